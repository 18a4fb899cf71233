"""The table of Bora Bora in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from archipel.games import SeatId
from archipel.games.bora_bora.components import (
    DATA,
    FISH_IDS,
    FISH_VALUE,
    GOD_IDS,
    JEWEL_COST,
    JEWEL_IDS,
    JEWEL_POINTS,
    JEWEL_ROWS,
    PATH_COSTS,
    PATH_ENDS,
    PERSON_IDS,
    REGION_IDS,
    ROUNDS,
    SEAT_IDS,
    SYMBOLS,
    items,
)
from archipel.games.bora_bora.scoring import SHEET
from archipel.games.bora_bora.seen import ActionTile, JewelId, Player, Region, Slot, View
from archipel.games.points import points_text
from archipel.text import Speaker

WIDTH = 108
COLOURS = ["#D64541", "#3A7BD5", "#3FA45B", "#9A9A9A"]
GOD_INK = {
    "god_blue": "white on #2B6CB0",
    "god_white": "black on #F2F2F2",
    "god_red": "white on #C0392B",
    "god_green": "white on #2E8B57",
    "god_yellow": "black on #F0C330",
}
EARTH = {"mountain": "#A9ABB0", "beach": "#E8CF7A", "forest": "#5FA35B", "plain": "#D98A4E"}
HUT = "⌂"
PRIEST = "♟"
DIE = "⚀⚁⚂⚃⚄⚅"
SHELL = "◔"
OFFERING = "❀"
MATERIAL = "●"
COURT_COLUMNS = int(DATA["ceremony_spaces"]["columns"])
BUILDING = "▣"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it, at most 110 columns wide."""
    top = Table.grid(padding=(0, 1))
    top.add_row(archipelago(view, speaker), Group(tiles(view, speaker), tracks(view, speaker)))
    rows = Table.grid(padding=(0, 1))
    rows.add_row(people(view, speaker), jewelry(view, speaker))
    parts: list[RenderableType] = [
        heading(view, speaker),
        top,
        rows,
        supply(view, speaker),
        players(view, speaker),
    ]
    if view.viewer is not None:
        parts.append(own_hand(view, speaker))
    return Group(*parts)


def mark(seat: SeatId) -> Text:
    """The number of a seat in its colour."""
    at = SEAT_IDS.index(seat)
    return Text(str(at + 1), style=f"bold {COLOURS[at]}")


def heading(view: View, speaker: Speaker) -> Rule:
    words = [speaker.say("draw-round", round=view.round)] if view.round else []
    words.append(speaker.name(view.phase))
    return Rule(Text("  ·  ".join(words), style="bold"))


# The board


def archipelago(view: View, speaker: Speaker) -> Panel:
    """Each region with its fish, its huts (the last one on the building space) and its paths."""
    table = Table.grid(padding=(0, 1))
    for at, region in enumerate(view.regions):
        terrain = str(items("regions")[at]["terrain"])
        name = Text(speaker.name(region.id), style=f"bold {EARTH[terrain]}")
        table.add_row(name, fish(region), huts(region), paths(at))
    return Panel(table, title=speaker.say("draw-map"), box=ROUNDED, expand=False)


def fish(region: Region) -> Text:
    if region.fish_tile is None:
        return Text("-", style="dim")
    return Text(f"◖{FISH_VALUE[FISH_IDS.index(region.fish_tile)]}", style="#3FA9D6")


def huts(region: Region) -> Text:
    text = Text()
    for seat in reversed(region.huts):
        text.append(HUT, style=COLOURS[SEAT_IDS.index(seat)])
        text.append_text(mark(seat))
        text.append(" ")
    return text


def paths(region: int) -> Text:
    """Where the paths of a region lead and the die they need: brown by land, blue by water."""
    text = Text()
    for route, ink in enumerate(("#C98F4E", "#3FA9D6")):
        for ends, cost in zip(PATH_ENDS[route], PATH_COSTS[route]):
            if ends >> region & 1:
                other = (ends & ~(1 << region)).bit_length() - 1
                text.append(f"{cost}{short(REGION_IDS[other])} ", style=ink)
    return text


def short(region: str) -> str:
    """center_forest: cf."""
    island, terrain = region.split("_")
    return island[0] + terrain[0]


def tiles(view: View, speaker: Speaker) -> Panel:
    table = Table.grid(padding=(0, 1))
    for tile in view.tiles:
        table.add_row(Text(speaker.name(tile.id)), dice(tile))
    return Panel(table, title=speaker.say("draw-tiles"), box=ROUNDED, expand=False)


def dice(tile: ActionTile) -> Text:
    text = Text()
    for die in tile.dice:
        face = int(die.die.removeprefix("die_"))
        text.append(f"{DIE[face - 1]}{face} ", style=f"bold {COLOURS[SEAT_IDS.index(die.seat)]}")
    return text


def tracks(view: View, speaker: Speaker) -> Group:
    status = Text(speaker.say("draw-status") + "  ", style="bold")
    ahead = sorted(view.status, key=lambda d: (-int(d.step.split("_")[1]), -d.height))
    for disc in ahead:
        status.append_text(mark(disc.seat))
        status.append(f"·{disc.step.split('_')[1]} (+{disc.points})  ")
    temple = Text(speaker.say("draw-temple") + "  ", style="bold")
    for slot in view.temple:
        temple.append(slot.id.removeprefix("temple_"), style="dim")
        if slot.priest is None:
            temple.append("– ")
        else:
            temple.append(PRIEST, style=COLOURS[SEAT_IDS.index(slot.priest)])
            temple.append_text(mark(slot.priest))
            temple.append(" ")
    temple.append(f"+{view.priest_points}  ")
    temple.append(speaker.say("draw-god-stack", count=view.god_stack), style="dim")
    return Group(status, temple)


