"""What one seat, or a spectator, may know of a table of Costa Ruana."""

from __future__ import annotations

from archipel.games.costa_ruana.components import (
    BACKGROUND_IDS,
    CONDITION_IDS,
    FACE_BACKGROUND,
    FACE_IDS,
    FACES,
    HAND,
    ISLAND_IDS,
    MOST,
    REVERSE,
    SEAT_IDS,
    SLOT_IDS,
    TABLE_SLOTS,
    TREASURE_POINTS,
    TRIBE_IDS,
)
from archipel.games.costa_ruana.position import NONE, CostaRuana, Paragraph
from archipel.games.costa_ruana.scoring import breakdown
from archipel.games.costa_ruana.seen import (
    BackgroundId,
    Card,
    Condition,
    FaceId,
    Island,
    SlotId,
    TakerId,
    View,
)
from archipel.games.costa_ruana.steps_resolve import (
    BringInhabitant,
    BringTreasure,
    PlaceInhabitants,
    RemoveInhabitants,
)


def view(c: CostaRuana, seat: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what is public."""
    viewer = seat if seat >= 0 else None
    over = not c.agenda
    open_huts = c.show_hut_totals or over
    closed = not open_huts and sum(c.hut) > 0  # how many all huts hold, everybody can count
    known = [open_huts or other == viewer for other in range(c.seats)]
    step = c.agenda[-1] if c.agenda else None
    return View(
        seats=c.seats,
        viewer=viewer,
        scores=scores(c, closed),
        veiled=[["treasures"] if closed else [] for _ in range(c.seats)],
        secret=hoard(c, seat) if viewer is not None and closed else {},
        over=over,
        phase=step.phase if isinstance(step, Paragraph) else "game_over",
        round=c.round,
        shaman=SEAT_IDS[c.shaman] if c.shaman != NONE else None,
        islands=[island(c, number) for number in range(c.islands)],
        conditions=[condition(c, k, seat) for k in range(len(CONDITION_IDS))],
        hand=hand(c, seat) if viewer is not None else [],
        hands=c.held[:],
        cards=[card(c, slot, seat) for slot in TABLE_SLOTS[c.seats] if c.face[slot] != NONE],
        reserve=c.reserve[:],
        won=c.won[:],
        huts=[c.hut[other] if known[other] else None for other in range(c.seats)],
        draw_pile=c.pile(),
        discards={FACE_IDS[face]: c.discards[face] for face in range(FACES) if c.discards[face]},
        acting=SEAT_IDS[c.seat] if c.seat >= 0 else None,
        resolving=SLOT_IDS[c.resolving] if c.resolving != NONE else None,
        steps_left=(step.count if isinstance(step, RemoveInhabitants | PlaceInhabitants) else None),
        picked_from=(
            ISLAND_IDS[step.source] if isinstance(step, BringTreasure | BringInhabitant) else None
        ),
        picked_tribe=TRIBE_IDS[step.tribe] if isinstance(step, BringInhabitant) else None,
    )


def scores(c: CostaRuana, closed: bool) -> list[dict[str, int]]:
    """CR-H6, CR-H7: points by source; while huts are closed, of treasures those of this round."""
    found = breakdown(c)
    if closed:
        for seat, points in enumerate(found):
            points["treasures"] -= TREASURE_POINTS * c.hut[seat]
    return found


def hoard(c: CostaRuana, seat: int) -> dict[str, int]:
    """CR-H7: what lies in a hut, in points; its owner alone sees it."""
    return {"treasures": TREASURE_POINTS * c.hut[seat]}


def condition(c: CostaRuana, k: int, seat: int) -> Condition:
    """A condition card and, before the shaman turns one over, what turning this one would mean."""
    side = c.sides[k]
    return Condition(
        id=CONDITION_IDS[k],
        side=background(side),
        reverse=reverse(side),
        drops=drops(c, k, seat) if c.round and c.veiled else [],
    )


def drops(c: CostaRuana, k: int, seat: int) -> list[SlotId]:
    """CR-25: cards the seat knows whose background would not be active any more."""
    sides = c.sides[:]
    sides[k] = REVERSE[sides[k]]
    return [
        SLOT_IDS[slot]
        for slot in TABLE_SLOTS[c.seats]
        if c.face[slot] != NONE
        and c.knows(seat, slot)
        and FACE_BACKGROUND[c.face[slot]] not in sides
    ]


def background(side: int) -> BackgroundId | None:
    return BACKGROUND_IDS[side] if side != NONE else None


def reverse(side: int) -> BackgroundId | None:
    return BACKGROUND_IDS[REVERSE[side]] if side != NONE else None


def island(c: CostaRuana, number: int) -> Island:
    """An island and, since everybody can work it out, who would be given its treasure now."""
    winner = c.winner(number)
    taker: TakerId
    if c.treasures[number] == 0 or c.crowd[number] == 0:
        taker = "nobody"
    elif winner == NONE:
        taker = "conflict"
    else:
        taker = SEAT_IDS[winner]
    return Island(
        id=ISLAND_IDS[number],
        treasures=c.treasures[number],
        inhabitants=c.folk[number * c.seats : (number + 1) * c.seats],
        taker=taker,
    )


def hand(c: CostaRuana, seat: int) -> list[FaceId]:
    """CR-H1: the cards of a seat, which it alone sees."""
    return [FACE_IDS[face] for face in c.hand[seat * HAND : seat * HAND + c.held[seat]]]


def card(c: CostaRuana, slot: int, seat: int) -> Card:
    """CR-H2: a card on the table, as a seat sees it."""
    return Card(
        slot=SLOT_IDS[slot],
        played_by=SEAT_IDS[slot % MOST],
        front=SEAT_IDS[c.front[slot]],
        face=FACE_IDS[c.face[slot]] if c.knows(seat, slot) else None,
        face_up=slot < MOST or not c.veiled,
        copiers=[SEAT_IDS[other] for other in range(c.seats) if c.copying[other] == slot],
        active=None if c.veiled else True,
    )
