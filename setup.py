"""What pyproject.toml cannot say: the ledger travels inside the package, and kernel/, games/ and the search may be compiled."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from tools import native  # noqa: E402  # beside this file, which is not where Python looks

WRITTEN_OUT = "build/native"
"""Where the source lies as the compiler is given it."""

STRUCTS = {
    *("moves.py", "talk_moves.py", "events.py"),
    *(
        "options.py",
        "cards.py",
        "reading.py",
        "pool.py",
        "positions.py",
        "generated_form.py",
        "texts.py",
        "outcome.py",
        "records.py",
        "workshop.py",
    ),
    *("views.py", "seen.py"),
}
"""Modules of msgspec structs, or next to them: mypyc does not keep the annotations from which msgspec makes structs.

A package of one of these names (`events/`) is left out whole.
"""

AT_LEISURE = {
    *("instinct.py", "words.py", "errors.py", "faults.py", "game.py", "ledger.py", "undo.py", "drawing.py", "trying_out.py"),
    *("annotations.py", "declared.py", "fields.py", "bounds.py", "refusals.py"),
    *("shapes.py", "card_files.py"),
}
"""Modules of the kernel that are on no hot path and use what mypyc has no use for."""


AMONG_OURSELVES = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Nobody else calls our functions by name: they call each other directly, not by a table that others may change."""

EXAMPLE = "silent-auction"
"""The game that `budokan new-game` begins with travels inside the package."""
LEFT_BEHIND = ("__pycache__", ".*", "*.egg-info", "build")

ONLY_ASKED = {"egg_info", "dist_info"}
"""What pip asks before it builds, each time in a process of its own: for that nothing need be translated into C."""

PARTS = 12
"""Into so many files of C a quick build is put together, beside the busy one."""

BUSY = re.compile(
    r"^(?!__native_)|___(kernel___\w+|table|generated_\w+|view|belief|hexes|reach|movement_graph|search|tree)\.c$"
)
"""The C files, by their names, that are worth optimising in any build."""


def registered_houses() -> list[str]:
    """The houses of the games that are open; one under construction is not compiled yet."""
    text = (HERE / "src/budokan/games/__init__.py").read_text(encoding="utf-8")
    return re.findall(r"from budokan\.games\.(\w+) import GAME", text)


def hot_modules() -> list[str]:
    """What is compiled: the loop, the frames, the rules, and the search that plays them through."""
    kernel = [room for room in (HERE / "src/budokan/kernel").glob("*.py") if room.name not in AT_LEISURE]
    games = [room for house in registered_houses() for room in (HERE / "src/budokan/games" / house).glob("**/*.py")]
    search = [HERE / "src/budokan/players" / name for name in ("search.py", "tree.py")]
    return sorted(str(room.relative_to(HERE)) for room in [*kernel, *games, *search] if not stays_plain(room))


def stays_plain(room: Path) -> bool:
    declares = room.name in ("state.py", "kinds.py") and (room.parent / "generated_state.py").exists()
    return declares or room.name in STRUCTS | {"__init__.py"} or f"{room.parent.name}.py" in STRUCTS


def extensions() -> list[Any]:
    if os.environ.get("BUDOKAN_COMPILED") != "1" or ONLY_ASKED.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    rooms = native.write([HERE / room for room in hot_modules()], HERE / "src", HERE / WRITTEN_OUT)
    os.environ["MYPYPATH"] = WRITTEN_OUT
    given = [str(room.relative_to(HERE)) for room in rooms]
    words = ["--config-file=", "--strict", "--implicit-reexport", "--ignore-missing-imports", *given]
    level = os.environ.get("BUDOKAN_OPTIMISED", "3")
    made = list(mypycify(words, opt_level=level, multi_file=True))
    for one in made:
        one.extra_compile_args += AMONG_OURSELVES
        if level == "0":
            one.sources = in_fewer_files(one.sources)
    return made


def in_fewer_files(sources: list[str]) -> list[str]:
    """The same C in a dozen files. Each reads in the same long headers: a third of the time where nothing is optimised.

    What nearly all the work goes through, and mypyc's own library with it, is a part of its own that is optimised a little.
    """
    ours = sorted((file for file in sources if not re.match(r"__native_[0-9a-f]{16,}", Path(file).name)), key=os.path.getsize)
    if len(ours) <= PARTS:
        return sources
    busy = [file for file in ours if BUSY.search(Path(file).name)]
    calm = [file for file in ours if file not in busy]
    parts = [busy, *(calm[number::PARTS] for number in range(PARTS))]
    written = [Path(sources[0]).with_name(f"together_{number}.c") for number in range(len(parts))]
    for file, part in zip(written, parts, strict=True):
        first = '#pragma GCC optimize("O1")\n' if part is busy else ""
        file.write_text(first + "".join(f'#include "{Path(one).name}"\n' for one in part), encoding="utf-8")
    return [*(one for one in sources if one not in ours), *map(str, written)]


