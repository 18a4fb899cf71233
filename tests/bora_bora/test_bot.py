"""What computer players are given: dealing unseen cards anew, and the judgement."""

from collections.abc import Iterator

import pytest

from archipel.games.bora_bora import GAME
from archipel.games.bora_bora.bot import redeal, value
from archipel.games.bora_bora.bot_worth import advantage
from archipel.games.bora_bora.components import COLOURS, NONE, RED
from archipel.games.bora_bora.position import BoraBora
from archipel.kernel.core import CHANCE, Rng, facts, play_out
from tests.bora_bora.table import EVERY_OPTION, act, at, do_action, end, place_dice, table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, EVERY_OPTION])
def test_random_games_come_to_their_end(seats: int, options: dict[str, str]) -> None:
    for seed in range(8):
        p = GAME.start(seats, options)
        pieces = GAME.pieces(p)
        play_out(p, Rng(seed))
        assert p.over()
        assert GAME.pieces(p) == pieces
        assert sorted(GAME.ranks(p)) == list(range(1, seats + 1))


def test_more_is_better() -> None:
    def worth(seat: int = 0, **given: object) -> float:
        m = table(2, **given)  # type: ignore[arg-type]
        return value(at(place_dice(m, (0, "3"), (1, "3"))), seat)

    assert worth(offerings={0: 1}) > worth()
    assert worth(offerings={1: 1}) < worth()
    assert worth(shells={0: 3}) > worth()
    assert worth(persons={0: "man_victory_points_1"}) > worth()
    assert worth(materials={0: "c11 c12"}) > worth(materials={0: "c11 c14"})
    assert worth(temple="a - - - - -") > worth(temple="- - - - - a") > worth()
    assert worth(status={0: 4}) > worth(status={0: 3}) > worth()
    assert worth(tasks={0: "women_4"}, persons={0: "woman_shell_1"}) > worth(
        tasks={0: "men_4"}, persons={0: "woman_shell_1"}
    )


def test_at_the_end_only_points_count() -> None:
    rich = table(2, offerings={0: 9}, shells={0: 9}, hands={0: "blue white"}, done={1: 0})
    at(rich).points[9] = 1  # a single point of the other seat
    m = end(rich)
    assert value(at(m), 0) < 0 < value(at(m), 1)


def test_an_action_that_has_begun_counts_as_done() -> None:
    m = place_dice(table(2, round=2, materials={0: "c11 c12"}), (0, "6"), (1, "3"))
    act(m, 0, "place die_6 tile_build")
    before = value(at(m), 0)
    act(m, 0, "build building_6", "fire fire_offering", "fire fire_shell")
    assert value(at(m), 0) == pytest.approx(before, abs=2.0)


def test_unseen_cards_move_and_known_ones_stay() -> None:
    m = table(3, hands={1: "blue white red"}, known={1: "blue"}, offerings={1: 2})
    p = at(place_dice(m, (1, "3 4")))
    seen = set()
    for seed in range(40):
        q = redeal(p, 0, Rng(seed))
        hand = q.hand[COLOURS : 2 * COLOURS]
        assert sum(hand) == 3
        assert hand[0] >= 1
        seen.add(tuple(hand))
        assert redeal(p, 1, Rng(seed)).hand[COLOURS : 2 * COLOURS] == [1, 1, 1, 0, 0]
    assert len(seen) > 5


def test_who_is_asked_about_red_may_hold_any_card() -> None:
    m = table(2, huts={0: "center_mountain"}, hands={0: "red"}, offerings={0: 1})
    do_action(m, "land", 2)
    act(m, 0, "expand center_beach", "lay c11")
    assert m.ask() == "play-red"
    held = set()
    for seed in range(60):
        q = redeal(at(m), 1, Rng(seed))
        hand = q.hand[:COLOURS]
        held.add(hand.index(1))
        assert (len(q.options) > 1) == (hand[RED] == 1)
    assert held == set(range(COLOURS))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_value_is_the_sum_of_its_features(seats: int) -> None:
    for p in moments(seats):
        if p.doer != NONE:
            continue  # an action that has begun is carried out first
        worth = []
        for seat in range(seats):
            parts = GAME.features(p, seat)
            worth.append(sum(w * part for w, part in zip(GAME.weights, parts, strict=True)))
        for seat in range(seats):
            assert value(p, seat) == pytest.approx(advantage(worth, seat))


def test_clones_share_lists_and_judging_changes_none() -> None:
    for p in moments(3):
        before = facts(p)
        for seat in range(3):
            value(p, seat)
        for choice in p.options[:3]:
            p.clone().play(choice)
        assert facts(p) == before


def moments(seats: int) -> Iterator[BoraBora]:
    """The decisions of a game played at random."""
    rng = Rng(seats)
    p = GAME.start(seats)
    while not p.over():
        if p.seat != CHANCE:
            assert isinstance(p, BoraBora)
            yield p
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
