"""BB-331 to BB-335: the helper."""

import pytest

from archipel.games.bora_bora import GAME
from archipel.games.bora_bora.components import DATA
from archipel.kernel.match import Match
from tests.bora_bora.build import goods, on_tiles, spaces_of
from tests.bora_bora.table import (
    act,
    do_action,
    let,
    lines,
    materials_of,
    operands,
    persons_of,
    pile_of,
    place_dice,
    points,
    table,
    told,
)
from tests.marks import rule

SIX = "man_build_1 man_build_2 man_build_3 woman_shell_1 woman_shell_2 woman_shell_3 man_status_1"
MATERIALS = {"material sand", "material stone", "material wood"}


def shifting(name: str) -> str:
    """The choice that shifts a person down."""
    return f"tattoo {name}" if name.startswith("man_") else f"collect {name}"


def left(m: Match) -> int | str:
    """Points left, or nothing if the helper is done."""
    return m.details()["points"] if m.ask() == "helper" else 0


@rule("BB-331", "BB-332", "BB-333", "BB-008", "E-04")
def test_two_tattoos_a_collection_and_an_offering() -> None:
    m = table(persons={0: "man_build_2 man_status_3 woman_shell_3"})
    do_action(m, "helper", 5)
    act(m, 0, "tattoo man_build_2", "tattoo man_status_3")
    disc = m.view(0).status[0]
    assert (disc.step, disc.points) == ("status_5", 4)
    assert left(m) == 3
    act(m, 0, "collect woman_shell_3")
    assert (goods(m, 0)["shells"], left(m)) == (3, 2)
    act(m, 0, "buy helper_offering")
    assert (goods(m, 0)["offerings"], m.over) == (1, True)
    assert persons_of(m, 0) == {"man_build_2!", "man_status_3!", "woman_shell_3!"}


@rule("BB-501", "E-04")
def test_step_5_is_the_first_space_of_value_4() -> None:
    values = []
    for step in range(28):
        values.append(table(status={0: step}).view(0).status[0].points)
    assert values.index(4) == 5
    assert values[:6] == [0, 1, 2, 3, 3, 4]
    assert values == sorted(values)
    assert set(values) == set(range(16))


@rule("BB-331", "E-05")
def test_a_wood_a_tattoo_a_collection_and_two_points() -> None:
    m = do_action(table(persons={0: "man_build_1 woman_shell_2"}), "helper", 6)
    act(m, 0, "material wood", "lay c12", "tattoo man_build_1", "collect woman_shell_2")
    act(m, 0, "points points_2")
    assert m.over
    assert materials_of(m, 0) == {"c12"}
    mine = goods(m, 0)
    assert (mine["status"], mine["shells"], mine["score"]) == (1, 2, 2)
    assert points(m, "helper")[0] == 2


@rule("BB-331", "E-05")
def test_a_card_an_offering_and_a_material() -> None:
    m = do_action(table(display="blue red"), "helper", 6)
    act(m, 0, "buy helper_god_card", "draw god_blue")
    let(m, "reveal god_red")
    act(m, 0, "buy helper_offering", "material stone", "lay c13")
    assert m.over
    assert (goods(m, 0)["cards"], goods(m, 0)["offerings"]) == (1, 1)


@rule("BB-331", "E-05")
def test_six_shifts() -> None:
    m = do_action(table(persons={0: SIX}), "helper", 6)
    for name in SIX.split()[:6]:
        act(m, 0, shifting(name))
    assert m.over
    assert (goods(m, 0)["status"], goods(m, 0)["shells"]) == (6, 6)


@rule("BB-331", "E-05", "BB-006")
def test_two_cards_and_two_points() -> None:
    m = do_action(table(display="blue red"), "helper", 6)
    act(m, 0, "buy helper_god_card", "draw god_blue")
    let(m, "reveal god_white")
    act(m, 0, "buy helper_god_card", "draw god_white")
    let(m, "reveal god_white")
    act(m, 0, "points points_2")
    assert m.over
    assert (goods(m, 0)["cards"], goods(m, 0)["score"]) == (2, 2)


@rule("BB-331")
@pytest.mark.parametrize(
    ("choices", "price"),
    [
        (("tattoo man_build_3",), 1),
        (("collect woman_shell_3",), 1),
        (("points points_1",), 1),
        (("buy helper_offering",), 2),
        (("material sand", "lay c11"), 2),
        (("move_hut",), 2),
    ],
)
def test_prices(choices: tuple[str, ...], price: int) -> None:
    m = do_action(table(persons={0: "man_build_3 woman_shell_3"}), "helper", 6)
    act(m, 0, *choices)
    assert left(m) == 6 - price


