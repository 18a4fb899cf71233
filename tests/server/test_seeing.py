"""What a host sees: health, numbers and the log; and what nobody sees in them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from archipel.cli.loopback import HERE, UNLIMITED, Person, Running
from archipel.server import metrics
from archipel.server.refusals import STATUS
from tests.server.cluster import Worker
from tests.server.conftest import QUICK
from tests.server.visit import GAME, PATIENCE, at_table, play_on, two_people
from tests.servers import Postgresql, Redis, missing

HOSTING = Path(__file__).parent.parent.parent / "hosting"
OPEN = {"ARCHIPEL_METRICS": "127.0.0.1", "ARCHIPEL_LOG_JSON": "true"}
OPEN |= {"ARCHIPEL_LOG_LEVEL": "debug"}


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose host watches it closely."""
    data = tmp_path_factory.mktemp("seen") / "data"
    running = Running(data, QUICK | UNLIMITED | OPEN).start()
    yield running
    running.stop()


def answer(server: Running, path: str, address: str = "127.0.0.1", **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    status, body = Person(server.port, address=address).call("GET", path, headers=named)
    return status, body.decode()


def numbers(server: Running) -> dict[str, float]:
    """Every sample by its name and labels."""
    status, text = answer(server, "/metrics")
    assert status == 200
    return {
        sample.name + "".join(f" {k}={v}" for k, v in sample.labels.items() if k != "le"): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


# ---------------------------------------------------------------- health


def test_a_server_says_that_it_lives_and_is_ready(seen: Running) -> None:
    assert answer(seen, "/health/live") == (200, "ok\n")
    status, body = answer(seen, "/health/ready")
    assert status == 200
    assert json.loads(body)["database"] == "ok"
    assert set(json.loads(body).values()) == {"ok"}


def test_without_its_database_a_server_lives_but_is_not_ready(
    postgresql: Postgresql, tmp_path: Path
) -> None:
    url = postgresql.database()
    running = Running(tmp_path / "data", QUICK | {"ARCHIPEL_DATABASE": url}).start()
    name = url.rpartition("/")[2]
    try:
        assert answer(running, "/health/ready")[0] == 200
        postgresql.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        postgresql.run(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        status, body = answer(running, "/health/ready")
        assert (status, json.loads(body)) == (503, {"open": "ok", "database": "failed"})
        assert answer(running, "/health/live")[0] == 200
        postgresql.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        late = time.monotonic() + PATIENCE
        while answer(running, "/health/ready")[0] != 200:
            assert time.monotonic() < late
            time.sleep(0.2)
    finally:
        running.stop()


def test_without_redis_people_still_play_so_a_server_is_ready(
    postgresql: Postgresql, tmp_path: Path
) -> None:
    if shutil.which("redis-server") is None:
        missing("Redis")
    redis = Redis()
    redis.start()
    told = {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_BUS": redis.url}
    running = Running(tmp_path / "data", QUICK | told).start()
    try:
        status, body = answer(running, "/health/ready")
        well = {"open": "ok", "database": "ok", "bus": "ok", "queue": "failed"}
        assert (status, json.loads(body)) == (
            200,
            well,
        )  # nobody works, so the server thinks itself
        redis.kill()
        status, body = answer(running, "/health/ready")
        assert (status, json.loads(body)) == (200, well | {"bus": "failed"})
    finally:
        running.stop()
        redis.stop()


# ---------------------------------------------------------------- numbers


def test_the_numbers_tell_what_happened(seen: Running) -> None:
    before = numbers(seen)
    ann, bob, table = two_people(seen)
    with at_table(seen, table, ann) as a, at_table(seen, table, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 10)
        while_open = numbers(seen)
        mover = frames[0]["ask"]["seat"]
        (a, b)[1 - mover].say("play", ply=frames[0]["ply"], choice="nonsense", id="x")
        (a, b)[1 - mover].until("refused")
    seats = [{"kind": "bot", "bot": "beginner"}, {"kind": "me"}]
    wish = {"game": GAME, "seats": seats, "shuffle": False}
    own = ann.post("/api/tables", wish)["id"]  # it begins at once: nobody else has to come
    with at_table(seen, own, ann) as a:
        frame = a.hello()
        while frame["ask"]["seat"] == 1:  # until it is the computer's turn
            a.say("play", ply=frame["ply"], choice=frame["options"][0], id=f"m{frame['ply']}")
            frame = a.until("frame")
        late = time.monotonic() + PATIENCE
        while numbers(seen).get("archipel_thinking_seconds_count", 0) < 1:
            assert time.monotonic() < late
            time.sleep(0.1)
    assert answer(seen, "/api/tables/nosuchtable")[0] == 404
    after = numbers(seen)

    def grown(name: str, by: float = 1) -> bool:
        return after.get(name, 0.0) >= before.get(name, 0.0) + by

    assert grown("archipel_moves_total", 10)
    assert grown("archipel_commit_seconds_count", 10)
    assert grown("archipel_fanout_seconds_count", 10)
    assert grown("archipel_thinking_seconds_count")
    assert grown("archipel_refusals_total word=no-such-table")
    assert grown("archipel_requests_total status=404")
    assert while_open["archipel_sockets"] == before["archipel_sockets"] + 2
    assert while_open["archipel_tables_in_memory"] >= 1
    for queue in ("thinking", "looking_back", "reviews", "writing"):
        assert f"archipel_queue_length queue={queue}" in after
    refused = {name for name in after if name.startswith("archipel_refusals_total")}
    words = {name.partition("word=")[2] for name in refused}
    assert words <= {*STATUS, "rule"}
    assert after["archipel_memory_bytes"] > 10_000_000
    assert 0 < after["archipel_files_used_ratio"] < 1
    assert after["archipel_processor_seconds_total"] > 0.1
    assert after["archipel_bus_away"] == after["archipel_workers"] == 0


def test_the_numbers_are_for_those_that_are_named(
    seen: Running, server: Running, tmp_path: Path
) -> None:
    assert answer(server, "/metrics")[0] == 404  # nobody is named
    assert answer(seen, "/metrics")[0] == 200
    assert answer(seen, "/metrics", address="127.0.0.7")[0] == 404
    # Somebody may stand behind who asks, and we do not know who.
    assert answer(seen, "/metrics", x_forwarded_for="127.0.0.1")[0] == 404
    behind = Running(
        tmp_path / "data", QUICK | OPEN | {"ARCHIPEL_PROXIES": "127.0.0.2,127.0.0.1"}
    ).start()
    try:
        assert answer(behind, "/metrics", address="127.0.0.2")[0] == 404
        assert answer(behind, "/metrics", x_forwarded_for="9.9.9.9")[0] == 404
        assert answer(behind, "/metrics")[0] == 200
    finally:
        behind.stop()


TOGETHER = """
import sys
from archipel.server import metrics
metrics.MOVES.inc(int(sys.argv[1]))
metrics.SOCKETS.inc(int(sys.argv[1]))
metrics.COMMIT.observe(0.5)
print(metrics.text().decode())
if sys.argv[2] == "wait":
    input()
"""


def test_processes_that_share_an_address_add_up_what_they_know(tmp_path: Path) -> None:
    told = os.environ | {"PYTHONPATH": str(HERE), metrics.TOGETHER: str(tmp_path)}
    command = [sys.executable, "-P", "-c", TOGETHER]
    with subprocess.Popen(
        [*command, "3", "wait"], env=told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        while "archipel_commit_seconds_count" not in first.stdout.readline():
            pass
        second = subprocess.run(
            [*command, "4", ""], env=told, capture_output=True, text=True, check=True
        )
        first.communicate("\n")
    assert "archipel_moves_total 7.0" in second.stdout
    assert "archipel_sockets 7.0" in second.stdout
    assert "archipel_commit_seconds_count 2.0" in second.stdout


def test_whichever_process_answers_tells_of_all(
    postgresql: Postgresql, redis: Redis, tmp_path: Path
) -> None:
    told = {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_BUS": redis.url}
    told |= {"ARCHIPEL_PROCESSES": "2"}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | OPEN | told).start()
    try:
        for _ in range(40):
            assert answer(running, "/api/me")[0] == 200
        found = [numbers(running)["archipel_requests_total status=200"] for _ in range(10)]
        assert found[0] >= 40
        assert found == sorted(found)
    finally:
        running.stop()


NAMED = re.compile(r"\b(?:archipel|process)_\w+")


def watched() -> list[str]:
    """What the board and the alarms ask for."""
    board = json.loads((HOSTING / "grafana.json").read_text())
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    rules = yaml.safe_load((HOSTING / "alerts.yaml").read_text())["groups"][0]["rules"]
    warned = [rule["expr"] for rule in rules]
    assert len(shown) >= 10
    assert len(warned) >= 5
    for rule in rules:
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["action"].endswith(".")
    return shown + warned


def known(server: Running) -> set[str]:
    """The names of all numbers that a server tells."""
    names = set()
    for family in text_string_to_metric_families(answer(server, "/metrics")[1]):
        names |= {family.name, f"{family.name}_total"}
        names |= {family.name + end for end in ("_bucket", "_sum", "_count")}
    return names


def test_every_number_on_the_board_and_in_the_alarms_is_there(seen: Running) -> None:
    there = known(seen)
    for expression in watched():
        names = NAMED.findall(expression)
        assert names or "up{" in expression
        assert set(names) <= there, expression
        words = re.findall(r'word="([^"]+)"', expression)
        assert set(words) <= set(STATUS), expression
    page = (HOSTING.parent / "docs" / "hosting.md").read_text()
    ours = {name for expression in watched() for name in NAMED.findall(expression)}
    assert {name.removesuffix("_bucket") for name in ours} <= set(NAMED.findall(page))


def test_several_processes_tell_the_same_numbers_as_one(
    postgresql: Postgresql, tmp_path: Path
) -> None:
    """What they need of the machine, too; whether the bus is there, and who works."""
    if shutil.which("redis-server") is None:
        missing("Redis")
    redis = Redis()
    redis.start()
    told = {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_BUS": redis.url}
    two = QUICK | UNLIMITED | OPEN | told | {"ARCHIPEL_PROCESSES": "2"}
    running = Running(tmp_path / "data", two).start()
    worker = Worker(tmp_path / "worker.log", told)

    def until(name: str, value: float) -> None:
        late = time.monotonic() + PATIENCE
        while numbers(running)[name] != value:
            assert time.monotonic() < late, name
            time.sleep(0.2)

    try:
        until("archipel_workers", 0)
        worker.start()
        until("archipel_workers", 1)
        until("archipel_bus_away", 0)
        redis.kill()
        until("archipel_bus_away", 2)
        redis.start()
        until("archipel_bus_away", 0)
        assert answer(running, "/api/tables/nosuchtable")[0] == 404
        there = known(running)
        for expression in watched():
            assert set(NAMED.findall(expression)) <= there, expression
        found = numbers(running)
        assert running.memory() > 0
        assert found["archipel_memory_bytes"] > running.memory()  # of two, and not who watches
        assert 0 < found["archipel_files_used_ratio"] < 1
        assert found["archipel_processor_seconds_total"] > 0.1
    finally:
        worker.stop()
        running.stop()
        redis.stop()


# ---------------------------------------------------------------- the log


def lines(server: Running) -> list[dict[str, Any]]:
    rows = server.log.read_text().splitlines()
    return [json.loads(row) for row in rows if row.startswith("{")]


def test_every_line_is_an_object_with_the_ids_of_request_and_table(seen: Running) -> None:
    ann, _, table = two_people(seen)
    asked = Person(seen.port)
    asked.cookies = ann.cookies
    status, _ = asked.call("GET", f"/api/tables/{table}")
    assert status == 200
    every = lines(seen)
    assert {"at", "level", "message"} <= set(every[0])
    answered = [line for line in every if f"/api/tables/{table}" in line["message"]]
    assert answered
    ids = [line["request"] for line in answered]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[0-9a-f]{12}", id) for id in ids)
    rows = [row for row in seen.log.read_text().splitlines() if not row.startswith("{")]
    assert all("Archipel is at" in row for row in rows)


def test_the_answer_bears_the_id_of_the_log_and_never_one_from_outside(seen: Running) -> None:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", seen.port)
    line.request("GET", "/api/me", headers={"x-request-id": "forged"})
    told = line.getresponse().headers.get_all("x-request-id")
    assert told is not None
    assert len(told) == 1
    assert told[0] in {entry.get("request") for entry in lines(seen)}
    assert "forged" not in seen.log.read_text()


def test_what_fails_names_its_table_in_a_field() -> None:
    import logging

    from archipel.server.logs import AsJson, new_request

    id = new_request()
    record = logging.LogRecord(
        "archipel", logging.WARNING, "x", 1, "table=%s guest=%s: no\nway", ("abc", "-"), None
    )
    told = json.loads(AsJson().format(record))
    assert "\n" not in AsJson().format(record)
    assert {name: told[name] for name in ("table", "guest", "request", "message")} == {
        "table": "abc",
        "guest": "-",
        "request": id,
        "message": "no\nway",
    }


def test_no_secret_and_no_word_of_chat_is_ever_logged(seen: Running) -> None:
    """At the most talkative level, with everything that can be secret said at least once."""
    words = "these words were whispered at a table"
    seed = "5eed" * 16
    ann, bob, table = two_people(seen, hints=True)
    with at_table(seen, table, ann) as a, at_table(seen, table, bob) as b:
        a.hello()
        b.hello()
        a.say("say", text=words, id="c1")
        a.until("saved")
        a.say("say", text=words, nonsense=words, id="c2")  # refused
        a.say("reveal", seed=seed)
        a.until("refused")
    ann.call("POST", "/api/me", json.dumps({"name": words, "colour": words}).encode())
    ann.call("GET", f"/api/me?token={seed}")
    ann.call("GET", "/api/tables/mine", headers={"authorization": seed})
    key = (seen.data / "signing.key").read_bytes()
    log = seen.log.read_text()
    assert "/api/tables/mine" in log
    for person in (ann, bob):
        for cookie in person.cookies.values():
            assert cookie not in log
            assert cookie.partition(".")[0] not in log
    assert words not in log
    assert seed not in log
    assert key.hex() not in log
