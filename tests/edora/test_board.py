"""ED-1 to ED-8: the pieces, and the forest they make."""

from collections import Counter

import pytest

from archipel.games.edora.components import DATA, FRAME_SLOT_IDS, TILE_SLOT_IDS
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.edora.build import (
    FRAME_TURNED,
    HEARTH_TURNED,
    SANCTUARY_TURNED,
    TILE_TURNED,
    bonuses,
    clearings,
    fare,
    links,
    shown,
)
from tests.edora.table import COUNTS, opened, table
from tests.marks import rule

GEOMETRY = DATA["board_geometry"]
PIECES = DATA["tiles"]["items"] + DATA["frame"]["corners"] + DATA["frame"]["straights"]


def random_board(seed: int) -> dict[str, str]:
    """Which tile, turned how, lies on each slot, and which piece of the frame."""
    rng = Rng(seed)
    tiles = list(range(1, 10))
    corners, straights = [1, 2, 3, 4], [1, 2, 3, 4]
    for pieces in (tiles, corners, straights):
        rng.shuffle(pieces)
    lies = {slot: f"tile_{tiles.pop()}r{90 * rng.below(4)}" for slot in TILE_SLOT_IDS}
    for slot in GEOMETRY["frame_slots"]:
        pile = corners if slot["shape"] == "corner" else straights
        lies[slot["id"]] = f"{slot['shape']}_{pile.pop()}"
    return lies


def laid(seats: int, lies: dict[str, str], phase: int = 0) -> Match:
    tiles = " ".join(lies[slot] for slot in TILE_SLOT_IDS)
    frame = " ".join(lies[slot] for slot in FRAME_SLOT_IDS)
    return table(seats, tiles=tiles, frame=frame, phase=phase)


@rule("ED-1")
def test_seventeen_pieces_with_two_squares_per_half_in_front_and_one_on_the_back() -> None:
    assert len(DATA["tiles"]["items"]) == 9
    assert [len(DATA["frame"][kind]) for kind in ("corners", "straights")] == [4, 4]
    for piece in PIECES:
        for face, squares in (("front", 2), ("back", 1)):
            halves = piece["faces"][face]["spaces"].values()
            assert [len(half) for half in halves] == [squares] * len(halves), piece["id"]


@rule("ED-2")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_lies_there_for_all(seats: int) -> None:
    view = opened(seats).view(0)
    tablets = Counter(place.tablet for place in view.oracle)
    tablets.update(tablet.id for player in view.players for tablet in player.tablets)
    assert view.pile + sum(tablets.values()) == 30
    assert len(DATA["tablets"]["items"]) == 15
    assert max(tablets.values()) <= 2
    assert sorted(view.oracle_stones) == sorted(stone["id"] for stone in DATA["oracle"]["stones"])
    assert len(set(view.potions)) == 18
    assert list(view.gems.values()) == [4] * 6
    assert sorted(Counter(rim.dolmen for rim in view.rim).values()) == [2] * 6
    assert len(view.beige) == 3
    assert DATA["fire_tokens"]["count"] == len(view.hearths) == 16


@rule("ED-3")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_each_player_has(seats: int) -> None:
    for player in opened(seats).view(0).players:
        assert len(player.reserve) + len(player.stock) == 13
        assert (len(player.menhirs), len(player.steles)) == (6, 6)
        assert sorted(player.herbs.values()) == sorted(h["id"] for h in DATA["herbs"]["items"])
        assert (player.sickle, player.knowledge, player.prestige) == (0, 0, 0)
        assert player.pawn is None


@rule("ED-4")
def test_a_sanctuary_on_each_seam_half_of_it_on_either_piece() -> None:
    sanctuaries = GEOMETRY["sanctuaries"]
    assert len(sanctuaries) == 24
    seams = [tuple(half["slot"] for half in sanctuary["halves"]) for sanctuary in sanctuaries]
    assert all(one != other for one, other in seams)
    sides = Counter(slot for seam in seams for slot in seam)
    assert [sides[slot] for slot in TILE_SLOT_IDS] == [4] * 9
    assert sorted(sides[slot] for slot in FRAME_SLOT_IDS) == [1] * 4 + [2] * 4
    # the half of the tile comes first on the rim: two squares of tile 2, two of straight 1
    assert shown(table(4), "h01") == ["food_or_dice", "menhir", "food_or_dice", "stele"]


