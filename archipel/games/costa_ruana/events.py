"""What the log of Costa Ruana can tell: one function per kind of event, from numbers to ids."""

from __future__ import annotations

from archipel.games.costa_ruana.components import (
    BACKGROUND_IDS,
    CONDITION_IDS,
    FACE_IDS,
    ISLAND_IDS,
    MOST,
    SEAT_IDS,
    TRIBE_IDS,
)
from archipel.kernel.core import Event


def own(one: int, other: int) -> int:
    """1 where two seats are the same, 0 else: sentences differ."""
    return 1 if one == other else 0


def drew(seat: int, face: int) -> Event:
    return Event("drew", {"seat": SEAT_IDS[seat]}, {"face": FACE_IDS[face]}, [seat])


def side_shown(condition: int, background: int) -> Event:
    values = {"condition": CONDITION_IDS[condition], "background": BACKGROUND_IDS[background]}
    return Event("side-shown", {**values})


def four_treasures(island: int) -> Event:
    return Event("four-treasures", {"island": ISLAND_IDS[island]})


def first_shaman(seat: int) -> Event:
    return Event("first-shaman", {"seat": SEAT_IDS[seat]})


def settled(seat: int, island: int) -> Event:
    return Event("settled", {"seat": SEAT_IDS[seat], "island": ISLAND_IDS[island]})


def round_began(number: int, shaman: int) -> Event:
    return Event("round-began", {"round": number, "seat": SEAT_IDS[shaman]})


def laid_face_up(seat: int, front: int, face: int) -> Event:
    return Event(
        "laid-face-up",
        {
            "seat": SEAT_IDS[seat],
            "front": SEAT_IDS[front],
            "face": FACE_IDS[face],
            "own": own(seat, front),
        },
    )


def laid_face_down(seat: int, front: int, face: int, knowing: list[int]) -> Event:
    return Event(
        "laid-face-down",
        {"seat": SEAT_IDS[seat], "front": SEAT_IDS[front], "own": own(seat, front)},
        {"face": FACE_IDS[face]},
        knowing,
    )


def copier_placed(seat: int, slot: int, front: int, face: int, knowing: list[int]) -> Event:
    """A copier goes onto a card; the face of a hidden one is told to those who know it."""
    values: dict[str, str | int] = {
        "seat": SEAT_IDS[seat],
        "player": SEAT_IDS[slot % MOST],
        "front": SEAT_IDS[front],
        "own": own(seat, front),
    }
    if slot < MOST:
        return Event("copier-placed", {**values, "face": FACE_IDS[face]})
    return Event("copier-placed", values, {"face": FACE_IDS[face]}, knowing)


def passed(seat: int) -> Event:
    return Event("passed", {"seat": SEAT_IDS[seat]})


def no_copier(seat: int) -> Event:
    return Event("no-copier", {"seat": SEAT_IDS[seat]})


def flipped(seat: int, condition: int, background: int) -> Event:
    return Event(
        "flipped",
        {
            "seat": SEAT_IDS[seat],
            "condition": CONDITION_IDS[condition],
            "background": BACKGROUND_IDS[background],
        },
    )


def revealed(slot: int, front: int, face: int) -> Event:
    seat = slot % MOST
    return Event(
        "revealed",
        {
            "seat": SEAT_IDS[seat],
            "front": SEAT_IDS[front],
            "face": FACE_IDS[face],
            "own": own(seat, front),
        },
    )


def discarded(front: int, face: int) -> Event:
    return Event("discarded", {"front": SEAT_IDS[front], "face": FACE_IDS[face]})


def copier_home(seat: int) -> Event:
    return Event("copier-home", {"seat": SEAT_IDS[seat]})


def resolving(seat: int, face: int, copiers: int) -> Event:
    return Event("resolving", {"seat": SEAT_IDS[seat], "face": FACE_IDS[face], "copiers": copiers})


def treasure_moved(seat: int, source: int, target: int) -> Event:
    return Event(
        "treasure-moved",
        {"seat": SEAT_IDS[seat], "source": ISLAND_IDS[source], "island": ISLAND_IDS[target]},
    )


def removed(seat: int, island: int, count: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "island": ISLAND_IDS[island]}
    return Event("removed", {**values, "count": count})


def placed(seat: int, island: int) -> Event:
    return Event("placed", {"seat": SEAT_IDS[seat], "island": ISLAND_IDS[island]})


def inhabitant_moved(seat: int, tribe: int, source: int, target: int) -> Event:
    return Event(
        "inhabitant-moved",
        {
            "seat": SEAT_IDS[seat],
            "tribe": TRIBE_IDS[tribe],
            "owner": SEAT_IDS[tribe],
            "source": ISLAND_IDS[source],
            "island": ISLAND_IDS[target],
            "own": own(seat, tribe),
        },
    )


def no_effect(seat: int) -> Event:
    return Event("no-effect", {"seat": SEAT_IDS[seat]})


def collected(seat: int, island: int, left: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "island": ISLAND_IDS[island]}
    return Event("collected", {**values, "left": left})


def conflict(island: int) -> Event:
    return Event("conflict", {"island": ISLAND_IDS[island]})


def bare(island: int) -> Event:
    return Event("bare", {"island": ISLAND_IDS[island]})


def shaman_follows(seat: int, treasures: int, stays: bool) -> Event:
    return Event(
        "shaman-follows",
        {"seat": SEAT_IDS[seat], "treasures": treasures, "stays": 1 if stays else 0},
    )


def kept(seat: int) -> Event:
    return Event("kept", {"seat": SEAT_IDS[seat]})


def nominated(seat: int, other: int) -> Event:
    return Event("nominated", {"seat": SEAT_IDS[seat], "other": SEAT_IDS[other]})


def scored(seat: int, points: int, treasures: int, reserve: int) -> Event:
    return Event(
        "scored",
        {"seat": SEAT_IDS[seat], "points": points, "treasures": treasures, "reserve": reserve},
    )


def winner(seat: int, shared: bool) -> Event:
    return Event("winner", {"seat": SEAT_IDS[seat], "shared": 1 if shared else 0})
