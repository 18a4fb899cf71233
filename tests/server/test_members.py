"""Accounts over HTTP: the ways in, what is refused, and what becomes of games."""

from __future__ import annotations

import json
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyotp
import pytest
from argon2 import PasswordHasher

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.members import passwords
from tests.server.conftest import QUICK, Visiting
from tests.server.post_office import PostOffice
from tests.server.visit import GAME, at_table, play_on, two_people

PASSWORD = "seven turtles swim"
EASY = {
    "ARCHIPEL_SIGN_IN_RATE": "1e6",
    "ARCHIPEL_SIGN_IN_BURST": "1e6",
    "ARCHIPEL_SIGN_IN_ADDRESS_RATE": "1e6",
    "ARCHIPEL_SIGN_IN_ADDRESS_BURST": "1e6",
    "ARCHIPEL_MAIL_BURST": "1e6",
}
"""Tests may hurry; the limits have tests of their own."""


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture(scope="module")
def place(
    tmp_path_factory: pytest.TempPathFactory, office: PostOffice, visiting: Visiting
) -> Iterator[Running]:
    """A server with accounts and e-mail."""
    told = QUICK | UNLIMITED | EASY | office.environment
    with visiting(tmp_path_factory.mktemp("members"), told) as place:
        yield place


def refused(person: Person, path: str, body: object = None) -> str:
    """The word an address refuses a body with."""
    encoded = b"" if body is None else json.dumps(body).encode()
    status, answer = person.call("POST", path, encoded)
    assert status >= 400, answer
    return str(json.loads(answer)["word"])


def member(place: Running, name: str = "Ann") -> tuple[Person, str]:
    """Somebody with an account, and the name to sign in with."""
    person = Person(place.port, name)
    person.post("/api/account/password", {"password": PASSWORD})
    return person, str(person.get("/api/account")["login"])


def sign_in(place: Running, login: str, **more: str) -> Person:
    """The same person at another browser."""
    person = Person(place.port)
    person.call("GET", "/api/me")
    body = {"login": login, "password": PASSWORD, **more}
    person.guest = person.post("/api/sign-in/password", body)["guest"]
    return person


def by_code(place: Running, first: Person, second: Person | None = None) -> Person:
    """Open the account on another device, with the code the first one shows."""
    second = second or Person(place.port)
    second.call("GET", "/api/me")
    code = first.post("/api/account/device", {})["code"]
    second.guest = second.post("/api/sign-in/device", {"code": code})["guest"]
    return second


# ---------------------------------------------------------------- becoming a member


def test_a_guest_becomes_a_member_and_keeps_name_seats_and_games(place: Running) -> None:
    ann, _, table = two_people(place)
    before = ann.guest
    old_cookie = ann.cookies["archipel"]
    ann.post("/api/account/password", {"password": PASSWORD})
    assert ann.get("/api/me") == {"guest": before, "member": True, "accounts": True}
    assert ann.get(f"/api/tables/{table}")["mine"] is not None
    assert [one["id"] for one in ann.get("/api/tables/mine")["tables"]] == [table]
    assert ann.cookies["archipel"] != old_cookie
    stale = Person(place.port)
    stale.cookies = {"archipel": old_cookie}
    assert stale.get("/api/me")["guest"] is None


def test_an_open_socket_goes_on_when_its_guest_gets_an_account(place: Running) -> None:
    ann, bob, table = two_people(place)
    with at_table(place, table, ann) as a, at_table(place, table, bob) as b:
        frames = [a.hello(), b.hello()]
        ann.post("/api/account/password", {"password": PASSWORD})
        assert play_on([a, b], frames, 4)[0]["ply"] > frames[0]["ply"]


def test_the_same_person_on_a_second_device_plays_the_same_seat(place: Running) -> None:
    ann, bob, table = two_people(place)
    ann.post("/api/account/password", {"password": PASSWORD})
    phone = by_code(place, ann)
    assert phone.guest == ann.guest
    with (
        at_table(place, table, ann) as a,
        at_table(place, table, phone) as p,
        at_table(place, table, bob) as b,
    ):
        seen = a.hello()["ply"]
        last = play_on([p, b], [p.hello(), b.hello()], 3)[0]["ply"]
        while seen < last:
            seen = a.until("frame")["ply"]


