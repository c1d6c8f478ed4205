"""Write down under which licences the packages are that the house is built with and runs on.

`docs/licences.md` lists every package that is pinned in `requirements/` and in `web/package-lock.json`. A licence that is not
among those we have agreed to is refused. `--check` writes nothing and says whether the page is fresh.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "licences.md"

AGREED = {
    "0BSD": "nothing",
    "Apache-2.0": "keep its notices",
    "BSD": "keep its notice",
    "BSD-2-Clause": "keep its notice",
    "BSD-3-Clause": "keep its notice",
    "CC0-1.0": "nothing",
    "ISC": "keep its notice",
    "LGPL-3.0-only": "who has it may put another version in its place: it is installed beside the house, never part of it",
    "MIT": "keep its notice",
    "MIT-0": "nothing",
    "MPL-2.0": "changes to its own files are published; we make none",
    "OFL-1.1": "fonts; not to be sold by themselves",
    "PSF-2.0": "keep its notice",
    "Zlib": "keep its notice; changed sources are marked as such; we make none",
}
"""Licences under which a package may be used by a house under the MIT licence, and what each asks. Who adds one has read it."""

SPELT = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""How packages call their licences that do not use the usual short names."""

ELSEWHERE = {"colorama": "BSD", "tzdata": "Apache-2.0"}
"""Packages that another system than this may need, and what they state: here they are not installed."""

OF_THE_MANUAL = {
    **dict.fromkeys(("alabaster", "jinja2"), "BSD"),
    **{f"sphinxcontrib-{one}": "BSD" for one in ("applehelp", "devhelp", "htmlhelp", "jsmath", "qthelp", "serializinghtml")},
    **dict.fromkeys(("charset-normalizer", "imagesize", "mdit-py-plugins", "myst-parser", "urllib3"), "MIT"),
    **dict.fromkeys(("markupsafe", "snowballstemmer"), "BSD-3-Clause"),
    "docutils": "BSD OR GNU General Public License (GPL) OR Public Domain",
    "packaging": "Apache-2.0 OR BSD-2-Clause",
    "requests": "Apache-2.0",
    "roman-numerals": "0BSD OR CC0-1.0",
    "sphinx": "BSD-2-Clause",
}
"""What builds the manual, and what it states: no check needs it. Where it is installed it is held to what stands here."""

GROUPS = {
    "run": ("The house runs on", "pinned in `requirements/run.txt`"),
    "dev": ("The checks need", "pinned in `requirements/dev.txt`"),
    "docs": (
        "The manual is built with",
        "pinned in `requirements/docs.txt`; of these only the search of Sphinx and of Snowball reaches the pages",
    ),
    "client": ("The client carries", "pinned in `web/package-lock.json`; they are part of the pages"),
    "tools": (
        "The client is built with",
        "pinned in `web/package-lock.json`; of these only Svelte's runtime reaches the pages",
    ),
}


def pinned(group: str) -> list[str]:
    """The packages of a file of requirements."""
    words = (ROOT / "requirements" / f"{group}.txt").read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)==", words, re.M)


def licence_of(name: str, facts: Mapping[str, str], classifiers: Iterable[str] = ()) -> str:
    """The licence a package states: as an expression, in a word, or by its classifiers, in this order."""
    filed = {_short(one.rpartition("::")[2].strip()) for one in classifiers if one.startswith("License ::")}
    words = [facts.get("License-Expression", ""), facts.get("License", "").strip(), " OR ".join(sorted(filed))]
    titles = [one.splitlines()[0] for one in words if one]  # some put the whole text there
    for one in titles:
        if is_agreed(_short(one)):
            return _short(one)
    stated = titles[0][:60] if titles else "none"
    raise SystemExit(f"{name} is under a licence that nobody has agreed to: {stated}; see tools/licences.py")


def _short(words: str) -> str:
    return SPELT.get(words, words)


def is_agreed(expression: str) -> bool:
    """Whether we may use what is under this expression: every part joined by AND, and one of those joined by OR."""
    return all(any(one in AGREED for one in part.strip("() ").split(" OR ")) for part in expression.split(" AND "))


def of_python(group: str) -> Iterator[tuple[str, str]]:
    for name in pinned(group):
        if name in ELSEWHERE:
            yield name, ELSEWHERE[name]
            continue
        try:
            facts = metadata(name)
        except PackageNotFoundError:
            if group == "docs" and name in OF_THE_MANUAL:
                yield name, OF_THE_MANUAL[name]
                continue
            raise SystemExit(f"{name} is pinned but not installed; make test installs it") from None
        stated = {key: facts[key] for key in ("License-Expression", "License") if key in facts}
        yield name, licence_of(name, stated, facts.get_all("Classifier") or ())


def of_client(*, tools: bool) -> Iterator[tuple[str, str]]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, facts in packages.items():
        if place and bool(facts.get("dev")) == tools:
            name = place.rpartition("node_modules/")[2]
            yield name, licence_of(name, {"License-Expression": facts.get("license", "")})


def page() -> str:
    """The whole page."""
    found = {
        "run": of_python("run"),
        "dev": of_python("dev"),
        "docs": of_python("docs"),
        "client": of_client(tools=False),
        "tools": of_client(tools=True),
    }
    lines = ["# Licences", "", "Written by `python tools/licences.py`; do not edit. Budokan is under the MIT licence.", ""]
    lines += ["| licence | what it asks |", "|---|---|", *(f"| {name} | {asks} |" for name, asks in AGREED.items()), ""]
    for group, packages in found.items():
        title, where = GROUPS[group]
        lines += [f"## {title}", "", f"{where[0].upper()}{where[1:]}.", "", "| package | licence |", "|---|---|"]
        lines += [*(f"| {name} | {licence} |" for name, licence in sorted(set(packages))), ""]
    return "\n".join(lines)


def main(words: list[str]) -> int:
    fresh = page()
    if "--check" in words:
        if PAGE.read_text(encoding="utf-8") == fresh:
            return 0
        print("docs/licences.md is not fresh: python tools/licences.py writes it", file=sys.stderr)
        return 1
    PAGE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
