"""How each effect of a card text is read."""

from __future__ import annotations

import re

from budokan.games.senjutsu.hexes import CELLS
from budokan.games.senjutsu.language.reader import ENDS, MARK, Reader, either, parse_filter, parse_marks, parse_speed
from budokan.games.senjutsu.language.values import (
    ALL,
    FORBIDDEN,
    KAMAE,
    MARKS,
    NUMBERED,
    PLAIN,
    RANKS,
    REPLACEMENTS,
    STATUSES,
    TYPES,
    WAYS,
    Aim,
    Asterisk,
    Attack,
    Block,
    Cancel,
    Change,
    Discard,
    Draw,
    DropFocus,
    Effect,
    Fetch,
    Forbid,
    Gain,
    Give,
    Init,
    Limit,
    Look,
    Marks,
    Mill,
    Numbered,
    Pass,
    Place,
    Plain,
    PlayFetched,
    Range,
    React,
    Remove,
    Replace,
    Rotate,
    Shift,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
    Stays,
    Steal,
    Step,
    Suffer,
    Swap,
    Switch,
)
from budokan.kernel.texts import text

HALF_TURN = 3
"""Farther round nobody needs to turn who may turn either way."""


def parse_effect(reader: Reader) -> Effect:
    for phrase in PLAIN:
        if reader.taken_all(phrase):
            return Plain(phrase)
    for phrase in REPLACEMENTS:
        if reader.taken_all(f"replace {phrase}"):
            return Replace(phrase)
    who = ""
    if reader.word in ("T", "dog", "all", "others"):
        who = reader.take()
    return parse_whose(reader, who)


def parse_whose(reader: Reader, who: str) -> Effect:
    """An effect after the word for whom it concerns."""
    word = reader.word
    if word in ("step?", "step!") and who in ("", "T", "dog"):
        return parse_step(reader, who)
    if word in ("rot?", "rot!") and who in ("", "T"):
        return parse_rotation(reader, who)
    if word == "draw" and who in ("", "T", "all"):
        reader.at += 1
        up_to = reader.taken_all("up to")
        return Draw(who, up_to, reader.number(), reader.taken_all("x contracts"))
    if word == "shuffle" and who in ("", "T", "all"):
        return parse_shuffle(reader, who)
    if word == "discard" and who in ("", "T", "all"):
        return parse_discard(reader, who)
    if word == "chg" and who in ("", "T"):
        reader.at += 1
        return Change(who, reader.number())
    if word == "sw" and who in ("", "T", "all"):
        reader.at += 1
        return Switch(who, reader.one_of((*KAMAE, "any", "free"), text("sj-wants-kamae")))
    if word == "fetch" and who in ("", "others"):
        return parse_fetch(reader, who == "others")
    if who == "T" and reader.taken_all("mill 1+wounds"):
        return Mill()
    if who:
        raise reader.error(text("sj-wants-deed", who=who))
    return parse_own(reader)


def parse_own(reader: Reader) -> Effect:
    word = reader.word
    if word in OWN:
        return OWN[word](reader)
    if word == "*":
        return parse_asterisk(reader)
    if word in NUMBERED:
        reader.at += 1
        effect = Numbered(word, reader.number())
        if word == "keep":
            reader.expect("focus")
        return effect
    raise reader.error(text("sj-wants-effect"))


def parse_step(reader: Reader, who: str) -> Step:
    forced = reader.take() == "step!"
    ways = tuple(reader.word.split("/"))
    if not all(way in WAYS for way in ways):
        raise reader.error(text("sj-wants-ways"))
    reader.at += 1
    number = reader.number()
    toward = reader.one_of(("T", "ashigaru"), either("T", "ashigaru")) if reader.taken("toward") else ""
    return Step(who, forced, ways, number, toward)


def parse_shift(reader: Reader) -> Shift:
    kind = reader.take()
    reader.expect("T")
    word = reader.word
    if word.endswith("+moved"):
        reader.words[reader.at] = word[: -len("+moved")]
        return Shift(kind, reader.number(), True)
    return Shift(kind, reader.number())


def parse_swap(reader: Reader) -> Effect:
    reader.at += 1
    reader.expect("T")
    return Swap()


def parse_cancel(reader: Reader) -> Cancel:
    reader.at += 1
    if reader.taken_all("every cards"):
        return Cancel("cards")
    reader.expect("T")
    return Cancel(reader.one_of(("movement", "rotation"), either("movement", "rotation")))


def parse_attack(reader: Reader) -> Attack:
    reader.at += 1
    cells: list[tuple[str, Marks]] = []
    while reader.word not in ENDS:
        name, colon, marks = reader.word.partition(":")
        if not colon or (name not in CELLS and name not in ("RING1", "RING2")) or any(name == one for one, _ in cells):
            raise reader.error(text("sj-wants-attack-cell-once"))
        cells.append((name, parse_marks(reader, marks, True)))
        reader.at += 1
    if not cells:
        raise reader.error(text("sj-wants-attack-cell"))
    return Attack(tuple(cells))


def parse_block(reader: Reader) -> Block:
    reader.at += 1
    cells: list[tuple[str, bool]] = []
    while reader.word not in ENDS:
        name, star, rest = reader.word.partition(":*")
        if rest or (name not in CELLS and name not in ("RING1", "RING2")) or any(name == one for one, _ in cells):
            raise reader.error(text("sj-wants-block-cell-once"))
        cells.append((name, bool(star)))
        reader.at += 1
    if not cells:
        raise reader.error(text("sj-wants-block-cell"))
    return Block(tuple(cells))


