"""The table of Sample Game in a terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from archipel.games.points import points_text
from archipel.games.sample_game.scoring import SHEET
from archipel.games.sample_game.seen import ShellId, View
from archipel.text import Speaker


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as one seat sees it."""
    head = speaker.say("draw-round", round=view.round, rounds=view.rounds)
    bag = speaker.say("draw-bag", count=view.bag)
    lines = [Text(f"{head}  ·  {bag}", style="bold")]
    lines.append(Text(f"{speaker.say('draw-beach')}: {listed(view.beach, speaker)}"))
    if view.held:
        lines.append(Text(f"{speaker.say('draw-held')}: {speaker.name(view.held)}"))
    return Group(*lines, *(row(view, at, speaker) for at in range(view.seats)))


def row(view: View, at: int, speaker: Speaker) -> Text:
    player = view.players[at]
    line = Text(f"{speaker.name(player.seat)}: {listed(player.shown, speaker)}")
    if player.face_down:
        line.append(f"  ·  {speaker.say('draw-face-down', count=player.face_down)}")
        if player.hidden:
            line.append(f": {listed(player.hidden, speaker)}", style="italic")
    return line.append("\n").append_text(points_text(view, at, SHEET, speaker))


def listed(shells: list[ShellId], speaker: Speaker) -> str:
    return ", ".join(speaker.name(shell) for shell in shells) or "–"
