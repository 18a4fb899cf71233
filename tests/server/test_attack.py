"""A minute of what ``make attack`` does for ten: every attack, briefly; nothing may break."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from archipel.cli.loopback import Person, Running
from archipel.server.messages import FromClient
from tests.server.attack.bodies import BODIES, right_body
from tests.server.attack.messages import all_likely
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


def test_every_message_there_is_is_said_in_an_attack() -> None:
    said = all_likely(random.Random(1), {})
    kinds = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert {message["t"] for message in said} == kinds
    for message in all_likely(random.Random(2), {}):
        if message["t"] not in (
            "ahead",
            "plan",
            "reveal",
            "next_seal",
        ):  # those are odd now and then
            assert msgspec.convert(message, FromClient)


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    data: Path = tmp_path_factory.mktemp("document") / "data"
    running = Running(data, {"ARCHIPEL_WORKERS": "1"}).start()
    yield Person(running.port).get("/schema")
    running.stop()


def test_an_attack_knows_what_is_right_at_every_address_that_takes_a_body(
    document: dict[str, Any],
) -> None:
    taking = {path: ways["post"] for path, ways in document["paths"].items() if "post" in ways}
    wanted = {path: way["requestBody"] for path, way in taking.items() if "requestBody" in way}
    assert wanted.keys() == BODIES.keys()
    for path, body in wanted.items():
        schema = {**body["content"]["application/json"]["schema"]}
        schema["components"] = document["components"]
        right = right_body(path, random.Random(1), ["abcdefghijkl"], ["abcdefghij"])
        jsonschema_rs.validator_for(schema).validate(right)