def test_the_name_to_sign_in_with_is_drawn_so_that_nobody_learns_who_is_there(
    place: Running,
) -> None:
    (_, one), (_, other) = member(place, "Zoë"), member(place, "Zoë")
    assert one.startswith("zoe-")
    assert one != other
    _, strange = member(place, "漢字")
    assert strange.startswith("guest-")


@pytest.mark.parametrize(
    ("password", "word"),
    [
        ("short", "short-password"),
        ("x" * 201, "short-password"),
        ("password", "common-password"),
        ("TrustNo1", "common-password"),
        ("qwertyuiop", "common-password"),
        ("", "unreadable"),
    ],
)
def test_a_password_is_long_enough_and_not_a_common_one(
    place: Running, password: str, word: str
) -> None:
    person = Person(place.port, "Ann")
    assert refused(person, "/api/account/password", {"password": password}) == word
    assert person.get("/api/me")["member"] is False


def test_a_password_may_be_any_text(place: Running) -> None:
    for password in ("a b c d e f", "пароль и море", "🐢🐢🐢🐢🐢🐢🐢🐢", "x" * 200):
        person = Person(place.port, "Ann")
        person.post("/api/account/password", {"password": password})
        login = person.get("/api/account")["login"]
        other = Person(place.port)
        other.call("GET", "/api/me")
        assert other.post("/api/sign-in/password", {"login": login, "password": password})["guest"]


# ---------------------------------------------------------------- signing in


def test_signing_in_needs_the_right_password(place: Running) -> None:
    ann, login = member(place)
    assert sign_in(place, login).guest == ann.guest
    assert sign_in(place, f" {login.upper()} ").guest == ann.guest
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    for wrong in ({"login": login, "password": "seven turtles"}, {"login": "x-1", "password": "x"}):
        assert refused(stranger, "/api/sign-in/password", wrong) == "wrong-sign-in"
    assert stranger.get("/api/me")["guest"] is None


def test_no_answer_tells_whether_an_account_exists(place: Running) -> None:
    """The same bytes, and about the same time: the password is hashed either way."""
    _, login = member(place)
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")

    def asked(name: str) -> tuple[tuple[int, bytes], float]:
        body = json.dumps({"login": name, "password": "not the password"}).encode()
        began = time.perf_counter()
        answer = stranger.call("POST", "/api/sign-in/password", body)
        return answer, time.perf_counter() - began

    # in turn: if the machine is busy for a while, it is for both
    both = [(asked(login), asked("nobody-0000")) for _ in range(7)]
    there, nobody = zip(*both)
    assert {answer for answer, _ in there} == {answer for answer, _ in nobody}
    medians = [statistics.median(seconds for _, seconds in found) for found in (there, nobody)]
    assert 0.2 < medians[0] / medians[1] < 5  # without the hash it would be far less than a tenth


def test_a_password_of_nobody_takes_as_much_work_as_one_of_somebody() -> None:
    """It is written down; a hash of now, made with other numbers, would take another time."""
    assert not PasswordHasher().check_needs_rehash(passwords.NOBODY)


def test_who_tries_thousands_of_passwords_is_refused_and_the_owner_still_gets_in(
    tmp_path: Path,
) -> None:
    slow = {"ARCHIPEL_SIGN_IN_RATE": "1e-6", "ARCHIPEL_SIGN_IN_ADDRESS_RATE": "1e-6"}
    many = {"ARCHIPEL_SIGN_IN_ADDRESS_BURST": "12"}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | slow | many).start()
    try:
        ann, login = member(running)
        home = sign_in(running, login)  # a browser that has signed in before
        thief = Person(running.port, address="127.0.0.2")
        thief.call("GET", "/api/me")
        body = json.dumps({"login": login, "password": "guess"}).encode()
        words = [
            json.loads(thief.call("POST", "/api/sign-in/password", body)[1])["word"]
            for _ in range(10_000)
        ]
        assert words[0] == "wrong-sign-in"
        assert words.count("wrong-sign-in") <= 12
        assert set(words[12:]) == {"too-fast"}
        others = Person(running.port, address="127.0.0.3")
        others.call("GET", "/api/me")
        assert refused(others, "/api/sign-in/password", json.loads(body)) == "too-fast"
        again = {"login": login, "password": PASSWORD}
        assert home.post("/api/sign-in/password", again)["guest"] == ann.guest
        assert ann.get("/api/me")["member"] is True
    finally:
        running.stop()


