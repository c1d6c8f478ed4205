"""What each move of one moment leads to: many redeals of what the seat sees, each played to the end once for every move.

The solver is given a Perspective and nothing else. All moves share their redeals and the luck that follows, so that what is
left is the move; whoever plays on sees their own side of the redeal only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.intervals import wilson
from budokan.players.greedy import Greedy
from budokan.players.runner import decide
from budokan.players.search import Search
from budokan.players.thought import Budget

ENDLESS = 400
"""Decisions after which a game that was to end soon is given up as not won."""

ERRORS = 3.0
"""Standard errors on either side of a share: of a thousand intervals three are wrong."""

EVEN = 0.5
"""Who wins more often than this is winning."""

APART = 0.25
"""By so much the move has to be better than the next best."""


def weigh(game: Game, seen: Perspective, moves: Sequence[Move], redeals: range, seed: int) -> list[list[int]]:
    """How many of these redeals each seat wins after each move."""
    won: list[list[int]] = [[] for _ in moves]
    for number in redeals:
        dealt, after = deal_anew(seen, number, seed)
        for index, move in enumerate(moves):
            winners = winners_after(game, dealt, seen.seat, move, after)
            so_far = won[index] or [0] * dealt.seats
            won[index] = [times + (seat in winners) for seat, times in enumerate(so_far)]
    return won


def deal_anew(seen: Perspective, number: int, seed: int) -> tuple[Table, int]:
    """The redeal of this number, and the luck of what follows."""
    luck = Luck(seed, f"redeal {number}")
    dealt = seen.sample(luck)
    for voter in list(dealt.answers):
        dealt.ask_again(voter)  # nobody knows what was answered in secret: whoever has answered chooses anew
    return dealt, luck.draw()


def winners_after(game: Game, dealt: Table, seat: Seat, move: Move, after: int) -> tuple[Seat, ...]:
    """Who wins this redeal when this seat makes this move and everybody plays on by instinct."""
    table = dealt.copy()
    table.apply(seat, move)
    return winners_of(game, table, after)


def winners_of(game: Game, table: Table, seed: int) -> tuple[Seat, ...]:
    """Who wins once everybody has played on by instinct."""
    bots = [Greedy(game.instinct, Luck(seed, f"bot {one}"), guesses=1) for one in range(table.seats)]
    for _ in range(ENDLESS):
        waiting = table.waiting
        if not waiting:
            break
        decide(table, waiting[0], bots[waiting[0]])
    return table.outcome.winners if table.outcome else ()


def only_winner(won: Mapping[str, int], redeals: int) -> str | None:
    """The one move that wins more often than not where every other loses more often, beyond the error of their shares."""
    best, *others = sorted(won, key=lambda move: -won[move])
    if not others or wilson(won[best], redeals, ERRORS)[0] <= EVEN:
        return None
    near = won[best] - won[others[0]] < APART * redeals
    return None if near or wilson(won[others[0]], redeals, ERRORS)[1] >= EVEN else best


def searched(game: Game, seen: Perspective, seed: int, playouts: int) -> str:
    """The move that a search of so many playouts comes to."""
    return str(Search(game.instinct, Luck(seed, "search"), Budget(playouts=playouts)).think(seen).moves[0][0])
