"""The board in a terminal.

Each tile is drawn as it lies, with its own letters and digits along the edges, so that a cell can
be named on a turned tile too: tile number, letter, digit.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.games.components import ids
from archipel.games.dokmus.board import shown_at
from archipel.games.dokmus.components import (
    CELL_NAMES,
    COLUMN_LETTERS,
    DATA,
    FOREST,
    LARGE_TEMPLE,
    LAYOUTS,
    MEADOW,
    MOUNTAIN,
    ROUNDS,
    ROWS,
    RUINS,
    SIDE_NAMES,
    SIZE,
    SMALL_TEMPLE,
    TERRAIN_OF,
    TERRAINS,
    TILE_NAMES,
    VOLCANO,
    WATER,
)
from archipel.games.dokmus.scoring import SHEET
from archipel.games.dokmus.seen import View
from archipel.games.dokmus.vocabulary import ROTATION
from archipel.games.points import points_text
from archipel.text import Speaker

GLYPHS = {
    MEADOW: ("·", "#5d8f3a on #a9cf76"),
    FOREST: ("♣", "#1d4d22 on #5c9a4c"),
    RUINS: ("∩", "bold #4b3621 on #d9b98c"),
    VOLCANO: ("◬", "bold #ff5a2a on #4a1f1a"),
    MOUNTAIN: ("▲", "#6f6f6f on #b0aca4"),
    WATER: ("≈", "#cfe8ff on #2f7fc1"),
    SMALL_TEMPLE: ("◆", "bold #ffffff on #5b5f75"),
    LARGE_TEMPLE: ("★", "bold #ffd24a on #5b3f75"),
}
COLOURS = {"blue": "#1f4fd8", "red": "#c81e2b", "yellow": "#e0b000", "green": "#08684a"}
PAPER = {"blue": "#ffffff", "red": "#ffffff", "yellow": "#201800", "green": "#ffffff"}
SEATS = ids(DATA["token_colours"]["items"])
LETTERS = "ABCD"
TILE_WIDTH = 3 * SIZE + 2
SIDE_WIDTH = 36


def token_style(seat: int) -> str:
    """The look of a seat's tokens."""
    return f"bold {PAPER[SEATS[seat]]} on {COLOURS[SEATS[seat]]}"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The island with its tokens, then the players, the guardians and the key."""
    columns = LAYOUTS[view.layout].columns
    board: list[RenderableType] = []
    for first in range(0, len(view.slots), columns):
        row = Table.grid(padding=(0, 1))
        row.add_row(*[_tile(view, slot, speaker) for slot in range(first, first + columns)])
        board.append(row)
    frame = Table.grid(padding=(0, 2))
    frame.add_column()
    frame.add_column(max_width=SIDE_WIDTH)
    frame.add_row(Group(*board), _side(view, speaker))
    return Group(frame, _players(view, speaker))


def _tile(view: View, slot: int, speaker: Speaker) -> Text:
    tile = view.slots[slot]
    if tile is None:
        return _gap(view, slot, speaker)
    number = TILE_NAMES.index(tile.tile)
    side = SIDE_NAMES.index(tile.side)
    rotation = ROTATION.names.index(tile.rotation)
    rows = ROWS[number * 2 + side]
    printed = [[(0, 0)] * SIZE for _ in range(SIZE)]
    for r in range(SIZE):
        for c in range(SIZE):
            dr, dc = shown_at(r, c, rotation)
            printed[dr][dc] = (r, c)
    upright = rotation % 2 == 0
    text = Text(f"{number + 1}{'AB'[side]}", style="bold")
    for r, c in printed[0]:
        text.append(f" {COLUMN_LETTERS[c] if upright else r + 1} ", style="dim")
    for line in printed:
        r, c = line[0]
        text.append("\n")
        text.append(f"{r + 1 if upright else COLUMN_LETTERS[c]} ", style="dim")
        for r, c in line:
            cell = CELL_NAMES[(number * SIZE + r) * SIZE + c]
            _cell(text, view, cell, TERRAIN_OF[rows[r][c]])
    return text


def _cell(text: Text, view: View, cell: str, terrain: int) -> None:
    glyph, style = GLYPHS[terrain]
    for seat, player in enumerate(view.players):
        if cell in player.tokens:
            letter = LETTERS[seat]
            framed = f"[{letter}]" if cell == view.moving else f" {letter} "
            text.append(f"‹{letter}›" if cell == player.last else framed, style=token_style(seat))
            return
    price = (view.prices or {}).get(cell)
    if price is None:
        text.append(f" {glyph} ", style=style)
    else:
        ink = "#ffffff" if terrain == VOLCANO else "#000000"
        mark = f"+{glyph} " if price == 0 else f"-{glyph} "
        text.append(mark, style=f"bold {ink} on {style.split(' on ')[1]}")


def _gap(view: View, slot: int, speaker: Speaker) -> Text:
    blank = "\n" + " " * TILE_WIDTH
    middle = "\n" + speaker.say("draw-gap").center(TILE_WIDTH) if slot == view.gap else blank
    return Text(
        " " * TILE_WIDTH + blank * (SIZE // 2) + middle + blank * (SIZE // 2), style="dim italic"
    )


def _side(view: View, speaker: Speaker) -> RenderableType:
    """Round, guardians and the key to the terrain."""
    return Text("\n\n").join(
        [_round(view, speaker), _guardians(view, speaker), _key(view, speaker)]
    )


def _round(view: View, speaker: Speaker) -> Text:
    lines = Text()
    lines.append(speaker.say("draw-round", round=view.round, rounds=ROUNDS), style="bold")
    if view.talisman is not None:
        lines.append("\n" + speaker.say("draw-talisman", seat=f"seat_{view.talisman}"))
    if view.active is not None:
        lines.append("\n" + speaker.say("draw-left", seat=f"seat_{view.active}", left=view.left))
        for tile in view.pending:
            lines.append("\n" + speaker.say("draw-pending", tile=tile))
        if view.waived:
            lines.append("\n" + speaker.say("draw-waived"))
    if view.guardian is not None:
        lines.append("\n" + speaker.say("draw-guardian", guardian=view.guardian))
    if view.set_aside is not None:
        names = ", ".join(speaker.name(guardian) for guardian in view.set_aside)
        lines.append("\n" + speaker.say("draw-set-aside") + " " + names)
    return lines


def _guardians(view: View, speaker: Speaker) -> Text:
    lines = Text()
    lines.append(speaker.say("draw-order"), style="bold")
    called = {call.guardian: call.seat for call in view.calls}
    for guardian in view.guardians:
        lines.append("\n" + speaker.name(guardian) + "  ")
        seat = called.get(guardian)
        if seat is not None:
            lines.append(f" {LETTERS[seat]} ", style=token_style(seat))
        elif guardian in called:
            lines.append(speaker.say("draw-nobody"), style="dim")
    return lines


def _key(view: View, speaker: Speaker) -> Text:
    """Terrain by terrain, and the marks of cells where a token may be placed."""
    lines = Text("\n").join(
        Text.assemble((f" {glyph} ", style), " " + speaker.name(TERRAINS[terrain]))
        for terrain, (glyph, style) in GLYPHS.items()
    )
    if view.prices:
        lines.append("\n\n+", style="bold")
        lines.append(" " + speaker.say("draw-free"))
        if 1 in view.prices.values():
            lines.append("\n-", style="bold")
            lines.append(" " + speaker.say("draw-priced"))
    return lines


def _players(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(speaker.say("draw-player"))
    for column in ("hand", "sacrificed", "explored"):
        table.add_column(speaker.say(f"draw-{column}"), justify="right")
    for source in SHEET:
        style = "dim" if source.at_end and not view.over else ""
        table.add_column(speaker.say(f"score-{source.id}"), justify="right", style=style)
    table.add_column(speaker.say("draw-total"), justify="right")
    for seat, player in enumerate(view.players):
        name = Text(f" {LETTERS[seat]} ", style=token_style(seat))
        name.append(" " + speaker.name(f"seat_{seat}"), style="default on default")
        points = view.scores[seat]
        table.add_row(
            name,
            str(player.hand),
            str(player.sacrificed),
            str(len(player.explored)),
            *[str(points[source.id]) for source in SHEET],
            points_text(view, seat, SHEET, speaker),
        )
    return table
