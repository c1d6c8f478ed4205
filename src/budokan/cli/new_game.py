"""`budokan new-game` writes a small complete game: the one of `examples/silent-auction`, by another name."""

from __future__ import annotations

import re
from pathlib import Path

import budokan
from budokan.cli.arguments import AtTheTerminal
from budokan.cli.exit_codes import WELL
from budokan.games.brought import HOUSE, LONGEST_NAME, NAME, PREFIX
from budokan.kernel.errors import BadWords

EXAMPLE = "silent-auction"
EXAMPLE_PREFIX = "SA"

SHIPPED = Path(budokan.__file__).parent / "examples" / EXAMPLE
"""Where it lies in an installed house."""

WRITTEN = Path(budokan.__file__).parent.parent.parent / "examples" / EXAMPLE
"""Where it is written."""

KINDS = {".py", ".toml", ".md", ".ftl"}


def new_game(name: str, *, inside: Path = Path(), prefix: str = "", terminal: AtTheTerminal) -> int:
    """`inside` is the folder in which that of the game is made; `prefix` begins the numbers of its rulings."""
    taken = {HOUSE, *(game.prefix for game in budokan.games().values())}
    chosen = prefix or prefix_for(name, taken)
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise BadWords("new-game-bad-name", name=name[:40], longest=LONGEST_NAME)
    if name in budokan.games():
        raise BadWords("new-game-taken", name=name)
    if not PREFIX.fullmatch(chosen) or chosen in taken:
        raise BadWords("new-game-bad-prefix", prefix=chosen[:10], taken=", ".join(sorted(taken)))
    folder = inside / name
    if folder.exists():
        raise BadWords("new-game-there", folder=str(folder)[:80])
    written = write(folder, name, chosen)
    terminal.line(terminal.say("new-game-made", folder=str(folder), files=written), "bold")
    for step in ("tests", "contract", "terminal", "hall", "install"):
        terminal.line("  " + terminal.say(f"new-game-{step}", name=name, folder=str(folder.resolve())))
    return WELL


def prefix_for(name: str, taken: set[str]) -> str:
    """The first letters of its words, or of its only word; longer where these are taken."""
    words = name.upper().split("-")
    letters = "".join(word[:1] for word in words) if len(words) > 1 else words[0]
    for wanted in (letters[:2], letters[:3], (words[0] + "XX")[:3], (words[-1] + "XX")[:3]):
        if len(wanted) > 1 and wanted not in taken:
            return wanted
    return letters[:3]


def write(folder: Path, name: str, prefix: str) -> int:
    """The example with its names changed; how many files were written."""
    example = SHIPPED if SHIPPED.is_dir() else WRITTEN
    files = [file for file in sorted(example.rglob("*")) if file.suffix in KINDS and not _made_here(file.relative_to(example))]
    for file in files:
        target = folder / renamed(str(file.relative_to(example)), name, prefix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file.read_text(encoding="utf-8"), name, prefix), encoding="utf-8")
    return len(files)


def _made_here(file: Path) -> bool:
    """Whether pytest or pip has left it behind."""
    return any(part == "build" or part.startswith((".", "__pycache__")) or part.endswith(".egg-info") for part in file.parts)


def renamed(words: str, name: str, prefix: str) -> str:
    title = " ".join(word.capitalize() for word in name.split("-"))
    for old, new in ((EXAMPLE, name), (EXAMPLE.replace("-", "_"), name.replace("-", "_")), ("Silent Auction", title)):
        words = words.replace(old, new)
    return re.sub(rf"\b{EXAMPLE_PREFIX}(?=-\d|\")", prefix, words)
