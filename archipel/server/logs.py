"""The log: one line for each thing, with time and level; ``table=… guest=…`` where there is one.

Nothing secret stands in it: no token, no key, no word of chat. What came from outside is written
so that it cannot pretend to be a line of its own. Every request and every socket has an id of its
own, which its lines bear; who complains finds it in the header ``x-request-id``.
"""

from __future__ import annotations

import asyncio
import contextvars
import json
import logging
import re
import secrets
import sys
import time

LIBRARIES = ("uvicorn", "sqlalchemy", "alembic", "asyncio", "litestar", "websockets", "saq")

FIELDS = re.compile(r"(?:(?:table|guest)=[^\s:]+[ :]*)+")
"""What stands before a message: ``table=abc guest=xyz: ``."""

_request: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")


def tell_end(task: asyncio.Task[None]) -> None:
    """Work in the background that ends by an error does not end without a word."""
    if not task.cancelled() and (error := task.exception()) is not None:
        what = task.get_coro()
        logging.getLogger("archipel").error("no more %s: it failed", what, exc_info=error)


def new_request() -> str:
    """A request or a socket begins: its id, for whatever is logged on its behalf from now on."""
    id = secrets.token_hex(6)
    _request.set(id)
    return id


class OneLine(logging.Formatter):
    """``2026-03-01T17:04:05.678Z WARNING table=… guest=…: … request=…``"""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        if request := _request.get():
            record.message += f" request={request}"
        record.message = "".join(
            c if c.isprintable() else c.encode("unicode_escape").decode() for c in record.message
        )
        return super().formatMessage(record)


class AsJson(OneLine):
    """``{"at": …, "level": …, "table": …, "guest": …, "request": …, "message": …}``"""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        told = {"at": self.formatTime(record), "level": record.levelname}
        if begins := FIELDS.match(message):
            told |= {name: value.rstrip(":") for name, _, value in map(_pair, begins[0].split())}
            message = message[begins.end() :]
        if request := _request.get():
            told["request"] = request
        told["message"] = message
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _pair(word: str) -> tuple[str, str, str]:
    return word.partition("=")


def set_up(level: str, as_json: bool = False) -> None:
    """Everything goes to the error stream; of the libraries, only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else OneLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("archipel").setLevel(level.upper())
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.WARNING, getattr(logging, level.upper())))
