"""Every figure of every card of the box is changed once: the game differs, or the change is refused in a sentence.

What is looked at is the game's own reckoning, on a table where every master, character and army stands on both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from budokan.games.ken.abilities import income
from budokan.games.ken.box import Deck, box_with, by_word
from budokan.games.ken.combats import Combat
from budokan.games.ken.kinds import Activation
from budokan.games.ken.options import Options
from budokan.games.ken.pieces import NONE, Group, Used
from budokan.games.ken.reading import FILES, all_cards
from budokan.games.ken.rules.activation import activations
from budokan.games.ken.rules.combat import RULEBOOK
from budokan.games.ken.rules.damage import reckon
from budokan.games.ken.rules.lives import Suffer
from budokan.games.ken.rules.presentation import play, plays
from budokan.games.ken.rules.replies import can_activate_used
from budokan.games.ken.table import Table
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Text
from tests.support.faults import said_in_italian
from tests.support.ken import BOX
from tests.support.rulings import ruling

Change = tuple[str, dict[str, Any]]
"""What is changed, in words, and the card's own table that says so."""

MOST_LIVES = 5


# Every figure there is.


def changes(id: str) -> Iterator[Change]:
    """Each figure of a card by itself, one more than it was; a life becomes a number."""
    card = BOX.cards[id]
    for figure in ("attack", "defence", "green", "ochre"):
        yield figure, {figure: getattr(card, figure) + 1}
    yield "resistance", {"resistance": 2 if card.resistance == "life" else card.resistance + 1}
    way = msgspec.to_builtins(card.play)
    for figure in ("armies", "places"):
        yield f"play.{figure}", {"play": {**way, figure: 3 - way[figure]}}
    abilities = msgspec.to_builtins(card.abilities)
    for at, ability in enumerate(abilities):
        for figure in ("lives", "attack", "defence", "resistance", "green"):
            changed = {**ability, figure: ability[figure] + 1}
            if changed["does"] == "add" and not any(changed[one] for one in ("attack", "defence", "resistance", "green")):
                changed[figure] += 1  # -1 + 1 would be no text at all
            yield f"ability {at + 1} {figure}", {"abilities": [*abilities[:at], changed, *abilities[at + 1 :]]}


# A table where everything can be seen.


def crowd(own: dict[str, Any]) -> Table:
    """Every master, character and army of the set, three lives each, on both sides; it is nobody's turn."""
    box = box_with(own)
    deck = Deck(box, {"fudo": 1}, False)
    table = Table(2, Luck(0), Options(), box, [deck, deck], False, RULEBOOK)
    for seat in (0, 1):
        for card in box.cards:
            if card in box.protagonists:
                number = table.put(seat, card)
                table.pieces[number] = table.pieces[number].of(3 if card in box.life else 1)
    return table


def number_of(table: Table, seat: int, card: str) -> int:
    return next(number for number in table.forces[seat] if table.pieces[number].card == card)


def host_for(table: Table, card: str) -> str:
    """A card that may bear this one."""
    box = table.box
    hosts = box.cards[card].play.hosts
    if hosts is not None and hosts.card:
        return hosts.card[0]
    kinds = (box.host[card],) if box.host[card] else hosts.type if hosts is not None else ()
    wanted = [one for one in ("raoul", "zeta", "predoni", "capitale") if not kinds or box.type[one] in kinds]
    bearers = [one for ability in box.abilities[card] for one in ability.bearer]
    if box.type[wanted[0]] == "master" and box.school[card] != "none":
        wanted = [one for one in box.masters if box.school[one] == box.school[card]]
    return bearers[0] if bearers else wanted[0]


def seen(values: Any) -> str:
    return str(values)


def the_reckoning(table: Table, combat: Combat) -> str:
    found = reckon(table, combat)
    keywords = (found.surprise, found.deadly, found.double, found.slayer)
    return seen((found.attack, found.defence, found.resistance, keywords))


