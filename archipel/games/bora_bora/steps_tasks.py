"""Tasks: BB-531 to BB-538, BB-615, BB-616 and BB-701."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    COLOURS,
    MOST,
    NEED_COUNT,
    NEED_OF,
    NEED_OP,
    NEEDS,
    NONE,
    OPEN_TASKS,
    TASK_POINTS,
    WAYS,
    YELLOW_POINTS,
)
from archipel.games.bora_bora.components import YELLOW as YELLOW_GOD
from archipel.games.bora_bora.position import (
    FROM_TASKS,
    GONE_TASKS,
    BoraBora,
    Paragraph,
    changed,
    more,
)
from archipel.games.bora_bora.position_gods import can_use, hidden_cards, show_card
from archipel.games.bora_bora.position_tasks import (
    GOD_CARDS_OF_COLOR,
    GOD_CARDS_SAME,
    is_card_task,
    missing,
    missing_after,
)
from archipel.games.bora_bora.steps_goods import pay
from archipel.games.bora_bora.vocabulary import (
    ABANDON,
    FINISH,
    FULFIL,
    TAKE_TASK,
    YELLOW,
)
from archipel.kernel.core import NOTHING
from archipel.kernel.seats import one_each


def add_fulfilling(p: BoraBora, seat: int, found: list[int]) -> bool:
    """BB-531, BB-533, BB-538: each task that can be fulfilled; True if one needs no Yellow God."""
    outright = False
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task == NONE:
            continue
        short = missing(p, seat, task)
        if short == 0:
            outright = True
            found.append(FULFIL.first + task)
        elif short == 1 and (p.god_tiles[seat] or p.offerings[seat]):
            for way in range(WAYS):
                if can_use(p, seat, YELLOW_GOD, way) and (
                    p.still_shown or missing_after(p, seat, task, YELLOW_GOD, way) == 1
                ):
                    found.append(YELLOW.first + task * WAYS + way)
    return outright


def hand_decides(p: BoraBora, seat: int) -> bool:
    """BB-534, BB-616: do cards that nobody else knows decide which tasks can be fulfilled?"""
    if hidden_cards(p, seat) == 0:
        return False
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task == NONE:
            continue
        if p.offerings[seat]:
            return True
        if looks_at_hand(task):
            return True
    return False


def looks_at_hand(task: int) -> bool:
    """BB-616: does a task ask for god cards?"""
    return any(is_card_task(NEED_OP[need]) for need in range(task * 2, task * 2 + NEEDS[task]))


def fulfil(p: BoraBora, seat: int, choice: int) -> None:
    """BB-531, BB-533, BB-536, BB-537: a task is fulfilled, outright or with a Yellow God."""
    if FULFIL.covers(choice):
        task = choice - FULFIL.first
        points = TASK_POINTS
        show_cards(p, seat, task, 0)
    else:
        task = (choice - YELLOW.first) // WAYS
        way = (choice - YELLOW.first) % WAYS
        points = YELLOW_POINTS
        if p.still_shown:
            show_cards(p, seat, task, 1)
            pay(p, seat, YELLOW_GOD, way)
        else:
            pay(p, seat, YELLOW_GOD, way)
            show_cards(p, seat, task, 1)
        p.done_yellow = more(p.done_yellow, seat, 1)
    p.done = more(p.done, seat, 1)
    p.score(seat, FROM_TASKS, points)
    leave(p, seat, task)
    if p.listening:
        p.tell(events.fulfilled(seat, task, points))


def task_notes(p: BoraBora, seat: int, choice: int) -> dict[str, str | int]:
    """What fulfilling a task scores, or how much one that is abandoned lacks."""
    if FULFIL.covers(choice):
        return {"points": TASK_POINTS}
    if YELLOW.covers(choice):
        return {"points": YELLOW_POINTS}
    if ABANDON.covers(choice):
        return {"missing": missing(p, seat, choice - ABANDON.first)}
    return {}


def leave(p: BoraBora, seat: int, task: int) -> None:
    """An open task leaves its space."""
    p.open_tasks = changed(p.open_tasks, p.open_tasks.index(task, seat * OPEN_TASKS), NONE)


def show_cards(p: BoraBora, seat: int, task: int, waived: int) -> None:
    """BB-534: the god cards a task asks for are shown; of several ways the one known best."""
    for i in range(NEEDS[task]):
        at = task * 2 + i
        op = NEED_OP[at]
        if not is_card_task(op):
            continue
        count = NEED_COUNT[at] - waived
        base = seat * COLOURS
        if op == GOD_CARDS_OF_COLOR:
            show_card(p, seat, NEED_OF[at], count)
        elif op == GOD_CARDS_SAME:
            best = NONE
            for colour in range(COLOURS):
                if p.hand[base + colour] >= count and (
                    best == NONE or p.known[base + colour] > p.known[base + best]
                ):
                    best = colour
            show_card(p, seat, best, count)
        else:
            for colour in range(COLOURS):
                if p.known[base + colour]:
                    count -= 1
            for colour in range(COLOURS):
                if count > 0 and p.hand[base + colour] and not p.known[base + colour]:
                    show_card(p, seat, colour, 1)
                    count -= 1


class GiveTask(Paragraph):
    """BB-531 to BB-533: one open task is fulfilled; who can fulfil none abandons one."""

    rule = "BB-531"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        if not add_fulfilling(p, self.seat, found):
            for at in range(self.seat * OPEN_TASKS, (self.seat + 1) * OPEN_TASKS):
                if p.open_tasks[at] != NONE:
                    found.append(ABANDON.first + p.open_tasks[at])
        return found

    def discreet(self, p: BoraBora) -> bool:
        return hand_decides(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING:
            return
        if not ABANDON.covers(choice):
            fulfil(p, self.seat, choice)
            return
        task = choice - ABANDON.first
        leave(p, self.seat, task)
        p.leave_game(GONE_TASKS, 1)
        if p.listening:
            p.tell(events.abandoned(self.seat, task))

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return task_notes(p, self.seat, choice)


class TakeTask(Paragraph):
    """BB-535: one of the open task tiles goes onto the freed space."""

    rule = "BB-535"

    def ask(self, p: BoraBora) -> list[int]:
        return [TAKE_TASK.first + task for task in p.task_row if task != NONE]

    def run(self, p: BoraBora, choice: int) -> None:
        task = choice - TAKE_TASK.first
        p.task_row = changed(p.task_row, p.task_row.index(task), NONE)
        free = p.open_tasks.index(NONE, self.seat * OPEN_TASKS)
        p.open_tasks = changed(p.open_tasks, free, task)
        if p.listening:
            p.tell(events.took_task(self.seat, task))

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return {"missing": missing(p, self.seat, choice - TAKE_TASK.first)}


class FinalTasks(Paragraph):
    """BB-701: after the last round the open tasks may be fulfilled, one after the other."""

    rule = "BB-701"

    def ask(self, p: BoraBora) -> list[int]:
        plain = self.plain(p)
        if plain != NONE:
            return [FULFIL.first + plain]
        found: list[int] = []
        add_fulfilling(p, self.seat, found)
        if found or self.discreet(p):
            found.append(FINISH.first)
        return found

    def plain(self, p: BoraBora) -> int:
        """BB-702: a task that costs nothing and shows nothing hidden; nobody declines it."""
        for at in range(self.seat * OPEN_TASKS, (self.seat + 1) * OPEN_TASKS):
            task = p.open_tasks[at]
            if task != NONE and not looks_at_hand(task) and missing(p, self.seat, task) == 0:
                return task
        return NONE

    def discreet(self, p: BoraBora) -> bool:
        return self.plain(p) == NONE and hand_decides(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING or choice == FINISH.first:
            return
        p.then(self)
        fulfil(p, self.seat, choice)

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return task_notes(p, self.seat, choice)


# Steps are immutable: each is made once.

GIVE_TASK: Final[list[Paragraph]] = one_each(GiveTask, MOST)
TAKE_TASKS: Final[list[Paragraph]] = one_each(TakeTask, MOST)
END_TASKS: Final[list[Paragraph]] = one_each(FinalTasks, MOST)
