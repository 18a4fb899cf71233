"""Hints: for who is asked, from what they may know, and nothing that others could notice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from archipel import games
from archipel.bots.peek import Peek
from archipel.bots.search import Search, Weighed
from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match, random_match
from archipel.server.thinking import BEST, advice, in_order
from tests.server.conftest import QUICK, Visiting
from tests.server.visit import GAME, Socket, at_table, two_people


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory, visiting: Visiting) -> Iterator[Running]:
    """A server whose hints come fast; three of them at once, then one in a long while."""
    limits = {
        "ARCHIPEL_HINT_SECONDS": "0.05",
        "ARCHIPEL_HINT_BURST": "3",
        "ARCHIPEL_HINT_RATE": "0.001",
    }
    with visiting(tmp_path_factory.mktemp("hints"), QUICK | UNLIMITED | limits) as place:
        yield place


def alone(server: Running, **wishes: Any) -> tuple[Person, str]:
    ann = Person(server.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    return ann, ann.post("/api/tables", {"game": GAME, "seats": seats, **wishes})["id"]


def asked(socket: Socket) -> dict[str, Any]:
    """The next frame in which somebody has a real choice."""
    frame = socket.hello()
    while len(frame["options"]) < 2:
        if frame["options"]:
            socket.say("play", ply=frame["ply"], choice=frame["options"][0], id=f"f{frame['ply']}")
        frame = socket.until("frame")
    return frame


def test_a_hint_tells_the_best_choices_in_order(advised: Running) -> None:
    ann, table = alone(advised)
    with at_table(advised, table, ann) as a:
        frame = asked(a)
        a.say("hint", ply=frame["ply"])
        hint = a.until("hint", timeout=60)
        assert hint["ply"] == frame["ply"]
        best = hint["choices"]
        assert 2 <= len(best) <= BEST
        assert {one["choice"] for one in best} <= set(frame["options"])
        assert all(0 <= one["share"] <= 1 for one in best)
        a.say("hint", ply=frame["ply"])  # the same question has the same answer, at once
        assert a.until("hint")["choices"] == best


def test_hints_are_few(advised: Running) -> None:
    ann, table = alone(advised)
    with at_table(advised, table, ann) as a:
        frame = asked(a)
        heard = []
        for n in range(4):
            a.say("hint", ply=frame["ply"])
            answer = a.next(60)
            while answer["t"] not in ("hint", "refused"):
                answer = a.next(60)
            heard.append(answer["t"])
            a.say("play", ply=frame["ply"], choice=frame["options"][0], id=f"n{n}")
            frame = a.until("frame")
            while len(frame["options"]) < 2:
                if frame["options"]:
                    only = frame["options"][0]
                    a.say("play", ply=frame["ply"], choice=only, id=f"f{frame['ply']}")
                frame = a.until("frame")
        assert heard == ["hint", "hint", "hint", "refused"]
        assert [m["word"] for m in a.heard if m["t"] == "refused"] == ["too-fast"]


def test_who_gets_no_hint(advised: Running) -> None:
    ann, bob, table = two_people(advised)
    with at_table(advised, table, ann) as a, at_table(advised, table, bob) as b:
        for socket in (a, b):
            ply = socket.hello()["ply"]
        a.say("hint", ply=ply)
        assert a.refused() == "no-hints"  # nobody has chosen them for this table
    ann, bob, table = two_people(advised, hints=True)
    with (
        at_table(advised, table, ann) as a,
        at_table(advised, table, bob) as b,
        at_table(advised, table) as stranger,
    ):
        frames = [socket.hello() for socket in (a, b, stranger)]
        mover, other = (a, b) if frames[0]["options"] else (b, a)
        stranger.say("hint", ply=frames[0]["ply"])
        assert stranger.refused() == "not-yours"
        other.say("hint", ply=frames[0]["ply"])
        assert other.refused() == "not-your-turn"
        mover.say("hint", ply=frames[0]["ply"] + 1)
        assert mover.refused() == "stale"


def test_the_others_do_not_notice_a_hint(advised: Running) -> None:
    ann, bob, table = two_people(advised, hints=True)
    with at_table(advised, table, ann) as a, at_table(advised, table, bob) as b:
        frames = [a.hello(), b.hello()]
        mover, other = (a, b) if frames[0]["options"] else (b, a)
        other.settled(1.5)
        mover.say("hint", ply=frames[0]["ply"])
        mover.until("hint", timeout=60)
        assert other.settled() == []


def test_a_hint_never_promises_more_of_a_choice_than_of_the_one_before() -> None:
    weighed = [
        Weighed(1, 100, 0.50, 2.0),
        Weighed(2, 60, 0.60, 3.0),
        Weighed(3, 49, 0.80, 9.0),  # hardly tried: what it seems to promise is chance
        Weighed(4, 10, 0.30, -4.0),
        Weighed(5, 0, 0.0, 7.0),
    ]
    told = in_order(weighed)
    assert [one.choice for one in told] == [2, 1, 3, 4, 5]
    assert [one.share for one in told] == [0.60, 0.50, 0.50, 0.30, 0.0]
    assert [one.points for one in told] == [3.0, 2.0, 2.0, -4.0, 7.0]


@pytest.mark.parametrize("name", games.names())
def test_a_hint_knows_no_more_than_the_seat(name: str) -> None:
    """What is hidden is dealt anew: with the same random numbers the hint is the same."""
    game = games.load(name)
    seats = game.seat_counts[0]
    choices = random_match(game, seats, {}, Rng(5)).choices
    told = 0
    for at, (seat, _) in enumerate(choices):
        match = Match.replay(game, seats, {}, choices[:at]) if at % 9 == 0 else None
        if match is None or seat == CHANCE or len(match.position.options) < 2:
            continue
        found = [
            advice(Peek(game, world, seat, Rng(at)), Search(iterations=6), Rng(at))
            for world in (match.position, game.redeal(match.position, seat, Rng(99)))
        ]
        assert found[0] == found[1]
        assert {thought.choice for thought in found[0]} <= set(match.lines())
        shares = [thought.share for thought in found[0]]
        assert shares == sorted(shares, reverse=True)
        for thought in found[0]:
            assert set(thought.reasons) <= set(game.feature_names)
        told += 1
        if told == 4:
            break
    assert told
