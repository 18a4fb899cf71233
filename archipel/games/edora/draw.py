"""The table of The Druids of Edora in a terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from archipel.games import SeatId
from archipel.games.components import ids
from archipel.games.edora.components import (
    BONUS_IDS,
    DATA,
    GEM_IDS,
    HERB_SLOT_IDS,
    MULTIPLIERS,
    ORACLE_GAPS,
    PAIR_AT,
    POTION_LIST,
    SEAT_IDS,
)
from archipel.games.edora.scoring import SHEET
from archipel.games.edora.seen import Hearth, Player, Sanctuary, Square, View
from archipel.games.points import points_text
from archipel.text import Speaker

WIDTH = 100
ASIDE, TILE, TALL = 12, 17, 5
"""The width of a column with hearths, and of one with tiles; how high a tile is."""
COLOURS = {"red": "#E06C5A", "blue": "#6FA8DC", "yellow": "#E9C46A", "white": "#F1EFE7"}
SEAT_COLOURS = [COLOURS[colour] for colour in ids(DATA["player_colours"]["items"])]
DOLMEN_COLOURS = {
    "dolmen_red": "#D1495B",
    "dolmen_orange": "#EE964B",
    "dolmen_yellow": "#F4D35E",
    "dolmen_green": "#6A994E",
    "dolmen_blue": "#4EA8DE",
    "dolmen_violet": "#9D7AD2",
}
LIGHT, DARK = "#A7C957", "#5C7A5C"
SIGNS = {
    "prestige": "✦",
    "knowledge": "◈",
    "food": "●",
    "die": "▣",
    "mistletoe": "♣",
    "sickle": "☾",
}
ROW_SIGNS = {"I": "Ⅰ", "II": "Ⅱ", "III": "Ⅲ"}
MENHIR, STELE, TABLET, FIRE, PAWN, DOLMEN = "▲", "▮", "▤", "♨", "♟", "π"
BUSH, PORTAL, HILL = "♠", "◎", "⁰¹²³⁴⁵⁶⁷⁸⁹"
BELOW = "₀₁₂₃₄₅₆₇₈₉"
ACTIONS = {item["id"]: item for item in DATA["action_types"]["items"]}
GEOMETRY = DATA["board_geometry"]


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it, at most 100 columns wide."""
    parts: list[RenderableType] = [heading(view, speaker), board(view, speaker)]
    parts += [clearings(view, speaker), legend(speaker)]
    parts += [oracle(view, speaker), overview(view, speaker), players(view, speaker)]
    for player in view.players:
        parts.append(possessions(player, speaker))
    if view.drawn:
        names = " · ".join(speaker.name(tablet) for tablet in view.drawn)
        parts.append(Text(f"{TABLET} {names}", style="bold"))
    return Group(*parts)


def colour(seat: SeatId) -> str:
    return SEAT_COLOURS[SEAT_IDS.index(seat)]


def number(seat: SeatId) -> str:
    """The number of a seat, as it stands beside its pieces."""
    return str(SEAT_IDS.index(seat) + 1)


