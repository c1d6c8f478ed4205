"""Plays a study on a cluster of Ray (the extra `budokan[ray]`), of this machine or of many: the same games, the same digest."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import lru_cache
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

from budokan.kernel.errors import BadWords
from budokan.lab.study.executors import DEATHS, Done, Maker, Play

IN_HAND = 3
"""Games that lie ready for each processor of the cluster."""

HERE = "127.0.0.1"


def needed() -> None:
    """One clear sentence, before anything starts, where the extra is missing."""
    if find_spec("ray") is None:
        raise BadWords("lab-needs-extra", extra="ray")


class OnRay:
    """A cluster at this address, where Budokan is installed as it is here; or one of so many processes, made for the study."""

    def __init__(self, make: Maker, workers: int, address: str = "") -> None:
        needed()
        self.make = make
        self.workers = workers
        self.address = address

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of a study
        import ray  # an extra: who has no cluster need not have it

        # What Ray says of a worker that died goes to stdout, where what the study found is to stand alone.
        with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder, redirect_stdout(sys.stderr):
            if self.address:
                ray.init(address=self.address, log_to_driver=False)
            else:
                ray.init(
                    num_cpus=self.workers,
                    include_dashboard=False,
                    log_to_driver=False,
                    _node_ip_address=HERE,
                    _temp_dir=folder,
                )
            try:
                self._play(ray, ray.put(study), pieces, done)
            finally:
                ray.shutdown()

    def _play(self, ray: Any, study: Any, pieces: Iterator[bytes], done: Done) -> None:
        """Ray itself plays a piece again whose process has died."""
        there = ray.remote(max_retries=DEATHS - 1)(play_there)
        most = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, bytes] = {}
        try:
            while True:
                while len(under_way) < most and (piece := next(pieces, None)) is not None:
                    under_way[there.remote(self.make, study, piece)] = piece
                if not under_way:
                    return
                [ended, *_], _ = ray.wait(list(under_way))
                piece = under_way.pop(ended)
                try:
                    result: bytes = ray.get(ended)
                except ray.exceptions.WorkerCrashedError:
                    raise BadWords("lab-worker-lost", piece=piece.decode(), times=DEATHS) from None
                if done(result):
                    return
        except KeyboardInterrupt:
            for ended in ray.wait(list(under_way), num_returns=len(under_way), timeout=0)[0] if under_way else ():
                done(ray.get(ended))
            raise
        finally:
            for left in under_way:
                ray.cancel(left, force=True)


def play_there(make: Maker, study: bytes, piece: bytes) -> bytes:
    """What a process of the cluster does."""
    return player(make, study)(piece)


@lru_cache(maxsize=1)
def player(make: Maker, study: bytes) -> Play:
    return make(study)
