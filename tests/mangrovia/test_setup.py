"""MG-10 to MG-19: before the first round."""

import pytest

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.components import (
    NEUTRAL,
    SITE_IDS,
    SPACE_IDS,
    SPACE_LIST,
    START_PAIRS,
)
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.mangrovia.table import COUNTS, at, let_chance, told
from tests.marks import rule


def ready(seats: int, **options: str) -> Match:
    """A table that has been set up by chance."""
    m = Match(GAME, seats, options)
    let_chance(m, seed=seats)
    return m


def neutral_huts(m: Match) -> set[str]:
    return {SPACE_IDS[n] for n, owner in enumerate(at(m).owner) if owner == NEUTRAL}


def signed(*signs: str) -> set[str]:
    return {space["id"] for space in SPACE_LIST if space["neutral_symbol"] in signs}


@rule("MG-10")
@pytest.mark.parametrize(
    ("seats", "huts", "dishes"), [(2, 10, 2), (3, 10, 2), (4, 9, 1), (5, 8, 1)]
)
def test_huts_and_dishes_by_number_of_players(seats: int, huts: int, dishes: int) -> None:
    m = ready(seats)
    for player in m.view(0).players:
        assert (player.huts, player.dishes, player.level) == (huts, dishes, 0)
    assert m.scores() == [0] * seats


@rule("MG-11")
def test_three_neutral_huts_with_three_players() -> None:
    assert neutral_huts(ready(3)) == signed("grey")
    assert len(signed("grey")) == 3


@rule("MG-12")
def test_ten_neutral_huts_with_two_players() -> None:
    assert neutral_huts(ready(2)) == signed("grey", "white")
    assert len(signed("grey", "white")) == 10


@rule("MG-11", "MG-12")
@pytest.mark.parametrize("seats", [4, 5])
def test_no_neutral_huts_with_more(seats: int) -> None:
    assert neutral_huts(ready(seats)) == set()


@rule("MG-13", "MG-19")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_pile_of_fervour_tiles(seats: int) -> None:
    view = ready(seats).view(0)
    first = 3 if seats == 2 else 2
    assert view.fervour_tiles == [f"fervour_{value}" for value in range(first, 10)]
    under = [space.fervour_tile for space in view.spaces if space.fervour_tile]
    assert under == (["fervour_2"] if seats == 2 else [])


@rule("MG-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_neutral_dish_in_the_south_with_two_players(seats: int) -> None:
    sites = ready(seats).view(0).sites
    assert [site.dish for site in sites[:5]] == [None] * 5
    assert (sites[5].id, sites[5].dish) == ("site_6_7", "neutral" if seats == 2 else None)
    assert ("dish site_6_7" in ready(seats).lines()) == (seats != 2)


@rule("MG-15", "R21")
def test_chance_names_the_first_player_and_pairs_follow_clockwise() -> None:
    m = Match(GAME, 3)
    assert (m.seat, m.lines()) == (CHANCE, ["first seat_0", "first seat_1", "first seat_2"])
    m.play(CHANCE, "first seat_1")
    assert m.view(0).talisman == "seat_1"
    pairs = [[f"offering_{kind + 2}" for kind in pair] for pair in START_PAIRS]
    for seat, place in ((1, 0), (2, 1), (0, 2)):
        assert m.view(seat).hand == pairs[place]
        assert m.view(seat).start_cards == pairs[place]
    assert at(m).box == 4
    assert [line[1] for line in told(m, "start-pair")] == ["seat_1", "seat_2", "seat_0"]


@rule("MG-15", "R21")
def test_with_the_option_the_first_seat_begins() -> None:
    m = Match(GAME, 3, {"first_player": "first_seat"})
    assert m.view(0).talisman == "seat_0"
    assert m.ask() == "open-first"


@rule("MG-16")
@pytest.mark.parametrize("seats", COUNTS)
def test_open_cards_and_two_landscapes_each(seats: int) -> None:
    m = ready(seats)
    view = m.view(0)
    assert all(card.startswith("offering_") for card in view.open_offerings)
    assert all(card.startswith("card_") for card in view.open_landscapes)
    assert (len(view.open_offerings), len(view.open_landscapes)) == (4, 3)
    assert [player.landscapes for player in view.players] == [2] * seats
    assert view.decks == {"offering_deck": 39, "landscape_deck": 32 - 2 * seats - 3}
    for seat in range(seats):  # dealt in secret
        heard = [word for _, word, values in m.told(seat) if values.get("seat") == f"seat_{seat}"]
        assert heard.count("drew") == 2
    assert [word for _, word, _ in m.told(0)].count("drew-veiled") == 2 * (seats - 1)


@rule("MG-17")
def test_boat_and_birds() -> None:
    view = ready(4).view(0)
    assert view.boat == "boat_space"
    assert sorted(view.birds) == ["mangrove", "water"]


@rule("MG-18")
def test_amulets_of_value_1_lie_apart() -> None:
    view = ready(4).view(0)
    assert (view.stack, view.bag, view.set_aside) == (5, 35, {})


def test_sites_are_named_after_their_stages() -> None:
    assert [f"site_{k}_{13 - k}" for k in range(1, 7)] == SITE_IDS
