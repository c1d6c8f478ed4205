"""Tables of Rising Sun laid out by hand, so that a test reads as a story.

    table = layout("koi", "lotus", "turtle", figures={0: "edo: daimyo bushi"}, coins={0: 7}, turn=0)
    play(table, 0, "lay marshal")
    play(table, 1, "done")

Seats lead the clans in the order named; who is not spoken of has one stronghold at home, all figures in Reserve and 5 Coins.
Negotiation is off unless the options say otherwise. Everything else of the box is where it would be, so the count is right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

import msgspec

import budokan
from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.abilities import force
from budokan.games.rising_sun.box import ADVANTAGES, printed_box
from budokan.games.rising_sun.rules.kami import KamiTurn
from budokan.games.rising_sun.rules.last_gifts import BeforeTheWar
from budokan.games.rising_sun.rules.negotiation import Speaking
from budokan.games.rising_sun.rules.politics import ChooseMandate, MandateTurn, PassDeck, PoliticalPhase
from budokan.games.rising_sun.rules.seasons import CleanUp, Season
from budokan.games.rising_sun.rules.tea import TeaCeremony
from budokan.games.rising_sun.rules.war import WarPhase
from budokan.games.rising_sun.rules.winter import Winter
from budokan.games.rising_sun.setup import restore
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import Frame
from budokan.kernel.moves import Move

BOX = printed_box("archway")
SETS = ("archway", "teapot", "horseman")
ALL_CARDS = {card: printed_box(one).cards[card] for one in SETS for card in printed_box(one).cards}
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
HOMES = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
SHRINES = "amaterasu fujin hachiman tsukuyomi"


def layout(
    *clans: str,
    figures: Mapping[int, str] | None = None,
    strongholds: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    ronin: Mapping[int, int] | None = None,
    vp: Mapping[int, int] | None = None,
    honour: Sequence[int] | None = None,
    allies: Sequence[tuple[int, int]] = (),
    cards: Mapping[int, str] | None = None,
    hostages: Mapping[int, Sequence[tuple[int, str]]] | None = None,
    tokens: Mapping[int, str] | None = None,
    shrines: str = SHRINES,
    wars: str = "",
    tiles: str = "recruit marshal train harvest",
    season: int | None = None,
    turn: int = 0,
    at: str = "mandate",
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Table:
    """A table at the mandate turn of `turn`, who has drawn `tiles`; or at tea, kami, war, clean-up, winter, season.

    `figures` are places and kinds: "edo: daimyo bushi, fujin: shinto"; `strongholds` are provinces: "edo edo kyoto"; `cards`
    are titles, which also settle the set and the earliest season; `tokens` are seasons and provinces: "0 kyoto, 2 edo".
    """
    owned = {seat: words.split() for seat, words in (cards or {}).items()}
    chosen = {"negotiation": "off", "season_set": set_of(owned), **dict(options or {})}
    table = cast(Table, GAME.new(len(clans), seed, listen=True, **chosen))
    box = table.box
    named = [card for titles in owned.values() for card in titles]
    least = max([0, *[("spring", "summer", "autumn").index(box.cards[card].season) for card in named]])
    table.season = least if season is None else season
    table.clans = list(clans)
    table.order = sorted(range(len(clans)), key=lambda seat: box.clans[clans[seat]].rank)
    table.honour = list(honour) if honour is not None else list(table.order)
    table.coins = [(coins or {}).get(seat, 5) for seat in range(len(clans))]
    table.ronin = [(ronin or {}).get(seat, 0) for seat in range(len(clans))]
    table.vp = [(vp or {}).get(seat, 0) for seat in range(len(clans))]
    table.shrines = shrines.split()
    table.at = {place: [()] * len(clans) for place in (*box.provinces, *table.shrines)}
    for one, other in allies:
        table.ally[one], table.ally[other] = other, one
    _own(table, owned)
    for seat, clan in enumerate(clans):
        _place(table, seat, clan, (figures or {}).get(seat, ""), owned.get(seat, []), hostages or {})
        for province in (strongholds or {}).get(seat, HOMES[clan]).split():
            table.strongholds[province][seat] += 1
    for captor, held in (hostages or {}).items():
        table.hostages[captor] = tuple(held)
    _tokens(table, tokens or {}, wars.split(), at in ("clean-up", "season", "winter"))
    table.holder = turn
    table.heard = []
    _stand(table, at, tiles.split())
    return table


def set_of(owned: Mapping[int, Sequence[str]]) -> str:
    """The set these cards are in."""
    for one in SETS:
        if all(card in printed_box(one).cards for titles in owned.values() for card in titles):
            return one
    raise AssertionError("these cards are of no one set")


def _own(table: Table, owned: Mapping[int, Sequence[str]]) -> None:
    left = Counter(card for season in table.box.season_cards[: table.season + 1] for card in season)
    for seat, titles in owned.items():
        table.cards[seat] = tuple(titles)
        left.subtract(titles)
    assert min(left.values()) >= 0, "every card named is in the box and its season has come"
    now = set(table.box.season_cards[table.season])
    table.display = [card for card in left.elements() if card in now]
    table.unsold = [card for card in left.elements() if card not in now]
    table.beside = tuple(one for one in table.box.monsters if not any(one in titles for titles in owned.values()))


def _place(table: Table, seat: int, clan: str, words: str, owned: Sequence[str], hostages: Mapping[int, Any]) -> None:
    reserve = Counter(table.box.clans[clan].figures)
    reserve.update(card for card in owned if card in table.box.monsters)
    reserve.subtract(figure for held in hostages.values() for owner, figure in held if owner == seat)
    for part in words.split(","):
        if part.strip():
            place, kinds = part.split(":")
            standing = kinds.split()
            table.at[place.strip()][seat] = tuple(sorted(standing))
            reserve.subtract(standing)
    assert min(reserve.values()) >= 0, f"seat {seat} has no such figure left"
    table.reserve[seat] = tuple(sorted(reserve.elements()))


def _tokens(table: Table, tokens: Mapping[int, str], wars: Sequence[str], settled: bool) -> None:
    held = {seat: [part.split() for part in words.split(",")] for seat, words in tokens.items()}
    for seat, parts in held.items():
        table.tokens[seat] = tuple((int(season), province) for season, province in parts)
    taken = {token for tokens_of in table.tokens for token in tokens_of}
    provinces = list(table.box.provinces)
    lying = list(wars) or [one for one in provinces if (table.season, one) not in taken][: table.box.wars[table.seats]]
    table.wars = [] if settled else lying
    for season in range(min(table.season + 1, 3)):
        table.piles[season] = []
        at_war = table.wars if season == table.season else []
        table.spent += [(season, one) for one in provinces if (season, one) not in taken and one not in at_war]


def _stand(table: Table, at: str, tiles: list[str]) -> None:
    """Put the rest of the year below, and go on to the first decision."""
    track: list[Frame] = [MandateTurn() if space == "mandate" else KamiTurn() for space in table.box.track]
    later: list[Frame] = [Season(table.season + 1), CleanUp(), WarPhase(), BeforeTheWar(()), *track[:0:-1]]
    if at == "mandate":
        table.phase = "politics"
        rest = Counter(table.box.tiles)
        rest.subtract(tiles)
        table.deck = sorted(rest.elements())
        table.hands = [tuple(tiles)]
        table.stack = [*later, PassDeck()]
        table.begin([ChooseMandate(table.holder)])
    elif at == "kami":
        table.phase = "politics"
        table.stack = later[:-3]
        table.begin([KamiTurn()])
    elif at == "war":
        table.phase = "politics"
        table.stack = [*later[:2], Speaking(0)]
        table.begin([WarPhase()])
    elif at == "clean-up":
        table.phase = "war"
        table.stack = [later[0], Speaking(0)]
        table.begin([CleanUp()])
    elif at == "winter":
        table.season, table.phase, table.wars = 3, "clean-up", []
        table.stack = []
        table.begin([Winter()])
    elif at == "tea":
        table.stack = [*later[:3], PoliticalPhase()]
        table.begin([TeaCeremony()])
    else:
        assert at == "season", f"there is no such moment: {at}"
        table.phase = "clean-up"
        table.stack = []
        table.begin([Season(table.season + 1)])


def play(table: Table, seat: int, words: str) -> None:
    """Make a move given in words: `play(table, 0, "lay recruit")`."""
    table.play(seat, GAME.moves.parse(words))


def offered(table: Table, seat: int) -> list[str]:
    """What this seat may do, in words."""
    return [str(move) for move in table.options(seat)]


def lay(table: Table, mandate: str) -> None:
    """The player who holds the deck plays this mandate; Lotus lays the first of his tiles and names it."""
    seat = table.holder
    if table.leads("lotus", seat):
        table.play(seat, table.options(seat)[0])
        play(table, seat, f"dictate {mandate}")
    else:
        play(table, seat, f"lay {mandate}")


def done(table: Table, *seats: int) -> None:
    """These players, one after the other, say that they are done."""
    for seat in seats:
        play(table, seat, "done")


def bid(table: Table, bids: Mapping[int, Sequence[int]]) -> None:
    """Everybody in the battle seals his bids, on the four advantages in order; who is not spoken of keeps all back."""
    fighters = table.fighters
    for number in range(len(ADVANTAGES)):
        for seat in fighters:
            play(table, seat, f"bid {bids.get(seat, (0, 0, 0, 0))[number]}")


def name_allies(table: Table, names: Mapping[int, int]) -> None:
    """One round of the Tea Ceremony: who names whom; the others name nobody."""
    for seat in list(table.waiting):
        play(table, seat, f"name {names[seat]} as ally" if seat in names else "name nobody")


def ready(table: Table) -> None:
    """Everybody who is still asked in the open Tea Ceremony says that he is ready."""
    for seat in table.waiting:
        play(table, seat, "ready")


def ally(table: Table, seat: int, other: int) -> None:
    """In the open Tea Ceremony: an alliance offered and accepted."""
    play(table, seat, f"offer {other} an alliance")
    play(table, other, f"accept the alliance of {seat}")


def standing(table: Table, seat: int, place: str) -> list[str]:
    """This seat's figures there."""
    return list(table.at[place][seat])


