"""How a card text is read where it names cards: searches, discards, shuffles."""

from __future__ import annotations

from budokan.games.senjutsu.language.reader import Reader, parse_filter
from budokan.games.senjutsu.language.values import (
    ALL,
    RANKS,
    TYPES,
    Discard,
    DropFocus,
    Effect,
    Fetch,
    Look,
    Pass,
    PlayFetched,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
)
from budokan.kernel.texts import text


def parse_fetch(reader: Reader, others: bool) -> Fetch:
    reader.at += 1
    start = reader.at
    number = ALL if reader.taken("all") else reader.number()
    fits = parse_filter(reader)
    reader.expect("from")
    top = 0
    if reader.taken("top"):
        place, top = "top", reader.number()
    elif reader.taken_all("T discard"):
        place = "T discard"
        if number != 1:
            reader.at = start
            raise reader.error(text("sj-wants-word", word="1"))
    else:
        place = reader.one_of(("deck", "discard"), text("sj-wants-pile"))
    return Fetch(others, number, fits, place, top, reader.taken_all("as IR"))


def parse_pass(reader: Reader) -> Pass:
    reader.at += 1
    for word in ("T", "1", "any", "from", "top"):
        reader.expect(word)
    return Pass(reader.number())


def parse_play(reader: Reader) -> PlayFetched:
    reader.at += 1
    for word in ("fetched", "as", "IR"):
        reader.expect(word)
    return PlayFetched()


def parse_shuffle(reader: Reader, who: str) -> Effect:
    reader.at += 1
    if reader.taken_all("hand into deck"):
        return ShuffleHand(who)
    if not who and reader.taken_all("drawn into deck"):
        return ShuffleDrawn()
    up_to = reader.taken_all("up to")
    number = reader.number()
    fits = parse_filter(reader)
    from_discard = reader.taken_all("from discard")
    reader.expect("into")
    reader.expect("deck")
    return Shuffle(who, up_to, number, fits, from_discard, reader.taken_all("x contracts"))


def parse_discard(reader: Reader, who: str) -> Effect:
    reader.at += 1
    if reader.taken_all("all focus"):
        return DropFocus(who, ALL)
    number = reader.number()
    if reader.taken("focus"):
        return DropFocus(who, number)
    random = reader.taken("random")
    return Discard(who, number, random, reader.one_of(("card", *RANKS, *TYPES), text("sj-wants-discarded")))


def parse_look(reader: Reader) -> Look:
    reader.at += 1
    return Look()
