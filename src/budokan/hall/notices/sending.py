"""Sends a letter over a channel, whatever its way."""

from __future__ import annotations

import ssl
from hashlib import sha256

import msgspec

from budokan.hall.errors import Refusal
from budokan.hall.notices import mail
from budokan.hall.notices.addresses import read_target
from budokan.hall.notices.bodies import JSON, Letter, post_of
from budokan.hall.notices.links import Signer
from budokan.hall.notices.mailserver import MailServer
from budokan.hall.notices.outgoing import Failure, Outgoing
from budokan.hall.notices.rows import Channel
from budokan.hall.notices.webpush import LASTS, PushKey, Subscription, encoded, padded, sealed
from budokan.hall.notices.wording import Notice
from budokan.hall.timekeeping import Timekeeper
from budokan.kernel.texts import text
from budokan.kernel.words import words


class Sender:
    """The ways out of the hall."""

    def __init__(
        self,
        time: Timekeeper,
        key: PushKey,
        signer: Signer,
        outgoing: Outgoing,
        server: MailServer | None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._time = time
        self.key = key
        self.signer = signer
        self.outgoing = outgoing
        self.server = server
        self._trust = trust

    def off_link(self, channel: Channel) -> str:
        return f"{channel.base}/notices/off/{self.signer.sign('off', channel.id)}"

    async def send(self, channel: Channel, letter: Letter) -> Failure | None:
        """None if it was taken."""
        try:
            match channel.way:
                case "push":
                    return await self._push(channel, letter)
                case "webhook":
                    return await self._webhook(channel, letter)
                case "mail":
                    return await self._mail(channel, letter)
        except Refusal as refusal:  # what was good when it was given may not be any more: the keeper has changed their mind
            return Failure(refusal.why)

    async def try_out(self, channel: Channel, language: str) -> Failure | None:
        """A letter that says nothing but that letters arrive."""
        spoken = words(language)
        notice = Notice(spoken.say(text("notice-try")), spoken.say(text("notice-try-about")))
        return await self.send(channel, Letter(notice, f"{channel.base}/", self.off_link(channel), language))

    async def ask_to_confirm(self, channel: Channel, language: str) -> Failure | None:
        """The only mail that goes to an address nobody has confirmed."""
        if self.server is None:
            return Failure(text("notice-no-mail"))
        spoken = words(language)
        notice = Notice(spoken.say(text("notice-confirm-title")), spoken.say(text("notice-confirm-about")))
        url = f"{channel.base}/notices/confirm/{self.signer.sign('confirm', channel.id)}"
        letter = Letter(notice, url, self.off_link(channel), language)
        made = mail.letter_to(channel.to, self.server.sender, letter, _host(channel.base), confirm=True)
        return await mail.send(self.server, made, self._trust)

    async def _push(self, channel: Channel, letter: Letter) -> Failure | None:
        target = read_target(channel.to, self.outgoing.allowed)
        notice, code = letter.notice, letter.facts.code if letter.facts else ""
        here, off = (one.removeprefix(channel.base) for one in (letter.url, letter.off))
        turn_off = words(letter.language).say(text("notice-off"))
        said = {"title": notice.title, "body": notice.body, "url": here, "off": off, "tag": code, "turnOff": turn_off}
        body = sealed(padded(msgspec.json.encode(said)), Subscription(channel.to, channel.p256dh, channel.auth))
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "urgency": "normal",
            "topic": encoded(sha256(f"{channel.id} {code}".encode()).digest()[:24]),
            **self.key.headers(target, self._time.now(), f"mailto:{self.server.sender}" if self.server else ""),
        }
        return await self.outgoing.post(target, headers, body)

    async def _webhook(self, channel: Channel, letter: Letter) -> Failure | None:
        post = post_of(channel.form, channel.to, letter)
        return await self.outgoing.post(read_target(post.url, self.outgoing.allowed), JSON, post.body)

    async def _mail(self, channel: Channel, letter: Letter) -> Failure | None:
        if self.server is None:
            return Failure(text("notice-no-mail"))
        made = mail.letter_to(channel.to, self.server.sender, letter, _host(channel.base))
        return await mail.send(self.server, made, self._trust)


def _host(base: str) -> str:
    return base.partition("://")[2].partition(":")[0]
