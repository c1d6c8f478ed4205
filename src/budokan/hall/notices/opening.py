"""Opens the notifier of a hall: its secrets, made when they are first needed, and its ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.hall.names import new_token
from budokan.hall.notices.links import Signer
from budokan.hall.notices.outgoing import Outgoing
from budokan.hall.notices.sending import Sender
from budokan.hall.notices.webpush import PushKey
from budokan.hall.settings import Settings

if TYPE_CHECKING:
    from budokan.hall.lobby import Hall


async def open_notifier(hall: Hall, settings: Settings) -> None:
    services = hall.services
    keeping = services.notifier.keeping
    signer = Signer(await keeping.secret("notice-secret", new_token))
    key = PushKey.read(await keeping.secret("push-key", lambda: PushKey.new().text()))
    outgoing = Outgoing(settings.allowed_receivers)
    await services.notifier.open(Sender(services.time, key, signer, outgoing, settings.mail), hall.info_of_one)
