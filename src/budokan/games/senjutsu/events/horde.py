"""What happens in a horde: waves, stages, the fallen lord."""

from __future__ import annotations

from typing import ClassVar

from budokan.games.senjutsu.moves import BehaviourField
from budokan.kernel.events import Event
from budokan.kernel.texts import SeatField


class WaveBegan(Event, frozen=True, tag="sj-wave-began"):
    ruling: ClassVar[str] = "SJ-37.7"
    stage: int
    wave: int
    limit: int


class FoeEntered(Event, frozen=True, tag="sj-foe-entered"):
    ruling: ClassVar[str] = "SJ-37.3"
    seat: SeatField
    hex: str
    behaviour: BehaviourField


class FoeWaits(Event, frozen=True, tag="sj-foe-waits"):
    ruling: ClassVar[str] = "SJ-37.6"
    seat: SeatField
    hex: str


class WaveBeaten(Event, frozen=True, tag="sj-wave-beaten"):
    ruling: ClassVar[str] = "SJ-37.7"
    stage: int
    wave: int


class StageCompleted(Event, frozen=True, tag="sj-stage-completed"):
    ruling: ClassVar[str] = "SJ-37.9"
    stage: int


class Recovered(Event, frozen=True, tag="sj-recovered"):
    """What the player is rid of between stages."""

    ruling: ClassVar[str] = "SJ-37.15"
    seat: SeatField


class DiscardsHalved(Event, frozen=True, tag="sj-discards-halved"):
    ruling: ClassVar[str] = "SJ-37.16"
    seat: SeatField
    cards: int


class LordLaid(Event, frozen=True, tag="sj-lord-laid"):
    ruling: ClassVar[str] = "SJ-37.23"
    hex: str


class LordHonoured(Event, frozen=True, tag="sj-lord-honoured"):
    ruling: ClassVar[str] = "SJ-37.25"
    seat: SeatField


class LordStruck(Event, frozen=True, tag="sj-lord-struck"):
    ruling: ClassVar[str] = "SJ-37.24"
    seat: SeatField
