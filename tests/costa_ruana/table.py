"""Tables to test on: a position is set up by hand, then played with choices as text.

Seats are a, b, c, ... in short notes: ``"a2 c1 t5"`` is an island with two inhabitants of seat 0,
one of seat 2 and five treasures.
"""

from __future__ import annotations

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.components import (
    BACKGROUND_IDS,
    FACE_IDS,
    HAND,
    ISLAND_IDS,
    REVERSE,
    SLOT_IDS,
    TABLE_SLOTS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana
from archipel.games.costa_ruana.steps import COLLECT, FLIP_CONDITION, REVEAL, ROUND_BEGINS
from archipel.kernel.match import Match
from tests.acting import act as act
from tests.acting import let_chance as let_chance
from tests.acting import play_any as play_any
from tests.acting import play_on as play_on
from tests.acting import position, settle
from tests.acting import told as told
from tests.acting import worlds as worlds

LETTERS = "abcdef"
COUNTS = (2, 3, 4, 5, 6)
EVERY_OPTION = {
    "show_hut_totals": "true",
    "first_shaman_may_refuse": "true",
    "target_may_peek_at_face_down_card": "true",
    "four_treasure_islands": "chosen_by_shaman",
}


def at(m: Match) -> CostaRuana:
    """The position of a match."""
    return position(m, CostaRuana)


def table(
    seats: int = 3,
    islands: dict[str, str] | None = None,
    *,
    shaman: int = 0,
    round: int = 1,
    sides: str = "day high_tide",
    hands: dict[int, str] | None = None,
    reserve: dict[int, int] | None = None,
    options: dict[str, str] | None = None,
) -> Match:
    """A table with nothing to do yet: who is not on an island is at home, unless told otherwise."""
    m = Match(GAME, seats, options)
    c = at(m)
    c.agenda = []
    c.shaman = shaman
    c.round = round
    c.veiled = True
    c.sides = [BACKGROUND_IDS.index(side) for side in sides.split()]
    for name, note in (islands or {}).items():
        number = ISLAND_IDS.index(name)
        for word in note.split():
            if word[0] == "t":
                c.treasure(number, int(word[1:]) - c.treasures[number])
            else:
                for _ in range(int(word[1:])):
                    c.reserve[LETTERS.index(word[0])] -= 1
                    c.put(LETTERS.index(word[0]), number)
    for seat, faces in (hands or {}).items():
        give(m, seat, faces)
    for seat, count in (reserve or {}).items():
        c.reserve[seat] = count
    settle(m)
    return m


def give(m: Match, seat: int, faces: str) -> None:
    """A hand of these cards."""
    c = at(m)
    c.hand[seat * HAND : (seat + 1) * HAND] = [NONE] * HAND
    c.held[seat] = 0
    for face in faces.split():
        c.take(seat, FACE_IDS.index(face))


def lay(m: Match, slot: str, face: str, front: int, copiers: str = "") -> None:
    """A card on the table, with the copiers of these seats; they come from the reserves."""
    c = at(m)
    number = SLOT_IDS.index(slot)
    c.face[number] = FACE_IDS.index(face)
    c.front[number] = front
    for letter in copiers:
        c.copying[LETTERS.index(letter)] = number
        c.reserve[LETTERS.index(letter)] -= 1


def fill(m: Match) -> None:
    """Every player has played two cards: the slots left get cards that will not be active."""
    c = at(m)
    dead = BACKGROUND_IDS[REVERSE[c.sides[0]]]
    for slot in TABLE_SLOTS[c.seats]:
        if c.face[slot] == NONE:
            lay(m, SLOT_IDS[slot], f"{dead}_treasure", 0)


def begin_round(m: Match) -> Match:
    """The round of the table begins: the shaman is to play a card."""
    c = at(m)
    c.round -= 1
    c.then(ROUND_BEGINS)
    settle(m)
    return m


def resolve(m: Match) -> Match:
    """The visible sides are the active ones: reveal, discard and resolve, then stop."""
    fill(m)
    at(m).then(REVEAL)
    settle(m)
    return m


def before_flip(m: Match) -> Match:
    """The shaman is to flip; the rest of the round follows."""
    fill(m)
    c = at(m)
    c.agenda = [COLLECT, REVEAL, FLIP_CONDITION[c.shaman]]
    settle(m)
    return m


def collect(m: Match) -> Match:
    """The treasures are collected, and what follows from it."""
    c = at(m)
    c.veiled = False
    c.then(COLLECT)
    settle(m)
    return m


def shown(m: Match, island: str) -> str:
    """An island in short: "a2 c1 t5"."""
    c = at(m)
    number = ISLAND_IDS.index(island)
    words = [
        f"{LETTERS[seat]}{c.folk[number * c.seats + seat]}"
        for seat in range(c.seats)
        if c.folk[number * c.seats + seat]
    ]
    return " ".join([*words, f"t{c.treasures[number]}"])


def effects(m: Match) -> list[tuple[str, str]]:
    """Which seat had which effect, in order."""
    kinds = ("removed", "placed", "treasure-moved", "inhabitant-moved", "no-effect")
    return [(line[1], line[0]) for line in told(m, *kinds)]