def annotations() -> dict[str, dict[str, str]]:
    """What the fields of the classes of compiled modules are declared to be, as written: the compiler does not keep it."""
    found: dict[str, dict[str, str]] = {}
    for room in hot_modules():
        module = room.removeprefix("src/").removesuffix(".py").replace("/", ".")
        for node in ast.parse((HERE / room).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
                declared = {ast.unparse(one.target): ast.unparse(one.annotation) for one in fields}
                if declared:
                    found[f"{module}.{node.name}"] = declared
    return found


class WithLedger(build_py):
    """Copies the rules, a game to begin with, and what the compiler loses into the package."""

    def run(self) -> None:
        super().run()
        if os.environ.get("BUDOKAN_COMPILED") == "1" and not self.editable_mode:
            kept = Path(self.build_lib) / "budokan" / "annotations.json"
            kept.write_text(json.dumps(annotations()), encoding="utf-8")
        if not self.editable_mode:
            target = Path(self.build_lib) / "budokan" / "rules"
            shutil.copytree(HERE / "docs" / "rules", target, dirs_exist_ok=True)
            example = Path(self.build_lib) / "budokan" / "examples" / EXAMPLE
            shutil.copytree(
                HERE / "examples" / EXAMPLE, example, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*LEFT_BEHIND)
            )


def by_different_names(small: list[Any]) -> list[list[Any]]:
    """Extensions sorted into as few heaps as there are modules of one name: in a heap each has a name of its own."""
    heaps: list[dict[str, Any]] = []
    for one in small:
        name = one.name.rpartition(".")[2]
        heap = next((heap for heap in heaps if name not in heap), None)
        if heap is None:
            heaps.append(heap := {})
        heap[name] = one
    return [list(heap.values()) for heap in heaps]


class SideBySide(build_ext):
    """Compiles on every core the files of the one large extension; by itself setuptools takes them one after another.

    The small ones that lead into it, one for a module, are a page of C each: a heap of them is built as one and copied.
    """

    def build_heap(self, heap: list[Any]) -> None:
        first = heap[0]
        together = Path(first.sources[0]).with_name(f"heap_{first.name}.c")
        pages = [
            f'#define PyInit___init__ unused_{number}\n#include "{Path(one.sources[0]).resolve()}"\n#undef PyInit___init__\n'
            for number, one in enumerate(heap)
        ]
        together.write_text("".join(pages), encoding="utf-8")
        first.sources = [str(together)]
        self.build_extension(first)
        for one in heap[1:]:
            target = Path(self.get_ext_fullpath(one.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.get_ext_fullpath(first.name), target)

    def build_extension(self, ext: Any) -> None:
        """A large one is given to the linker as objects, each file compiled by itself."""
        if len(ext.sources) > 1:
            objects = self.compile_side_by_side(ext)
            ext.sources, ext.extra_objects, ext.depends = [], [*ext.extra_objects, *objects], [*ext.depends, *objects]
        super().build_extension(ext)

    def compile_side_by_side(self, ext: Any) -> list[str]:
        compiler: Any = self.compiler
        for made in compiler.object_filenames(ext.sources, output_dir=self.build_temp):
            Path(made).parent.mkdir(parents=True, exist_ok=True)

        def compile_one(source: str) -> list[str]:
            made: list[str] = compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=[*ext.define_macros, *((name,) for name in ext.undef_macros)],
                include_dirs=ext.include_dirs,
                debug=self.debug,
                extra_postargs=list(ext.extra_compile_args),
                depends=ext.depends,
            )
            return made

        with ThreadPoolExecutor(os.cpu_count()) as hands:
            return [one for made in hands.map(compile_one, ext.sources) for one in made]

    def build_extensions(self) -> None:
        small = [one for one in self.extensions if len(one.sources) == 1]
        self.extensions = [one for one in self.extensions if len(one.sources) > 1]
        super().build_extensions()
        for heap in by_different_names(small):
            self.build_heap(heap)
        self.extensions += small


setup(ext_modules=extensions(), cmdclass={"build_py": WithLedger, "build_ext": SideBySide})
