"""What the data of The Druids of Edora must be like, whoever corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.games.components import at_least, exactly

FIXED = {
    "tiles": 9,
    "herbs": 12,
    "tablets": 15,
    "potions": 18,
    "gems": 6,
    "menhirs": 6,
    "steles": 6,
}
"""How many things of a group the rulebook counts."""


def faults(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong, with its place."""
    for name, due in FIXED.items():
        yield from exactly(len(data[name]["items"]), due, f"groups.{name}.content.items")
    yield from exactly(len(data["frame"]["corners"]), 4, "groups.frame.content.corners")
    yield from exactly(len(data["frame"]["straights"]), 4, "groups.frame.content.straights")
    kit = data["player_kit"]
    dice = kit["dice_in_reserve_at_start"] + kit["dice_in_stock_at_start"]
    yield from exactly(kit["dice"], dice, "groups.player_kit.content.dice (reserve and stock)")
    where = "groups.knowledge_track.content.multipliers"
    yield from at_least(len(data["knowledge_track"]["multipliers"]), 2, where)
    yield from rising(data["knowledge_track"]["multipliers"], where)
    sickle = data["sickle_track"]
    where = "groups.sickle_track.content"
    spaces = sickle["last"] + 1
    yield from exactly(len(sickle["end_prestige"]), spaces, f"{where}.end_prestige (0 to last)")
    yield from exactly(len(sickle["herb_pairs_at"]), 6, f"{where}.herb_pairs_at")
    yield from rising(sickle["end_prestige"], f"{where}.end_prestige")
    yield from rising(sickle["herb_pairs_at"], f"{where}.herb_pairs_at")
    if sickle["herb_pairs_at"] and sickle["herb_pairs_at"][-1] > sickle["last"]:
        yield f"{where}.herb_pairs_at: the last pair lies beyond the end, {sickle['last']}"
    tablets = data["tablets"]["copies_each"] * len(data["tablets"]["items"])
    due = len(data["oracle"]["places"]) + 4
    yield from at_least(tablets, due, "groups.tablets: tablets for the oracle and four players")
    for tile in data["tiles"]["items"]:
        for name, face in tile["faces"].items():
            where = f"groups.tiles: {tile['id']}, {name}"
            sides = sorted(side for group in face["light_groups"] for side in group)
            if sides != ["E", "N", "S", "W"]:
                yield f"{where}: every side N, E, S, W is in one light group, not {sides}"


def rising(numbers: list[int], where: str) -> Iterator[str]:
    """A track on which nobody loses by going on."""
    if sorted(numbers) != numbers:
        yield f"{where}: {numbers} should never fall"
