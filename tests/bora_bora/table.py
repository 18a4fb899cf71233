"""Tables to test on: a position is set up by hand, then played with choices as text.

Short notes: a hand is ``"blue white red"``, a row of the temple ``"a b - c - -"`` from slot 6 to
slot 1, persons are their ids (``"man_build_2"``, with ``!`` behind it once shifted), regions,
tasks, jewels and ceremony spaces are their ids; seats are numbers.
"""

from __future__ import annotations

from archipel.games.bora_bora import GAME
from archipel.games.bora_bora.components import (
    ACTION_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CEREMONY_IDS,
    COLOURS,
    DICE,
    EMPTY,
    FACES,
    FISH_IDS,
    GOD_IDS,
    HALF,
    HUT,
    JEWEL_IDS,
    JEWEL_ROWS,
    JEWELS,
    MATERIAL_IDS,
    MATERIALS,
    NONE,
    OPEN_TASKS,
    PAIR_ENDS,
    PAIR_IDS,
    PERSON_IDS,
    PERSON_SPACES,
    REGION_IDS,
    REGIONS,
    SINGLES,
    SLOTS,
    SPACE_12,
    TASK_IDS,
    TASK_ROW,
    TEMPLE_SLOTS,
    TILE_IDS,
)
from archipel.games.bora_bora.position import (
    GONE_TASKS,
    GONE_TILES,
    PHASE_A,
    PHASE_B,
    SOURCES,
    TASK_PHASE,
    BoraBora,
)
from archipel.games.bora_bora.scoring import SOURCE_IDS
from archipel.games.bora_bora.steps import (
    GAME_END,
    JEWELRY_PHASE,
    PHASE_C,
    PLACE_DIE,
    ROUND,
    ROUND_END,
    STATUS_SCORING,
    TEMPLE_SCORING,
)
from archipel.games.bora_bora.steps_actions import ACTION
from archipel.games.bora_bora.steps_goods import TAKE_GOD_CARD, fire_bonus
from archipel.games.bora_bora.steps_persons import END_ACTION, PERSONS_TURN
from archipel.games.bora_bora.steps_setup import START_HUT
from archipel.games.bora_bora.steps_tasks import END_TASKS, GIVE_TASK, TAKE_TASKS
from archipel.kernel.match import Match
from tests.acting import act as act
from tests.acting import let as let
from tests.acting import let_chance as let_chance
from tests.acting import play_any as play_any
from tests.acting import play_on as play_on
from tests.acting import position, settle
from tests.acting import told as told
from tests.acting import worlds as worlds

LETTERS = "abcd"
FROM_12 = "hut_from space_12"
"""Beside regions to expand to, as long as huts stand on single spaces and on space 12."""
COUNTS = (2, 3, 4)
EVERY_OPTION = {
    "region_gift": "material_or_offering",
    "start_regions": "shared",
    "white_god_placing": "six",
    "fresh_persons": "wait",
    "yellow_payment": "still_shown",
    "final_fish": "every_hut",
    "tie_break": "old_order",
    "bought_jewels": "face_up",
}
"""Every table option at its other value."""


def at(m: Match) -> BoraBora:
    """The position of a match."""
    return position(m, BoraBora)