def test_a_page_of_another_site_cannot_sign_anybody_in(place: Running) -> None:
    _, login = member(place)
    person = Person(place.port)
    person.call("GET", "/api/me")
    body = json.dumps({"login": login, "password": PASSWORD}).encode()
    for origin in ("https://elsewhere.example", "null", f"http://127.0.0.1:{place.port + 1}"):
        status, answer = person.call("POST", "/api/sign-in/password", body, {"origin": origin})
        assert (status, json.loads(answer)["word"]) == (403, "foreign-origin")
    del person.cookies["csrf"]
    status, answer = person.call("POST", "/api/sign-in/password", body)
    assert (status, json.loads(answer)["word"]) == (403, "forged")


# ---------------------------------------------------------------- a second device


def test_a_code_for_another_device_is_good_once(place: Running) -> None:
    ann, _ = member(place)
    code = ann.post("/api/account/device", {})["code"]
    guesses = [Person(place.port) for _ in range(6)]
    for person in guesses:
        person.call("GET", "/api/me")
    answers: list[int] = []

    def use(person: Person) -> None:
        body = json.dumps({"code": code.lower().replace("-", " ")}).encode()
        answers.append(person.call("POST", "/api/sign-in/device", body)[0])

    threads = [threading.Thread(target=use, args=[person]) for person in guesses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 401, 401, 401, 401, 401]


def test_a_new_code_makes_the_old_one_void_and_a_wrong_one_opens_nothing(place: Running) -> None:
    ann, _ = member(place)
    old = ann.post("/api/account/device", {})["code"]
    new = ann.post("/api/account/device", {"table": "abcdefghij"})
    assert new["picture"].startswith("data:image/svg+xml")
    phone = Person(place.port)
    phone.call("GET", "/api/me")
    for wrong in (old, "0000-0000", "", "x" * 60):
        assert refused(phone, "/api/sign-in/device", {"code": wrong}) == "wrong-code"
    assert refused(phone, "/api/sign-in/device", {"code": "x" * 61}) == "unreadable"
    assert phone.post("/api/sign-in/device", {"code": new["code"]})["guest"] == ann.guest


def test_codes_run_out(tmp_path: Path, office: PostOffice) -> None:
    brief = {"ARCHIPEL_DEVICE_CODE_SECONDS": "0.05", "ARCHIPEL_MAIL_CODE_SECONDS": "0.05"}
    settings = QUICK | UNLIMITED | EASY | office.environment | brief
    running = Running(tmp_path / "data", settings).start()
    try:
        ann, _ = member(running)
        code = ann.post("/api/account/device", {})["code"]
        flow = ann.post("/api/account/mail", {"email": "ann@example.org"})["flow"]
        mailed = office.code()
        time.sleep(0.1)
        phone = Person(running.port)
        phone.call("GET", "/api/me")
        assert refused(phone, "/api/sign-in/device", {"code": code}) == "wrong-code"
        late = {"flow": flow, "code": mailed}
        assert refused(ann, "/api/account/mail/code", late) == "wrong-code"
        assert ann.get("/api/account")["email"] == ""
    finally:
        running.stop()


def test_only_a_member_gets_a_code_for_another_device(place: Running) -> None:
    assert refused(Person(place.port, "Bob"), "/api/account/device", {}) == "no-account"
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    assert refused(stranger, "/api/account/device", {}) == "no-name"


def test_who_came_by_a_code_cannot_change_the_ways_in(place: Running) -> None:
    ann, _ = member(place)
    phone = by_code(place, ann)
    assert phone.get("/api/account")["proved"] is False
    for path, body in {
        "/api/account/password": {"password": "another one, long"},
        "/api/account/erase": {},
        "/api/account/totp/begin": {},
        "/api/account/passkey/begin": {},
    }.items():
        assert refused(phone, path, body) == "prove-again"


# ---------------------------------------------------------------- e-mail


def with_mail(place: Running, office: PostOffice, address: str) -> Person:
    """Somebody whose only way in is e-mail."""
    person = Person(place.port, "Mia")
    flow = person.post("/api/account/mail", {"email": address, "lang": "de"})["flow"]
    person.post("/api/account/mail/code", {"flow": flow, "code": office.code()})
    return person


