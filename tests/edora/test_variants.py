"""ED-73 to ED-77: the variants of the rulebook and the other table options."""

import pytest

from archipel.games.edora import GAME
from archipel.games.edora.components import DATA, HERB_IDS, TABLET_IDS
from archipel.kernel.core import CHANCE, BadTable
from archipel.kernel.match import Match
from tests.edora.build import brings, doing, done, without_herbs
from tests.edora.table import (
    COUNTS,
    EVERY_OPTION,
    act,
    at,
    brew,
    let,
    let_chance,
    offered,
    opened,
    play_on,
    table,
)
from tests.marks import rule


def with_first(first: int, seats: int, **options: str) -> Match:
    """This seat has rolled the highest sum; chance goes on."""
    m = Match(GAME, seats, options)
    while m.ask() != "roll-reserve":
        let(m, m.lines()[0])  # so the oracle shows the first six tablets, both copies
    for seat in range(seats):
        let(m, *["roll value_5" if seat == first else "roll value_1"] * 4)
    return m


def drawn(*kinds: str, first: int = 0, seats: int = 2) -> Match:
    """Variant 1: these tablets have been drawn, three for each from the first player on."""
    m = with_first(first, seats, tablet_deal="choose_1_of_3")
    while m.ask() != "draw-tablet":
        let(m, m.lines()[0])
    let(m, *(f"reveal {kind}" for kind in kinds))
    return m


@rule("ED-74", "ED-76", "R29")
def test_the_defaults_are_the_rulebook() -> None:
    options = {option.id: option.values for option in GAME.options}
    assert options == {
        "tablet_deal": ["one", "choose_1_of_3"],
        "herb_layout": ["random", "shared", "free"],  # one option: they exclude each other
        "stock_dice": ["own", "shared"],
        "clearing_scope": ["connected", "tile"],
        "turn_die_target": ["own", "any"],
        "stele_potion_herb": ["on", "off"],
        "amulet_potion_place": ["left_first", "any_free"],
        "leftover_dice": ["reserve_and_stock", "reserve"],
        "mistletoe_supply": ["unlimited", "limited"],
        "frame_order": ["shuffled", "fixed"],
    }
    assert set(EVERY_OPTION) == set(options)


@rule("ED-75", "ED-76", "R29")
def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadTable):
        Match(GAME, 2, {"herb_layout": "shared free"})


# Variant 1


@rule("ED-74", "T68", "R30")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_draw_three_before_anybody_keeps_one(seats: int) -> None:
    m = play_on(Match(GAME, seats, {"tablet_deal": "choose_1_of_3"}), 2, "keep-tablet")
    view = m.view(0)
    assert [player.drawn for player in view.players] == [3] * seats
    assert view.pile == 18 - 3 * seats
    first = at(m).first
    for n in range(seats):
        assert (m.ask(), m.seat) == ("keep-tablet", (first + n) % seats)
        act(m, m.seat, m.lines()[-1])
    view = m.view(0)
    assert [len(player.tablets) for player in view.players] == [1] * seats
    assert [player.drawn for player in view.players] == [0] * seats
    assert view.pile == 18 - seats
    assert m.ask() == "deal-herb"


@rule("ED-74", "T68")
def test_with_four_players_the_pile_holds_six_then_fourteen() -> None:
    m = play_on(Match(GAME, 4, {"tablet_deal": "choose_1_of_3"}), 2, "keep-tablet")
    assert m.view(0).pile == 6
    play_on(m, 2, "deal-herb")
    assert m.view(0).pile == 14


@rule("ED-74", "R30")
def test_one_of_the_three_is_kept_face_up_the_others_go_back() -> None:
    m = drawn("gems_5", "portal_4", "potions_4", "majorities_5", "gems_5", "clearings_6")
    pile = list(at(m).pile)
    assert m.lines() == ["keep gems_5", "keep portal_4", "keep potions_4"]
    act(m, 0, "keep portal_4")
    assert [tablet.id for tablet in m.view(1).players[0].tablets] == ["portal_4"]  # seen by all
    assert m.lines() == ["keep gems_5", "keep clearings_6", "keep majorities_5"]
    act(m, 1, "keep gems_5")
    back = [TABLET_IDS[n] for n in range(15) for _ in range(at(m).pile[n] - pile[n])]
    assert sorted(back) == ["clearings_6", "gems_5", "majorities_5", "potions_4"]


@rule("ED-74")
def test_two_equal_tablets_are_one_choice() -> None:
    m = drawn("gems_5", "gems_5", "portal_4", "potions_4", "potions_4", "clearings_6", first=1)
    assert m.seat == 1
    assert m.lines() == ["keep gems_5", "keep portal_4"]


@rule("ED-18", "ED-74")
def test_without_the_variant_nobody_chooses_a_tablet() -> None:
    m = Match(GAME, 2, {})
    assert "keep-tablet" not in asks_until_turn(m)


def asks_until_turn(m: Match) -> set[str]:
    """All questions of a set-up."""
    found = set()
    while m.ask() != "take-turn":
        found.add(m.ask())
        play = m.lines()[0]
        act(m, m.seat, play)
    return found


# Variants 2 and 3


