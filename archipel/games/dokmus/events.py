"""What happens in Dokmus, told in ids: the sentences are ``log-<word>`` in the texts."""

from __future__ import annotations

from archipel.games.dokmus.components import CELL_NAMES, GUARDIAN_NAMES, SIDE_NAMES, TILE_NAMES
from archipel.games.dokmus.seen import GuardianId
from archipel.games.dokmus.vocabulary import DIRECTION, ROTATION
from archipel.kernel.core import Event


def seat_id(seat: int) -> str:
    return f"seat_{seat}"


def guardian_id(number: int) -> GuardianId:
    return GUARDIAN_NAMES[number - 1]


def tile_id(tile: int) -> str:
    return TILE_NAMES[tile]


def cell_id(cell: int) -> str:
    return CELL_NAMES[cell]


def chose_first(seat: int) -> Event:
    return Event("first", {"seat": seat_id(seat)})


def laid(slot: int, tile: int, side: int, rotation: int) -> Event:
    return Event(
        "laid",
        {
            "slot": f"slot_{slot}",
            "tile": TILE_NAMES[tile],
            "side": SIDE_NAMES[side],
            "rotation": ROTATION.names[rotation],
        },
    )


def started(seat: int, cell: int) -> Event:
    return Event("started", {"seat": seat_id(seat), "cell": CELL_NAMES[cell]})


def round_began(round: int, seat: int) -> Event:
    return Event("round", {"round": round, "seat": seat_id(seat)})


def drafted(seat: int, number: int) -> Event:
    return Event("drafted", {"seat": seat_id(seat)}, {"guardian": guardian_id(number)}, [seat])


def unanswered(number: int) -> Event:
    return Event("unanswered", {"guardian": guardian_id(number)})


def revealed(seat: int, number: int) -> Event:
    return Event("revealed", {"seat": seat_id(seat), "guardian": guardian_id(number)})


def placed(seat: int, cell: int, toll: str) -> Event:
    return Event("placed", {"seat": seat_id(seat), "cell": CELL_NAMES[cell], "toll": toll})


def crossed(seat: int, cell: int) -> Event:
    return Event("crossed", {"seat": seat_id(seat), "cell": CELL_NAMES[cell]})


def sacrificed(seat: int) -> Event:
    return Event("sacrificed", {"seat": seat_id(seat)})


def took_talisman(seat: int) -> Event:
    return Event("talisman", {"seat": seat_id(seat)})


def talisman_passed(seat: int) -> Event:
    return Event("talisman-passed", {"seat": seat_id(seat)})


def slid(seat: int, tile: int, by_ruins: bool) -> Event:
    values: dict[str, str | int] = {"seat": seat_id(seat), "tile": TILE_NAMES[tile]}
    return Event("ruins-slid", values) if by_ruins else Event("slid", values)


def rotated(seat: int, tile: int, direction: int, by_ruins: bool) -> Event:
    values: dict[str, str | int] = {
        "seat": seat_id(seat),
        "tile": TILE_NAMES[tile],
        "direction": DIRECTION.names[direction],
    }
    return Event("ruins-rotated", values) if by_ruins else Event("rotated", values)


def moved(seat: int, cell: int, target: int, by_ruins: bool) -> Event:
    values: dict[str, str | int] = {
        "seat": seat_id(seat),
        "cell": CELL_NAMES[cell],
        "target": CELL_NAMES[target],
    }
    return Event("ruins-moved", values) if by_ruins else Event("moved", values)


def found_ruins(seat: int, cell: int, points: int) -> Event:
    return Event("ruins", {"seat": seat_id(seat), "cell": CELL_NAMES[cell], "points": points})


def declined(seat: int) -> Event:
    return Event("declined", {"seat": seat_id(seat)})


def burnt(seat: int, cell: int) -> Event:
    return Event("burnt", {"seat": seat_id(seat), "cell": CELL_NAMES[cell]})


def turn_ended(seat: int) -> Event:
    return Event("turn-ended", {"seat": seat_id(seat)})


def round_ended(round: int) -> Event:
    return Event("round-ended", {"round": round})


def scored(seat: int, points: dict[str, int]) -> Event:
    total = sum(points.values())
    return Event("scored", {"seat": seat_id(seat), **points, "points": total})


def won(seat: int) -> Event:
    return Event("won", {"seat": seat_id(seat)})
