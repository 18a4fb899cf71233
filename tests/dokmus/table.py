"""Tables for the rule tests: small artificial islands, tokens where a test wants them.

Tiles are numbered in the order of their slots: on the frame for two players slot 0 holds tile_1,
slot 1 is the gap, slot 2 holds tile_2; on the frame for three and four players slot 4 is the gap
and slot 5 holds tile_5. Slots that a test does not name hold rock.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from archipel.games.dokmus import GAME
from archipel.games.dokmus.board import FACES, NOWHERE, Face, lay_out
from archipel.games.dokmus.components import (
    CELL_NAMES,
    GUARDIANS_IN_PLAY,
    LAYOUT_OF,
    LAYOUTS,
    RUINS,
)
from archipel.games.dokmus.position import TURNS, UNSEATED, Dokmus, rules_of
from archipel.games.dokmus.steps import TURN, UseRuins, next_choice
from archipel.kernel.core import CHANCE, Rng
from archipel.kernel.match import Match
from tests.acting import position

VECTORS: dict[str, Any] = json.loads(
    Path(__file__).with_name("vectors.json").read_text(encoding="utf-8")
)
SIDES: dict[str, list[str]] = VECTORS["sides"]
GUARDIANS_WITH = {2: [3, 4], 3: [3, 4, 5], 4: [2, 3, 4, 5]}


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def cells(names: str) -> list[int]:
    return [cell(name) for name in names.split()]


def named(found: list[int]) -> set[str]:
    return {CELL_NAMES[i] for i in found}


def table(
    tiles: Mapping[int, str | list[str]],
    *tokens: str,
    seats: int = 2,
    layout: str | None = None,
    gap: int | None = None,
    rotations: dict[int, int] | None = None,
    last: str | None = "",
    left: int = 3,
    guardian: int | None = None,
    pending: str = "",
    options: dict[str, str] | None = None,
    settled: bool = True,
) -> Dokmus:
    """A turn of seat 0. ``tiles`` by slot: a side of vectors.json, seven rows, or a printed side
    ("8B"); those keep the number of their tile.

    ``tokens`` seat by seat, oldest first; ``last`` is the last token of seat 0 (None: it has
    none). ``guardian`` is its unused guardian; None: it has used it.
    """
    frame = LAYOUTS[layout or LAYOUT_OF[seats]]
    d = Dokmus()
    d.set_up(seats, rules_of(GAME.table(seats, options or {})))
    slots: list[int] = []
    faces: list[Face] = []
    for slot in range(frame.slots):
        if slot == (frame.gap if gap is None else gap):
            slots.append(NOWHERE)
            continue
        face = face_of(tiles.get(slot, "ROCK"), len(faces))
        slots.append(face.tile)
        faces.append(face)
    turns = [(rotations or {}).get(slot, 0) for slot in range(frame.slots)]
    d.board = lay_out(frame, faces, slots, turns, d.rules)
    d.laid = [face.tile * 8 for face in faces]
    for seat, names in enumerate(tokens):
        for i in cells(names):
            d.put(seat, i)
            if d.board.land.terrain[i] == RUINS:
                d.ruins[seat] += 1
    if last != "":
        d.last[0] = NOWHERE if last is None else cell(last)
    d.phase = TURNS
    d.round = 8 if min(d.hand) <= 3 else 1
    d.talisman = d.first = seats - 1
    taken = guardian or GUARDIANS_WITH[seats][0]
    free = [number for number in GUARDIANS_IN_PLAY[seats] if number != taken]
    d.guardian = [taken, *free[len(free) - seats + 1 :]]
    for number in d.guardian:
        d.passing &= ~(1 << number)
    d.handed = [d.all_guardians()] * seats
    d.calls = [
        d.guardian.index(number) if number in d.guardian else UNSEATED
        for number in GUARDIANS_IN_PLAY[seats]
        if number <= taken
    ]
    d.active = 0
    d.left = left
    d.hand[0] = max(d.hand[0], left)
    d.guardian_used = guardian is None
    d.pending = [int(name) - 1 for name in pending.split()]
    if settled:
        next_choice(d, 0)
        d.settle()
    else:
        d.survey()
        d.then(
            UseRuins(0) if d.pending and options and "ruins_bonus_timing" in options else TURN[0]
        )
    return d


def face_of(side: str | list[str], tile: int) -> Face:
    """A printed side ("8B"), or a side for a test on this tile."""
    if isinstance(side, str) and side[0].isdigit():
        return FACES[(int(side[0]) - 1) * 2 + "AB".index(side[1])]
    return Face(tile, SIDES[side] if isinstance(side, str) else side)


def act(d: Dokmus, *choices: str) -> Dokmus:
    """Play choices as text, each of them legal."""
    for text in choices:
        choice = GAME.vocabulary.parse(text)
        assert choice in d.options, f"{text} is not among {lines(d)}"
        d.play(choice)
    return d


def lines(d: Dokmus) -> list[str]:
    """What may be chosen now, as text."""
    return [GAME.vocabulary.text(choice) for choice in d.options]


def may(d: Dokmus, word: str) -> set[str]:
    """The operands with which this verb is offered now."""
    found = [line.split(" ", 1) for line in lines(d)]
    return {line[1] if len(line) > 1 else "" for line in found if line[0] == word}


def prices(d: Dokmus) -> dict[str, int]:
    """The cells the next token may go to, and what each costs."""
    return {
        **{CELL_NAMES[i]: 0 for i in d.free},
        **{CELL_NAMES[i]: 1 for i in d.priced},
    }


def started(seats: int, seed: int = 1, first: int = 0, **options: str) -> Match:
    """A match on the printed tiles: the island is laid, nobody has started yet."""
    match = Match(GAME, seats, options)
    match.play(CHANCE, f"first seat_{first}")
    match.settle(Rng(seed))
    return match


def drafting(seats: int, seed: int = 1, first: int = 0, **options: str) -> Match:
    """A match at the first choice of guardians."""
    match = started(seats, seed, first, **options)
    while match.ask() == "choose-start":
        match.play(match.seat, match.lines()[0])
    return match


def draft(match: Match, *numbers: int) -> Match:
    """The seats take these guardians, in the order they choose."""
    for number in numbers:
        match.play(match.seat, f"draft guardian_{number}")
    return match


def give_all(match: Match) -> Match:
    """The active seat sacrifices all tokens of its turn and ends it."""
    position = match.position
    assert isinstance(position, Dokmus)
    seat, calls = match.seat, list(position.calls)
    while match.seat == seat and position.calls == calls:
        match.play(seat, "sacrifice" if "sacrifice" in match.lines() else "end_turn")
    return match


def rows(*top: str) -> list[str]:
    """A side whose first rows are given; the rest is rock."""
    return [row.ljust(7, "M") for row in top] + ["MMMMMMM"] * (7 - len(top))


def at(m: Match) -> Dokmus:
    """The position of a match."""
    return position(m, Dokmus)
