"""Badges tell the truth: points a choice puts on the score track at once, and nothing else."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.games.costa_ruana.steps import COLLECT, REVEAL
from archipel.games.dokmus.scoring import explored
from archipel.kernel.core import CHANCE, Rng, on_track
from archipel.kernel.match import Match
from archipel.server import frames
from archipel.server.ledger import Ledger
from tests.acting import act, choose
from tests.bora_bora import table as bora_bora
from tests.costa_ruana import table as costa_ruana
from tests.dokmus import table as dokmus
from tests.edora import table as edora
from tests.mangrovia import table as mangrovia
from tests.marks import rule


def weighed(match: Match) -> dict[str, int | None]:
    """What the seat that decides is told of each of its options."""
    ledger = Ledger(match.game, match.seats, match.options, b"", 0.0)
    ledger.match = match
    return dict(zip(match.lines(), frames.gains(ledger, match.seat, 200).points))


def test_what_cannot_be_taken_back_is_told_of_every_option() -> None:
    """Of those too whose points are not told because there are so many."""
    match, rng = Match(games.load("dokmus"), 2), Rng(3)
    ledger = Ledger(match.game, match.seats, match.options, b"", 0.0)
    ledger.match = match
    kinds: set[bool] = set()
    while not match.over:
        if match.seat != CHANCE and match.ply % 5 == 0 and len(match.position.options) > 2:
            few, all_ = (frames.gains(ledger, match.seat, most) for most in (1, 200))
            assert set(few.points[1:]) == {None}
            assert len(few.points) == len(few.lasting) == len(match.position.options)
            assert few.lasting == all_.lasting
            kinds |= set(few.lasting[1:])
        match.play(match.seat, choose(match.position, rng))
    assert kinds == {True, False}


def brought(match: Match, seat: int, choice: int) -> int:
    """What a choice really puts on the track of a seat."""
    sources = match.game.sources
    p = match.position.clone()
    before = on_track(sources, match.game.breakdown(p)[seat])
    p.play(choice)
    return on_track(sources, match.game.breakdown(p)[seat]) - before


@pytest.mark.parametrize("name", games.names())
def test_a_badge_is_what_the_choice_scores_at_once(name: str) -> None:
    """In whole games of random choices, with every option that is offered on the way."""
    game = games.load(name)
    rng = Rng(11)
    scoring: set[str] = set()
    for seats in game.seat_counts[:2]:
        match = Match(game, seats)
        while not match.over:
            seat = match.seat
            if seat != CHANCE and match.ply % 3 == 0:
                told = weighed(match)
                for choice, (line, points) in zip(match.position.options, told.items()):
                    if points is not None:
                        assert points == brought(match, seat, choice), line
                        assert points >= 0, f"{line}: nothing is ever taken from the track"
                    if points:
                        scoring.add(line.split()[0])
            match.play(seat, choose(match.position, rng))
    assert scoring or all(source.at_end for source in game.sources), "somewhere a choice scores"


@pytest.mark.parametrize("name", games.names())
def test_a_rise_is_the_most_that_one_choice_adds_to_a_source(name: str) -> None:
    """Of each source, those of the final scoring too: no other choice that is known adds more."""
    game = games.load(name)
    rng = Rng(12)
    risen: set[str] = set()
    match = Match(game, game.seat_counts[0])
    ledger = Ledger(game, match.seats, match.options, b"", 0.0)
    ledger.match = match
    while not match.over:
        seat = match.seat
        if seat != CHANCE and match.ply % 3 == 0:
            told = frames.gains(ledger, seat, 200)
            known = dict(zip(match.lines(), told.points))
            now = game.breakdown(match.position)[seat]
            for choice, (line, points) in zip(match.position.options, known.items()):
                if points is None:
                    continue
                p = match.position.clone()
                p.play(choice)
                for source, then in game.breakdown(p)[seat].items():
                    more = then - now[source]
                    best = told.rises.get(source)
                    assert more <= (best.points if best else 0), f"{line}: {source}"
                    assert (line in best.choices) == (more == best.points) if best else True
            risen |= set(told.rises)
        match.play(seat, choose(match.position, rng))
    assert risen, "somewhere a choice adds to a source"


@rule("ED-62", "ED-64")
def test_edora_has_no_badge_for_what_is_left_over_at_the_end() -> None:
    """Food, mistletoe and dice left count at the end: to spend or to get them is no score."""
    m = edora.turn(edora.table(reserve={0: "2 5"}, food={0: 12}))
    assert set(weighed(m).values()) == {0}
    assert weighed(m)["emergency"] == 0
    act(m, 0, "go h01")
    assert weighed(m) == {"die reserve_2 value_2": 0, "die reserve_5 value_5": 0}


@rule("ED-31")
def test_edora_shows_the_two_prestige_of_a_competition() -> None:
    m = edora.turn(edora.table(reserve={0: "1 6"}, food={0: 12}, dice={"h01_0": "b5"}))
    act(m, 0, "go h01", "die reserve_6 value_6")
    assert set(weighed(m).values()) == {2}


@rule("BB-205", "BB-361")
def test_bora_bora_shows_what_fishing_scores() -> None:
    m = bora_bora.place_dice(bora_bora.table(), (0, "1 4 6"))
    told = weighed(m)
    for face in (1, 4, 6):
        assert told[f"place die_{face} tile_fishing"] == 2
    elsewhere = [line for line in told if "tile_fishing" not in line and "tile_helper" not in line]
    assert {told[line] for line in elsewhere} == {0}, "what a die leads to later is no gain"


@rule("MG-58", "MG-81")
def test_mangrovia_shows_printed_fervour_and_not_the_lead_on_a_path() -> None:
    m = mangrovia.table(hands={0: "3 4 sand"}, birds="sand reed")
    mangrovia.at_stage(m, 8)
    badges = []
    line = "build c2r3"
    while mangrovia.points(m, "printed")[0] == 0:
        badges.append(weighed(m)[line])
        m.play(0, line)
        line = (m.lines() or [""])[0]
    assert badges[-1] == 1, "with the last coin the hut stands"
    assert not any(badges[:-1])
    assert mangrovia.points(m, "paths")[0] > 0, "the lead is there, but it is no point yet"


@rule("DK-71", "DK-92")
def test_dokmus_shows_the_point_of_ruins_and_nothing_for_a_temple() -> None:
    m = Match(games.load("dokmus"), 2)
    m.position = d = dokmus.table({0: [".R.M...", "...t...", *["......."] * 5]}, "1c1")
    told = {line: points for line, points in weighed(m).items() if line.startswith("place ")}
    assert {line for line, points in told.items() if points} == {"place 1b1"}
    assert told["place 1b1"] == 1
    q = d.clone()
    q.play(m.game.vocabulary.parse("place 1c2"))
    assert (len(explored(d, 0)), len(explored(q, 0))) == (0, 1), "a temple, and no badge"


@rule("CR-43", "CR-57")
def test_costa_ruana_shows_treasures_and_not_inhabitants_at_home() -> None:
    """The last effect of a round: whoever leads afterwards is given the treasures at once."""
    m = costa_ruana.table(
        3, {"island_1": "t1 a1 b1", "island_2": "t1", "island_3": "t0"}, reserve={1: 0, 2: 0}
    )
    costa_ruana.lay(m, "up_0", "day_place_1", 0)
    costa_ruana.fill(m)
    c = costa_ruana.at(m)
    c.agenda = [COLLECT, REVEAL]
    c.settle()
    told = weighed(m)
    assert told["place_on island_1"] == told["place_on island_2"] == 2
    assert told["place_on island_3"] == 0, "the inhabitant is away, and no badge says so"
