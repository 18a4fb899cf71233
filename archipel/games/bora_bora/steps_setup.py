"""The set-up: BB-102 to BB-114; the rest of it is ``BoraBora.set_up``."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    FIRST_CARDS,
    FISH_TILES,
    FISH_VALUE,
    JEWEL_ROWS,
    JEWELS,
    MOST,
    OPEN_CARDS,
    OPEN_TASKS,
    REGION_IDS,
    REGIONS,
    SEAT_IDS,
    START_FISH,
    START_POINTS,
    STARTING,
    TASKS,
)
from archipel.games.bora_bora.position import (
    FROM_START,
    GONE_TASKS,
    BoraBora,
    Paragraph,
    changed,
)
from archipel.games.bora_bora.position_tasks import bits
from archipel.games.bora_bora.steps import ROUND, lay_out, set_order
from archipel.games.bora_bora.steps_actions import add_hut_from, enter, entering, spot
from archipel.games.bora_bora.steps_goods import DEAL_CARD, OPEN_CARD
from archipel.games.bora_bora.steps_persons import END_ACTION
from archipel.games.bora_bora.vocabulary import (
    DEAL_TASK,
    HUT_FROM,
    LAY_FISH,
    LAY_JEWEL,
    NEXT,
    START,
)
from archipel.kernel.core import CHANCE
from archipel.kernel.seats import one_each


class DealTurnOrder(Paragraph):
    """BB-109, BB-111: chance gives the next turn order tile; with the last, discs are placed."""

    rule = "BB-109"

    def ask(self, p: BoraBora) -> list[int]:
        return [NEXT.first + seat for seat in range(p.seats) if seat not in p.order]

    def run(self, p: BoraBora, choice: int) -> None:
        order = [*p.order, choice - NEXT.first]
        if len(order) < p.seats:
            p.order = order
            p.then(self)
            return
        set_order(p, order)
        for at in range(p.seats):
            p.score(order[at], FROM_START, START_POINTS[at])
        p.then(START_HUTS)


class LayFish(Paragraph):
    """BB-103: chance lays a fish tile beside a region."""

    rule = "BB-103"
    region: int

    def __init__(self, region: int) -> None:
        super().__init__(CHANCE)
        self.region = region

    def ask(self, p: BoraBora) -> list[int]:
        return [LAY_FISH.first + tile for tile in range(FISH_TILES) if p.fish_left >> tile & 1]

    def run(self, p: BoraBora, choice: int) -> None:
        tile = choice - LAY_FISH.first
        p.fish_left &= ~(1 << tile)
        p.fish = changed(p.fish, self.region, tile)
        if p.listening:
            p.tell(events.fish_laid(tile, self.region))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"region": REGION_IDS[self.region]}


class DealTask(Paragraph):
    """BB-105: chance gives a player a starting task, then two regular ones."""

    rule = "BB-105"
    owner: int
    at: int

    def __init__(self, owner: int, at: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner
        self.at = at

    def ask(self, p: BoraBora) -> list[int]:
        first = 0 if self.at == 0 else STARTING
        last = STARTING if self.at == 0 else TASKS
        return [DEAL_TASK.first + task for task in range(first, last) if p.tasks_left >> task & 1]

    def run(self, p: BoraBora, choice: int) -> None:
        task = choice - DEAL_TASK.first
        p.tasks_left &= ~(1 << task)
        p.open_tasks = changed(p.open_tasks, self.owner * OPEN_TASKS + self.at, task)
        if p.listening:
            p.tell(events.task_dealt(self.owner, task))

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"seat": SEAT_IDS[self.owner]}


class BoxTasks(Paragraph):
    """BB-105: starting tasks nobody got leave the game."""

    rule = "BB-105"

    def run(self, p: BoraBora, choice: int) -> None:
        unused = p.tasks_left & ((1 << STARTING) - 1)
        p.tasks_left &= ~unused
        p.leave_game(GONE_TASKS, bits(unused))


class LayJewel(Paragraph):
    """BB-106: chance lays a jewel on the grid."""

    rule = "BB-106"
    at: int

    def __init__(self, at: int) -> None:
        super().__init__(CHANCE)
        self.at = at

    def ask(self, p: BoraBora) -> list[int]:
        return [LAY_JEWEL.first + jewel for jewel in range(JEWELS) if p.jewels_left >> jewel & 1]

    def run(self, p: BoraBora, choice: int) -> None:
        jewel = choice - LAY_JEWEL.first
        p.jewels_left &= ~(1 << jewel)
        p.jewels = changed(p.jewels, self.at, jewel)
        if p.listening:
            p.tell(events.jewel_laid(jewel, self.at // JEWEL_ROWS + 1))


class StartHuts(Paragraph):
    """BB-112: the last player in turn order begins."""

    rule = "BB-112"

    def run(self, p: BoraBora, choice: int) -> None:
        for seat in p.order:
            p.then(START_HUT[seat])


class StartHut(Paragraph):
    """BB-112, BB-113: the first hut goes to a region with a fish of value 1."""

    rule = "BB-112"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        for region in range(REGIONS):
            if FISH_VALUE[p.fish[region]] == START_FISH and (p.shared_start or p.huts[region] == 0):
                found.append(START.first + region)
        if len(found):
            add_hut_from(p, self.seat, found)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == HUT_FROM.first:
            p.then(self)
            p.spot_12 = True
            return
        p.doer = self.seat
        p.then(END_ACTION)
        enter(p, self.seat, choice - START.first)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"fish": START_FISH, "spot": spot(p)}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return entering(p, choice - START.first) if START.covers(choice) else {}


# Steps are immutable: each is made once.

DEAL_TURN_ORDER: Final = DealTurnOrder()
LAY_FISHES: Final[list[Paragraph]] = [LayFish(region) for region in range(REGIONS)]
DEAL_TASKS: Final[list[list[Paragraph]]] = [
    [DealTask(owner, at) for at in range(OPEN_TASKS)] for owner in range(MOST)
]
BOX_TASKS: Final = BoxTasks()
LAY_JEWELS: Final[list[Paragraph]] = [LayJewel(at) for at in range(JEWELS)]
START_HUTS: Final = StartHuts()
START_HUT: Final[list[Paragraph]] = one_each(StartHut, MOST)


def open_table(seats: int, options: dict[str, str]) -> BoraBora:
    """The table before anything is drawn, and the set-up on its agenda, last first."""
    p = BoraBora()
    p.set_up(seats, options)
    p.then(ROUND)
    p.then(DEAL_TURN_ORDER)
    for seat in range(seats - 1, -1, -1):
        for _ in range(FIRST_CARDS):
            p.then(DEAL_CARD[seat])
    for place in range(OPEN_CARDS - 1, -1, -1):
        p.then(OPEN_CARD[place])
    for at in range(JEWELS - 1, -1, -1):
        p.then(LAY_JEWELS[at])
    lay_out(p)
    p.then(BOX_TASKS)
    for seat in range(seats - 1, -1, -1):
        for at in range(OPEN_TASKS - 1, -1, -1):
            p.then(DEAL_TASKS[seat][at])
    for region in range(REGIONS - 1, -1, -1):
        p.then(LAY_FISHES[region])
    return p
