"""The mandate tiles as one seat may imagine them: every hand of the season that agrees with what it has seen.

A hand is the three tiles put back and one new one (RS-8.18), so what was laid since tells something of what was put back.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.piles import DONE, Shuffle, put_off
from budokan.kernel.texts import Seat

Hand = tuple[str, ...]


class Imagined:
    """A season's hands and laid tiles, made up turn by turn; a turn that contradicts what was seen is taken back."""

    def __init__(self, table: Table, viewer: Seat | None, luck: Luck) -> None:
        self.luck = luck
        self.drawn = table.box.drawn
        self.turns = len(table.hands)
        looker = table.holder if self.turns > len(table.track) else -1
        who = [seat for seat, _, _ in table.track] + ([looker] if looker >= 0 else [])
        self.seen: list[Hand | None] = [table.hands[turn] if who[turn] == viewer else None for turn in range(self.turns)]
        self.laid: list[str | None] = [
            None if table.leads("lotus", seat) and seat != viewer else tile for seat, tile, _ in table.track
        ]
        self.hands: list[Hand] = []
        self.tiles: list[str] = []

    def go_on(self, back: list[str], pool: list[str]) -> list[str] | None:
        """Make up the turns that are left; the tiles nobody has drawn, or None if no such season agrees."""
        turn = len(self.hands)
        if turn == self.turns:
            return pool
        fresh = self.drawn - len(back)
        for new in self.fresh_tiles(turn, back, pool, fresh):
            hand = [*back, *new]
            rest = pool.copy()
            for tile in new:
                rest.remove(tile)
            for laid in self.tiles_to_lay(turn, hand):
                self.hands.append(tuple(hand))
                put_back: list[str] = []
                if laid is not None:
                    self.tiles.append(laid)
                    put_back = hand.copy()
                    put_back.remove(laid)
                left = self.go_on(put_back, rest)
                if left is not None:
                    return left
                self.hands.pop()
                if laid is not None:
                    self.tiles.pop()
        return None

    def fresh_tiles(self, turn: int, back: list[str], pool: list[str], count: int) -> Iterator[list[str]]:
        """What may be drawn new: exactly what makes up a hand that was seen, or anything that is left, in a random order."""
        seen = self.seen[turn]
        if seen is not None:
            new = list(seen)
            for tile in back:
                if tile not in new:
                    return
                new.remove(tile)
            left = pool.copy()
            for tile in new:
                if tile not in left:
                    return
                left.remove(tile)
            yield new
            return
        shuffled = pool.copy()
        self.luck.shuffle(shuffled)
        if count == 1:
            for tile in dict.fromkeys(shuffled):
                yield [tile]
            return
        for start in range(len(shuffled) - count + 1):
            yield shuffled[start : start + count]
        yield from groups(shuffled, count)

    def tiles_to_lay(self, turn: int, hand: list[str]) -> list[str | None]:
        """The tile all have seen, any of the hand if it was laid face down, none if the turn is still open."""
        if turn == len(self.laid):
            return [None]
        known = self.laid[turn]
        if known is not None:
            return [known] if known in hand else []
        kinds: list[str | None] = [*dict.fromkeys(hand)]
        self.luck.shuffle(kinds)
        return kinds


def groups(tiles: list[str], count: int) -> Iterator[list[str]]:
    """Every way to take so many of these tiles, each kind of hand once; most are never asked for."""
    found: set[Hand] = set()
    for chosen in combinations(tiles, count):
        kind = tuple(sorted(chosen))
        if kind not in found:
            found.add(kind)
            yield list(chosen)


def imagine_tiles(table: Table, viewer: Seat | None, luck: Luck) -> Shuffle:
    """RS-1.32, RS-24.2: the order of the deck, the hands of others and Lotus's face-down tiles, dealt anew.

    Before the first turn of a season nobody has seen a tile of it: the shuffle is put off until one is drawn.
    """
    if not table.hands:
        table.deck = list(table.box.tiles)
        return put_off(table.deck, luck)
    imagined = Imagined(table, viewer, luck)
    left = imagined.go_on([], list(table.box.tiles))
    assert left is not None, "the season as it happened agrees with what was seen"
    luck.shuffle(left)
    table.hands = [seen if seen is not None else hand for seen, hand in zip(imagined.seen, imagined.hands, strict=True)]
    table.track = [(seat, tile, mandate) for (seat, _, mandate), tile in zip(table.track, imagined.tiles, strict=True)]
    back: list[str] = []
    if table.track and len(table.hands) == len(table.track):
        back = list(table.hands[-1])
        back.remove(table.track[-1][1])
    table.deck = [*left, *back[::-1]]
    return DONE
