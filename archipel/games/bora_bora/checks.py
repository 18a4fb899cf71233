"""What the data of Bora Bora must be like, whoever corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.games.components import at_least, exactly

FIXED = {
    "regions": 12,
    "fish_tiles": 12,
    "person_kinds": 12,
    "man_tiles": 36,
    "woman_tiles": 36,
    "jewelry_tiles": 24,
    "task_tiles": 60,
    "ceremony_spaces": 12,
    "person_spaces": 12,
}
"""How many things of a group the rulebook counts."""


def faults(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong, with its place."""
    for name, due in FIXED.items():
        yield from exactly(len(data[name]["items"]), due, f"groups.{name}.content.items")
    counts = data["counts"]
    rounds = counts["rounds"]
    for group, field in (("temple", "priest_vp_by_round"), ("buildings", "vp_by_round")):
        yield from exactly(len(data[group][field]), rounds, f"groups.{group}.content.{field}")
    first = data["setup"]["start_hut"]["fish_value"]
    ones = sum(fish["value"] == first for fish in data["fish_tiles"]["items"])
    where = f"groups.fish_tiles: fish of value {first} for the first huts"
    yield from at_least(ones, 4, where)
    for at, step in enumerate(data["status_track"]["items"]):
        where = f"groups.status_track.content.items[{at}].step"
        yield from exactly(step["step"], at, where)
    yield from at_least(len(data["status_track"]["items"]), 2, "groups.status_track.content.items")
    for at, path in enumerate(data["paths"]["items"]):
        if not 1 <= path["min_die"] <= 6:
            where = f"groups.paths.content.items[{at}].min_die"
            yield f"{where}: {path['min_die']} is no value of a die"
    cards = 5 * data["god_cards"]["copies_per_color"]
    yield from exactly(counts["god_cards"], cards, "groups.counts.content.god_cards")
