"""The two scores of a seat, and how a terminal writes them: alike in every game.

What stands on the score track is one thing; what the final scoring would add if the game ended now
is another, and the two are never mixed. Of hidden points everybody sees that there are some; what
only the viewer knows of its own is told apart.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from archipel.games import View
from archipel.kernel.core import Source, on_track
from archipel.text import Speaker


class Points(NamedTuple):
    """What a viewer may know of the points of one seat."""

    now: int  # on the score track
    end: int  # if it ended now
    now_more: bool  # and there are more, which the viewer may not know
    end_more: bool
    own: int  # of them those that only the viewer knows


def points(view: View, seat: int, sheet: list[Source]) -> Points:
    """The two scores of a seat."""
    known = view.scores[seat]
    mine = view.secret if seat == view.viewer else {}
    unknown = veiled(view, seat)
    return Points(
        now=on_track(sheet, known) + on_track(sheet, mine),
        end=sum(known.values()) + sum(mine.values()),
        now_more=any(source.id in unknown and not source.at_end for source in sheet),
        end_more=bool(unknown),
        own=sum(mine.values()),
    )


def veiled(view: View, seat: int) -> list[str]:
    """The sources of which the viewer may not know all."""
    return view.veiled[seat] if view.veiled and seat != view.viewer else []


def figure(known: int, more: bool) -> str:
    """Points as far as they are known: "12", "12 + ?", or "?"."""
    if not more:
        return str(known)
    return f"{known} + ?" if known else "?"


def points_text(view: View, seat: int, sheet: list[Source], speaker: Speaker) -> Text:
    """A cell of the players' table: the score track large, the other figure below it."""
    found = points(view, seat, sheet)
    if view.over or not any(source.at_end for source in sheet):  # then there is one score only
        return Text(figure(found.end, found.end_more), style="bold")
    text = Text(figure(found.now, found.now_more), style="bold")
    end = speaker.say("points-if-ended", points=figure(found.end, found.end_more))
    text.append("\n" + end, style="not bold dim")
    if found.own:
        text.append("\n" + speaker.say("points-own", points=found.own), style="not bold")
    return text
