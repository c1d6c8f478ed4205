"""Builds kernel/, games/ and the search with mypyc from the same source.

    python tools/compile.py                the environment gets the compiled package
    python tools/compile.py --into DIR     the compiled package goes into a folder of its own
    python tools/compile.py --quick ...    no optimising, nothing kept for a debugger: sooner built, as good for tests

Where there is no C compiler it says so in one line and everything stays as it is: the plain package does the same, slower.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiler() -> str | None:
    """The C compiler Python's extension modules would be built with, if it is there."""
    names = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    return next((name for name in names if name and shutil.which(name.split()[0])), None)


def headers() -> bool:
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").exists()


def can_compile() -> bool:
    return compiler() is not None and headers()


def fingerprint() -> str:
    """Changes when anything that is compiled changes."""
    mark = hashlib.sha256(sys.version.encode())
    ways = [ROOT / "setup.py", ROOT / "tools" / "native.py", ROOT / "pyproject.toml"]
    for file in sorted([*ways, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.toml")]):
        mark.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    for file in sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "docs/rules").rglob("*.md")]):
        mark.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return mark.hexdigest()


def install(into: Path | None, quick: bool) -> int:
    where = [] if into is None else ["--target", str(into), "--upgrade"]
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--force-reinstall",
        *where,
        ".",
    ]
    environment = {**os.environ, "BUDOKAN_COMPILED": "1", "BUDOKAN_OPTIMISED": "0" if quick else "3"}
    if quick:
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -g0".strip()
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def show_the_client_of_the_source(into: Path) -> None:
    """A package in a folder of its own is for tests and benches: it shows the client as it is built now, and whenever it is."""
    copied = into / "budokan" / "hall" / "static"
    shutil.rmtree(copied, ignore_errors=True)
    copied.symlink_to(ROOT / "src" / "budokan" / "hall" / "static", target_is_directory=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--into", type=Path)
    arguments.add_argument("--quick", action="store_true")
    given = arguments.parse_args()
    into: Path | None = given.into
    if not can_compile():
        print("No C compiler with Python's headers here: the plain package stays; it does the same, about three times slower.")
        return 0
    stamp = None if into is None else into / ".fingerprint"
    wanted = fingerprint() + (" quick" if given.quick else "")
    if stamp is not None and stamp.exists() and stamp.read_text() == wanted:
        print("compiled: up to date")
        return 0
    if into is not None:
        shutil.rmtree(into, ignore_errors=True)
    for left in [*(ROOT / "build").glob("lib*"), ROOT / "build" / "native"]:  # what is compiled no longer would go in again
        shutil.rmtree(left, ignore_errors=True)
    code = install(into, given.quick)
    if code == 0 and into is not None and stamp is not None:
        show_the_client_of_the_source(into)
        stamp.write_text(wanted)
    print("compiled: done" if code == 0 else "compiled: the compiler failed; the plain package stays")
    return code


if __name__ == "__main__":
    sys.exit(main())
