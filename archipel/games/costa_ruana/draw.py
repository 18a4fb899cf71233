"""The table of Costa Ruana in a terminal."""

from __future__ import annotations

from rich.align import Align
from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from archipel.games import SeatId
from archipel.games.costa_ruana.components import (
    BACKGROUND_IDS,
    DATA,
    FACE_BACKGROUND,
    FACE_IDS,
    ROUNDS,
    SEAT_IDS,
)
from archipel.games.costa_ruana.scoring import SHEET
from archipel.games.costa_ruana.seen import Card, Condition, FaceId, Island, View
from archipel.games.points import points_text
from archipel.text import Speaker

WIDTH = 98
ISLAND_WIDTH = 24
COLOURS = [str(tribe["color"]) for tribe in DATA["tribes"]["items"]]
PAPER = {str(item["id"]): str(item["color"]) for item in DATA["backgrounds"]["items"]}
INK = {"day": "black", "night": "white", "high_tide": "white", "low_tide": "black"}
SIGN = {"day": "☀", "night": "☾", "high_tide": "≈", "low_tide": "∴"}
MAN = "♟"
GEM = "◆"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it, at most a hundred columns wide."""
    parts: list[RenderableType] = [
        heading(view, speaker),
        Align.center(sky_and_sea(view, speaker)),
        Columns([island_panel(i, view, speaker) for i in view.islands], width=ISLAND_WIDTH),
        players(view, speaker),
    ]
    if view.viewer is not None:
        parts.append(own_hand(view, speaker))
    return Group(*parts)


def number(seat: SeatId) -> int:
    return SEAT_IDS.index(seat)


def seat_text(seat: SeatId, speaker: Speaker) -> Text:
    """A player's name in the colour of the tribe, with the number that marks its pieces."""
    at = number(seat)
    return Text(f"{at + 1} {speaker.name(seat)}", style=f"bold {COLOURS[at]}")


def heading(view: View, speaker: Speaker) -> Rule:
    words = [speaker.say("draw-round", round=view.round, rounds=ROUNDS) if view.round else ""]
    words.append(speaker.name(view.phase))
    if view.shaman is not None:
        words.append(speaker.say("draw-shaman", seat=view.shaman))
    words.append(speaker.say("draw-draw-pile", count=view.draw_pile))
    words.append(speaker.say("draw-discards", count=sum(view.discards.values())))
    return Rule(Text("  ·  ".join(word for word in words if word), style="bold"))


def sky_and_sea(view: View, speaker: Speaker) -> Text:
    """The two condition cards, their hidden sides small beside them."""
    line = Text()
    for condition in view.conditions:
        line.append_text(condition_chip(condition, speaker))
        line.append("   ")
    return line


def condition_chip(condition: Condition, speaker: Speaker) -> Text:
    if condition.side is None or condition.reverse is None:
        return Text(f" {speaker.name(condition.id)} ", style="dim reverse")
    chip = Text()
    side = condition.side
    chip.append(
        f"  {SIGN[side]}  {speaker.name(side)}  ", style=f"bold {INK[side]} on {PAPER[side]}"
    )
    chip.append(" " + speaker.say("draw-flips-to", background=condition.reverse), style="dim")
    return chip


def island_panel(island: Island, view: View, speaker: Speaker) -> Panel:
    """Treasures, inhabitants, and in the frame who would take a treasure now."""
    gold = Text(GEM * min(island.treasures, 12) + f" {island.treasures}", style="#E9B23C")
    people = Text()
    for seat, count in enumerate(island.inhabitants):
        if count:
            people.append(f"{seat + 1}{MAN * count} ", style=f"bold {COLOURS[seat]}")
    if not people:
        people = Text("·", style="dim")
    style = "dim"
    taker = Text(speaker.name(island.taker), style="dim")
    if island.taker in SEAT_IDS:
        style = COLOURS[number(island.taker)]
        taker = seat_text(island.taker, speaker)
    elif island.taker == "conflict":
        style = "red"
        taker = Text(f"× {speaker.name('conflict')} ×", style="red")
    picked = view.picked_from == island.id
    return Panel(
        Group(gold, people),
        title=Text(speaker.name(island.id), style="bold reverse" if picked else "bold"),
        subtitle=taker,
        border_style=style,
        box=HEAVY if island.taker in SEAT_IDS else ROUNDED,
        width=ISLAND_WIDTH - 1,
    )


def players(view: View, speaker: Speaker) -> Table:
    """One row per player: what he has at home, and the cards in front of him."""
    table = Table(box=SIMPLE_HEAD, width=WIDTH, show_header=False, padding=(0, 1))
    table.add_column(width=26)
    table.add_column(width=24)
    table.add_column()
    for at in range(view.seats):
        seat = SEAT_IDS[at]
        mark = "▶ " if view.acting == seat else "  "
        name = Text(mark, style="bold").append_text(seat_text(seat, speaker))
        if view.shaman == seat:
            name.append(" ♛", style="#E9B23C")
        home = Text(MAN * view.reserve[at], style=COLOURS[at])
        home.append(" " + speaker.say("draw-reserve", count=view.reserve[at]), style="dim")
        table.add_row(
            Group(name, Text("  " + speaker.say("draw-cards", count=view.hands[at]), style="dim")),
            Group(home, wealth(view, at, speaker), points_text(view, at, SHEET, speaker)),
            in_front(view, seat, speaker),
            end_section=True,
        )
    return table


def wealth(view: View, at: int, speaker: Speaker) -> Text:
    line = Text(style="#E9B23C")
    hut = view.huts[at]
    line.append(
        speaker.say("draw-hut-hidden") if hut is None else speaker.say("draw-hut", count=hut)
    )
    if view.won[at]:
        line.append(" " + speaker.say("draw-won", count=view.won[at]))
    return line


def in_front(view: View, seat: str, speaker: Speaker) -> RenderableType:
    cards = [card for card in view.cards if card.front == seat]
    if not cards:
        return Text(speaker.say("draw-no-cards"), style="dim")
    return Group(*(card_line(card, view, speaker) for card in cards))


def card_line(card: Card, view: View, speaker: Speaker) -> Text:
    """A card on the table: face or back, who played it, who copies it."""
    line = Text("» " if view.resolving == card.slot else "  ", style="bold")
    if card.face is None:
        line.append(f" {speaker.say('draw-hidden-card')} ", style="white on grey35")
    else:
        line.append_text(face_chip(card.face, speaker, "" if card.face_up else "▼"))
    player = number(card.played_by)
    line.append(" " + speaker.say("draw-played-by", seat=card.played_by), style=COLOURS[player])
    for copier in card.copiers:
        at = number(copier)
        line.append(f" {at + 1}{MAN}", style=f"bold {COLOURS[at]}")
    return line


def face_chip(face: FaceId, speaker: Speaker, mark: str = "") -> Text:
    """A card in the colour of its background."""
    background = BACKGROUND_IDS[FACE_BACKGROUND[FACE_IDS.index(face)]]
    label = f" {mark}{SIGN[background]} {speaker.name(face)} "
    return Text(label, style=f"{INK[background]} on {PAPER[background]}")


def own_hand(view: View, speaker: Speaker) -> RenderableType:
    title = Text(speaker.say("draw-hand") + "  ", style="bold")
    if not view.hand:
        return title.append(speaker.say("draw-empty-hand"), style="dim")
    return Columns([title, *(face_chip(face, speaker) for face in view.hand)])
