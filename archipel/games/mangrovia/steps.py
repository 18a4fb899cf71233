"""The rounds of Mangrovia, one class per paragraph: MG-20 to MG-32 and MG-70 to MG-80.

The set-up stands in steps_setup.py, what happens at the stages in steps_draw.py and steps_build.py.
"""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia import events
from archipel.games.mangrovia.components import (
    ALL_LANDSCAPES,
    DISHES,
    MOST,
    NEUTRAL,
    NONE,
    NORTH,
    NORTH_BARRED,
    PATHS,
    SITE_OF,
    SITES,
    STAGE_ACTIONS,
    STAGES,
)
from archipel.games.mangrovia.position import Mangrovia, Paragraph
from archipel.games.mangrovia.scoring import breakdown, place_on_path, ranks, totem_places
from archipel.games.mangrovia.steps_build import BUILD_HUT, BUILD_OR_DOUBLE, COLLECT_OR_BUILD
from archipel.games.mangrovia.steps_draw import (
    COLLECT_AMULETS,
    COLLECT_OR_DRAW,
    DRAW_EITHER,
    DRAW_HIDDEN,
    FILL_DISPLAY,
    TAKE_OPEN,
    forgo,
)
from archipel.games.mangrovia.vocabulary import BIRD_PAIRS, BIRDS, DISH
from archipel.kernel.seats import clockwise, one_each


class Round(Paragraph):
    """MG-20 to MG-22: a round begins with the dishes: one each in turn, then the second."""

    rule = "MG-20"
    phase = "place"

    def run(self, p: Mangrovia, choice: int) -> None:
        p.round += 1
        p.then(SAIL)
        p.agenda.extend(PLACING[p.seats][p.first])
        if p.listening:
            p.tell(events.round_began(p.round, p.first))


class PlaceDish(Paragraph):
    """MG-21 to MG-24: a dish on an empty site; the first player keeps off the north at first."""

    rule = "MG-21"
    phase = "place"
    count: int  # which dish of the player this is, from 1

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def ask(self, p: Mangrovia) -> list[int]:
        barred = (
            self.count == 1
            and self.seat == p.first
            and (p.always_barred or NORTH_BARRED[p.seats] == 1)
        )
        found: list[int] = []
        for site in range(SITES):
            if p.dish[site] == NONE and not (barred and site == NORTH):
                found.append(DISH.first + site)
        return found

    def run(self, p: Mangrovia, choice: int) -> None:
        site = DISH.one(choice)
        p.dish[site] = self.seat
        if p.listening:
            p.tell(events.placed_dish(self.seat, site))

    def details(self, p: Mangrovia) -> dict[str, str | int]:
        return {"count": self.count}

    def notes(self, p: Mangrovia, choice: int) -> dict[str, str | int]:
        return BRINGS[DISH.one(choice)]


class Sail(Paragraph):
    """MG-30, MG-31: the boat goes on to the next stage beside a player's dish, up to stage 12."""

    rule = "MG-30"

    def run(self, p: Mangrovia, choice: int) -> None:
        while p.stage < STAGES:
            p.stage += 1
            seat = p.dish[SITE_OF[p.stage]]
            if seat != NONE and seat != NEUTRAL:
                p.then(self)
                p.agenda.extend(AT_STAGE[p.stage][seat])
                if p.listening:
                    p.tell(events.landed(seat, p.stage))
                return
        p.then(GAME_END if p.ends() else PREPARE)


class MoveBirds(Paragraph):
    """MG-70: the birds go to two different landscapes; the present pair leaves them alone.

    In the last round there is nothing left that they could matter for.
    """

    rule = "MG-70"

    def ask(self, p: Mangrovia) -> list[int]:
        return [] if p.ends() else BIRD_PAIRS

    def run(self, p: Mangrovia, choice: int) -> None:
        if forgo(p, self.seat, choice):
            return
        before = p.birds
        one = BIRDS.one(choice)
        other = BIRDS.two(choice)
        p.birds = 1 << one | 1 << other
        if p.listening:
            p.tell(events.birds_moved(self.seat, one, other, p.birds != before))


class Prepare(Paragraph):
    """MG-75 to MG-78: the talisman, the birds if the north was empty, dishes, boat, open cards."""

    rule = "MG-75"
    phase = "prepare"

    def run(self, p: Mangrovia, choice: int) -> None:
        north = p.dish[NORTH]
        if north != NONE:
            if p.listening:
                p.tell(events.talisman_won(north, north == p.first))
            p.first = north
        else:
            p.first = (p.first + p.seats - 1) % p.seats
            p.birds = ALL_LANDSCAPES & ~p.birds
            if p.listening:
                p.tell(events.talisman_passed(p.first, p.birds))
        for site in range(SITES):
            if p.dish[site] != NEUTRAL:
                p.dish[site] = NONE
        p.stage = 0
        p.then(ROUND)
        p.then(FILL_DISPLAY)


