"""The table of The Druids of Edora in a terminal."""

from __future__ import annotations

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from archipel.games import SeatId
from archipel.games.components import ids
from archipel.games.edora.components import BONUS_IDS, DATA, GEM_IDS, MULTIPLIERS, SEAT_IDS
from archipel.games.edora.seen import Hearth, Player, Sanctuary, Square, View
from archipel.text import Speaker

WIDTH = 108
CELL = 13
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
MENHIR, STELE, TABLET, FIRE, PAWN, DOLMEN = "▲", "▮", "▤", "♨", "♟", "π"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it, at most 110 columns wide."""
    parts: list[RenderableType] = [heading(view, speaker), board(view), legend(speaker)]
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


def heading(view: View, speaker: Speaker) -> Rule:
    words = [speaker.say("board-round", round=view.round)] if view.round else []
    if view.last_round and not view.over:
        words.append(speaker.say("board-last-round"))
    words.append(speaker.say(f"draw-phase-{view.phase}"))
    return Rule(Text("  ·  ".join(words), style="bold"))


# The board


def board(view: View) -> Table:
    """Hearths at the corners of the tiles, sanctuaries between them, the tiles themselves dark."""
    sanctuaries = {str(sanctuary.id): sanctuary for sanctuary in view.sanctuaries}
    hearths = {str(hearth.id): hearth for hearth in view.hearths}
    tiles = {str(tile.slot): tile.id.removeprefix("tile_") for tile in view.tiles}
    table = Table.grid(padding=(0, 1))
    for _ in range(7):
        table.add_column(width=CELL)
    for row in range(7):
        line: list[RenderableType] = []
        for column in range(7):
            r, c = row // 2, column // 2
            if row % 2 == 0 and column % 2 == 0:
                line.append(hearth_cell(hearths[f"p{r}{c}"]))
            elif row % 2 == 0:
                line.append(sanctuary_cell(view, sanctuaries[f"h{r}{c}"]))
            elif column % 2 == 0:
                line.append(sanctuary_cell(view, sanctuaries[f"v{r}{c}"]))
            else:
                line.append(Text(f"{'▒ ' + tiles.get(f't{r}{c}', '') + ' ▒':^{CELL}}", style=DARK))
        table.add_row(*line)
    return table


def hearth_cell(hearth: Hearth) -> Text:
    if hearth.fire is not None:
        return Text(
            f"{FIRE + ' ' + number(hearth.fire):^{CELL}}", style=f"bold {colour(hearth.fire)}"
        )
    signs = "".join(SIGNS[bonus] for bonus in hearth.bonuses)
    return Text(f"{'(' + signs + ')':^{CELL}}", style="#C9A26B")


def sanctuary_cell(view: View, sanctuary: Sanctuary) -> Text:
    """The id, dolmen, food to go there, stones and pawns above; the squares below."""
    text = Text(sanctuary.id, style=f"bold {LIGHT}")
    dolmen = dolmens(view).get(sanctuary.id)
    if dolmen is not None:
        text.append(DOLMEN, style=f"bold {DOLMEN_COLOURS[dolmen]}")
    if sanctuary.id in view.reach:
        text.append(f"→{view.reach[sanctuary.id]}", style="reverse")
    for player in view.players:
        if player.pawn == sanctuary.id:
            text.append(PAWN, style=f"bold {colour(player.seat)}")
    for stone in sanctuary.stones:
        sign = MENHIR if stone.id.startswith("menhir") else STELE
        text.append(sign, style=colour(stone.seat))
    text.append("\n")
    for square in sanctuary.squares:
        text.append_text(square_sign(square))
    return text


def dolmens(view: View) -> dict[str, str]:
    """The dolmen beside each rim sanctuary."""
    places = {place["id"]: place["sanctuary"] for place in DATA["board_geometry"]["dolmen_slots"]}
    return {str(places[rim.id]): rim.dolmen for rim in view.rim if rim.dolmen is not None}


def square_sign(square: Square) -> Text:
    if square.seat is not None:
        return Text(f"[{square.value}]", style=f"bold reverse {colour(square.seat)}")
    return Text(f"{action_sign(square.action):<3}", style="default")


def action_sign(action: str) -> str:
    """An action in at most three signs: ◈3, ♣1², Ⅱx3."""
    words = action.split("_")
    if action == "food_or_dice":
        return SIGNS["food"] + SIGNS["die"]
    if words[0] == "mistletoe":
        return SIGNS["mistletoe"] + words[1] + ("²" if words[3] == "2" else "")
    if words[0] == "amulet":
        return {"1": "Ⅰ", "2": "Ⅱ", "3": "Ⅲ"}[words[1]] + words[2]
    if action in ("menhir", "stele", "tablet"):
        return {"menhir": MENHIR, "stele": STELE, "tablet": TABLET}[action]
    return SIGNS[words[0]] + words[1]


def legend(speaker: Speaker) -> Text:
    words = [f"{SIGNS[bonus]} {speaker.name(bonus)}" for bonus in BONUS_IDS]
    words += [f"{MENHIR} {speaker.name('menhir')}", f"{STELE} {speaker.name('stele')}"]
    words += [f"{TABLET} {speaker.name('tablet')}", f"Ⅰ–Ⅲ {speaker.name('amulet')}"]
    return Text("  ".join(words), style="dim")


# The oracle and the overview board


def oracle(view: View, speaker: Speaker) -> Panel:
    """Six columns of two tablets; the stones of the gaps on both sides of each column."""
    table = Table.grid(padding=(0, 1))
    for _ in range(6):
        table.add_column(width=16)
    stones = [SIGNS[stone.removeprefix("stone_")] if stone else "·" for stone in view.oracle_stones]
    table.add_row(*(Text(f"{stones[n - 1]} {n} {stones[n]}", style="#C9A26B") for n in range(6)))
    for position in range(2):
        shown = [view.oracle[2 * side + position].tablet for side in range(6)]
        table.add_row(*(speaker.name(tablet) if tablet else "–" for tablet in shown))
    title = f"{speaker.name('tablet')} ({view.pile})"
    return Panel(table, title=title, box=ROUNDED, expand=False)


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
    beige = " ".join(dolmen.removeprefix("dolmen_beige_") for dolmen in view.beige)
    gems.append(f"  {DOLMEN} {beige or '–'}")
    if view.mistletoe_supply is not None:
        gems.append(f"  {SIGNS['mistletoe']} {view.mistletoe_supply}")
    costs = {item["id"]: int(item["cost"]) for item in DATA["potions"]["items"]}
    potions = Text(f"{SIGNS['mistletoe']} ", style="bold")
    potions.append(" · ".join(f"{speaker.name(p)} {costs[p]}" for p in view.potions), style="dim")
    return Group(track, gems, potions)


# The players


def players(view: View, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1))
    heads = ["", SIGNS["prestige"], SIGNS["food"], SIGNS["mistletoe"], SIGNS["die"], "▣ …"]
    heads += [SIGNS["knowledge"], SIGNS["sickle"], MENHIR, STELE, "Σ"]
    for head in heads:
        table.add_column(head)
    for at, player in enumerate(view.players):
        name = Text("▶ " if view.acting == player.seat else "  ", style="bold")
        name.append(f"{at + 1} {speaker.name(player.seat)}", style=f"bold {SEAT_COLOURS[at]}")
        if view.first == player.seat:
            name.append(" ♛", style="#E9B23C")
        score = view.scores[at]
        table.add_row(
            name,
            str(player.prestige),
            str(player.food),
            str(player.mistletoe),
            digits(player.reserve),
            digits(player.stock),
            f"{player.led}×{player.multiplier}",
            f"{player.sickle} ({player.sickle_prestige})",
            str(len(player.menhirs)),
            str(len(player.steles)),
            str(sum(score.values())) if score is not None else "?",
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
    text.append(" · ".join(things) or "–")
    lie = [speaker.name(herb) for herb in player.herbs.values() if herb is not None]
    if lie:
        text.append("  ☾ " + ", ".join(lie), style="dim")
    return text
