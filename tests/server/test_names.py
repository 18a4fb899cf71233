"""What people write is shown as one harmless line, and two names at one table are never alike."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from archipel import bots
from archipel.bots.levels import LEVELS
from archipel.cli.loopback import Person, Running
from archipel.server import names
from archipel.server.schema import Sitter
from archipel.text import LANGUAGES, Speaker
from tests.server.visit import GAME, at_table

WEB = Path(__file__).parent.parent.parent / "web" / "src" / "text"

TRICKS = st.sampled_from(
    "aeAnI1l0O"
    "\u0301\u0308\u0302\u0489"  # marks
    "\u202e\u2066\u200d\u200b\u00ad\ufe0f\U000e0041"  # turning, joining, hiding
    "\u115f\u3164\u034f\u2800"  # fillers
    "\x00\n\u2028\ue000\ud800"
    "ﷺﬁ´한м"
)
ANYTHING = st.text(st.one_of(st.characters(), TRICKS), max_size=60)


def harmless(text: str) -> None:
    assert text == unicodedata.normalize("NFKC", text)
    assert text == " ".join(text.split())
    marks = 2
    for c in text:
        category = unicodedata.category(c)
        assert category not in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")
        assert c not in names.BLANK
        marks = marks + 1 if category[0] == "M" else 2 if c == " " else 0
        assert category[0] != "M" or marks <= 2


@given(ANYTHING)
@example("e\u200d\u0301")
@example("\u0301\u0301\u0301")
@example("A" + "\u0301" * 30)
@example("a\u115f\u0301\u202eb")
def test_a_line_is_harmless_and_stays_as_it_is(text: str) -> None:
    line = names.line(text)
    harmless(line)
    assert len(line) <= names.LONGEST_LINE
    assert names.line(line) == line


@given(ANYTHING)
@example("ﷺ" * 24)
def test_a_name_is_harmless_visible_and_stays_as_it_is(text: str) -> None:
    name = names.name(text)
    harmless(name)
    assert len(name) <= names.LONGEST_NAME
    assert names.name(name) == name
    if name:
        assert any(c.isalnum() for c in name)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ana\tMaria ", "Ana Maria"),
        ("Ａｎａ", "Ana"),
        ("Jose\u0301", "José"),
        ("\u202eanA\u202c", "anA"),
        ("A\u200bn\u200da", "Ana"),
        ("Z\u0301\u0302\u0303\u0304a", "Ź\u0302\u0303a"),
        ("Ana 🦊", "Ana 🦊"),
        ("Ngọc", "Ngọc"),
        ("יעל", "יעל"),
        ("अनु", "अनु"),
        ("x" * 30, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
        ("\u3164\u115f", ""),
        ("\u2800", ""),
        ("?!.", ""),
        ("🦊", ""),
        ("\u0301\u0301", ""),
    ],
)
def test_what_becomes_of_a_name(written: str, kept: str) -> None:
    assert names.name(written) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аnа"),  # Cyrillic
        ("Ana", "Ána"),
        ("Ana", "A n a."),
        ("AHA", "АНА"),
        ("Olla", "0lla"),
        ("Ilia", "llia"),
        ("Ilia", "ilia"),
        ("Mia", "rnia"),
        ("Erik", "Eriк"),
        ("Ρaul", "Paul"),  # Greek
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert names.looks(one) & names.looks(other)
    assert names.distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Ana", "Anna"), ("Lia", "Ila"), ("Kai", "Kay")])
def test_different_names_are_left_alone(one: str, other: str) -> None:
    assert names.distinct(other, [one]) == other


@given(st.lists(ANYTHING.map(names.name).filter(bool), max_size=8))
def test_no_two_shown_names_are_alike(wished: list[str]) -> None:
    sitters = [Sitter("guest", f"g{n}", "", name) for n, name in enumerate(wished)]
    shown = names.seated(sitters, "g3")
    for n, name in enumerate(shown):
        assert len(name) <= names.LONGEST_NAME
        assert all(not names.looks(name) & names.looks(other) for other in shown[:n])
    if len(wished) > 3:  # who opened the table
        assert shown[3] == names.distinct(wished[3], bots.names())


def test_a_person_is_told_apart_from_the_computer_players_as_everybody_sees_them() -> None:
    """Their names and levels in every language, and what looks like them."""
    borne: set[str] = set()
    for lang in LANGUAGES:
        words = (WEB / f"{lang}.ftl").read_text("utf-8")
        (page,) = re.findall("^ui-bot-names = (.+)$", words, re.M)
        borne |= {name.strip() for name in page.split(",")}
        borne |= {Speaker(lang).say(f"level-{level}") for level in LEVELS}
    assert len(borne) > 20
    for name in [*borne, "Ηina", "moana.", "Déb utant", "Mаster"]:
        beside_one = [Sitter("guest", "g1", "", name), Sitter("bot", bot="casual")]
        assert names.seated(beside_one, "g1")[0] == f"{name} 2"
        assert names.speaker("g2", name, beside_one, "g1", []) == f"{name} 3"
    among_people = [Sitter("guest", "g1", "", "Moana"), Sitter("guest", "g2", "casual", "Ann")]
    assert names.seated(among_people, "g1") == ["Moana", "Ann"]


def test_at_a_table_the_later_one_gets_a_number(server: Running) -> None:
    ann, other, watcher = (Person(server.port, name) for name in ("Ann", "Аnn", "ANN"))
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats, "shuffle": False})["id"]
    there = other.post(f"/api/tables/{table}/join", {})
    assert [player["name"] for player in there["players"]] == ["Аnn 2", "Ann", "greedy"]
    spoken = [(watcher, "ANN 3"), (other, "Аnn 2"), (ann, "Ann"), (watcher, "ANN 3")]
    for n, (person, shown) in enumerate(spoken):
        with at_table(server, table, person) as socket:
            socket.say("hello")
            socket.until("chat")
            socket.say("say", text="I am the real one", id=f"c{n}")
            heard = socket.until("chat")["lines"]
            assert [line["name"] for line in heard] == [shown]


def test_nobody_is_called_like_a_computer_player(server: Running) -> None:
    liar = Person(server.port, "Greedy")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    table = liar.post("/api/tables", {"game": GAME, "seats": seats})
    assert [player["name"] for player in table["players"]] == ["Greedy 2", "greedy", ""]


def test_a_name_that_shows_nothing_is_no_name(server: Running) -> None:
    person = Person(server.port, "Ann")
    for name in ("\u3164", "\u2800\u202e", "!!!", "\u0301\u0301"):
        with pytest.raises(RuntimeError, match=r"409.*bad-name"):
            person.post("/api/me", {"name": name, "colour": "teal"})
    assert person.get("/api/me")["guest"]["name"] == "Ann"


def test_chat_is_one_harmless_line(server: Running) -> None:
    ann = Person(server.port, "Ann")
    table = ann.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    with at_table(server, table, ann) as socket:
        socket.say("hello")
        socket.until("chat")
        socket.say("say", text="?!", id="c1")
        assert socket.until("chat")["lines"][0]["text"] == "?!"
        socket.say("say", text="he\u0301\u0301\u0301\u0301llo\u202e\nAnn: lies\u200b", id="c2")
        assert socket.until("chat")["lines"][0]["text"] == "hé\u0301\u0301llo Ann: lies"
        socket.say("say", text="\u3164\u2800", id="c3")
        assert socket.refused() == "unreadable"