class GameEnd(Paragraph):
    """MG-80, MG-88: after the last round the amulets are turned over and everything is scored."""

    rule = "MG-80"
    phase = "final_scoring"

    def run(self, p: Mangrovia, choice: int) -> None:
        p.revealed += 1
        if p.listening:
            tell_the_end(p)


def tell_the_end(p: Mangrovia) -> None:
    """MG-81 to MG-89: the final scoring, source by source."""
    for path in range(PATHS):
        first, second = place_on_path(p, path)
        if second != NONE:
            p.tell(events.path_scored(path, first, second))
        elif first != NONE:
            p.tell(events.path_alone(path, first))
    first, second = totem_places(p)
    if second != NONE:
        p.tell(events.totem_scored(first, second))
    elif first != NONE:
        p.tell(events.totem_alone(first))
    points = breakdown(p)
    places = ranks(p)
    for seat in range(p.seats):
        p.tell(events.star_scored(seat, points[seat]["stone_star"]))
    for seat in range(p.seats):
        p.tell(events.amulets_scored(seat, points[seat]["amulets"]))
    for seat in range(p.seats):
        p.tell(events.scored(seat, sum(points[seat].values())))
    for seat in range(p.seats):
        if places[seat] == 1:
            p.tell(events.winner(seat, places.count(1) > 1))


# Steps are immutable: each is made once, and a phase is a ready list of them, last first.


def placing(seats: int, first: int) -> list[Paragraph]:
    """MG-21, MG-22: who places which dish, last first."""
    turns = [
        PLACE_DISH[seat][count]
        for count in range(1, DISHES[seats] + 1)
        for seat in clockwise(seats, first)
    ]
    return turns[::-1]


def at_stage(actions: list[tuple[str, int]], seat: int) -> list[Paragraph]:
    """MG-32: the actions of a stage as components.json lists them, last first."""
    found: list[Paragraph] = []
    for word, times in actions:
        if word == "draw_open":
            found.append(TAKE_OPEN[seat][times])
        elif word == "draw_hidden":
            found.append(DRAW_HIDDEN[seat][times])
        elif word == "draw_open or draw_hidden":
            found.append(DRAW_EITHER[seat][times])
        elif word == "collect_amulets":
            found.append(COLLECT_AMULETS[seat])
        elif word == "collect_amulets or draw_hidden":
            found.append(COLLECT_OR_DRAW[seat])
        elif word == "collect_amulets or build_hut":
            found.append(COLLECT_OR_BUILD[seat])
        elif word == "build_hut or build_double_hut":
            found.append(BUILD_OR_DOUBLE[seat])
        elif word == "build_hut":
            found.append(BUILD_HUT[seat][times])
        elif word == "move_birds":
            found.append(MOVE_BIRDS[seat])
        elif word != "claim_talisman":  # it moves in the third phase, by itself (MG-75)
            raise ValueError(f"components.json: there is no action '{word}'")
    return found[::-1]


def brings(site: int) -> dict[str, str | int]:
    """MG-24, MG-32: what the two stages of a site give, up to two steps each, and how often."""
    found: dict[str, str | int] = {}
    stages = [stage for stage in range(1, STAGES + 1) if SITE_OF[stage] == site]
    for stage, words in zip(stages, (("out", "out_then"), ("back", "back_then"))):
        actions = [*STAGE_ACTIONS[stage], ("", 0), ("", 0)]
        for word, (action, times) in zip(words, actions):
            found[word] = action.replace(" ", "_")
            found[word + "_times"] = times
    return found


BRINGS: Final[list[dict[str, str | int]]] = [brings(site) for site in range(SITES)]
ROUND: Final = Round()
SAIL: Final = Sail()
PREPARE: Final = Prepare()
GAME_END: Final = GameEnd()
PLACE_DISH: Final[list[list[Paragraph]]] = [
    [PlaceDish(seat, count) for count in range(max(DISHES) + 1)] for seat in range(MOST)
]
MOVE_BIRDS: Final[list[Paragraph]] = one_each(MoveBirds, MOST)
PLACING: Final[list[list[list[Paragraph]]]] = [
    [placing(seats, first) for first in range(seats)] for seats in range(MOST + 1)
]
"""By number of players, then by the first player."""
AT_STAGE: Final[list[list[list[Paragraph]]]] = [
    [at_stage(STAGE_ACTIONS[stage], seat) for seat in range(MOST)] for stage in range(STAGES + 1)
]
"""By stage, then by the owner of the dish."""