def parse_asterisk(reader: Reader) -> Asterisk:
    reader.at += 1
    reader.expect("=")
    if reader.taken("block"):
        return Asterisk(block=True)
    if MARK.fullmatch(reader.word.split("+")[0]):
        marks = parse_marks(reader, reader.word, False)
        reader.at += 1
        return Asterisk(marks=marks)
    place = reader.at
    effect = parse_effect(reader)
    if isinstance(effect, Asterisk | Attack | Block | React | Aim | Stays | Init | Range):
        reader.at = place
        raise reader.error(text("sj-wants-asterisk"))
    return Asterisk(effect=effect)


def parse_react(reader: Reader) -> React:
    reader.at += 1
    if not re.fullmatch(r"\d(,\d)*", reader.word):
        raise reader.error(text("sj-wants-reactions"))
    return React(tuple(int(speed) for speed in reader.take().split(",")))


def parse_aim(reader: Reader) -> Aim:
    reader.at += 1
    marks = parse_marks(reader, reader.word, True)
    reader.at += 1
    return Aim(marks, reader.taken_all("x difference"))


def parse_give(reader: Reader) -> Give:
    reader.at += 1
    whom = reader.one_of(("T", "every"), either("T", "every"))
    marks = parse_marks(reader, reader.word, False)
    reader.at += 1
    return Give(whom, marks, reader.taken_all("x moved"))


def parse_suffer(reader: Reader) -> Suffer:
    reader.at += 1
    marks = parse_marks(reader, reader.word, False)
    if any(mark in ("exec", "poi") for _, mark in marks):
        raise reader.error(text("sj-wants-one-of", known=", ".join(mark for mark in MARKS if mark != "poi")))
    reader.at += 1
    return Suffer(marks)


def parse_remove(reader: Reader) -> Remove:
    reader.at += 1
    up_to = reader.taken_all("up to")
    number = ALL if reader.taken("all") else reader.number()
    kinds = tuple(reader.word.split("/"))
    if not all(kind in STATUSES for kind in kinds):
        raise reader.error(text("sj-wants-statuses"))
    reader.at += 1
    return Remove(up_to, number, kinds)


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


def parse_gain(reader: Reader) -> Gain:
    reader.at += 1
    number = reader.number()
    reader.expect("focus")
    return Gain(number, reader.taken_all("x contracts"))


def parse_steal(reader: Reader) -> Steal:
    reader.at += 1
    reader.expect("1")
    reader.expect("focus")
    return Steal()


def parse_stays(reader: Reader) -> Stays:
    reader.at += 1
    if reader.taken("T"):
        return Stays(0, True)
    return Stays(reader.number() if reader.word.isdigit() else 0)


def parse_limit(reader: Reader) -> Limit:
    reader.at += 1
    what = reader.one_of(("hand", "wounds", "focus"), text("sj-wants-limit"))
    if reader.taken("="):
        return Limit(what, "=", reader.number())
    word = reader.word
    if not re.fullmatch(r"[+-]\d", word):
        raise reader.error(text("sj-wants-change"))
    reader.at += 1
    return Limit(what, word[0], int(word[1:]))


def parse_forbid(reader: Reader) -> Forbid:
    reader.at += 1
    return Forbid(reader.one_of(FORBIDDEN, text("sj-wants-one-of", known=", ".join(FORBIDDEN))))


def parse_init(reader: Reader) -> Init:
    reader.at += 1
    high, low = parse_speed(reader, "")
    return Init(high, low)


def parse_range(reader: Reader) -> Range:
    reader.at += 1
    return Range(0, True) if reader.taken("+contracts") else Range(reader.number())


def parse_rotation(reader: Reader, who: str) -> Rotate:
    forced = reader.take() == "rot!"
    number = reader.number()
    if number > HALF_TURN and not forced:
        reader.at -= 1
        raise reader.error(text("sj-wants-rotation", most=HALF_TURN))
    return Rotate(who, forced, number)


def parse_place(reader: Reader) -> Place:
    reader.at += 1
    start = reader.at
    number = reader.number()
    token = reader.one_of(("caltrop", "traps"), either("caltrop", "traps"))
    reader.expect("on")
    cells: list[str] = []
    while reader.word in CELLS:
        cells.append(reader.take())
    if not cells:
        raise reader.error(text("sj-wants-cells"))
    if number > len(cells):
        reader.at = start
        raise reader.error(text("sj-wants-fewer", most=len(cells)))
    return Place(number, token, tuple(cells))


OWN = {
    "push": parse_shift,
    "pull": parse_shift,
    "swap": parse_swap,
    "cancel": parse_cancel,
    "atk": parse_attack,
    "blk": parse_block,
    "react": parse_react,
    "aim": parse_aim,
    "give": parse_give,
    "suffer": parse_suffer,
    "remove": parse_remove,
    "pass": parse_pass,
    "play": parse_play,
    "look": parse_look,
    "gain": parse_gain,
    "steal": parse_steal,
    "stays": parse_stays,
    "limit": parse_limit,
    "forbid": parse_forbid,
    "init": parse_init,
    "range": parse_range,
    "place": parse_place,
}
"""How each effect that begins with a word of its own is read."""
