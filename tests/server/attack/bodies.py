"""What is right to send to each address that takes a body: odd requests are made from it.

``<person>``, ``<table>`` and ``<flow>`` stand for a guest, a table and something that was begun.
``test_attack.py`` finds the address that is missing here.
"""

from __future__ import annotations

import json
import random
from typing import Any

PASSWORD = "a whale sings at noon"
"""Of every member."""

DOOR = "http://127.0.0.1:9"
"""An address where nobody answers, and the only one that notices may go to."""

_ZONE = {"lang": "fr", "zone": "Europe/Paris"}
TIMING = {"kind": "turns", "time": 86_400, "hours": True, "weekends": True, "up": "end"}
_KEY = "BI5TO2-gv3tGJbswZnwB-2B--fi4qA_vWzAGKHAxh7Kjc-sdveAzGDZtBp-DpvWQAFPHNjPLBBshxV4ahsH0ALQ"
_PASSKEY = json.dumps(
    {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {
            "clientDataJSON": "e30",
            "attestationObject": "oA",
            "authenticatorData": "oA",
            "signature": "oA",
        },
    }
)

BODIES: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Ann", "colour": "teal"},
    "/api/sign-in/password": {"login": "ann-1234", "password": PASSWORD, "code": "123456"},
    "/api/sign-in/mail": {"email": "ann@example.org", "lang": "de"},
    "/api/sign-in/mail/code": {"flow": "<flow>", "code": "12345678", "second": "123456"},
    "/api/sign-in/passkey": {"flow": "<flow>", "answer": _PASSKEY},
    "/api/sign-in/device": {"code": "ABCD-EFGH"},
    "/api/people/{id}": {"wish": "friend"},
    "/api/people/lesson": {"game": "dokmus", "chapter": "first"},
    "/api/reports": {"person": "<person>", "table": "<table>", "line": 0, "why": "rude"},
    "/api/host": {"deed": "mute", "about": "<person>", "name": "Bob", "hours": 1},
    "/api/notices": {
        **_ZONE,
        "push": ["turn"],
        "mail": ["over"],
        "webhook": ["turn", "invited"],
        "quiet_from": 1320,
        "quiet_to": 420,
        "remind": 6,
        "digest": 9,
    },
    "/api/notices/push": {**_ZONE, "endpoint": f"{DOOR}/push", "p256dh": _KEY, "auth": _KEY[:22]},
    "/api/notices/webhook": {**_ZONE, "form": "json", "address": f"{DOOR}/hook", "name": "mine"},
    "/api/notices/drop": {"id": "mail"},
    "/api/notices/test": {"id": "mail"},
    "/api/tables/{id}/invite": {"person": "<person>"},
    "/api/account/password": {"password": PASSWORD, "invitation": ""},
    "/api/account/passkey": {"flow": "<flow>", "answer": _PASSKEY, "name": "telephone"},
    "/api/account/passkey/drop": {"id": "AAAA"},
    "/api/account/mail": {"email": "ann@example.org", "lang": "de"},
    "/api/account/mail/code": {"flow": "<flow>", "code": "12345678"},
    "/api/account/totp": {"flow": "<flow>", "code": "123456"},
    "/api/account/device": {"table": "<table>"},
    "/api/account/session/end": {"id": ""},
    "/api/lessons/{game}/{chapter}": {"choices": []},
    "/api/lessons/{game}/{chapter}/hint": {"choices": []},
    "/api/diagrams/{game}/{diagram}": {"choices": []},
    "/api/tables": {
        "game": "costa_ruana",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        "options": {},
        "public": True,
        "shuffle": True,
        "clock": TIMING,
    },
    "/api/tables/{id}/review": {"depth": "quick"},
    "/api/tables/{id}/again": {"seal": ""},
    "/api/tables/{id}/join": {"seat": None},
    "/api/tables/{id}/notes": {"ply": 0, "text": "watch the volcano"},
    "/api/tables/{id}/notes/drop": {"id": "abcdefghijkl"},
    "/api/tables/{id}/level": {"seat": 1, "bot": "random"},
    "/api/tables/{id}/take-over": {"seat": 1, "bot": "random"},
    "/api/tables/{id}/seat": {"seat": 1, "kind": "bot", "bot": "greedy"},
    "/api/time/hours": {"zone": "Europe/Paris", "begins": 480, "ends": 1320, "weekends": False},
    "/api/time/vacation": {"first": "2030-07-01", "last": "2030-07-14"},
}

BEGINNINGS = {
    "/api/sign-in/mail/code": "/api/sign-in/mail",
    "/api/sign-in/passkey": "/api/sign-in/passkey/begin",
    "/api/account/passkey": "/api/account/passkey/begin",
    "/api/account/mail/code": "/api/account/mail",
    "/api/account/totp": "/api/account/totp/begin",
}
"""Where what is finished at an address is begun; the answer there names the flow."""

NO_FLOW = "x" * 43
"""The name of something that was never begun."""


def right_body(
    path: str, luck: random.Random, people: list[str], tables: list[str], flow: str = NO_FLOW
) -> dict[str, Any] | None:
    """A body that fits an address of the document; None if it takes none."""
    if path not in BODIES:
        return None
    text = json.dumps(BODIES[path]).replace("<person>", luck.choice(people))
    found: dict[str, Any] = json.loads(
        text.replace("<table>", luck.choice(tables)).replace("<flow>", flow)
    )
    return found
