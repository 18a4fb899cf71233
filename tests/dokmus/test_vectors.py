"""Every vector of vectors.json: artificial boards with the exact list of what is legal."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.dokmus import GAME
from archipel.games.dokmus.board import shown_at
from archipel.games.dokmus.components import AREA, CELL_NAMES
from archipel.games.dokmus.position import Dokmus
from archipel.games.dokmus.scoring import (
    breakdown,
    complete,
    explored,
    sacrifice_points,
    visited,
)
from archipel.kernel.seats import places
from tests.dokmus.table import VECTORS, prices, table
from tests.marks import rule

SEATS = {"blue": 0, "red": 1}


class Given:
    """The board of a vector, with its names for tiles and cells."""

    def __init__(self, v: dict[str, Any]) -> None:
        self.tiles = [slot[0] for slot in v["slots"] if slot]
        player = v.get("player", "blue")
        order = [player, "red" if player == "blue" else "blue"]
        self.d = table(
            {i: slot[1] for i, slot in enumerate(v["slots"]) if slot},
            *[" ".join(self.ours(c) for c in v.get("tokens", {}).get(who, [])) for who in order],
            seats=v.get("players", 2),
            layout=v["layout"],
            gap=v["slots"].index(None),
            rotations={i: slot[2] for i, slot in enumerate(v["slots"]) if slot},
            last=self.ours(v["last"]) if v.get("last") else None,
            left=v.get("left", 3),
            guardian=v.get("guardian"),
            pending=" ".join(str(self.tiles.index(t) + 1) for t in v.get("pending", [])),
            options=v.get("options"),
            settled=False,
        )

    def ours(self, name: str) -> str:
        """ "X:3,2" as the id of the cell."""
        tile, rc = name.split(":")
        r, c = rc.split(",")
        return f"{self.tiles.index(tile) + 1}{'abcdefg'[int(c)]}{int(r) + 1}"

    def theirs(self, cell: int) -> str:
        return f"{self.tiles[cell // AREA]}:{cell % AREA // 7},{cell % 7}"

    def line(self, text: str) -> str:
        """A choice in the words of the vector."""
        words = text.split()
        if words[0] == "ruins_move" or words[0] in ("place", "cross", "move"):
            words[1] = self.theirs(CELL_NAMES.index(words[1]))
        elif len(words) > 1:
            words[1] = self.tiles[int(words[1][5:]) - 1]
        return " ".join(words)


def answer(v: dict[str, Any]) -> Any:
    """What the engine says to the question of a vector."""
    query = v["query"]
    if query == "display":
        return [list(shown_at(r, c, v["rotation"])) for r, c in v["cells"]]
    if query == "sacrifice":
        return sacrifice_points(v["counts"])
    if query == "winners":
        ranks = places(v["vp"], v["sacrificed"])
        return [seat for seat, rank in enumerate(ranks) if rank == 1]
    given = Given(v)
    d = given.d
    if query == "placements":
        costs = {name: [price] for name, price in prices(d).items()}
        for cell in d.crossable:
            costs[CELL_NAMES[cell]].append(1)
        found = {given.theirs(CELL_NAMES.index(name)): price for name, price in costs.items()}
        return {"cells": found, "free_placement": d.waived}
    if query == "moves":
        tile = given.tiles.index(v["tile"]) if "tile" in v else -1
        return sorted(
            f"{given.theirs(token)}>{given.theirs(target)}"
            for token in d.movable(0, tile)
            for target in d.board.targets(token, d.owner)
        )
    if query == "slides":
        return sorted(d.board.slot_of[t] for t in range(len(given.tiles)) if d.board.can_slide(t))
    if query == "starts":
        taken = [cell // AREA for cells in d.tokens for cell in cells]
        return sorted(given.theirs(cell) for cell in d.board.start_cells(taken))
    if query == "temple_score":
        points = breakdown(d)[0]
        temples = explored(d, 0)
        return {
            "temples": points["temples"],
            "complete": len(complete(d, temples)),
            "complete_vp": points["complete"],
            "visited": len(visited(temples)),
            "visited_vp": points["visited"],
            "ruins": points["ruins"],
        }
    assert query == "turn"
    if v.get("options", {}).get("talisman_action") == "automatic":
        d.guardian_used = True  # taken when the turn began: test_guardians shows it
    return sorted(given.line(GAME.vocabulary.text(choice)) for choice in d.agenda[-1].ask(d))


def expected(v: dict[str, Any]) -> Any:
    if v["query"] in ("moves", "slides", "starts", "turn"):
        return sorted(v["expect"])
    return v["expect"]


@pytest.mark.parametrize(
    "v",
    [pytest.param(v, id=v["id"], marks=rule(v["id"], *v["rules"])) for v in VECTORS["vectors"]],
)
def test_vector(v: dict[str, Any]) -> None:
    assert answer(v) == expected(v)


def test_looking_for_placements_leaves_the_tokens_as_they_are() -> None:
    for v in VECTORS["vectors"]:
        if v["query"] == "placements":
            d: Dokmus = Given(v).d
            before = d.owner[:]
            d.survey()
            assert d.owner == before


def test_there_are_71_vectors() -> None:
    assert len(VECTORS["vectors"]) == 71
