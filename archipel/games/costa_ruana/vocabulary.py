"""Every choice Costa Ruana can ever have, verb by verb, and ready lists of them.

Islands are all alike to a choice, so a set of islands (one bit each) looks its options up:
``PLACE_ON_THESE[c.room]`` is "place on any island with room". The lists are shared; nobody changes
them.
"""

from __future__ import annotations

from typing import Final

from archipel.games.costa_ruana.components import (
    BACKGROUND_IDS,
    CONDITION_IDS,
    FACE_IDS,
    ISLAND_IDS,
    MOST,
    SIDES,
    SLOT_IDS,
    TABLE_SLOTS,
    TRIBE_IDS,
)
from archipel.kernel.core import Domain, Verb, Vocabulary, seats_domain

ISLAND: Final = Domain("island", ISLAND_IDS)
FACE: Final = Domain("face", FACE_IDS)
SEAT: Final = seats_domain(MOST)
TRIBE: Final = Domain("tribe", TRIBE_IDS)
SLOT: Final = Domain("slot", SLOT_IDS)
CONDITION: Final = Domain("condition", CONDITION_IDS)
BACKGROUND: Final = Domain("background", BACKGROUND_IDS)

VOCABULARY: Final = Vocabulary()
PLACE_INITIAL: Final = VOCABULARY.verb("place_initial", island=ISLAND)
PLAY_CARD: Final = VOCABULARY.verb("play_card", face=FACE, seat=SEAT)
PLACE_COPIER: Final = VOCABULARY.verb("place_copier", slot=SLOT)
PASS: Final = VOCABULARY.verb("pass")
FLIP: Final = VOCABULARY.verb("flip", condition=CONDITION)
CHOOSE_CARD: Final = VOCABULARY.verb("choose_card", slot=SLOT)
TREASURE_FROM: Final = VOCABULARY.verb("treasure_from", island=ISLAND)
TREASURE_TO: Final = VOCABULARY.verb("treasure_to", island=ISLAND)
REMOVE_FROM: Final = VOCABULARY.verb("remove_from", island=ISLAND)
PLACE_ON: Final = VOCABULARY.verb("place_on", island=ISLAND)
PICK_INHABITANT: Final = VOCABULARY.verb("pick_inhabitant", island=ISLAND, tribe=TRIBE)
MOVE_TO: Final = VOCABULARY.verb("move_to", island=ISLAND)
KEEP: Final = VOCABULARY.verb("keep")
NOMINATE: Final = VOCABULARY.verb("nominate", seat=SEAT)
DEAL: Final = VOCABULARY.verb("deal", face=FACE)
SHOW_SIDE: Final = VOCABULARY.verb("show_side", background=BACKGROUND)
FOUR_TREASURES: Final = VOCABULARY.verb("four_treasures", island=ISLAND)
FIRST_SHAMAN: Final = VOCABULARY.verb("first_shaman", seat=SEAT)


def for_sets(verb: Verb, other: int = 0) -> list[list[int]]:
    """For every set of islands (its bits), the choices of a verb on these islands."""
    found: list[list[int]] = [[]]
    for island in range(len(ISLAND_IDS)):
        choice = verb.of(island, other)
        found += [[*choices, choice] for choices in found]
    return found


PLACE_INITIAL_THESE: Final[list[list[int]]] = for_sets(PLACE_INITIAL)
TREASURE_FROM_THESE: Final[list[list[int]]] = for_sets(TREASURE_FROM)
TREASURE_TO_THESE: Final[list[list[int]]] = for_sets(TREASURE_TO)
REMOVE_FROM_THESE: Final[list[list[int]]] = for_sets(REMOVE_FROM)
PLACE_ON_THESE: Final[list[list[int]]] = for_sets(PLACE_ON)
MOVE_TO_THESE: Final[list[list[int]]] = for_sets(MOVE_TO)
FOUR_TREASURES_THESE: Final[list[list[int]]] = for_sets(FOUR_TREASURES)
PICK_THESE: Final[list[list[list[int]]]] = [
    for_sets(PICK_INHABITANT, tribe) for tribe in range(MOST)
]
"""By tribe, then by the set of islands where it stands."""

PLAY_BEFORE_ANY: Final[list[list[list[int]]]] = [
    [[PLAY_CARD.of(face, seat) for seat in range(n)] for face in range(len(FACE_IDS))]
    for n in range(MOST + 1)
]
"""By number of players, then by face: lay it in front of each seat."""

COPY_OR_PASS: Final[list[list[int]]] = [
    [PLACE_COPIER.of(slot) for slot in TABLE_SLOTS[n]] + [PASS.of()] for n in range(MOST + 1)
]
FLIPS: Final[list[int]] = [FLIP.of(condition) for condition in range(len(CONDITION_IDS))]
SHOW_SIDES: Final[list[list[int]]] = [[SHOW_SIDE.of(side) for side in pair] for pair in SIDES]
ANY_FIRST_SHAMAN: Final[list[list[int]]] = [
    [FIRST_SHAMAN.of(seat) for seat in range(n)] for n in range(MOST + 1)
]
KEEP_OR_NOMINATE: Final[list[list[list[int]]]] = [
    [[KEEP.of()] + [NOMINATE.of(s) for s in range(n) if s != seat] for seat in range(n)]
    for n in range(MOST + 1)
]
"""By number of players, then by the seat that is asked."""
