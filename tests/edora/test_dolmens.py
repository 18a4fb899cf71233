"""ED-36 to ED-39 and ED-80: chains of dice between dolmens."""

import pytest

from archipel.games.edora.components import RIM_SANCTUARY, SANCTUARY_IDS
from archipel.kernel.match import Match
from tests.edora.build import brings, links
from tests.edora.table import act, place, points, put_all, table, told
from tests.marks import rule

NEAR = "orange yellow green orange yellow green blue red violet blue red violet"
"""Red lies at h31 and v10, violet at h30 and v00."""
EARLIER = [
    {},
    {"dolmen_green": 1, "dolmen_beige_8": 1},
    {"dolmen_green": 1, "dolmen_beige_8": 1, "dolmen_blue": 2, "dolmen_beige_6": 2},
    {
        "dolmen_green": 1,
        "dolmen_beige_8": 1,
        "dolmen_blue": 2,
        "dolmen_beige_6": 2,
        "dolmen_yellow": 3,
        "dolmen_beige_4": 3,
    },
]


def joining(m: Match, dice: str, last: str, seat: int = 0) -> Match:
    """Dice of the seat lie there; the last one is placed, the action left out."""
    put_all(m, seat, dice)
    place(m, last, 1, seat, "menhir")
    act(m, seat, "pass")
    return m


@rule("ED-36", "ED-37", "ED-38", "T16")
@pytest.mark.parametrize(("before", "beige"), list(enumerate([8, 6, 4, 0])))
def test_a_chain_of_four_dice(before: int, beige: int) -> None:
    m = joining(table(ring=NEAR, links=EARLIER[before]), "h31 h20 v10", "v21_0")
    assert points(m, "dolmens")[0] == 8 + beige
    more = [f"dolmen_beige_{beige}"] if beige else []
    assert m.view(0).players[0].dolmens == ["dolmen_red", "dolmen_red", *more]
    assert m.view(0).beige == ["dolmen_beige_8", "dolmen_beige_6", "dolmen_beige_4"][before + 1 :]
    rim = {SANCTUARY_IDS[RIM_SANCTUARY[n]]: each.dolmen for n, each in enumerate(m.view(0).rim)}
    assert (rim["h31"], rim["v10"]) == (None, None)
    assert rim["h30"] == "dolmen_violet"


@rule("ED-36")
@pytest.mark.parametrize("gap", ["h31", "v21", "h20", "v10"])
def test_a_chain_with_a_gap_or_a_rivals_die_is_none(gap: str) -> None:
    m = table(ring=NEAR)
    put_all(m, 1, gap)
    chain = [id for id in ["h31", "v21", "h20", "v10"] if id != gap]
    joining(m, " ".join(chain[1:]), f"{chain[0]}_3")
    assert points(m, "dolmens") == [0] * 4
    assert m.view(0).players[0].dolmens == []


@rule("ED-36")
def test_neighbours_without_a_path_are_not_linked() -> None:
    m = table(ring="red red yellow green blue violet orange yellow green blue violet orange")
    assert ("h00", "h01") not in links(m)
    joining(m, "h00", "h01_0")
    assert m.view(0).players[0].dolmens == []


@rule("ED-36")
def test_nobody_else_can_link_a_colour_that_is_taken() -> None:
    m = joining(table(ring=NEAR, links={"dolmen_red": 1}), "h31 h20 v10", "v21_0")
    assert points(m, "dolmens") == [0] * 4
    assert m.view(0).players[1].dolmens == ["dolmen_red", "dolmen_red"]


@rule("ED-36")
def test_dark_paths_link_as_well() -> None:
    """h31 to v21 leads through dark forest, h20 to v10 does not."""
    m = table(ring=NEAR)
    assert (links(m)["h31", "v21"], links(m)["h20", "v10"]) == (1, 0)
    joining(m, "h31 v21 h20", "v10_0")
    assert points(m, "dolmens")[0] == 16


@rule("ED-37", "T38")
def test_the_shortest_chain_counts() -> None:
    """From h00 to v20: over h10, v10, h20 with 5 dice, over v01, h11, h21, v21, h30 with 7."""
    ring = "red orange yellow green blue violet green blue violet red orange yellow"
    m = joining(table(ring=ring), "h10 v10 h20 v20 v01 h11 h21 v21 h30", "h00_0")
    assert told(m, "linked") == [("linked", "seat_0", "dolmen_red", "5", "10")]
    assert points(m, "dolmens")[0] == 10 + 8
    m = joining(table(ring=ring), "v01 h11 h21 v21 h30 v20", "h00_0")
    assert points(m, "dolmens")[0] == 14 + 8


@rule("ED-38", "ED-39", "ED-80", "T39")
def test_one_die_completes_two_links() -> None:
    """With this tile 8 in the west: h00 h10 v10 (red), v00 h10 h20 v20 (orange)."""
    m = table(
        tiles="tile_1 tile_2 tile_3 tile_8 tile_5 tile_6 tile_7 tile_4 tile_9",
        ring="red yellow green blue violet yellow green blue violet orange red orange",
        fires={"p10": 1},
        tablets={0: "dolmens_5"},
    )
    joining(m, "h00 v10 v00 h20 v20", "h10_0")
    assert points(m, "dolmens")[0] == 6 + 8 + 8 + 6 == 28
    assert [event[2:4] for event in told(m, "linked")] == [
        ("dolmen_red", "3"),
        ("dolmen_orange", "4"),
    ]
    player = m.view(0).players[0]
    assert sorted(player.dolmens) == sorted(
        ["dolmen_red"] * 2 + ["dolmen_orange"] * 2 + ["dolmen_beige_8", "dolmen_beige_6"]
    )
    assert (player.tablets[0].now, player.tablets[0].done) == (6, True)


@rule("ED-36", "R34")
def test_a_link_is_not_asked_for() -> None:
    m = table(ring=NEAR)
    put_all(m, 0, "h31 h20 v10")
    place(m, "v21_0", 1, action="menhir")
    assert brings(m, "pass") == {"prestige": 16}
    assert (m.ask(), m.seat) == ("take-turn", 1)


@rule("ED-38", "ED-58")
def test_the_prestige_herb_does_not_see_links() -> None:
    m = table(ring=NEAR, active={0: "herb_prestige"})
    joining(m, "h31 h20 v10", "v21_0")
    assert points(m, "dolmens")[0] == 16
