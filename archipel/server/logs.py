"""The log: one line for each thing, with time and level; ``table=… guest=…`` where there is one.

Nothing secret stands in it: no token, no key, no word of chat. What came from outside is written
so that it cannot pretend to be a line of its own.
"""

from __future__ import annotations

import logging
import sys
import time

LIBRARIES = ("uvicorn", "sqlalchemy", "alembic", "asyncio", "litestar", "websockets")


class OneLine(logging.Formatter):
    """``2026-03-01T17:04:05.678Z WARNING table=… guest=…: …``"""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = "".join(
            c if c.isprintable() else c.encode("unicode_escape").decode() for c in record.message
        )
        return super().formatMessage(record)


def set_up(level: str) -> None:
    """Everything goes to the error stream; of the libraries, only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("archipel").setLevel(level.upper())
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.WARNING, getattr(logging, level.upper())))
