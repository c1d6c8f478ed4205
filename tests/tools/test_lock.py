"""Requirements: every package is pinned by version and by hashes, and no address stands among them."""

from __future__ import annotations

import re
import subprocess

import pytest

from tools import lock

FILES = ["run.txt", "dev.txt", "docs.txt"]


@pytest.mark.parametrize("file", FILES)
def test_every_package_is_pinned_by_version_and_hashes(file: str) -> None:
    words = (lock.FOLDER / file).read_text(encoding="utf-8")
    blocks = list(lock.PIN.finditer(words))
    assert len(blocks) > 15
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}$", block[0]) for block in blocks)
    said = [line for line in lock.PIN.sub("", words).splitlines() if line and not line.startswith("#")]
    assert said in ([], ["-r run.txt"]), "nothing but pins"
    assert "://" not in words


def test_pip_takes_no_package_without_a_hash() -> None:
    """With one hash in a file every package needs one; what a package needs itself is pinned here as well."""
    pins = {file: lock.pins_of((lock.FOLDER / file).read_text(encoding="utf-8")) for file in FILES}
    for further in ("dev.txt", "docs.txt"):
        names = [pin.partition("==")[0] for pin in (*pins["run.txt"], *pins[further])]
        assert len(names) == len(set(names))
        assert {"colorama", "tzdata"} <= set(names), "what only other systems need"
    every = {pin for file in FILES for pin in pins[file]}
    assert len(every) == len({pin.partition("==")[0] for pin in every}), "one version, whatever else is installed"


def test_pins_are_read_without_their_hashes() -> None:
    words = "# A word.\n-r run.txt\none==1.0 \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb\n"
    words += "two==2 ; sys_platform == 'win32' \\\n    --hash=sha256:cc\nthree==3\n"
    assert lock.pins_of(words) == ["one==1.0", "two==2 ; sys_platform == 'win32'", "three==3"]
    assert lock.head_of(words) == "# A word.\n-r run.txt\n"


def test_hashes_are_laid_under_the_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answered(command: list[str], *, input: str, **_: object) -> subprocess.CompletedProcess[str]:
        asked.append(input)
        told = "".join(f"{pin} \\\n    --hash=sha256:{'0' * 64}\n" for pin in input.splitlines())
        return subprocess.CompletedProcess(command, 0, told, "")

    monkeypatch.setattr(subprocess, "run", answered)
    assert lock.locked(["one==1", "two==2"]) == {
        "one": f"one==1 \\\n    --hash=sha256:{'0' * 64}",
        "two": f"two==2 \\\n    --hash=sha256:{'0' * 64}",
    }
    assert asked == ["one==1\ntwo==2"]


def test_without_what_writes_hashes_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "No module named uv")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(SystemExit, match="No module named uv"):
        lock.locked(["one==1"])
