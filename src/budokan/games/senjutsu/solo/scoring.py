"""How solo games end: SJ-35.7, SJ-35.26, and the results of a horde (SJ-37.19, SJ-37.20)."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.solo.foes import foes
from budokan.games.senjutsu.table import Table
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat

WAVES = 4
"""SJ-37.2: the waves of one stage."""

RESULTS = ((3, "wood"), (WAVES, "steel"), (2 * WAVES, "gold"), (3 * WAVES, "jade"))
"""SJ-37.19: how many waves must be beaten for which result."""

HEROES, FOES = "heroes", "foes"
NO_RESULT = "none"

VICTORIES = ("outcome-sj-foes-fell", "outcome-sj-horde-done", "outcome-sj-contracts")
"""The ends that the players have brought about; any other is what the foes want, whatever result a horde keeps."""


def result_of(completed: int) -> str:
    """SJ-37.19: Wood for wave 3, Steel for wave 4, Gold for stage 2, Jade for stage 3; nothing before."""
    reached = [name for waves, name in RESULTS if completed >= waves]
    return reached[-1] if reached else NO_RESULT


def heroes_stand(table: Table) -> bool:
    return any(table.playing(seat) for seat in range(table.seats))


def look_for_solo_end(table: Table, cause: str) -> None:
    """SJ-35.7: the players win when all foes are defeated, and lose when all of them are; a horde sends the next wave."""
    if not heroes_stand(table):
        lose(table, "outcome-sj-heroes-fell", cause)
    elif not foes(table) and table.mode != "horde":
        win_solo(table, "outcome-sj-foes-fell", cause)
    elif not foes(table) and not table.solo.entering:
        wave_is_beaten(table)


def wave_is_beaten(table: Table) -> None:
    """SJ-37.7, SJ-37.20: counted at once; the last stage that was agreed ends the game."""
    solo = table.solo
    done = (solo.stage - 1) * WAVES + solo.wave
    if solo.completed >= done:
        return
    solo.completed = done
    table.tell(tell.WaveBeaten(solo.stage, solo.wave))
    if table.rules.horde_stages and done >= table.rules.horde_stages * WAVES:
        end_horde(table, "outcome-sj-horde-done")


def look_at_foe_contracts(table: Table, foe: Seat) -> None:
    """SJ-35.26, SJ-37.32: the Yojimbo as foe wins at once when all its contracts are completed."""
    if table.contracts[foe]:
        return
    if table.mode == "horde":
        finish_horde(table, "outcome-sj-foe-contracts", NO_RESULT, won=False)
    else:
        lose(table, "outcome-sj-foe-contracts", "contracts")


def win_solo(table: Table, reason: str, way: str) -> None:
    seats = tuple(range(table.seats))
    table.finish(Outcome(seats, (1.0,) * table.seats, reason, HEROES, way))


def win_by_contracts(table: Table) -> None:
    """SJ-31.46, SJ-37.32: a hero with five completed contracts wins at once, a horde with the result that was reached."""
    if table.mode == "horde":
        finish_horde(table, "outcome-sj-contracts", result_of(table.solo.completed), won=True)
    else:
        win_solo(table, "outcome-sj-contracts", "contracts")


def lose(table: Table, reason: str, way: str) -> None:
    """SJ-37.20, SJ-37.28: a horde ends with the result that was reached; the others are lost."""
    if table.mode == "horde":
        end_horde(table, reason)
        return
    table.finish(Outcome((), (0.0,) * table.seats, reason, FOES, way))


def end_horde(table: Table, reason: str) -> None:
    """SJ-37.28: won with any of the four results; the score is the number of waves beaten."""
    result = result_of(table.solo.completed)
    finish_horde(table, reason, result, won=result != NO_RESULT)


def finish_horde(table: Table, reason: str, result: str, *, won: bool) -> None:
    done = table.solo.completed
    winners = tuple(range(table.seats)) if won else ()
    way = f"stage-{done // WAVES + 1}-wave-{done % WAVES}"
    table.finish(Outcome(winners, (float(done),) * table.seats, reason, result, way))


def stop_solo(table: Table) -> None:
    """SJ-38.7: a game that lasts too long is a draw; a horde ends with its result."""
    if table.mode == "horde":
        end_horde(table, "outcome-sj-too-long")
    else:
        table.finish(Outcome((), (0.5,) * table.seats, "outcome-sj-too-long", "draw", "draw"))
