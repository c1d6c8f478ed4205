"""Rising Sun at the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from budokan.cli.houses.folding import Folded
from budokan.cli.houses.house import NO_CARDS, Column, Listing
from budokan.games.rising_sun import seen as forms
from budokan.games.rising_sun.box import ADVANTAGES, SEASONS
from budokan.games.rising_sun.cards import Card, all_cards, all_clans, all_monsters, all_shrines, changed, the_map
from budokan.games.rising_sun.events import ClanTaken, DraftOrder
from budokan.games.rising_sun.moves import Buy, LayFaceDown, LayTile, Lead, NameMandate, Replace, UseAdvantage, Worship
from budokan.games.rising_sun.options import Change
from budokan.kernel.events import Event
from budokan.kernel.ledger import Ledger
from budokan.kernel.moves import Move
from budokan.kernel.records import Header
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef
from budokan.kernel.views import View
from budokan.kernel.words import Call, Name, Words
from budokan.kernel.workshop import OwnCards

MARK = "◌"
"""Stands beside what is reconstructed."""

MANDATE_RULINGS = {"recruit": "RS-9.1", "marshal": "RS-10.1", "train": "RS-11.1", "harvest": "RS-12.1", "betray": "RS-13.1"}

CARD_COLUMNS = (
    Column("cards-name"),
    Column("cards-type"),
    Column("sun-season"),
    Column("sun-price", figures=True),
    Column("cards-copies", figures=True),
    Column("cards-set"),
    Column("cards-effect"),
)
CLAN_COLUMNS = (Column("cards-name"), Column("sun-income", figures=True), Column("sun-home"), Column("cards-ability"))
KAMI_COLUMNS = (Column("cards-name"), Column("cards-effect"))


class RisingSun:
    """The house of Rising Sun, as the command line needs it."""

    introductions: tuple[type[Event], ...] = (ClanTaken, DraftOrder)

    def name_of(self, view: View, seat: Seat, words: Words) -> str:
        """Clans are open and each is there once; before they are taken a seat has its number."""
        clan = view.table.players[seat].clan
        return words.say(f"clan-{clan}") if clan else words.seat(seat)

    def call_on(self, view: View) -> Call | None:
        return None  # every place has its name in the catalogues

    def draw(self, view: View, header: Header, words: Words, name: Name) -> list[RenderableType]:
        seen: forms.Table = view.table
        shown: list[RenderableType] = [Styled(_moment(seen, words, name), "dim"), _players(view, words, name)]
        shown.append(_map(seen, words, name))
        shown.append(_shrines(seen, words, name))
        shown += _talk(view, words, name)
        if seen.battle is not None:
            shown.append(_battle(seen.battle, words, name))
        if seen.display and seen.phase in ("tea", "politics"):
            shown.append(Folded(_display_in_brief(seen, words), _display(seen, words)))
        if seen.put_back:
            tiles = tuple(WordRef(f"mandate-{tile}") for tile in seen.put_back)
            shown.append(Styled(words.say(Text("sun-put-back", {"tiles": tiles})), "dim"))
        return shown

    def ruling_about(self, move: Move, ledger: Ledger, words: Words) -> str:
        if isinstance(move, Buy):
            return next(card.ruling for card in all_cards() if card.id == move.card)
        if isinstance(move, Lead):
            return next(clan.ruling for clan in all_clans() if clan.id == move.clan)
        if isinstance(move, Worship):
            return next(kami.ruling for kami in all_shrines().kami if kami.id == move.kami)
        if isinstance(move, LayTile | LayFaceDown | NameMandate):
            return MANDATE_RULINGS[move.mandate]
        return "RS-13.8" if isinstance(move, Replace) else "RS-16.12" if isinstance(move, UseAdvantage) else ""

    def listings(self, words: Words, own: OwnCards = NO_CARDS) -> list[Listing]:
        kami = [[words.say(f"kami-{one.id}"), words.say(f"kami-{one.id}.effect")] for one in all_shrines().kami]
        cards = [(changed(card, own.get(card.id, {})), own.get(card.id, {})) for card in all_cards()]
        ids = tuple(card.id for card, _ in cards)
        return [
            Listing("cards-title-cards", CARD_COLUMNS, [_card_row(card, change, words) for card, change in cards], ids),
            Listing("sun-title-clans", CLAN_COLUMNS, [_clan_row(clan.id, words) for clan in all_clans()]),
            Listing("sun-title-kami", KAMI_COLUMNS, kami),
        ]

    def facts(self, words: Words) -> dict[str, Any]:
        return {
            "cards": [_fact(one, f"card-{one.id}", ("effect",), words) for one in all_cards()],
            "clans": [_fact(one, f"clan-{one.id}", ("ability-name", "ability"), words) for one in all_clans()],
            "kami": [_fact(one, f"kami-{one.id}", ("effect",), words) for one in all_shrines().kami],
            "monsters": [_fact(one, f"monster-{one.id}", ("effect",), words) for one in all_monsters()],
            "provinces": [_fact(one, f"province-{one.id}", (), words) for one in the_map().province],
        }


HOUSE = RisingSun()


def _moment(seen: forms.Table, words: Words, name: Name) -> str:
    """Set, season and phase, and the mandates laid so far."""
    parts = [words.say(f"set-{seen.set}")]
    if seen.phase != "setup":
        parts += [words.say(f"season-{(*SEASONS, 'winter')[seen.season]}"), words.say(f"sun-phase-{seen.phase}")]
    for laid in seen.track:
        mandate = words.say(f"mandate-{laid.mandate}") if laid.mandate else "?"
        parts.append(f"{name(laid.seat)}: {mandate}")
    return " · ".join(parts)


def _rows(words: Words, *titles: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in titles:
        table.add_column(words.say(title) if title else "", header_style="dim")
    return table


def _players(view: View, words: Words, name: Name) -> Table:
    """One line for each player, in the order of play; colour is never the only sign."""
    seen: forms.Table = view.table
    titles = ("", "sun-vp", "sun-honour", "sun-coins", "sun-ronin", "sun-ally", "sun-reserve", "sun-tokens", "sun-cards")
    rows = _rows(words, *titles)
    for seat in seen.order:
        player = seen.players[seat]
        own = f" ({words.say('sun-you')})" if seat == view.seat else ""
        waits = "▶ " if seat in view.waiting else "  "
        rows.add_row(
            Styled(waits + name(seat) + own, "bold" if own else ""),
            str(player.vp),
            str(seen.honour.index(seat) + 1),
            str(player.coins),
            str(player.ronin),
            "–" if player.ally < 0 else name(player.ally),
            _figures(player.reserve, words),
            ", ".join(words.say(f"province-{token.province}") for token in player.tokens),
            ", ".join(_counted(player.cards, "card", words)),
        )
    return rows


def _map(seen: forms.Table, words: Words, name: Name) -> Table:
    """One line for each province: its war, who stands there with what Force, and who would win right now."""
    rows = _rows(words, "sun-war", "sun-province", "sun-there", "sun-strongest")
    for province in seen.provinces:
        there = [
            f"{name(seat)} {province.force[seat]} ({_standing(province, seat, words)})"
            for seat in seen.order
            if province.figures[seat] or province.strongholds[seat]
        ]
        strongest = province.strongest
        rows.add_row(
            str(province.war or ""),
            Styled(words.say(f"province-{province.id}"), "bold" if province.war else ""),
            "; ".join(there),
            "" if strongest < 0 else name(strongest),
        )
    return rows


def _standing(province: forms.Province, seat: Seat, words: Words) -> str:
    strongholds = ["stronghold"] * province.strongholds[seat]
    return _figures([*province.figures[seat], *strongholds], words)


def _figures(figures: Sequence[str], words: Words) -> str:
    return ", ".join(_counted(figures, "figure", words))


def _counted(things: Sequence[str], prefix: str, words: Words) -> list[str]:
    named = [(words.say(f"{prefix}-{one}"), count) for one, count in Counter(things).items()]
    return [one + (f" ×{count}" if count > 1 else "") for one, count in named]


def _shrines(seen: forms.Table, words: Words, name: Name) -> Table:
    rows = _rows(words, "sun-shrine", "sun-there", "sun-favour")
    for shrine in seen.shrines:
        there = [f"{name(seat)} ({_figures(held, words)})" for seat, held in enumerate(shrine.figures) if held]
        leader = shrine.leader
        rows.add_row(words.say(f"kami-{shrine.kami}"), "; ".join(there), "" if leader < 0 else name(leader))
    return rows


def _display(seen: forms.Table, words: Words) -> Table:
    """The cards on sale, with what they cost the reader."""
    rows = _rows(words, "sun-on-sale", "sun-price", "cards-type", "cards-effect")
    types = {card.id: card.type for card in all_cards()}
    for card, copies in Counter(seen.display).items():
        title = words.say(f"card-{card}") + (f" ×{copies}" if copies > 1 else "")
        effect = words.say(f"card-{card}.effect")
        rows.add_row(title, str(seen.prices[card]), words.say(f"card-type-{types[card]}"), effect)
    return rows


def _display_in_brief(seen: forms.Table, words: Words) -> Styled:
    """The same by name and price."""
    said = [
        words.say(f"card-{card}") + (f" ×{copies}" if copies > 1 else "") + f" ({seen.prices[card]})"
        for card, copies in Counter(seen.display).items()
    ]
    return Styled(words.say("sun-on-sale") + ": ", "bold dim").append(", ".join(said), "not bold not dim")


def _battle(battle: forms.Battle, words: Words, name: Name) -> Table:
    """The bids that the reader may see; what is sealed is a dot."""
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say(f"province-{battle.province}"), header_style="bold red")
    for advantage in ADVANTAGES:
        rows.add_column(words.say(f"advantage-{advantage}"), header_style="dim")
    for seat in battle.fighters:
        bid = battle.bids[seat]
        shown = ["·"] * 4 if bid is None else [*map(str, bid), *["·"] * (4 - len(bid))]
        rows.add_row(name(seat), *shown)
    return rows


def _talk(view: View, words: Words, name: Name) -> list[RenderableType]:
    """What is proposed, and the ledger of promises of this season."""
    seen: forms.Table = view.table
    lines = [_deal(deal, view.seat, words, name) for deal in seen.proposals]
    for one in seen.promises:
        if one.season == seen.season:
            args: dict[str, Arg] = {
                "seat": SeatRef(one.seat),
                "target": SeatRef(one.to),
                "promise": _promise(one.promise, words),
                "fate": WordRef(f"fate-{one.fate}"),
            }
            lines.append(words.say(Text("sun-promised", args), view.seat, name))
    return [Styled(line, "dim") for line in lines]


def _deal(deal: forms.Deal, reader: Seat | None, words: Words, name: Name) -> str:
    args: dict[str, Arg] = {
        "seat": SeatRef(deal.seat),
        "target": SeatRef(deal.target),
        "gives": _terms(deal.mine, words),
        "asks": _terms(deal.yours, words),
    }
    return words.say(Text("sun-proposed", args), reader, name)


def _terms(terms: forms.Terms, words: Words) -> str:
    """What one side gives now and promises."""
    parts = [words.say(Text("sun-coins-count", {"coins": terms.coins}))] if terms.coins else []
    parts += [words.say(Text("sun-ronin-count", {"ronin": terms.ronin}))] if terms.ronin else []
    parts += [_promise(terms.promise, words)] if terms.promise.kind else []
    return words.list(parts) if parts else words.say("sun-nothing")


def _promise(promise: forms.Promise, words: Words) -> str:
    said = words.say(f"promise-{promise.kind}")
    if promise.kind == "keep-out":
        return f"{said} ({words.say(f'province-{promise.what}')})"
    if promise.kind == "mandate":
        return f"{said} ({words.say(f'mandate-{promise.what}')})"
    if promise.kind == "no-bid":
        return f"{said} ({words.say(f'advantage-{promise.advantage}')}, {words.say(f'province-{promise.what}')})"
    return f"{said} ({promise.coins} + {promise.ronin})" if promise.kind == "pay" else said


def _card_row(card: Card, change: Change, words: Words) -> list[str]:
    name = words.say(f"card-{card.id}") + (f" {MARK}" if card.source == "reconstructed" else "")
    return [
        name,
        words.say(f"card-type-{card.type}"),
        words.say(f"season-{card.season}"),
        str(card.price),
        str(card.copies),
        ", ".join(words.say(f"set-{one}") for one in card.sets),
        " ".join([words.say(f"card-{card.id}.effect"), *_figures_of_ones_own(change, words)]),
    ]


def _figures_of_ones_own(change: Change, words: Words) -> list[str]:
    """RS-2.8: what somebody's own card says otherwise; the sentence of the effect tells the printed figures."""
    figures = [words.say(Text(f"rs-own-{figure}", {"value": value})) for figure, value in change.items()]
    return [words.say(Text("rs-at-this-table", {"figures": ", ".join(figures)}))] if figures else []


def _clan_row(id: str, words: Words) -> list[str]:
    clan = next(one for one in all_clans() if one.id == id)
    home = words.say(f"province-{clan.home}")
    return [words.say(f"clan-{id}"), str(clan.income), home, words.say(f"clan-{id}.ability")]


def _fact(one: msgspec.Struct, id: str, attributes: Sequence[str], words: Words) -> dict[str, Any]:
    """The data of a component with its words."""
    said = {attribute.replace("-", "_") + "_in_words": words.say(f"{id}.{attribute}") for attribute in attributes}
    return {**msgspec.to_builtins(one), "name": words.say(id), **said}