@rule("ED-75", "R29")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_copy_the_herbs_of_the_first_player(seats: int) -> None:
    m = with_first(1, seats, herb_layout="shared")
    play_on(m, 3, "deal-herb")
    let(m, "deal herb_tablet", "deal herb_leap")
    let_chance(m)
    herbs = [player.herbs for player in m.view(0).players]
    assert herbs[0]["slot_0_above"] == "herb_tablet"
    assert herbs[0]["slot_0_below"] == "herb_leap"
    assert all(each == herbs[1] for each in herbs)
    assert sorted(herbs[0].values()) == sorted(HERB_IDS)


@rule("ED-76")
def test_everybody_lays_the_herbs_as_they_like() -> None:
    m = with_first(1, 2, herb_layout="free")
    play_on(m, 3, "lay-herb")
    assert (m.seat, offered(m, "herb")) == (1, HERB_IDS)
    backwards = HERB_IDS[::-1]
    for herb in backwards[:-1]:  # the last one is no choice
        act(m, 1, f"herb {herb}")
    assert m.seat == 0
    for herb in HERB_IDS[:-1]:
        act(m, 0, f"herb {herb}")
    assert m.ask() == "choose-bush"
    players = m.view(0).players
    assert list(players[1].herbs.values()) == backwards
    assert list(players[0].herbs.values()) == HERB_IDS


@rule("ED-76")
def test_what_is_laid_is_seen_by_its_owner_alone_until_all_are_revealed() -> None:
    m = with_first(0, 2, herb_layout="free")
    play_on(m, 3, "lay-herb")
    act(m, 0, "herb herb_fire", "herb herb_leap")
    assert m.view(0).players[0].herbs["slot_0_above"] == "herb_fire"
    for seat in (1, -2):
        player = m.view(seat).players[0]
        assert set(player.herbs.values()) == {None}
        assert player.herbs_laid == 2
        assert [word for _, word, _ in m.told(seat)][-2:] == ["laid-herb-veiled"] * 2
    for herb in [herb for herb in HERB_IDS if herb not in ("herb_fire", "herb_leap")][:-1]:
        act(m, 0, f"herb {herb}")
    assert m.seat == 1
    assert set(m.view(1).players[0].herbs.values()) == {None}
    for herb in HERB_IDS[:-1]:
        act(m, 1, f"herb {herb}")
    assert m.view(1).players[0].herbs["slot_0_below"] == "herb_leap"


# Variant 4


@rule("ED-77", "ED-17")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_stocks_show_what_the_first_player_rolled(seats: int) -> None:
    m = with_first(1, seats, stock_dice="shared")
    assert m.ask() == "roll-stock"
    let(m, *(f"roll value_{value}" for value in (6, 6, 5, 1, 1, 2, 3, 4, 4)))
    assert m.ask() == "give-tablet"
    for player in m.view(0).players:
        assert player.stock == [1, 1, 2, 3, 4, 4, 5, 6, 6]
    reserves = [player.reserve for player in m.view(0).players]
    assert reserves == [[5] * 4 if seat == 1 else [1] * 4 for seat in range(seats)]


@rule("ED-17", "ED-77")
def test_without_the_option_everybody_rolls_dice_of_their_own() -> None:
    m = with_first(0, 2)
    let(m, *["roll value_6"] * 9)
    assert m.view(0).players[1].stock == []
    let(m, *["roll value_1"] * 9)
    assert [player.stock for player in m.view(0).players] == [[6] * 9, [1] * 9]


# Other options


@rule("ED-73", "R11")
def test_mistletoe_and_food_never_run_out() -> None:
    m = table(mistletoe={0: 40, 1: 40})
    assert done(m, "mistletoe_3_brew_1") == {"mistletoe": 3}
    assert m.view(0).mistletoe_supply is None


@rule("ED-73", "R11")
def test_with_a_limited_supply_mistletoe_is_cut_to_what_is_left() -> None:
    m = without_herbs(table(mistletoe={0: 6, 1: 10}, mistletoe_supply="limited"))
    assert m.view(0).mistletoe_supply == 2
    assert done(m, "mistletoe_3_brew_1") == {"mistletoe": 2}  # cut to what is left
    assert m.view(0).mistletoe_supply == 0
    act(m, 0, "brew potion_prestige_25")
    assert m.view(0).mistletoe_supply == 6  # what is paid can be cut again
    doing(m, "stele", 4)
    assert brings(m, "stele stele_mistletoe") == {"mistletoe": 3}
    assert m.view(0).mistletoe_supply == 3


@rule("ED-73", "R11")
def test_a_potion_is_paid_before_its_mistletoe_is_gained() -> None:
    given = {"pawns": {0: "h30"}, "mistletoe": {0: 5, 1: 13}}
    m = brew(without_herbs(table(**given, mistletoe_supply="limited")))  # type: ignore[arg-type]
    assert brings(m, "brew potion_stele_6", "stele stele_mistletoe") == {}


@rule("ED-15", "R11")
def test_the_limited_supply_at_the_start() -> None:
    assert opened(4, mistletoe_supply="limited").view(0).mistletoe_supply == 18
    assert DATA["supply"]["mistletoe_tokens"] == 18


@rule("ED-9", "R15")
def test_with_every_option_less_is_left_to_chance() -> None:
    m = Match(GAME, 2, EVERY_OPTION)
    found = asks_until_turn(m)
    assert found == {
        "lay-tile",
        "show-tablet",
        "lay-stone",
        "set-dolmen",
        "roll-reserve",
        "find-first",
        "roll-stock",
        "draw-tablet",
        "keep-tablet",
        "lay-herb",
        "choose-bush",
    }
    assert m.seat != CHANCE
