"""The table of Mangrovia in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from archipel.games.mangrovia.components import (
    AMULET,
    CARD_IDS,
    COST,
    CURRENCY,
    DATA,
    LANDSCAPE_IDS,
    LANDSCAPES_OF,
    OFFERING_VALUES,
    OFFERINGS,
    OWNER_IDS,
    PATH_IDS,
    PRINTED,
    PRIZES,
    SEAT_IDS,
    SITE_OF,
    SPACE_IDS,
    SPACE_LIST,
    STAGE_STEPS,
    STAGES,
)
from archipel.games.mangrovia.scoring import SHEET
from archipel.games.mangrovia.seen import (
    Building,
    CardId,
    DeckId,
    Majority,
    OwnerId,
    Site,
    Space,
    View,
)
from archipel.games.points import points_text
from archipel.text import Speaker

WIDTH = 108
CELL = 8
GRID = DATA["spaces"]["grid"]
COLOURS = [str(colour["hex"]) for colour in DATA["player_colours"]["items"]] + [
    str(DATA["player_colours"]["neutral"]["hex"])
]
EARTH = [str(landscape["hex"]) for landscape in DATA["landscapes"]["items"]]
INK = ["black", "black", "white", "black"]
PRIZES_OF: dict[str, list[int]] = dict(zip(PATH_IDS, PRIZES, strict=True))
HUT = "⌂"
SUN = "☀"
GEM = "◈"
STAR = "★"
POLE = "♜"
BIRD = "❦"
DISH = "◉"
SIGNS = {
    "draw_open": "□",
    "draw_hidden": "■",
    "collect_amulets": GEM,
    "build_hut": HUT,
    "build_double_hut": HUT + HUT,
    "move_birds": BIRD,
    "claim_talisman": "♛",
}


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it, at most 110 columns wide."""
    top = Table.grid(padding=(0, 1))
    top.add_row(board(view), Group(oracle(view, speaker), archipelago(view, speaker)))
    parts: list[RenderableType] = [
        heading(view, speaker),
        top,
        amulet_island(view, speaker),
        supply(view, speaker),
        players(view, speaker),
    ]
    if view.building is not None:
        parts.append(building(view, view.building, speaker))
    if view.viewer is not None:
        parts.append(own_hand(view, speaker))
    return Group(*parts)


def colour(owner: OwnerId) -> str:
    return COLOURS[OWNER_IDS.index(owner)]


def mark(owner: str) -> str:
    """The number of a seat, as it stands beside its pieces."""
    return str(SEAT_IDS.index(owner) + 1) if owner in SEAT_IDS else "–"


def heading(view: View, speaker: Speaker) -> Rule:
    words = [speaker.say("draw-round", round=view.round)] if view.round else []
    if view.last_round and not view.over:
        words.append(speaker.say("draw-last-round"))
    words.append(speaker.name(view.phase))
    if view.boat != "boat_space":
        words.append(speaker.name(view.boat))
    return Rule(Text("  ·  ".join(words), style="bold"))


# The board


def board(view: View) -> Table:
    """Paths with their statues above and at the left; the middle of a ring is no space."""
    spaces = {space.id: space for space in view.spaces}
    paths = {path.id: path for path in view.paths}
    table = Table.grid(padding=(0, 0))
    for _ in range(GRID["cols"] + 1):
        table.add_column(width=CELL)
    columns = {int(c): p for p, c in GRID["path_cols"].items()}
    rows = {int(r): p for p, r in GRID["path_rows"].items()}
    head: list[RenderableType] = [Text()]
    for column in range(1, GRID["cols"] + 1):
        head.append(statue(paths[columns[column]]) if column in columns else Text())
    table.add_row(*head)
    for row in range(1, GRID["rows"] + 1):
        line: list[RenderableType] = [statue(paths[rows[row]]) if row in rows else Text("\n")]
        for column in range(1, GRID["cols"] + 1):
            id = f"c{column}r{row}"
            line.append(cell(spaces[id]) if id in spaces else centre(column, row))
        table.add_row(*line)
    return table


def statue(path: Majority) -> Text:
    """A statue: its letter, its prizes, and who would win them now."""
    first, second = PRIZES_OF[path.id]
    text = Text(path.id[-1].upper() + " ", style="bold")
    text.append(f"{first}/{second}\n", style="dim")
    for owner in (path.first, path.second):
        if owner is not None:
            text.append(f" {HUT}{mark(owner)}", style=f"bold {colour(owner)}")
    return text


