"""One game of a study, and what is written down of it: the game, its seats and, where asked, its cards and decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import budokan
from budokan.kernel.frames import NAMES, Decision
from budokan.kernel.game import Game
from budokan.kernel.labels import labels_in
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import WordRef, text_of
from budokan.lab.simulate import lost_by
from budokan.lab.study.plan import Study, Variant
from budokan.players.bots import LEVELS, Bot, bot_named
from budokan.players.runner import play_out
from budokan.players.search import Search
from budokan.players.thought import Budget

CARDS = ("card-", "sj-card-")
"""How the words begin that name a card."""


OWN = "own"
"""A deck that somebody has built."""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of a game: who played what there, and what came of it. Of several winners each has an equal share."""

    seat: int
    bot: str
    won: bool
    share: float
    score: float | None = None
    side: str = ""
    role: str = ""
    character: str = ""
    clan: str = ""
    deck: str = ""


class CardRow(msgspec.Struct, frozen=True):
    """How often a seat made one kind of move with a card."""

    seat: int
    card: str
    move: str
    times: int


class MomentRow(msgspec.Struct, frozen=True):
    """One decision: whose, which, between how many options, what was done; and before it each seat's chance to win."""

    moment: int
    seat: int
    decision: str
    options: int
    move: str
    chances: tuple[float, ...]


class GameRow(msgspec.Struct, frozen=True):
    """One game of one variant. `failure` says what went wrong with us, if anything did."""

    variant: int
    number: int
    seed: str
    decisions: int = 0
    digest: str = ""
    winners: tuple[int, ...] = ()
    side: str = ""
    way: str = ""
    failure: str = ""
    lost: int = 0
    seats: tuple[SeatRow, ...] = ()

    @property
    def ended(self) -> bool:
        return not self.failure


class WholeRow(GameRow, frozen=True):
    """The same with everything that may be asked for besides."""

    cards: tuple[CardRow, ...] = ()
    moments: tuple[MomentRow, ...] = ()


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """One game that is to be played."""

    variant: int
    number: int


def player_of(study: bytes) -> Callable[[bytes], bytes]:
    """Plays any game of this study: what a worker does."""
    read = msgspec.json.decode(study, type=Study)

    def play(piece: bytes) -> bytes:
        return msgspec.json.encode(play_one(read, msgspec.json.decode(piece, type=Piece)))

    return play


def play_one(study: Study, piece: Piece) -> WholeRow:
    """One game from the deal to the end. The same deal has the same seed in every variant."""
    variant = study.variants[piece.variant]
    game = budokan.game(variant.deal.game)
    seed = variant.deal.seed_of(piece.number)
    names = seated(study, variant, piece.number)
    try:
        table = game.new(variant.deal.seats, seed, variant.deal.mode, **variant.deal.options)
        bots = [steady_bot(name, game, seed, seat) for seat, name in enumerate(names)]
        decisions = play_out(table, bots, game.length)
        outcome = table.outcome
        if outcome is None:
            return WholeRow(piece.variant, piece.number, str(seed), decisions, table.digest(), failure="declared length")
        return WholeRow(
            piece.variant,
            piece.number,
            str(seed),
            decisions,
            table.digest(),
            outcome.winners,
            outcome.side,
            outcome.way,
            lost=lost_by(bots),
            seats=tuple(seat_rows(game, table, names)),
            cards=tuple(card_rows(table)) if "cards" in study.rows else (),
            moments=tuple(moments_of(game, table)) if "decisions" in study.rows else (),
        )
    except Exception as error:  # whatever goes wrong in one game is counted, and the others are played
        return WholeRow(piece.variant, piece.number, str(seed), failure=f"{type(error).__name__}: {error}"[:200])


def seated(study: Study, variant: Variant, number: int) -> tuple[str, ...]:
    """Who sits where in this game: with `rotate` everybody moves on by one seat from deal to deal."""
    turn = number % study.seats if study.rotate else 0
    return variant.bots[turn:] + variant.bots[:turn]


def steady_bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    """A bot that looks ahead does so by number of playouts alone: by the clock no two machines would play the same game."""
    level = LEVELS.get(name)
    if level is None or level.budget is None:
        return bot_named(name, game, seed, seat)
    return Search(game.instinct, Luck(seed, f"bot {seat}"), Budget(playouts=level.budget.playouts))


def seat_rows(game: Game, table: Table, names: tuple[str, ...]) -> Iterator[SeatRow]:
    outcome = table.outcome
    assert outcome is not None, "the game is over"
    sides = game.sides(table)
    head = table.header
    assert head is not None, "a table that was dealt says how"
    settings = game.settle(head.mode, head.options)
    for seat, bot in enumerate(names):
        won = seat in outcome.winners
        labels = {"deck": deck_of(settings, seat), **labels_in(table.view(seat)["table"], seat)}
        score = outcome.scores[seat] if seat < len(outcome.scores) else None
        side = sides[seat] if seat < len(sides) else ""
        yield SeatRow(seat, bot, won, 1 / len(outcome.winners) if won else 0.0, score, side, **labels)


def deck_of(settings: Any, seat: int) -> str:
    """The deck of a seat where the options name it and not the view: one that lies ready, or `own`."""
    return OWN if getattr(settings, f"own_deck_{seat}", "") else getattr(settings, f"deck_{seat}", "")


def card_rows(table: Table) -> Iterator[CardRow]:
    """Every card that was named by a move, by whom and by which kind of move."""
    found: Counter[tuple[int, str, str]] = Counter()
    for seat, move in table.decisions():
        for card in cards_named(move):
            found[seat, card, str(type(move).__struct_config__.tag)] += 1
    for (seat, card, move_kind), times in sorted(found.items()):
        yield CardRow(seat, card, move_kind, times)


def cards_named(move: Move) -> Iterator[str]:
    for value in text_of("move", move).args.values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, WordRef) and one.say.startswith(CARDS):
                yield one.say.partition("card-")[2]


def moments_of(game: Game, table: Table) -> Iterator[MomentRow]:
    """The game once more, decision by decision."""
    record = table.record()
    again = game.begin(record.header)
    for moment, (seat, move) in enumerate(record.decisions):
        chances = tuple(round(chance, 4) for chance in game.instinct.evaluate(again))
        top = again.stack[-1]
        decision = NAMES.get(type(top), "") if isinstance(top, Decision) else ""
        yield MomentRow(moment, seat, decision, len(again.options(seat)), str(move), chances)
        again.play(seat, move)
