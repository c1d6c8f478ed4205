"""Chapter 35: what the foes do in a turn besides carrying their cards out."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import banned, lasting_figure
from budokan.games.senjutsu.parts import POISON, STUN
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.defeat import aftermath
from budokan.games.senjutsu.rules.speeds import new_play
from budokan.games.senjutsu.solo.decks import lay_stun, mill, reset, shown_to_all, top_leaves
from budokan.games.senjutsu.solo.foes import foes
from budokan.games.senjutsu.table import Figure, Table, shown
from budokan.kernel.frames import NOTHING, Frames, Step, frame


@frame
class FoesBleed(AfterHarm):
    """SJ-32.18, SJ-32.22, SJ-41.6: before its card is taken one who bleeds discards a card, and one for each toxin."""

    def resolve(self, table: Table) -> Frames:
        for foe in foes(table):
            bleeding = table.book.edition.cards_for_bleeding(table.bleeding[foe])
            for _ in range(bleeding + lasting_figure(table, "mills", foe)):
                mill(table, foe)
        return NOTHING


@frame
class FoesTakeCards(AfterHarm):
    """SJ-35.3: the top card of each foe's deck is laid face down before it."""

    def resolve(self, table: Table) -> Frames:
        for foe in foes(table):
            table.chosen[foe] = top_leaves(table, foe)
            if table.chosen[foe]:
                table.tell(tell.FoeTookCard(foe))
        return aftermath(table)


def reveal_foe_card(table: Table, foe: Figure) -> None:
    """SJ-35.5, SJ-32.16, SJ-32.22, SJ-66.50: turned up; neither a Stun, a poison nor what nobody may play does anything."""
    card = table.chosen[foe]
    table.chosen[foe] = ""
    shown_to_all(table, foe, card)
    play = new_play(table, foe, card, "chosen", foe)
    if card == STUN:
        play.halted = play.stayed = True
        lay_stun(table, foe)
        return
    table.tell(tell.Revealed(foe, shown(card)))
    play.halted = card.startswith(POISON)
    if banned(table, table.sheet(play)):
        play.halted = True
        table.tell(tell.FoeBarred(foe, card))


@frame
class FoesReset(Step):
    """SJ-32.10: at the end of the turn, after discarding, the decks that are to be made anew are."""

    def resolve(self, table: Table) -> Frames:
        for number in range(table.solo.count):
            if table.solo.resets[number]:
                table.solo.resets[number] = False
                if table.alive[table.seats + number]:
                    reset(table, table.seats + number)
        return NOTHING
