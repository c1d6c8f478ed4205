"""Tables of Ken il Guerriero laid out by hand, so that a test reads as a story.

    table = layout(forces={0: "shin*2 predoni+armi-da-taglio", 1: "toki!"}, places={1: "villaggio deserto"}, phase="combat")
    attack(table, 0, "predoni shin")
    defend(table, 1, "")
    assert territory(table, 1) == ["villaggio"]

A card on the table is written `card`, with `*3` for three lives, `+other` for each card assigned to it (`+nomadi/1` if it is
the other player's), and `!` at the end if it is engaged. Places stand in order of play: the last is the frontier. Each seat's
deck is what the layout names and a future of ten Fudo, unless the future is named too; its list is open. A hand that is not
named holds one army that cannot enter without a place, so that its player is asked in a combat. It is the turn of seat 0 unless
said otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from budokan.games.ken import GAME
from budokan.games.ken.events import Dealt
from budokan.games.ken.moves import EndPresentation
from budokan.games.ken.pieces import Piece
from budokan.games.ken.rules.damage import Reckoning, reckon
from budokan.games.ken.table import Table
from budokan.kernel.errors import IllegalMove
from budokan.kernel.frames import Decision
from budokan.kernel.moves import Move

BOX = cast(Table, GAME.new(seed=0)).box
"""The reference set."""

FILLER = "fudo"
"""What a future holds that no test names: masters are free of the limit on equal cards."""

IDLE = "contadini"
"""A hand that can do nothing."""

Words = Mapping[int, str]


def layout(
    *,
    hands: Words | None = None,
    forces: Words | None = None,
    places: Words | None = None,
    destiny: Words | None = None,
    futures: Words | None = None,
    pasts: Words | None = None,
    points: Sequence[int] = (0, 0),
    known: Words | None = None,
    attacked: Sequence[bool] = (False, False),
    turn: int = 0,
    turn_number: int = 3,
    phase: str = "presentation",
    mode: str = "duel",
    options: Mapping[str, Any] | None = None,
    spare: Words | None = None,
    seed: int = 0,
) -> Table:
    """A table in this phase of `turn`: "turn" (its very beginning), "draw", "presentation" or "combat".

    `futures` names the next cards to be drawn, first to leave first, and replaces the filler. `spare` are cards the deck
    also holds, at the bottom of the future: a deck with turn events lets its player be asked for them.
    """
    pieces: list[dict[str, Any]] = []
    for words in (places, forces, destiny):
        for seat in (0, 1):
            for word in (words or {}).get(seat, "").split():
                pieces.append(_piece(len(pieces) + 1, seat, word))
    state: dict[str, Any] = {
        "hands": [(hands or {}).get(seat, IDLE).split() for seat in (0, 1)],
        "futures": [_future(futures, seat) for seat in (0, 1)],
        "pasts": _piles(pasts),
        "removed": [[], []],
        "pieces": pieces,
        "points": list(points),
        "known": _piles(known),
        "attacked": list(attacked),
        "lasting": [],
        "battles": [],
        "combats": [],
        "turn": turn,
        "turn_number": turn_number,
        "last_piece": len(pieces),
    }
    for seat in (0, 1):
        state["futures"][seat] = [*(spare or {}).get(seat, "").split(), *state["futures"][seat]]
    settled = {"deck_lists": "open", **_decks(state), **(options or {})}
    position = GAME.new(seed=seed, mode=mode, **settled).position()
    position.state = state
    position.outcome = None
    later = "SharedTurn" if mode == "advanced" else "Turn"
    position.stack = [{"frame": later, "seat": 1 - turn}, *_phases(mode, turn, phase), {"frame": "Presentation", "seat": turn}]
    table = cast(Table, GAME.set_up(position, listen=True))
    if phase != "presentation":
        table.stack.pop()
        if phase == "turn":
            table.stack = GAME._reader.stack([{"frame": later, "seat": turn}], table)
        table.begin([])
    return table


def _phases(mode: str, turn: int, phase: str) -> list[dict[str, Any]]:
    """What is still to come in this turn, last first."""
    if mode == "advanced":
        combat: list[dict[str, Any]] = [
            {"frame": "Epilogue"},
            {"frame": "FightAsOrdered", "seat": turn},
            {"frame": "FormDefences", "seat": turn},
            {"frame": "DeclareAttacks", "seat": 1 - turn},
            {"frame": "FormDefences", "seat": 1 - turn},
            {"frame": "DeclareAttacks", "seat": turn},
            {"frame": "HandLimit", "seat": 1 - turn},
            {"frame": "HandLimit", "seat": turn},
        ]
        return combat if phase == "combat" else [*combat, {"frame": "Presentation", "seat": 1 - turn}]
    rest: list[dict[str, Any]] = [
        {"frame": "Epilogue"},
        {"frame": "CombatPhase", "seat": turn},
        {"frame": "HandLimit", "seat": turn},
    ]
    if phase == "draw":
        rest += [{"frame": "Presentation", "seat": turn}, {"frame": "DrawPhase", "seat": turn}]
    return rest


def _piles(words: Words | None) -> list[list[str]]:
    return [(words or {}).get(seat, "").split() for seat in (0, 1)]


def _future(futures: Words | None, seat: int) -> list[str]:
    if futures is None or seat not in futures:
        return [FILLER] * 10
    return futures[seat].split()[::-1]


def _piece(number: int, seat: int, word: str) -> dict[str, Any]:
    engaged = word.endswith("!")
    card, *assigned = word.rstrip("!").split("+")
    card, _, copies = card.partition("*")
    owners = [(one.partition("/")[0], int(one.partition("/")[2] or seat)) for one in assigned]
    return {"id": number, "seat": seat, "card": card, "copies": int(copies or 1), "engaged": engaged, "assigned": owners}


def _decks(state: dict[str, Any]) -> dict[str, str]:
    decks = {}
    for seat in (0, 1):
        cards = [*state["hands"][seat], *state["futures"][seat], *state["pasts"][seat]]
        for piece in state["pieces"]:
            if piece["seat"] == seat:
                cards += [piece["card"]] * piece["copies"]
            cards += [card for card, owner in piece["assigned"] if owner == seat]
        decks[f"own_deck_{seat}"] = ", ".join(f"{copies} {card}" for card, copies in Counter(cards or [FILLER]).items())
    return decks


# Playing.


def _bare(words: str) -> str:
    return re.sub(r"#\d+", "", words)


def found(table: Table, seat: int, words: str) -> Move:
    """The move these words mean: numbers of cards on the table may be left out if the first that fits is meant."""
    for move in table.options(seat):
        if words in (str(move), _bare(str(move))):
            return move
    for refusal in table.impossible(seat):
        if words in (str(refusal.move), _bare(str(refusal.move))):
            return refusal.move
    return GAME.moves.parse(words)


def play(table: Table, seat: int, *words: str) -> None:
    """Moves of one seat, one after the other: `play(table, 0, "play shin", "end presentation")`."""
    for one in words:
        table.play(seat, found(table, seat, one))


def offered(table: Table, seat: int) -> list[str]:
    """What this seat may do, in words, without the numbers of cards on the table."""
    return [_bare(str(move)) for move in table.options(seat)]


def asked(table: Table) -> tuple[int, str]:
    """Who decides, and what kind of decision it is."""
    return table.waiting[0], type(cast(Decision, table.decision)).__name__


def refused(table: Table, seat: int, words: str | Move) -> str:
    """Try a move that is not offered; the ruling it is refused by. The table is as it was."""
    before = table.digest()
    wanted = found(table, seat, words) if isinstance(words, str) else words
    with pytest.raises(IllegalMove) as error:
        table.play(seat, wanted)
    assert table.digest() == before, "a refused move changes nothing"
    assert str(error.value), "and says why"
    return error.value.ruling


def attack(table: Table, seat: int, *groups: str) -> None:
    """Declare attacks, one group after the other, and no more. `"shoki < bolts"` attacks the single card Shoki with Bolts."""
    for group in groups:
        target, _, cards = group.rpartition(" < ")
        if target:
            play(table, seat, f"attack {target}")
        send(table, seat, cards)
    if "attack no more" in offered(table, seat) and asked(table)[0] == seat:
        play(table, seat, "attack no more")


def send(table: Table, seat: int, cards: str) -> None:
    for card in cards.split():
        play(table, seat, f"send {card}")
    if "close the group" in offered(table, seat):
        play(table, seat, "close the group")


def defend(table: Table, seat: int, cards: str) -> None:
    """Form the defence of the place that is asked about; nothing leaves it undefended."""
    if cards:
        send(table, seat, cards)
    else:
        play(table, seat, "leave undefended")


def combat(
    mine: str, theirs: str, place: str = "deserto", group: str = "", defence: str = "", hands: dict[int, str] | None = None
) -> Table:
    """A combat for a place of seat 1 with everybody in it, unless the groups are named."""

    def plain(words: str) -> str:
        return " ".join(word.partition("+")[0].partition("*")[0] for word in words.split())

    table = layout(hands=hands, forces={0: mine, 1: theirs}, places={1: place}, phase="combat")
    attack(table, 0, group or plain(mine))
    defend(table, 1, defence or plain(theirs))
    return table


QUIET = {"Reply": "pass", "ChooseAbility": "no further ability", "MayPlayEvent": "pass", "MayAnswerLoss": "pass"}


def fight_on(table: Table) -> None:
    """Nobody does anything more in the combats declared: abilities stay off and both pass."""
    while not table.over and asked(table)[1] in QUIET:
        seat, kind = asked(table)
        play(table, seat, QUIET[kind])


def end_turn(table: Table) -> None:
    """The rest of this turn without any further play, attack or defence; up to the next player's draw."""
    turn = table.turn_number
    quiet = [
        EndPresentation(),
        *[GAME.moves.parse(one) for one in ("attack no more", "leave undefended", "pass", "no further ability")],
    ]
    while not table.over and table.turn_number == turn:
        seat = table.waiting[0]
        offers = table.options(seat)
        table.play(seat, next((one for one in quiet if one in offers), offers[0]))


