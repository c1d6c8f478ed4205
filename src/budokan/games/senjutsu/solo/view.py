"""What everybody sees of the foes, and how their hidden cards are dealt anew."""

from __future__ import annotations

from budokan.games.senjutsu import seen
from budokan.games.senjutsu.abilities import wound_limit
from budokan.games.senjutsu.hexes import name_of
from budokan.games.senjutsu.parts import BEHAVIOURS, NONE, POISON, STUN
from budokan.games.senjutsu.solo.foes import preferred_distance
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat


def see_solo(table: Table, viewer: Seat | None) -> seen.Solo | None:
    """SJ-32.3, SJ-38.5: everything of the foes is open but the order of their decks and what lies face down."""
    solo = table.solo
    if not solo.count:
        return None
    return seen.Solo(
        foes=[see_foe(table, viewer, number) for number in range(solo.count)],
        wave=solo.wave,
        stage=solo.stage,
        completed=solo.completed,
        entries={name: name_of(hex) for name, hex in table.ground.horde.items()} if table.mode == "horde" else {},
        entering=[seen.Entering(foe, name_of(hex)) for foe, hex in solo.entering],
        lord=name_of(table.at[solo.lord]) if solo.lord != NONE and table.alive[solo.lord] else None,
        selection=[len(cards) for cards in solo.selection],
        banished=list(solo.banished),
    )


def see_foe(table: Table, viewer: Seat | None, number: int) -> seen.Foe:
    foe = table.seats + number
    solo = table.solo
    kinds = table.characters[table.seats : table.seats + solo.count]
    to_come = [*table.decks[foe], *table.buried[foe], table.chosen[foe]]
    return seen.Foe(
        seat=foe,
        kind=kinds[number],
        count=kinds[: number + 1].count(kinds[number]) if kinds.count(kinds[number]) > 1 else 0,
        alive=table.alive[foe],
        behaviour=BEHAVIOURS[solo.behaviour[number]],
        attitude="offensive" if solo.offensive[number] else "defensive",
        distance=preferred_distance(table, foe),
        wound_limit=wound_limit(table, foe),
        stuns=table.stuns[foe],
        stealthed=table.stealthed[foe],
        deck_list=list(table.lists[foe]),
        deck=len(table.decks[foe]),
        stuns_in_deck=to_come.count(STUN),
        poisons_in_deck=len([card for card in to_come if card.startswith(POISON)]),
        discards=list(table.discards[foe]),
        face_down=len(table.buried[foe]),
        has_chosen=bool(table.chosen[foe]),
        lasting=[seen.Lasting(card, home, left) for card, home, left in table.lasting[foe]],
        poisons=list(table.poisons[foe]),
        used_poisons=list(table.used_poisons[foe]),
        contracts=[seen.Contract(name, turned) for name, turned in table.contracts[foe]],
        completed=list(table.completed[foe]),
        markers=solo.tally[number],
        top=sorted([shown(card) for card in solo.seen[number]]) if viewer == solo.seers[number] else [],
    )


def deal_foes_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """SJ-38.5: deck, face-down discards and the card of the turn of each foe change places; seen cards stay on top."""
    for number in range(table.solo.count):
        deal_foe_anew(table, viewer, number, luck)
    for pile in table.solo.selection:
        if pile:
            pile.sort()
            luck.shuffle(pile)


def deal_foe_anew(table: Table, viewer: Seat | None, number: int, luck: Luck) -> None:
    """Of cards seen on top one may lie before the foe by now: which one the viewer does not know."""
    foe = table.seats + number
    seen = list(table.solo.seen[number])
    chosen = table.chosen[foe]
    taken = chosen in seen
    above = len(seen) - (1 if taken else 0)
    deck = table.decks[foe]
    knows = bool(seen) and viewer == table.solo.seers[number]
    pool = [*deck[: len(deck) - above], *table.buried[foe]] if knows else [*deck, *table.buried[foe]]
    if chosen and not (knows and taken):
        pool.append(chosen)
    pool.sort()
    luck.shuffle(pool)
    luck.shuffle(seen)
    buried = [card for card in pool if card != STUN and not card.startswith(POISON)][: len(table.buried[foe])]
    for card in buried:
        pool.remove(card)
    if chosen:
        table.chosen[foe] = seen.pop() if knows and taken else pool.pop()
    table.buried[foe] = buried
    table.decks[foe] = pool + seen if knows else pool
    if seen and not knows:
        top = table.decks[foe][len(table.decks[foe]) - above :] if above else []
        table.solo.seen[number] = tuple(sorted([*top, table.chosen[foe]] if taken else top))
