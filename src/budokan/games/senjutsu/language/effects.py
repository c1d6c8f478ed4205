"""How each effect of a card text is read."""

from __future__ import annotations

import re

from budokan.games.senjutsu.language.reader import MARK, Reader, parse_marks
from budokan.games.senjutsu.language.reading_blows import (
    parse_aim,
    parse_attack,
    parse_block,
    parse_give,
    parse_init,
    parse_range,
    parse_react,
    parse_remove,
    parse_suffer,
)
from budokan.games.senjutsu.language.reading_moves import (
    parse_cancel,
    parse_place,
    parse_rotation,
    parse_shift,
    parse_step,
    parse_swap,
)
from budokan.games.senjutsu.language.reading_piles import (
    parse_discard,
    parse_fetch,
    parse_look,
    parse_pass,
    parse_play,
    parse_shuffle,
)
from budokan.games.senjutsu.language.values import (
    FORBIDDEN,
    KAMAE,
    NUMBERED,
    PLAIN,
    REPLACEMENTS,
    Aim,
    Asterisk,
    Attack,
    Block,
    Change,
    Draw,
    Effect,
    Forbid,
    Gain,
    Init,
    Limit,
    Mill,
    Numbered,
    Plain,
    Range,
    React,
    Replace,
    Stays,
    Steal,
    Switch,
)
from budokan.kernel.texts import text


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


def parse_asterisk(reader: Reader) -> Asterisk:
    reader.at += 1
    reader.expect("=")
    if reader.taken("block"):
        return Asterisk(block=True)
    if MARK.fullmatch(reader.word.split("+")[0]):
        marks = parse_marks(reader, reader.word, star=False)
        reader.at += 1
        return Asterisk(marks=marks)
    place = reader.at
    effect = parse_effect(reader)
    if isinstance(effect, Asterisk | Attack | Block | React | Aim | Stays | Init | Range):
        reader.at = place
        raise reader.error(text("sj-wants-asterisk"))
    return Asterisk(effect=effect)


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
        return Stays(0, on_target=True)
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
