"""The sixteen sides: what the reconstruction promises about them.

These are limits of the reconstruction, not rules: where an owner has read the sides off the box,
the group says so and the limits no longer count. ``checks`` in components.json tells them in words.
"""

from __future__ import annotations

from collections import Counter

import pytest

from archipel.games.dokmus.board import FACES, RIM, shown_at
from archipel.games.dokmus.components import (
    AREA,
    BOX,
    FOREST,
    LARGE_TEMPLE,
    MEADOW,
    MOUNTAIN,
    ROWS,
    RUINS,
    SIZE,
    SMALL_TEMPLE,
    TERRAIN_OF,
    VOLCANO,
    WATER,
)
from tests.marks import rule

pytestmark = pytest.mark.skipif(
    BOX.groups["map_tiles"].source != "reconstructed", reason="the sides are read off a box"
)
SIDES = [[TERRAIN_OF[char] for row in rows for char in row] for rows in ROWS]
NAMES = [f"{n // 2 + 1}{'AB'[n % 2]}" for n in range(len(ROWS))]
RIMS = [RIM[side * SIZE : side * SIZE + SIZE] for side in range(4)]
every_side = pytest.mark.parametrize("side", SIDES, ids=NAMES)


def near(i: int) -> list[int]:
    """The neighbours of a cell on its side."""
    r, c = divmod(i, SIZE)
    around = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
    return [a * SIZE + b for a, b in around if 0 <= a < SIZE and 0 <= b < SIZE]


def areas(cells: set[int]) -> list[set[int]]:
    """Cells that hang together."""
    found: list[set[int]] = []
    left = set(cells)
    while left:
        area = {left.pop()}
        todo = list(area)
        while todo:
            fresh = set(near(todo.pop())) & left
            left -= fresh
            area |= fresh
            todo += fresh
        found.append(area)
    return found


def of(side: list[int], *terrains: int) -> set[int]:
    return {i for i in range(AREA) if side[i] in terrains}


def on_rim(i: int) -> bool:
    return any(i in rim for rim in RIMS)


@rule("DK-3")
@every_side
def test_a_side_has_three_to_five_temples_and_its_share_of_everything(side: list[int]) -> None:
    count = Counter(side)
    temples = count[SMALL_TEMPLE] + count[LARGE_TEMPLE]
    assert temples in (3, 4, 5)
    assert count[LARGE_TEMPLE] == (2 if temples == 5 else 1)
    assert 1 <= count[RUINS] <= 2
    assert 1 <= count[VOLCANO] <= 2
    assert 3 <= count[MOUNTAIN] <= 7
    assert 3 <= count[WATER] <= 7
    assert 8 <= count[FOREST] <= 12
    assert count[MEADOW] >= 15


def test_three_four_and_five_temples_are_about_as_common() -> None:
    numbers = Counter(len(of(side, SMALL_TEMPLE, LARGE_TEMPLE)) for side in SIDES)
    assert min(numbers[n] for n in (3, 4, 5)) >= 5


def test_a_tile_has_three_ruins() -> None:
    for tile in range(0, len(SIDES), 2):
        assert len(of(SIDES[tile], RUINS)) + len(of(SIDES[tile + 1], RUINS)) == 3


def test_no_two_sides_are_alike_in_any_rotation() -> None:
    seen: set[tuple[int, ...]] = set()
    for side in SIDES:
        turned = []
        for rotation in range(4):
            lies = [0] * AREA
            for i in range(AREA):
                r, c = shown_at(i // SIZE, i % SIZE, rotation)
                lies[r * SIZE + c] = side[i]
            turned.append(tuple(lies))
        assert not seen & set(turned)
        seen |= set(turned)


@rule("DK-60")
@every_side
def test_water_leaves_a_side_in_the_middle_of_a_rim_so_that_rivers_join(side: list[int]) -> None:
    assert len(areas(of(side, WATER))) == 1
    exits = [rim.index(i) for rim in RIMS for i in rim if side[i] == WATER]
    assert exits in ([SIZE // 2], [SIZE // 2] * 2)


@rule("DK-43")
@every_side
def test_forests_stand_between_a_player_and_a_temple(side: list[int]) -> None:
    """Woods are small and dry, so that going into one is paid for again and again."""
    woods = areas(of(side, FOREST))
    assert max(len(wood) for wood in woods) <= 4
    banks = {j for i in of(side, WATER) for j in near(i)}
    assert len(of(side, FOREST) & banks) <= 1
    temples = of(side, SMALL_TEMPLE, LARGE_TEMPLE)
    assert any(all(side[j] == FOREST for j in near(i)) for i in temples)


@every_side
def test_temples_can_be_reached(side: list[int]) -> None:
    temples = of(side, SMALL_TEMPLE, LARGE_TEMPLE)
    for i in temples:
        room = [j for j in near(i) if side[j] <= VOLCANO]
        tight = on_rim(i) or bool(set(near(i)) & temples)
        assert len(room) >= (2 if tight else 3)
    land = of(side, MEADOW, FOREST, RUINS, VOLCANO)
    assert min(len(area) for area in areas(land)) >= 3
    whole = areas(set(range(AREA)) - of(side, MOUNTAIN))
    assert len([area for area in whole if area & land]) == 1


@rule("DK-18")
@every_side
def test_every_rim_is_open_and_every_corner_offers_starts(side: list[int]) -> None:
    for n, rim in enumerate(RIMS):
        assert len([i for i in rim if side[i] <= RUINS]) >= 4
        assert len([i for i in rim if side[i] == MEADOW]) >= 2
        corner = {*rim, *RIMS[(n + 1) % 4]}
        assert len([i for i in corner if side[i] <= FOREST]) >= 8


@rule("DK-52")
def test_temples_touch_on_two_sides_and_stand_on_the_rim_of_some() -> None:
    assert len([face for face in FACES if face.pairs]) == 2
    rims = [side for side in SIDES if any(map(on_rim, of(side, SMALL_TEMPLE, LARGE_TEMPLE)))]
    assert len(rims) >= 4
