"""What a view of Bora Bora is made of. The browser's types come from here."""

from __future__ import annotations

import msgspec

from archipel.games import View as GameView


class Die(msgspec.Struct, frozen=True, kw_only=True):
    die: str  # "die_4"
    seat: str


class ActionTile(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # an action tile of this number of players, or "tile_fishing"
    dice: list[Die]  # in the order they were placed
    lowest: int | None  # the lowest die there; the next must be lower. None: any die may be placed


class Region(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    fish_tile: str | None  # None before it is laid
    huts: list[str]  # seats in the order of their arrival
    building_space: str | None  # the seat whose hut stands there: the last one to come


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "man_slot_3"
    person: str | None


class TempleSlot(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "temple_6" is the leftmost
    priest: str | None  # a seat


class JewelCell(msgspec.Struct, frozen=True, kw_only=True):
    round: int  # the column
    row: int
    jewel: str | None


class StatusDisc(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    step: str  # "status_5"
    points: int  # what this space scores at the end of the round
    height: int  # 0 lies at the bottom of the stack on its space


class PersonSpace(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "space_1" to "space_12"
    huts: int  # more than one only on space 12
    person: str | None
    shifted: bool  # is the person shifted down?


class CeremonySpace(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    material: bool  # does the material of this space lie there?
    building: str | None  # the building that covers it


class Built(msgspec.Struct, frozen=True, kw_only=True):
    building: str
    pair: str  # the two ceremony spaces under it


class Need(msgspec.Struct, frozen=True, kw_only=True):
    op: str  # as in task_predicates of components.json
    count: int
    have: int  # what the viewer knows of
    sure: bool  # False: hidden god cards may add to it


class Task(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    needs: list[Need]
    missing: int  # units short, as far as the viewer knows
    sure: bool


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    have: int
    need: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    turn_order: int | None  # the number on the turn order tile
    score: int  # on the score track
    dice: list[str]  # not placed yet, the highest first
    huts: int  # left on the own board
    spaces: list[PersonSpace]
    free_spaces: int  # person spaces that can take a man or a woman now
    ceremony: list[CeremonySpace]
    pairs: list[str]  # pairs of ceremony spaces a building could cover now
    beside: dict[str, int]  # materials beside the board
    unbuilt: list[str]
    built: list[Built]
    offerings: int
    shells: int
    god_tiles: int
    priests: int  # in the supply
    priests_in_temple: int
    jewels: list[str]
    tasks: list[Task | None]  # the three spaces
    tasks_done: int
    tasks_done_with_yellow: int
    cards: int  # number of god cards in hand
    known: dict[str, int]  # those of them that everybody knows
    goals: list[Goal]
    reach: dict[str, dict[str, int]]  # region -> "land" / "water" -> the lowest die that gets there


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What is being done: a die on its tile, or persons of one kind."""

    seat: str
    tile: str | None  # None: persons act, or a start hut is placed
    die: str | None
    gender: str | None
    kind: str | None
    value: int  # what the action counts as; for the helper and goods, what is left of it
    region: str | None  # being entered
    building: str | None  # being built


class View(GameView, frozen=True, kw_only=True):
    round: int  # 0 during the set-up
    phase: str
    acting: str | None  # the seat that decides
    order: list[str]  # the seats by turn order
    tiles: list[ActionTile]  # fishing is the last
    regions: list[Region]
    men: list[Slot]
    women: list[Slot]
    men_left: int
    women_left: int
    temple: list[TempleSlot]  # from the left
    god_stack: int  # god tiles beside the temple
    jewels: list[JewelCell]
    tasks: list[str | None]  # the row on the board
    tasks_left: int  # in the pile of regular tasks
    display: list[str | None]  # five open god cards
    god_pile: int  # number of cards
    discard: dict[str, int]
    status: list[StatusDisc]  # by seat
    building_points: int  # for a building in this round
    priest_points: int  # for each priest at the end of this round
    players: list[Player]
    hand: list[str]  # the viewer's god cards
    action: Action | None
    used: dict[str, list[str]]  # kinds of men and of women used in this turn of phase B
    green_used: bool
