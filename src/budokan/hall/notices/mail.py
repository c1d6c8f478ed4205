"""E-mail, where the keeper has given a server for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from html import escape

from budokan.hall.errors import Refusal
from budokan.hall.notices.bodies import Letter
from budokan.hall.notices.mailserver import MailServer, is_mail_address
from budokan.hall.notices.outgoing import Failure
from budokan.kernel.texts import text
from budokan.kernel.words import words

WITHIN = 20.0
"""Seconds a server may take for each step."""

LETTERS = ThreadPoolExecutor(4, thread_name_prefix="budokan-mail")
"""Where letters are handed in: a slow server holds up letters and nothing else."""


def check_mail_address(typed: str) -> str:
    if not is_mail_address(typed):
        raise Refusal("notice-bad-mail")
    return typed


def letter_to(address: str, sender: str, letter: Letter, hall: str, confirm: bool = False) -> EmailMessage:
    """A notice, or the question whether the address is theirs: plain, and the same with two links that can be pressed."""
    spoken = words(letter.language)
    open_words = spoken.say(text("notice-confirm") if confirm else text("notice-open"))
    off_words = spoken.say(text("notice-not-me") if confirm else text("notice-off"))
    mail = EmailMessage()
    mail["From"] = f"Budokan <{sender}>"
    mail["To"] = address
    mail["Subject"] = letter.notice.title
    mail["Date"] = formatdate(usegmt=True)
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if letter.facts is not None:  # RFC 8058: a program may press this one, so it is its own request
        mail["List-Unsubscribe"] = f"<{letter.off.replace('/notices/off', '/api/notices/off', 1)}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["List-Id"] = f"Budokan <{hall}>"
    plain = [letter.notice.title, letter.notice.body, "", f"{open_words}: {letter.url}", "", f"{off_words}: {letter.off}", ""]
    mail.set_content("\n".join(plain))
    rich = (
        f"<p><b>{escape(letter.notice.title)}</b></p><p>{escape(letter.notice.body)}</p>"
        f'<p><a href="{escape(letter.url)}">{escape(open_words)}</a></p>'
        f'<p><small><a href="{escape(letter.off)}">{escape(off_words)}</a></small></p>'
    )
    mail.add_alternative(f'<!doctype html><html lang="{letter.language}"><body>{rich}</body></html>', subtype="html")
    return mail


async def send(server: MailServer, mail: EmailMessage, trust: ssl.SSLContext | None = None) -> Failure | None:
    """Hand it in; None if it was taken. The library waits, so it waits in a thread."""
    return await asyncio.get_running_loop().run_in_executor(LETTERS, _send, server, mail, trust)


def _send(server: MailServer, mail: EmailMessage, trust: ssl.SSLContext | None) -> Failure | None:
    handed_in = False
    try:
        with _open(server, trust) as line:
            if server.user:
                line.login(server.user, server.password)
            handed_in = True  # from here on nobody knows whether it was taken, unless the server says so
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused:
        return Failure(text("notice-mail-refused"))
    except smtplib.SMTPAuthenticationError:
        return Failure(text("notice-mail-login"), again=True)
    except smtplib.SMTPResponseException as error:
        return Failure(text("notice-refused", status=error.smtp_code), again=error.smtp_code < 500)
    except ssl.SSLError:
        return Failure(text("notice-bad-certificate"), again=not handed_in)
    except (OSError, smtplib.SMTPException):
        return Failure(text("notice-no-connection"), again=not handed_in)
    return None


def _open(server: MailServer, trust: ssl.SSLContext | None) -> smtplib.SMTP:
    context = trust or ssl.create_default_context()
    if server.security == "tls":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=WITHIN, context=context)
    line = smtplib.SMTP(server.host, server.port, timeout=WITHIN)
    if server.security == "starttls":
        try:
            line.starttls(context=context)
        except BaseException:
            line.close()
            raise
    return line