def centre(column: int, row: int) -> Text:
    """MG-3: no space, only the sign of the sector it is the middle of."""
    for sector in DATA["sectors"]["items"]:
        corner = next(space for space in SPACE_LIST if space["sector"] == sector["id"])
        if (column, row) == (corner["col"] + 1, corner["row"] + 1):
            sign = STAR if sector["id"] == "stone_star" else POLE
            return Text(f"{sign * 3:^{CELL - 1}}\n", style="bold #E9B23C")
    return Text(f"{'~':^{CELL - 1}}\n", style="#3FA9D6 dim")


def place(at: int) -> str:
    """A space as the choices name it: its place on each path; an amulet space by its number."""
    space = SPACE_LIST[at]
    found = [f"{path[-1].upper()}{space['distance'][path]}" for path in space["paths"]]
    return "/".join(found) or space["id"].removeprefix("n")


def cell(space: Space) -> Text:
    """Price, printed fervour and sector above; its name or a hut below."""
    at = SPACE_IDS.index(space.id)
    landscapes = LANDSCAPES_OF[at]
    style = f"{INK[landscapes[0]]} on {EARTH[landscapes[0]]}"
    under = f"{INK[landscapes[-1]]} on {EARTH[landscapes[-1]]}"
    sector = {"stone_star": STAR, "totem": POLE}.get(str(SPACE_LIST[at]["sector"]), "")
    price = f"{GEM if CURRENCY[at] == AMULET else ''}{COST[at]}"
    fervour = f"{SUN}{PRINTED[at]}" if PRINTED[at] else ""
    text = Text()
    text.append(f"{price + fervour + sector:^{CELL - 1}}", style=f"bold {style}")
    text.append("\n")
    if space.owner is None:
        tile = "✦" if space.bonus_tile is not None else ""
        text.append(f"{place(at) + tile:^{CELL - 1}}", style=under)
    else:
        tile = space.fervour_tile.removeprefix("fervour_") if space.fervour_tile else ""
        hut = f"{HUT * space.huts}{mark(space.owner)}" + (f" ({tile})" if tile else "")
        text.append(f"{hut:^{CELL - 1}}", style=f"bold {colour(space.owner)} on grey11")
    return text


def amulet_island(view: View, speaker: Speaker) -> Table:
    line = Table.grid(padding=(0, 1))
    title = Text(f"{GEM} " + speaker.say("draw-amulet-island"), style="bold #C9302C")
    ringed = [
        space for space in view.spaces if SPACE_LIST[SPACE_IDS.index(space.id)]["amulet_space"]
    ]
    line.add_row(title, *(cell(space) for space in ringed))
    return line


# The archipelago


def oracle(view: View, speaker: Speaker) -> Text:
    text = Text(speaker.say("draw-birds") + " ", style="bold")
    for at, landscape in enumerate(LANDSCAPE_IDS):
        if landscape in view.birds:
            text.append(f" {BIRD} {speaker.name(landscape)} ", style=f"{INK[at]} on {EARTH[at]}")
        else:
            text.append(f" {speaker.name(landscape)} ", style="dim")
    return text


def archipelago(view: View, speaker: Speaker) -> Panel:
    """Each site between its two stages, the first on the way out, the second on the way back."""
    table = Table.grid(padding=(0, 1))
    for justify in ("right", "right", "center", "left", "left"):
        table.add_column(justify=justify)
    for at, site in enumerate(view.sites):
        out, back = [stage for stage in range(1, STAGES + 1) if SITE_OF[stage] == at]
        table.add_row(actions(out), stage(view, out), dish(site), stage(view, back), actions(back))
    return Panel(table, title=speaker.say("draw-stage-actions"), box=ROUNDED, expand=False)


def stage(view: View, number: int) -> Text:
    here = view.boat == f"stage_{number}"
    return Text(f"⛵{number}" if here else str(number), style="bold reverse" if here else "bold")


def dish(site: Site) -> Text:
    if site.dish is None:
        return Text("( )", style="dim")
    return Text(f"{DISH} {mark(site.dish)}", style=f"bold {colour(site.dish)}")


def actions(number: int) -> Text:
    """The steps of a stage as signs: □ open card, ■ hidden card, / or, › then."""
    words: list[str] = []
    for step in STAGE_STEPS[number]:
        if step["op"] == "choose_one":
            words.append("/".join(sign(branch[0]) for branch in step["options"]))
        else:
            words.append(sign(step))
    return Text("›".join(words))


