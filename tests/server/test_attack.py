"""A minute of what ``make attack`` does for ten: every attack, briefly; nothing may break."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.server.attack.run import seed_of, strike
from tests.server.attack.scene import every_attack

ATTACKS = every_attack()
SECONDS = 1.2
"""For each attack; the server is started and stopped besides."""


@pytest.mark.parametrize("name", ATTACKS)
def test_no_attack_breaks_the_server(name: str) -> None:
    seed = seed_of(os.environ.get("SEED"))
    outcome = asyncio.run(strike(ATTACKS[name], 0.2, SECONDS, f"{seed} {name}"))
    assert outcome.held, "\n".join([f"SEED={seed}", *outcome.tally.sentences()])
    assert outcome.tally.sent > 20
