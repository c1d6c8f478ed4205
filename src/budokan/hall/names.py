"""What people type and what the hall makes up: names, chat, codes, tokens."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256

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


def clean(typed: str, longest: int) -> str:
    """What a person typed, as one line of plain text."""
    line = " ".join(unicodedata.normalize("NFC", typed).split())
    shown = "".join(one for one in line if one in JOINERS or unicodedata.category(one) not in HIDDEN)
    return " ".join(shown.split())[:longest].strip()


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
