"""What the data of Mangrovia must be like, whoever corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.games.components import at_least, exactly


def faults(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong, with its place."""
    for name, kinds in (("landscape_deck", 4), ("offering_deck", 6)):
        cards = data[name]["items"]
        yield from exactly(len(cards), kinds, f"groups.{name}.content.items")
        total = sum(card["count"] for card in cards)
        yield from exactly(data[name]["total"], total, f"groups.{name}.content.total")
    values = {card["value"] for card in data["offering_deck"]["items"]}
    pairs = data["start_cards"]["items"]
    yield from exactly(len(pairs), 5, "groups.start_cards.content.items")
    for at, pair in enumerate(pairs):
        where = f"groups.start_cards.content.items[{at}].values"
        yield from exactly(len(pair["values"]), 2, where)
        for value in pair["values"]:
            if value not in values:
                yield f"{where}: there is no offering card of value {value}"
    bag = data["amulets"]["bag"]
    yield from exactly(len(bag), 5, "groups.amulets.content.bag")
    total = sum(amulet["count"] for amulet in bag)
    yield from exactly(data["amulets"]["bag_total"], total, "groups.amulets.content.bag_total")
    yield from exactly(len(data["statues"]["items"]), 8, "groups.statues.content.items")
    spaces = data["spaces"]["items"]
    yield from exactly(len(spaces), 48, "groups.spaces.content.items")
    for at, space in enumerate(spaces):
        where = f"groups.spaces.content.items[{at}]"
        if not 1 <= len(space["landscapes"]) <= 2:
            yield f"{where}.landscapes: there are {len(space['landscapes'])}, 1 or 2 are possible"
        for path in space["paths"]:
            if path not in space["distance"]:
                yield f"{where}.distance: how far it is on {path} is missing"
    for seats, row in data["setup"]["by_players"].items():
        huts = int(seats) * row["huts_per_player"] + row["neutral_huts"]
        where = f"groups.setup.content.by_players.{seats}: spaces for {huts} huts"
        yield from at_least(len(spaces), huts, where)
    track = data["score_track"]
    yield from exactly(len(track["items"]), track["length"], "groups.score_track.content.items")
