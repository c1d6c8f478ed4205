"""Tables of Samurai Sword laid out by hand, so that a test reads as a story.

    table = layout("musashi", "benkei", "tomoe", "goemon", "hideyoshi", hands={0: "nodachi parry"}, turn=0)
    play(table, 0, "attack 1 with nodachi")
    play(table, 1, "take it")
    assert table.resilience[1] == 1

Seat 0 is the Shogun and it is his turn, unless said otherwise. Hands that are not named hold two plain weapons; the
deck's top cards can be named. Everything else is dealt from what is left, so that the count of cards is right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

import budokan
from budokan.games.samurai_sword.events import TeamScored
from budokan.games.samurai_sword.moves import Attack
from budokan.games.samurai_sword.table import Table
from budokan.kernel.moves import Move

GAME = budokan.game("samurai-sword")

ROLES = {
    3: ["shogun", "ninja", "ninja"],
    4: ["shogun", "samurai", "ninja", "ninja"],
    5: ["shogun", "samurai", "ninja", "ninja", "ronin"],
    6: ["shogun", "samurai", "ninja", "ninja", "ninja", "ronin"],
    7: ["shogun", "samurai", "samurai", "ninja", "ninja", "ninja", "ronin"],
    8: ["shogun", "samurai", "samurai", "ninja", "ninja", "ninja", "ronin", "ronin"],
}
"""Seat by seat, unless a test deals other roles."""

PLAIN = ("chiyome", "musashi", "tomoe", "goemon", "hideyoshi", "ieyasu", "kojiro")
"""Characters whose abilities stay out of the way while seat 0 strikes and the others are struck: `layout(*PLAIN[:5])`.

