"""Can a game be played with the data of this process? Whoever corrects data wants to know at once.

``python -m archipel.games.trial dokmus`` plays for every number of players and draws; its last word
is what is wrong, if anything is.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from archipel.games import load, names
from archipel.games.components import CORRECTIONS, BadComponents, corrected, data
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import Match, random_match


def trial_all() -> list[str]:
    """Try every game that is corrected; which those are. BadComponents: something does not fit.

    For the fewest and the most players only: whoever starts a server waits for it.
    """
    folder = os.environ.get(CORRECTIONS, "")
    files = sorted(file.stem for file in Path(folder).glob("*.json")) if folder else []
    for name in files:
        if name not in names():
            known = ", ".join(names())
            raise BadComponents(
                f"{folder}/{name}.json: there is no game '{name}'; there are: {known}"
            )
    for name in names():
        if data(name):  # also says so if there is no such folder
            counts = load(name).seat_counts
            trial(name, [counts[0], counts[-1]])
    return files


def trial(name: str, counts: list[int] | None = None) -> None:
    """Play at random and draw, for these numbers of players. BadComponents: it cannot be played."""
    game = load(name)
    for seats in counts or game.seat_counts:
        try:
            for match in (Match(game, seats), random_match(game, seats, {}, Rng(seats))):
                for viewer in (SPECTATOR, *range(seats)):
                    game.draw(match.view(viewer), None)
        except Exception as error:  # whatever it is, the data brought it about
            place = corrected(name) or f"{name}/components.json"
            what = f"{type(error).__name__}: {error}"
            raise BadComponents(
                f"{place}: {game.title} cannot be played with it by {seats} players ({what})"
            ) from error


if __name__ == "__main__":
    try:
        trial(sys.argv[1])
    except BadComponents as fault:
        print(fault)
        sys.exit(1)
