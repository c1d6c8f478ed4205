"""The manual, if it was built (`make docs`): read from the disk when somebody wants a page of it, and kept from then on."""

from __future__ import annotations

from pathlib import Path

from budokan.hall.static import Page
from budokan.kernel.words import LANGUAGES

BUILT = Path(__file__).parent / "manual"

FIRST = "index.html"


class Manual:
    """The pages of the manual by their paths. Which there are is looked at once, so that no path leads anywhere else."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or BUILT
        files = folder.rglob("*") if folder.is_dir() else ()
        self._files = {file.relative_to(folder).as_posix(): file for file in files if file.is_file() and file.name[0] != "."}
        self._read: dict[str, Page] = {}

    def __bool__(self) -> bool:
        return bool(self._files)

    def find(self, path: str) -> Page | None:
        """The file at this path."""
        name = path.strip("/")
        if name not in self._files:
            return None
        if name not in self._read:
            self._read[name] = Page(name, self._files[name].read_bytes())
        return self._read[name]

    def first(self, path: str, languages: str) -> str:
        """Where whoever names a folder is led: its first page, or the front of the manual in one of the languages they read."""
        folder = path.strip("/")
        if f"{folder}/{FIRST}" in self._files:
            return f"/manual/{folder}/{FIRST}"
        wanted = (one.strip()[:2].lower() for one in languages.split(","))
        language = next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])
        return "" if folder else f"/manual/{language}/{FIRST}"
