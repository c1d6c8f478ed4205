"""Puts the sources of the manual together: the papers where the site has them, the rules in chapters, the references written.

Links of the papers lead from file to file of the repository. Here they lead from page to page; what is no page of the manual
keeps its words and loses its link. The number of a rule leads to the rule, wherever it is named.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import tomllib
from pathlib import Path

from tools.manual import commands, interface, ledgers

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
CONTENTS = Path(__file__).parent / "contents.toml"

ELSEWHERE = {
    "ARCHITECTURE.md": "architecture",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "README.md": "index",
    "web/README.md": "client",
    "tests/golden/README.md": "golden",
    "examples/bots/README.md": "examples/bots",
    "examples/learning/README.md": "examples/learning",
    "docs/rules": "rules/samurai-sword/index",
    "docs/decisions": "decisions/index",
    "docs/reference": "reference/index",
}
"""Pages of the manual that lie outside `docs`, and folders that stand for their first page."""

DECISIONS = """\
# Decisions

Why things are as they are: a page for each decision that was worth an argument, what was measured, and what was left aside.

```{{toctree}}
:maxdepth: 1

{pages}
```
"""

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCED = re.compile(r"(^\s*```.*?^\s*```)", re.DOTALL | re.MULTILINE)
APART = re.compile(r"(`[^`\n]+`|\*\*[A-Z]+-\d+\.\d+\*\*)")
"""Where a number is no mention of a rule: in code, and where the rule itself stands."""


def sources(language: str) -> dict[str, Path]:
    """The papers of the manual in one language, by the name of their page."""
    found: dict[str, Path] = {}
    if language != "en":
        for file in sorted((DOCS / language).rglob("*.md")):
            found[_page(file.relative_to(DOCS / language))] = file
        return found
    for file in sorted(DOCS.rglob("*.md")):
        where = file.relative_to(DOCS)
        if where.parts[0] != "it" and where.parts[:2] != ("rules", "it") and file.stem not in ledgers.LEDGERS:
            found[_page(where)] = file
    for ledger in ledgers.LEDGERS:  # the reference of a game has the name of its rules
        if (DOCS / "reference" / f"{ledger}.md").exists():
            found[f"reference/{ledger}"] = DOCS / "reference" / f"{ledger}.md"
    outside = {name: ROOT / path for path, name in ELSEWHERE.items() if path.endswith(".md") and name != "index"}
    return {**found, **outside}


def _page(where: Path) -> str:
    name = where.with_suffix("").as_posix()
    return name.removesuffix("README") + "index" if name.endswith("README") else name


class Manual:
    """The manual in one language, as it is put together in a folder."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.papers = sources(language)
        self.places = {file.relative_to(ROOT).as_posix(): name for name, file in self.papers.items()}
        self.rulings = ledgers.addresses()
        self.texts: dict[str, str] = {}
        self.files: set[Path] = set()
        self._read()

    def _read(self) -> None:
        folder = DOCS / "rules" if self.language == "en" else DOCS / "rules" / self.language
        for name in ledgers.LEDGERS:
            file = folder / f"{name}.md"
            self.places[file.relative_to(ROOT).as_posix()] = f"rules/{name}/index"
            for page, text in ledgers.pages(name, self.language, file.read_text(encoding="utf-8")):
                self.texts[page] = self.led(text, file, page)
        for name, file in self.papers.items():
            self.texts[name] = self.led(file.read_text(encoding="utf-8"), file, name)
        self.texts["reference/commands"] = commands.page(self.language)
        if self.language == "en":
            self.texts["reference/python"] = self.led(interface.page(), DOCS / "reference" / "python.md", "reference/python")
            self.texts["decisions/index"] = DECISIONS.format(
                pages="\n".join(name.rpartition("/")[2] for name in self.papers if name.startswith("decisions/"))
            )
        if "reference/index" in self.texts:
            games = "\n".join(
                name.rpartition("/")[2] for name in self.papers if name.startswith("reference/") and name[-5:] != "index"
            )
            self.texts["reference/index"] += f"\n```{{toctree}}\n:hidden:\n\n{games}\n```\n"
        self.texts["index"] += self._contents()

    def _contents(self) -> str:
        """The order of the pages, and that all are in it."""
        parts = []
        listed = {"index"}
        for section in tomllib.loads(CONTENTS.read_text(encoding="utf-8"))["section"]:
            names = [_page(Path(name)) for name in section["pages"]]
            pages = [name if name in self.texts else f"{name}/index" for name in names]
            pages = [name for name in pages if name in self.texts]
            listed.update(pages)
            if pages:
                caption = section["title"][self.language]
                parts.append(f"\n```{{toctree}}\n:caption: {caption}\n:hidden:\n\n" + "\n".join(pages) + "\n```\n")
        folders = {name.removesuffix("index") for name in listed if name.endswith("/index")}
        left = [name for name in self.texts if name not in listed and not any(name.startswith(one) for one in folders)]
        if left:
            raise SystemExit(f"The contents of the manual do not name {', '.join(left)}: tools/manual/contents.toml")
        return "".join(parts)

    def led(self, text: str, file: Path, page: str) -> str:
        """The text with its links leading from page to page."""
        here = posixpath.dirname(page)
        up = posixpath.relpath(".", here or ".")

        def follow(found: re.Match[str]) -> str:
            picture, words, target = found.groups()
            if re.match(r"[a-z]+:|#", target):
                return found[0]
            path, hash, place = target.partition("#")
            whole = posixpath.normpath(posixpath.join(file.parent.relative_to(ROOT).as_posix(), path))
            goal = self.places.get(whole) or ELSEWHERE.get(whole)
            if goal is not None and goal in {*self.papers, "index", "decisions/index"} | set(self.places.values()):
                return f"{picture}[{words}]({posixpath.relpath(goal, here or '.')}.md{hash}{place})"
            if self.language != "en" and whole in ENGLISH:
                return f'<a href="{up}/../en/{ENGLISH[whole]}.html{hash}{place}" hreflang="en">{words}</a>'
            if (ROOT / whole).is_file() and whole.startswith("docs/"):
                self.files.add(ROOT / whole)
                there = posixpath.relpath(whole.removeprefix("docs/"), here or ".")
                return f"![{words}]({there})" if picture else f'<a href="{there}" download>{words}</a>'
            return words

        def told(number: re.Match[str]) -> str:
            address = self.rulings.get(number[0])
            return f'<a class="rule" href="{posixpath.relpath(address, here or ".")}">{number[0]}</a>' if address else number[0]

        parts = FENCED.split(text)
        for number in range(0, len(parts), 2):
            pieces = APART.split(LINK.sub(lambda found: _kept(follow(found)), parts[number]))
            pieces[::2] = [ledgers.RULING.sub(told, piece) for piece in pieces[::2]]
            parts[number] = "".join(pieces)
        return "".join(parts).replace(KEEP, "")

    def write(self, folder: Path) -> None:
        """All of it, where the generator looks for it."""
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in self.texts.items():
            file = folder / f"{name}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        for file in self.files:
            copy = folder / file.relative_to(DOCS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


KEEP = "\u2060"
"""Parts the letters of a rule's number within a link, so that no link is put into a link; taken out in the end."""


def _kept(link: str) -> str:
    return ledgers.RULING.sub(lambda found: found[0].replace("-", f"-{KEEP}"), link)


ENGLISH = {file.relative_to(ROOT).as_posix(): name for name, file in sources("en").items()}
"""The pages that are there in English, by their files."""
