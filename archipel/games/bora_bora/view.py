"""What one seat, or a spectator, may know of a table of Bora Bora."""

from __future__ import annotations

from archipel.games import SeatId
from archipel.games.bora_bora.components import (
    BUILDING_IDS,
    BUILDING_POINTS,
    BUILDINGS,
    CEREMONY_IDS,
    CEREMONY_SPACES,
    COLOURS,
    DIE_IDS,
    FACES,
    FISH_IDS,
    GENDER_IDS,
    GOAL_IDS,
    GOAL_SIZE,
    GOALS,
    GOD_IDS,
    HUT,
    HUTS,
    JEWEL_IDS,
    JEWEL_ROWS,
    JEWELS,
    KIND_IDS,
    KINDS,
    MATERIAL_IDS,
    MATERIALS,
    NEED_COUNT,
    NEED_OF,
    NEED_OP,
    NEEDS,
    NONE,
    OP_IDS,
    OPEN_TASKS,
    PAIR_ENDS,
    PAIR_IDS,
    PERSON_IDS,
    PERSON_SPACE_IDS,
    PERSON_SPACES,
    PERSONS,
    PRIEST_POINTS,
    PRIESTS,
    REGION_IDS,
    REGIONS,
    ROUTE_IDS,
    ROW_FOR,
    SEAT_IDS,
    SLOT_IDS,
    SLOTS,
    SPACE_12,
    STARTING,
    STATUS_IDS,
    STATUS_POINTS,
    TASK_IDS,
    TEMPLE_IDS,
    TEMPLE_SLOTS,
    TILE_IDS,
    TILES_FOR,
)
from archipel.games.bora_bora.components import FISHING as FISHING_TILE
from archipel.games.bora_bora.position import PHASE_IDS, BoraBora
from archipel.games.bora_bora.position_tasks import (
    JEWELS_DIFFERENT,
    JEWELS_OF_TYPE,
    bits,
    cards_shown,
    have,
    is_card_task,
)
from archipel.games.bora_bora.scoring import breakdown, jewel_points, progress
from archipel.games.bora_bora.seen import (
    Action,
    ActionTile,
    BuildingId,
    Built,
    CeremonySpace,
    Die,
    DieId,
    Goal,
    GodId,
    JewelCell,
    KindId,
    Need,
    PersonSpace,
    Player,
    Region,
    RegionId,
    RouteId,
    Slot,
    StatusDisc,
    Task,
    TempleSlot,
    View,
)
from archipel.kernel.core import SPECTATOR