def test_a_mailed_code_makes_an_account_and_opens_it(place: Running, office: PostOffice) -> None:
    mia = with_mail(place, office, "Mia@Example.org")
    assert mia.get("/api/account")["email"] == "mia@example.org"
    other = Person(place.port)
    other.call("GET", "/api/me")
    flow = other.post("/api/sign-in/mail", {"email": "mia@example.org", "lang": "fr"})["flow"]
    letter = office.next()
    assert letter["To"] == "mia@example.org"
    assert letter["From"] == "host@example.org"
    assert "Votre code pour Archipel" in letter.get_content()
    code = next(word for word in letter.get_content().split() if len(word) == 8 and word.isdigit())
    body = {"flow": flow, "code": code}
    assert other.post("/api/sign-in/mail/code", body)["guest"] == mia.guest
    third = Person(place.port)
    third.call("GET", "/api/me")
    assert refused(third, "/api/sign-in/mail/code", body) == "wrong-sign-in"  # used once


def test_who_has_nothing_but_an_address_can_change_it(place: Running, office: PostOffice) -> None:
    person = with_mail(place, office, "old@example.org")
    assert refused(person, "/api/account/mail/drop", {}) == "last-way"
    flow = person.post("/api/account/mail", {"email": "new@example.org"})["flow"]
    person.post("/api/account/mail/code", {"flow": flow, "code": office.code()})
    assert person.get("/api/account")["email"] == "new@example.org"
    other = Person(place.port)
    other.call("GET", "/api/me")
    flow = other.post("/api/sign-in/mail", {"email": "new@example.org"})["flow"]
    found = other.post("/api/sign-in/mail/code", {"flow": flow, "code": office.code()})
    assert found["guest"] == person.guest


def test_a_mailed_code_is_void_after_five_wrong_tries(place: Running, office: PostOffice) -> None:
    with_mail(place, office, "five@example.org")
    other = Person(place.port)
    other.call("GET", "/api/me")
    flow = other.post("/api/sign-in/mail", {"email": "five@example.org"})["flow"]
    code = office.code()
    for n in range(5):
        wrong = {"flow": flow, "code": f"{(int(code) + 1 + n) % 10**8:08}"}
        assert refused(other, "/api/sign-in/mail/code", wrong) == "wrong-sign-in"
    right = {"flow": flow, "code": code}
    assert refused(other, "/api/sign-in/mail/code", right) == "wrong-sign-in"


def test_asking_for_a_code_tells_nothing_of_who_has_an_account(
    place: Running, office: PostOffice
) -> None:
    with_mail(place, office, "there@example.org")
    stranger = Person(place.port, "Eve")
    known = stranger.post("/api/sign-in/mail", {"email": "there@example.org"})
    assert office.next()["To"] == "there@example.org"
    unknown = stranger.post("/api/sign-in/mail", {"email": "nobody@example.org"})
    assert known.keys() == unknown.keys()
    assert len(known["flow"]) == len(unknown["flow"])
    taken = stranger.post("/api/account/mail", {"email": "there@example.org"})
    assert taken.keys() == known.keys()
    letter = office.next()
    assert letter["To"] == "there@example.org"
    assert "belongs to an account already" in letter.get_content()
    assert office.letters == []


def test_the_code_of_one_person_confirms_nothing_for_another(
    place: Running, office: PostOffice
) -> None:
    ann, _ = member(place)
    eve, _ = member(place, "Eve")
    flow = ann.post("/api/account/mail", {"email": "shared@example.org"})["flow"]
    body = {"flow": flow, "code": office.code()}
    assert refused(eve, "/api/account/mail/code", body) == "wrong-code"
    assert eve.get("/api/account")["email"] == ""


@pytest.mark.parametrize("email", ["", "x", "a@b@c", "a b@c.org", "x@y.org\r\nBcc: z@y.org"])
def test_an_address_that_is_none_is_refused(place: Running, email: str) -> None:
    person = Person(place.port, "Ann")
    assert refused(person, "/api/account/mail", {"email": email}) == "unreadable"


def test_without_a_mail_server_nothing_is_promised(own_place: Running) -> None:
    person = Person(own_place.port, "Ann")
    assert person.get("/api/account")["mail"] is False
    assert refused(person, "/api/account/mail", {"email": "a@example.org"}) == "no-mail"
    assert refused(person, "/api/sign-in/mail", {"email": "a@example.org"}) == "no-mail"


