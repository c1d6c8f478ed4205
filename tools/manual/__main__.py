"""`python -m tools.manual`: builds the manual into the package, `src/budokan/hall/manual`, where the hall serves it.

Builds only when something it is made from has changed; every warning is an error. `--sources` stops before the generator.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import time
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from tools.manual import ledgers
from tools.manual.assemble import ROOT, Manual

from budokan.kernel.words import LANGUAGES
from budokan.version import VERSION

BUILT = ROOT / "src" / "budokan" / "hall" / "manual"
WORK = ROOT / "build" / "manual"
STAMP = BUILT / ".built-from"
THEME = Path(__file__).parent / "theme"
TOKENS = ROOT / "web" / "src" / "look" / "tokens.css"
SEAL = ROOT / "web" / "public" / "seal.svg"
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
FACES = (
    "shippori-mincho/files/shippori-mincho-latin-700-normal.woff2",
    "zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-400-normal.woff2",
    "zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin-700-normal.woff2",
)
LEFT_OVER = (
    "_sources",
    "objects.inv",
    ".buildinfo",
    "_static/basic.css",
    "_static/file.png",
    "_static/minus.png",
    "_static/plus.png",
)
"""What the generator writes and nobody is sent."""

NOTICES = ("sphinx", "snowballstemmer")
"""Of these the search of the pages is: their notices come along."""

TITLES = {"en": "The manual of Budokan", "it": "Il manuale di Budokan"}


def settings(language: str) -> dict[str, Any]:
    """What the generator is told."""
    return {
        "project": "Budokan",
        "release": VERSION,
        "language": language,
        "extensions": ["myst_parser"],
        "myst_enable_extensions": ["attrs_inline"],
        "myst_heading_anchors": 4,
        "html_theme": "budokan",
        "html_theme_path": [str(THEME)],
        "html_title": TITLES[language],
        "html_static_path": [str(WORK / "static")],
        "html_copy_source": False,
        "html_show_sourcelink": False,
        "html_use_index": False,
        "html_domain_indices": False,
        "html_permalinks_icon": "§",
        "html_search_language": language,
        "html_scaled_image_link": False,
        "highlight_language": "none",
        "smartquotes": False,
        "suppress_warnings": ["myst.header", "misc.highlighting_failure", "toc.not_included"],
        "html_context": {"other": other_pages(language), "here": language},
    }


def other_pages(language: str) -> dict[str, list[str]]:
    """The pages that the other languages have as well."""
    return {one: sorted(Manual(one).texts) for one in LANGUAGES if one != language}


def fingerprint() -> str:
    """Of everything the manual is made from."""
    mixed = hashlib.sha256(VERSION.encode())
    folders = [Path(__file__).parent, ROOT / "docs", ROOT / "src" / "budokan" / "cli"]
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    own = [
        *ROOT.glob("*.md"),
        ROOT / "web" / "README.md",
        TOKENS,
        *(ROOT / "examples").rglob("*.md"),
        ROOT / "tests" / "golden" / "README.md",
    ]
    for file in sorted({*files, *own}):
        mixed.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return mixed.hexdigest()


def write_sources() -> None:
    for language in LANGUAGES:
        Manual(language).write(WORK / language / "source")


def write_static() -> None:
    """What every page shows besides its words: the colours and letters of the hall, its seal."""
    static = WORK / "static"
    shutil.rmtree(static, ignore_errors=True)
    static.mkdir(parents=True)
    shutil.copyfile(TOKENS, static / "tokens.css")
    shutil.copyfile(SEAL, static / "seal.svg")
    for package in NOTICES:
        named = [file for file in distribution(package).files or () if re.search(r"LICEN[CS]E|COPYING", file.name)]
        words = "\n".join(Path(str(file.locate())).read_text(encoding="utf-8") for file in named)
        (static / f"{package}.txt").write_text(words, encoding="utf-8")
    (static / "rules.json").write_text(json.dumps(ledgers.addresses()), encoding="utf-8")
    for face in FACES:
        if (FONTS / face).is_file():
            shutil.copyfile(FONTS / face, static / Path(face).name)


def build(language: str) -> int:
    """The site in one language; the number of pages."""
    from sphinx.application import Sphinx  # the generator is needed for this alone

    source, into = WORK / language / "source", WORK / "site" / language
    shutil.rmtree(into, ignore_errors=True)
    app = Sphinx(
        source,
        None,
        into,
        WORK / language / "doctrees",
        "html",
        confoverrides=settings(language),
        status=None,
        warning=sys.stderr,
        freshenv=True,
    )
    app.build(force_all=True)
    for file in source.rglob("*"):
        if file.is_file() and file.suffix not in (".md", ".png", ".svg"):
            (into / file.relative_to(source)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, into / file.relative_to(source))
    for name in LEFT_OVER:
        left = into / name
        shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)
    if app._warncount:
        raise SystemExit(f"The manual was not built: {app._warncount} warnings")
    return len(list(into.rglob("*.html")))


def main(given: list[str]) -> int:
    if given[:1] == ["--one"]:
        print(build(given[1]))
        return 0
    stamp = fingerprint()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp and not given:
        print("The manual is built already.")
        return 0
    began = time.monotonic()
    write_sources()
    if "--sources" in given:
        return 0
    write_static()
    building = [
        subprocess.Popen([sys.executable, "-m", "tools.manual", "--one", one], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for one in LANGUAGES
    ]
    told = [one.communicate()[0].strip() for one in building]
    if any(one.returncode for one in building):
        return 1
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(WORK / "site", BUILT)
    STAMP.write_text(stamp, encoding="utf-8")
    size = sum(file.stat().st_size for file in BUILT.rglob("*") if file.is_file())
    pages = ", ".join(f"{count} pages in {language}" for language, count in zip(LANGUAGES, told, strict=True))
    print(f"The manual is built: {pages}, {size / 1e6:.1f} MB ({time.monotonic() - began:.0f} s).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
