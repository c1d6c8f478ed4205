"""On a real local cluster of Ray, where Ray is installed (`pip install "budokan[ray]"`): the same table to the digest."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from budokan.kernel.errors import BadWords
from budokan.lab.study.on_ray import OnRay
from budokan.lab.study.playing import player_of
from tests.lab.conftest import Write
from tests.lab.test_studies import SWORDS, always_dying, carried_out, dying

pytest.importorskip("ray", reason="an extra that the checks do not install: docs/decisions/0027-the-lab.md")
pytestmark = pytest.mark.filterwarnings("default")  # what Ray warns of is not ours


def test_a_cluster_with_a_process_that_is_killed_comes_to_the_same_digest(
    written: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = written(SWORDS)
    whole = carried_out(study, tmp_path / "here")
    assert carried_out(study, tmp_path / "ray", OnRay(player_of, 2)) == whole
    named = msgspec.structs.replace(study, name=str(tmp_path / "killed"))
    found = carried_out(named, tmp_path / "killed by ray", OnRay(dying, 2))
    assert (tmp_path / "killed").exists(), "somebody was killed"
    assert found.digest == whole.digest
    assert capsys.readouterr().out == "", "what is found stands alone there"


def test_a_game_that_kills_whoever_plays_it_is_told(written: Write, tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"3 workers were lost"):
        carried_out(written(SWORDS), tmp_path / "ray", OnRay(always_dying, 1))