# ---------------------------------------------------------------- the second factor


def test_a_second_factor_is_asked_for_and_each_code_counts_once(place: Running) -> None:
    ann, login = member(place)
    begun = ann.post("/api/account/totp/begin", {})
    totp = pyotp.TOTP(begun["secret"])
    wrong = {"flow": begun["flow"], "code": "000000"}
    assert refused(ann, "/api/account/totp", wrong) == "wrong-code"
    first = totp.now()
    recovery = ann.post("/api/account/totp", {"flow": begun["flow"], "code": first})["codes"]
    assert len(set(recovery)) == 8
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    body = {"login": login, "password": PASSWORD}
    assert refused(stranger, "/api/sign-in/password", body) == "second-factor"
    assert refused(stranger, "/api/sign-in/password", body | {"code": first}) == "wrong-code"
    after = totp.at(time.time() + 30)
    assert sign_in(place, login, code=after).guest == ann.guest
    assert refused(stranger, "/api/sign-in/password", body | {"code": after}) == "wrong-code"
    assert sign_in(place, login, code=recovery[0].lower()).guest == ann.guest
    assert refused(stranger, "/api/sign-in/password", body | {"code": recovery[0]}) == "wrong-code"
    told = ann.get("/api/account")
    assert (told["totp"], told["recovery"]) == (True, 7)


def test_new_recovery_codes_make_the_old_ones_void(place: Running) -> None:
    ann, login = member(place)
    begun = ann.post("/api/account/totp/begin", {})
    code = pyotp.TOTP(begun["secret"]).now()
    old = ann.post("/api/account/totp", {"flow": begun["flow"], "code": code})["codes"]
    new = ann.post("/api/account/recovery", {})["codes"]
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    body = {"login": login, "password": PASSWORD, "code": old[0]}
    assert refused(stranger, "/api/sign-in/password", body) == "wrong-code"
    assert sign_in(place, login, code=new[0]).guest == ann.guest
    ann.post("/api/account/totp/drop")
    assert sign_in(place, login).guest == ann.guest


# ---------------------------------------------------------------- sessions


def test_sessions_are_listed_and_ended(place: Running) -> None:
    ann, login = member(place)
    phone, tablet = sign_in(place, login), by_code(place, ann)
    listed = ann.get("/api/account")["sessions"]
    assert len(listed) == 3
    assert sum(one["here"] for one in listed) == 1
    theirs = next(one["id"] for one in phone.get("/api/account")["sessions"] if one["here"])
    ann.post("/api/account/session/end", {"id": theirs})
    assert phone.get("/api/me")["guest"] is None
    assert tablet.get("/api/me")["guest"] == ann.guest
    ann.post("/api/account/session/end", {})
    assert tablet.get("/api/me")["guest"] is None
    assert ann.get("/api/me")["guest"] == ann.guest


def test_a_session_ends_when_it_is_not_used(tmp_path: Path) -> None:
    brief = {"ARCHIPEL_SESSION_DAYS": f"{0.3 / 86_400}"}
    running = Running(tmp_path / "data", QUICK | UNLIMITED | EASY | brief).start()
    try:
        bob = Person(running.port, "Bob")
        ann, login = member(running)
        time.sleep(0.4)
        assert ann.get("/api/me")["guest"] is None
        assert bob.get("/api/me")["guest"] == bob.guest  # a guest could not come back
        assert sign_in(running, login).guest == ann.guest
    finally:
        running.stop()


def test_nobody_ends_the_session_of_somebody_else(place: Running) -> None:
    ann, _ = member(place)
    eve, _ = member(place, "Eve")
    theirs = ann.get("/api/account")["sessions"][0]["id"]
    assert refused(eve, "/api/account/session/end", {"id": theirs}) == "no-such-session"
    assert ann.get("/api/me")["guest"] == ann.guest


