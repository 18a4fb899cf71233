"""What the data of Dokmus must be like, whoever corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

from archipel.games.components import at_least, exactly


def faults(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong, with its place."""
    known = {terrain["char"] for terrain in data["terrains"]["items"]}
    size = data["map_tiles"]["grid_size"]
    tiles = data["map_tiles"]["items"]
    yield from at_least(size, 5, "groups.map_tiles.content.grid_size")
    if size > len(ascii_lowercase):
        yield f"groups.map_tiles.content.grid_size: {size}, but columns are named by letters"
    yield from exactly(len(tiles), 8, "groups.map_tiles.content.items")
    for tile in tiles:
        for side, content in tile["sides"].items():
            where = f"groups.map_tiles: {tile['id']}, side {side}"
            yield from exactly(len(content["rows"]), size, f"{where}: rows")
            for n, row in enumerate(content["rows"], 1):
                yield from exactly(len(row), size, f"{where}: cells of row {n} '{row}'")
                for char in sorted(set(row) - known):
                    chars = " ".join(sorted(known))
                    yield f"{where}: row {n} '{row}' has '{char}', which is none of {chars}"
            temples = sum(row.lower().count("t") for row in content["rows"])
            yield from at_least(temples, 1, f"{where}: temples")
    tokens = data["tokens"]
    due = tokens["start_token"] + tokens["rounds"] * tokens["tokens_per_turn"]
    yield from at_least(tokens["per_player"], due, "groups.tokens.content.per_player")
    visits = data["visited_tile_points"]["by_tiles"]
    yield from exactly(len(visits), 9, "groups.visited_tile_points.content.by_tiles (0 to 8 tiles)")
    for seats, points in data["sacrifice_points"]["by_players"].items():
        where = f"groups.sacrifice_points.content.by_players.{seats}"
        yield from exactly(len(points), int(seats), where)
        if sorted(points, reverse=True) != points:
            yield f"{where}: {points} should fall from rank to rank"
    for seats, points in data["complete_tile_points"]["by_players"].items():
        where = f"groups.setup.content.by_players.{seats}.tile_complete_vp"
        told = data["setup"]["by_players"][seats]["tile_complete_vp"]
        if told != points:
            yield f"{where}: {told}, but complete_tile_points says {points}"
