"""Every choice of Dokmus, in seventeen verbs."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus.components import (
    CELL_NAMES,
    GUARDIAN_NAMES,
    MOST_SEATS,
    ROTATION_NAMES,
    SIDE_NAMES,
    TILE_NAMES,
)
from archipel.kernel.core import Domain, Vocabulary, seats_domain

CELL: Final = Domain("cell", CELL_NAMES, plain=True)
TILE: Final = Domain("tile", TILE_NAMES)
SIDE: Final = Domain("side", SIDE_NAMES)
ROTATION: Final = Domain("rotation", ROTATION_NAMES)
DIRECTION: Final = Domain("direction", ["cw", "ccw"])
GUARDIAN: Final = Domain("guardian", GUARDIAN_NAMES)
SEAT: Final = seats_domain(MOST_SEATS)

VOCABULARY: Final = Vocabulary()

# The tokens of a turn. ``place`` comes first, so that the choice of a placement is its cell: the
# engine's busiest list needs no translation.
PLACE: Final = VOCABULARY.verb("place", cell=CELL)
CROSS: Final = VOCABULARY.verb("cross", cell=CELL)
SACRIFICE: Final = VOCABULARY.verb("sacrifice")

# Set-up and draft.
FIRST: Final = VOCABULARY.verb("first", seat=SEAT)
LAY: Final = VOCABULARY.verb("lay", tile=TILE, side=SIDE, rotation=ROTATION)
START: Final = VOCABULARY.verb("start", cell=CELL)
DRAFT: Final = VOCABULARY.verb("draft", guardian=GUARDIAN)

# The action of the guardian.
TALISMAN: Final = VOCABULARY.verb("talisman")
SLIDE: Final = VOCABULARY.verb("slide", tile=TILE)
MOVE: Final = VOCABULARY.verb("move", cell=CELL)
ROTATE: Final = VOCABULARY.verb("rotate", tile=TILE, direction=DIRECTION)

# The actions of ruins: other words, because it matters which of the two is used up.
RUINS_SLIDE: Final = VOCABULARY.verb("ruins_slide", tile=TILE)
RUINS_MOVE: Final = VOCABULARY.verb("ruins_move", cell=CELL)
RUINS_ROTATE: Final = VOCABULARY.verb("ruins_rotate", tile=TILE, direction=DIRECTION)

TO: Final = VOCABULARY.verb("to", cell=CELL)
DECLINE: Final = VOCABULARY.verb("decline")
END_TURN: Final = VOCABULARY.verb("end_turn")
