"""Long random play: any game in any way it can be played, everything checked at every decision.

`make soak` plays it for as long as one likes (tools/soak.py); a fixed part of it is played with the tests
(tests/contract/test_soak.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

import msgspec

from budokan import BudokanError, Luck
from budokan.games.rising_sun.cards import all_clans
from budokan.games.samurai_sword.cards import all_characters
from budokan.kernel.game import Game
from budokan.kernel.table import Table
from tests.contract.secrets import leak
from tests.support.contract import Case, cases, steps

OFTEN = 7
"""At every so many decisions what takes long is checked as well; at which of them, goes by the seed."""
GREEDY = 6
"""One of so many games is played by instinct, which comes to where chance does not."""
TRIES = 200
"""So often options are drawn until they go together."""
MOST_DRAWN = 3000
"""So often something new is looked for, for the fixed part."""

OWN: dict[str, tuple[Any, ...]] = {
    "samurai-sword.cards": ({"bokken": {"wounds": 2, "copies": 9, "suit": "koi"}, "benkei": {"resilience": 7}},),
    "rising-sun.cards": ({"benevolence": {"price": 3}},),
    "ken.own_cards": ({"kenshiro": {"attack": 4}},),
    "ken.own_deck_0": ("15 kenshiro, 10 toki, 5 villaggio, 5 oasi, 5 contadini",),
    "ken.own_deck_1": ("15 shin, 10 rey, 5 villaggio, 5 oasi, 5 contadini",),
    "senjutsu.cards": ({"severing-cut": {"initiative": "7"}},),
    "senjutsu.teams": (((0, 1), (2, 3)), ((0,), (1, 2)), ((0,), (1,), (2, 3)), ((0, 3), (1, 2))),
    "senjutsu.own_field": (
        {
            "hexes": [[q, r] for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3],
            "start": {"a": [[-3, 0], [-3, 3]], "b": [[3, 0], [3, -3]]},
            "terrain": ["boulder"],
            "horde": {},
        },
    ),
}
"""What is laid out in several levels cannot be drawn from a list: what is played with instead."""

ONLY_IN: dict[str, tuple[str, ...]] = {
    "ken.advanced_victory": ("advanced",),
    "senjutsu.teams": ("teams",),
    "senjutsu.team_hands": ("teams",),
    "senjutsu.foes": ("solo", "coop"),
    "senjutsu.foe_wounds": ("solo", "coop", "horde"),
    "senjutsu.foe_discards": ("solo", "coop", "horde"),
    "senjutsu.foe_ties": ("solo", "coop", "horde"),
    "senjutsu.nightmare": ("solo", "coop"),
    "senjutsu.horde": ("horde",),
    "senjutsu.horde_stages": ("horde",),
}
"""Options that change something in some modes alone."""

LEFT_OUT = {"senjutsu.decks"}
"""Decks by name or card by card: `other_decks` has them drawn by lot, which comes to more of them."""


class Sitting(NamedTuple):
    """One game of the soak, which goes the same way each time: who plays it, and from which seed."""

    number: int
    case: Case
    seed: int
    bot: str = "uniform"

    def __str__(self) -> str:
        way = f"{self.case.game.name}, {self.case.mode}, {self.case.seats} seats, {self.bot}"
        return f"{way}, options {msgspec.json.encode(self.case.options).decode()}, seed {self.seed}"


class Fault(msgspec.Struct, frozen=True):
    """Something that did not hold: what kind of thing, in which game, at which decision."""

    kind: str
    number: int
    game: str
    told: str
    decision: int


class Broken(Exception):
    """The game under way is broken at this decision."""

    def __init__(self, kind: str, decision: int) -> None:
        super().__init__(f"decision {decision}: {kind}")
        self.kind = kind
        self.decision = decision


def check_game(sitting: Sitting) -> int:
    """One game with everything checked; the number of its decisions. Whatever goes wrong is told as broken."""
    decisions = 0
    asked = "the deal"
    try:
        table = sitting.case.deal(sitting.seed, listen=True)
        luck = Luck(sitting.seed, "soak")
        whole = table.components()
        for table, seat, move in steps(sitting.case, sitting.seed, bot=sitting.bot, listen=True):
            asked = type(table.decision).__name__
            assert table.components() == whole, "a component is lost or doubled"
            assert sitting.case.game.moves.parse(str(move)) == move, "a move does not parse"
            if (decisions + sitting.seed) % OFTEN == 0:
                assert leak(table, seat, luck) == "", "a seat is sent what it may not know"
                assert travels(sitting.case.game, table), "a position does not survive"
            decisions += 1
            assert decisions <= sitting.case.game.length, "the game is longer than declared"
        asked = "the end"
        assert table.outcome is not None, "the game has no end"
        assert table.components() == whole, "a component is lost or doubled"
        assert travels(sitting.case.game, table), "a position does not survive"
        assert sitting.case.game.replay(table.record().text()).over, "a record does not replay"
    except Exception as error:  # whatever it is, it is what the soak is looking for
        raise Broken(f"{in_short(error)} at {asked}", decisions) from error
    return decisions


def travels(game: Game, table: Table) -> bool:
    """Whether the table can be written down and put together again."""
    return game.set_up(table.position()).digest() == table.digest()


def in_short(error: Exception) -> str:
    """What went wrong without seats and numbers, so that the same fault has the same name wherever it shows."""
    said = re.sub(r"\d+", "#", str(error).partition("\n")[0])[:140]
    return said if isinstance(error, AssertionError) and said else f"{type(error).__name__}: {said}"


def soak(sittings: Iterable[Sitting]) -> Iterator[int | Fault]:
    """Game after game: the decisions of each that held, the fault of each that did not."""
    for sitting in sittings:
        try:
            yield check_game(sitting)
        except Broken as broken:
            yield Fault(broken.kind, sitting.number, sitting.case.game.name, str(sitting), broken.decision)


class Tally:
    """What has come of a soak: games and decisions of each game, and the shortest game for each kind of fault."""

    def __init__(self) -> None:
        self.games: dict[str, int] = {}
        self.decisions: dict[str, int] = {}
        self.faults: dict[str, list[Fault]] = {}
        self._one_at_a_time = Lock()

    def count(self, game: str, came: int | Fault) -> None:
        """What came of one game; several processes may be listened to at once."""
        with self._one_at_a_time:
            self.games[game] = self.games.get(game, 0) + 1
            if isinstance(came, Fault):
                self.faults.setdefault(f"{game}: {came.kind}", []).append(came)
            decisions = came.decision if isinstance(came, Fault) else came
            self.decisions[game] = self.decisions.get(game, 0) + decisions

    def faulty(self, game: str) -> int:
        return sum(one.game == game for found in self.faults.values() for one in found)

    def report(self) -> Iterator[str]:
        """The faults by kind, the commonest first, each with its shortest game; then each game in one line."""
        for kind, found in sorted(self.faults.items(), key=lambda one: -len(one[1])):
            shortest = min(found, key=lambda one: one.decision)
            yield f"{len(found)} x {kind}"
            yield f"    shortest: game {shortest.number}, decision {shortest.decision}: {shortest.told}"
        for game, games in self.games.items():
            yield f"{game}: {games} games, {self.decisions[game]} decisions, {self.faulty(game)} faults"


def sitting_number(seed: int, number: int, games: list[Game]) -> Sitting:
    """One game of a soak from its seed: a way the contract looks at, or everything drawn by lot."""
    luck = Luck(seed, f"soak {number}")
    game = luck.pick(games)
    case = luck.pick(known_cases(game)) if luck.below(3) == 0 else any_case(game, luck)
    return Sitting(number, case, luck.draw(), "greedy" if luck.below(GREEDY) == 0 else "uniform")


@cache
def known_cases(game: Game) -> list[Case]:
    """The ways the contract looks at."""
    return [case for case in cases() if case.game is game]


def any_case(game: Game, luck: Luck) -> Case:
    """One way to play a game, mode, seats and every option drawn by lot; drawn again if they do not go together."""
    for _ in range(TRIES):
        case = drawn_case(game, luck)
        if case is not None and goes_together(case):
            return case
    raise AssertionError(f"no options of {game.name} go together")


def drawn_case(game: Game, luck: Luck) -> Case | None:
    mode = luck.pick(list(game.modes))
    options = {name: choose(luck) for name, choose in ways_to_draw(game, mode).items() if luck.below(2)}
    try:
        return Case(game, mode, luck.pick(game.seats_with(mode, game.settle(mode, options))), options)
    except BudokanError:
        return None


def goes_together(case: Case) -> bool:
    """Whether the game can be dealt so: not every character is in every edition, not every field has room for all.

    A deal that breaks is not one that is refused: it is a fault, and to be played.
    """
    try:
        case.deal(0)
    except BudokanError:
        return False
    except Exception:  # told by the game that is played so
        return True
    return True


@cache
def ways_to_draw(game: Game, mode: str) -> dict[str, Callable[[Luck], Any]]:
    """How each option that means something in this mode is drawn by lot."""
    fields = {field.name: field for field in msgspec.structs.fields(game.settings)}
    found: dict[str, Callable[[Luck], Any]] = {}
    for option in game.options.values():
        name = f"{game.name}.{option.name}"
        if name in LEFT_OUT or mode not in ONLY_IN.get(name, tuple(game.modes)):
            continue
        if name in OWN:
            found[option.name] = one_of(OWN[name])
        elif option.choices:
            found[option.name] = some_of(option.choices) if option.many else one_of(option.choices)
        else:
            hint = msgspec.inspect.type_info(fields[option.name].type)
            assert isinstance(hint, msgspec.inspect.IntType), f"nobody says how {name} is drawn"
            assert hint.ge is not None and hint.le is not None, f"{name} has no limits"
            found[option.name] = one_of(range(hint.ge, hint.le + 1))
    return found


def one_of(choices: Sequence[Any]) -> Callable[[Luck], Any]:
    return lambda luck: luck.pick(choices)


def some_of(choices: tuple[Any, ...]) -> Callable[[Luck], Any]:
    """A few of them in any order, seldom many."""

    def choose(luck: Luck) -> list[Any]:
        shuffled = list(choices)
        luck.shuffle(shuffled)
        return shuffled[: 1 + luck.below(min(4, len(shuffled)))]

    return choose


# The part that is played with the tests.


CHARACTERS: dict[str, tuple[str, ...]] = {
    "samurai-sword": tuple(one.id for one in all_characters()),
    "rising-sun": tuple(one.id for one in all_clans()),
}
"""Who is dealt to the seats of a game; where they are chosen, or decks stand for them, those are options."""


def to_cover(game: Game) -> set[str]:
    """Every mode with every number of seats, every choice of every option, and every character that is dealt."""
    found = {f"{case.mode} {case.seats}" for case in known_cases(game)}
    for option in game.options.values():
        name = f"{game.name}.{option.name}"
        if name not in LEFT_OUT:
            found |= {f"{option.name} {choice}" for choice in OWN.get(name, option.choices)}
    return found | {f"dealt {name}" for name in CHARACTERS.get(game.name, ())}


def covered(sitting: Sitting) -> set[str]:
    """What this game looks at."""
    case = sitting.case
    found = {f"{case.mode} {case.seats}"}
    for name, value in case.options.items():
        chosen = value if isinstance(value, list) else [value]
        found |= {f"{name} {one}" for one in (chosen[: case.seats] if name == "characters" else chosen)}
    if case.game.name in CHARACTERS:
        table: Any = case.deal(sitting.seed)
        found |= {f"dealt {name}" for name in (table.characters if hasattr(table, "characters") else table.clans)}
    return found


@cache
def fixed_part(game: Game) -> tuple[Sitting, ...]:
    """Games enough that every way, choice and character occurs, drawn by lot from one seed; none that shows nothing new."""
    luck = Luck(1, f"fixed part of {game.name}")
    missing = to_cover(game)
    found: list[Sitting] = []
    for _ in range(MOST_DRAWN):
        case, seed = drawn_case(game, luck), luck.draw()
        if case is not None:
            sitting = Sitting(len(found), case, seed, "greedy" if len(found) % GREEDY == 0 else "uniform")
            shown = covered(sitting) & missing
            if shown and goes_together(case):
                missing -= shown
                found.append(sitting)
        if not missing:
            break
    return tuple(found)
