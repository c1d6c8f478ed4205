"""What people type and what the hall makes up: names, chat, codes, tokens."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no word comes out by accident, and nothing that looks like a figure."""

CODE_LENGTH = 6

BOT_NAMES = (
    "Akemi", "Botan", "Chika", "Daichi", "Emi", "Fumiko", "Genji", "Hanako", "Isamu", "Jiro", "Kaede", "Kenji", "Mariko",
    "Nao", "Omi", "Rin", "Sora", "Tatsuo", "Ume", "Yuki",
)  # fmt: skip

EMOTES = ("bow", "well-played", "thanks", "thinking", "hurry", "laugh", "surprise", "sorry")

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that show nothing or turn the line round: control, format (bidi overrides among them), unassigned."""

JOINERS = "\u200c\u200d"
"""Format characters that some scripts and emoji cannot be written without; they turn nothing round."""


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing: fillers of Hangul, the empty pattern of Braille."""


def clean(typed: str, longest: int) -> str:
    """What a person typed, as one line of plain text; nothing if there is nothing to see in it."""
    line = " ".join(unicodedata.normalize("NFC", typed).split())
    shown = "".join(one for one in line if one in JOINERS or unicodedata.category(one) not in HIDDEN)
    cut = " ".join(shown.split())[:longest].strip()
    return cut if any(_is_seen(one) for one in cut) else ""


def _is_seen(one: str) -> bool:
    """Whether it shows by itself: a letter, a figure, a sign. What only joins or is put upon another does not."""
    return unicodedata.category(one)[0] in "LNPS" and one not in BLANK


def alike(name: str) -> str:
    """What two names have in common that a person would take for the same."""
    return "".join(one for one in unicodedata.normalize("NFKC", name).casefold() if _is_seen(one))


def told_apart(name: str, others: Iterable[str], longest: int) -> str:
    """BK-7.3: the name, with a number if somebody at the table is called so already."""
    taken = {alike(one) for one in others if one}
    if not name or alike(name) not in taken:
        return name
    for number in range(2, len(taken) + 3):
        ending = f" {number}"
        numbered = name[: longest - len(ending)].rstrip() + ending
        if alike(numbered) not in taken:
            return numbered
    raise AssertionError("there are more numbers than names")


def bot_name(taken: Sequence[str], first: int) -> str:
    """A name nobody at the table has; where it begins to look is left to chance by who asks."""
    known = {alike(one) for one in taken}
    for step in range(len(BOT_NAMES)):
        name = BOT_NAMES[(first + step) % len(BOT_NAMES)]
        if alike(name) not in known:
            return name
    return BOT_NAMES[first % len(BOT_NAMES)]


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """The code somebody typed, in capitals; what cannot be one comes out empty."""
    code = typed.strip().upper()
    return code if len(code) == CODE_LENGTH and all(one in LETTERS for one in code) else ""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What the store keeps of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Proof(NamedTuple):
    """What somebody shows for a seat: its token, or that they are the person who sits there. Either will do."""

    token: str | None
    person: int | None = None


NOTHING_SHOWN = Proof(None)