def people(view: View, speaker: Speaker) -> Panel:
    table = Table.grid(padding=(0, 1))
    table.add_row("", *(Text(word, style="bold") for word in heads(speaker)))
    for number, (man, woman) in enumerate(zip(view.men, view.women), 1):
        table.add_row(Text(str(number), style="dim"), person(man, speaker), person(woman, speaker))
    return Panel(table, box=ROUNDED, expand=False)


def heads(speaker: Speaker) -> tuple[str, str]:
    return speaker.say("draw-men"), speaker.say("draw-women")


def person(slot: Slot, speaker: Speaker) -> Text:
    if slot.person is None:
        return Text("–", style="dim")
    return Text(kind_of(slot.person, speaker) + " " + signs(slot.person))


def kind_of(person: str, speaker: Speaker) -> str:
    """man_land_path_2: the name of its kind."""
    return speaker.name(person.split("_", 1)[1].rsplit("_", 1)[0])


def signs(person: str) -> str:
    """A sun for each status sign of a man, a shell for each of a woman."""
    return ("☀" if person.startswith("man_") else SHELL) * SYMBOLS[PERSON_IDS.index(person)]


def jewelry(view: View, speaker: Speaker) -> Panel:
    """Cost and points of the jewels, column by column; this round's are bright."""
    table = Table.grid(padding=(0, 1))
    cells = {(cell.round, cell.row): cell.jewel for cell in view.jewels}
    for row in range(1, JEWEL_ROWS + 1):
        line = []
        for number in range(1, ROUNDS + 1):
            jewel = cells[number, row]
            style = "bold #E9B23C" if number == max(view.round, 1) else "dim"
            line.append(Text(price(jewel), style=style))
        table.add_row(*line)
    lines: list[RenderableType] = [table, Text(speaker.say("draw-tasks"), style="bold")]
    lines += [Text(speaker.name(task)) for task in view.tasks if task is not None]
    return Panel(Group(*lines), title=speaker.say("draw-jewelry"), box=ROUNDED, expand=False)


def price(jewel: JewelId | None) -> str:
    if jewel is None:
        return "  –  "
    at = JEWEL_IDS.index(jewel)
    return f"{JEWEL_COST[at]}{SHELL}→{JEWEL_POINTS[at]}"


# Cards and players


def card_chip(card: str | None, speaker: Speaker) -> Text:
    if card is None:
        return Text(" · ", style="dim")
    return Text(f" {speaker.name(card)} ", style=GOD_INK[card])


def chips(cards: Sequence[str | None], speaker: Speaker) -> Text:
    text = Text()
    for card in cards:
        text.append_text(card_chip(card, speaker))
        text.append(" ")
    return text


def supply(view: View, speaker: Speaker) -> Text:
    line = Text(speaker.say("draw-gods") + "  ", style="bold")
    line.append_text(chips(view.display, speaker))
    line.append(speaker.say("draw-deck", count=view.god_pile) + ", ", style="dim")
    discarded = sum(view.discard.get(god, 0) for god in GOD_IDS)
    line.append(speaker.say("draw-discards", count=discarded), style="dim")
    return line


def players(view: View, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1))
    for word in ("player", "goods", "people", "court", "open-tasks", "points"):
        table.add_column(speaker.say(f"draw-{word}"))
    for at, player in enumerate(view.players):
        name = Text("▶ " if view.acting == player.seat else "  ", style="bold")
        name.append(f"{at + 1} {speaker.name(player.seat)}", style=f"bold {COLOURS[at]}")
        name.append("\n  " + " ".join(DIE[int(die[-1]) - 1] for die in player.dice))
        table.add_row(
            name,
            goods(player),
            persons(player, speaker),
            court(player),
            tasks(player, speaker),
            points_text(view, at, SHEET, speaker),
        )
    return table


def goods(player: Player) -> Text:
    text = Text(f"{OFFERING}{player.offerings} {SHELL}{player.shells}\n")
    text.append(f"✦{player.god_tiles} {PRIEST}{player.priests} ▮{player.cards}\n")
    text.append(f"{HUT}{player.huts} ◇{len(player.jewels)} ✓{player.tasks_done}")
    return text


def persons(player: Player, speaker: Speaker) -> Text:
    """Men and women, dim once shifted; then the free spaces."""
    text = Text()
    for space in player.spaces:
        if space.person is not None:
            style = "dim" if space.shifted else ""
            text.append(f"{kind_of(space.person, speaker)} {signs(space.person)}\n", style=style)
    text.append("□" * player.free_spaces)
    return text


def court(player: Player) -> Text:
    """The ceremony ground: dots are materials, squares buildings."""
    text = Text()
    for number, space in enumerate(player.ceremony):
        if space.building is not None:
            text.append(BUILDING, style=COLOURS[SEAT_IDS.index(player.seat)])
        else:
            text.append(MATERIAL if space.material else "·")
        text.append("\n" if (number + 1) % COURT_COLUMNS == 0 else " ")
    spare = sum(player.beside.values())
    if spare:
        text.append(f"+{spare}")
    return text


def tasks(player: Player, speaker: Speaker) -> Text:
    text = Text()
    for task in player.tasks:
        if task is not None:
            short = f"{task.missing}" if task.sure else f"≤{task.missing}"
            text.append(
                f"{speaker.name(task.id)} ({short})\n", style="" if task.missing else "green"
            )
    return text


def own_hand(view: View, speaker: Speaker) -> Text:
    line = Text(speaker.say("draw-hand") + "  ", style="bold")
    if not view.hand:
        line.append(speaker.say("draw-empty"), style="dim")
    line.append_text(chips([*view.hand], speaker))
    return line