def combats(table: Table, card: str, places: tuple[str, ...]) -> Iterator[Combat]:
    """Everybody fights for these places, this card among them in every role it can have."""
    x = number_of(table, 0, card) if card in table.box.protagonists else NONE
    everybody = [tuple(one for one in table.forces[seat] if one != x) for seat in (0, 1)]
    for name in places:
        place = table.put(1, name)
        for attacker in (0, 1):
            for mine in roles(x, everybody[0]):
                groups = [mine, Group(everybody[1], (), ())]
                combat = Combat("place", attacker, place, groups if attacker == 0 else groups[::-1])
                for at, ability in enumerate(table.box.abilities[card]):
                    if x and by_word(ability):
                        combat.activated.append(Activation(x, card, at, number_of(table, 0, "lord-david")))
                yield combat


def roles(x: int, others: tuple[int, ...]) -> list[Group]:
    if not x:
        return [Group(others, (), ())]
    return [Group((*others, x), (), ()), Group((x, *others), (), ()), Group(others, (x,), ()), Group(others, (), ())]


# What is looked at, one thing after the other.

PLACES = ("capitale", "villaggio-di-mamiya", "deserto")


def fighting(table: Table, card: str) -> Iterator[str]:
    for combat in combats(table, card, PLACES):
        yield the_reckoning(table, combat)


def bearing(table: Table, card: str) -> Iterator[str]:
    """An assigned card counts for its host, or for the place that is fought for."""
    host = host_for(table, card)
    if table.box.type[host] == "place":
        place = table.put(1, host)
        table.assign(1, card, place)
        groups = [Group(tuple(table.forces[seat]), (), ()) for seat in (0, 1)]
        yield the_reckoning(table, Combat("place", 0, place, groups))
    else:
        number = number_of(table, 0, host)
        table.assign(0, card, number)
        for combat in combats(table, host, PLACES):
            combat.activated += [Activation(number, card, at, NONE) for at in range(len(table.box.abilities[card]))]
            yield the_reckoning(table, combat)


def using(table: Table, card: str) -> Iterator[str]:
    """A technique or spirit in use by a master who fights alone, its symbols paid and not."""
    host = number_of(table, 0, host_for(table, card))
    for paid in (False, True):
        combat = Combat("single", 0, NONE, [Group((host,), (), ()), Group((number_of(table, 1, "zeta"),), (), ())])
        combat.used.append(Used(0, card, True, paid, 3, False))
        yield the_reckoning(table, combat)


def happening(table: Table, card: str) -> Iterator[str]:
    """An event in the destiny, played in the combat, or used up."""
    duration = table.box.duration[card]
    if duration in ("turn", "permanent"):
        table.put(0, card)
    for combat in combats(table, card, PLACES):
        if duration == "play-and-discard":
            combat.events.append((card, 0, 0))
        if duration == "discard-after-use":
            table.lasting = [(card, combat.place)]
        yield the_reckoning(table, combat)


def prices(table: Table, card: str) -> Iterator[str]:
    """Which abilities so many lives activate."""
    box = table.box
    if card in box.protagonists:
        bearer = number_of(table, 0, card)
    elif box.type[card] in ("equipment", "special") and box.type[host_for(table, card)] != "place":
        bearer = number_of(table, 0, host_for(table, card))
        table.assign(0, card, bearer)
    else:
        return
    master = next(one for one in box.masters if box.school[one] == box.school[card])
    commander = number_of(table, 0, master)
    for lives in range(MOST_LIVES + 1):
        table.pieces[commander] = table.pieces[commander].of(lives)
        mine = Group((bearer,), (commander,), ()) if bearer != commander else Group((bearer,), (), ())
        table.combats = [Combat("place", 0, table.put(1, "capitale"), [mine, Group(tuple(table.forces[1]), (), ())])]
        yield seen([str(move) for move in activations(table, 0)])


def prices_in_use(table: Table, card: str) -> Iterator[str]:
    master = number_of(table, 0, host_for(table, card))
    for lives in range(1, MOST_LIVES + 1):
        table.pieces[master] = table.pieces[master].of(lives)
        table.combats = [Combat("single", 0, NONE, [Group((master,), (), ()), Group(tuple(table.forces[1]), (), ())])]
        yield seen(can_activate_used(table, table.combat, 0, card, table.pieces[master]))


