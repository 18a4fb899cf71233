"""More to test with: what a choice brings, squares by their action, boards turned round."""

from __future__ import annotations

from archipel.games.edora.components import DATA, HERB_IDS, SANCTUARY_IDS
from archipel.kernel.match import Match
from tests.edora.table import act, at, lay_herbs, place

NO_HERBS = " ".join(["-"] * len(HERB_IDS))


def wealth(m: Match, seat: int = 0) -> dict[str, int]:
    """What the six bonuses are counted in."""
    player = m.view(seat).players[seat]
    return {
        "prestige": at(m).prestige(seat),
        "knowledge": player.knowledge,
        "food": player.food,
        "die": len(player.reserve),
        "mistletoe": player.mistletoe,
        "sickle": player.sickle,
    }


def since(before: dict[str, int], m: Match, seat: int = 0) -> dict[str, int]:
    """What has become more or less since then."""
    now = wealth(m, seat)
    return {word: now[word] - before[word] for word in now if now[word] != before[word]}


def brings(m: Match, *choices: str, seat: int = 0) -> dict[str, int]:
    """A seat makes these choices: what it has more, or less, than before."""
    before = wealth(m, seat)
    act(m, seat, *choices)
    return since(before, m, seat)


def square_for(m: Match, action: str, seat: int = 0) -> str:
    """The first free square with this action where the seat has no die."""
    for sanctuary in m.view(seat).sanctuaries:
        if all(square.seat != f"seat_{seat}" for square in sanctuary.squares):
            for square in sanctuary.squares:
                if square.action == action and square.seat is None:
                    return str(square.id)
    raise AssertionError(f"no free square for {action}")


def doing(m: Match, action: str, value: int = 3, seat: int = 0) -> Match:
    """The seat has placed a die of this value on a square with this action."""
    return place(m, square_for(m, action, seat), value, seat)


def done(m: Match, action: str, value: int = 3, seat: int = 0) -> dict[str, int]:
    """The same with an action that asks nothing: what it has brought."""
    before = wealth(m, seat)
    doing(m, action, value, seat)
    return since(before, m, seat)


def without_herbs(m: Match, *seats: int) -> Match:
    """Nothing lies on the large boards any more, so the sickle frees nothing."""
    for seat in seats or range(m.seats):
        lay_herbs(m, seat, NO_HERBS)
    return m


def shown(m: Match, sanctuary: str) -> list[str]:
    """The actions of a sanctuary, square by square."""
    found = next(each for each in m.view(0).sanctuaries if each.id == sanctuary)
    return [square.action for square in found.squares]


def fare(m: Match, start: str, goal: str) -> int:
    """The food of the cheapest walk."""
    first = SANCTUARY_IDS.index(start) * len(SANCTUARY_IDS)
    return at(m).board.cost[first + SANCTUARY_IDS.index(goal)]


def clearings(m: Match) -> set[tuple[str, ...]]:
    return {tuple(each.sanctuaries) for each in m.view(0).clearings}


def links(m: Match) -> dict[tuple[str, str], int]:
    """The paths, each with its dark sectors."""
    found: dict[tuple[str, str], int] = {}
    for link in m.view(0).links:
        ends = (min(link.a, link.b), max(link.a, link.b))
        assert ends not in found
        found[ends] = link.dark
    return found


def bonuses(m: Match, hearth: str) -> list[str]:
    found = next(each for each in m.view(0).hearths if each.id == hearth)
    return list(found.bonuses)


def turned_round(items: list[dict[str, object]]) -> dict[str, str]:
    """Where each thing comes to lie when the whole board is turned clockwise by a quarter."""
    there = {(item["x"], item["y"]): str(item["id"]) for item in items}
    return {str(item["id"]): there[100 - int(str(item["y"])), item["x"]] for item in items}


SANCTUARY_TURNED = turned_round(DATA["board_geometry"]["sanctuaries"])
HEARTH_TURNED = turned_round(DATA["board_geometry"]["hearths"])
TILE_TURNED = turned_round(DATA["board_geometry"]["tile_slots"])
FRAME_TURNED = turned_round(DATA["board_geometry"]["frame_slots"])
