"""The Lab of a hall: studies that people ask for, one at a time, each in a process of its own that can be ended.

The hall keeps no figures of a study in memory: what was asked and how far it is lie in a folder each, `lab/ID` beside the
store, and the process (`budokan.lab.hosted`) is told nothing but that folder. Who keeps the hall may ask for what they like;
strangers for as many games a day as the keeper allows, which is none unless it is said.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
from collections import Counter
from pathlib import Path

import msgspec

from budokan.hall.errors import NotFound, NotYours, Refusal, TooMuch
from budokan.hall.names import new_token
from budokan.hall.schemas.lab import Lab, StudyForm, StudyInfo, StudyProgress
from budokan.hall.schemas.tables import in_words
from budokan.hall.settings import Settings
from budokan.hall.timekeeping import Timekeeper
from budokan.kernel.errors import BudokanError

logger = logging.getLogger("budokan.hall")

WORK = "budokan.lab.hosted"
"""The module that carries out the study in a folder."""

DAY = 86_400_000
LONGEST_ASKED = 200_000
"""Bytes of a study as it is asked for."""

MOST_KEPT = 200
MOST_OF_STRANGERS = 50
STRANGERS = "strangers"
"""The file that marks a study of somebody who does not keep the hall."""

MOST_FOR_THE_KEEPER = 100_000
"""Games a variant."""

HOURS_FOR_STRANGERS = 1.0

STARTING = StudyProgress("running")


class Studies:
    """Every study of this hall, and the one that is under way."""

    def __init__(self, settings: Settings, time: Timekeeper) -> None:
        self._settings = settings
        self._time = time
        self._folder = settings.data / "lab"
        self._spent: Counter[tuple[str, int]] = Counter()
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._starting = asyncio.Lock()

    # What may be done.

    def may(self, address: str, *, keeper: bool) -> int:
        """How many games a variant who asks may have played."""
        self._check_place()
        if keeper:
            return MOST_FOR_THE_KEEPER
        left = self._settings.lab - self._spent[address, self._today()]
        if not self._settings.lab:
            raise NotYours("hall-lab-keeper")
        if left <= 0:
            raise TooMuch("hall-lab-spent", most=self._settings.lab)
        return left

    def offered(self, address: str, *, keeper: bool) -> tuple[int, BudokanError | None]:
        try:
            return self.may(address, keeper=keeper), None
        except BudokanError as refusal:
            return 0, refusal

    def _check_place(self) -> None:
        """Where several processes are one hall, none of them has the folder of them all."""
        if self._settings.database:
            raise Refusal("hall-lab-one-process")

    def _today(self) -> int:
        return self._time.now() // DAY

    # What is asked.

    async def lab(self, address: str, *, keeper: bool) -> Lab:
        games, refusal = self.offered(address, keeper=keeper)
        why = None if refusal is None else in_words(refusal.why)
        studies = await asyncio.to_thread(self._kept) if keeper else []
        return Lab(games, why, keeper, tuple(self._shown(one) for one in studies))

    async def begin(self, form: StudyForm, address: str, *, keeper: bool) -> StudyInfo:
        """Start a study; what is wrong with it is told as how far it is."""
        asked = msgspec.json.encode(form)
        if len(asked) > LONGEST_ASKED:
            raise Refusal("hall-too-long")
        wanted = form.games * (1 + len(form.variant))
        async with self._starting:
            if wanted > self.may(address, keeper=keeper) * (1 + len(form.variant) if keeper else 1):
                raise TooMuch("hall-lab-too-many", most=self.may(address, keeper=keeper))
            if self._under_way():
                raise TooMuch("hall-lab-busy")
            self._spent[address, self._today()] += wanted
            id = new_token()[:20]
            folder = self._folder / id
            await asyncio.to_thread(self._lay_out, folder, asked, keeper=keeper)
            await self._start(folder, None if keeper else HOURS_FOR_STRANGERS)
        return StudyInfo(id, self._time.now(), form, STARTING)

    async def info(self, id: str) -> StudyInfo:
        found = await asyncio.to_thread(_read, self._at(id))
        if found is None:
            raise NotFound("hall-lab-no-study")
        return self._shown(found)

    async def go_on(self, id: str, *, keeper: bool) -> StudyInfo:
        """A study that was stopped goes on; games that were played are not played again."""
        found = await self.info(id)
        async with self._starting:
            if self._under_way():
                raise TooMuch("hall-lab-busy")
            if found.progress.state == "stopped":
                await self._start(self._at(id), None if keeper else HOURS_FOR_STRANGERS)
        return await self.info(id)

    async def stop(self, id: str) -> StudyInfo:
        """End its process; its games are kept."""
        await self._end(id)
        return await self.info(id)

    async def remove(self, id: str) -> None:
        await self.info(id)
        await self._end(id)
        await asyncio.to_thread(shutil.rmtree, self._at(id), ignore_errors=True)

    async def report(self, id: str, language: str) -> bytes:
        """Its page in this language, if it has come to an end."""
        file = self._at(id) / f"report-{'it' if language == 'it' else 'en'}.html"
        if not await asyncio.to_thread(file.is_file):
            raise NotFound("hall-lab-no-report")
        return await asyncio.to_thread(file.read_bytes)

    async def close(self) -> None:
        for id in list(self._running):
            await self._end(id)

    # Folders.

    def _at(self, id: str) -> Path:
        """The folder of this study: an id is a word of our own, so that it leads nowhere else."""
        if not id.isascii() or not id.replace("-", "").replace("_", "").isalnum() or len(id) > 40:
            raise NotFound("hall-lab-no-study")
        return self._folder / id

    def _lay_out(self, folder: Path, asked: bytes, *, keeper: bool) -> None:
        """A stranger's makes room among those of strangers alone: the keeper's stay until the keeper has more of their own."""
        kept = [one for one in self._kept() if (self._at(one.id) / STRANGERS).exists() != keeper]
        for oldest in kept[(MOST_KEPT if keeper else MOST_OF_STRANGERS) - 1 :]:
            if oldest.id not in self._running:
                shutil.rmtree(self._at(oldest.id), ignore_errors=True)
        folder.mkdir(parents=True)
        if not keeper:
            (folder / STRANGERS).touch()
        (folder / "asked.json").write_bytes(asked)
        (folder / "progress.json").write_bytes(msgspec.json.encode(STARTING))

    def _kept(self) -> list[StudyInfo]:
        """Every study, the newest first."""
        folders = list(self._folder.iterdir()) if self._folder.is_dir() else []
        found = [one for folder in folders if (one := _read(folder)) is not None]
        return sorted(found, key=lambda one: (-one.at, one.id))

    def _shown(self, info: StudyInfo) -> StudyInfo:
        """One whose process is gone before it was done has been stopped."""
        if info.progress.state != "running" or info.id in self._running:
            return info
        return msgspec.structs.replace(info, progress=msgspec.structs.replace(info.progress, state="stopped"))

    # Processes.

    def _under_way(self) -> bool:
        return bool(self._running)

    async def _start(self, folder: Path, hours: float | None) -> None:
        """A process that goes when the hall goes: it reads what we never write."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORK,
            str(folder),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self._running[folder.name] = process
        watched = asyncio.create_task(self._watch(folder.name, process, hours))
        watched.add_done_callback(lambda _: self._forget(folder.name, process))

    async def _watch(self, id: str, process: asyncio.subprocess.Process, hours: float | None) -> None:
        """Until it is done; one that takes longer than it may is stopped."""
        assert process.stderr is not None, "it was asked for"
        try:
            async with asyncio.timeout(None if hours is None else hours * 3600):
                said = await process.stderr.read(8_000)
                await process.stderr.read()
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
            return
        if process.returncode and process.returncode > 0:
            logger.error("study %s: %s", id, said.decode(errors="replace")[-2_000:])

    async def _end(self, id: str) -> None:
        process = self._running.get(id)
        if process is None:
            return
        if process.returncode is None:
            process.kill()
            await process.wait()
        self._forget(id, process)

    def _forget(self, id: str, process: asyncio.subprocess.Process) -> None:
        """It has ended; another may have gone on with the study meanwhile."""
        if self._running.get(id) is process:
            del self._running[id]


def _read(folder: Path) -> StudyInfo | None:
    """What lies in this folder, if it is a study."""
    try:
        asked = msgspec.json.decode((folder / "asked.json").read_bytes(), type=StudyForm)
        progress = msgspec.json.decode((folder / "progress.json").read_bytes(), type=StudyProgress)
        at = (folder / "asked.json").stat().st_mtime_ns // 1_000_000
    except (OSError, msgspec.DecodeError):
        return None
    return StudyInfo(folder.name, at, asked, progress)
