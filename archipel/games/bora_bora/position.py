"""Everything true at a table of Bora Bora, in lists of small numbers."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.components import (
    BUILDINGS,
    CARDS_OF_A_COLOUR,
    COLOURS,
    DICE,
    EMPTY,
    EVERYBODY,
    FACES,
    FIRST_GOD_TILES,
    FIRST_HUTS,
    FIRST_OFFERINGS,
    FISH_TILES,
    GOD_STACK,
    HALF,
    HUT,
    JEWELS,
    KINDS,
    LAST_STEP,
    MATERIALS,
    NO_DIE,
    NONE,
    OPEN_CARDS,
    OPEN_TASKS,
    PAIR_ENDS,
    PATH_COSTS,
    PATH_ENDS,
    PERSON_KIND,
    PERSON_SPACES,
    PERSONS,
    PRIESTS,
    REGIONS,
    SINGLES,
    SLOTS,
    SPACE_12,
    SPACES_FOR,
    SYMBOLS,
    TASK_ROW,
    TASKS,
    TEMPLE_SLOTS,
    TILES,
)
from archipel.games.bora_bora.seen import Phase
from archipel.kernel.core import Position, Step

PHASE_IDS: Final[list[Phase]] = [
    "setup",
    "phase_a",
    "phase_b",
    "jewelry",
    "tasks",
    "new_tasks",
    "final_tasks",
    "game_over",
]
SETUP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
JEWELRY: Final = 3
TASK_PHASE: Final = 4
NEW_TASKS: Final = 5
FINAL_TASKS: Final = 6
GAME_OVER: Final = 7

FROM_START: Final = 0
FROM_FISHING: Final = 1
FROM_HELPER: Final = 2
FROM_PERSONS: Final = 3
FROM_RED: Final = 4
FROM_BUILDINGS: Final = 5
FROM_STATUS: Final = 6
FROM_TEMPLE: Final = 7
FROM_TASKS: Final = 8
SOURCES: Final = 9
"""Where the points on the score track come from; the final scoring adds its own sources."""

GONE_TASKS: Final = 2
GONE_JEWELS: Final = 3
GONE_TILES: Final = 4
"""What has left the game: men, women, tasks, jewels, god tiles."""

FILLED_LATER: Final[list[int]] = []
"""Stands in a new position until ``clone`` or ``set_up`` gives it its own lists."""


def changed(row: list[int], at: int, to: int) -> list[int]:
    """A list with one thing changed; clones share the old one."""
    found = row[:]
    found[at] = to
    return found


def more(row: list[int], at: int, count: int) -> list[int]:
    """A list with so many more in one place; clones share the old one."""
    found = row[:]
    found[at] += count
    return found


class BoraBora(Position):
    """A table. Regions, tiles, persons and cards are numbered as in components.py.

    Clones share all lists, so a list is replaced (``changed``, ``more``), never changed in place.

    ``singles``, ``free``, ``kinds``, ``persons`` and ``shifted`` follow from what lies on the
    person spaces; they are kept beside them because choices and tasks ask for them all the time.
    """

    round: int  # 0 during the set-up
    phase: int
    order: list[int]  # the seats by turn order tile
    place: list[int]  # the turn order tile of each seat, from 0
    played: list[int]  # the order in which phases A and B of this round are played
    points: list[int]  # on the score track, by seat * 9 + source

    cup: int  # dice not rolled yet
    dice: list[int]  # unplaced dice, by seat * 6 + face - 1
    laid: list[int]  # placed dice in their order: tile * 64 + seat * 8 + face
    lowest: list[int]  # the lowest die on each tile, or NO_DIE

    huts: list[int]  # the huts of each region, seat + 1 as octal digits, the last arrival lowest
    land: list[int]  # the regions with a hut of each seat, as a set
    fish: list[int]  # the fish tile of each region
    fish_left: int  # fish tiles not laid yet, as a set

    pile: list[int]  # men and women not drawn yet, as two sets of 36
    row: list[int]  # the person in each slot, men first, or NONE
    spaces: list[int]  # what lies on each person space, by seat * 12 + space
    huts_12: list[int]  # huts on space 12
    singles: list[int]  # huts on spaces 1 to 11
    free: list[int]  # free spaces among 1 to 11
    kinds: list[int]  # persons by seat * 24 + gender * 12 + kind
    persons: list[int]  # by seat * 2 + gender
    shifted: list[int]  # shifted persons by seat * 2 + gender

    filled: list[int]  # ceremony spaces with a material, as a set
    covered: list[int]  # ceremony spaces under a building, as a set
    sites: list[int]  # the pair under each building, by seat * 6 + building, or NONE
    beside: list[int]  # materials beside the board, by seat * 3 + material
    offerings: list[int]
    shells: list[int]

    priests: list[int]  # in the supply
    temple: list[int]  # whose priest stands on each slot, or NONE
    step: list[int]  # on the status track
    stacked: list[int]  # the seats by their last move on that track: later ones lie on top

    hand: list[int]  # god cards, by seat * 5 + colour
    known: list[int]  # how many of them everybody knows, by seat * 5 + colour
    display: list[int]  # the card on each place, or NONE
    deck: list[int]  # the pile, by colour
    left: int  # cards in the pile
    discard: list[int]  # by colour
    counted: bool  # has the pile been made anew, so that ``sure`` says something?
    sure: list[int]  # what each seat, and a spectator, can count on to be in the pile
    god_tiles: list[int]
    god_stack: int

    jewels: list[int]  # the grid, round by round, or NONE
    jewels_left: int  # jewels not laid yet, as a set
    owned: list[int]  # the jewels of each seat, as a set

    tasks_left: int  # tasks not drawn yet, as a set
    task_row: list[int]  # face up on the board, or NONE
    open_tasks: list[int]  # by seat * 3, or NONE
    done: list[int]  # tasks fulfilled
    done_yellow: list[int]  # how many of them with a Yellow God
    gone: list[int]  # what has left the game

    doer: int  # the seat whose die or person acts, or NONE
    tile: int  # the tile its die was placed on, or NONE
    face: int  # the die
    power: int  # what the action counts as; the helper spends it
    whitenable: bool  # may a White God still raise it?
    occupied: bool  # was there a die on the tile before?
    blue_paid: bool
    white_due: bool  # is the White God compulsory?
    region: int  # the region being entered, or NONE
    building: int  # the building being built, or NONE
    spot_12: bool  # does the hut leave space 12, or the person go there, although another could?
    gender: int  # of the persons being used
    team: int  # how many of them act together
    kind: int  # their kind, or NONE
    used: list[int]  # kinds of men and of women used in this turn of phase B, as sets
    green_used: bool
    fresh: list[int]  # persons taken in this turn of phase B

    gift_choice: bool
    shared_start: bool
    white_is_six: bool
    fresh_wait: bool
    still_shown: bool
    every_hut: bool
    old_tie: bool
    jewels_open: bool

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.phase = SETUP
        self.order = FILLED_LATER
        self.place = FILLED_LATER
        self.played = FILLED_LATER
        self.points = FILLED_LATER
        self.cup = 0
        self.dice = FILLED_LATER
        self.laid = FILLED_LATER
        self.lowest = FILLED_LATER
        self.huts = FILLED_LATER
        self.land = FILLED_LATER
        self.fish = FILLED_LATER
        self.fish_left = 0
        self.pile = FILLED_LATER
        self.row = FILLED_LATER
        self.spaces = FILLED_LATER
        self.huts_12 = FILLED_LATER
        self.singles = FILLED_LATER
        self.free = FILLED_LATER
        self.kinds = FILLED_LATER
        self.persons = FILLED_LATER
        self.shifted = FILLED_LATER
        self.filled = FILLED_LATER
        self.covered = FILLED_LATER
        self.sites = FILLED_LATER
        self.beside = FILLED_LATER
        self.offerings = FILLED_LATER
        self.shells = FILLED_LATER
        self.priests = FILLED_LATER
        self.temple = FILLED_LATER
        self.step = FILLED_LATER
        self.stacked = FILLED_LATER
        self.hand = FILLED_LATER
        self.known = FILLED_LATER
        self.display = FILLED_LATER
        self.deck = FILLED_LATER
        self.left = 0
        self.discard = FILLED_LATER
        self.counted = False
        self.sure = FILLED_LATER
        self.god_tiles = FILLED_LATER
        self.god_stack = 0
        self.jewels = FILLED_LATER
        self.jewels_left = 0
        self.owned = FILLED_LATER
        self.tasks_left = 0
        self.task_row = FILLED_LATER
        self.open_tasks = FILLED_LATER
        self.done = FILLED_LATER
        self.done_yellow = FILLED_LATER
        self.gone = FILLED_LATER
        self.doer = NONE
        self.tile = NONE
        self.face = 0
        self.power = 0
        self.whitenable = False
        self.occupied = False
        self.blue_paid = False
        self.white_due = False
        self.region = NONE
        self.building = NONE
        self.spot_12 = False
        self.gender = 0
        self.team = 0
        self.kind = NONE
        self.used = FILLED_LATER
        self.green_used = False
        self.fresh = FILLED_LATER
        self.gift_choice = False
        self.shared_start = False
        self.white_is_six = False
        self.fresh_wait = False
        self.still_shown = False
        self.every_hut = False
        self.old_tie = False
        self.jewels_open = False

    def set_up(self, seats: int, options: dict[str, str]) -> None:
        """BB-101, BB-107, BB-109, BB-110: the table before anything is drawn."""
        self.seats = seats
        self.order = []
        self.place = [NONE] * seats
        self.played = []
        self.points = [0] * (seats * SOURCES)
        self.cup = seats * DICE
        self.dice = [0] * (seats * FACES)
        self.laid = []
        self.lowest = [NO_DIE] * TILES
        self.huts = [0] * REGIONS
        self.land = [0] * seats
        self.fish = [NONE] * REGIONS
        self.fish_left = (1 << FISH_TILES) - 1
        self.pile = EVERYBODY[:]
        self.row = [NONE] * (2 * SLOTS)
        self.spaces = []
        for _ in range(seats):
            for space in range(PERSON_SPACES):
                on_it = HUT if space != SPACE_12 and FIRST_HUTS[space] else EMPTY
                self.spaces.append(on_it)
        self.huts_12 = [FIRST_HUTS[SPACE_12]] * seats
        self.singles = [sum(FIRST_HUTS[:SINGLES])] * seats
        self.free = [SINGLES - sum(FIRST_HUTS[:SINGLES])] * seats
        self.kinds = [0] * (seats * 2 * KINDS)
        self.persons = [0] * (seats * 2)
        self.shifted = [0] * (seats * 2)
        self.filled = [0] * seats
        self.covered = [0] * seats
        self.sites = [NONE] * (seats * BUILDINGS)
        self.beside = [0] * (seats * MATERIALS)
        self.offerings = [FIRST_OFFERINGS] * seats
        self.shells = [0] * seats
        self.priests = [PRIESTS] * seats
        self.temple = [NONE] * TEMPLE_SLOTS
        self.step = [0] * seats
        self.stacked = list(range(seats))
        self.hand = [0] * (seats * COLOURS)
        self.known = [0] * (seats * COLOURS)
        self.display = [NONE] * OPEN_CARDS
        self.deck = [CARDS_OF_A_COLOUR] * COLOURS
        self.left = CARDS_OF_A_COLOUR * COLOURS
        self.discard = [0] * COLOURS
        self.sure = [0] * ((seats + 1) * COLOURS)
        self.god_tiles = [FIRST_GOD_TILES] * seats
        self.god_stack = GOD_STACK
        self.jewels = [NONE] * JEWELS
        self.jewels_left = (1 << JEWELS) - 1
        self.owned = [0] * seats
        self.tasks_left = (1 << TASKS) - 1
        self.task_row = [NONE] * TASK_ROW
        self.open_tasks = [NONE] * (seats * OPEN_TASKS)
        self.done = [0] * seats
        self.done_yellow = [0] * seats
        self.gone = [0] * 5
        self.used = [0, 0]
        self.fresh = []
        self.gift_choice = options["region_gift"] == "material_or_offering"
        self.shared_start = options["start_regions"] == "shared"
        self.white_is_six = options["white_god_placing"] == "six"
        self.fresh_wait = options["fresh_persons"] == "wait"
        self.still_shown = options["yellow_payment"] == "still_shown"
        self.every_hut = options["final_fish"] == "every_hut"
        self.old_tie = options["tie_break"] == "old_order"
        self.jewels_open = options["bought_jewels"] == "face_up"

    def clone(self) -> BoraBora:
        other = BoraBora()
        self.clone_into(other)
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.place = self.place
        other.played = self.played
        other.points = self.points
        other.cup = self.cup
        other.dice = self.dice
        other.laid = self.laid
        other.lowest = self.lowest
        other.huts = self.huts
        other.land = self.land
        other.fish = self.fish
        other.fish_left = self.fish_left
        other.pile = self.pile
        other.row = self.row
        other.spaces = self.spaces
        other.huts_12 = self.huts_12
        other.singles = self.singles
        other.free = self.free
        other.kinds = self.kinds
        other.persons = self.persons
        other.shifted = self.shifted
        other.filled = self.filled
        other.covered = self.covered
        other.sites = self.sites
        other.beside = self.beside
        other.offerings = self.offerings
        other.shells = self.shells
        other.priests = self.priests
        other.temple = self.temple
        other.step = self.step
        other.stacked = self.stacked
        other.hand = self.hand
        other.known = self.known
        other.display = self.display
        other.deck = self.deck
        other.left = self.left
        other.discard = self.discard
        other.counted = self.counted
        other.sure = self.sure
        other.god_tiles = self.god_tiles
        other.god_stack = self.god_stack
        other.jewels = self.jewels
        other.jewels_left = self.jewels_left
        other.owned = self.owned
        other.tasks_left = self.tasks_left
        other.task_row = self.task_row
        other.open_tasks = self.open_tasks
        other.done = self.done
        other.done_yellow = self.done_yellow
        other.gone = self.gone
        other.doer = self.doer
        other.tile = self.tile
        other.face = self.face
        other.power = self.power
        other.whitenable = self.whitenable
        other.occupied = self.occupied
        other.blue_paid = self.blue_paid
        other.white_due = self.white_due
        other.region = self.region
        other.building = self.building
        other.spot_12 = self.spot_12
        other.team = self.team
        other.gender = self.gender
        other.kind = self.kind
        other.used = self.used
        other.green_used = self.green_used
        other.fresh = self.fresh
        other.gift_choice = self.gift_choice
        other.shared_start = self.shared_start
        other.white_is_six = self.white_is_six
        other.fresh_wait = self.fresh_wait
        other.still_shown = self.still_shown
        other.every_hut = self.every_hut
        other.old_tie = self.old_tie
        other.jewels_open = self.jewels_open
        return other

    def leave_game(self, things: int, count: int) -> None:
        """So many things leave the game."""
        self.gone = more(self.gone, things, count)

    # Points and status

    def score(self, seat: int, source: int, points: int) -> None:
        self.points = more(self.points, seat * SOURCES + source, points)

    def track(self, seat: int) -> int:
        """BB-005: what a seat's disc shows on the score track."""
        total = 0
        for at in range(seat * SOURCES, (seat + 1) * SOURCES):
            total += self.points[at]
        return total

    def climb(self, seat: int, steps: int) -> int:
        """BB-008: a status disc moves on, onto whatever lies there; how far it came."""
        before = self.step[seat]
        after = before + steps
        if after > LAST_STEP:
            after = LAST_STEP
        if after != before:
            self.step = changed(self.step, seat, after)
            stacked = [other for other in self.stacked if other != seat]
            stacked.append(seat)
            self.stacked = stacked
        return after - before

    # Huts and paths

    def least_path(self, seat: int, route: int) -> int:
        """BB-301: the lowest die with which a seat can expand this way, or NO_DIE."""
        mine = self.land[seat]
        ends = PATH_ENDS[route]
        for at in range(len(ends)):
            both = ends[at]
            met = mine & both
            if met and met != both:
                return PATH_COSTS[route][at]
        return NO_DIE

    def reach(self, seat: int, route: int, power: int) -> int:
        """BB-301, BB-303, BB-309: the regions a seat can expand to this way, as a set."""
        mine = self.land[seat]
        ends = PATH_ENDS[route]
        costs = PATH_COSTS[route]
        found = 0
        for at in range(len(ends)):
            if costs[at] > power:
                break
            both = ends[at]
            if mine & both:
                found |= both
        return found & ~mine

    def holder(self, region: int) -> int:
        """BB-712: whose hut stands on the building space, or NONE."""
        return (self.huts[region] & 7) - 1

    def take_hut(self, seat: int, from_12: bool) -> None:
        """BB-015, BB-302: a hut leaves space 12 or the first single space that has one."""
        if from_12:
            self.huts_12 = more(self.huts_12, seat, -1)
            return
        at = seat * PERSON_SPACES
        while self.spaces[at] != HUT:
            at += 1
        self.spaces = changed(self.spaces, at, EMPTY)
        self.singles = more(self.singles, seat, -1)
        self.free = more(self.free, seat, 1)

    def put_hut(self, seat: int, region: int) -> None:
        """BB-302: a hut comes onto the building space; earlier ones are shifted aside."""
        self.huts = changed(self.huts, region, self.huts[region] << 3 | (seat + 1))
        self.land = changed(self.land, seat, self.land[seat] | 1 << region)

    def can_move_hut(self, seat: int) -> bool:
        """BB-010, BB-014: is there a hut to move, and may huts stand on space 12?"""
        return self.singles[seat] > 0 and self.spaces[seat * PERSON_SPACES + SPACE_12] == EMPTY

    # Persons

    def open_12(self, seat: int) -> bool:
        """BB-014, BB-304: may a person be put on space 12?"""
        return self.huts_12[seat] == 0 and self.spaces[seat * PERSON_SPACES + SPACE_12] == EMPTY

    def has_room(self, seat: int) -> bool:
        """BB-322: is there a free person space?"""
        return self.free[seat] > 0 or self.open_12(seat)

    def least_slot(self, gender: int) -> int:
        """BB-321: the lowest die that finds a person in a row, or NO_DIE."""
        for slot in range(SLOTS):
            if self.row[gender * SLOTS + slot] != NONE:
                return slot + 1
        return NO_DIE

    def put_person(self, seat: int, person: int, on_12: bool) -> int:
        """BB-015, BB-322: a person comes onto space 12 or the first free single space."""
        first = seat * PERSON_SPACES
        at = first + SPACE_12
        if not on_12:
            at = first
            while self.spaces[at] != EMPTY:
                at += 1
            self.free = more(self.free, seat, -1)
        self.spaces = changed(self.spaces, at, person)
        gender = person // HALF
        self.kinds = more(self.kinds, (seat * 2 + gender) * KINDS + PERSON_KIND[person], 1)
        self.persons = more(self.persons, seat * 2 + gender, 1)
        return at - first

    def shift(self, seat: int, person: int) -> int:
        """BB-012, BB-332, BB-333: a person is shifted down; the number of its symbols."""
        at = self.spaces.index(person, seat * PERSON_SPACES)
        self.spaces = changed(self.spaces, at, person + PERSONS)
        self.shifted = more(self.shifted, seat * 2 + person // HALF, 1)
        return SYMBOLS[person]

    def acting(self, seat: int, gender: int, kind: int) -> int:
        """BB-402, BB-409: how many persons of a kind act together."""
        count = self.kinds[(seat * 2 + gender) * KINDS + kind]
        if self.fresh_wait and count:
            for person in self.fresh:
                if person // HALF == gender and PERSON_KIND[person] == kind:
                    count -= 1
        return count

    # Ceremony spaces

    def open_spaces(self, seat: int, material: int) -> int:
        """BB-009: the free ceremony spaces for a material, as a set."""
        return SPACES_FOR[material] & ~(self.filled[seat] | self.covered[seat])

    def least_building(self, seat: int) -> int:
        """BB-351, BB-352: the lowest die a seat can build with, or NO_DIE."""
        filled = self.filled[seat]
        for both in PAIR_ENDS:
            if filled & both == both:
                for building in range(BUILDINGS):
                    if self.sites[seat * BUILDINGS + building] == NONE:
                        return building + 1
                return NO_DIE
        return NO_DIE


class Paragraph(Step[BoraBora]):
    """What all steps of Bora Bora share: the table they change."""
