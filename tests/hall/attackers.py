"""Who throws inputs at a hall, one after the other, and what came of each."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.hall.fuzzed import Asked, Input, Raw, Said, input_of

PATIENT = 30.0
"""Seconds after which an input was never answered, or a bystander was held up."""
SHORT = 0.2
"""Seconds for an answer to bytes that may call for none."""
FORKED = "greedy"
"""Who plays at tables that go on from what somebody made up, and at no others."""
LONGEST = 8_192 - 200
"""Letters after which the hall hangs up, less what an input grows by when it is filled in."""
TOO_LONG = 1009
GOODBYES = tuple(f"closed {code}" for code in (1000, 1001, 1007, 1008, TOO_LONG, 1012, 1013))
OPENAPI = "openapi"


class Fault(msgspec.Struct, frozen=True):
    kind: str
    number: int
    what: str
    sent: Any
    answer: str


class Tally(msgspec.Struct):
    """What came of the inputs, by kind and by what was answered."""

    answers: dict[str, Counter[str]]
    faults: list[Fault]
    forked: list[str]
    """Tables that go on from what somebody made up: they may stop where the rules meet what cannot be."""

    def add(self, other: Tally) -> None:
        self.forked.extend(other.forked)
        for kind, counts in other.answers.items():
            self.answers.setdefault(kind, Counter()).update(counts)
        self.faults.extend(other.faults)


class Known(msgspec.Struct, frozen=True):
    """What an attacker knows: where the hall is and a replay. And what they must not be told."""

    address: str
    replay: str
    secrets: tuple[str, ...]


class Attacker:
    """Sends one input after the other, from an address of its own."""

    def __init__(self, known: Known, number: int) -> None:
        self.known = known
        self.source = f"127.0.1.{number + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        self.http = httpx.AsyncClient(base_url=known.address, trust_env=False, timeout=PATIENT, transport=transport)
        self.line: ClientConnection | None = None
        self.tally = Tally({}, [], [])
        self.key = ""
        """By which the hall knows them as a person."""
        self.places = {"{replay}": known.replay}
        """What stands for what in an input; a table of one's own as soon as there is one."""

    async def sit_down(self) -> None:
        """A table of one's own, and a new one when its game is over."""
        form = {"game": "samurai-sword", "level": "uniform"}
        mine = (await self.http.post("/api/play", json=form)).raise_for_status().json()
        self.key = mine["key"]
        self.places |= {"{code}": mine["code"], "{token}": mine["token"], '"{number}"': "0", '"{move}"': "{}"}

    def filled(self, words: str) -> str:
        for name, value in self.places.items():
            words = words.replace(name, value)
        return words

    def _look(self, heard: str) -> bool:
        """Where one's table stands and what is offered there; whether it is over."""
        message = json.loads(heard)
        if message["type"] in ("snapshot", "update"):
            self.places['"{number}"'] = str(message["number"])
            if message["options"]:
                self.places['"{move}"'] = json.dumps(message["options"][0]["move"])
        return message["type"] == "over" or bool((message.get("view") or {}).get("outcome"))

    async def close(self) -> None:
        await self.http.aclose()
        if self.line is not None:
            await self.line.close()

    async def send(self, kind: str, seed: int, number: int) -> None:
        sent = await asyncio.to_thread(input_of, kind, seed, number)
        try:
            if "{code}" not in self.places:
                await self.sit_down()
            came, told = await self._answer(sent)
        except (TimeoutError, httpx.TimeoutException):
            came, told = "never answered", ""
        except (httpx.HTTPError, OSError) as error:
            came, told = "hung up", repr(error)
        self._count(kind, number, sent, came, told)

    def _count(self, kind: str, number: int, sent: Any, came: str, told: str) -> None:
        self.tally.answers.setdefault(kind, Counter())[came] += 1
        leaked = next((secret for secret in self.known.secrets if secret in told), None)
        what = "a secret of another table" if leaked else came if is_fault(came) else ""
        if what:
            written = msgspec.to_builtins(sent) if isinstance(sent, msgspec.Struct) else str(sent)
            self.tally.faults.append(Fault(kind, number, what, written, told[:2000]))

    def names(self) -> dict[str, str]:
        """What there is in the hall, by the names of the parameters."""
        return {
            "name": "samurai-sword",
            "game": "samurai-sword",
            "language": "en",
            "id": self.known.replay,
            "code": self.places.get("{code}", "NONE"),
        }

    def case(self, number: int, sent: str, status: int, told: str) -> None:
        """An answer to what was drawn from the schema."""
        self._count(OPENAPI, number, sent, str(status), told)

    async def _answer(self, sent: Input) -> tuple[str, str]:
        if isinstance(sent, Asked):
            return await self._asked(sent)
        if isinstance(sent, Said):
            return await asyncio.wait_for(self._said(sent), PATIENT)
        return await self._raw(sent)

    async def _asked(self, sent: Asked) -> tuple[str, str]:
        path = self.filled(sent.path)
        answer = await self.http.request(sent.method, path, content=sent.body, headers=sent.headers)
        told = [answer.text]
        if path == "/api/replays" and answer.status_code == 201:
            id = answer.json()["id"]
            looked = await self.http.get(f"/api/replays/{id}/moments")
            forked = await self.http.post(f"/api/replays/{id}/fork", json={"decision": 0, "seat": 0, "level": FORKED})
            told += [looked.text[:10_000], forked.text]
            self.tally.forked += [forked.json()["code"]] if forked.status_code == 201 else []
            if looked.status_code >= 500 or forked.status_code >= 500:
                answer = looked if looked.status_code >= 500 else forked
        return str(answer.status_code), "\n".join(told)

    async def _said(self, sent: Said) -> tuple[str, str]:
        """Each thing said, and then whether one is still listened to."""
        heard: list[str] = []
        try:
            if self.line is None:
                self.line = await connect(
                    self.known.address.replace("http", "ws", 1).rstrip("/") + "/ws",
                    max_size=None,
                    compression=None,
                    proxy=None,
                    local_addr=(self.source, 0),
                )
            for one in sent.said:
                filled = [self.filled(part) for part in one] if isinstance(one, list) else one
                await self.line.send(self.filled(filled) if isinstance(filled, str) else filled)
            await self.line.send('{"type":"ping","id":9007199254740991}')
            while True:
                heard.append(str(await self.line.recv()))
                if self._look(heard[-1]):
                    self.places.pop("{code}", None)
                if '"re":9007199254740991' in heard[-1]:
                    break
        except ConnectionClosed as error:
            self.line = None
            too_long = any(len("".join(one) if isinstance(one, list) else one) > LONGEST for one in sent.said)
            return f"closed {error.rcvd.code if error.rcvd else TOO_LONG if too_long else 1006}", "\n".join(heard)
        except WebSocketException as error:
            self.line = None
            return "hung up", repr(error)
        told = "\n".join(heard)
        refused = any(f'"type":"{kind}"' in told for kind in ("refusal", "error"))
        return "our bug" if "hall-our-bug" in told else "refused" if refused else "taken", told

    async def _raw(self, sent: Raw) -> tuple[str, str]:
        """Bytes as they are: nobody needs to answer them."""
        url = httpx.URL(self.known.address)
        reader, writer = await asyncio.open_connection(url.host, url.port, local_addr=(self.source, 0))
        told = b""
        try:
            if sent.greeted:
                hello = f"GET /ws HTTP/1.1\r\nhost: {url.netloc.decode()}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                hello += "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
                writer.write(hello.encode())
                await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENT)
            writer.write(sent.sent)
            with contextlib.suppress(TimeoutError, OSError, asyncio.IncompleteReadError):
                while part := await asyncio.wait_for(reader.read(65536), SHORT):
                    told += part
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        return ("500" if told.startswith(b"HTTP/1.1 5") else "heard out"), told.decode("utf-8", "replace")


def is_fault(came: str) -> bool:
    """Whether the hall itself failed: what it hangs up with where it has a reason is known."""
    hung_up = came.startswith("closed ") and came not in GOODBYES
    return hung_up or came in ("our bug", "never answered", "hung up") or (came.isdigit() and int(came) >= 500)


def is_taken(came: str) -> bool:
    return came in ("taken",) or (came.isdigit() and int(came) < 400)
