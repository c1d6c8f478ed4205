"""Chapter 32: whoever nobody leads goes by its rules; and the turn and the end of a fight against foes."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import wound_limit
from budokan.games.senjutsu.book import Fight
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.language.compiler import Choice
from budokan.games.senjutsu.language.values import Effect, Look
from budokan.games.senjutsu.parts import STUN, Play
from budokan.games.senjutsu.rules.leading import Player
from budokan.games.senjutsu.rules.resolve import Resolve
from budokan.games.senjutsu.rules.reveal import RevealCards
from budokan.games.senjutsu.rules.turn import (
    BeforeDraw,
    ChoosePhase,
    DiscardPlayed,
    DrawPhase,
    EndOfTurn,
    HandLimits,
    StartOfTurn,
    Turn,
)
from budokan.games.senjutsu.solo.acting import NOT_DECIDED, FoeActs, FoeLines
from budokan.games.senjutsu.solo.decks import forget_top
from budokan.games.senjutsu.solo.defence import FoeReacts, FoesAnnounce
from budokan.games.senjutsu.solo.effects import (
    after_poison,
    discard_top,
    do_to_foe,
    do_word,
    is_immune,
    poison_by_lot,
    set_distance,
    tally,
)
from budokan.games.senjutsu.solo.foe_choices import answer_for_foe
from budokan.games.senjutsu.solo.foes import limit_of, target_of
from budokan.games.senjutsu.solo.horde import HordeTurn
from budokan.games.senjutsu.solo.scoring import (
    end_horde,
    look_at_foe_contracts,
    look_for_solo_end,
    stop_solo,
    win_by_contracts,
)
from budokan.games.senjutsu.solo.turn import FoesBleed, FoesReset, FoesTakeCards, reveal_foe_card
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question
from budokan.kernel.texts import Seat

NEARLY_BEATEN = 2


class Foe(Player):
    """SJ-32.1: no hand, no tree, no focus, and nobody to ask."""

    def wound_limit(self, table: Table, figure: Figure) -> int:
        return limit_of(table, figure)

    def stun_limit(self, table: Table, figure: Figure) -> int:
        """SJ-32.14: that of its Wounds."""
        return wound_limit(table, figure)

    def is_desperate(self, table: Table, figure: Figure) -> bool:
        """SJ-35.24: the Onna-Bugeisha with 2 or fewer left to her limit."""
        return table.characters[figure] == "onna-bugeisha" and wound_limit(table, figure) - table.harm(figure) <= NEARLY_BEATEN

    def is_immune(self, table: Table, figure: Figure) -> bool:
        return is_immune(table, figure)

    def carry_out(self, table: Table, number: int, stage: int) -> Frames:
        return [FoeActs(number, stage)]

    def go_on(self, table: Table, number: int, stage: int, index: int) -> Frames:
        return [FoeLines(number, stage, index, NOT_DECIDED)]

    def name_target(self, table: Table, number: int, candidates: list[Figure]) -> Frames:
        """SJ-32.32: whoever it turns to."""
        play = table.plays[number]
        play.target = target_of(table, play.figure)
        return NOTHING

    def spare_collisions(self, table: Table, play: Play, choices: tuple[Choice, ...], legal: list[int]) -> list[int]:
        """Where it goes is decided by its rules of movement."""
        return legal

    def pays_for_reactions(self) -> bool:
        return False

    def react(self, table: Table, number: int) -> Frames:
        return [FoeReacts(number, table.plays[number].hit[0])]

    def give_poison(self, table: Table, by: Seat, target: Figure, count: int) -> Frames:
        for _ in range(count):
            poison_by_lot(table, by, target)
        return NOTHING

    def say(self, table: Table, play: Play, word: str) -> None:
        do_word(table, play, word)

    def keep_distance(self, table: Table, figure: Figure, number: int) -> None:
        set_distance(table, figure, number)

    def may_strike(self, table: Table, figure: Figure) -> bool:
        """SJ-37.24: the fallen lord too."""
        return True

    def has_struck(self, table: Table, play: Play, struck: tuple[Figure, ...]) -> bool:
        if table.solo.lord in struck:
            tally(table, play.figure)
            lord_is_struck(table, play.figure)
            return False
        return super().has_struck(table, play, struck)

    def has_blocked(self, table: Table, play: Play) -> None:
        tally(table, play.figure)
        super().has_blocked(table, play)

    def stun(self, table: Table, figure: Figure, count: int) -> None:
        """SJ-32.15: shuffled into its deck."""
        table.decks[figure] += [STUN] * count
        table.luck.shuffle(table.decks[figure])
        forget_top(table, figure)

    def was_poisoned(self, table: Table, by: Seat, figure: Figure) -> Frames:
        return after_poison(table, by, figure)

    def undergo(self, table: Table, number: int, target: Figure, effect: Effect) -> Frames:
        return do_to_foe(table, table.owner(table.plays[number].figure), target, effect)

    def is_enough(self, effect: Effect) -> bool:
        """SJ-32.23: of foes only one is looked at."""
        return isinstance(effect, Look)

    def drop_card(self, table: Table, figure: Figure) -> Frames:
        discard_top(table, figure, figure, 1)
        return NOTHING

    def put_away(self, table: Table, play: Play) -> None:
        """SJ-35.6: to its own discards, face up."""
        table.discards[play.home].append(play.card)

    def look_at_contracts(self, table: Table, seat: Seat) -> Frames | None:
        look_at_foe_contracts(table, seat)
        return NOTHING

    def answer(self, table: Table, question: Question) -> Frames:
        return answer_for_foe(table, question)


def lord_is_struck(table: Table, foe: Figure) -> None:
    """SJ-37.24, SJ-37.32: the stand is over if a foe strikes the fallen lord."""
    table.tell(tell.LordStruck(foe))
    end_horde(table, "outcome-sj-lord-struck")


class AgainstFoes(Fight):
    """All players together against foes."""

    def phases(self) -> Frames:
        return SOLO_PHASES

    def reveal(self, table: Table) -> None:
        for foe in range(table.seats, table.seats + table.solo.count):
            if table.chosen[foe]:
                reveal_foe_card(table, foe)

    def announce(self) -> Frames:
        """SJ-34.22: after the players, whose attacks they try to meet."""
        return [FoesAnnounce()]

    def first_of(self, table: Table, tied: list[int]) -> list[int]:
        """SJ-32.29, SJ-31.6: of several players the cards of the first, who orders them; the last is asked with the foes."""
        owners = [table.owner(table.plays[number].figure) for number in tied]
        players = sorted({owner for owner in owners if owner < table.seats}, key=owners.index)
        if len(players) < 2:
            return tied
        return [number for number, owner in zip(tied, owners, strict=True) if owner == players[0]]

    def look_for_end(self, table: Table, fallen: list[Seat], cause: str) -> None:
        look_for_solo_end(table, cause)

    def win_by_contracts(self, table: Table, seat: Seat) -> None:
        win_by_contracts(table)

    def stop(self, table: Table) -> None:
        stop_solo(table)


SOLO_PHASES: tuple[Frame, ...] = (
    HordeTurn(),
    StartOfTurn(),
    BeforeDraw(),
    FoesBleed(),
    DrawPhase(),
    FoesTakeCards(),
    ChoosePhase(),
    RevealCards(),
    Resolve(),
    DiscardPlayed(),
    FoesReset(),
    EndOfTurn(),
    HandLimits(),
    Turn(),
)
"""SJ-35.3 to SJ-35.6: the same with foes."""