def in_lines(words: list[str], between: str, indent: str = "") -> str:
    """Words side by side, none of them broken, in lines that fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(between) + len(word) <= WIDTH - 2:
            lines[-1] += between + word
        else:
            lines.append((indent if lines else "") + word)
    return "\n".join(lines)


def heading(view: View, speaker: Speaker) -> Rule:
    words = [speaker.say("board-round", round=view.round)] if view.round else []
    if view.last_round and not view.over:
        words.append(speaker.say("board-last-round"))
    words.append(speaker.say(f"draw-phase-{view.phase}"))
    return Rule(Text("  ·  ".join(words), style="bold"))


# The board


def board(view: View, speaker: Speaker) -> Text:
    """The forest: hearths at the corners of the tiles, sanctuaries between them, paths on them."""
    sanctuaries = {str(sanctuary.id): sanctuary for sanctuary in view.sanctuaries}
    hearths = {str(hearth.id): hearth for hearth in view.hearths}
    slots = {slot["row"] * 3 + slot["col"]: slot["id"] for slot in GEOMETRY["tile_slots"]}
    dark = {frozenset((str(link.a), str(link.b))): link.dark for link in view.links}
    lines: list[Text] = []
    for row in range(7):
        cells: list[list[Text]] = []
        for column in range(7):
            r, c = row // 2, column // 2
            if row % 2 == 0 and column % 2 == 0:
                cells.append(hearth_cell(hearths[f"p{r}{c}"], speaker))
            elif row % 2 == 0:
                cells.append(sanctuary_cell(view, sanctuaries[f"h{r}{c}"], speaker, wide=True))
            elif column % 2 == 0:
                cells.append(sanctuary_cell(view, sanctuaries[f"v{r}{c}"], speaker, wide=False))
            else:
                cells.append(tile_cell(slots[r * 3 + c], dark))
        lines += side_by_side(cells)
    return Text("\n").join(lines)


def side_by_side(cells: list[list[Text]]) -> list[Text]:
    """Cells of one row as whole lines, each column as wide as it is everywhere."""
    lines = []
    for n in range(max(len(cell) for cell in cells)):
        line = Text()
        for column, cell in enumerate(cells):
            part = cell[n] if n < len(cell) else Text()
            part.truncate(TILE if column % 2 else ASIDE, pad=True)
            line.append_text(part)
        line.rstrip()
        lines.append(line)
    return lines


def tile_cell(slot: str, dark: dict[frozenset[str], int]) -> list[Text]:
    """The paths of a tile: every line joins two sanctuaries, a double one crosses dark forest.

    Straight lines run through the middle, turns keep to their corner, so that none of them meet.
    """
    at = {
        half["part"]: sanctuary["id"]
        for sanctuary in GEOMETRY["sanctuaries"]
        for half in sanctuary["halves"]
        if half["slot"] == slot
    }

    def path(a: str, b: str, light: str, double: str) -> tuple[str, str]:
        count = dark.get(frozenset((at[a], at[b])))
        return (" ", "") if count is None else (double, DARK) if count else (light, LIGHT)

    down, flat = path("N", "S", "│", "║"), path("W", "E", "─", "═")
    canvas = [[(" ", "")] * TILE for _ in range(TALL)]
    middle, half = TILE // 2, TALL // 2
    for y in range(TALL):
        canvas[y][middle] = down
    for x in range(TILE):
        canvas[half][x] = flat
    if down[1] and flat[1]:
        canvas[half][middle] = (CROSSINGS[down[0] + flat[0]], LIGHT)
    elif down[1]:
        canvas[half][middle] = down
    for a, b, light, double in (
        ("N", "W", "╯", "╝"), ("N", "E", "╰", "╚"), ("S", "W", "╮", "╗"), ("S", "E", "╭", "╔"),
    ):  # fmt: skip
        corner, style = path(a, b, light, double)
        if style:
            y = half - 1 if a == "N" else half + 1
            x = middle - 3 if b == "W" else middle + 3
            upright, level = ("║", "═") if corner == double else ("│", "─")
            for k in range(y) if a == "N" else range(y + 1, TALL):
                canvas[k][x] = (upright, style)
            for k in range(x) if b == "W" else range(x + 1, TILE):
                canvas[y][k] = (level, style)
            canvas[y][x] = (corner, style)
    return [Text.assemble(*line) for line in canvas]


CROSSINGS = {"│─": "┼", "║═": "╬", "║─": "╫", "│═": "╪"}


def hearth_cell(hearth: Hearth, speaker: Speaker) -> list[Text]:
    """Its name and its bonuses, or who has lit it."""
    name = speaker.name(hearth.id).split()[-1]
    if hearth.fire is not None:
        sign = Text(f"{FIRE} {number(hearth.fire)}", style=f"bold {colour(hearth.fire)}")
    else:
        sign = Text(f"({''.join(SIGNS[bonus] for bonus in hearth.bonuses)})", style="#C9A26B")
    cell = [Text(name, style="dim"), sign]
    for line in cell:
        line.align("center", ASIDE)
    return cell


def sanctuary_cell(view: View, sanctuary: Sanctuary, speaker: Speaker, *, wide: bool) -> list[Text]:
    """Its name with its clearing, the dolmen and the food to go there; squares; stones, pawns."""
    top = Text(speaker.name(sanctuary.id), style=f"bold {LIGHT}")
    for n, clearing in enumerate(view.clearings):
        if sanctuary.id in clearing.sanctuaries:
            top.append(raised(n + 1) + (PORTAL if clearing.portal else ""), style=LIGHT)
    dolmen = dolmens(view).get(sanctuary.id)
    if dolmen is not None:
        sign = DOLMEN + speaker.say(f"draw-{dolmen}")
        top.append(f" {sign}", style=f"bold {DOLMEN_COLOURS[dolmen]}")
    if sanctuary.id in view.reach:
        top.append(f"→{view.reach[sanctuary.id]}", style="reverse")
    signs = [square_sign(square) for square in sanctuary.squares]
    per_line = 4 if wide else 2
    cell = [top]
    for first in range(0, len(signs), per_line):
        cell.append(Text().join(signs[first : first + per_line]))
    cell.append(standing(view, sanctuary))
    if wide:
        for line in cell:
            line.align("center", TILE)
    else:
        cell = [Text(" ").append_text(line) for line in cell]
    return cell


def standing(view: View, sanctuary: Sanctuary) -> Text:
    """Menhirs and steles, counted; pawns; the start bush, and who still waits on it."""
    text = Text()
    for sign, kind in ((MENHIR, "menhir"), (STELE, "stele")):
        count = sum(stone.id.startswith(kind) for stone in sanctuary.stones)
        if count:
            text.append(f"{sign}{count} ")
    for bush in GEOMETRY["start_bushes"]:
        if bush["sanctuary"] == sanctuary.id:
            text.append(BUSH, style=DARK)
            add_pawns(text, view, bush["id"])
    add_pawns(text, view, sanctuary.id)
    return text


def add_pawns(text: Text, view: View, place: str) -> None:
    for player in view.players:
        if player.pawn == place:
            text.append(f"{PAWN}{number(player.seat)}", style=f"bold {colour(player.seat)}")


def raised(n: int) -> str:
    return "".join(HILL[int(digit)] for digit in str(n))


def clearings(view: View, speaker: Speaker) -> Text:
    """Which sanctuaries lie together in light forest, portal or not."""
    words = []
    for n, clearing in enumerate(view.clearings):
        names = " ".join(sorted(speaker.name(id) for id in clearing.sanctuaries))
        words.append(f"{raised(n + 1)}{PORTAL if clearing.portal else ''} {names}")
    return Text(in_lines(words, " · "), style=LIGHT)


def dolmens(view: View) -> dict[str, str]:
    """The dolmen beside each rim sanctuary."""
    places = {place["id"]: place["sanctuary"] for place in GEOMETRY["dolmen_slots"]}
    return {str(places[rim.id]): rim.dolmen for rim in view.rim if rim.dolmen is not None}


def square_sign(square: Square) -> Text:
    """Four columns: an action, or a die and whose it is."""
    if square.seat is not None:
        owner = BELOW[int(number(square.seat))]
        return Text(f"[{square.value}]{owner}", style=f"bold {colour(square.seat)}")
    return Text(f"{action_sign(square.action):<4}")


def action_sign(action: str) -> str:
    """An action in at most three signs: ◈3, ♣1², Ⅱx3."""
    printed = ACTIONS[action]
    kind = printed["kind"]
    if kind == "food_or_dice":
        return SIGNS["food"] + SIGNS["die"]
    if kind == "mistletoe":
        brews = int(printed["brew_max"])
        return f"{SIGNS[kind]}{printed['gain']}{raised(brews) if brews > 1 else ''}"
    if kind == "amulet":
        symbols = dict(zip(DATA["amulet"]["rows"], DATA["amulet"]["row_symbols"], strict=True))
        return f"{ROW_SIGNS[symbols[printed['row']]]}x{printed['multiplier']}"
    if kind in ("menhir", "stele", "tablet"):
        return {"menhir": MENHIR, "stele": STELE, "tablet": TABLET}[kind]
    return f"{SIGNS[kind]}{printed['steps']}"


def legend(speaker: Speaker) -> Text:
    words = [f"{SIGNS[bonus]} {speaker.name(bonus)}" for bonus in BONUS_IDS]
    words += [f"{MENHIR} {speaker.name('menhir')}", f"{STELE} {speaker.name('stele')}"]
    words += [f"{TABLET} {speaker.name('tablet')}", f"Ⅰ–Ⅲ {speaker.name('amulet')}"]
    signs = {f"[3]{BELOW[1]}": "die", f"{PAWN}1": "pawn", BUSH: "bush", DOLMEN: "dolmen"}
    signs |= {FIRE: "fire", "→3": "reach", "─ │": "path", "═ ║": "dark"}
    signs |= {raised(1): "clearing", PORTAL: "portal"}
    words += [f"{sign} {speaker.say('draw-' + word)}" for sign, word in signs.items()]
    return Text(in_lines(words, "  "), style="dim")


# The oracle and the overview board


def oracle(view: View, speaker: Speaker) -> Group:
    """Side by side: the bonuses of the stones there, the inner tablet, the outer one."""
    table = Table.grid(padding=(0, 2))
    stones = [SIGNS[stone.removeprefix("stone_")] if stone else "·" for stone in view.oracle_stones]
    for first in range(0, len(view.oracle), 2):
        side = speaker.name(view.oracle[first].id).partition(",")[0]
        signs = " ".join(stones[gap] for gap in ORACLE_GAPS[first])
        shown = [place.tablet for place in view.oracle[first : first + 2]]
        names = [Text(speaker.name(tablet) if tablet else "–") for tablet in shown]
        table.add_row(Text(side, style="dim"), Text(signs, style="#C9A26B"), *names)
    title = f"{speaker.say('draw-oracle')} ({speaker.say('draw-pile', count=view.pile)})"
    return Group(Text(title, style="bold"), table)


def overview(view: View, speaker: Speaker) -> Group:
    track = Text(f"{SIGNS['knowledge']} ", style="bold")
    for space, seats in enumerate(view.knowledge):
        track.append(f"×{MULTIPLIERS[space]}[", style="dim")
        for seat in seats:
            track.append(number(seat), style=f"bold {colour(seat)}")
        track.append("] ", style="dim")
    gems = Text("◆ ", style="bold")
    for gem in GEM_IDS:
        gems.append(f"{SIGNS[gem.removeprefix('gem_')]}{view.gems[gem]} ")
    worth = {item["id"]: str(item["prestige"]) for item in DATA["dolmens"]["beige"]}
    beige = " ".join(worth[dolmen] for dolmen in view.beige)
    gems.append(f"  {DOLMEN} {beige or '–'}")
    if view.mistletoe_supply is not None:
        gems.append(f"  {SIGNS['mistletoe']} {view.mistletoe_supply}")
    return Group(track, gems, potions(view, speaker))


def potions(view: View, speaker: Speaker) -> Table:
    """What can be brewed, by cost."""
    table = Table.grid(padding=(0, 1))
    by_cost: dict[int, list[str]] = {}
    for item in POTION_LIST:
        if item["id"] in view.potions:
            by_cost.setdefault(int(item["cost"]), []).append(speaker.name(item["id"]))
    for cost in sorted(by_cost):
        table.add_row(Text(f"{SIGNS['mistletoe']}{cost}", style="bold"), " · ".join(by_cost[cost]))
    return table


# The players


def players(view: View, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1))
    heads = ["", SIGNS["food"], SIGNS["mistletoe"], SIGNS["die"], "▣ …"]
    heads += [SIGNS["knowledge"], SIGNS["sickle"], MENHIR, STELE, SIGNS["prestige"]]
    for head in heads:
        table.add_column(head)
    for at, player in enumerate(view.players):
        name = Text("▶ " if view.acting == player.seat else "  ", style="bold")
        name.append(f"{at + 1} {speaker.name(player.seat)}", style=f"bold {SEAT_COLOURS[at]}")
        if view.first == player.seat:
            name.append(" ♛", style="#E9B23C")
        table.add_row(
            name,
            str(player.food),
            str(player.mistletoe),
            digits(player.reserve),
            digits(player.stock),
            f"{player.led}×{player.multiplier}",
            f"{player.sickle} ({player.sickle_prestige})",
            str(len(player.menhirs)),
            str(len(player.steles)),
            points_text(view, at, SHEET, speaker),
        )
    return table


def digits(values: list[int]) -> str:
    return "".join(str(value) for value in values) or "–"


def possessions(player: Player, speaker: Speaker) -> Text:
    """Herbs, gems, tablets, potions and dolmens of a player, by name."""
    text = Text(f"{number(player.seat)} ", style=f"bold {colour(player.seat)}")
    things = [speaker.name(herb) for herb in player.active]
    things += [speaker.name(gem) for gem in player.amulet.values() if gem is not None]
    for tablet in player.tablets:
        state = "✓" if tablet.done else f"{tablet.now}/{tablet.need}"
        things.append(f"{TABLET} {speaker.name(tablet.id)} {state}")
    things += [speaker.name(potion) for potion in player.potions]
    things += [speaker.name(dolmen) for dolmen in sorted(set(player.dolmens))]
    text.append(in_lines(things, " · ", "  ") or "–")
    pairs = []
    for pair, space in enumerate(PAIR_AT):
        lie = [player.herbs[slot] for slot in HERB_SLOT_IDS[2 * pair : 2 * pair + 2]]
        names = " / ".join(speaker.name(herb) for herb in lie if herb is not None)
        if names:
            pairs.append(f"{SIGNS['sickle']}{space} {names}")
    if pairs:
        text.append("\n  " + in_lines(pairs, " · ", "  "), style="dim")
    return text
