"""What a hostile client could send to a hall, drawn from luck: frames, messages, moves, records, positions, cards, names.

An input says all there is to send, so that it can be written down and sent again. `{code}`, `{token}` and `{replay}` stand for
a table of the client's own, its seat there, and a replay; `"{number}"` and `"{move}"` for where that table stands and what is
offered there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec

import budokan
from budokan.games.ken.reading import all_cards as ken_cards
from budokan.games.senjutsu.cards import all_cards, solo_cards, words_of
from tests.support.mutated import altered, mutated, one_of_many, record_of


class Asked(msgspec.Struct, frozen=True):
    """A request over HTTP."""

    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = {}


class Said(msgspec.Struct, frozen=True):
    """What is said over a WebSocket, one after the other: a text, bytes, or the fragments of one of them."""

    said: list[str | bytes | list[str]]


class Raw(msgspec.Struct, frozen=True):
    """What is written to a connection as it is, after the handshake of a WebSocket or instead of any request."""

    sent: bytes
    greeted: bool


Input = Asked | Said | Raw

GAMES = tuple(budokan.games())
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "table": "{code}", "token": "{token}", "last": 0},
    {"type": "hello", "table": "{code}"},
    {"type": "play", "number": 1, "move": {"type": "end"}},
    {"type": "start", "level": "uniform"},
    {"type": "chat", "text": "hello"},
    {"type": "emote", "emote": "bow"},
    {"type": "undo"},
    {"type": "undo-answer", "accept": True},
    {"type": "give-seat", "level": "uniform"},
    {"type": "take-seat"},
    {"type": "hint"},
    {"type": "log", "before": 5},
    {"type": "ping"},
)
LETTERS = (
    "\x00",
    "\u202e",
    "\ud800",
    "\ufeff",
    "é",
    "武",
    "\U0001f94b",
    "a",
    "'",
    '"',
    "\\",
    "%",
    "/",
    "..",
    "\n",
    "<",
    "{",
    "$",
)


def letters(luck: Random, most: int = 40) -> str:
    return "".join(luck.choice(LETTERS) for _ in range(luck.randrange(most)))


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)


def scratched(words: str, luck: Random) -> str:
    """The same words with a few of them cut out, doubled, swapped or spoilt."""
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(words) + 1)
        end = min(len(words), at + luck.randrange(1, 30))
        middle = luck.choice(
            ("", words[at:end] * 2, letters(luck, 6), str(luck.choice((-1, 0, 99, 10**30))), words[at:end][::-1])
        )
        words = words[:at] + middle + words[end:]
    return words


# Over a WebSocket.


def frames(luck: Random) -> Input:
    kind = luck.randrange(7)
    if kind == 0:
        return Raw(luck.randbytes(luck.randrange(1, 400)), greeted=True)
    if kind == 1:
        return Said([luck.randbytes(luck.randrange(200))])
    if kind == 2:
        return Said([letters(luck).encode("utf-8", "replace").decode() for _ in range(luck.randrange(1, 4))])
    if kind == 3:
        depth = luck.choice((10, 500, 2000))
        return Said([luck.choice(("[", '{"type":', '{"move":{"type":')) * depth])
    if kind == 4:
        whole = as_json(luck.choice(MESSAGES))
        cuts = sorted(luck.randrange(len(whole) + 1) for _ in range(luck.randrange(1, 8)))
        return Said([[whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]])
    if kind == 5:
        return Said([as_json({"type": "chat", "text": "x" * luck.choice((300, 8_000, 8_192, 20_000))})])
    return Said([scratched(as_json(luck.choice(MESSAGES)), luck).encode("utf-8", "replace").decode()])


def messages(luck: Random) -> Input:
    said = [as_json(MESSAGES[0])]
    said += [as_json(altered(luck.choice(MESSAGES), luck)) for _ in range(luck.randrange(1, 4))]
    return Said(list(said))


@cache
def true_moves(name: str) -> tuple[Any, ...]:
    """What is offered in a game of this name along its way, as it travels."""
    game, luck = budokan.game(name), Random(name)
    table, found = game.new(None, 7), []
    for _ in range(60):
        if table.over:
            break
        seat = luck.choice(table.waiting)
        offered = table.options(seat)
        found.append(msgspec.to_builtins(luck.choice(offered)))
        table.apply(seat, luck.choice(offered))
    return tuple(found)


def moves(luck: Random) -> Input:
    said: list[str | bytes | list[str]] = [as_json(MESSAGES[0])]
    for _ in range(luck.randrange(1, 4)):
        move = luck.choice(true_moves(luck.choice((*GAMES, "samurai-sword", "samurai-sword"))))
        move = altered(move, luck) if luck.random() < 0.7 else move
        move = luck.choice((move, move, "{move}"))
        said.append(as_json({"type": "play", "number": luck.choice(("{number}", "{number}", 0, 1, 2**53)), "move": move}))
    return Said(said)


# Over HTTP.


def post(path: str, form: Any) -> Asked:
    return Asked("POST", path, as_json(form).encode(), {"content-type": "application/json"})


def bring(words: str) -> Asked:
    return Asked("POST", "/api/replays", words.encode("utf-8", "replace")[:1_000_000], {"content-type": "text/plain"})


def positions(luck: Random) -> Input:
    return bring(record_of(mutated(one_of_many(luck.choice(GAMES), luck), luck), luck))


@cache
def true_record(name: str) -> str:
    """A whole game that was played at random."""
    game, luck = budokan.game(name), Random(name)
    table = game.new(None, 11)
    for _ in range(400):
        if table.over:
            break
        seat = luck.choice(table.waiting)
        table.apply(seat, luck.choice(table.options(seat)))
    return table.record().text()


def records(luck: Random) -> Input:
    return bring(scratched(true_record(luck.choice(GAMES))[: luck.choice((400, 10**6))], luck))


def mutated_games(luck: Random) -> Input:
    """A true game in which decisions were taken out, doubled, or put in another order."""
    lines = true_record(luck.choice(GAMES)).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("decisions:")) + 1
    head, made, end = lines[:first], lines[first:-1], lines[-1:]
    at, other = luck.randrange(len(made)), luck.randrange(len(made))
    kind = luck.randrange(4)
    if kind == 0:
        del made[at:other]
    elif kind == 1:
        made[at], made[other] = made[other], made[at]
    elif kind == 2:
        made[at:at] = made[other : other + 5]
    else:
        made[at] = scratched(made[at], luck)
    return bring("\n".join([*head[:-1], f"decisions: {len(made)}", *made, *end, ""]))


@cache
def card_words() -> tuple[str, ...]:
    """The words of the printed texts."""
    return tuple(sorted({word for card in (*all_cards(), *solo_cards()) for word in words_of(card).split()}))


def card_text(luck: Random) -> str:
    """A printed text that was scratched at, or words of the language in any order."""
    printed = words_of(luck.choice((*all_cards(), *solo_cards())))
    kind = luck.random()
    if kind < 0.4:
        return re.sub(r"(?<= )\d\b", lambda _: str(luck.choice((0, 1, 2, 3, 6, 9))), printed)
    if kind < 0.6:
        return scratched(printed, luck)
    text = " ".join(luck.choice(card_words()) for _ in range(luck.randrange(1, 14)))
    move = luck.choice(("step? ANY 6", "step? ANY 99 THEN step? ANY 99", "rot? 3, step? ANY 1", "draw 9", text))
    return luck.choice((text, move, "; ".join([move] * luck.randrange(1, 9)), " THEN ".join([move] * luck.randrange(1, 9))))


def cards(luck: Random) -> Input:
    name = luck.choice(("senjutsu", "senjutsu", "ken", "samurai-sword", "rising-sun"))
    game = budokan.game(name)
    own: dict[str, Any]
    if name == "senjutsu":
        ids = [card.id for card in luck.sample((*all_cards(), *solo_cards()), 2)]
        own = {id: {"text": card_text(luck)} for id in ids[: luck.randrange(1, 3)]}
    elif name == "ken":
        ours = luck.sample(ken_cards(), 3)
        own = {card.id: altered({"attack": 1, "abilities": msgspec.to_builtins(card.abilities)}, luck) for card in ours}
    else:
        fields = luck.sample(("reach", "wounds", "copies", "price", "force", "honour"), luck.randrange(1, 3))
        own = {luck.choice(("bokken", "daikyu", "oni-of-blood")): {field: luck.randrange(-1, 12) for field in fields}}
    mode = luck.choice(list(game.modes))
    seats = luck.choice(list(game.modes[mode]))
    options = {game.own_cards: altered(own, luck) if luck.random() < 0.5 else own}
    return post("/api/tables", {"game": name, "mode": mode, "players": ["you", *["uniform"] * (seats - 1)], "options": options})


def changed_cards(luck: Random) -> Input:
    """TOML for the bench at which cards are changed: with values no card has, and with what is hardly TOML."""
    name = luck.choice(GAMES)
    card = luck.choice(sorted(budokan.game(name).printed.ids()))
    odd = (
        "1979-05-27",
        "07:32:00",
        "nan",
        "-inf",
        "0x" + "f" * 40,
        "9" * 99,
        "[" * 9,
        "{ a = {} }",
        '"\\u0000"',
        "[[1]]",
        "true",
    )
    fields = luck.sample(("attack", "text", "reach", "price", "speed", "abilities", "a b", "x.y", ""), luck.randrange(1, 4))
    values = [luck.choice((*odd, str(luck.randrange(-1, 12)), '"step? ANY 6"')) for _ in fields]
    body = "\n".join(f"{field} = {value}" for field, value in zip(fields, values, strict=True))
    text = f'[[{luck.choice(("card", "card", "x", ""))}]]\nid = "{card}"\n{body}\n'
    text = luck.choice((text, text, scratched(text, luck), "a = " + "[" * luck.choice((9, 900, 9000)), "a." * 900 + "a = 1"))
    return post(f"/api/games/{name}/workbench", {"toml": text.encode("utf-8", "replace").decode()[:50_000]})


def flooded_options(luck: Random) -> Input:
    """A table whose options hold far more than any table could: figures without end, the same word thousands of times."""
    name = luck.choice(GAMES)
    chosen = luck.choice(list(budokan.game(name).options.values()))
    word: Any = luck.choice((*chosen.choices[:3], "x", 10**18, 10**30, -1, {"x": 10**9}, {}, [], None))
    many: Any = luck.choice((word, [word] * 2_000, {str(one): word for one in range(2_000)}, [[word] * 9] * 300))
    built = {"cards": {"fend": luck.choice((40, 10**9))}, "hachiko": {"x": luck.choice((12, 10**9))}, "weapons": ["x"] * 9}
    options = luck.choice(({chosen.name: many}, {chosen.name: many}, {"decks": [built]}, {"teams": many, "foes": many}))
    return post("/api/tables", {"game": name, "players": ["you", "open", "open"], "options": options})


def decks(luck: Random) -> Input:
    name = luck.choice(("ken", "senjutsu"))
    workshop = budokan.game(name).workshop
    assert workshop is not None
    ready = luck.choice(list(workshop.ready()))
    text = luck.choice(
        (ready, "6 kenshiro, 4 toki, 2 villaggio", "40 fend", "master: 4 fend, 3 parry", '{"cards": {"fend": 40}}')
    )
    text = scratched(text, luck) if luck.random() < 0.8 else text
    if luck.random() < 0.5:
        return post(f"/api/games/{name}/decks", {"text": text[:8_000]})
    return post("/api/play", {"game": name, "level": "uniform", "deck": text[:8_000]})


def tables(luck: Random) -> Input:
    name = luck.choice(GAMES)
    game = budokan.game(name)
    chosen = luck.sample(list(game.options.values()), min(2, len(game.options)))
    options = {one.name: [*one.choices][:1] if one.many else luck.choice((one.default, *one.choices)) for one in chosen}
    form: dict[str, Any] = {"game": name, "level": "uniform", "name": letters(luck), "options": options}
    path = "/api/play"
    if luck.random() < 0.5:
        path = "/api/tables"
        del form["level"]
        form["players"] = [luck.choice(("you", "open", "uniform")) for _ in range(luck.randrange(1, 8))]
        form["clock"] = {"kind": "player", "seconds": 60, "increment": 1}
    return post(path, altered(form, luck) if luck.random() < 0.7 else form)


def names(luck: Random) -> Input:
    """Names of games, languages, ledgers, tables and replays that are none."""
    typed = quote(letters(luck).encode("utf-8", "replace"), safe=".")
    name = luck.choice((typed, "..%2f..%2fetc%2fpasswd", "{code}", "{replay}", "u-" + "0" * 20, luck.choice(GAMES), "9" * 5000))
    tail = luck.choice(
        ("", "", "/cards", "/moments?first=-5&last=999999", "/moments?seat=" + "7" * luck.randrange(99), "/qr", "/record")
    )
    place = luck.choice(("games", "words", "rules", "tables", "replays", "replays"))
    query = luck.choice(("", "?language=" + quote(letters(luck).encode("utf-8", "replace")), "?game=%00"))
    place, name = luck.choice(((place, name), (place, name), ("words", "it"), ("rules", "ken"), ("replays", "{replay}")))
    return Asked(luck.choice(("GET", "GET", "HEAD", "DELETE", "PATCH")), f"/api/{place}/{name}{tail or query}")


def requests(luck: Random) -> Input:
    """Bytes that are no request, or not quite."""
    whole = b"POST /api/play HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 24\r\n\r\n"
    whole += b'{"game":"samurai-sword"}'
    at = luck.randrange(len(whole))
    return Raw(
        luck.choice((luck.randbytes(200), whole[:at] + luck.randbytes(3) + whole[at:], whole[:at], whole * 3)), greeted=False
    )


KINDS: dict[str, Callable[[Random], Input]] = {
    "frames": frames,
    "messages": messages,
    "moves": moves,
    "positions": positions,
    "records": records,
    "mutated games": mutated_games,
    "own cards": cards,
    "changed cards": changed_cards,
    "options": flooded_options,
    "decks": decks,
    "tables": tables,
    "names": names,
    "requests": requests,
}


def input_of(kind: str, seed: int, number: int) -> Input:
    """The same input from the same seed, whichever were sent before it."""
    return KINDS[kind](Random(f"{seed}/{kind}/{number}"))
