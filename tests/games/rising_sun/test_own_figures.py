"""RS-2.8: every figure of the box, changed one at a time, makes a difference at the table or is refused in a sentence.

Each figure is tried where it should tell: a table is laid out around it and walked at random, once with the printed figure and
once with the other. The walk ends at the first thing that differs: what somebody has, who decides, or what may be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from budokan.games.rising_sun import GAME, box, cards
from budokan.games.rising_sun.box import SEASONS
from budokan.games.rising_sun.cards import LIMITS, all_cards, figures_of
from budokan.games.rising_sun.table import Table
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import read_toml
from budokan.kernel.moves import Move
from tests.support.faults import ids, said_in_italian
from tests.support.rising_sun import CLANS, at_rest, bid, done, lay, layout, offered, play
from tests.support.rulings import ruling

Scene = Callable[[dict[str, Any]], Table]
"""A table laid out, with these options."""

Walk = list[tuple[bytes, int, Move | None]]
"""What was seen before each decision, who decided, and what."""

Path_ = tuple[str | int, ...]

REPOSITORY = Path(__file__).parents[3]
STEPS = 70
SEEDS = 4
FILES = ("seasons", "monsters", "clans", "kami", "mandates", "provinces", "war")
CACHES = (
    *(cards.all_cards, cards.all_monsters, cards.all_clans, cards.all_shrines, cards.the_map, cards.politics, cards.spoils),
    box.printed_box,
)


# Walking.


def seen(table: Table) -> bytes:
    """What people have, who decides, and what they may do: no words, and nothing of how the rules go about it."""
    options = [[str(move) for move in table.options(seat)] for seat in table.waiting]
    return msgspec.json.encode([table.state(), table.waiting, options, table.outcome])


def walk(table: Table, seed: int) -> Walk:
    """A walk at random, every kind of move as likely as any other."""
    luck = Random(seed)
    found: Walk = []
    while not table.over and len(found) < STEPS:
        seat = table.waiting[0]
        kinds: dict[type[Move], list[Move]] = {}
        for move in table.options(seat):
            kinds.setdefault(type(move), []).append(move)
        move = luck.choice(luck.choice(list(kinds.values())))
        found.append((seen(table), seat, move))
        table.play(seat, move)
    found.append((seen(table), -1, None))
    return found


def differs(table: Table, before: Walk) -> bool:
    """Whether this table, on the same walk, ever looks different."""
    for was, seat, move in before:
        if seen(table) != was:
            return True
        if move is not None:
            table.play(seat, move)
    return False


# Where figures tell.

MAP = {
    0: "edo: daimyo bushi, kyoto: bushi, oshu: bushi, kansai: bushi, nagato: shinto, hokkaido: bushi, shikoku: bushi",
    1: "edo: bushi, kyoto: bushi shinto, oshu: bushi, kansai: bushi, nagato: bushi",
    2: "edo: bushi shinto, oshu: daimyo, kansai: bushi bushi, kyushu: bushi",
}
ABROAD = {0: "edo oshu", 1: "nagato kyoto", 2: "kyoto kansai"}
WEALTH: dict[str, Any] = {"coins": {0: 6, 1: 7, 2: 8}, "ronin": {0: 2, 1: 1, 2: 2}, "vp": {0: 9, 1: 9, 2: 9}}
MONSTERS = {one.id for one in cards.all_monsters()}
FRIENDS = ["righteousness", "respect", "oni-of-skulls"]
"""What the cards that count Virtues, Monsters and Oni may count."""


def with_card(card: str) -> list[Scene]:
    """Tables at which seat 0 owns every copy of this card: at peace, at war, and with Winter near."""
    printed = next(one for one in all_cards() if one.id == card)
    owned = [card] * printed.copies + [one for one in FRIENDS if one != card]
    if "horseman" in printed.sets or "core" in printed.sets:
        owned += ["form-of-the-demon"] if card != "form-of-the-demon" else []
    monsters = [one for one in owned if one in MONSTERS]
    figures = dict(MAP)
    figures[0] = MAP[0].replace("edo:", f"edo: {' '.join(monsters)}")
    common: dict[str, Any] = {"cards": {0: " ".join(owned)}, "strongholds": ABROAD, **WEALTH}

    def at_war(honour: tuple[int, ...], allies: list[tuple[int, int]]) -> Scene:
        def scene(options: dict[str, Any]) -> Table:
            table = layout(
                "lotus", "koi", "bonsai", figures=figures, honour=honour, allies=allies, at="war", wars="edo kansai nagato",
                options=options, **common,
            )  # fmt: skip
            table.seasons_allied = [1, 1, 1]
            return table

        return scene

    def at_peace(honour: tuple[int, ...], turn: int, tiles: str) -> Scene:
        standing = figures if turn else {**figures, 0: figures[0].replace(f" {card}", "").replace("kyoto: bushi, ", "")}

        def scene(options: dict[str, Any]) -> Table:
            return layout(
                "koi", "turtle", "bonsai", figures=standing, honour=honour, allies=[(0, 1)], turn=turn, tiles=tiles,
                options=options, **common,
            )  # fmt: skip

        return scene

    busy, sly = "recruit marshal train recruit", "betray harvest marshal train"
    return [
        at_war((1, 2, 0), []),
        at_peace((1, 2, 0), 0, busy),
        at_peace((0, 1, 2), 0, busy),
        at_war((0, 1, 2), [(0, 1)]),
        at_peace((0, 1, 2), 0, sly),
        at_peace((1, 2, 0), 1, "marshal harvest marshal harvest"),
        at_war((0, 1, 2), []),
    ]


def duels(card: str) -> list[Scene]:
    """The last battle of the year: what this card makes strong against more and more Bushi, high in Honour and low."""
    piece = card if card in MONSTERS else "daimyo"

    def scene(foes: int, honour: tuple[int, ...]) -> Scene:
        def fought(options: dict[str, Any]) -> Table:
            figures = {0: f"edo: {piece}", 1: f"edo: {' '.join(['bushi'] * foes)}"}
            table = layout(
                "koi", "lotus", "bonsai", figures=figures, honour=honour, cards={0: card}, season=2, at="war", wars="edo",
                options=options,
            )  # fmt: skip
            bid(table, {})
            return table

        return fought

    return [scene(foes, honour) for foes in range(1, 7) for honour in ((0, 1, 2), (1, 2, 0))]


def three_hostages(options: dict[str, Any]) -> Table:
    figures = {0: "edo: bushi", 1: "edo: bushi bushi bushi bushi bushi"}
    table = layout(
        "koi", "lotus", "bonsai", figures=figures, cards={0: "respect respect"}, at="war", wars="edo", options=options
    )
    bid(table, {0: (0, 1, 0, 0)})
    as_far_as_possible(table, ["capture bushi of 1"] * 3)
    return table


def four_replaced(options: dict[str, Any]) -> Table:
    many = "edo: bushi bushi bushi bushi"
    table = layout(
        "koi", "lotus", "bonsai", figures={1: many, 2: many}, cards={0: "path-of-the-unrighteous path-of-the-unrighteous"},
        tiles="betray betray train train", options=options,
    )  # fmt: skip
    lay(table, "betray")
    as_far_as_possible(table, [f"replace bushi of {victim} in edo by bushi" for victim in (1, 2, 1, 2)])
    return table


def as_far_as_possible(table: Table, moves: list[str]) -> None:
    """Seat 0 does this, one after the other, until something is not offered."""
    for words in moves:
        if words not in offered(table, 0):
            return
        play(table, 0, words)


TOLD_BEST: dict[str, list[Scene]] = {"respect": [three_hostages], "path-of-the-unrighteous": [four_replaced]}
"""What takes more luck than a walk at random has."""


def at_work(card: str, field: str) -> list[Scene]:
    """The tables where this figure of a card tells."""
    if field == "price":
        return bought(card)
    if field == "copies":
        return [lambda options: on_sale(card, options)]
    if field in ("force", "to", "add") and card != "way-of-the-katana":
        return duels(card)
    return TOLD_BEST.get(card, []) + with_card(card)


def on_sale(card: str, options: dict[str, Any]) -> Table:
    printed = next(one for one in all_cards() if one.id == card)
    options = {"season_set": set_of(card), **options}
    return layout("koi", "lotus", "turtle", season=SEASONS.index(printed.season), options=options)


def bought(card: str) -> list[Scene]:
    """A table at which somebody pays the full price for this card."""
    printed = next(one for one in all_cards() if one.id == card)

    def scene(options: dict[str, Any]) -> Table:
        table = layout(
            "koi", "lotus", "turtle", season=SEASONS.index(printed.season), coins={0: 9, 1: 9, 2: 9},
            tiles="train train harvest harvest",
            options={"season_set": set_of(card), **options},
        )  # fmt: skip
        lay(table, "train")
        done(table, 0)
        play(table, 1, f"buy {card}")
        return table

    return [scene]


def of_the_clan(lead: int) -> list[Scene]:
    """All five clans at one table, one of them with the deck and all its strongholds but those of Reserve; and a new game."""

    def at_peace(tiles: str, built: str) -> Scene:
        def scene(options: dict[str, Any]) -> Table:
            return layout(
                *CLANS, strongholds={lead: built}, coins=dict.fromkeys(range(5), 9), turn=lead, tiles=tiles,
                figures={seat: "oshu: bushi, kansai: shinto" for seat in range(5) if seat != lead},
                shrines="raijin ryujin susanoo fujin", options=options,
            )  # fmt: skip

        return scene

    everywhere = "edo oshu kansai nagato"

    def building(options: dict[str, Any]) -> Table:
        table = at_peace("marshal train marshal train", everywhere)(options)
        lay(table, "marshal")
        done(table, *table.others(lead))
        return table

    return [
        lambda options: new_game(5, options),
        building,
        at_peace("marshal train marshal train", everywhere),
        at_peace("harvest harvest recruit recruit", everywhere),
        at_peace("betray betray recruit recruit", everywhere),
    ]


def new_game(seats: int, options: dict[str, Any]) -> Table:
    table = GAME.new(seats, 3, **{"negotiation": "off", **options})
    assert isinstance(table, Table)
    return table


def before_the_kami(kami: str) -> list[Scene]:
    def scene(options: dict[str, Any]) -> Table:
        shrines = " ".join([kami, *[one for one in ("amaterasu", "fujin", "hachiman", "raijin") if one != kami][:3]])
        return layout(
            "koi",
            "turtle",
            "bonsai",
            figures={0: f"{kami}: shinto, edo: bushi bushi"},
            shrines=shrines,
            at="kami",
            options=options,
        )

    return [scene]


def politics_at_large() -> list[Scene]:
    return [lambda options: new_game(3, options), *[scene for lead in range(5) for scene in of_the_clan(lead)[2:]], *allied()]


def allied() -> list[Scene]:
    """A traitor who has an ally, and somebody who reaps everywhere."""

    def scene(tiles: str) -> Scene:
        provinces = ("kyoto", "oshu", "kansai", "nagato", "hokkaido", "shikoku")
        everywhere = ", ".join(["edo: daimyo", "kyushu: shinto", *[f"{one}: bushi" for one in provinces]])

        def laid(options: dict[str, Any]) -> Table:
            figures = {0: everywhere, 1: "edo: bushi, oshu: bushi", 2: "edo: bushi, oshu: bushi", 3: "edo: bushi, oshu: bushi"}
            return layout(
                "koi", "turtle", "bonsai", "dragonfly", figures=figures, allies=[(0, 1)], tiles=tiles, options=options
            )

        return laid

    return [scene("betray betray harvest harvest"), scene("harvest harvest train train")]


def wars_and_winter() -> list[Scene]:
    seven = ", ".join(f"0 {one}" for one in ("hokkaido", "oshu", "kyoto", "edo", "kansai", "nagato", "shikoku"))
    five = ", ".join(f"1 {one}" for one in ("hokkaido", "oshu", "kyoto", "edo", "kansai"))
    three = "2 hokkaido, 2 oshu, 2 kyoto"
    tokens = {0: seven, 1: five, 2: three}
    return [
        lambda options: layout("koi", "turtle", "bonsai", tokens=tokens, at="winter", options=options),
        *[lambda options, seats=seats: new_game(seats, options) for seats in (3, 4, 5)],
        *with_card("respect"),
    ]


# Every figure that is printed.


def figures_in(data: Any, at: Path_ = ()) -> Iterator[Path_]:
    """Where numbers, and answers of yes or no, stand in a file."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from figures_in(value, (*at, key))
    elif isinstance(data, int):
        yield at