def table(
    seats: int = 4,
    *,
    round: int = 1,
    order: list[int] | None = None,
    huts: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    offerings: dict[int, int] | None = None,
    god_tiles: dict[int, int] | None = None,
    shells: dict[int, int] | None = None,
    persons: dict[int, str] | None = None,
    materials: dict[int, str] | None = None,
    buildings: dict[int, str] | None = None,
    beside: dict[int, str] | None = None,
    jewels: dict[int, str] | None = None,
    tasks: dict[int, str] | None = None,
    done: dict[int, int] | None = None,
    temple: str = "",
    status: dict[int, int] | None = None,
    men: str = "",
    women: str = "",
    fish: dict[str, str] | None = None,
    display: str = "",
    task_row: str = "",
    column: str = "",
    **options: str,
) -> Match:
    """A table with nothing to do yet; everything not named is empty.

    ``huts={0: "center_forest north_beach"}`` are regions in the order of arrival, seat by seat;
    they come from single spaces. ``materials={0: "c11 c12"}`` are ceremony spaces,
    ``buildings={0: "building_1=c11_c12"}`` buildings and what they cover, ``column`` the jewels of
    this round; ``men`` and ``women`` fill the slots from 1 on, ``-`` is a gap. Nobody has
    offerings, god tiles or god cards unless they are given.
    """
    m = Match(GAME, seats, options)
    p = at(m)
    p.agenda = []
    p.phase = PHASE_A
    p.round = round
    p.order = list(order) if order else list(range(seats))
    p.played = p.order[:]
    p.stacked = p.order[::-1]
    for place, seat in enumerate(p.order):
        p.place[seat] = place
    for seat in range(seats):
        p.offerings[seat] = (offerings or {}).get(seat, 0)
        p.shells[seat] = (shells or {}).get(seat, 0)
        tiles = (god_tiles or {}).get(seat, 0)
        p.gone[GONE_TILES] += p.god_tiles[seat] - tiles
        p.god_tiles[seat] = tiles
        p.done[seat] = (done or {}).get(seat, 0)
    lay_fish(m, fish or {})
    for seat, regions in (huts or {}).items():
        for region in regions.split():
            put_hut(m, seat, region)
    for seat, cards in (hands or {}).items():
        give(m, seat, cards)
    for seat, cards in (known or {}).items():
        for card in cards.split():
            p.known[seat * COLOURS + GOD_IDS.index(f"god_{card}")] += 1
    for seat, names in (persons or {}).items():
        for name in names.split():
            put_person(m, seat, name)
    for seat, spaces in (materials or {}).items():
        for space in spaces.split():
            p.filled[seat] |= 1 << CEREMONY_IDS.index(space)
    for seat, sites in (buildings or {}).items():
        for site in sites.split():
            put_building(m, seat, site)
    for seat, names in (beside or {}).items():
        for name in names.split():
            p.beside[seat * MATERIALS + MATERIAL_IDS.index(name)] += 1
    for seat, names in (jewels or {}).items():
        for name in names.split():
            p.jewels_left &= ~(1 << JEWEL_IDS.index(name))
            p.owned[seat] |= 1 << JEWEL_IDS.index(name)
    for seat, names in (tasks or {}).items():
        for i, name in enumerate(names.split()):
            p.tasks_left &= ~(1 << TASK_IDS.index(name))
            p.open_tasks[seat * OPEN_TASKS + i] = TASK_IDS.index(name)
    if temple:
        temple_of(m, temple)
    for seat, step in (status or {}).items():
        p.climb(seat, step)
    fill_row(m, men, women)
    open_cards(m, display)
    for i, name in enumerate(task_row.split()):
        p.tasks_left &= ~(1 << TASK_IDS.index(name))
        p.task_row[i] = TASK_IDS.index(name)
    for i, name in enumerate(column.split()):
        p.jewels_left &= ~(1 << JEWEL_IDS.index(name))
        p.jewels[(round - 1) * JEWEL_ROWS + i] = JEWEL_IDS.index(name)
    settle(m)
    return m


# Pieces


def lay_fish(m: Match, fish: dict[str, str]) -> None:
    """Fish tiles on the regions named; the others get the tiles left, in their order."""
    p = at(m)
    p.fish = [NONE] * REGIONS
    left = list(range(len(FISH_IDS)))
    for region, tile in fish.items():
        p.fish[REGION_IDS.index(region)] = FISH_IDS.index(tile)
        left.remove(FISH_IDS.index(tile))
    for region in range(REGIONS):
        if p.fish[region] == NONE:
            p.fish[region] = left.pop(0)
    p.fish_left = 0