def sign(step: dict[str, object]) -> str:
    times = step.get("count", step.get("times", 1))
    return SIGNS[str(step["op"])] * (times if isinstance(times, int) else 1)


# Cards, amulets and tiles


def card_chip(card: CardId, speaker: Speaker) -> Text:
    """A card: an offering on sand-coloured paper, a landscape in its colour."""
    at = CARD_IDS.index(card)
    if at < OFFERINGS:
        return Text(f" {OFFERING_VALUES[at]} ", style="bold black on #E9D8A6")
    land = at - OFFERINGS
    return Text(f" {speaker.name(card)} ", style=f"{INK[land]} on {EARTH[land]}")


def chips(cards: Sequence[CardId | None], speaker: Speaker) -> Text:
    text = Text()
    for card in cards:
        text.append_text(Text(" · ", style="dim") if card is None else card_chip(card, speaker))
        text.append(" ")
    return text


def supply(view: View, speaker: Speaker) -> Group:
    line = Text(speaker.say("draw-open") + "  ", style="bold")
    sorts: tuple[tuple[DeckId, Sequence[CardId | None], list[CardId]], ...] = (
        ("offering_deck", view.open_offerings, CARD_IDS[:OFFERINGS]),
        ("landscape_deck", view.open_landscapes, CARD_IDS[OFFERINGS:]),
    )
    for deck, cards, kinds in sorts:
        line.append_text(chips(cards, speaker))
        discarded = sum(view.discards.get(kind, 0) for kind in kinds)
        line.append(speaker.say("draw-deck", count=view.decks[deck]) + ", ", style="dim")
        line.append(speaker.say("draw-discards", count=discarded) + "   ", style="dim")
    aside = sum(view.set_aside.values())
    pot = Text(speaker.say("draw-bag", bag=view.bag, stack=view.stack, aside=aside))
    pot.append("   " + speaker.say("draw-fervour") + " ", style="bold")
    for tile in view.fervour_tiles:
        pot.append(f" {tile.removeprefix('fervour_')}", style="#E9B23C")
    return Group(line, pot)


def players(view: View, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD, width=WIDTH, padding=(0, 1))
    for word in ("player", "huts", "cards", "amulets", "points"):
        table.add_column(speaker.say(f"draw-{word}"))
    for at, player in enumerate(view.players):
        name = Text("▶ " if view.acting == player.seat else "  ", style="bold")
        name.append(f"{at + 1} {speaker.name(player.seat)}", style=f"bold {COLOURS[at]}")
        if view.talisman == player.seat:
            name.append(" ♛", style="#E9B23C")
        huts = Text(HUT * player.huts + f" {player.huts}", style=COLOURS[at])
        if player.dishes:
            huts.append("  " + DISH * player.dishes)
        cards = f"{player.offerings} / {player.landscapes}"
        amulets = Text(f"{GEM} {player.amulets} ({player.level})")
        if player.amulet_values:
            values = " ".join(amulet.removeprefix("amulet_") for amulet in player.amulet_values)
            amulets.append(f"  {values}", style="bold")
        points = points_text(view, at, SHEET, speaker)
        for tile in player.bonus_tiles:
            points.append(f"  ✦{speaker.name(tile)}", style="#E9B23C")
        table.add_row(name, huts, cards, amulets, points)
    return table


def building(view: View, site: Building, speaker: Speaker) -> Text:
    """The hut that was announced; what is laid ready for it, for its builder alone."""
    style = f"bold {colour(site.seat)}"
    if view.viewer is None or site.seat != SEAT_IDS[view.viewer]:
        values: dict[str, str | int] = {"seat": site.seat, "space": site.space, "price": site.price}
        return Text(speaker.say("draw-announced", **values), style=style)
    nothing = speaker.say("draw-empty")
    values = {
        "space": site.space,
        "laid": ", ".join(speaker.name(id) for id in [*site.played, *site.paid]) or nothing,
        "proposed": ", ".join(speaker.name(id) for id in site.proposed) or nothing,
        "due": site.due,
        "price": site.price,
    }
    return Text(speaker.say("draw-building", **values), style=style)


def own_hand(view: View, speaker: Speaker) -> Text:
    line = Text(speaker.say("draw-hand") + "  ", style="bold")
    if not view.hand:
        line.append(speaker.say("draw-empty"), style="dim")
    line.append_text(chips([*view.hand], speaker))
    if view.drawn:
        values = " ".join(amulet.removeprefix("amulet_") for amulet in view.drawn)
        line.append(f"  {speaker.say('draw-drawn')}: {GEM} {values}", style="bold")
    return line
