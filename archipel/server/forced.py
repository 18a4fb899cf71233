"""Answers given for somebody who has only one, at a pace that does not tell.

A discreet question is put even to a seat that can only pass. Whoever wishes it is spared the
click: the server answers, but only after a pause drawn from real thinking times, so that neither
the log nor the delay tells the others that there was nothing to think about. It answers only
while the person is at the table: an answer in the name of somebody who is away would tell as much.
"""

from __future__ import annotations

import random
from collections import deque

from archipel.server.ledger import Ledger, Row

PEOPLE = "people"
"""Whose pace it is: all people's together, a computer player's by its name."""

KEPT = 200
"""Thinking times that are remembered; older ones no longer count."""

LONGEST = 60.0
"""Seconds. Who thinks longer shows that there is something to think about; nobody waits as long
for an answer that is forced."""

FIRST = [1.2, 1.6, 2.0, 2.4, 2.8, 3.3, 3.9, 4.6, 5.5, 6.8, 8.8, 13.0]
"""Seconds a person takes, as a guess, until people have shown it here."""

ENOUGH = len(FIRST)
"""Real answers after which nobody guesses any more."""

GUESSED = [0.1, 0.4, 0.7, 1.0]
"""Parts of the time that is planned for a computer player, as a guess of how long it takes."""

SHORTEST = 0.1
"""Seconds: a player for whom no time is planned takes a moment all the same."""


class Pace:
    """How long real answers to discreet questions take here, to draw pauses from.

    Each game has its own: questions differ. Nothing is drawn that was remembered: whoever measures
    all pauses must not find the same one twice.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._seen: dict[tuple[str, str], deque[float]] = {}
        self._luck = random.SystemRandom()

    def note(self, game: str, who: str, seconds: float) -> None:
        """A real answer took so long."""
        if 0 <= seconds <= LONGEST:
            self._seen.setdefault((game, who), deque(maxlen=KEPT)).append(seconds)

    def draw(self, game: str, who: str, planned: float = 0.0) -> float:
        """How long an answer takes that is no decision: as long as real ones do.

        ``planned`` is the time a computer player has, for a guess while it is not known here.
        """
        known = sorted(self._seen.get((game, who), ()))
        if len(known) < ENOUGH:
            known = sorted([*known, *_guess(who, planned)])
        place = self._luck.uniform(0, len(known) - 1)
        lower = min(int(place), len(known) - 2)
        return (known[lower] + (place - lower) * (known[lower + 1] - known[lower])) * self.scale


def _guess(who: str, planned: float) -> list[float]:
    """How long answers take of whom few are known."""
    return FIRST if who == PEOPLE else [part * max(planned, SHORTEST) for part in GUESSED]


def is_forced(ledger: Ledger) -> bool:
    """Does the waiting question have one answer only?

    After a take-back nothing is forced: whoever goes back wants to go on going back, and a
    second take-back must look like the first.
    """
    match = ledger.match
    if match.over or len(match.position.options) != 1:
        return False
    return not match.last_was_taken_back


def answer(ledger: Ledger, at: float) -> list[Row]:
    """The only possible answers, one after the other, as long as the same seat has no choice."""
    rows: list[Row] = []
    seat = ledger.match.seat
    while is_forced(ledger) and ledger.match.seat == seat:
        rows += ledger.play(seat, ledger.match.position.options[0], "", at)
    return rows
