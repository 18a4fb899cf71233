"""What a notice looks like to a webhook: to Discord, Slack, ntfy, or as plain JSON.

Names are written by people. Nothing in them may call others, make a link or change how a line is
set where somebody reads it.
"""

from __future__ import annotations

import base64
import re
from typing import Any

import msgspec

from archipel.server.notices.wording import Words

JSON = {"content-type": "application/json"}


def request(form: str, words: Words) -> tuple[dict[str, str], bytes]:
    """Headers and body. The idempotency key is the same however often a notice is sent."""
    headers, body = FORMS[form](words)
    return {"idempotency-key": words.id, **headers}, body


def _discord(words: Words) -> tuple[dict[str, str], bytes]:
    marked = re.sub(r"([\\*_~`|>\[\]()#<:@-])", r"\\\1", words.text)
    said: dict[str, Any] = {"content": f"{marked}\n{words.url}".strip()}
    return JSON, msgspec.json.encode(said | {"allowed_mentions": {"parse": []}})


def _slack(words: Words) -> tuple[dict[str, str], bytes]:
    text = words.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    plain = {"text": f"{text}\n{words.url}".strip(), "mrkdwn": False, "link_names": False}
    return JSON, msgspec.json.encode(plain)


def _ntfy(words: Words) -> tuple[dict[str, str], bytes]:
    title = f"=?UTF-8?B?{base64.b64encode(words.title.encode()).decode()}?="
    headers = {"title": title, "content-type": "text/plain; charset=utf-8"}
    return headers | ({"click": words.url} if words.url else {}), words.text.encode()


def _json(words: Words) -> tuple[dict[str, str], bytes]:
    return JSON, msgspec.json.encode(words._asdict())


FORMS = {"discord": _discord, "slack": _slack, "ntfy": _ntfy, "json": _json}