def forces(table: Table, province: str) -> list[int]:
    """The Force of each seat there."""
    return [force(table, seat, province) for seat in range(table.seats)]


def told(table: Table, kind: type[Any]) -> list[Any]:
    """Every event of this kind that happened, with all that is in it."""
    return [one.event for one in table.heard or [] if isinstance(one.event, kind)]


def heard(table: Table, seat: int | None, kind: type[Any]) -> list[Any]:
    """Every event of this kind that this seat has heard."""
    return [event for event in table.log(seat) if isinstance(event, kind)]


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


@contextmanager
def untouched(table: Table, *seats: int) -> Iterator[None]:
    """The bystanders: whatever happens meanwhile, these seats keep what they have on and off the board."""
    before = {seat: _possessions(table, seat) for seat in seats}
    yield
    for seat in seats:
        assert _possessions(table, seat) == before[seat], f"seat {seat} had {before[seat]}, now {_possessions(table, seat)}"


def _possessions(table: Table, seat: int) -> list[Any]:
    figures = {place: here[seat] for place, here in table.at.items()}
    built = {place: here[seat] for place, here in table.strongholds.items()}
    return [figures, built, table.reserve[seat], table.coins[seat], table.ronin[seat], table.vp[seat], table.cards[seat]]


def at_rest(table: Table) -> None:
    """How every story ends: every component is in its place, the position travels, and somebody decides or all is over."""
    whole = sorted(cast(Table, GAME.new(table.seats, 0, season_set=table.box.season_set)).components())
    assert sorted(table.components()) == whole, "no component is lost or doubled"
    assert table.over or table.waiting, "somebody decides"
    state = msgspec.json.decode(msgspec.json.encode(table.state()))
    assert restore(table.seats, "standard", table.rules, state).state() == table.state(), "the position travels"
