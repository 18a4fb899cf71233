"""The course of the game, one class per paragraph of the rules."""

from __future__ import annotations

from typing import Final

from archipel.games.dokmus import events, notes
from archipel.games.dokmus.board import (
    AUTOMATIC,
    FACES,
    IMMEDIATE,
    NOWHERE,
    TERRAIN_ONLY,
    Board,
    Face,
    lay_out,
)
from archipel.games.dokmus.components import (
    ANY_GUARDIAN,
    AREA,
    GUARDIANS_IN_PLAY,
    MOST_SEATS,
    MOVE_GUARDIAN,
    ROTATE_GUARDIAN,
    ROUNDS,
    RUINS,
    RUINS_POINTS,
    SLIDE_GUARDIAN,
    TALISMAN_GUARDIAN,
    TILES,
    TOKENS_PER_TURN,
)
from archipel.games.dokmus.position import (
    DRAFTING,
    NONE,
    OVER,
    START_TOKENS,
    TURNS,
    UNSEATED,
    Dokmus,
    changed,
    rules_of,
    without,
)
from archipel.games.dokmus.scoring import breakdown, ranks
from archipel.games.dokmus.vocabulary import (
    CROSS,
    DECLINE,
    DRAFT,
    END_TURN,
    FIRST,
    LAY,
    MOVE,
    PLACE,
    ROTATE,
    RUINS_MOVE,
    RUINS_ROTATE,
    RUINS_SLIDE,
    SACRIFICE,
    SLIDE,
    START,
    TALISMAN,
    TO,
)
from archipel.kernel.core import Step

QUARTERS: Final = [1, 3]  # of each direction, clockwise and counterclockwise
LAYS: Final = [  # of each tile: the eight ways to lay it
    [LAY.of(tile, side, rotation) for side in range(2) for rotation in range(4)]
    for tile in range(TILES)
]


def open_table(seats: int, options: dict[str, str]) -> Dokmus:
    """A table with its tokens dealt out, before chance lays the island."""
    d = Dokmus()
    d.set_up(seats, rules_of(options))
    d.then(ChooseFirst())
    return d


class ChooseFirst(Step[Dokmus]):
    """DK-13: chance gives the talisman to the first player."""

    rule = "DK-13"

    def ask(self, d: Dokmus) -> list[int]:
        return [FIRST.of(seat) for seat in range(d.seats)]

    def run(self, d: Dokmus, choice: int) -> None:
        d.talisman = FIRST.one(choice)
        if d.listening:
            d.tell(events.chose_first(d.talisman))
        d.then(LayTile())


