"""Discreet questions at a real table: who cannot do anything is asked all the same.

Mangrovia is played here: at every hut the answer depends on a hand the others do not see.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator
from statistics import quantiles
from typing import Any

import pytest

from archipel.cli.loopback import UNLIMITED, Person, Running
from archipel.server.forced import ENOUGH, FIRST, KEPT, LONGEST, PEOPLE, SHORTEST, Pace
from tests.server.conftest import QUICK, Visiting
from tests.server.visit import Socket, at_table, play_on, two_people

GAME = "mangrovia"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, visiting: Visiting) -> Iterator[Running]:
    """A server that answers for people without a pause."""
    quick = QUICK | UNLIMITED | {"ARCHIPEL_PASS_PAUSE": "0"}
    with visiting(tmp_path_factory.mktemp("hasty"), quick) as place:
        yield place


def until_forced(sockets: list[Socket], frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play until a seat is asked that has one answer only."""
    while len(frames[frames[0]["ask"]["seat"]]["options"]) > 1:
        frames = play_on(sockets, frames, 1)
    return frames


def test_who_has_one_answer_is_asked_and_the_others_hear_only_who_decides(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
        seat = frames[0]["ask"]["seat"]
        assert frames[seat]["ask"]["word"]
        assert frames[1 - seat]["ask"] == {"seat": seat, "word": "", "rule": "", "details": {}}
        refused_ply = frames[0]["ply"]
        [a, b][1 - seat].say("play", ply=refused_ply, choice="pass", id="nosy")
        refused = [a, b][1 - seat].until("refused")
        assert refused["word"] == "not-your-turn"
        assert refused.get("rule", "") == "", "the rule would tell what is asked"


def test_nothing_is_answered_for_who_does_not_wish_it(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
        ply = frames[0]["ply"]
        assert [m for m in a.settled() + b.settled() if m["t"] == "frame"] == []
        assert a.hello(pass_for_me=False)["ply"] == ply


def test_the_answer_is_given_for_who_wishes_it_and_is_here(hasty: Running) -> None:
    ann, bob, table = two_people(hasty, game=GAME)
    people = [ann, bob]
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        frames = until_forced([a, b], frames)
    seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
    with at_table(hasty, table, people[1 - seat]) as other:
        assert other.hello()["ply"] == ply
        assert [m for m in other.settled() if m["t"] == "frame"] == [], "who is away answers later"
        with at_table(hasty, table, people[seat]) as back:
            assert back.hello()["ply"] == ply
            assert other.until("frame")["ply"] > ply


def test_after_a_take_back_nothing_is_answered_for_anybody(hasty: Running) -> None:
    """Else a forced answer would come back at once and nobody could go back beyond it."""
    ann, bob, table = two_people(hasty, game=GAME)
    with at_table(hasty, table, ann) as a, at_table(hasty, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        while True:
            frames = until_forced(sockets, frames)
            seat = frames[0]["ask"]["seat"]
            frames = play_on(sockets, frames, 1)
            asked = frames[frames[0]["ask"]["seat"]]
            if frames[seat]["undo"]["allowed"] and len(asked["options"]) > 1:
                break
        socket = sockets[seat]
        socket.hello()  # from now on, pass for me
        socket.say("take_back", ply=frames[0]["ply"], id="back")
        back = socket.until("frame", ply=frames[0]["ply"] + 1)
        assert len(back["options"]) == 1
        assert [m for m in socket.settled() if m["t"] == "frame"] == []


def test_alone_among_computers_nobody_waits(own_place: Running) -> None:
    """A whole game in which the person answers no forced question; with pauses it would last."""
    ann = Person(own_place.port, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    with at_table(own_place, table, ann) as a:
        frame = a.hello()
        while frame["ask"] is not None:
            ply = frame["ply"]
            if len(frame["options"]) > 1:
                a.say("play", ply=ply, choice=frame["options"][0], id=f"m{ply}")
            frame = a.until("frame")


def remembered(pace: Pace, who: str, luck: random.Random) -> list[float]:
    """Real answers, so many that nobody guesses any more: most are quick, some are slow."""
    times = [luck.lognormvariate(0.5, 1.0) for _ in range(KEPT + 50)]
    kept = [seconds for seconds in times if seconds <= LONGEST][-KEPT:]
    for seconds in times:
        pace.note(GAME, who, seconds)
    return sorted(kept)


@pytest.mark.parametrize("who", [PEOPLE, "greedy"])
def test_pauses_are_as_long_as_real_answers_and_none_is_one_of_them(who: str) -> None:
    """Else whoever subtracts the clocks of frames finds the same length twice, and knows."""
    pace = Pace()
    seen = remembered(pace, who, random.Random(1))
    drawn = [pace.draw(GAME, who) for _ in range(20_000)]
    assert len(set(drawn)) == len(drawn)
    assert not set(drawn) & set(seen)
    assert seen[0] <= min(drawn)
    assert max(drawn) <= seen[-1]
    for real, given in zip(quantiles(seen, n=20), quantiles(drawn, n=20), strict=True):
        rank = bisect(seen, given) / len(seen) - bisect(seen, real) / len(seen)
        assert abs(rank) < 0.03, f"{given} stands for {real}"


def test_who_went_away_is_not_remembered() -> None:
    pace = Pace()
    for seconds in range(KEPT):
        pace.note(GAME, PEOPLE, seconds / 10)
    pace.note(GAME, PEOPLE, LONGEST + 1)
    assert max(pace.draw(GAME, PEOPLE) for _ in range(2000)) <= (KEPT - 1) / 10


@pytest.mark.parametrize("known", range(ENOUGH))
def test_a_new_server_has_no_pauses_that_can_be_told_by_their_length(known: int) -> None:
    pace, luck = Pace(), random.Random(2)
    seen = [luck.uniform(FIRST[0], FIRST[-1]) for _ in range(known)]
    for seconds in seen:
        pace.note(GAME, PEOPLE, seconds)
    drawn = [pace.draw(GAME, PEOPLE) for _ in range(2000)]
    assert len(set(drawn)) == len(drawn)
    assert not set(drawn) & {*seen, *FIRST}
    assert FIRST[0] <= min(drawn) <= max(drawn) <= FIRST[-1]


def test_each_game_and_each_computer_player_has_a_pace_of_its_own() -> None:
    pace = Pace()
    assert all(0 < pace.draw(GAME, "greedy") <= SHORTEST for _ in range(200))
    assert all(0 < pace.draw(GAME, "master", 2.0) <= 2.0 for _ in range(200))
    for n in range(ENOUGH):
        pace.note(GAME, "greedy", 0.25 + n / 1000)
    assert all(0.25 <= pace.draw(GAME, "greedy") < 0.27 for _ in range(200))
    assert pace.draw("bora_bora", "greedy") <= SHORTEST
    assert pace.draw(GAME, PEOPLE) > 1.0