Chiyome begins with 4 resilience, Hideyoshi in seat 4 with 4, the others with 5.
"""

BOX = cast(Table, GAME.new(4, 0)).box
"""The cards, characters and roles of the base game."""

RISING_SUN: Mapping[str, Any] = {"expansions": ["rising-sun"]}
"""The options of a table with the expansion."""


def everything_but(*words: str, options: Mapping[str, Any] | None = None) -> str:
    """All the cards of the box but these, as words: a hand that leaves neither deck nor discards."""
    left = Counter(cast(Table, GAME.new(3, 0, **dict(options or {}))).box.deck)
    left.subtract(Counter(kind for word in words for kind in word.split()))
    assert min(left.values()) >= 0, "every card named is in the box"
    return " ".join(left.elements())


def layout(
    *characters: str,
    roles: Sequence[str] | None = None,
    stars: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    properties: Mapping[int, str] | None = None,
    resilience: Mapping[int, int] | None = None,
    honour: Mapping[int, int] | None = None,
    deck: str | None = None,
    deck_size: int | None = None,
    discards: str = "",
    turn: int = 0,
    stack: Sequence[dict[str, Any]] | None = None,
    weapons_played: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Table:
    """A table in the play phase of `turn`. `hands`, `properties`, `deck` and `discards` are words: "nodachi parry parry".

    Unnamed hands hold two Kiseru-like fillers taken from what is left (never a Parry). `deck` names the next cards to be drawn,
    first to leave first, and the rest of the deck follows; `deck_size` cuts the deck there, the rest being discards below
    `discards` (whose last word is the top card). `deck=""` with `deck_size=0` is an empty deck.
    `stack` replaces the frames above the turn: [{"frame": "DrawPhase", "seat": 0}] stands at that step.
    """
    seats = len(characters)
    table = cast(Table, GAME.new(seats, seed, **dict(options or {})))
    box = table.box
    left = Counter(box.deck)

    def take(words: str) -> list[str]:
        kinds = words.split()
        for kind in kinds:
            assert left[kind] > 0, f"there is no further {kind} in the box"
            left[kind] -= 1
        return kinds

    named_hands = {seat: take(words) for seat, words in (hands or {}).items()}
    laid = {seat: take(words) for seat, words in (properties or {}).items()}
    coming = take(deck or "")
    pile = take(discards)
    for seat in range(seats):
        if seat not in named_hands:
            fillers = [kind for kind in ("naginata", "bokken", "kiseru", "bo") if left[kind] > 0][:2]
            named_hands[seat] = take(" ".join(fillers))
    rest = [kind for kind in box.deck if _spend(left, kind)]
    table.luck.shuffle(rest)
    full_deck = [*coming, *rest]
    size = len(full_deck) if deck_size is None else deck_size
    dealt_roles = list(roles or ROLES[seats])
    dealt = _role_cards(box.roles, dealt_roles, stars)
    state = table.state()
    state |= {
        "roles": dealt,
        "set_aside": _left_over(box.roles, dealt),
        "characters": list(characters),
        "resilience": [(resilience or {}).get(seat, box.resilience[one]) for seat, one in enumerate(characters)],
        "honour": [(honour or {}).get(seat, _honour(box.seatings[seats], dealt_roles[seat])) for seat in range(seats)],
        "hands": [named_hands[seat] for seat in range(seats)],
        "properties": [laid.get(seat, []) for seat in range(seats)],
        "deck": list(reversed(full_deck[:size])),
        "discards": [*full_deck[size:], *pile],
        "turn": turn,
        "turn_number": 1,
        "weapons_played": weapons_played,
    }
    position = table.position()
    position.state = state
    above = list(stack) if stack is not None else [{"frame": "PlayPhase", "seat": turn}]
    position.stack = [
        {"frame": "Turn", "seat": (turn + 1) % seats},
        {"frame": "DiscardPhase", "seat": turn},
        {"frame": "PlayPhase", "seat": turn},
    ][: 2 if stack is None else 3] + above
    settled = all(one["frame"] in _waiting_frames() for one in above[-1:])
    if not settled:
        return _resumed(position)
    return cast(Table, GAME.set_up(position, listen=True))


def rising_sun(*characters: str, **more: Any) -> Table:
    """The same with the expansion."""
    return layout(*characters, options=RISING_SUN, **more)


def play(table: Table, seat: int, words: str) -> None:
    """Make a move given in words: `play(table, 0, "attack 1 with nodachi")`."""
    table.play(seat, GAME.moves.parse(words))


def offered(table: Table, seat: int) -> list[str]:
    """What this seat may do, in words."""
    return [str(move) for move in table.options(seat)]


def targets(table: Table, seat: int, weapon: str) -> list[int]:
    """Whom this seat may attack with this weapon now, clockwise from its left."""
    return [move.target for move in table.options(seat) if isinstance(move, Attack) and move.weapon == weapon]


def end_turn(table: Table) -> None:
    """The player whose turn it is ends his play phase and discards the first of what is too much."""
    seat = table.turn
    play(table, seat, "end play")
    while table.turn == seat and table.waiting == (seat,):
        table.play(seat, table.options(seat)[0])


@contextmanager
def untouched(table: Table, *seats: int) -> Iterator[None]:
    """The bystanders: whatever happens meanwhile, these seats keep hand, properties, resilience and honour."""
    before = {seat: _possessions(table, seat) for seat in seats}
    yield
    for seat in seats:
        assert _possessions(table, seat) == before[seat], f"seat {seat} had {before[seat]}, now {_possessions(table, seat)}"


def told(table: Table, kind: type[Any]) -> list[Any]:
    """Every event of this kind that happened, with all that is in it."""
    return [one.event for one in table.heard or [] if isinstance(one.event, kind)]


def sequence(table: Table, *kinds: type[Any]) -> list[str]:
    """The names of the events of these kinds in the order they happened: what came before what."""
    return [type(one.event).__name__ for one in table.heard or [] if isinstance(one.event, kinds)]


def points(table: Table) -> dict[str, int]:
    """The points each team was counted at the end; nothing if none were counted."""
    return {event.team: event.points for event in told(table, TeamScored)}


def refused(table: Table, seat: int, move: Move | str) -> str:
    """Try a move that is not offered; the ruling it is refused by. The table is as it was."""
    before = table.digest()
    wanted = GAME.moves.parse(move) if isinstance(move, str) else move
    try:
        table.play(seat, wanted)
    except budokan.IllegalMove as error:
        assert table.digest() == before, "a refused move changes nothing"
        return error.ruling
    raise AssertionError(f"{move} was accepted")


def at_rest(table: Table) -> None:
    """How every story ends: the count of components is right, and somebody decides or the game is over."""
    counted = Counter(
        kind for pile in (table.deck, table.discards, table.resolving, *table.hands, *table.properties) for kind in pile
    )
    assert counted == Counter(table.box.deck), "no card is lost or doubled"
    assert table.over or table.waiting, "somebody decides"


def _possessions(table: Table, seat: int) -> tuple[list[str], list[str], int, int]:
    return list(table.hands[seat]), list(table.properties[seat]), table.resilience[seat], table.honour[seat]


def _spend(left: Counter[str], kind: str) -> bool:
    if left[kind] > 0:
        left[kind] -= 1
        return True
    return False


def _honour(seating: Any, role: str) -> int:
    return int(seating.honour_shogun if role == "shogun" else seating.honour_others)


def _role_cards(cards: Sequence[Any], roles: Sequence[str], stars: Sequence[int] | None) -> list[list[Any]]:
    pool = [[card.id, card.stars] for card in cards]
    found: list[list[Any]] = []
    for seat, role in enumerate(roles):
        wanted = next(one for one in pool if one[0] == role and (stars is None or one[1] == stars[seat]))
        pool.remove(wanted)
        found.append(wanted)
    return found


def _left_over(cards: Sequence[Any], dealt: Sequence[list[Any]]) -> list[list[Any]]:
    pool = [[card.id, card.stars] for card in cards]
    for one in dealt:
        pool.remove(one)
    return pool


def _waiting_frames() -> set[str]:
    return {kind.__name__ for kind in GAME.decisions.values()}


def _resumed(position: Any) -> Table:
    """A position that stands at a step and not at a decision: set up below it, then let the step happen."""
    above = position.stack.pop()
    resting = cast(Table, GAME.set_up(position, listen=True))
    frames = GAME._reader.stack([above], resting)
    resting.begin(frames)
    return resting