@rule("BB-332", "BB-333")
@pytest.mark.parametrize("signs", [1, 2, 3])
def test_shifting_is_worth_the_signs_on_the_left(signs: int) -> None:
    m = table(persons={0: f"man_shell_{signs} woman_status_{signs}"})
    do_action(m, "helper", 2)
    act(m, 0, f"tattoo man_shell_{signs}")
    assert (goods(m, 0)["status"], goods(m, 0)["shells"]) == (signs, 0)
    act(m, 0, f"collect woman_status_{signs}")
    assert (goods(m, 0)["status"], goods(m, 0)["shells"]) == (signs, signs)


@rule("BB-334", "R-07")
@pytest.mark.parametrize("value", range(1, 7))
def test_points_may_be_left(value: int) -> None:
    m = do_action(table(persons={0: "man_build_1"}), "helper", value)
    before = goods(m, 0)
    assert m.notes(GAME.vocabulary.parse("finish")) == {"lost": value}
    act(m, 0, "finish")
    assert m.over
    assert goods(m, 0) == before


@rule("BB-335", "BB-331")
def test_what_is_on_offer_by_points_left() -> None:
    m = do_action(table(persons={0: "man_build_1 woman_shell_2!"}, display="red"), "helper", 3)
    shift = {"tattoo man_build_1"}
    cheap = {"points points_1", "finish"}
    goods_for_2 = {"buy helper_offering", "buy helper_god_card", "move_hut"} | MATERIALS
    assert lines(m) == cheap | {"points points_3"} | shift | goods_for_2
    act(m, 0, "tattoo man_build_1")
    assert lines(m) == cheap | {"points points_2"} | goods_for_2  # nobody left to shift


@rule("BB-331", "BB-335")
@pytest.mark.parametrize("count", range(1, 7))
def test_all_points_left_are_bought_at_once(count: int) -> None:
    m = do_action(table(persons={0: "man_build_1"}), "helper", count)
    assert operands(m, "points") == {"points_1", f"points_{count}"}
    act(m, 0, f"points points_{count}")
    assert (points(m, "helper")[0], m.over) == (count, True)
    assert told(m, "helper-points") == [("helper-points", "seat_0", str(count))]


@rule("BB-334", "BB-335", "R-07")
def test_what_can_only_become_points_is_scored_without_a_question() -> None:
    m = do_action(table(), "helper", 3)
    act(m, 0, "move_hut")
    assert (m.over, points(m, "helper")[0]) == (True, 1)


@rule("BB-335", "BB-612", "BB-004")
def test_unless_a_white_god_could_make_more_of_it() -> None:
    found = []
    for hand in ("white", "red"):
        m = place_dice(table(hands={0: hand}, offerings={0: 1}), (0, "1 1"))
        m.play(0, "place die_1 tile_helper")
        assert (m.ask(), m.discreet) == ("helper", True)
        found.append(m.lines())
    assert found == [["white god_white", "points points_1", "finish"], ["points points_1"]]


@rule("BB-335", "BB-007")
def test_no_card_is_sold_where_there_is_none() -> None:
    m = table()
    pile_of(m, "")
    do_action(m, "helper", 2)
    assert lines(m) == {
        *("points points_1", "points points_2", "finish", "buy helper_offering", "move_hut"),
        *MATERIALS,
    }


@rule("BB-335")
def test_each_purchase_is_finished_before_the_next() -> None:
    m = do_action(table(display="blue blue"), "helper", 6)
    act(m, 0, "material wood")
    assert m.ask() == "lay-material"
    act(m, 0, "lay c12", "buy helper_god_card")
    assert m.ask() == "take-god-card"
    act(m, 0, "draw god_blue")
    let(m, "reveal god_red")
    assert (m.ask(), left(m)) == ("helper", 2)
    act(m, 0, "move_hut")
    assert m.over
    assert spaces_of(m, 0)["space_12"] == "3 huts"


@rule("BB-335", "BB-206")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_helper_can_always_be_chosen(face: int) -> None:
    m = table(persons={0: "man_build_1"})
    pile_of(m, "")
    place_dice(m, (0, f"{face} {face}"))
    assert f"die_{face} tile_helper" in on_tiles(m)
    act(m, 0, f"place die_{face} tile_helper")
    assert "points points_1" in m.lines()


@rule("BB-331")
def test_others_persons_are_not_shifted() -> None:
    m = do_action(table(persons={1: "man_build_1", 0: "woman_shell_1"}), "helper", 1)
    assert lines(m) == {"collect woman_shell_1", "points points_1", "finish"}


@rule("BB-332", "BB-333")
@pytest.mark.parametrize("gender", ["man", "woman"])
@pytest.mark.parametrize("kind", [kind["id"] for kind in DATA["person_kinds"]["items"]])
def test_every_person_can_be_shifted(gender: str, kind: str) -> None:
    names = [f"{gender}_{kind}_{signs}" for signs in (1, 2, 3)]
    m = do_action(table(persons={0: " ".join(names)}), "helper", 3)
    act(m, 0, *(shifting(name) for name in names))
    assert persons_of(m, 0) == {f"{name}!" for name in names}
    assert goods(m, 0)["status" if gender == "man" else "shells"] == 6
