"""Every choice The Druids of Edora can ever have, verb by verb, and ready lists of them."""

from __future__ import annotations

from typing import Final

from archipel.games.edora.components import (
    BONUS_IDS,
    BUSH_IDS,
    DOLMEN_IDS,
    FRAME_IDS,
    GEM_IDS,
    HERB_IDS,
    MENHIR_IDS,
    MOST,
    ORACLE_IDS,
    PIPS,
    PLACE_IDS,
    POTION_IDS,
    ROTATION_IDS,
    SANCTUARY_IDS,
    SQUARE_IDS,
    STELE_IDS,
    STONE_BONUS_IDS,
    TABLET_IDS,
    TILE_IDS,
)
from archipel.kernel.core import Domain, Vocabulary, seats_domain

SANCTUARY: Final = Domain("sanctuary", SANCTUARY_IDS, plain=True)
SQUARE_AT: Final = Domain("square", SQUARE_IDS, plain=True)
RESERVE: Final = Domain("reserve", [f"reserve_{n}" for n in range(1, PIPS + 1)])
VALUE: Final = Domain("value", [f"value_{n}" for n in range(1, PIPS + 1)])
STOCK: Final = Domain("stock", [f"stock_{n}" for n in range(1, PIPS + 1)])
ORACLE_PLACE: Final = Domain("place", ORACLE_IDS)
GEM_KIND: Final = Domain("gem", GEM_IDS)
AMULET_PLACE: Final = Domain("place", PLACE_IDS)
MENHIR_STONE: Final = Domain("menhir", MENHIR_IDS)
STELE_STONE: Final = Domain("stele", STELE_IDS)
BONUS: Final = Domain("bonus", BONUS_IDS)
POTION: Final = Domain("potion", POTION_IDS)
HERB_KIND: Final = Domain("herb", HERB_IDS)
TABLET_KIND: Final = Domain("tablet", TABLET_IDS)
BUSH: Final = Domain("bush", BUSH_IDS)
TILE_PIECE: Final = Domain("tile", TILE_IDS)
ROTATION: Final = Domain("rotation", ROTATION_IDS, plain=True)
FRAME_PIECE: Final = Domain("piece", FRAME_IDS)
PHASE_KIND: Final = Domain("phase", ["phase_0", "phase_1"])
ORACLE_STONE: Final = Domain("stone", STONE_BONUS_IDS)
DOLMEN_COLOUR: Final = Domain("dolmen", DOLMEN_IDS)
SEAT: Final = seats_domain(MOST)

VOCABULARY: Final = Vocabulary()
GO: Final = VOCABULARY.verb("go", sanctuary=SANCTUARY)
EMERGENCY: Final = VOCABULARY.verb("emergency")
DIE: Final = VOCABULARY.verb("die", die=RESERVE, value=VALUE)
SQUARE: Final = VOCABULARY.verb("square", square=SQUARE_AT)
TURN: Final = VOCABULARY.verb("turn", square=SQUARE_AT)
DO: Final = VOCABULARY.verb("do")
PASS: Final = VOCABULARY.verb("pass")
FOOD: Final = VOCABULARY.verb("food")
DICE: Final = VOCABULARY.verb("dice")
TAKE: Final = VOCABULARY.verb("take", die=STOCK)
TABLET: Final = VOCABULARY.verb("tablet", place=ORACLE_PLACE)
GEM: Final = VOCABULARY.verb("gem", gem=GEM_KIND)
SLOT: Final = VOCABULARY.verb("slot", place=AMULET_PLACE)
MENHIR: Final = VOCABULARY.verb("menhir", menhir=MENHIR_STONE)
STELE: Final = VOCABULARY.verb("stele", stele=STELE_STONE)
REPEAT: Final = VOCABULARY.verb("repeat", bonus=BONUS)
BREW: Final = VOCABULARY.verb("brew", potion=POTION)
HERB: Final = VOCABULARY.verb("herb", herb=HERB_KIND)
KEEP: Final = VOCABULARY.verb("keep", tablet=TABLET_KIND)
START: Final = VOCABULARY.verb("start", bush=BUSH)
TILE: Final = VOCABULARY.verb("tile", tile=TILE_PIECE, rotation=ROTATION)
FRAME: Final = VOCABULARY.verb("frame", piece=FRAME_PIECE)
PHASE: Final = VOCABULARY.verb("phase", phase=PHASE_KIND)
STONE: Final = VOCABULARY.verb("stone", stone=ORACLE_STONE)
DOLMEN: Final = VOCABULARY.verb("dolmen", dolmen=DOLMEN_COLOUR)
REVEAL: Final = VOCABULARY.verb("reveal", tablet=TABLET_KIND)
DEAL: Final = VOCABULARY.verb("deal", herb=HERB_KIND)
ROLL: Final = VOCABULARY.verb("roll", value=VALUE)
LOT: Final = VOCABULARY.verb("lot", seat=SEAT)

DO_OR_PASS: Final[list[int]] = [DO.of(), PASS.of()]
FOOD_OR_DICE: Final[list[int]] = [FOOD.of(), DICE.of()]
EITHER_PHASE: Final[list[int]] = [PHASE.of(0), PHASE.of(1)]
ANY_ROLL: Final[list[int]] = [ROLL.of(value) for value in range(PIPS)]