def test_a_socket_of_an_ended_session_sees_what_strangers_see(place: Running) -> None:
    ann, bob, table = two_people(place)
    ann.post("/api/account/password", {"password": PASSWORD})
    phone = by_code(place, ann)
    with at_table(place, table, phone) as p, at_table(place, table, bob) as b:
        frame = p.hello()
        b.hello()
        assert frame["view"]["viewer"] is not None
        ann.post("/api/account/session/end", {})
        frame = p.until("frame")
        assert frame["view"]["viewer"] is None
        assert frame["options"] == []
        p.say("play", ply=frame["ply"], choice="x", id="late")
        assert p.refused() == "not-yours"


def test_signing_out_ends_this_session_alone(place: Running) -> None:
    ann, login = member(place)
    phone = sign_in(place, login)
    kept = phone.cookies["archipel"]
    phone.post("/api/account/sign-out")
    assert "archipel" not in phone.cookies
    phone.cookies["archipel"] = kept
    assert phone.get("/api/me")["guest"] is None
    assert ann.get("/api/me")["member"] is True
    assert refused(Person(place.port, "Bob"), "/api/account/sign-out") == "no-account"


def test_another_password_signs_all_other_browsers_out(place: Running) -> None:
    ann, login = member(place)
    phone = sign_in(place, login)
    ann.post("/api/account/password", {"password": "nine turtles swim"})
    assert phone.get("/api/me")["guest"] is None
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    old = {"login": login, "password": PASSWORD}
    assert refused(stranger, "/api/sign-in/password", old) == "wrong-sign-in"
    assert ann.get("/api/me")["guest"] == ann.guest


def test_what_is_kept_tells_no_token_password_or_code(place: Running) -> None:
    ann, _ = member(place)
    token = ann.cookies["archipel"].partition(".")[0]
    code = ann.post("/api/account/device", {})["code"]
    begun = ann.post("/api/account/totp/begin", {})
    shown = {"flow": begun["flow"], "code": pyotp.TOTP(begun["secret"]).now()}
    recovery = ann.post("/api/account/totp", shown)["codes"]
    secrets = [token, PASSWORD, code, code.replace("-", ""), begun["secret"], recovery[0]]
    files = [file for file in place.data.iterdir() if file.name.startswith("archipel.sqlite")]
    kept = b"".join(file.read_bytes() for file in files) + place.log.read_bytes()
    assert ann.guest["id"].encode() in kept
    assert [secret for secret in secrets if secret.encode() in kept] == []


# ---------------------------------------------------------------- two guests become one


def test_the_games_of_a_guest_come_along_when_they_sign_in(place: Running) -> None:
    _, login = member(place)
    ann, bob, table = two_people(place)
    with at_table(place, table, ann) as a, at_table(place, table, bob) as b:
        frames = [a.hello(), b.hello()]
        frames = play_on([a, b], frames, 2)
        body = {"login": login, "password": PASSWORD}
        me = ann.post("/api/sign-in/password", body)["guest"]
        assert me != ann.guest
        seats = ann.get(f"/api/tables/{table}")
        assert seats["players"][seats["mine"]]["guest"] == me["id"]
        assert seats["opener"] in (me["id"], bob.guest["id"])
        assert ann.guest["id"] not in json.dumps(seats)
        frames = [a.hello(), b.hello()]  # the sockets that were open go on
        assert frames[0]["view"]["viewer"] is not None
        assert play_on([a, b], frames, 3)[0]["ply"] > frames[0]["ply"]


def test_who_sat_twice_at_one_table_keeps_one_seat_and_the_computer_takes_the_other(
    place: Running,
) -> None:
    ann, bob, table = two_people(place)
    ann.post("/api/account/password", {"password": PASSWORD})
    by_code(place, ann, second=bob)
    told = bob.get(f"/api/tables/{table}")
    kinds = sorted(one["kind"] for one in told["players"])
    assert kinds == ["bot", "guest"]
    assert told["players"][told["mine"]]["guest"] == ann.guest["id"]


def test_signing_in_as_somebody_else_moves_no_seat_of_a_member(place: Running) -> None:
    _, login = member(place)
    ann, _, table = two_people(place)
    ann.post("/api/account/password", {"password": PASSWORD})
    own = ann.get("/api/account")["login"]
    body = {"login": login, "password": PASSWORD}
    ann.post("/api/sign-in/password", body)
    assert ann.get(f"/api/tables/{table}")["mine"] is None
    assert sign_in(place, own).get(f"/api/tables/{table}")["mine"] is not None


# ---------------------------------------------------------------- my data


