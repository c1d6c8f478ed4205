"""`python -m budokan.hall`: the hall without the command line around it, and its schema for those who build clients."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from budokan.hall.app import schema_of_http
from budokan.hall.catalogue import speak
from budokan.hall.decks import read_cards
from budokan.hall.guests import read_guests
from budokan.hall.hosts import read_hosts
from budokan.hall.messages import schema as schema_of_messages
from budokan.hall.notices.addresses import read_allowed
from budokan.hall.notices.mailserver import read_server
from budokan.hall.proxies import read_proxies
from budokan.hall.serving import Opened, serve
from budokan.hall.settings import Settings
from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import text
from budokan.kernel.words import language_of, words


def main() -> int:
    speak()
    asked = argparse.ArgumentParser(prog="python -m budokan.hall")
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8000)
    asked.add_argument("--data", type=Path, default=Path("hall"))
    asked.add_argument("--database", default="", metavar="ADDRESS")
    asked.add_argument("--between", default="", metavar="ADDRESS:PORT")
    asked.add_argument("--log-json", action="store_true")
    asked.add_argument("--metrics", default="", metavar="PORT")
    asked.add_argument("--pause", type=float, nargs=2, default=(0.4, 0.9), metavar=("LEAST", "MOST"))
    asked.add_argument("--guest", action="append", default=[], metavar="NAME=COMMAND")
    asked.add_argument("--cards", action="append", default=[], metavar="GAME=FOLDER")
    asked.add_argument("--lab", type=int, default=0, metavar="GAMES")
    asked.add_argument("--allowed-host", action="append", default=[], metavar="NAME")
    asked.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS")
    asked.add_argument("--allow-webhook", action="append", default=[], metavar="HOST")
    asked.add_argument("--mail", default="", metavar="SERVER")
    asked.add_argument("--mail-from", default="", metavar="ADDRESS")
    asked.add_argument("--network", action="append", default=[], metavar="ADDRESS")
    asked.add_argument("--keeper", action="store_true", help="tell the keeper's own link")
    asked.add_argument("--schema", action="store_true")
    given = asked.parse_args()
    if given.schema:
        written = msgspec.json.encode(schema(), order="deterministic")
        sys.stdout.write(msgspec.json.format(written, indent=2).decode() + "\n")
        return 0
    spoken = words(language_of())

    def ready(opened: Opened) -> None:
        address = opened.keep if given.keeper else opened.address
        sys.stdout.write(spoken.say(text("hall-open", address=address)) + "\n")
        sys.stdout.flush()

    try:
        settings = Settings(
            data=given.data,
            database=given.database,
            between=given.between,
            log_json=given.log_json,
            metrics=given.metrics,
            host=given.host,
            port=given.port,
            network=tuple(given.network),
            pause=(given.pause[0], given.pause[1]),
            guests=read_guests(given.guest),
            cards=read_cards(given.cards),
            lab=given.lab,
            allowed_hosts=read_hosts(given.allowed_host),
            trusted_proxies=read_proxies(given.trusted_proxy),
            allowed_receivers=read_allowed(given.allow_webhook),
            mail=read_server(given.mail, given.mail_from, os.environ),
        )
        serve(settings, ready)
    except BudokanError as error:
        sys.stderr.write(spoken.say(error.why) + "\n")
        return 1
    return 0


def schema() -> dict[str, object]:
    """OpenAPI of the HTTP side and JSON Schema of the messages, without opening anything."""
    return {"http": schema_of_http(), "messages": schema_of_messages()}


if __name__ == "__main__":
    sys.exit(main())