# Looking.


def on_table(table: Table, card: str, seat: int | None = None) -> Piece:
    """The first piece of this card, of this seat if said."""
    return next(one for one in table.pieces.values() if one.card == card and seat in (None, one.seat))


def lives(table: Table, card: str, seat: int | None = None) -> int:
    """How many lives it has; 0 if it does not stand on the table."""
    standing = [one for one in table.pieces.values() if one.card == card and seat in (None, one.seat)]
    return table.lives(standing[0]) if standing else 0


def forces(table: Table, seat: int) -> list[str]:
    return [table.pieces[number].card for number in table.forces[seat]]


def territory(table: Table, seat: int) -> list[str]:
    return [table.pieces[number].card for number in table.places[seat]]


def engaged(table: Table, seat: int) -> list[str]:
    return [table.pieces[number].card for number in table.forces[seat] if table.pieces[number].engaged]


def borne_by(table: Table, card: str) -> list[str]:
    return [one for one, _ in on_table(table, card).assigned]


def past(table: Table, seat: int) -> list[str]:
    return sorted(table.pasts[seat])


def out(table: Table, seat: int) -> list[str]:
    """What is out of the game."""
    return sorted(table.removed[seat])


def reckoned(table: Table) -> Reckoning:
    """The values of the combat as it stands."""
    return reckon(table, table.combat)


def attack_of(table: Table, card: str) -> int:
    return reckoned(table).attack[on_table(table, card).id]


def defence_of(table: Table, card: str) -> int:
    return reckoned(table).defence[on_table(table, card).id]


def dealt(table: Table) -> list[tuple[int, int]]:
    """What was dealt in all combats so far: seat and damage, attackers first."""
    return [(one.seat, one.damage) for one in told(table, Dealt)]


def told(table: Table, kind: type[Any]) -> list[Any]:
    """Every event of this kind that happened, with all that is in it."""
    return [one.event for one in table.heard or [] if isinstance(one.event, kind)]


def at_rest(table: Table) -> None:
    """How every story ends: each player's cards are all there, and somebody decides or the game is over."""
    for seat in (0, 1):
        assert Counter(table.cards_of(seat)) == Counter(table.decks[seat].counts), "no card is lost or doubled"
    assert table.over or table.options(table.waiting[0]), "somebody decides"
