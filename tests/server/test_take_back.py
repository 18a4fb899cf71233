"""Taking back at a real table: what the frame offers is what the server does, for every seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from archipel import games
from archipel.cli.loopback import Running
from tests.server.visit import Socket, at_table, play_on, two_people


def take_back(socket: Socket, frame: dict[str, Any], id: str, count: int = 1) -> dict[str, Any]:
    """Send it; the answer: saved, or refused."""
    socket.say("take_back", ply=frame["ply"], id=id, count=count)
    answer = socket.next()
    while answer["t"] not in ("saved", "refused"):
        answer = socket.next()
    return answer


def test_after_another_took_back_my_own_choice_can_be_taken_back(own_place: Running) -> None:
    ann, bob, table = two_people(own_place)
    with at_table(own_place, table, ann) as a, at_table(own_place, table, bob) as b:
        sockets, frames = [a, b], [a.hello(), b.hello()]
        first = frames[0]["ask"]["seat"]
        before = frames[0]["ply"], frames[first]["options"]
        frames = play_on(sockets, frames, 1)
        second = frames[0]["ask"]["seat"]
        assert (first, second) in ((0, 1), (1, 0)), "seats take turns at the start of this game"
        frames = play_on(sockets, frames, 1)
        for seat in (second, first):
            assert frames[seat]["undo"]["allowed"]
            assert take_back(sockets[seat], frames[seat], f"back {seat}")["t"] == "saved"
            frames = [socket.until("frame", ply=frames[0]["ply"] + 1) for socket in sockets]
        assert frames[first]["options"] == before[1]
        play_on(sockets, frames, 5)


@pytest.mark.parametrize("game", games.names())
def test_what_the_frame_offers_is_what_the_server_does(own_place: Running, game: str) -> None:
    luck = random.Random(game)
    ann, bob, table = two_people(own_place, game=game)
    offered = refused = 0
    with at_table(own_place, table, ann) as a, at_table(own_place, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        for n in range(250):
            if frames[0]["ask"] is None:
                break
            seat, ply = luck.randrange(2), frames[0]["ply"]
            if luck.random() < 0.5:
                frames = play_on(sockets, frames, 1)
                continue
            undo = frames[seat]["undo"]
            assert undo["allowed"] == (undo["count"] > 0)
            too_many = take_back(sockets[seat], frames[seat], f"too many {n}", undo["count"] + 1)
            assert too_many["t"] == "refused"
            count = max(1, luck.randint(0, undo["count"]))
            answer = take_back(sockets[seat], frames[seat], f"t{n}", count)
            if undo["allowed"]:
                assert (answer["t"], answer["ply"]) == ("saved", ply + count), answer
                frames = [socket.until("frame", ply=ply + count) for socket in sockets]
                assert frames[seat]["undo"]["count"] == undo["count"] - count
                offered += 1
            else:
                assert (answer["t"], answer["word"]) == ("refused", undo["word"])
                refused += 1
    if n > 100:  # a small game is over sooner
        assert offered > 5
        assert refused > 5


def test_a_whole_turn_is_taken_back_in_one_message_and_a_repeat_changes_nothing(
    own_place: Running,
) -> None:
    ann, bob, table = two_people(own_place, game="edora")
    with at_table(own_place, table, ann) as a, at_table(own_place, table, bob) as b:
        sockets = [a, b]
        frames = [a.hello(pass_for_me=False), b.hello(pass_for_me=False)]
        while max(frame["undo"]["count"] for frame in frames) < 3:
            frames = play_on(sockets, frames, 1)
        seat = max(range(2), key=lambda seat: frames[seat]["undo"]["count"])
        count, ply = frames[seat]["undo"]["count"], frames[seat]["ply"]
        answer = take_back(sockets[seat], frames[seat], "all", count)
        assert (answer["t"], answer["ply"]) == ("saved", ply + count)
        after = [socket.until("frame", ply=ply + count) for socket in sockets]
        told = [event["word"] for event in after[1 - seat]["events"]]
        assert told == ["took-back"] * count
        assert after[seat]["ask"]["seat"] == seat
        again = take_back(sockets[seat], frames[seat], "all", count)
        assert (again["t"], again["ply"]) == ("saved", ply + count)
        play_on(sockets, after, 5)
