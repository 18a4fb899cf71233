"""A notice as a letter: plain and HTML, with one click to have no more of them (RFC 8058)."""

from __future__ import annotations

import hmac
from email.message import EmailMessage
from email.utils import formatdate
from html import escape

from archipel.server.chance import hmac_sha256
from archipel.server.notices.wording import Words
from archipel.text import Speaker


def off_address(key: bytes, guest: str, base: str) -> str:
    """Where somebody says that they want no more letters, without being signed in."""
    return f"{base}/notices/off/{guest}.{_signature(key, guest)}"


def who_wants_none(key: bytes, signed: str) -> str:
    """The guest who says so; empty: we have not signed this."""
    guest, _, signature = signed.partition(".")
    ours = hmac.compare_digest(signature.encode(), _signature(key, guest).encode())
    return guest if ours else ""


def _signature(key: bytes, guest: str) -> str:
    return hmac_sha256(key, f"no letters: {guest}".encode()).hex()[:32]


def letter(words: Words, lang: str, sender: str, to: str, off: str) -> EmailMessage:
    """The letter. Its Message-ID is that of the notice, so a second one is known for what it is."""
    speaker = Speaker(lang)
    made = EmailMessage()
    made["From"] = sender
    made["To"] = to
    made["Subject"] = words.text
    made["Date"] = formatdate(localtime=False)
    made["Message-ID"] = f"<notice-{words.id}@archipel.invalid>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{off}>"
    if off.startswith("https://"):  # for others the standard has no single click
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    why, none = speaker.say("notice-why"), speaker.say("notice-no-more")
    listed = "".join(f"\n{line}\n{url}\n" for line, url in words.lines)
    links = listed or f"\n{words.url}\n"
    made.set_content(f"{words.text}\n{links}\n--\n{why}\n{none}\n{off}\n")
    items = "".join(f"<li>{_link(url, line)}</li>" for line, url in words.lines)
    body = (
        f"<ul>{items}</ul>" if items else f"<p>{_link(words.url, speaker.say('notice-open'))}</p>"
    )
    made.add_alternative(
        f'<!doctype html><html lang="{lang}"><body style="font-family:sans-serif">'
        f"<p>{escape(words.text)}</p>{body}"
        f'<p style="color:#555;font-size:small">{escape(why)} {_link(off, none)}</p>'
        "</body></html>\n",
        subtype="html",
    )
    return made


def _link(url: str, text: str) -> str:
    return f'<a href="{escape(url)}">{escape(text)}</a>'
