"""Write the client's types and card figures from the server's own definitions.

`web/src/lib/protocol.ts` holds every message and form of the hall; `web/src/games/<game>/box.ts` the moves, the events and the
printed figures of a game. `--check` writes nothing and says whether they are fresh.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from budokan import games
from budokan.games.samurai_sword.cards import all_cards, all_characters
from budokan.hall import forms, messages

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
HEAD = "// Written by tools/make_types.py from the server's definitions; do not edit.\n"
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    NoneType: "null",
    Any: "unknown",
}
FORMS = (
    forms.PlayNow,
    forms.NewTable,
    forms.SitDown,
    forms.Fork,
    forms.Seated,
    forms.HallInfo,
    forms.GameInfo,
    forms.Ledger,
    forms.ReplayInfo,
    forms.Moment,
    forms.Uploaded,
    forms.Problem,
    forms.LookedBack,
)


class Translator:
    """Turns Python's type hints into TypeScript, and remembers which structs it met on the way."""

    def __init__(self) -> None:
        self.met: dict[str, type[msgspec.Struct]] = {}

    def type_of(self, hint: Any) -> str:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            self.met.setdefault(hint.__name__, hint)
            return hint.__name__
        if hint in PLAIN:
            return PLAIN[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type_of(arguments[0])
        if origin is Literal:
            return " | ".join(json.dumps(one) for one in arguments)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(one) for one in arguments))
        if origin in (tuple, list):
            inner = self.type_of(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self.type_of(arguments[1])}>"
        raise SystemExit(f"tools/make_types.py does not know the type {hint!r}")

    def fields_of(self, kind: type[msgspec.Struct]) -> list[str]:
        """What the client may leave out is what it sends and has a default; what it is sent is always whole."""
        hints = get_type_hints(kind, include_extras=True)
        sent = kind.__struct_config__.forbid_unknown_fields
        tag = kind.__struct_config__.tag
        lines = [] if tag is None else [f"type: {json.dumps(tag)};"]
        for field in msgspec.structs.fields(kind):
            optional = "?" if sent and not field.required else ""
            lines.append(f"{field.name}{optional}: {self.type_of(hints[field.name])};")
        return lines


def protocol() -> str:
    speak = Translator()
    client, hall = speak.type_of(messages.FromClient), speak.type_of(messages.FromHall)
    for form in FORMS:
        speak.type_of(form)
    declared: dict[str, str] = {}
    while missing := [name for name in speak.met if name not in declared]:
        for name in missing:
            lines = "".join(f"  {line}\n" for line in speak.fields_of(speak.met[name]))
            declared[name] = f"export interface {name} {{\n{lines}}}\n"
    unions = [f"export type FromClient = {client};\n", f"export type FromHall = {hall};\n"]
    return "\n".join([HEAD, *(declared[name] for name in sorted(declared)), *unions])


def union(name: str, kinds: Iterable[type[msgspec.Struct]]) -> str:
    """A union of tagged structs, each spelled out in place."""
    members = [f"  | {{ {' '.join(Translator().fields_of(kind))} }}" for kind in kinds]
    return f"export type {name} =\n" + "\n".join(members) + ";\n"


def box() -> str:
    """Samurai Sword: moves, events, and what is printed on the cards."""
    game = games()["samurai-sword"]
    cards = {
        card.id: {
            "type": card.type,
            "suit": card.suit,
            **({"reach": card.reach, "wounds": card.wounds} if card.type == "weapon" else {}),
            **({"by": card.wounds_by} if card.wounds_by != "figure" else {}),
            "source": card.source,
        }
        for card in all_cards()
    }
    characters = {one.id: {"resilience": one.resilience, "set": one.set, "source": one.source} for one in all_characters()}
    figures = (
        "export interface Card {\n  type: 'weapon' | 'action' | 'property';\n  suit: 'crane' | 'torii' | 'koi' | 'fuji';\n"
        "  reach?: number;\n  wounds?: number;\n  by?: string;\n  source: string;\n}\n\n"
        "export interface Character {\n  resilience: number;\n  set: string;\n  source: string;\n}\n"
    )
    return "\n".join(
        [
            HEAD,
            union("Move", game.moves.kinds),
            union("Event", game.events),
            figures,
            f"export const CARDS: Record<string, Card> = {json.dumps(cards, indent=2)};\n",
            f"export const CHARACTERS: Record<string, Character> = {json.dumps(characters, indent=2)};\n",
        ]
    )


def written() -> dict[Path, str]:
    return {WEB / "lib" / "protocol.ts": protocol(), WEB / "games" / "samurai-sword" / "box.ts": box()}


def main(arguments: list[str]) -> int:
    stale = [path for path, text in written().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what tools/make_types.py writes: run it again", file=sys.stderr)
        return 1 if stale else 0
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{len(stale)} of {len(written())} files written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