def earning(table: Table, card: str) -> Iterator[str]:
    """Green points, with the card standing or assigned."""
    box = table.box
    if box.type[card] == "place" or (box.type[card] == "event" and box.cards[card].play.hosts is None):
        table.put(0, card)
    elif card not in box.protagonists:
        host = host_for(table, card)
        table.assign(0, card, table.put(0, host) if box.type[host] == "place" else number_of(table, 0, host))
    table.put(0, "capitale")
    yield seen([income(table, 0), income(table, 1)])


def falling(table: Table, card: str) -> Iterator[str]:
    """Ochre points for whoever beats it."""
    if card in table.box.successors:
        bearer = number_of(table, 0, host_for(table, card))
        table.assign(0, card, bearer)
        table.pieces[bearer] = table.pieces[bearer].of(1)
    else:
        bearer = number_of(table, 0, card)
    Suffer(bearer, 1, False, 1).resolve(table)
    yield seen(table.points)


def entering(table: Table, card: str) -> Iterator[str]:
    """How it may be played, and what playing it starts."""
    for number in [one for one, piece in table.pieces.items() if piece.card == card]:
        table.leave(number, dead=False)
    table.hands[0] = [card, "villaggio", "oasi", *sorted(one for one in table.box.cards if table.box.type[one] == "army")]
    for move in plays(table, 0):
        if card in str(move):
            other = table.copy()
            yield seen([str(move), play(other, 0, move)])


Probe = Callable[[Table, str], Iterator[str]]

PROBES: dict[str, tuple[Probe, ...]] = {
    "master": (fighting, earning, falling, prices, entering),
    "character": (fighting, earning, falling, prices, entering),
    "army": (fighting, earning, falling, prices, entering),
    "place": (earning, entering),
    "technique": (using, prices_in_use, earning),
    "spirit": (using, prices_in_use, earning),
    "equipment": (bearing, earning, prices),
    "special": (bearing, falling, earning, prices),
    "event": (happening, earning),
}


def place_fought_for(table: Table, card: str) -> Iterator[str]:
    for combat in combats(table, card, (card,)):
        yield the_reckoning(table, combat)


def looks(own: dict[str, Any], card: str) -> Iterator[str]:
    """Everything there is to see of a card, a little at a time."""
    kind = str(BOX.cards[card].type)
    probes = (place_fought_for, *PROBES[kind]) if kind == "place" else PROBES[kind]
    for probe in probes:
        if probe is falling and kind == "special" and card not in BOX.successors:
            continue
        yield from probe(crowd(own), card)


def test_every_type_of_card_is_looked_at() -> None:
    assert {str(card.type) for card in all_cards()} == set(PROBES)
    assert len(PROBES) == len(FILES)


@ruling("KEN-34.14", "KEN-34.11")
@pytest.mark.parametrize("kind", PROBES)
def test_no_figure_is_accepted_and_ignored(kind: str) -> None:
    ignored: list[str] = []
    differing = refused = 0
    for card in [one.id for one in all_cards() if one.type == kind]:
        plain = list(looks({}, card))
        for what, change in changes(card):
            why = refusal({card: change})
            if why is not None:
                said_in_italian(why, "ken")
                refused += 1
                continue
            now = looks({card: change}, card)
            if all(one == next(now, None) for one in plain) and next(now, None) is None:
                ignored.append(f"{card}: {what}")
            differing += 1
    assert ignored == []
    assert differing > 0 < refused, "some make a difference and some are refused"


def refusal(own: dict[str, Any]) -> Text | None:
    """What is said against these cards, if anything."""
    try:
        box_with(own)
    except BadWords as error:
        return error.why
    return None


def test_a_figure_that_nothing_looks_at_would_be_found() -> None:
    """The same looking, at a change that is none."""
    assert list(looks({"kenshiro": {"attack": 3}}, "kenshiro")) == list(looks({}, "kenshiro"))
    assert list(looks({"kenshiro": {"attack": 4}}, "kenshiro")) != list(looks({}, "kenshiro"))
