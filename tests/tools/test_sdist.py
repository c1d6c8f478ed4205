"""What is packed as source can be built again: it holds whatever setup.py asks for."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree, packed and unpacked elsewhere."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("out")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    without = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.egg-info")
    for name in ("src", "docs/rules", "examples/silent-auction", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=without)
    subprocess.run([sys.executable, "-c", BUILD], cwd=tree, check=True, capture_output=True, text=True)
    (packed,) = (tree / "dist").iterdir()
    with tarfile.open(packed) as file:
        file.extractall(out, filter="data")
    (inside,) = out.iterdir()
    return inside


def test_the_ledgers_and_what_the_compiler_is_given_are_packed(unpacked: Path) -> None:
    for folder, kind in (("docs/rules", "*.md"), ("src/budokan", "*.py"), ("src/budokan", "*.toml"), ("src/budokan", "*.ftl")):
        wanted = {file.relative_to(ROOT) for file in (ROOT / folder).rglob(kind)}
        assert wanted
        assert {file for file in wanted if not (unpacked / file).is_file()} == set()
    example = {file.relative_to(ROOT) for file in (ROOT / "examples/silent-auction").rglob("*.py")}
    assert {file for file in example if not (unpacked / file).is_file()} == set()
    assert (unpacked / "tools" / "native.py").read_bytes() == (ROOT / "tools" / "native.py").read_bytes()


def test_what_is_packed_can_be_built(unpacked: Path, tmp_path: Path) -> None:
    words = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(words, cwd=unpacked, check=True, capture_output=True, text=True)
    assert (tmp_path / "budokan" / "rules" / "it" / "samurai-sword.md").is_file()
    assert (tmp_path / "budokan" / "kernel" / "table.py").is_file()
    assert (tmp_path / "budokan" / "examples" / "silent-auction" / "pyproject.toml").is_file()
