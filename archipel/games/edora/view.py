"""What one seat, or a spectator, may know of a table of The Druids of Edora.

Nearly everything lies open. Hidden are only the order of the tablets in the pile, the tablets a
player draws to choose one from, and herbs that are being laid in secret.
"""

from __future__ import annotations

from typing import TypeVar

from archipel.games import SeatId
from archipel.games.edora.components import (
    AT_LEAST,
    BEIGE_IDS,
    BONUS_IDS,
    BUSH_IDS,
    COLOURS,
    DOLMEN_IDS,
    FACE_IDS,
    FRAME_IDS,
    FRAME_SLOT_IDS,
    GAPS,
    GEM_IDS,
    GEMS,
    HEARTH_IDS,
    HEARTHS,
    HERB_IDS,
    HERB_SLOT_IDS,
    HERBS,
    LAST_KNOWLEDGE,
    MENHIR_IDS,
    MENHIRS,
    MULTIPLIERS,
    NONE,
    ORACLE_IDS,
    ORACLE_PLACES,
    PER_SANCTUARY,
    PIPS,
    PLACE_IDS,
    PLACES,
    POTION_IDS,
    RIM,
    RIM_IDS,
    ROTATION_IDS,
    SANCTUARIES,
    SANCTUARY_IDS,
    SEAT_IDS,
    SHOWN,
    SICKLE_PRESTIGE,
    SQUARE_IDS,
    STELE_IDS,
    STELES,
    STONE_BONUS_IDS,
    STONE_IDS,
    STONES,
    TABLET_IDS,
    TABLETS,
    TILE_IDS,
    TILE_SLOT_IDS,
)
from archipel.games.edora.position import LIMITED_MISTLETOE, Edora, Paragraph
from archipel.games.edora.scoring import breakdown, led, progress
from archipel.games.edora.seen import (
    BeigeId,
    BushId,
    Clearing,
    DolmenId,
    FaceId,
    Hearth,
    Link,
    OraclePlace,
    Phase,
    Piece,
    Player,
    Rim,
    Sanctuary,
    SanctuaryId,
    Square,
    Stone,
    Tablet,
    TabletId,
    Turn,
    View,
)

Id = TypeVar("Id", bound=str)


def view(p: Edora, seat: int) -> View:
    """The table as a seat sees it; SPECTATOR sees what is public."""
    viewer = seat if seat >= 0 else None
    over = not p.agenda
    step = p.agenda[-1] if p.agenda else None
    phase: Phase = step.phase if isinstance(step, Paragraph) else "game_over"
    items = led(p)
    laid = len(p.board.tiles) > 0
    points = breakdown(p)
    return View(
        seats=p.seats,
        viewer=viewer,
        scores=points,
        over=over,
        phase=phase,
        round=p.round,
        last_round=p.ending(),
        first=seat_id(p.first),
        acting=seat_id(p.seat),
        tiles=[tile(p, slot) for slot in range(len(p.tiles))],
        frame=[frame_piece(p, slot) for slot in range(len(p.frame))],
        laid=laid,
        sanctuaries=[sanctuary(p, number, laid) for number in range(SANCTUARIES)],
        links=links(p),
        clearings=clearings(p),
        hearths=[hearth(p, number, laid) for number in range(HEARTHS)],
        rim=[Rim(id=RIM_IDS[place], dolmen=dolmen(p, place)) for place in range(RIM)],
        reach=reach(p) if phase == "move" and p.seat >= 0 else {},
        knowledge=knowledge(p),
        oracle=[
            OraclePlace(
                id=ORACLE_IDS[n], tablet=TABLET_IDS[p.display[n]] if p.display[n] != NONE else None
            )
            for n in range(ORACLE_PLACES)
        ],
        oracle_stones=[
            STONE_BONUS_IDS[p.stones[gap]] if gap < len(p.stones) else None for gap in range(GAPS)
        ],
        pile=sum(p.pile),
        potions=subset(p.potions, POTION_IDS),
        gems={GEM_IDS[gem]: p.gems[gem] for gem in range(GEMS)},
        beige=[id for n, id in enumerate(BEIGE_IDS) if p.beige[n] == NONE],
        mistletoe_supply=p.supply if p.rules & LIMITED_MISTLETOE else None,
        players=[
            player(p, other, seat, items[other], sum(points[other].values()) if over else None)
            for other in range(p.seats)
        ],
        turn=turn(p, phase),
        drawn=drawn(p, seat) if viewer is not None else [],
    )


