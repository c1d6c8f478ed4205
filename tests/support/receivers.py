"""Those who receive notices, on loopback: an HTTP receiver that is a webhook or a push service, and a mail server.

Real servers with real certificates, of an authority that only the test trusts.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Arrived(NamedTuple):
    """A request as it came."""

    target: str
    headers: dict[str, str]
    body: bytes


Answer = Callable[[Arrived], tuple[int, Sequence[tuple[str, str]]]]


class Receiver:
    """Takes every POST and remembers it. `answer` decides what is answered; `slow` for how long nothing is."""

    def __init__(self) -> None:
        self.port = 0
        self.arrived: list[Arrived] = []
        self.connections = 0
        self.answer: Answer = lambda _: (200, ())
        self.slow = 0.0
        self.news = asyncio.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        line = h11.Connection(h11.SERVER)
        with contextlib.suppress(ConnectionError, h11.ProtocolError, asyncio.CancelledError):
            one = await _read(line, reader)
            if one is not None:
                self.arrived.append(one)
                self.news.set()
                await asyncio.sleep(self.slow)
                status, headers = self.answer(one)
                response = h11.Response(status_code=status, headers=[("content-length", "2"), *headers])
                for event in (response, h11.Data(data=b"ok"), h11.EndOfMessage()):
                    writer.write(line.send(event) or b"")
                await writer.drain()
        writer.close()

    async def has(self, count: int) -> list[Arrived]:
        """So many have come; more would be told too."""
        while len(self.arrived) < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
        return self.arrived


async def _read(line: h11.Connection, reader: asyncio.StreamReader) -> Arrived | None:
    request, body = None, b""
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(65536))
        elif isinstance(event, h11.Request):
            request = event
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage) and request is not None:
            return Arrived(request.target.decode(), {k.decode(): v.decode() for k, v in request.headers}, body)
        else:
            return None


@contextlib.asynccontextmanager
async def receiving(trust: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    one = Receiver()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0, ssl=trust)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()


class Mailbox:
    """A mail server that takes everything, or what its `refuses` does not name. Passwords are held against `login`."""

    def __init__(self, login: tuple[str, str] | None = None, trust: ssl.SSLContext | None = None) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.envelopes: list[tuple[str, str]] = []
        self.refuses: set[str] = set()
        self.hangs_up = False
        self.encrypted: list[bool] = []
        self.login = login
        self._trust = trust
        self.news = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.CancelledError, asyncio.IncompleteReadError, ssl.SSLError):
            await self._talk(reader, writer)
        writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())
            await writer.drain()

        sender = to = ""
        secure, known = writer.get_extra_info("sslcontext") is not None, self.login is None
        if self.hangs_up:
            return
        await say("220 mail.test ready")
        while True:
            line = (await reader.readuntil(b"\r\n")).decode().strip()
            word = line.split(" ")[0].upper()
            if word == "EHLO":
                offers = ["STARTTLS"] if self._trust is not None and not secure else []
                await say("250-mail.test", *(f"250-{one}" for one in offers), "250-AUTH PLAIN", "250 8BITMIME")
            elif word == "STARTTLS" and self._trust is not None:
                await say("220 go on")
                await writer.start_tls(self._trust)
                secure = True
            elif word == "AUTH":
                _, user, password = base64.b64decode(line.split(" ")[2]).decode().split("\0")
                known = (user, password) == self.login
                await say("235 welcome" if known else "535 no")
            elif word == "MAIL":
                sender = line.partition("<")[2].partition(">")[0]
                await say("250 ok" if known else "530 who are you")
            elif word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
                await say("550 nobody of that name" if to in self.refuses else "250 ok")
            elif word == "DATA":
                await say("354 go on")
                raw = (await reader.readuntil(b"\r\n.\r\n"))[:-5].replace(b"\r\n..", b"\r\n.")
                self.letters.append(message_from_bytes(raw, policy=policy.default))
                self.envelopes.append((sender, to))
                self.encrypted.append(secure)
                self.news.set()
                await say("250 taken")
            elif word == "QUIT":
                await say("221 bye")
                return
            else:
                await say("250 ok" if word in ("RSET", "NOOP") else "502 what")

    async def has(self, count: int) -> list[EmailMessage]:
        while len(self.letters) < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
        return self.letters


@contextlib.asynccontextmanager
async def a_mail_server(
    login: tuple[str, str] | None = None, starttls: ssl.SSLContext | None = None, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Mailbox]:
    one = Mailbox(login, starttls)
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0, ssl=tls)
    one.port = server.sockets[0].getsockname()[1]
    try:
        yield one
    finally:
        server.close()


class Authority:
    """Signs certificates for names of tests, and is trusted by nobody else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tests of Budokan")])
        self._own = self._signed(self._name, self._key, x509.BasicConstraints(ca=True, path_length=0))

    def trusted(self) -> ssl.SSLContext:
        """What a client has who trusts this authority."""
        written = self._own.public_bytes(serialization.Encoding.PEM).decode()
        return ssl.create_default_context(cadata=written)

    def serves(self, name: str) -> ssl.SSLContext:
        """What a server has that is called so."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        made = self._signed(subject, key, x509.SubjectAlternativeName([x509.DNSName(name)]))
        file = self._folder / f"{name}.pem"
        secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context

    def _signed(self, subject: x509.Name, key: ec.EllipticCurvePrivateKey, what: x509.ExtensionType) -> x509.Certificate:
        now = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(what, critical=isinstance(what, x509.BasicConstraints))
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
        )
        return made.sign(self._key, hashes.SHA256())