def view(p: BoraBora, seat: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what is public."""
    viewer = seat if seat >= 0 else None
    current = p.round or 1
    return View(
        seats=p.seats,
        viewer=viewer,
        scores=scores(p),
        veiled=[veiled(p, other) for other in range(p.seats)],
        secret={"jewelry": jewel_points(p, seat)} if seat >= 0 and veiled(p, seat) else {},
        over=not p.agenda,
        round=p.round,
        phase=PHASE_IDS[p.phase],
        acting=SEAT_IDS[p.seat] if p.seat >= 0 else None,
        order=[SEAT_IDS[other] for other in p.order],
        tiles=[action_tile(p, tile) for tile in [*TILES_FOR[p.seats], FISHING_TILE]],
        regions=[region(p, number) for number in range(REGIONS)],
        men=[slot(p, number) for number in range(SLOTS)],
        women=[slot(p, SLOTS + number) for number in range(SLOTS)],
        men_left=bits(p.pile[0]),
        women_left=bits(p.pile[1]),
        temple=[temple_slot(p, number) for number in range(TEMPLE_SLOTS - 1, -1, -1)],
        god_stack=p.god_stack,
        jewels=[jewel_cell(p, number) for number in range(JEWELS)],
        tasks=[TASK_IDS[task] if task != NONE else None for task in p.task_row[: ROW_FOR[p.seats]]],
        tasks_left=regular_tasks_left(p),
        display=[GOD_IDS[card] if card != NONE else None for card in p.display],
        god_pile=p.left,
        discard={GOD_IDS[c]: p.discard[c] for c in range(COLOURS) if p.discard[c]},
        status=[disc(p, other) for other in range(p.seats)],
        building_points=BUILDING_POINTS[current],
        priest_points=PRIEST_POINTS[current],
        players=[player(p, other, seat) for other in range(p.seats)],
        hand=hand(p, seat) if viewer is not None else [],
        action=action(p) if p.doer != NONE else None,
        used={GENDER_IDS[gender]: used(p, gender) for gender in range(2)},
        green_used=p.green_used,
    )


def scores(p: BoraBora) -> list[dict[str, int]]:
    """BB-523: points by source; jewels that lie face down count for their owner's eyes only."""
    found = breakdown(p)
    for other, points in enumerate(found):
        if veiled(p, other):
            points["jewelry"] = 0
    return found


def veiled(p: BoraBora, other: int) -> list[str]:
    """BB-523: how many jewels lie face down, everybody sees."""
    return ["jewelry"] if p.owned[other] and not shows_jewels(p, other, SPECTATOR) else []


def seat_id(seat: int) -> SeatId | None:
    return SEAT_IDS[seat] if seat != NONE else None


# The board


def action_tile(p: BoraBora, tile: int) -> ActionTile:
    dice = [
        Die(die=DIE_IDS[(laid & 7) - 1], seat=SEAT_IDS[laid >> 3 & 7])
        for laid in p.laid
        if laid >> 6 == tile
    ]
    lowest = p.lowest[tile] if dice and tile != FISHING_TILE else None
    return ActionTile(id=TILE_IDS[tile], dice=dice, lowest=lowest)


def region(p: BoraBora, number: int) -> Region:
    huts: list[SeatId] = []
    standing = p.huts[number]
    while standing:
        huts.insert(0, SEAT_IDS[(standing & 7) - 1])
        standing >>= 3
    fish = p.fish[number]
    return Region(
        id=REGION_IDS[number],
        fish_tile=FISH_IDS[fish] if fish != NONE else None,
        huts=huts,
        building_space=huts[-1] if huts else None,
    )


def slot(p: BoraBora, number: int) -> Slot:
    person = p.row[number]
    return Slot(id=SLOT_IDS[number], person=PERSON_IDS[person] if person != NONE else None)


def temple_slot(p: BoraBora, number: int) -> TempleSlot:
    return TempleSlot(id=TEMPLE_IDS[number], priest=seat_id(p.temple[number]))


def jewel_cell(p: BoraBora, number: int) -> JewelCell:
    jewel = p.jewels[number]
    return JewelCell(
        round=number // JEWEL_ROWS + 1,
        row=number % JEWEL_ROWS + 1,
        jewel=JEWEL_IDS[jewel] if jewel != NONE else None,
    )


def regular_tasks_left(p: BoraBora) -> int:
    """During the set-up starting tasks are in the box as well; they are not counted."""
    return bits(p.tasks_left >> STARTING)


def disc(p: BoraBora, seat: int) -> StatusDisc:
    below = 0
    for other in p.stacked:
        if other == seat:
            break
        if p.step[other] == p.step[seat]:
            below += 1
    return StatusDisc(
        seat=SEAT_IDS[seat],
        step=STATUS_IDS[p.step[seat]],
        points=STATUS_POINTS[p.step[seat]],
        height=below,
    )


# The players


def player(p: BoraBora, other: int, seat: int) -> Player:
    """BB-004: everything is public but the god cards in hand and, as a rule, bought jewels."""
    at = other * COLOURS
    return Player(
        seat=SEAT_IDS[other],
        turn_order=p.place[other] + 1 if p.place[other] != NONE else None,
        score=p.track(other),
        dice=dice(p, other),
        huts=HUTS - bits(p.land[other]),
        spaces=[person_space(p, other, space) for space in range(PERSON_SPACES)],
        free_spaces=p.free[other] + (1 if p.open_12(other) else 0),
        ceremony=[ceremony_space(p, other, space) for space in range(CEREMONY_SPACES)],
        pairs=[PAIR_IDS[i] for i, both in enumerate(PAIR_ENDS) if p.filled[other] & both == both],
        beside={
            MATERIAL_IDS[m]: p.beside[other * MATERIALS + m]
            for m in range(MATERIALS)
            if p.beside[other * MATERIALS + m]
        },
        unbuilt=[
            BUILDING_IDS[b] for b in range(BUILDINGS) if p.sites[other * BUILDINGS + b] == NONE
        ],
        built=[
            Built(building=BUILDING_IDS[b], pair=PAIR_IDS[p.sites[other * BUILDINGS + b]])
            for b in range(BUILDINGS)
            if p.sites[other * BUILDINGS + b] != NONE
        ],
        offerings=p.offerings[other],
        shells=p.shells[other],
        god_tiles=p.god_tiles[other],
        priests=p.priests[other],
        priests_in_temple=PRIESTS - p.priests[other],
        jewels=[
            JEWEL_IDS[jewel] if shows_jewels(p, other, seat) else None
            for jewel in range(JEWELS)
            if p.owned[other] >> jewel & 1
        ],
        tasks=[
            task(p, other, seat, number) if number != NONE else None
            for number in p.open_tasks[other * OPEN_TASKS : (other + 1) * OPEN_TASKS]
        ],
        tasks_done=p.done[other],
        tasks_done_with_yellow=p.done_yellow[other],
        cards=sum(p.hand[at : at + COLOURS]),
        known={GOD_IDS[c]: p.known[at + c] for c in range(COLOURS) if p.known[at + c]},
        goals=[
            Goal(id=GOAL_IDS[goal], have=progress(p, other, goal), need=GOAL_SIZE[goal])
            for goal in range(GOALS)
        ],
        reach=reach(p, other),
    )


def shows_jewels(p: BoraBora, owner: int, seat: int) -> bool:
    """BB-523: do the jewels of a seat lie face up for this one? Their owner may look at them."""
    return p.jewels_open or owner == seat or not p.agenda


def dice(p: BoraBora, seat: int) -> list[DieId]:
    return [
        DIE_IDS[face]
        for face in range(FACES - 1, -1, -1)
        for _ in range(p.dice[seat * FACES + face])
    ]


def person_space(p: BoraBora, seat: int, space: int) -> PersonSpace:
    lies = p.spaces[seat * PERSON_SPACES + space]
    huts = p.huts_12[seat] if space == SPACE_12 else int(lies == HUT)
    return PersonSpace(
        id=PERSON_SPACE_IDS[space],
        huts=huts,
        person=PERSON_IDS[lies % PERSONS] if lies >= 0 else None,
        shifted=lies >= PERSONS,
    )


def ceremony_space(p: BoraBora, seat: int, space: int) -> CeremonySpace:
    over: BuildingId | None = None
    for building in range(BUILDINGS):
        pair = p.sites[seat * BUILDINGS + building]
        if pair != NONE and PAIR_ENDS[pair] >> space & 1:
            over = BUILDING_IDS[building]
    return CeremonySpace(
        id=CEREMONY_IDS[space], material=p.filled[seat] >> space & 1 == 1, building=over
    )


def task(p: BoraBora, owner: int, seat: int, number: int) -> Task:
    needs: list[Need] = []
    missing = 0
    for i in range(NEEDS[number]):
        at = number * 2 + i
        op = NEED_OP[at]
        hidden = is_card_task(op) and owner != seat
        if hidden:
            mine = cards_shown(p.known, owner * COLOURS, op, NEED_OF[at])
        elif op in (JEWELS_DIFFERENT, JEWELS_OF_TYPE) and not shows_jewels(p, owner, seat):
            hidden = p.owned[owner] != 0
            mine = 0
        else:
            mine = have(p, owner, op, NEED_OF[at])
        sure = not hidden or mine >= NEED_COUNT[at]
        needs.append(Need(op=OP_IDS[op], count=NEED_COUNT[at], have=mine, sure=sure))
        missing += max(0, NEED_COUNT[at] - mine)
    return Task(
        id=TASK_IDS[number],
        needs=needs,
        missing=missing,
        sure=all(need.sure for need in needs),
    )


def reach(p: BoraBora, seat: int) -> dict[RegionId, dict[RouteId, int]]:
    """BB-301: the lowest die that takes a seat to each region it can expand to."""
    found: dict[RegionId, dict[RouteId, int]] = {}
    for route in range(2):
        seen = 0
        for power in range(1, FACES + 1):
            now = p.reach(seat, route, power)
            for number in range(REGIONS):
                if now >> number & 1 and not seen >> number & 1:
                    found.setdefault(REGION_IDS[number], {})[ROUTE_IDS[route]] = power
            seen |= now
    return found


def hand(p: BoraBora, seat: int) -> list[GodId]:
    """The god cards of a seat, which it alone sees."""
    at = seat * COLOURS
    return [GOD_IDS[colour] for colour in range(COLOURS) for _ in range(p.hand[at + colour])]


# What is being done


def action(p: BoraBora) -> Action:
    return Action(
        seat=SEAT_IDS[p.doer],
        tile=TILE_IDS[p.tile] if p.tile != NONE else None,
        die=DIE_IDS[p.face - 1] if p.tile != NONE else None,
        gender=GENDER_IDS[p.gender] if p.kind != NONE else None,
        kind=KIND_IDS[p.kind] if p.kind != NONE else None,
        value=p.power,
        region=REGION_IDS[p.region] if p.region != NONE else None,
        building=BUILDING_IDS[p.building] if p.building != NONE else None,
    )


def used(p: BoraBora, gender: int) -> list[KindId]:
    return [KIND_IDS[kind] for kind in range(KINDS) if p.used[gender] >> kind & 1]
