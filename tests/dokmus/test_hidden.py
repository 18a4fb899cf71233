"""What each seat may know: views, redeals, and choices that cannot be taken back."""

from __future__ import annotations

import pytest

from archipel.games.dokmus import GAME
from archipel.kernel.core import CHANCE, SPECTATOR, Rng, facts
from archipel.kernel.match import Match
from tests.dokmus.table import at, draft, drafting, give_all
from tests.marks import rule


def deals(match: Match, seat: int, tries: int = 400) -> set[tuple[int, ...]]:
    """Every assignment of guardians a redeal for this seat can give; then the pile."""
    rng = Rng(2)
    found = set()
    for _ in range(tries):
        q = GAME.redeal(match.position, seat, rng)
        pile = tuple(n for n in range(1, 6) if q.passing >> n & 1)
        found.add((*q.guardian, *pile))
    return found


@rule("DK-23", "DK-24")
def test_the_second_knows_what_the_first_took() -> None:
    match = draft(drafting(3), 4)
    assert match.seat == 1
    assert {deal[0] for deal in deals(match, 1)} == {4}
    assert {deal[0] for deal in deals(match, 2)} == {1, 2, 3, 4, 5}
    assert {deal[0] for deal in deals(match, SPECTATOR)} == {1, 2, 3, 4, 5}


@rule("DK-23")
def test_the_third_knows_which_two_are_gone_but_not_who_has_which() -> None:
    match = draft(drafting(4), 5, 2)
    assert {deal[:2] for deal in deals(match, 2)} == {(5, 2), (2, 5)}
    assert {deal[:2] for deal in deals(match, 0)} == {(5, n) for n in (1, 2, 3, 4)}


@rule("DK-24")
def test_the_last_knows_the_pile_and_the_first_knows_only_his_own() -> None:
    match = draft(drafting(3), 5, 3, 4)  # 1 and 2 are called in vain, then seat 1 reveals 3
    assert match.seat == 1
    assert deals(match, 2) == {(5, 3, 4, 1, 2)}
    assert deals(match, 0) == {(5, 3, 4, 1, 2)}
    assert deals(match, SPECTATOR) == {(5, 3, 4, 1, 2), (4, 3, 5, 1, 2)}


@rule("DK-25")
def test_a_number_called_in_vain_is_known_to_lie_in_the_pile() -> None:
    match = draft(drafting(4), 2, 3, 4, 5)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert all(deal[-1] == 1 for deal in deals(match, seat))
    assert len(deals(match, SPECTATOR)) == 6
    assert len(deals(match, 0)) == 6
    assert len(deals(match, 1)) == 2
    assert len(deals(match, 3)) == 2


def test_with_two_players_the_second_knows_all_and_the_first_guesses() -> None:
    match = draft(drafting(2), 4, 2)
    assert deals(match, 1) == {(4, 2, 3)}
    assert deals(match, 0) == {(4, 2, 3)}  # seat 1 has revealed its 2
    match = draft(drafting(2), 2, 4)
    assert deals(match, 0) == {(2, 4, 3), (2, 3, 4)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {o.id: o.values[1] for o in GAME.options}],
    ids=["defaults", "all changed"],
)
def test_a_redeal_looks_the_same_to_the_seat(seats: int, options: dict[str, str]) -> None:
    rng = Rng(seats)
    match = Match(GAME, seats, options)
    while not match.over:
        if match.seat == CHANCE:
            match.settle(rng)
            continue
        p = match.position
        if rng.below(4) == 0:
            for seat in [*range(seats), SPECTATOR]:
                q = GAME.redeal(p, seat, rng)
                assert GAME.view(q, seat) == GAME.view(p, seat)
                if seat == p.seat:
                    assert q.options == p.options
                assert GAME.pieces(q) == GAME.pieces(p)
        match.play(match.seat, p.options[rng.below(len(p.options))])


def test_a_redealt_game_can_be_played_to_the_end() -> None:
    rng = Rng(9)
    match = draft(drafting(4), 5, 2)
    for seat in (0, 1, 2, 3, SPECTATOR):
        q = GAME.redeal(match.position, seat, rng)
        while not q.over():
            q.play(q.options[rng.below(len(q.options))])
        assert q.hand == [0] * 4


def test_a_clone_is_equal_and_apart() -> None:
    match = draft(drafting(3), 5, 2, 4)
    p = match.position
    q = p.clone()
    before = facts(p) | {"listening": False}
    assert facts(q) == before
    q.play(q.options[0])
    assert facts(p) | {"listening": False} == before


@rule("DK-26")
def test_the_view_tells_prices_to_the_one_who_places() -> None:
    match = draft(drafting(3), 5, 2, 4)
    d = at(match)
    view = match.view(match.seat)
    assert view.prices is not None
    assert sorted(view.prices.values()) == [0] * len(d.free) + [1] * len(d.priced)
    assert match.view((match.seat + 1) % 3).prices is None
    assert view.left == 3
    assert not view.guardian_used
    give_all(match)
    assert view.players[view.active or 0].sacrificed == 0
