"""Licences: the page is fresh, and no licence slips in that nobody has read."""

from __future__ import annotations

import pytest

from tools import licences


def test_the_page_of_licences_is_fresh() -> None:
    assert licences.page() == licences.PAGE.read_text(encoding="utf-8"), "python tools/licences.py writes it"
    assert licences.page() == licences.page()


def test_everything_that_is_pinned_is_on_the_page() -> None:
    written = licences.PAGE.read_text(encoding="utf-8")
    for name in [*licences.pinned("run"), *licences.pinned("dev"), *licences.pinned("docs"), "@fluent/bundle", "svelte"]:
        assert f"| {name} | " in written


def test_what_the_manual_is_built_with_is_written_down_under_licences_we_have_agreed_to() -> None:
    assert set(licences.OF_THE_MANUAL) == set(licences.pinned("docs"))
    assert all(licences.is_agreed(one) for one in licences.OF_THE_MANUAL.values())


@pytest.mark.parametrize(
    ("stated", "classifiers", "licence"),
    [
        ({"License-Expression": "MIT"}, [], "MIT"),
        ({"License-Expression": "MIT AND PSF-2.0"}, [], "MIT AND PSF-2.0"),
        ({"License-Expression": "GPL-3.0-only OR MIT"}, [], "GPL-3.0-only OR MIT"),
        ({"License": "APL 2"}, [], "Apache-2.0"),
        ({}, ["License :: OSI Approved :: BSD License", "Programming Language :: Python"], "BSD"),
        ({"License": "see the file"}, ["License :: OSI Approved :: MIT License"], "MIT"),
    ],
)
def test_what_a_package_states_is_read(stated: dict[str, str], classifiers: list[str], licence: str) -> None:
    assert licences.licence_of("some", stated, classifiers) == licence


@pytest.mark.parametrize(
    ("stated", "classifiers"),
    [
        ({"License-Expression": "AGPL-3.0-only"}, []),
        ({"License-Expression": "MIT AND GPL-3.0-only"}, []),
        ({"License": "GPL"}, []),
        ({}, ["License :: Other/Proprietary License"]),
        ({}, []),
    ],
)
def test_a_licence_nobody_has_agreed_to_is_refused(stated: dict[str, str], classifiers: list[str]) -> None:
    with pytest.raises(SystemExit, match="a licence that nobody has agreed to"):
        licences.licence_of("some", stated, classifiers)


def test_a_page_that_is_not_fresh_is_noticed_and_left_alone(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert licences.main(["--check"]) == 0
    monkeypatch.setattr(licences, "pinned", lambda group: ["rich"] if group == "run" else [])
    before = licences.PAGE.read_text(encoding="utf-8")
    assert licences.main(["--check"]) == 1
    assert licences.PAGE.read_text(encoding="utf-8") == before
