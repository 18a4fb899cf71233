"""Boxes that never were: every game with other lengths and counts than the shipped ones.

Nothing about the length of a track, the number of cards or the size of a hand may stand anywhere
but in components.json. So each game is given two corrections, one with more of everything and one
with less, and is played and drawn with them. Only what an owner could find in a box is changed,
and the drawing coordinates are left as they are: an owner does not measure.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

from archipel.games.components import shipped
from archipel.games.corrections import Corrected, Correction, written

Contents = dict[str, Any]


class Box:
    """The contents of a game to be changed; remembers which groups were touched, and the words."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._was = {name: group.content for name, group in shipped(game).groups.items()}
        self._now = copy.deepcopy(self._was)

    def __getitem__(self, group: str) -> Contents:
        content: Contents = self._now[group]
        return content

    def correction(self) -> Correction:
        changed = {n: Corrected(c) for n, c in self._now.items() if c != self._was[n]}
        return Correction(self.game, changed, "a box that never was, for a test")

    def write(self, folder: Path) -> None:
        (folder / f"{self.game}.json").write_bytes(written(self.correction()))


def scaled(values: list[Any], length: int) -> list[Any]:
    """A track of another length with the same values from its beginning to its end.

    >>> scaled([0, 1, 4], 5)
    [0, 0, 1, 1, 4]
    """
    last = len(values) - 1
    return [values[at * last // (length - 1)] for at in range(length)]


def item(content: Contents, id: str) -> Contents:
    return next(one for one in content["items"] if one["id"] == id)


Change = Callable[[Box, bool], None]
"""Changes a box: to more of something, or to less."""


# Costa Ruana


def island_capacity(box: Box, more: bool) -> None:
    """Islands hold 9 inhabitants, or 6 (with tribes of 8, so that all find a place)."""
    capacity = 9 if more else 6
    box["limits"]["island_capacity"] = box["islands"]["capacity"] = capacity
    for row in box["player_counts"]["by_players"].values():
        row["inhabitant_spaces"] = capacity * row["islands"]


def tribes(box: Box, more: bool) -> None:
    """Tribes of 11, or of 8."""
    size = 11 if more else 8
    box["limits"]["inhabitants_per_player"] = size
    item(box["tokens"], "inhabitant").update(count=6 * size, per_player=size)
    for n, row in box["player_counts"]["by_players"].items():
        row["inhabitants_in_play"] = int(n) * size


def rounds_of_costa(box: Box, more: bool) -> None:
    """Six rounds, with a deck of 14 cards for each player; or four, with the same deck."""
    schedule = box["hand_schedule"]
    rows = schedule["rounds"]
    if more:
        rows.insert(2, dict(rows[2]))
        box["cards"]["items"] += [
            {**card, "id": f"{card['id']}_more"}
            for card in box["cards"]["items"]
            if card["notches"] == 2
        ]
        box["cards"]["count"] += 24
        item(box["tokens"], "action_card")["count"] += 24
    else:
        del rows[2]
    for at, row in enumerate(rows):
        row["round"] = at + 1
    box["limits"]["rounds"] = len(rows)
    schedule["cards_seen_per_player"] += 2 if more else -2
    for row in box["deck_sizes"]["by_players"].values():
        deck = row["deck"] + (24 if more else 0)
        row.update(deck=deck, draw_pile_after_deal=deck - row["dealt_at_setup"])
    box["shaman_office"]["asked_before_rounds"] = list(range(2, len(rows) + 1))


# Dokmus


def tokens(box: Box, more: bool) -> None:
    """28 tokens and 9 rounds, or 22 and 7."""
    rounds = 9 if more else 7
    box["tokens"].update(per_player=3 * rounds + 1, rounds=rounds)


def temples(box: Box, more: bool) -> None:
    """Five temples on side A of each tile, or one: on the first meadows, or on none."""
    for tile in box["map_tiles"]["items"]:
        rows = [list(row) for row in tile["sides"]["A"]["rows"]]
        if more:
            free = [(r, c) for r in range(1, 6) for c in range(1, 6) if rows[r][c] == "."]
            for r, c in free[:2]:
                rows[r][c] = "t"
        else:
            for r, row in enumerate(rows):
                rows[r] = ["." if char == "t" else char for char in row]
        tile["sides"]["A"]["rows"] = ["".join(row) for row in rows]


def tile_sides(box: Box, more: bool) -> None:
    """Tiles of 8 x 8 cells, or of 6 x 6: one row and column twice, or not at all."""
    box["map_tiles"]["grid_size"] += 1 if more else -1
    for tile in box["map_tiles"]["items"]:
        for side in tile["sides"].values():
            rows = side["rows"]
            if more:
                side["rows"] = [row[:4] + row[3:] for row in rows[:4] + rows[3:]]
                continue
            every = range(len(rows))
            fewer = (
                [row[:at] + row[at + 1 :] for row in rows[:at] + rows[at + 1 :]] for at in every
            )
            side["rows"] = next(rows for rows in fewer if "t" in "".join(rows).lower())


def prizes(box: Box, more: bool) -> None:
    """Other points for visits, sacrifices and complete tiles."""
    visits = box["visited_tile_points"]
    visits["by_tiles"] = [
        points + (at if more else -at // 2) for at, points in enumerate(visits["by_tiles"])
    ]
    for row in box["sacrifice_points"]["by_players"].values():
        row[0] += 4 if more else -1
    for n, points in box["complete_tile_points"]["by_players"].items():
        box["complete_tile_points"]["by_players"][n] = points + (4 if more else -2)
        box["setup"]["by_players"][n]["tile_complete_vp"] = points + (4 if more else -2)


def score_track_of_dokmus(box: Box, more: bool) -> None:
    """A score track of 120 spaces, or of 60."""
    box["side_panel"]["score_track"]["spaces"] = 120 if more else 60


# Mangrovia


def decks(box: Box, more: bool) -> None:
    """Two cards more, or fewer, of every kind."""
    for name in ("landscape_deck", "offering_deck"):
        for card in box[name]["items"]:
            card["count"] += 2 if more else -2
        box[name]["total"] = sum(card["count"] for card in box[name]["items"])


def amulets(box: Box, more: bool) -> None:
    """Three amulets more, or fewer, of every value."""
    for amulet in [box["amulets"]["board_stack"], *box["amulets"]["bag"]]:
        amulet["count"] += 3 if more else -3
    box["amulets"]["bag_total"] = sum(amulet["count"] for amulet in box["amulets"]["bag"])


def display(box: Box, more: bool) -> None:
    """Five open offering cards and four landscapes, or three and two."""
    box["setup"]["open_offering_cards"] += 1 if more else -1
    box["setup"]["open_landscape_cards"] += 1 if more else -1


def huts(box: Box, more: bool) -> None:
    """A hut less for everybody (more would not find a place), and start cards of other values."""
    for n in ("2", "3", "4", "5"):
        box["setup"]["by_players"][n]["huts_per_player"] -= 1
    item(box["start_cards"], "start_pair_5")["values"] = [7, 7] if more else [2, 2]


def statues(box: Box, more: bool) -> None:
    """Other prizes of the statues, other values of the fervour tiles."""
    for statue in box["statues"]["items"]:
        statue["first"] += 10 if more else -4
        statue["second"] += 10 if more else -2


def score_track_of_mangrovia(box: Box, more: bool) -> None:
    """A score track of 120 spaces, or of 60."""
    track = box["score_track"]
    track["length"] = 120 if more else 60
    steps = scaled(track["items"], track["length"] + 1)[: track["length"]]
    track["items"] = [{**step, "value": value} for value, step in enumerate(steps)]


# Bora Bora


def status_track(box: Box, more: bool) -> None:
    """A status track of 34 steps, or of 20."""
    length = 34 if more else 20
    rows = scaled(box["status_track"]["items"], length)
    box["status_track"]["items"] = [
        {**row, "id": f"status_{step}", "step": step} for step, row in enumerate(rows)
    ]


def gods(box: Box, more: bool) -> None:
    """15 cards of each god, or 9; three in the first hand, or one."""
    copies = 15 if more else 9
    box["god_cards"]["copies_per_color"] = copies
    box["counts"]["god_cards"] = 5 * copies
    box["god_cards"]["hand_start"] = 3 if more else 1


def fish_and_jewels(box: Box, more: bool) -> None:
    """Other values of fish and jewels, other costs."""
    for fish in box["fish_tiles"]["items"]:
        fish["value"] += 5 if more and fish["value"] > 1 else 0  # the first huts go to ones
    for jewel in box["jewelry_tiles"]["items"]:
        jewel["vp"] += 6 if more else 0
        jewel["cost_shells"] = max(1, jewel["cost_shells"] + (2 if more else -1))


def temple_and_buildings(box: Box, more: bool) -> None:
    """Other points by round."""
    box["temple"]["priest_vp_by_round"] = [4, 4, 5, 5, 6, 6] if more else [0, 0, 1, 1, 1, 1]
    box["buildings"]["vp_by_round"] = [20, 18, 16, 14, 12, 10] if more else [3, 3, 2, 2, 1, 1]


def score_track_of_bora(box: Box, more: bool) -> None:
    """A score track of 150 spaces, or of 60."""
    track = box["score_track"]
    track["spaces"] = track["to"] = 150 if more else 60
    sides = (
        [(0, 44), (45, 74), (75, 119), (120, 149)]
        if more
        else [(0, 17), (18, 29), (30, 47), (48, 59)]
    )
    track["sides_clockwise"] = {
        side: list(span) for side, span in zip(("top", "right", "bottom", "left"), sides)
    }


# The Druids of Edora


def knowledge(box: Box, more: bool) -> None:
    """A knowledge track of 16 spaces, or of 9."""
    track = box["knowledge_track"]
    track["multipliers"] = scaled(track["multipliers"], 16 if more else 9)


def sickle(box: Box, more: bool) -> None:
    """A sickle track that ends at 15, or at 8."""
    track = box["sickle_track"]
    track["last"] = 15 if more else 8
    track["end_prestige"] = scaled(track["end_prestige"], track["last"] + 1)
    track["herb_pairs_at"] = [3, 5, 8, 10, 13, 15] if more else [1, 2, 4, 5, 7, 8]


def dice(box: Box, more: bool) -> None:
    """15 dice of a player, or 11; another reserve, food and mistletoe."""
    dice = 15 if more else 11
    reserve = 5 if more else 3
    box["player_kit"].update(
        dice=dice,
        dice_in_reserve_at_start=reserve,
        dice_in_stock_at_start=dice - reserve,
        food=21 if more else 9,
        mistletoe=2 if more else 0,
    )
    box["supply"]["mistletoe_tokens"] = 30 if more else 12


def gems_and_tablets(box: Box, more: bool) -> None:
    """Six gems of a kind and three copies of each tablet, or three and two; other prestige."""
    box["gems"]["per_kind"] = 6 if more else 3
    box["tablets"]["copies_each"] = 3 if more else 2
    box["tablets"]["prestige_each"] = 12 if more else 7
    for beige in box["dolmens"]["beige"]:
        beige["prestige"] += 5 if more else -1


def prestige_track(box: Box, more: bool) -> None:
    """A prestige track of 60 spaces, or of 40."""
    spaces = 60 if more else 40
    box["prestige_track"].update(spaces=spaces, token_values=[spaces * n for n in range(1, 5)])


CHANGES: dict[str, list[Change]] = {
    "bora_bora": [status_track, gods, fish_and_jewels, temple_and_buildings, score_track_of_bora],
    "costa_ruana": [tribes, island_capacity, rounds_of_costa],
    "dokmus": [tokens, temples, tile_sides, prizes, score_track_of_dokmus],
    "edora": [knowledge, sickle, dice, gems_and_tablets, prestige_track],
    "mangrovia": [decks, amulets, display, huts, statues, score_track_of_mangrovia],
}


def changed(game: str, more: bool, changes: list[Change] | None = None) -> Box:
    """A box with everything longer, or shorter."""
    box = Box(game)
    for change in CHANGES[game] if changes is None else changes:
        change(box, more)
    return box
