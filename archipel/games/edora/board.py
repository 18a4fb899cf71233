"""The forest: how the seventeen pieces lie, and everything that follows from it.

A ``Board`` is made once, when the last piece lies, and never changed: clones share it. Paths,
distances, clearings and hearths are worked out then, so that no question has to search for them.
"""

from __future__ import annotations

from typing import Final

from archipel.games.edora.components import (
    ACTION_IDS,
    AT_SIDE,
    FACE_IDS,
    FOOD_PER_DARK,
    FOOD_PER_SANCTUARY,
    FRAME_BONUS,
    FRAME_IDS,
    FRAME_SPACES,
    HALVES,
    HEARTH_PARTS,
    HEARTHS,
    NONE,
    PARITY,
    PER_SANCTUARY,
    SANCTUARIES,
    SHOWN,
    SQUARES,
    TILE_BONUS,
    TILE_GROUPS,
    TILE_IDS,
    TILE_LINKS,
    TILE_PORTAL,
    TILE_SPACES,
    TILES,
)
from archipel.games.edora.seen import ActionId

FAR: Final = 99
"""Farther than any walk."""


class Board:
    """The forest of one game. Sets of sanctuaries are numbers with one bit for each."""

    seats: int
    phase: int  # which of the two ways the faces alternate, with three players
    by_tile: bool  # is each light area of a tile a clearing of its own?
    tiles: list[int]  # on each slot: tile * 4 + quarter turns clockwise
    frame: list[int]  # on each slot round the tiles: the piece
    faces: list[int]  # shown on slots of parity 0 and 1

    action: list[int]  # of each square, or NONE where there is none
    links: list[int]  # the paths: sanctuary, sanctuary, dark sectors
    beside: list[list[int]]  # of each sanctuary: those one path away
    cost: list[int]  # food of the cheapest walk, by from * 24 + to
    clearings: list[int]  # as sets of sanctuaries
    has_portal: list[bool]  # of each clearing
    portal: int  # all sanctuaries in clearings with a portal
    glade: list[int]  # of each sanctuary: all that lie in a clearing with it
    bonus: list[list[int]]  # of each hearth

    def __init__(
        self, seats: int, tiles: list[int], frame: list[int], phase: int, by_tile: bool
    ) -> None:
        self.seats = seats
        self.phase = phase
        self.by_tile = by_tile
        self.tiles = tiles
        self.frame = frame
        self.faces = SHOWN[seats][phase]
        self.action = [NONE] * SQUARES
        self.links = []
        self.beside = [[] for _ in range(SANCTUARIES)]
        self.cost = [FAR] * (SANCTUARIES * SANCTUARIES)
        self.clearings = []
        self.has_portal = []
        self.portal = 0
        self.glade = [0] * SANCTUARIES
        self.bonus = []
        if tiles:
            self._print_squares()
            self._print_hearths()
            self._join_paths()
            self._find_clearings()

    def face(self, slot: int) -> int:
        """ED-9: the face the piece on this slot shows."""
        return self.faces[PARITY[slot]]

    def _print_squares(self) -> None:
        """ED-4, ED-9: the squares of each half sanctuary, the first half first."""
        for sanctuary in range(SANCTUARIES):
            halves = HALVES[sanctuary]
            square = sanctuary * PER_SANCTUARY
            for i in range(2):
                slot = halves[2 * i]
                part = halves[2 * i + 1]
                face = self.face(slot)
                if slot < TILES:
                    lies = self.tiles[slot]
                    printed = TILE_SPACES[face][lies // 4][(part - lies) % 4]
                else:
                    printed = FRAME_SPACES[face][self.frame[slot - TILES]][part]
                for action in printed:
                    self.action[square] = action
                    square += 1

    def _print_hearths(self) -> None:
        """ED-5: the bonuses around each hearth."""
        for hearth in range(HEARTHS):
            parts = HEARTH_PARTS[hearth]
            shown: list[int] = []
            for i in range(0, len(parts), 2):
                slot = parts[i]
                part = parts[i + 1]
                face = self.face(slot)
                if slot < TILES:
                    lies = self.tiles[slot]
                    shown.append(TILE_BONUS[face][lies // 4][(part - lies) % 4])
                else:
                    shown.append(FRAME_BONUS[face][self.frame[slot - TILES]][part])
            self.bonus.append(shown)

    def _join_paths(self) -> None:
        """ED-7, ED-23: the paths of the tiles, and the food each walk costs at least."""
        price: list[list[int]] = [[] for _ in range(SANCTUARIES)]
        for slot in range(TILES):
            lies = self.tiles[slot]
            printed = TILE_LINKS[self.face(slot)][lies // 4]
            for i in range(0, len(printed), 3):
                a = AT_SIDE[slot * 4 + (printed[i] + lies) % 4]
                b = AT_SIDE[slot * 4 + (printed[i + 1] + lies) % 4]
                dark = printed[i + 2]
                self.links.append(a)
                self.links.append(b)
                self.links.append(dark)
                self.beside[a].append(b)
                self.beside[b].append(a)
                price[a].append(FOOD_PER_SANCTUARY + FOOD_PER_DARK * dark)
                price[b].append(FOOD_PER_SANCTUARY + FOOD_PER_DARK * dark)
        for start in range(SANCTUARIES):
            self._walk_from(start, price)

    def _walk_from(self, start: int, price: list[list[int]]) -> None:
        """The cheapest walk from one sanctuary to each other."""
        cost = self.cost
        row = start * SANCTUARIES
        cost[row + start] = 0
        todo = [start]
        while todo:
            later: list[int] = []
            for here in todo:
                spent = cost[row + here]
                ways = self.beside[here]
                prices = price[here]
                for i in range(len(ways)):
                    there = row + ways[i]
                    total = spent + prices[i]
                    if total < cost[there]:
                        cost[there] = total
                        later.append(ways[i])
            todo = later

    def _find_clearings(self) -> None:
        """ED-8, R1: light areas, joined across the tiles unless the table says otherwise."""
        portals = 0
        for slot in range(TILES):
            lies = self.tiles[slot]
            tile = lies // 4
            face = self.face(slot)
            portal = 0
            for side in TILE_PORTAL[face][tile]:
                portal |= 1 << AT_SIDE[slot * 4 + (side + lies) % 4]
            portals |= portal
            for group in TILE_GROUPS[face][tile]:
                light = 0
                for side in group:
                    light |= 1 << AT_SIDE[slot * 4 + (side + lies) % 4]
                if self.by_tile:
                    self.clearings.append(light)
                    self.has_portal.append(light & ~portal == 0)
                else:
                    self._grow(light)
        if not self.by_tile:
            for clearing in self.clearings:
                self.has_portal.append(clearing & portals != 0)
        for i in range(len(self.clearings)):
            clearing = self.clearings[i]
            if self.has_portal[i]:
                self.portal |= clearing
            for sanctuary in range(SANCTUARIES):
                if clearing >> sanctuary & 1:
                    self.glade[sanctuary] |= clearing

    def _grow(self, light: int) -> None:
        """A light area joins all clearings it touches into one."""
        apart: list[int] = []
        for clearing in self.clearings:
            if clearing & light:
                light |= clearing
            else:
                apart.append(clearing)
        apart.append(light)
        self.clearings = apart

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        if not self.tiles:
            return "<Board not laid yet>"
        lies = [f"{TILE_IDS[n // 4]}r{n % 4 * 90}" for n in self.tiles]
        lies += [FRAME_IDS[n] for n in self.frame]
        faces = " ".join(FACE_IDS[face] for face in self.faces)
        scope = "tile" if self.by_tile else "connected"
        return f"<Board {self.seats} {faces} {scope} {' '.join(lies)}>"

    def shows(self, square: int) -> ActionId:
        """The id of the action on a square."""
        return ACTION_IDS[self.action[square]]


NO_BOARD: Final = Board(2, [], [], 0, False)
