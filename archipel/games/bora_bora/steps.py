"""The rounds of Bora Bora: BB-201 to BB-210, BB-361, BB-501 to BB-542 and BB-711 to BB-722.

The set-up stands in steps_setup.py, the actions in steps_actions.py, gods and goods in
steps_goods.py, phase B in steps_persons.py and the tasks in steps_tasks.py.
"""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    ACTIONS_OF,
    BLUE,
    DICE,
    FACES,
    FISHING,
    FISHING_POINTS,
    GOAL_POINTS,
    GOAL_SIZE,
    GOALS,
    HALF,
    JEWEL_COST,
    JEWEL_POINTS,
    JEWEL_ROWS,
    MOST,
    NO_DIE,
    NONE,
    PRIEST_POINTS,
    ROUNDS,
    ROW_FOR,
    SEAT_IDS,
    SLOTS,
    STARTING,
    STATUS_POINTS,
    TASK_ROW,
    TASKS,
    TEMPLE_SLOTS,
    TILES,
    TILES_FOR,
    WHITE,
)
from archipel.games.bora_bora.position import (
    FINAL_TASKS,
    FROM_FISHING,
    FROM_STATUS,
    FROM_TEMPLE,
    GAME_OVER,
    GONE_JEWELS,
    GONE_TASKS,
    GONE_TILES,
    JEWELRY,
    NEW_TASKS,
    PHASE_A,
    TASK_PHASE,
    BoraBora,
    Paragraph,
    changed,
    more,
)
from archipel.games.bora_bora.position_gods import guarded, payable, payable_both
from archipel.games.bora_bora.scoring import (
    breakdown,
    fish_points,
    jewel_points,
    progress,
    ranks,
)
from archipel.games.bora_bora.steps_actions import CHOOSE_ACTION, begin, least_on
from archipel.games.bora_bora.steps_goods import PAY_FOR_BLUE
from archipel.games.bora_bora.steps_persons import END_ACTION, PERSONS_TURN
from archipel.games.bora_bora.steps_tasks import END_TASKS, GIVE_TASK, TAKE_TASKS
from archipel.games.bora_bora.vocabulary import (
    ANY_ROLL,
    ARRIVE,
    BUY_JEWEL,
    LAY_TASK,
    NO_JEWEL,
    PLACE,
    PLACE_WITH,
    ROLL,
    WITH_BLUE,
    WITH_BOTH,
    WITH_WHITE,
)
from archipel.kernel.core import CHANCE, NOTHING
from archipel.kernel.seats import one_each

# Phase A


class Round(Paragraph):
    """BB-001, BB-201, BB-202: a round is rolled, then played in three phases."""

    rule = "BB-201"

    def run(self, p: BoraBora, choice: int) -> None:
        p.round += 1
        p.phase = PHASE_A
        p.played = p.order[:]
        if p.listening:
            p.tell(events.round_began(p.round, p.order[0]))
        p.agenda.extend(PHASE_C)
        for i in range(p.seats - 1, -1, -1):
            p.then(PERSONS_TURN[p.order[i]])
        for _ in range(DICE):
            for i in range(p.seats - 1, -1, -1):
                p.then(PLACE_DIE[p.order[i]])
        for i in range(p.seats - 1, -1, -1):
            for _ in range(DICE):
                p.then(ROLL_DIE[p.order[i]])


class RollDie(Paragraph):
    """BB-201: chance rolls one of the three dice of a player."""

    rule = "BB-201"
    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def ask(self, p: BoraBora) -> list[int]:
        return ANY_ROLL

    def run(self, p: BoraBora, choice: int) -> None:
        p.cup -= 1
        p.dice = more(p.dice, self.owner * FACES + choice - ROLL.first, 1)
        if p.listening:
            faces = rolled(p, self.owner)
            if len(faces) == DICE:
                p.tell(events.rolled(self.owner, faces))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"seat": SEAT_IDS[self.owner]}


def rolled(p: BoraBora, seat: int) -> list[int]:
    """The dice of a seat that are not placed, the highest first."""
    return [f + 1 for f in range(FACES - 1, -1, -1) for _ in range(p.dice[seat * FACES + f])]


