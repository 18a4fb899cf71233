"""What the sentence of an option says beyond its operands, so that words alone will do."""

from __future__ import annotations

from archipel.games.dokmus.components import AREA, SMALL_TEMPLE, TERRAINS, VOLCANO
from archipel.games.dokmus.position import Dokmus
from archipel.games.dokmus.vocabulary import RUINS_MOVE, RUINS_ROTATE, RUINS_SLIDE


def ground(d: Dokmus, cell: int) -> dict[str, str | int]:
    """A cell: its terrain, and how many temples are beside it."""
    terrain = d.board.land.terrain
    beside = [other for other in d.board.near(cell) if terrain[other] >= SMALL_TEMPLE]
    return {"terrain": TERRAINS[terrain[cell]], "temples": len(beside)}


def own_tokens(d: Dokmus, seat: int, tile: int) -> dict[str, str | int]:
    """A tile: how many own tokens travel with it (DK-87)."""
    return {"own": len([cell for cell in d.tokens[seat] if cell // AREA == tile])}


def ruins_action(d: Dokmus, seat: int, choice: int) -> dict[str, str | int]:
    """An action of ruins: what the same action of a guardian would say."""
    if RUINS_MOVE.covers(choice):
        return ground(d, RUINS_MOVE.one(choice))
    if RUINS_SLIDE.covers(choice):
        return own_tokens(d, seat, RUINS_SLIDE.one(choice))
    if RUINS_ROTATE.covers(choice):
        return own_tokens(d, seat, RUINS_ROTATE.one(choice))
    return {}


def lost_at_end(d: Dokmus, seat: int) -> dict[str, str | int]:
    """The end of a turn: the actions and the tokens it loses (DK-27, DK-29)."""
    terrain = d.board.land.terrain
    return {
        "unused": int(not d.guardian_used),
        "ruins": len(d.pending),
        "burning": len([cell for cell in d.tokens[seat] if terrain[cell] == VOLCANO]),
    }
