"""Ways into an account under pressure: races, several processes, letters nobody gets."""

from __future__ import annotations

import asyncio
import json
import threading
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.members.letters import Letters
from archipel.server.settings import Settings
from tests.server.conftest import QUICK
from tests.server.post_office import PostOffice
from tests.server.test_members import EASY, PASSWORD, member, office, place, refused, sign_in
from tests.server.visit import stored
from tests.servers import Postgresql, Redis

__all__ = ["office", "place"]


def test_a_password_counts_to_its_last_character(place: Running) -> None:
    person = Person(place.port, "Ann")
    person.post("/api/account/password", {"password": "x" * 200})
    login = person.get("/api/account")["login"]
    longer = {"login": login, "password": "x" * 201}
    assert refused(person, "/api/sign-in/password", longer) == "wrong-sign-in"


@pytest.mark.parametrize("how", ["session/end", "password", "erase"])
def test_a_code_for_another_device_ends_with_the_sessions(place: Running, how: str) -> None:
    ann, login = member(place)
    stolen = sign_in(place, login)
    code = stolen.post("/api/account/device", {})["code"]
    body = {"password": "another " + PASSWORD} if how == "password" else {}
    ann.post(f"/api/account/{how}", body)
    phone = Person(place.port)
    phone.call("GET", "/api/me")
    status, answer = phone.call("POST", "/api/sign-in/device", json.dumps({"code": code}).encode())
    assert (status, json.loads(answer)["word"]) == (401, "wrong-code")


def test_nobody_comes_in_with_a_way_that_went_while_it_was_looked_at(place: Running) -> None:
    """Passwords are checked one after the other: while they wait, the account is erased."""
    ann, login = member(place)
    body = json.dumps({"login": login, "password": PASSWORD}).encode()
    late = [Person(place.port) for _ in range(12)]
    for person in late:
        person.call("GET", "/api/me")
    came = threading.Event()

    def sign_in_slowly(person: Person) -> None:
        person.call("POST", "/api/sign-in/password", body)
        came.set()

    threads = [threading.Thread(target=sign_in_slowly, args=[person]) for person in late]
    for thread in threads:
        thread.start()
    came.wait(60)
    ann.post("/api/account/erase", {})
    for thread in threads:
        thread.join()
    assert [person.get("/api/me")["guest"] for person in late] == [None] * len(late)
    with stored(place) as db:
        query = text("SELECT count(*) FROM sessions WHERE guest = :guest")
        assert db.execute(query, {"guest": ann.guest["id"]}).scalar_one() == 0


def test_of_several_processes_limits_are_one_and_a_code_is_good_once(
    tmp_path: Path, postgresql: Postgresql, redis: Redis
) -> None:
    settings = QUICK | UNLIMITED | {"ARCHIPEL_KEY": "5a" * 32, "ARCHIPEL_BUS": redis.url}
    settings |= {"ARCHIPEL_DATABASE": postgresql.database(), "ARCHIPEL_SIGN_IN_RATE": "1e-6"}
    settings |= {"ARCHIPEL_SIGN_IN_BURST": "6", "ARCHIPEL_SIGN_IN_ADDRESS_RATE": "1e-6"}
    both = [Running(tmp_path / name, settings) for name in ("one", "two")]
    try:
        for running in both:
            running.start()
        ann, login = member(both[0])
        code = ann.post("/api/account/device", {})["code"]
        guesses = [Person(both[n % 2].port) for n in range(8)]
        for person in guesses:
            person.call("GET", "/api/me")
        body = json.dumps({"code": code}).encode()
        answers: list[int] = []
        threads = [
            threading.Thread(
                target=lambda p=person: answers.append(
                    p.call("POST", "/api/sign-in/device", body)[0]
                )
            )
            for person in guesses
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, *[401] * 7]
        thieves = [Person(running.port, address="127.0.0.2") for running in both]
        for thief in thieves:
            thief.call("GET", "/api/me")
        wrong = {"login": login, "password": "guess it all"}
        words = [refused(thieves[n % 2], "/api/sign-in/password", wrong) for n in range(20)]
        assert words == ["wrong-sign-in"] * 6 + ["too-fast"] * 14
        homes = [
            json.loads(thieves[n % 2].call("POST", "/api/sign-in/passkey/begin")[1]).get("word")
            for n in range(50)
        ]
        assert homes == [None] * 40 + ["too-fast"] * 10, "60 from one address, wherever they knock"
    finally:
        for running in both:
            running.stop()


def test_a_letter_nobody_gets_is_written_and_counted_all_the_same() -> None:
    """So that an answer takes as long whether there is an account or not."""
    written: list[str] = []

    class Watched(Letters):
        def _written(self, to: str, *args: Any) -> EmailMessage:
            written.append(to)
            return super()._written(to, *args)

    async def run() -> None:
        letters = Watched(Settings(smtp_host="127.0.0.1", smtp_port=9, mail_burst=3.0))
        for _ in range(5):
            letters.post("nobody@example.org", "code", "fr", meant=False, code="12345678")
        assert not letters.may_send("nobody@example.org")
        assert not asyncio.all_tasks() - {asyncio.current_task()}, "something was sent"
        await letters.close()

    asyncio.run(run())
    assert written == ["nobody@example.org"] * 3


def test_nobody_has_letters_sent_to_many_addresses(tmp_path: Path, office: PostOffice) -> None:
    few = {"ARCHIPEL_MAIL_BURST": "3", "ARCHIPEL_MAIL_RATE": "1e-6"}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | EASY | office.environment | few)
    try:
        running.start()
        ann, _ = member(running)
        for n in range(3):
            ann.post("/api/account/mail", {"email": f"n{n}@example.org"})
            office.next()
        assert refused(ann, "/api/account/mail", {"email": "more@example.org"}) == "too-fast"
    finally:
        running.stop()


def test_who_comes_in_and_who_does_not_is_logged(place: Running) -> None:
    ann, login = member(place)
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    wrong = {"login": login, "password": "not the password"}
    assert refused(stranger, "/api/sign-in/password", wrong) == "wrong-sign-in"
    ann.post("/api/sign-in/password", {"login": login, "password": PASSWORD})
    ann.post("/api/account/erase", {})
    told = [line for line in place.log.read_text().splitlines() if ann.guest["id"] in line]
    for words in ("has an account", "a wrong password", "signed in by password", "has erased"):
        assert any(words in line for line in told), words