def seat_id(seat: int) -> SeatId | None:
    return SEAT_IDS[seat] if seat >= 0 else None


def subset(bits: int, ids: list[Id]) -> list[Id]:
    return [id for n, id in enumerate(ids) if bits >> n & 1]


# The board


def tile(p: Edora, slot: int) -> Piece:
    lies = p.tiles[slot]
    return Piece(
        slot=TILE_SLOT_IDS[slot],
        id=TILE_IDS[lies // 4],
        rotation=ROTATION_IDS[lies % 4],
        face=face(p, slot),
    )


def frame_piece(p: Edora, slot: int) -> Piece:
    return Piece(
        slot=FRAME_SLOT_IDS[slot],
        id=FRAME_IDS[p.frame[slot]],
        rotation="r0",
        face=face(p, len(TILE_SLOT_IDS) + slot),
    )


def face(p: Edora, slot: int) -> FaceId | None:
    """With three players the faces are known when chance has chosen one of the two ways."""
    if p.board.tiles:
        return FACE_IDS[p.board.face(slot)]
    both = SHOWN[p.seats][0]
    return FACE_IDS[both[0]] if both[0] == both[1] else None


def sanctuary(p: Edora, number: int, laid: bool) -> Sanctuary:
    first = number * PER_SANCTUARY
    stones = [
        Stone(id=STONE_IDS[n % STONES], seat=SEAT_IDS[n // STONES])
        for n in range(p.seats * STONES)
        if p.stands[n] == number
    ]
    return Sanctuary(
        id=SANCTUARY_IDS[number],
        squares=[square(p, first + k) for k in range(p.seats)] if laid else [],
        stones=stones,
        leader=seat_id(p.leader(number)),
    )


def square(p: Edora, number: int) -> Square:
    die = p.dice[number]
    return Square(
        id=SQUARE_IDS[number],
        action=p.board.shows(number),
        seat=SEAT_IDS[die >> 3] if die else None,
        value=die & 7 if die else None,
    )


def links(p: Edora) -> list[Link]:
    flat = p.board.links
    return [
        Link(a=SANCTUARY_IDS[flat[i]], b=SANCTUARY_IDS[flat[i + 1]], dark=flat[i + 2])
        for i in range(0, len(flat), 3)
    ]


def clearings(p: Edora) -> list[Clearing]:
    return [
        Clearing(sanctuaries=subset(light, SANCTUARY_IDS), portal=p.board.has_portal[n])
        for n, light in enumerate(p.board.clearings)
    ]


def hearth(p: Edora, number: int, laid: bool) -> Hearth:
    return Hearth(
        id=HEARTH_IDS[number],
        bonuses=[BONUS_IDS[kind] for kind in p.board.bonus[number]] if laid else [],
        fire=seat_id(p.fires[number]),
    )


def dolmen(p: Edora, place: int) -> DolmenId | None:
    if place >= len(p.ring) or p.linked[p.ring[place]] != NONE:
        return None
    return DOLMEN_IDS[p.ring[place]]


def reach(p: Edora) -> dict[SanctuaryId, int]:
    return {SANCTUARY_IDS[way // 128]: way % 128 for way in p.reach(p.seat)}


def knowledge(p: Edora) -> list[list[SeatId]]:
    """Nobody stands on the track before the first round."""
    spaces: list[list[SeatId]] = [[] for _ in range(LAST_KNOWLEDGE + 1)]
    if p.round:
        for seat in sorted(range(p.seats), key=lambda seat: p.standing[seat]):
            spaces[p.knowledge[seat]].append(SEAT_IDS[seat])
    return spaces


# The players


def player(p: Edora, other: int, seat: int, items: int, score: int | None) -> Player:
    """ED-76: herbs laid in secret are seen by their owner alone."""
    stones = other * STONES
    lie = p.herb_at[other * HERBS : (other + 1) * HERBS]
    shown = other == seat or not p.veiled
    return Player(
        seat=SEAT_IDS[other],
        prestige=score if score is not None else p.prestige(other),
        food=p.food[other],
        mistletoe=p.mistletoe[other],
        reserve=values(p.reserve, other),
        stock=values(p.stock, other),
        placed=p.placed(other),
        pawn=pawn(p.pawn[other]),
        knowledge=p.knowledge[other],
        multiplier=MULTIPLIERS[p.knowledge[other]],
        tie_rank=p.seats - p.standing[other],
        led=items,
        sickle=p.sickle[other],
        sickle_prestige=SICKLE_PRESTIGE[p.sickle[other]],
        herbs={
            HERB_SLOT_IDS[n]: HERB_IDS[herb] if shown and herb != NONE else None
            for n, herb in enumerate(lie)
        },
        herbs_laid=HERBS - lie.count(NONE),
        active=subset(p.active[other], HERB_IDS),
        inactive=subset(p.spent[other], HERB_IDS),
        amulet={
            PLACE_IDS[n]: GEM_IDS[gem] if gem != NONE else None
            for n, gem in enumerate(p.amulet[other * PLACES : (other + 1) * PLACES])
        },
        menhirs=[MENHIR_IDS[n] for n in range(MENHIRS) if p.stands[stones + n] == NONE],
        steles=[STELE_IDS[n] for n in range(STELES) if p.stands[stones + MENHIRS + n] == NONE],
        tablets=tablets(p, other),
        drawn=sum(p.drawn[other * TABLETS : (other + 1) * TABLETS]),
        potions=subset(p.brewed[other], POTION_IDS),
        dolmens=dolmens(p, other),
        fires=p.fires.count(other),
    )


def values(dice: list[int], seat: int) -> list[int]:
    return [pips + 1 for pips in range(PIPS) for _ in range(dice[seat * PIPS + pips])]


def pawn(at: int) -> SanctuaryId | BushId | None:
    if at == NONE:
        return None
    return SANCTUARY_IDS[at] if at < SANCTUARIES else BUSH_IDS[at - SANCTUARIES]


def tablets(p: Edora, seat: int) -> list[Tablet]:
    found: list[Tablet] = []
    for kind in range(TABLETS):
        for _ in range(p.tablets[seat * TABLETS + kind]):
            now = progress(p, seat, kind)
            need = AT_LEAST[kind]
            found.append(Tablet(id=TABLET_IDS[kind], now=now, need=need, done=now >= need))
    return found


def dolmens(p: Edora, seat: int) -> list[DolmenId | BeigeId]:
    linked = [DOLMEN_IDS[c] for c in range(COLOURS) for _ in range(2) if p.linked[c] == seat]
    return [*linked, *[id for n, id in enumerate(BEIGE_IDS) if p.beige[n] == seat]]


def turn(p: Edora, phase: Phase) -> Turn | None:
    if p.round == 0 or p.seat < 0 or phase in ("setup", "game_over"):
        return None
    return Turn(
        seat=SEAT_IDS[p.seat],
        sanctuary=pawn(p.pawn[p.seat]),
        die=p.held or None,
        square=SQUARE_IDS[p.square] if p.square != NONE else None,
    )


def drawn(p: Edora, seat: int) -> list[TabletId]:
    at = seat * TABLETS
    return [TABLET_IDS[kind] for kind in range(TABLETS) for _ in range(p.drawn[at + kind])]