class LayTile(Step[Dokmus]):
    """DK-10, DK-103: chance fills the slots one by one: any tile, side and rotation."""

    rule = "DK-10"

    def ask(self, d: Dokmus) -> list[int]:
        used = [lies // 8 for lies in d.laid]
        options: list[int] = []
        for tile in range(TILES):
            if tile not in used:
                options += LAYS[tile]
        return options

    def run(self, d: Dokmus, choice: int) -> None:
        if d.listening:
            tile, side, rotation = LAY.one(choice), LAY.two(choice), LAY.three(choice)
            d.tell(events.laid(self.slot(d), tile, side, rotation))
        d.laid = [*d.laid, choice - LAY.first]
        if len(d.laid) < d.layout().slots - 1:
            d.then(self)
            return
        d.board = island(d)
        d.phase = START_TOKENS
        d.then(StartRound())
        for turn in range(d.seats):  # the holder chooses last, so he is pushed first
            d.then(ChooseStart((d.talisman + turn) % d.seats))

    def details(self, d: Dokmus) -> dict[str, str | int]:
        return {"slot": f"slot_{self.slot(d)}"}

    def slot(self, d: Dokmus) -> int:
        """The slot to fill: the gap is passed over."""
        n = len(d.laid)
        return n if n < d.layout().gap else n + 1


def island(d: Dokmus) -> Board:
    """The board that chance has laid."""
    layout = d.layout()
    faces: list[Face] = []
    tiles = [NOWHERE] * layout.slots
    rotations = [0] * layout.slots
    for n, lies in enumerate(d.laid):
        slot = n if n < layout.gap else n + 1
        tiles[slot] = lies // 8
        rotations[slot] = lies % 4
        faces.append(FACES[lies // 4])
    return lay_out(layout, faces, tiles, rotations, d.rules)


class ChooseStart(Step[Dokmus]):
    """DK-18, DK-15 to DK-20: a start token on the outer side of a corner tile without a token."""

    rule = "DK-18"

    def ask(self, d: Dokmus) -> list[int]:
        taken = [cell // AREA for cells in d.tokens for cell in cells]
        return [START.of(cell) for cell in d.board.start_cells(taken)]

    def run(self, d: Dokmus, choice: int) -> None:
        d.put(self.seat, START.one(choice))
        d.forget_last(self.seat)
        if d.listening:
            d.tell(events.started(self.seat, START.one(choice)))

    def notes(self, d: Dokmus, choice: int) -> dict[str, str | int]:
        return notes.ground(d, START.one(choice))


class StartRound(Step[Dokmus]):
    """DK-22, DK-23: the talisman holder is handed all guardians in play."""

    rule = "DK-22"

    def run(self, d: Dokmus, choice: int) -> None:
        d.round += 1
        d.phase = DRAFTING
        d.first = d.talisman
        d.handed = changed(d.handed, d.first, d.passing)
        if d.listening:
            d.tell(events.round_began(d.round, d.first))
        d.then(Draft(d.first))


class Draft(Step[Dokmus]):
    """DK-23, DK-14, DK-24: take one guardian in secret and pass the rest on clockwise."""

    rule = "DK-23"

    def ask(self, d: Dokmus) -> list[int]:
        numbers = GUARDIANS_IN_PLAY[d.seats]
        return [DRAFT.of(number - 1) for number in numbers if d.passing >> number & 1]

    def run(self, d: Dokmus, choice: int) -> None:
        number = DRAFT.one(choice) + 1
        d.guardian = changed(d.guardian, self.seat, number)
        d.passing ^= 1 << number
        d.revealed += 1  # the next seat sees what is left, or the first guardian is turned up
        if d.listening:
            d.tell(events.drafted(self.seat, number))
        following = (self.seat + 1) % d.seats
        if following != d.first:
            d.handed = changed(d.handed, following, d.passing)
            d.then(Draft(following))
        else:
            d.phase = TURNS
            d.then(CallGuardian())


class CallGuardian(Step[Dokmus]):
    """DK-25: the numbers are called in ascending order; the owner reveals his and plays."""

    rule = "DK-25"

    def run(self, d: Dokmus, choice: int) -> None:
        for number in GUARDIANS_IN_PLAY[d.seats][len(d.calls) :]:
            seat = d.guardian.index(number) if number in d.guardian else UNSEATED
            d.calls = [*d.calls, seat]
            if seat >= 0:
                if d.listening:
                    d.tell(events.revealed(seat, number))
                begin_turn(d, seat)
                return
            if d.listening:
                d.tell(events.unanswered(number))


def begin_turn(d: Dokmus, seat: int) -> None:
    """DK-26: three tokens and the action of the guardian."""
    d.revealed += 1
    d.active = seat
    d.left = min(TOKENS_PER_TURN, d.hand[seat])
    d.guardian_used = False
    if d.guardian[seat] == TALISMAN_GUARDIAN and d.has(AUTOMATIC):
        take_talisman(d, seat)
    next_choice(d, seat)


def next_choice(d: Dokmus, seat: int) -> None:
    """The turn goes on: ask again, on the board as it is now."""
    d.survey()
    if d.pending and d.has(IMMEDIATE):
        d.then(UseRuins(seat))
    else:
        d.then(TURN[seat])


class Turn(Step[Dokmus]):
    """DK-26, DK-27, DK-33: tokens, guardian and ruins actions in any order; all three tokens."""

    rule = "DK-26"

    def ask(self, d: Dokmus) -> list[int]:
        options: list[int] = []
        if d.left:
            options = d.free + d.priced  # the choice of a placement is its cell
            for cell in d.crossable:
                options.append(CROSS.of(cell))
            if not d.has(TERRAIN_ONLY) or not options:
                options.append(SACRIFICE.first)
        else:
            options.append(END_TURN.first)
        if not d.guardian_used:
            self.ask_guardian(d, options)
        for i, tile in enumerate(d.pending):
            if tile not in d.pending[:i]:
                ask_ruins(d, self.seat, tile, options)
        return options

    def ask_guardian(self, d: Dokmus, options: list[int]) -> None:
        """DK-80 to DK-89: what the unused guardian can do."""
        number = d.guardian[self.seat]
        if number == TALISMAN_GUARDIAN:
            options.append(TALISMAN.first)
        if number in (SLIDE_GUARDIAN, ANY_GUARDIAN):
            for slot in d.board.layout.in_line[d.board.gap]:
                options.append(SLIDE.first + d.board.tile_in[slot])
        if number in (MOVE_GUARDIAN, ANY_GUARDIAN):
            for cell in d.movable(self.seat, NOWHERE):
                options.append(MOVE.first + cell)
        if number in (ROTATE_GUARDIAN, ANY_GUARDIAN):
            for tile in d.board.tile_in:
                if tile >= 0:
                    options.append(ROTATE.of(tile, 0))
                    options.append(ROTATE.of(tile, 1))

    def run(self, d: Dokmus, choice: int) -> None:
        seat = self.seat
        if PLACE.covers(choice):
            cell = PLACE.one(choice)
            place(d, seat, cell, d.price(cell))
        elif CROSS.covers(choice):
            cross(d, seat, CROSS.one(choice))
        elif choice == SACRIFICE.first:
            sacrifice(d, seat)
        elif choice == END_TURN.first:
            end_turn(d, seat)
            return
        elif MOVE.covers(choice):
            d.then(MoveTo(seat, MOVE.one(choice), False))
            return
        elif choice == TALISMAN.first:
            take_talisman(d, seat)
        elif SLIDE.covers(choice):
            d.guardian_used = True
            slide(d, seat, SLIDE.one(choice), False)
        elif ROTATE.covers(choice):
            d.guardian_used = True
            rotate(d, seat, ROTATE.one(choice), ROTATE.two(choice), False)
        elif run_ruins(d, seat, choice):
            return
        next_choice(d, seat)

    def details(self, d: Dokmus) -> dict[str, str | int]:
        return {"left": d.left, "used": int(d.guardian_used)}

    def notes(self, d: Dokmus, choice: int) -> dict[str, str | int]:
        if PLACE.covers(choice):
            cell = PLACE.one(choice)
            found = notes.ground(d, cell)
            found["toll"] = d.toll(cell)
            return found
        if CROSS.covers(choice):
            return notes.ground(d, CROSS.one(choice))
        if MOVE.covers(choice):
            return notes.ground(d, MOVE.one(choice))
        if SLIDE.covers(choice):
            return notes.own_tokens(d, self.seat, SLIDE.one(choice))
        if ROTATE.covers(choice):
            return notes.own_tokens(d, self.seat, ROTATE.one(choice))
        if choice == END_TURN.first:
            return notes.lost_at_end(d, self.seat)
        return notes.ruins_action(d, self.seat, choice)


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]


class UseRuins(Step[Dokmus]):
    """DK-79, option ``immediate``: the ruins action is used or declined before anything else."""

    rule = "DK-79"

    def ask(self, d: Dokmus) -> list[int]:
        options: list[int] = []
        ask_ruins(d, self.seat, d.pending[-1], options)
        options.append(DECLINE.first)
        return options

    def run(self, d: Dokmus, choice: int) -> None:
        if choice == DECLINE.first:
            d.pending = d.pending[:-1]
            if d.listening:
                d.tell(events.declined(self.seat))
        elif run_ruins(d, self.seat, choice):
            return
        next_choice(d, self.seat)

    def details(self, d: Dokmus) -> dict[str, str | int]:
        return {"tile": events.tile_id(d.pending[-1])}

    def notes(self, d: Dokmus, choice: int) -> dict[str, str | int]:
        return notes.ruins_action(d, self.seat, choice)


class MoveTo(Step[Dokmus]):
    """DK-83 to DK-85: the chosen token moves one step, or around the temples beside it."""

    rule = "DK-83"

    cell: int
    by_ruins: bool

    def __init__(self, seat: int, cell: int, by_ruins: bool) -> None:
        super().__init__(seat)
        self.cell = cell
        self.by_ruins = by_ruins

    def ask(self, d: Dokmus) -> list[int]:
        return [TO.first + cell for cell in d.board.targets(self.cell, d.owner)]

    def run(self, d: Dokmus, choice: int) -> None:
        target = TO.one(choice)
        if self.by_ruins:
            d.pending = without(d.pending, self.cell // AREA)
        else:
            d.guardian_used = True
        d.shift(self.seat, self.cell, target)
        if d.listening:
            d.tell(events.moved(self.seat, self.cell, target, self.by_ruins))
        enter(d, self.seat, target)
        next_choice(d, self.seat)

    def details(self, d: Dokmus) -> dict[str, str | int]:
        return {"cell": events.cell_id(self.cell)}

    def notes(self, d: Dokmus, choice: int) -> dict[str, str | int]:
        return notes.ground(d, TO.one(choice))


def place(d: Dokmus, seat: int, cell: int, price: int) -> None:
    """DK-30, DK-43: price and placement are one step."""
    if d.listening:
        d.tell(events.placed(seat, cell, d.toll(cell)))
    if price:
        d.give(seat, price)
    d.left -= 1 + price
    d.put(seat, cell)
    enter(d, seat, cell)


def cross(d: Dokmus, seat: int, cell: int) -> None:
    """DK-66: a paid crossing towards a cell that could be had for nothing."""
    d.give(seat, 1)
    d.left -= 2
    d.put(seat, cell)
    if d.listening:
        d.tell(events.crossed(seat, cell))
    enter(d, seat, cell)


def sacrifice(d: Dokmus, seat: int) -> None:
    """DK-33, DK-38: a token of the turn goes into the sacrifice area, for nothing else."""
    d.give(seat, 1)
    d.left -= 1
    if d.listening:
        d.tell(events.sacrificed(seat))


def enter(d: Dokmus, seat: int, cell: int) -> None:
    """DK-71, DK-72, DK-76: a token that comes to stand on ruins."""
    if d.board.land.terrain[cell] == RUINS:
        d.ruins = changed(d.ruins, seat, d.ruins[seat] + 1)
        d.pending = [*d.pending, cell // AREA]
        if d.listening:
            d.tell(events.found_ruins(seat, cell, RUINS_POINTS))


def take_talisman(d: Dokmus, seat: int) -> None:
    """DK-81: first to choose from the next round on."""
    d.guardian_used = True
    d.talisman = seat
    if d.listening:
        d.tell(events.took_talisman(seat))


def slide(d: Dokmus, seat: int, tile: int, by_ruins: bool) -> None:
    """DK-82, DK-87: the tile goes into the gap, its tokens with it."""
    d.board = d.board.slid(tile)
    if d.listening:
        d.tell(events.slid(seat, tile, by_ruins))


def rotate(d: Dokmus, seat: int, tile: int, direction: int, by_ruins: bool) -> None:
    """DK-86, DK-87: the tile turns on its slot, its tokens with it."""
    d.board = d.board.turned(tile, QUARTERS[direction])
    if d.listening:
        d.tell(events.rotated(seat, tile, direction, by_ruins))


def ask_ruins(d: Dokmus, seat: int, tile: int, options: list[int]) -> None:
    """DK-73 to DK-75, DK-78: what an open ruins action of this tile can do now."""
    if d.board.can_slide(tile):
        options.append(RUINS_SLIDE.of(tile))
    for cell in d.movable(seat, tile):
        options.append(RUINS_MOVE.of(cell))
    options.append(RUINS_ROTATE.of(tile, 0))
    options.append(RUINS_ROTATE.of(tile, 1))


def run_ruins(d: Dokmus, seat: int, choice: int) -> bool:
    """DK-77: use up one ruins action. True: a target is still to be chosen."""
    if RUINS_MOVE.covers(choice):
        d.then(MoveTo(seat, RUINS_MOVE.one(choice), True))
        return True
    if RUINS_SLIDE.covers(choice):
        tile = RUINS_SLIDE.one(choice)
        d.pending = without(d.pending, tile)
        slide(d, seat, tile, True)
    else:
        tile = RUINS_ROTATE.one(choice)
        d.pending = without(d.pending, tile)
        rotate(d, seat, tile, RUINS_ROTATE.two(choice), True)
    return False


def end_turn(d: Dokmus, seat: int) -> None:
    """DK-27, DK-29: volcanoes take their tokens, unused actions are lost."""
    for cell in d.burn(seat):
        if d.listening:
            d.tell(events.burnt(seat, cell))
    if d.listening:
        d.tell(events.turn_ended(seat))
    d.forget_last(seat)
    d.active = UNSEATED
    d.pending = NONE
    d.survey()
    if len(d.calls) - d.calls.count(UNSEATED) < d.seats:
        d.then(CallGuardian())
    else:
        d.then(EndRound())


class EndRound(Step[Dokmus]):
    """DK-28, DK-90, DK-107: the guardians go back; with two players the talisman passes."""

    rule = "DK-28"

    def run(self, d: Dokmus, choice: int) -> None:
        if d.listening:
            d.tell(events.round_ended(d.round))
        d.passing = d.all_guardians()
        d.handed = [0] * d.seats
        d.guardian = [0] * d.seats
        d.calls = NONE
        if d.round == ROUNDS:
            d.then(FinalScoring())
            return
        if d.seats == 2:
            d.talisman = 1 - d.talisman
            if d.listening:
                d.tell(events.talisman_passed(d.talisman))
        d.then(StartRound())


class FinalScoring(Step[Dokmus]):
    """DK-90 to DK-101: the points are counted; all that counts is on the table already."""

    rule = "DK-90"

    def run(self, d: Dokmus, choice: int) -> None:
        d.phase = OVER
        if d.listening:
            for seat, points in enumerate(breakdown(d)):
                d.tell(events.scored(seat, points))
            for seat, rank in enumerate(ranks(d)):
                if rank == 1:
                    d.tell(events.won(seat))