@rule("ED-4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sanctuaries_are_named_as_on_a_chess_board(lang: str) -> None:
    speaker = Speaker(lang, "edora")
    for sanctuary in GEOMETRY["sanctuaries"]:
        letter = "ABCDEFG"[(sanctuary["x"] - 14) // 12]
        assert speaker.name(sanctuary["id"]) == f"{letter}{(sanctuary['y'] - 14) // 12 + 1}"


@rule("ED-5")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_hearth_shows_as_many_bonuses_as_it_has_neighbours(seats: int) -> None:
    around = {hearth["id"]: hearth["sanctuaries"] for hearth in GEOMETRY["hearths"]}
    assert Counter(len(ring) for ring in around.values()) == {2: 4, 3: 8, 4: 4}
    assert around["p00"] == ["h00", "v00"]
    assert sorted(around["p01"]) == ["h00", "h01", "v01"]
    assert sorted(around["p22"]) == ["h21", "h22", "v12", "v22"]
    for seed in range(10):
        for hearth in laid(seats, random_board(seed)).view(0).hearths:
            assert len(hearth.bonuses) == len(around[hearth.id])


@rule("ED-5")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_bonus_is_printed_eight_times(seats: int) -> None:
    m = laid(seats, random_board(3))
    assert set(Counter(kind for h in m.view(0).hearths for kind in h.bonuses).values()) == {8}


@rule("ED-6")
def test_dolmens_on_the_rim_and_bushes_in_the_middle_of_the_sides() -> None:
    rim = "h00 h01 h02 v03 v13 v23 h32 h31 h30 v20 v10 v00"
    assert [place["sanctuary"] for place in GEOMETRY["dolmen_slots"]] == rim.split()
    bushes = {bush["id"]: bush["sanctuary"] for bush in GEOMETRY["start_bushes"]}
    assert bushes == {"bush_n": "h01", "bush_e": "v13", "bush_s": "h31", "bush_w": "v10"}


@rule("ED-7")
@pytest.mark.parametrize("tile", ["tile_6", "tile_9"])
@pytest.mark.parametrize("turned", [0, 90, 180, 270])
@pytest.mark.parametrize("seats", COUNTS)
def test_stairs_lead_straight_on_only(tile: str, turned: int, seats: int) -> None:
    others = [f"tile_{n}" for n in range(1, 10) if f"tile_{n}" != tile]
    others.insert(4, f"{tile}r{turned}")  # in the middle
    found = links(table(seats, tiles=" ".join(others)))
    inside = {"h11", "h21", "v11", "v12"}
    assert {pair for pair in found if set(pair) <= inside} == {("h11", "h21"), ("v11", "v12")}


@rule("ED-7")
def test_paths_through_one_tile_light_or_dark() -> None:
    found = links(table(4))
    at_tile_1 = {pair: dark for pair, dark in found.items() if set(pair) <= {"h00", "v00", "v01"}}
    assert at_tile_1 == {("h00", "v01"): 0, ("h00", "v00"): 1, ("v00", "v01"): 1}
    assert ("h00", "h01") not in found  # neighbours on the rim, on different tiles


@rule("ED-7", "R17")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_sanctuaries_have_one_path_at_most_and_all_hang_together(seats: int) -> None:
    for seed in range(20):
        m = laid(seats, random_board(seed))
        assert len(links(m)) == 34  # links() would find a pair that stands there twice
        assert all(fare(m, "h00", each["id"]) < 40 for each in GEOMETRY["sanctuaries"])


@rule("ED-8", "R1")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_sanctuary_lies_in_one_clearing(seats: int) -> None:
    for seed in range(20):
        m = laid(seats, random_board(seed))
        members = [id for clearing in clearings(m) for id in clearing]
        assert sorted(members) == sorted(each["id"] for each in GEOMETRY["sanctuaries"])
        assert len(clearings(m)) >= 9
        for (a, b), dark in links(m).items():  # a light path never leaves its clearing
            together = any(a in clearing and b in clearing for clearing in clearings(m))
            assert together or dark


@rule("ED-8", "R1")
def test_with_the_option_each_light_area_of_a_tile_is_a_clearing() -> None:
    m = table(4, clearing_scope="tile")
    found = m.view(0).clearings
    assert len(found) == 21
    mine = [each.sanctuaries for each in found if "v01" in each.sanctuaries]
    assert mine == [["h00", "v01"], ["h11", "v01"]]
    portals = [each.sanctuaries for each in found if each.portal]
    assert portals == [["h01", "v02"], ["h02", "v03"], ["h21", "v11"]]


@rule("ED-9")
def test_a_tile_turned_clockwise() -> None:
    m = table(4, tiles="tile_1r90 tile_2 tile_3 tile_4 tile_5 tile_6 tile_7 tile_8 tile_9")
    assert shown(m, "v01")[:2] == ["food_or_dice", "stele"]  # its north looks east
    assert shown(m, "h00")[:2] == ["tablet", "sickle_2"]  # its west looks north
    assert bonuses(m, "p11")[0] == "knowledge"  # its north-east corner looks south-east
    found = links(m)
    assert (found["h10", "v01"], found["h00", "v00"]) == (0, 0)  # the light paths NE and SW
    assert (found["h00", "v01"], found["v00", "v01"]) == (1, 1)


@rule("ED-4", "ED-5", "ED-7", "ED-8", "ED-9")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("phase", [0, 1])
def test_the_whole_board_turned_is_the_same_forest(seats: int, phase: int) -> None:
    for seed in range(8):
        lies = random_board(seed)
        turned = {}
        for slot, piece in lies.items():
            if slot in TILE_TURNED:
                tile, _, angle = piece.rpartition("r")
                turned[TILE_TURNED[slot]] = f"{tile}r{(int(angle) + 90) % 360}"
            else:
                turned[FRAME_TURNED[slot]] = piece
        a, b = laid(seats, lies, phase), laid(seats, turned, phase)
        there = SANCTUARY_TURNED
        moved = {
            (min(there[x], there[y]), max(there[x], there[y])): dark
            for (x, y), dark in links(a).items()
        }
        assert moved == links(b)
        assert {tuple(sorted(there[id] for id in each)) for each in clearings(a)} == {
            tuple(sorted(each)) for each in clearings(b)
        }
        for sanctuary, other in there.items():
            assert sorted(shown(a, sanctuary)) == sorted(shown(b, other))
            assert fare(a, "h11", sanctuary) == fare(b, there["h11"], other)
        for hearth, other in HEARTH_TURNED.items():
            assert sorted(bonuses(a, hearth)) == sorted(bonuses(b, other))


@rule("ED-7", "ED-8", "T19")
def test_the_reference_board_with_four_players() -> None:
    m = table(4)
    assert len(links(m)) == 34
    assert clearings(m) == {
        ("h00", "h11", "h22", "v01", "v12", "v23"),
        ("h01", "h12", "v02", "v13"),
        ("h02", "v03"),
        ("h10", "h21", "h31", "v00", "v11"),
        ("h20", "v10", "v21"),
        ("h30",),
        ("h32",),
        ("v20",),
        ("v22",),
    }
    portals = {tuple(each.sanctuaries) for each in m.view(0).clearings if each.portal}
    assert portals == {
        ("h01", "h12", "v02", "v13"),
        ("h02", "v03"),
        ("h10", "h21", "h31", "v00", "v11"),
    }
    found = links(m)
    assert [found["h00", "h10"], found["h10", "v11"], found["h20", "v11"]] == [1, 0, 1]
    assert fare(m, "h00", "h20") == 5
    assert bonuses(m, "p11") == ["food", "sickle", "prestige", "food"]
    assert shown(m, "h01") == ["food_or_dice", "menhir", "food_or_dice", "stele"]


@rule("ED-7", "ED-8", "T20")
def test_the_reference_board_with_two_players() -> None:
    m = table(2)
    assert bonuses(m, "p11") == ["mistletoe", "die", "mistletoe", "sickle"]
    assert shown(m, "v11") == ["mistletoe_1_brew_2", "knowledge_3"]
    assert fare(m, "h01", "v23") == fare(m, "v23", "h01") == 9


@rule("ED-7", "ED-8", "ED-9", "T21")
def test_the_reference_board_with_three_players() -> None:
    m = table(3)
    assert len(clearings(m)) == 10
    assert shown(m, "h31") == ["menhir", "tablet", "amulet_1_x2"]
    assert shown(m, "v11") == ["mistletoe_1_brew_2", "knowledge_3", "amulet_1_x3"]
    faces = {piece.slot: piece.face for piece in m.view(0).tiles}
    assert [slot for slot, face in faces.items() if face == "front"] == [
        "t00",
        "t02",
        "t11",
        "t20",
        "t22",
    ]