def put_hut(m: Match, seat: int, region: str, from_12: bool = False) -> None:
    """A hut placed earlier."""
    at(m).take_hut(seat, from_12)
    at(m).put_hut(seat, REGION_IDS.index(region))


def huts_left(m: Match, seat: int, singles: int, on_12: int) -> None:
    """So many huts stand on the first single spaces without a person, and on space 12.

    What is no longer on the board is not on the map either: only for positions where that does
    not matter.
    """
    p = at(m)
    first = seat * PERSON_SPACES
    p.singles[seat] = singles
    p.huts_12[seat] = on_12
    p.free[seat] = 0
    for space in range(first + SINGLES - 1, first - 1, -1):
        if p.spaces[space] >= 0:
            continue
        p.spaces[space] = HUT if singles > 0 else EMPTY
        p.free[seat] += singles <= 0
        singles -= 1


def put_person(m: Match, seat: int, name: str) -> None:
    """A person taken earlier, on a single space (a hut leaves the board if all are taken)."""
    p = at(m)
    person = PERSON_IDS.index(name.rstrip("!"))
    p.pile[person // HALF] &= ~(1 << person % HALF)
    if p.free[seat] == 0:
        p.take_hut(seat, False)
    p.put_person(seat, person, False)
    if name.endswith("!"):
        p.shift(seat, person)


def put_person_on_12(m: Match, seat: int, name: str) -> None:
    """A person on space 12; the huts there leave the board."""
    p = at(m)
    p.huts_12[seat] = 0
    person = PERSON_IDS.index(name)
    p.pile[person // HALF] &= ~(1 << person % HALF)
    p.put_person(seat, person, True)


def put_building(m: Match, seat: int, site: str) -> None:
    """A building placed earlier: "building_1=c11_c12"."""
    p = at(m)
    building, pair = site.split("=")
    p.sites[seat * BUILDINGS + BUILDING_IDS.index(building)] = PAIR_IDS.index(pair)
    p.covered[seat] |= PAIR_ENDS[PAIR_IDS.index(pair)]


def give(m: Match, seat: int, cards: str) -> None:
    """God cards into a hand, unseen by the others."""
    p = at(m)
    for word in cards.split():
        colour = GOD_IDS.index(f"god_{word}")
        p.deck[colour] -= 1
        p.left -= 1
        p.hand[seat * COLOURS + colour] += 1


def open_cards(m: Match, display: str) -> None:
    """The open god cards, place by place: "blue blue red"."""
    p = at(m)
    for place, word in enumerate(display.split()):
        colour = GOD_IDS.index(f"god_{word}")
        p.deck[colour] -= 1
        p.left -= 1
        p.display[place] = colour


def pile_of(m: Match, cards: str, discard: str = "") -> None:
    """The pile holds these god cards only, and these were discarded."""
    p = at(m)
    p.deck = [0] * COLOURS
    p.discard = [0] * COLOURS
    for word in cards.split():
        p.deck[GOD_IDS.index(f"god_{word}")] += 1
    for word in discard.split():
        p.discard[GOD_IDS.index(f"god_{word}")] += 1
    p.left = sum(p.deck)


def temple_of(m: Match, temple: str) -> None:
    """The temple from slot 6 to slot 1: "a b - c - -"; the priests leave the supplies."""
    p = at(m)
    for i, letter in enumerate(temple.split()):
        if letter != "-":
            seat = LETTERS.index(letter)
            p.temple[TEMPLE_SLOTS - 1 - i] = seat
            p.priests[seat] -= 1


def temple_now(m: Match) -> str:
    """The temple from slot 6 to slot 1, in short."""
    seats = [at(m).temple[slot] for slot in range(TEMPLE_SLOTS - 1, -1, -1)]
    return " ".join("-" if seat == NONE else LETTERS[seat] for seat in seats)


def fill_row(m: Match, men: str, women: str) -> None:
    """Persons on the board from slot 1 on; ``-`` is a gap."""
    p = at(m)
    for gender, names in enumerate((men, women)):
        for slot, name in enumerate(names.split()):
            if name != "-":
                person = PERSON_IDS.index(name)
                p.pile[gender] &= ~(1 << person % HALF)
                p.row[gender * SLOTS + slot] = person


def dice_on(m: Match, tile: str, faces: str, seat: int = 1) -> None:
    """Dice that lie on a tile already, in their order: dice_on(m, "tile_helper", "5 3")."""
    p = at(m)
    number = TILE_IDS.index(tile)
    for face in map(int, faces.split()):
        p.laid.append(number * 64 + seat * 8 + face)
        p.lowest[number] = min(p.lowest[number], face)
        p.cup -= 1


# Steps


def place_dice(m: Match, *dice: tuple[int, str]) -> Match:
    """Seats hold these dice, (0, "3 5"), and place them one by one in this order of turns."""
    p = at(m)
    p.phase = PHASE_A
    turns: list[int] = []
    most = max(len(faces.split()) for _, faces in dice)
    for seat, faces in dice:
        for face in map(int, faces.split()):
            p.dice[seat * FACES + face - 1] += 1
            p.cup -= 1
    for turn in range(most):
        turns += [seat for seat, faces in dice if len(faces.split()) > turn]
    for seat in reversed(turns):
        p.then(PLACE_DIE[seat])
    settle(m)
    return m


def do_action(m: Match, action: str, value: int, seat: int = 0, white: bool = False) -> Match:
    """A seat carries out "land", "helper", ... with a value; White may be played if ``white``."""
    p = at(m)
    p.doer = seat
    p.power = value
    p.whitenable = white
    p.then(END_ACTION)
    p.then(ACTION[ACTION_IDS.index(action)][seat])
    settle(m)
    return m


def persons_turn(m: Match, *seats: int) -> Match:
    """These seats have their turns of phase B, one after the other."""
    p = at(m)
    p.phase = PHASE_B
    for seat in reversed(seats or (0,)):
        p.then(PERSONS_TURN[seat])
    settle(m)
    return m


def score_status(m: Match) -> Match:
    """C1: status points and the new turn order; nothing follows."""
    at(m).then(STATUS_SCORING)
    settle(m)
    return m


def score_temple(m: Match) -> Match:
    """C2: points for priests and the god tile; nothing follows."""
    at(m).then(TEMPLE_SCORING)
    settle(m)
    return m


def buy_jewels(m: Match) -> Match:
    """C3 in turn order; nothing follows."""
    at(m).then(JEWELRY_PHASE)
    settle(m)
    return m


def phase_c(m: Match) -> Match:
    """The whole of phase C, and on into the next round or the final tasks."""
    at(m).agenda.extend(PHASE_C)
    settle(m)
    return m


def give_tasks(m: Match, *seats: int) -> Match:
    """C4: these seats give a task each; nothing follows."""
    p = at(m)
    p.phase = TASK_PHASE
    for seat in reversed(seats or (0,)):
        p.then(GIVE_TASK[seat])
    settle(m)
    return m


def take_tasks(m: Match, *seats: int) -> Match:
    """C4: these seats take a task each; nothing follows."""
    p = at(m)
    for seat in reversed(seats or (0,)):
        p.then(TAKE_TASKS[seat])
    settle(m)
    return m


def final_tasks(m: Match, *seats: int) -> Match:
    """The final tasks of these seats; nothing follows."""
    p = at(m)
    for seat in reversed(seats or (0,)):
        p.then(END_TASKS[seat])
    settle(m)
    return m


def end_round(m: Match) -> Match:
    """What happens after the last task was taken."""
    at(m).then(ROUND_END)
    settle(m)
    return m


def begin_round(m: Match) -> Match:
    """The round of the table begins: the dice are to be rolled."""
    p = at(m)
    p.round -= 1
    p.cup = p.seats * DICE
    p.then(ROUND)
    settle(m)
    return m


def start_huts(m: Match) -> Match:
    """The start huts, last player first; nothing follows."""
    p = at(m)
    p.phase = 0
    p.round = 0
    for seat in p.order:
        p.then(START_HUT[seat])
    settle(m)
    return m


def take_god_card(m: Match, seat: int = 0) -> Match:
    """A seat takes a god card."""
    at(m).then(TAKE_GOD_CARD[seat])
    settle(m)
    return m


def fire(m: Match, seat: int = 0) -> Match:
    """A seat receives a fire bonus."""
    fire_bonus(at(m), seat)
    settle(m)
    return m


def end(m: Match) -> Match:
    """The final scoring of the table as it stands; nobody fulfils a final task."""
    at(m).then(GAME_END)
    settle(m)
    return m


# Playing and looking


def lines(m: Match, verb: str = "") -> set[str]:
    """The options as text, of one verb or all."""
    return {line for line in m.lines() if not verb or line.split()[0] == verb}


def operands(m: Match, verb: str) -> set[str]:
    """What stands behind a verb in the options: "expand" -> {"center_plain", ...}."""
    return {" ".join(line.split()[1:]) for line in m.lines() if line.split()[0] == verb}


def points(m: Match, source: str) -> list[int]:
    """Points of one source, by seat."""
    return [mine[source] for mine in GAME.breakdown(at(m))]


def track(m: Match) -> list[int]:
    """What the score track shows, by seat."""
    return [at(m).track(seat) for seat in range(at(m).seats)]


def hand_of(m: Match, seat: int) -> str:
    """The god cards of a seat in short: "blue white"."""
    p = at(m)
    words = [god.removeprefix("god_") for god in GOD_IDS]
    return " ".join(words[c] for c in range(COLOURS) for _ in range(p.hand[seat * COLOURS + c]))


def materials_of(m: Match, seat: int) -> set[str]:
    """The ceremony spaces of a seat with a material: {"c11", ...}."""
    p = at(m)
    return {CEREMONY_IDS[i] for i in range(len(CEREMONY_IDS)) if p.filled[seat] >> i & 1}


def regions_of(m: Match, seat: int) -> set[str]:
    """The regions with a hut of a seat."""
    p = at(m)
    return {REGION_IDS[r] for r in range(REGIONS) if p.land[seat] >> r & 1}


def persons_of(m: Match, seat: int) -> set[str]:
    """The persons of a seat, with ``!`` once shifted."""
    p = at(m)
    mine = p.spaces[seat * PERSON_SPACES : (seat + 1) * PERSON_SPACES]
    return {PERSON_IDS[n % 72] + ("!" if n >= 72 else "") for n in mine if n >= 0}


def on_space_12(m: Match, seat: int) -> str | None:
    """The person on space 12, if there is one."""
    lies = at(m).spaces[seat * PERSON_SPACES + SPACE_12]
    return PERSON_IDS[lies % 72] if lies >= 0 else None


def open_tasks_of(m: Match, seat: int) -> set[str]:
    p = at(m)
    mine = p.open_tasks[seat * OPEN_TASKS : (seat + 1) * OPEN_TASKS]
    return {TASK_IDS[task] for task in mine if task != NONE}


def jewels_of(m: Match, seat: int) -> set[str]:
    return {JEWEL_IDS[j] for j in range(JEWELS) if at(m).owned[seat] >> j & 1}


def task_display(m: Match) -> list[str]:
    """The tasks on the board."""
    p = at(m)
    return [TASK_IDS[p.task_row[i]] for i in range(TASK_ROW) if p.task_row[i] != NONE]


def boxed_tasks(m: Match) -> int:
    """How many tasks have left the game."""
    return at(m).gone[GONE_TASKS]


def score_by_hand(m: Match, seat: int, source: str, points: int) -> None:
    """Points scored earlier."""
    at(m).points[seat * SOURCES + SOURCE_IDS.index(source)] += points
