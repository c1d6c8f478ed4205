"""The release: its notes are those of this version, and what lacks something is refused."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from tools.release import FIELDS, NEEDED, Failure, check_metadata, notes

from budokan.version import VERSION


def wheel(folder: Path, names: tuple[str, ...], fields: tuple[str, ...] = FIELDS, number: str = VERSION) -> Path:
    file = folder / f"budokan-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as written:
        for name in names:
            written.writestr(name, "")
        said = "".join(f"{field}: {number if field == 'Version' else 'said'}\n" for field in fields)
        written.writestr(f"budokan-{VERSION}.dist-info/METADATA", said)
    return file


def test_the_notes_are_what_the_changelog_says_of_this_version() -> None:
    assert notes().startswith(f"## {VERSION}")
    assert notes().count("\n## ") == 0 and "\n- " in notes()


def test_a_wheel_that_has_all_it_needs_is_taken(tmp_path: Path) -> None:
    check_metadata(wheel(tmp_path, NEEDED))


@pytest.mark.parametrize(
    ("names", "fields", "number", "told"),
    [
        (NEEDED[1:], FIELDS, VERSION, "index.html"),
        ((*NEEDED, "tests/test_ken.py"), FIELDS, VERSION, "tests/test_ken.py"),
        (NEEDED, FIELDS[:-1], VERSION, "Description-Content-Type"),
        (NEEDED, FIELDS, "0.0.9", VERSION),
    ],
)
def test_a_wheel_that_lacks_something_is_refused(
    names: tuple[str, ...], fields: tuple[str, ...], number: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(Failure, match=told):
        check_metadata(wheel(tmp_path, names, fields, number))