@cache
def content(file: str) -> dict[str, Any]:
    return read_toml(cards.FOLDER / f"{file}.toml")


def other_value(file: str, at: Path_) -> dict[str, Any]:
    """The file with this one figure changed."""
    changed = deepcopy(content(file))
    part: Any = changed
    for key in at[:-1]:
        part = part[key]
    was = part[at[-1]]
    part[at[-1]] = not was if isinstance(was, bool) else 9 - was if at[-1] == "rank" else was + 1
    return changed


def scenes_for(file: str, at: Path_) -> list[Scene]:
    if file in ("seasons", "monsters"):
        card = content(file)[str(at[0])][int(at[1])]["id"]
        return at_work(card, str(at[-1]))
    if file == "clans":
        return of_the_clan(int(at[1]))
    if file == "kami":
        return before_the_kami(content(file)["kami"][int(at[1])]["id"])
    return {"mandates": politics_at_large, "provinces": allied, "war": wars_and_winter}[file]()


def set_of(card: str) -> str:
    printed = next(one for one in all_cards() if one.id == card)
    return "archway" if "core" in printed.sets else printed.sets[0]


@contextmanager
def printed(monkeypatch: pytest.MonkeyPatch, file: str, changed: dict[str, Any]) -> Iterator[None]:
    """For a while the box is printed differently."""

    def read(path: Path) -> dict[str, Any]:
        return changed if path.stem == file else content(path.stem)

    with monkeypatch.context() as patch:
        patch.setattr(cards, "read_toml", read)
        forget()
        yield
    forget()


