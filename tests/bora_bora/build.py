"""Further tables and looks: rounds that can be played through, what an action offers."""

from __future__ import annotations

from archipel.games.bora_bora import GAME
from archipel.games.bora_bora.components import (
    ACTION_IDS,
    BUILDINGS,
    OPEN_TASKS,
    PERSON_IDS,
    TASK_IDS,
)
from archipel.games.bora_bora.position import BoraBora
from archipel.games.bora_bora.steps_actions import ACTION
from archipel.kernel.core import CHANCE
from archipel.kernel.match import Match
from tests.bora_bora.table import FROM_12, at, let_chance, table

OUT_OF_REACH = {
    0: "nine_huts buildings_3 jewels_4",
    1: "five_islands men_4 women_4",
    2: "huts_mountain_3 huts_beach_3 huts_forest_3",
    3: "huts_plain_3 god_cards_same_3 god_cards_different_4",
}
"""Open tasks that the small tables of these tests do not fulfil."""
TASK_ROW = [
    "god_tiles_2",
    "shifted_men_3",
    "shifted_women_3",
    "shifted_any_5",
    "materials_any_5",
    "material_wood_3",
]
WOMEN = (
    "woman_build_1 woman_status_1 woman_shell_1 woman_offering_1 woman_material_1 woman_god_card_1"
)
MEN = "man_build_1 man_status_1 man_shell_1 man_offering_1 man_material_1 man_god_card_1"
EVERY_TILE = ["helper", "temple", "build", "man", "woman", "land", "water"]


def whole(seats: int = 4, **what: object) -> Match:
    """A table with tasks for everybody and on the board, so that a round can be played out."""
    tasks = {seat: OUT_OF_REACH[seat] for seat in range(seats)}
    row = " ".join(TASK_ROW[: seats + 2])
    return table(seats, **{"tasks": tasks, "task_row": row, **what})  # type: ignore[arg-type]


def ready(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A game whose first hut is about to be placed."""
    m = Match(GAME, seats, options)
    let_chance(m, seed)
    return m


def on_offer(m: Match, action: str, value: int, seat: int = 0) -> set[str]:
    """The choices of an action with this value, even if there is one only, without space 12."""
    p = at(m)
    p.power = value
    choices = ACTION[ACTION_IDS.index(action)][seat].ask(p)
    return {GAME.vocabulary.text(choice) for choice in choices} - {FROM_12}


def on_tiles(m: Match) -> set[str]:
    """The dice and action tiles on offer, with the gods they need; fishing left out."""
    return {
        " ".join(line.split()[1:])
        for line in m.lines()
        if line.split()[0] in ("place", "place_with") and "tile_fishing" not in line
    }


def fish_all(m: Match) -> list[int]:
    """Everybody fishes with the first die on offer; the seats in the order they were asked."""
    asked: list[int] = []
    while m.ask() == "place-die":
        asked.append(m.seat)
        m.play(m.seat, next(line for line in m.lines() if line.endswith("tile_fishing")))
    return asked


def roll(m: Match, *faces: int) -> None:
    """Chance rolls these dice, seat by seat in turn order."""
    for face in faces:
        m.play(CHANCE, f"roll die_{face}")


def spaces_of(m: Match, seat: int) -> dict[str, str]:
    """The person spaces of a seat in short: "space_3" -> "hut", "2 huts", "", "man_build_1!"."""
    found: dict[str, str] = {}
    for space in m.view(seat).players[seat].spaces:
        if space.person:
            found[space.id] = space.person + ("!" if space.shifted else "")
        else:
            found[space.id] = {0: "", 1: "hut"}.get(space.huts, f"{space.huts} huts")
    return found


def open_task(m: Match, task: str, seat: int = 0) -> None:
    """One more open task of a seat, on the first of its spaces."""
    p = at(m)
    p.tasks_left &= ~(1 << TASK_IDS.index(task))
    p.open_tasks[seat * OPEN_TASKS] = TASK_IDS.index(task)


def kind_tiles(gender: str, kind: str, count: int) -> str:
    """So many tiles of a kind, as a list of persons."""
    names = [f"{gender}_{kind}_{signs}" for signs in range(1, count + 1)]
    assert set(names) <= set(PERSON_IDS)
    return " ".join(names)


def built(p: BoraBora, seat: int) -> int:
    return sum(site >= 0 for site in p.sites[seat * BUILDINGS : (seat + 1) * BUILDINGS])


def order_of(m: Match) -> list[int]:
    return [int(seat.removeprefix("seat_")) for seat in m.view(0).order]


def goods(m: Match, seat: int) -> dict[str, int]:
    """What a seat has to spend and to show."""
    mine = m.view(seat).players[seat]
    return {
        "offerings": mine.offerings,
        "shells": mine.shells,
        "cards": mine.cards,
        "god_tiles": mine.god_tiles,
        "score": mine.score,
        "status": int(m.view(seat).status[seat].step.removeprefix("status_")),
    }