class PlaceDie(Paragraph):
    """BB-202 to BB-209, BB-611: a die on an action tile it may be placed on, or on fishing."""

    rule = "BB-202"

    def ask(self, p: BoraBora) -> list[int]:
        seat = self.seat
        tiles = TILES_FOR[p.seats]
        needs: list[int] = []
        for tile in tiles:
            needs.append(least_on(p, seat, tile))
        blue = payable(p, seat, BLUE)
        white = payable(p, seat, WHITE)
        both = blue and white and payable_both(p, seat, BLUE, WHITE)
        found: list[int] = []
        for face in range(1, FACES + 1):
            if p.dice[seat * FACES + face - 1] == 0:
                continue
            at = PLACE.first + (face - 1) * TILES
            at_with = PLACE_WITH.first + (face - 1) * TILES * 3
            for i in range(len(tiles)):
                tile = tiles[i]
                if needs[i] > FACES:
                    continue
                if face >= needs[i]:
                    if face < p.lowest[tile]:
                        found.append(at + tile)
                    elif blue:
                        found.append(at_with + tile * 3 + WITH_BLUE)
                elif face < p.lowest[tile] and (not p.white_is_six or p.lowest[tile] == NO_DIE):
                    if white:
                        found.append(at_with + tile * 3 + WITH_WHITE)
                elif both:
                    found.append(at_with + tile * 3 + WITH_BOTH)
            found.append(at + FISHING)
        return found

    def discreet(self, p: BoraBora) -> bool:
        return guarded(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        gods = NONE
        if PLACE.covers(choice):
            at = choice - PLACE.first
        else:
            gods = (choice - PLACE_WITH.first) % 3
            at = (choice - PLACE_WITH.first) // 3
        face = at // TILES + 1
        tile = at % TILES
        p.dice = more(p.dice, seat * FACES + face - 1, -1)
        p.laid = [*p.laid, tile * 64 + seat * 8 + face]
        p.occupied = p.lowest[tile] != NO_DIE
        if face < p.lowest[tile]:
            p.lowest = changed(p.lowest, tile, face)
        if p.listening:
            p.tell(events.placed(seat, face, tile))
        if tile == FISHING:
            p.score(seat, FROM_FISHING, FISHING_POINTS)
            p.occupied = False
            if p.listening:
                p.tell(events.fished(seat, FISHING_POINTS))
            return
        p.doer = seat
        p.tile = tile
        p.face = face
        p.power = face
        p.whitenable = face < FACES
        p.blue_paid = False
        p.white_due = gods in (WITH_WHITE, WITH_BOTH)
        p.then(END_ACTION)
        actions = ACTIONS_OF[tile]
        if len(actions) == 1:
            begin(p, seat, actions[0])
        else:
            p.then(CHOOSE_ACTION[seat])
        if gods in (WITH_BLUE, WITH_BOTH):
            p.then(PAY_FOR_BLUE[seat])


# Phase C


class StatusScoring(Paragraph):
    """BB-501 to BB-503: the status track scores and sets the new turn order."""

    rule = "BB-501"

    def run(self, p: BoraBora, choice: int) -> None:
        for seat in p.order:
            points = STATUS_POINTS[p.step[seat]]
            p.score(seat, FROM_STATUS, points)
            if p.listening:
                p.tell(events.status_scored(seat, points))
        order: list[int] = []
        for i in range(p.seats - 1, -1, -1):  # from the top: a later one only passes by steps
            seat = p.stacked[i]
            at = len(order)
            while at and p.step[order[at - 1]] < p.step[seat]:
                at -= 1
            order.insert(at, seat)
        set_order(p, order)


def set_order(p: BoraBora, order: list[int]) -> None:
    """BB-111, BB-502, BB-503: turn order tiles, and all discs on space 0, the first on top."""
    p.order = order
    p.stacked = order[::-1]
    p.step = [0] * p.seats
    for at in range(p.seats):
        p.place = changed(p.place, order[at], at)
        if p.listening:
            p.tell(events.turn_order(order[at], at + 1))


class TempleScoring(Paragraph):
    """BB-511, BB-512: priests score; most of them take the god tile, the leftmost breaks ties."""

    rule = "BB-511"

    def run(self, p: BoraBora, choice: int) -> None:
        priests = [0] * p.seats
        leftmost = [0] * p.seats
        for slot in range(TEMPLE_SLOTS):
            if p.temple[slot] != NONE:
                priests[p.temple[slot]] += 1
                leftmost[p.temple[slot]] = slot + 1
        best = NONE
        tied = False
        for seat in p.order:
            if priests[seat] == 0:
                continue
            points = priests[seat] * PRIEST_POINTS[p.round]
            p.score(seat, FROM_TEMPLE, points)
            if p.listening:
                p.tell(events.temple_scored(seat, priests[seat], points))
            if best == NONE or priests[seat] > priests[best]:
                best = seat
                tied = False
            elif priests[seat] == priests[best]:
                tied = True
                if leftmost[seat] > leftmost[best]:
                    best = seat
        p.god_stack -= 1
        if best == NONE:
            p.leave_game(GONE_TILES, 1)
        else:
            p.god_tiles = more(p.god_tiles, best, 1)
        if p.listening:
            if best == NONE:
                p.tell(events.god_tile_gone())
            else:
                p.tell(events.god_tile_tie(best) if tied else events.god_tile_won(best))


class JewelryPhase(Paragraph):
    """BB-521, BB-503: jewels are bought in the new turn order."""

    rule = "BB-521"

    def run(self, p: BoraBora, choice: int) -> None:
        p.phase = JEWELRY
        p.then(CLEAR_JEWELS)
        for i in range(p.seats - 1, -1, -1):
            p.then(BUY_A_JEWEL[p.order[i]])


class BuyJewel(Paragraph):
    """BB-521, BB-522: a jewel of the column of this round, or none."""

    rule = "BB-521"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        first = (p.round - 1) * JEWEL_ROWS
        for at in range(first, first + JEWEL_ROWS):
            jewel = p.jewels[at]
            if jewel != NONE and JEWEL_COST[jewel] <= p.shells[self.seat]:
                found.append(BUY_JEWEL.first + jewel)
        if found:
            found.append(NO_JEWEL.first)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING or choice == NO_JEWEL.first:
            if p.listening:
                p.tell(events.no_jewel(self.seat))
            return
        jewel = choice - BUY_JEWEL.first
        p.jewels = changed(p.jewels, p.jewels.index(jewel), NONE)
        p.owned = changed(p.owned, self.seat, p.owned[self.seat] | 1 << jewel)
        p.shells = more(p.shells, self.seat, -JEWEL_COST[jewel])
        if p.listening:
            p.tell(events.jewel_bought(self.seat, jewel))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"shells": p.shells[self.seat]}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        if not BUY_JEWEL.covers(choice):
            return {}
        jewel = choice - BUY_JEWEL.first
        return {"cost": JEWEL_COST[jewel], "points": JEWEL_POINTS[jewel]}