def test_all_my_data_as_one_file(place: Running) -> None:
    ann, bob, table = two_people(place)
    ann.post("/api/account/password", {"password": PASSWORD})
    with at_table(place, table, ann) as a, at_table(place, table, bob) as b:
        play_on([a, b], [a.hello(), b.hello()], 6)
        a.say("say", text="a line of mine", id="s1")
        a.until("saved")
        b.say("say", text="a line of Bob's", id="s2")
        b.until("saved")
    status, body = ann.call("GET", "/api/account/export")
    told: dict[str, Any] = json.loads(body)
    assert status == 200
    assert told["guest"]["name"] == ann.guest["name"]
    assert [game["id"] for game in told["games"]] == [table]
    assert told["games"][0]["choices"]
    assert [line["text"] for line in told["chat"]] == ["a line of mine"]
    assert "argon2" not in body.decode()
    assert bob.guest["id"] not in body.decode()


def test_an_erased_member_is_someone_and_the_games_of_others_stay_whole(place: Running) -> None:
    ann, bob, over = two_people(place)
    with at_table(place, over, ann) as a, at_table(place, over, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 10_000)
        assert frames[0]["ask"] is None
        a.say("say", text="my secret life", id="s1")
        a.until("saved")
    record = bob.call("GET", f"/api/tables/{over}/record")[1]
    seats = [{"kind": "me"}, {"kind": "open"}]
    running = ann.post("/api/tables", {"game": GAME, "seats": seats, "shuffle": False})["id"]
    bob.post(f"/api/tables/{running}/join", {})
    ann.post(f"/api/tables/{running}/start")
    alone = ann.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    ann.post("/api/account/password", {"password": PASSWORD})
    login = ann.get("/api/account")["login"]
    cookie = ann.cookies["archipel"]
    ann.post("/api/account/erase", {})
    ann.cookies["archipel"] = cookie
    assert ann.get("/api/me")["guest"] is None
    stranger = Person(place.port)
    stranger.call("GET", "/api/me")
    body = {"login": login, "password": PASSWORD}
    assert refused(stranger, "/api/sign-in/password", body) == "wrong-sign-in"
    told = bob.get(f"/api/tables/{over}")
    them = next(one for one in told["players"] if one["guest"] != bob.guest["id"])
    assert (them["kind"], them["name"]) == ("guest", "")
    assert told["ranks"]
    assert bob.call("GET", f"/api/tables/{over}/record")[1] == record
    with at_table(place, over, bob) as b:
        b.hello()
        assert "my secret life" not in json.dumps(b.heard + b.settled())
    kinds = [one["kind"] for one in bob.get(f"/api/tables/{running}")["players"]]
    assert sorted(kinds) == ["bot", "guest"]
    assert bob.call("GET", f"/api/tables/{alone}")[0] == 404


# ---------------------------------------------------------------- what a host sets


def test_a_host_may_have_no_accounts(tmp_path: Path) -> None:
    running = Running(tmp_path / "data", QUICK | UNLIMITED | {"ARCHIPEL_ACCOUNTS": "off"}).start()
    try:
        person = Person(running.port, "Ann")
        assert person.get("/api/account")["mode"] == "off"
        assert person.get("/api/me")["accounts"] is False
        body = {"password": PASSWORD}
        assert refused(person, "/api/account/password", body) == "no-accounts"
        assert refused(person, "/api/sign-in/password", {"login": "x", **body}) == "no-accounts"
        assert refused(person, "/api/sign-in/device", {"code": "x"}) == "no-accounts"
    finally:
        running.stop()


def test_by_invitation_each_one_makes_one_account(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from archipel.cli import main

    settings = QUICK | UNLIMITED | EASY | {"ARCHIPEL_ACCOUNTS": "invitation"}
    running = Running(tmp_path / "data", settings).start()
    try:
        ann, bob = Person(running.port, "Ann"), Person(running.port, "Bob")
        body = {"password": PASSWORD}
        assert refused(ann, "/api/account/password", body) == "needs-invitation"
        assert main(["invite", "--data", str(tmp_path / "data")]) == 0
        code = capsys.readouterr().out.strip()
        invited = body | {"invitation": code}
        assert ann.post("/api/account/password", invited)["member"] is True
        assert refused(bob, "/api/account/password", invited) == "needs-invitation"
    finally:
        running.stop()
