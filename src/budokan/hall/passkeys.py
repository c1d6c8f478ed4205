"""Passkeys (WebAuthn): a person who has lost every device is known again by what their authenticator holds.

An authenticator signs a challenge for the name the page was reached by. A challenge works once and not for long, at whichever
process it is answered; of a passkey the store keeps its id, its public key and how often it was used.
"""

from __future__ import annotations

import ipaddress
import secrets
from collections import deque
from typing import Any, NamedTuple

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from budokan.hall.errors import NotYours, Refusal
from budokan.hall.store import Store
from budokan.hall.storing.passkeys import KeptPasskeys
from budokan.hall.storing.secrets import Secrets
from budokan.hall.timekeeping import Timekeeper

LASTS = 300
"""Seconds in which a challenge has to be answered."""

MOST = 1_000
"""Challenges that may be open at a time; the oldest make room."""

MOST_OF_ONE = 50
"""The same of one address, so that nobody crowds out everybody else's."""

MOST_PASSKEYS = 10
"""Passkeys of one person."""

LONGEST = 16_000
"""Bytes of an answer; no authenticator needs so many."""

Credential = dict[str, Any]


class Where(NamedTuple):
    """The name by which the page was reached, the origin the browser says it has, and from where it asks."""

    name: str
    origin: str
    address: str = ""


def can_have_passkeys(where: Where) -> bool:
    """Whether browsers know passkeys there: at a name, over https or on the machine itself."""
    try:
        ipaddress.ip_address(where.name.strip("[]"))
    except ValueError:
        return where.origin.startswith("https://") or where.name == "localhost"
    return False


class Passkeys:
    """The challenges that are open, and the passkeys."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self._kept = KeptPasskeys(store)
        self._open = Secrets(store, "challenge", MOST)
        self._of_each: dict[str, deque[str]] = {}
        """The challenges each address was given at this process, as long as anybody is asked to remember them."""
        self._time = time

    # Challenges.

    async def _challenge(self, person: int | None, address: str) -> bytes:
        challenge = secrets.token_bytes(32)
        named, theirs = bytes_to_base64url(challenge), self._of_each.setdefault(address, deque())
        if len(theirs) >= MOST_OF_ONE:
            await self._open.drop(theirs.popleft())
        theirs.append(named)
        await self._open.add(named, person, self._time.now() + LASTS * 1000)
        return challenge

    async def _answered(self, credential: Credential, person: int | None) -> bytes:
        """The challenge this answers, which is open no longer; it must have been given to this person."""
        if len(msgspec.json.encode(credential)) > LONGEST:
            raise Refusal("hall-bad-passkey")
        try:
            challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
        except Exception:  # whatever a stranger sends in place of an answer, it is none
            raise Refusal("hall-bad-passkey") from None
        asked = await self._open.use(bytes_to_base64url(challenge), self._time.now())
        if asked is None or asked.person != person:
            raise Refusal("hall-late-passkey")
        return challenge

    async def sweep(self) -> None:
        await self._open.sweep(self._time.now())
        if len(self._of_each) > MOST:
            self._of_each.clear()

    # Making one.

    async def offer(self, person: int, name: str, where: Where) -> Credential:
        """BK-10.5: what the browser needs to make a passkey for this person."""
        _check(where)
        known = await self._kept.ids(person)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("hall-too-many-passkeys", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=where.name,
            rp_name="Budokan",
            user_name=name or "Budokan",
            challenge=await self._challenge(person, where.address),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        return _plain(options_to_json(options))

    async def add(self, person: int, credential: Credential, where: Where) -> None:
        """BK-10.5: the passkey the browser has made, if it holds."""
        challenge = await self._answered(credential, person)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=where.name,
                expected_origin=where.origin,
            )
        except Exception:  # as above
            raise Refusal("hall-bad-passkey") from None
        now = self._time.now()
        id = bytes_to_base64url(made.credential_id)
        if not await self._kept.add(id, person, made.credential_public_key, made.sign_count, now, MOST_PASSKEYS):
            raise Refusal("hall-bad-passkey")

    # Using one.

    async def ask(self, where: Where) -> Credential:
        """What the browser needs to answer with a passkey that was made here."""
        _check(where)
        challenge = await self._challenge(None, where.address)
        return _plain(options_to_json(generate_authentication_options(rp_id=where.name, challenge=challenge)))

    async def whose(self, credential: Credential, where: Where) -> int:
        """BK-10.5: the person whose passkey has answered."""
        challenge = await self._answered(credential, None)
        id = credential.get("id")
        row = await self._kept.found(id) if isinstance(id, str) and "\0" not in id else None
        if row is None or not isinstance(id, str):
            raise NotYours("hall-no-passkey")
        person, public, count = row
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=where.name,
                expected_origin=where.origin,
                credential_public_key=public,
                credential_current_sign_count=count,
            )
        except Exception:  # as above
            raise NotYours("hall-bad-passkey") from None
        await self._kept.used(id, used.new_sign_count, self._time.now())
        return person

    async def count(self, person: int) -> int:
        return len(await self._kept.ids(person))

    async def forget(self, person: int) -> None:
        await self._kept.forget(person)


def _check(where: Where) -> None:
    if not can_have_passkeys(where):
        raise Refusal("hall-no-passkeys-here")


def _plain(words: str) -> Credential:
    read: Credential = msgspec.json.decode(words)
    return read