def forget() -> None:
    for one in CACHES:
        one.cache_clear()


def name_of(file: str, at: Path_) -> str:
    part, names = content(file), [file]
    for key in at:
        part = part[key]  # type: ignore[index]
        names.append(str(part["id"]) if isinstance(key, int) and isinstance(part, dict) and "id" in part else str(key))
    return " ".join(names)


class Walks:
    """Tables walked with what is printed, over and over; no walk before it is needed."""

    def __init__(self, scenes: list[Scene]) -> None:
        self.scenes = scenes
        self.found: dict[int, list[Walk]] = {}

    def number(self, seed: int) -> list[Walk]:
        if seed not in self.found:
            self.found[seed] = [walk(scene({}), seed) for scene in self.scenes]
        return self.found[seed]

    def differ(self, seed: int, options: dict[str, Any]) -> bool:
        """Whether something differs anywhere on the walks of this number."""
        return any(differs(scene(options), before) for scene, before in zip(self.scenes, self.found[seed], strict=True))


@ruling("RS-2.8")
@pytest.mark.parametrize("file", FILES)
def test_every_figure_that_is_printed_is_what_happens(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    walks: dict[Path_, Walks] = {}
    ignored = []
    for at in figures_in(content(file)):
        about = walks.setdefault(sort_of(at), Walks(scenes_for(file, at)))
        if not tells(monkeypatch, file, at, about):
            ignored.append(name_of(file, at))
    assert ignored == [], "nothing is printed that does not happen"


def sort_of(at: Path_) -> Path_:
    """Figures that tell at the same tables."""
    return (*at[:2], at[-1]) if at[0] in ("card", "monster") else at[:2]


def tells(monkeypatch: pytest.MonkeyPatch, file: str, at: Path_, walks: Walks) -> bool:
    changed = other_value(file, at)
    for seed in range(SEEDS):
        walks.number(seed)
        with printed(monkeypatch, file, changed):
            if walks.differ(seed, {}):
                return True
    return False


@ruling("RS-2.8")
def test_every_figure_of_every_card_can_be_given_or_is_refused() -> None:
    ignored = []
    for card in all_cards():
        for field, was in figures_of(card).items():
            walks = Walks(at_work(card.id, field))
            own = [{card.id: {field: value}} for value in (was - 1, was + 1)]
            ignored += [one for one in own if not heeded(walks, one)]
    assert ignored == [], "nothing is accepted and ignored"


def heeded(walks: Walks, own: dict[str, dict[str, int]]) -> bool:
    """Whether these figures make a difference, or are refused in a sentence."""
    options = {"cards": own}
    if refusal(options):
        return True
    for seed in range(SEEDS):
        walks.number(seed)
        if walks.differ(seed, options):
            return True
    return False


def refusal(options: dict[str, Any]) -> str:
    """Why no game is played with these figures, in Italian too; empty if there is one."""
    try:
        GAME.new(3, 0, **options)
    except BadWords as error:
        said_in_italian(error.why, "rising-sun")
        return str(error)
    return ""


@ruling("RS-2.8")
def test_a_figure_that_a_card_does_not_have_is_refused() -> None:
    for card in all_cards():
        for field in {*LIMITS, "copies", "season", "moves", "discount"} - set(figures_of(card)):
            for season_set in ("archway", "teapot", "horseman"):
                with pytest.raises(BadWords) as caught:
                    box.box_for(season_set, {card.id: {field: 1}})
            said_in_italian(caught.value.why, "rising-sun")


def test_a_second_effect_is_not_dropped_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("seasons", "monsters", "kami"):
        changed = deepcopy(content(file))
        first = next(
            one for one in next(value for value in changed.values() if isinstance(value[0], dict)) if one.get("effect")
        )
        first["effect"].append({"do": "gain", "vp": 1})
        with printed(monkeypatch, file, changed), pytest.raises(BadWords) as caught:
            new_game(3, {})
        said_in_italian(caught.value.why, "rising-sun")
        assert "form-longest" in ids(caught.value.why)


@ruling("RS-2.8", "RS-24.10")
def test_with_the_most_and_the_least_a_figure_may_be_the_game_goes_on() -> None:
    """Nobody comes to owe Coins, and every position travels."""
    for card in all_cards():
        for field, was in figures_of(card).items():
            for value in set(LIMITS[field]) - {was}:
                options = {"cards": {card.id: {field: value}}}
                if refusal(options):
                    continue
                for scene in at_work(card.id, field)[:4]:
                    table = scene(options)
                    walk(table, value)
                    at_rest(table)


@pytest.mark.parametrize("language", ["en", "it"])
def test_there_is_a_word_for_every_figure_that_may_be_given(language: str) -> None:
    catalogue = (REPOSITORY / f"src/budokan/games/rising_sun/text/cards.{language}.ftl").read_text(encoding="utf-8")
    assert [field for field in LIMITS if f"\nrs-own-{field} =" not in catalogue] == []
