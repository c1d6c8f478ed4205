"""Luck comes through one door: a counter-based generator whose state is one integer.

The fast generator, that of the lab and of all imagination, is the mixing of SplitMix64 (Steele, Lea and Flood, 2014) on words
of 62 bits: the state is a counter that grows by a fixed odd step, and each draw mixes the counter into well-spread bits. 62
bits, because then every value is a machine word for the compiler as well, and what overflows in a product is masked away. The
same seed gives the same game on every Python and every machine, and a copy of the state is a copy of the future.

62 bits are too few for a table where somebody might reckon back from his own hand to the deal. A keyed stream draws word after
word from the whole seed instead: the keyed hash (BLAKE2b, RFC 7693) of the word's number. Its state is the number of the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, TypeVar

from budokan.kernel.errors import BadWords, brief

if TYPE_CHECKING:
    from mypy_extensions import i64  # only a name for the compiler: plain Python sees an int

T = TypeVar("T")

MASK: Final = 0x3FFFFFFFFFFFFFFF
STEP: Final = 0x1E3779B97F4A7C15
HALF: Final = 0x7FFFFFFF
LANE: Final = 0xFFFFF
UNIT: Final = 2.0**-62

PERSON: Final = b"budokan luck"
"""What sets the hashes of our luck apart from any other use of the same key."""

MOST_SOURCES: Final = 100
"""So many streams follow one another at most: a game that was played on from a game that was played on from another."""

UNTIL: Final = " until "
KEYED: Final = "keyed"
FAST: Final = "fast"

AS_IT_STANDS: Final = ""
"""The name of no stream: the number given is the state itself."""


def scatter(seed: int, stream: str) -> int:
    """Where the stream of this name begins for this seed."""
    if type(seed) is not int:
        raise BadWords("not-luck", found=brief(seed))
    return int.from_bytes(blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest(), "big") & MASK


def keyed_word(key: bytes, number: int) -> int:
    """The word of this number in the stream of this key: 62 bits that tell nothing of the key or of any other word."""
    hashed = blake2b(number.to_bytes(8, "big"), digest_size=8, key=key, person=PERSON)
    return int.from_bytes(hashed.digest(), "big") & MASK


def word_at(state: int, draws: int) -> int:
    """The word that the fast generator gives with so many draws from this state."""
    z: i64 = state
    number: i64 = draws
    z = (z + number * STEP) & MASK
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Source:
    """Where words come from that the fast generator alone does not give: a key, or the generator where there is none.

    When the state is `until`, the source `then` takes over, from its first word.
    """

    __slots__ = ("key", "then", "until")

    def __init__(self, key: bytes | None, until: int = -1, then: Source | None = None) -> None:
        self.key = key
        self.until = until
        self.then = then

    def name(self, state: int) -> str:
        return f"{state:016x}" if self.key is None else f"{KEYED}:{self.key.hex()}:{state:x}"


class Luck:
    """One stream of luck. Streams of the same seed with different names have nothing to do with each other."""

    __slots__ = ("source", "state")

    def __init__(self, seed: int, stream: str = "game") -> None:
        self.state: int = seed if stream == AS_IT_STANDS else scatter(seed, stream)
        self.source: Source | None = None
        """None: the fast generator, and nothing else."""

    @staticmethod
    def keyed(seed: int) -> Luck:
        """BK-4.6: the keyed stream of this seed, which is a number of 256 bits."""
        luck = Luck(0, AS_IT_STANDS)
        luck.source = Source(_key_of(seed))
        return luck

    @staticmethod
    def dealt_from(seed: int, words: str | None) -> Luck:
        """The luck of a game that is dealt from this seed, as its record says; a ValueError if that cannot be understood."""
        streams = _streams(words or FAST)
        if streams[0] not in (KEYED, FAST):
            raise ValueError(f"{streams[0][:20]} is no stream of a seed")
        luck = Luck.keyed(seed) if streams[0] == KEYED else Luck(seed)
        luck._followed_by(streams[1:])
        return luck

    @staticmethod
    def read(words: str) -> Luck:
        """The luck that `text` wrote; a ValueError if it is none."""
        streams = _streams(words)
        luck = _luck_named(streams[0])
        luck._followed_by(streams[1:])
        return luck

    def text(self) -> str:
        """All there is to know of it, as a position writes it: the state; the key and what is to follow, if there are any."""
        source = self.source
        if source is None:
            return f"{self.state:016x}"
        words = source.name(self.state)
        while source.then is not None:
            words += f"{UNTIL}{source.until:x} {source.then.name(0)}"
            source = source.then
        return words

    def goes_on_with(self, seed: int, words: str) -> str:
        """BK-4.7: from here on it draws from the keyed stream of this seed. How its beginning is then to be written down."""
        then = Source(_key_of(seed))
        streams = _streams(words)
        written = UNTIL.join([*streams[: len(streams) - self.to_come], f"{self.state:x} {then.name(0)}"])
        _streams(written)
        self.source = Source(None if self.source is None else self.source.key, self.state, then)
        return written

    def _followed_by(self, streams: Sequence[str]) -> None:
        then: Source | None = None
        until = -1
        for one in reversed(streams):
            at, _, name = one.partition(" ")
            follows = _luck_named(name)
            if follows.source is None or follows.state:
                raise ValueError("what takes over is keyed, and begins at its first word")
            then = Source(follows.source.key, until, then)
            until = _number(at)
        if then is not None:
            self.source = Source(None if self.source is None else self.source.key, until, then)

    @property
    def to_come(self) -> int:
        """How many streams are still to take over."""
        count = 0
        source = self.source
        while source is not None and source.then is not None:
            count += 1
            source = source.then
        return count

    @staticmethod
    def at(state: int) -> Luck:
        """The stream that stands at this very state."""
        return Luck(state & MASK, AS_IT_STANDS)

    def copy(self) -> Luck:
        other = Luck(self.state, AS_IT_STANDS)
        other.source = self.source
        return other

    def branch(self) -> Luck:
        """A new stream that starts from the next draw of this one."""
        return Luck(self.draw(), AS_IT_STANDS)

    def draw(self) -> int:
        """The next 62 bits."""
        if self.source is not None:
            return self._draw_from(self.source)
        z: i64 = self.state
        z = (z + STEP) & MASK
        self.state = z
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def _draw_from(self, source: Source) -> int:
        while source.then is not None and self.state == source.until:
            source = source.then
            self.source = source
            self.state = 0
        if source.key is not None:
            self.state += 1
            return keyed_word(source.key, self.state - 1)
        fast = Luck(self.state, AS_IT_STANDS)
        word = fast.draw()
        self.state = fast.state
        return word

    def skip(self, draws: int) -> None:
        """As if so many words had been drawn from the fast generator, which somebody else will look up (`word_at`)."""
        assert self.source is None, "only the fast generator counts in even steps"
        state: i64 = self.state
        number: i64 = draws
        self.state = (state + number * STEP) & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely as the next to within n parts in 2**31."""
        if self.source is not None:
            return ((self._draw_from(self.source) >> 31) * n) >> 31
        z: i64 = self.state  # as in `draw`, of whose word the upper half is asked for: luck is drawn for every decision
        z = (z + STEP) & MASK
        self.state = z
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
        return ((z >> 31) * n) >> 31

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Every order as likely as the next; one draw serves two places."""
        drawn: i64 = 0
        bits: i64 = 0
        for last in range(len(things) - 1, 0, -1):
            if last & 1 or not drawn:
                drawn = self.draw()
                bits = drawn >> 31
            else:
                bits = drawn & HALF
            other = (bits * (last + 1)) >> 31
            things[last], things[other] = things[other], things[last]

    def deal(self, pile: list[T], count: int) -> list[T]:
        """So many of these, which leave the pile, each as likely as the next to within n parts in 2**20; one draw serves three.

        What is left lies in no order that means anything.
        """
        dealt: list[T] = []
        left = len(pile)
        last = left - count
        state: i64 = self.state
        drawn: i64 = 0
        while left > last:
            if self.source is None:  # as in `draw`: a hand is dealt for every guess
                state = (state + STEP) & MASK
                drawn = ((state ^ (state >> 30)) * 0x3F58476D1CE4E5B9) & MASK
                drawn = ((drawn ^ (drawn >> 27)) * 0x14D049BB133111EB) & MASK
                drawn ^= drawn >> 31
                self.state = state
            else:
                drawn = self._draw_from(self.source)
            third = left - 3 if left - last > 3 else last
            while left > third:
                index = ((drawn & LANE) * left) >> 20
                drawn >>= 20
                left -= 1
                dealt.append(pile[index])
                pile[index] = pile[left]
        del pile[left:]
        return dealt

    def weighted(self, weights: list[float]) -> int:
        """An index, each as likely as its weight; weights are not negative and not all zero."""
        total = 0.0
        for weight in weights:
            total += weight
        point = float(self.draw()) * UNIT * total
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return max(index for index, weight in enumerate(weights) if weight > 0)


def _key_of(seed: int) -> bytes:
    if not 0 <= seed < 2**256:
        raise ValueError("a seed has at most 256 bits")
    return seed.to_bytes(32, "big")


def _streams(words: str) -> list[str]:
    streams = words.split(UNTIL)
    if len(streams) > MOST_SOURCES:
        raise ValueError("too many streams")
    return streams


def _luck_named(name: str) -> Luck:
    """The luck of one stream, as a position names it."""
    kind, colon, rest = name.partition(":")
    if not colon:
        return Luck.at(int(name, 16))
    key, _, state = rest.partition(":")
    if kind != KEYED or len(key) != 64:
        raise ValueError("a stream is keyed with 64 hexadecimal digits")
    luck = Luck.keyed(int(key, 16))
    luck.state = _number(state)
    return luck


def _number(words: str) -> int:
    number = int(words, 16)
    if not 0 <= number <= MASK:
        raise ValueError("a state has at most 62 bits")
    return number
