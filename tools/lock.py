"""Write into `requirements/` which files of each pinned package are the right ones, by their hashes.

    python tools/lock.py        after a line `name==version` was added, changed or taken out there

Every file that was published of a version is listed, for all systems and all versions of Python from 3.11 on, and what only
another system needs has a line of its own: the same files serve everywhere, and `pip` takes nothing else. No address is written
down. It asks `uv`, which is needed for this alone: `pip install uv`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "requirements"
PIN = re.compile(r"^([\w.-]+)==\S+.*(?:\n    --hash=.*)*", re.MULTILINE)
LEAST = "3.11"


def pins_of(words: str) -> list[str]:
    """The lines `name==version`, with what they hold for, without the hashes."""
    return [one[0].partition("\n")[0].removesuffix("\\").strip() for one in PIN.finditer(words)]


def head_of(words: str) -> str:
    """What stands above the first pin."""
    first = PIN.search(words)
    return words[: first.start()] if first else words


def locked(pins: list[str]) -> dict[str, str]:
    """Every package that these need, with its hashes, by name."""
    shown = ("--universal", "--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url", "--quiet")
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", *shown, "--python-version", LEAST]
    done = subprocess.run(command, input="\n".join(pins), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.strip() or "uv could not be asked: pip install uv")
    return {one[1]: one[0] for one in PIN.finditer(done.stdout)}


def main() -> int:
    """Those the house runs on first; the checks need more, and so does what builds the manual."""
    run, dev, docs = ((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in ("run", "dev", "docs"))
    needed = locked(pins_of(run))
    further = locked([*pins_of(run), *pins_of(dev)])
    shown = locked([*pins_of(run), *pins_of(docs)])
    for file, words, packages in (
        ("run.txt", run, needed),
        ("dev.txt", dev, {k: v for k, v in further.items() if k not in needed}),
        ("docs.txt", docs, {k: v for k, v in shown.items() if k not in needed}),
    ):
        (FOLDER / file).write_text("\n".join([head_of(words).rstrip("\n"), *packages.values(), ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