class ClearJewels(Paragraph):
    """BB-522: jewels left in the column leave the game."""

    rule = "BB-522"

    def run(self, p: BoraBora, choice: int) -> None:
        first = (p.round - 1) * JEWEL_ROWS
        for at in range(first, first + JEWEL_ROWS):
            if p.jewels[at] != NONE:
                p.jewels = changed(p.jewels, at, NONE)
                p.leave_game(GONE_JEWELS, 1)


class TaskPhase(Paragraph):
    """BB-531, BB-535: all give a task in the new turn order, then all take one."""

    rule = "BB-531"

    def run(self, p: BoraBora, choice: int) -> None:
        p.phase = TASK_PHASE
        for i in range(p.seats - 1, -1, -1):
            p.then(TAKE_TASKS[p.order[i]])
        p.then(NEW_TASK_PHASE)
        for i in range(p.seats - 1, -1, -1):
            p.then(GIVE_TASK[p.order[i]])


class NewTaskPhase(Paragraph):
    """BB-535: all have given a task; now all take one, again in turn order."""

    rule = "BB-535"

    def run(self, p: BoraBora, choice: int) -> None:
        p.phase = NEW_TASKS


class RoundEnd(Paragraph):
    """BB-535, BB-541, BB-542: what is left leaves the game, dice return, new tiles are laid."""

    rule = "BB-541"

    def run(self, p: BoraBora, choice: int) -> None:
        for at in range(TASK_ROW):
            if p.task_row[at] != NONE:
                p.task_row = changed(p.task_row, at, NONE)
                p.leave_game(GONE_TASKS, 1)
        for slot in range(2 * SLOTS):
            if p.row[slot] != NONE:
                p.row = changed(p.row, slot, NONE)
                p.leave_game(slot // SLOTS, 1)
        p.cup = p.seats * DICE
        p.laid = []
        p.lowest = [NO_DIE] * TILES
        if p.round < ROUNDS:
            p.then(ROUND)
            lay_out(p)
            return
        p.phase = FINAL_TASKS
        p.then(GAME_END)
        for i in range(p.seats - 1, -1, -1):
            p.then(END_TASKS[p.order[i]])


def lay_out(p: BoraBora) -> None:
    """BB-104, BB-105, BB-542: six men, six women and players + 2 tasks come onto the board."""
    for at in range(ROW_FOR[p.seats] - 1, -1, -1):
        p.then(LAY_TASKS[at])
    for slot in range(2 * SLOTS - 1, -1, -1):
        p.then(ARRIVALS[slot])


class Arrival(Paragraph):
    """BB-104, BB-542: chance draws a man or a woman into a slot."""

    rule = "BB-104"
    slot: int

    def __init__(self, slot: int) -> None:
        super().__init__(CHANCE)
        self.slot = slot

    def ask(self, p: BoraBora) -> list[int]:
        pile = p.pile[self.slot // SLOTS]
        first = ARRIVE.first + (HALF if self.slot >= SLOTS else 0)
        found: list[int] = []
        for person in range(HALF):
            if pile >> person & 1:
                found.append(first + person)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        person = choice - ARRIVE.first
        gender = person // HALF
        p.pile = changed(p.pile, gender, p.pile[gender] & ~(1 << person % HALF))
        p.row = changed(p.row, self.slot, person)
        if p.listening:
            p.tell(events.arrived(person, self.slot))


class LayTask(Paragraph):
    """BB-105, BB-542: chance draws a regular task onto the board."""

    rule = "BB-105"
    at: int

    def __init__(self, at: int) -> None:
        super().__init__(CHANCE)
        self.at = at

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for task in range(STARTING, TASKS):
            if p.tasks_left >> task & 1:
                found.append(LAY_TASK.first + task)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        task = choice - LAY_TASK.first
        p.tasks_left &= ~(1 << task)
        p.task_row = changed(p.task_row, self.at, task)
        if p.listening:
            p.tell(events.task_laid(task))


# The end


class GameEnd(Paragraph):
    """BB-711 to BB-722: the final scoring."""

    rule = "BB-711"

    def run(self, p: BoraBora, choice: int) -> None:
        p.phase = GAME_OVER
        if p.listening:
            tell_the_end(p)


def tell_the_end(p: BoraBora) -> None:
    """BB-711 to BB-714, BB-722: the final scoring, source by source."""
    points = breakdown(p)
    for seat in p.order:
        if points[seat]["god_tiles"]:
            p.tell(events.god_tiles_scored(seat, points[seat]["god_tiles"]))
    for seat in p.order:
        p.tell(events.fish_scored(seat, fish_points(p, seat)))
    for seat in p.order:
        p.tell(events.jewelry_scored(seat, jewel_points(p, seat)))
    for seat in p.order:
        for goal in range(GOALS):
            if progress(p, seat, goal) >= GOAL_SIZE[goal]:
                p.tell(events.goal_reached(seat, goal, GOAL_POINTS))
    for seat in p.order:
        p.tell(events.scored(seat, sum(points[seat].values())))
    p.tell(events.winner(ranks(p).index(1)))


# Steps are immutable: each is made once.

ROUND: Final = Round()
ROLL_DIE: Final[list[Paragraph]] = one_each(RollDie, MOST)
PLACE_DIE: Final[list[Paragraph]] = one_each(PlaceDie, MOST)
STATUS_SCORING: Final = StatusScoring()
TEMPLE_SCORING: Final = TempleScoring()
BUY_A_JEWEL: Final[list[Paragraph]] = one_each(BuyJewel, MOST)
CLEAR_JEWELS: Final = ClearJewels()
JEWELRY_PHASE: Final = JewelryPhase()
GIVE_AND_TAKE: Final = TaskPhase()
NEW_TASK_PHASE: Final = NewTaskPhase()
ROUND_END: Final = RoundEnd()
ARRIVALS: Final[list[Paragraph]] = [Arrival(slot) for slot in range(2 * SLOTS)]
LAY_TASKS: Final[list[Paragraph]] = [LayTask(at) for at in range(TASK_ROW)]
GAME_END: Final = GameEnd()
PHASE_C: Final[list[Paragraph]] = [
    ROUND_END,
    GIVE_AND_TAKE,
    JEWELRY_PHASE,
    TEMPLE_SCORING,
    STATUS_SCORING,
]
"""The parts of phase C, last first."""
