"""What one seat, or a spectator, may know of a table of Dokmus.

Only the guardians are secret: which one each seat took, and which are set aside.
"""

from __future__ import annotations

from archipel.games.dokmus import scoring
from archipel.games.dokmus.components import (
    CELL_NAMES,
    GUARDIAN_NAMES,
    GUARDIANS_IN_PLAY,
    ROTATION_NAMES,
    SIDE_NAMES,
    TILE_NAMES,
)
from archipel.games.dokmus.events import guardian_id
from archipel.games.dokmus.position import OVER, PHASES, SETUP, UNSEATED, Dokmus
from archipel.games.dokmus.seen import Call, GuardianId, Player, Tile, View
from archipel.games.dokmus.steps import MoveTo, Turn


def view(d: Dokmus, seat: int) -> View:
    """What a seat (or a SPECTATOR) may know."""
    viewer = seat if seat >= 0 else None
    laid = d.phase != SETUP
    return View(
        seats=d.seats,
        viewer=viewer,
        scores=scoring.breakdown(d),
        over=d.phase == OVER,
        phase=PHASES[d.phase],
        round=d.round,
        talisman=_seat(d.talisman),
        layout=d.layout().id,
        slots=_slots(d),
        gap=d.board.gap if laid else None,
        players=[_player(d, other) for other in range(d.seats)],
        guardians=[guardian_id(number) for number in GUARDIANS_IN_PLAY[d.seats]],
        first=_seat(d.first),
        calls=_calls(d),
        out=[call.guardian for call in _calls(d) if call.seat is None],
        handed=None if viewer is None or not d.handed[viewer] else _set(d.handed[viewer]),
        guardian=None
        if viewer is None or not d.guardian[viewer]
        else guardian_id(d.guardian[viewer]),
        set_aside=_set_aside(d, viewer),
        active=_seat(d.active),
        left=d.left if d.active != UNSEATED else 0,
        guardian_used=d.active != UNSEATED and d.guardian_used,
        pending=[TILE_NAMES[tile] for tile in d.pending],
        waived=d.waived,
        moving=_moving(d),
        prices=_prices(d) if viewer is not None and viewer == d.seat else None,
    )


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _set(bits: int) -> list[GuardianId]:
    return [name for i, name in enumerate(GUARDIAN_NAMES) if bits >> (i + 1) & 1]


def _slots(d: Dokmus) -> list[Tile | None]:
    """The tiles slot by slot; the sides never change, so the set-up tells them."""
    side_of = {lies // 8: lies // 4 % 2 for lies in d.laid}
    slots: list[Tile | None] = [None] * d.layout().slots
    if d.phase != SETUP:
        for slot, tile in enumerate(d.board.tile_in):
            if tile >= 0:
                slots[slot] = _tile(tile, side_of[tile], d.board.rotation[tile])
    else:
        for n, lies in enumerate(d.laid):
            slot = n if n < d.layout().gap else n + 1
            slots[slot] = _tile(lies // 8, lies // 4 % 2, lies % 4)
    return slots


def _tile(tile: int, side: int, rotation: int) -> Tile:
    return Tile(TILE_NAMES[tile], SIDE_NAMES[side], ROTATION_NAMES[rotation])


def _player(d: Dokmus, seat: int) -> Player:
    temples = scoring.explored(d, seat)
    return Player(
        tokens=[CELL_NAMES[cell] for cell in d.tokens[seat]],
        last=CELL_NAMES[d.last[seat]] if d.last[seat] >= 0 else None,
        hand=d.hand[seat],
        sacrificed=d.sacrificed[seat],
        ruins=d.ruins[seat],
        drafted=d.guardian[seat] != 0,
        guardian=guardian_id(d.guardian[seat]) if seat in d.calls else None,
        explored=[CELL_NAMES[cell] for cell in temples],
        visited=[TILE_NAMES[tile] for tile in scoring.visited(temples)],
        complete=[TILE_NAMES[tile] for tile in scoring.complete(d, temples)],
    )


def _calls(d: Dokmus) -> list[Call]:
    numbers = GUARDIANS_IN_PLAY[d.seats]
    return [Call(guardian_id(numbers[i]), _seat(seat)) for i, seat in enumerate(d.calls)]


def _set_aside(d: Dokmus, viewer: int | None) -> list[GuardianId] | None:
    if viewer is None or not d.guardian[viewer] or (viewer + 1) % d.seats != d.first:
        return None
    return _set(d.handed[viewer] ^ 1 << d.guardian[viewer])


def _moving(d: Dokmus) -> str | None:
    step = d.agenda[-1] if d.agenda else None
    return CELL_NAMES[step.cell] if isinstance(step, MoveTo) else None


def _prices(d: Dokmus) -> dict[str, int] | None:
    if not isinstance(d.agenda[-1], Turn):
        return None
    prices = {CELL_NAMES[cell]: 0 for cell in d.free}
    prices.update({CELL_NAMES[cell]: 1 for cell in d.priced})
    return prices
