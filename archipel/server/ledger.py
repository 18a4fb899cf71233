"""The rows of a table and the match they lead to. Nothing here waits, sends or stores.

The log of a table only ever grows: a take-back is a row too. So the number of rows, the *ply*,
names one moment for ever, whatever is taken back later.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from archipel.kernel.core import CHANCE, Event, Game, Position, Vocabulary
from archipel.kernel.match import Match, Refused
from archipel.server import chance

TAKE_BACK = "take_back"
MOST_TAKE_BACKS = 500
"""Per table. Nobody needs as many, and a log that grows for ever would replay for ever."""


@functools.lru_cache(maxsize=1 << 17)
def text_of(vocabulary: Vocabulary, choice: int) -> str:
    """A choice as text. The same few are asked for all the time."""
    return vocabulary.text(choice)


class Row(NamedTuple):
    """One line of the log, as it is stored."""

    ply: int
    seat: int
    choice: str  # a choice as text, or TAKE_BACK
    id: str  # the client's id of the message; empty for chance and computer players
    at: float


class Ledger:
    """A table's log and what follows from it."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], secret: bytes, began: float
    ) -> None:
        if any(verb.word == TAKE_BACK for verb in game.vocabulary.verbs):
            raise ValueError(f"{game.id}: '{TAKE_BACK}' is a word of the log, not of a game")
        self.match = Match(game, seats, options)
        self.secret = secret
        self.commitment = chance.commitment(secret)
        self.began = began  # when the waiting decision came up
        self.ply = 0  # how many rows there are
        self.log: list[list[Event]] = [self.match.told_at[0]]  # events of each ply
        self.rows: list[Row] = []
        self.saved: dict[tuple[int, str], int] = {}  # (seat, id) -> ply after the row
        self._chances = 0
        self._take_backs = 0
        self._before: list[Position] = []  # where the choices that may be taken back were made
        self._moments: list[Position] = []  # the position at each ply, as far as anybody asked
        self._trail: list[int] = []  # the moments on the way to the last of them

    # ------------------------------------------------------------ growing

    def play(self, seat: int, choice: int | str, id: str, at: float) -> list[Row]:
        """A choice of a seat and all that chance answers: the new rows. Refused changes nothing."""
        self._choose(seat, choice)
        text = text_of(self.match.game.vocabulary, self.match.choices[-1][1])
        return [self._note(seat, text, id, at), *self.settle(at)]

    def take_back(self, seat: int, id: str, at: float) -> list[Row]:
        """Undo the last choice of a seat: the new row. Refused changes nothing."""
        refused = self.why_not_take_back(seat)
        if refused is not None:
            raise refused
        self._undo(seat)
        return [self._note(seat, TAKE_BACK, id, at)]

    def settle(self, at: float) -> list[Row]:
        """Let chance act until a seat decides: the new rows."""
        rows: list[Row] = []
        match = self.match
        while match.position.seat == CHANCE:
            choice = match.position.roll(chance.rng(self.secret, self._chances))
            self._choose(CHANCE, choice)
            rows.append(self._note(CHANCE, text_of(match.game.vocabulary, choice), "", at))
        return rows

    def follow(self, row: Row) -> None:
        """Add a row that is stored already."""
        if row.ply != self.ply:
            raise ValueError(f"row {row.ply} cannot follow {self.ply} rows")
        if row.choice == TAKE_BACK:
            self._undo(row.seat)
        else:
            self._choose(row.seat, row.choice)
        self._note(row.seat, row.choice, row.id, row.at)

    def _choose(self, seat: int, choice: int | str) -> None:
        match = self.match
        before = match.position
        if seat == CHANCE:
            self.log.append(match.play(seat, choice))
            self._before.clear()
            self._chances += 1
            return
        if match.choices and match.choices[-1][0] != seat:
            self._before.clear()
        kept = before.clone()
        self.log.append(match.play(seat, choice))
        if match.position.revealed != kept.revealed:
            self._before.clear()
        else:
            self._before.append(kept)

    def _undo(self, seat: int) -> None:
        """What Match.take_back does, without replaying the whole match."""
        match = self.match
        match.position = self._before.pop()
        match.position.listening = True
        match.choices.pop()
        match.told_at.pop()
        match.reveals.pop()
        self.log.append([Event("took-back", {"seat": f"seat_{seat}"})])
        self._take_backs += 1

    def _note(self, seat: int, choice: str, id: str, at: float) -> Row:
        row = Row(self.ply, seat, choice, id, at)
        self.rows.append(row)
        self.ply += 1
        self.began = at
        if id:
            self.saved[seat, id] = self.ply
        return row

    # ------------------------------------------------------------ asking

    def why_not_take_back(self, seat: int) -> Refused | None:
        """None if the last choice may be taken back by this seat; else the reason it may not."""
        if self.match.over:
            return Refused("over", "the game is over")
        if self._take_backs >= MOST_TAKE_BACKS:
            return Refused("too-many-take-backs", f"{MOST_TAKE_BACKS} take-backs are the most")
        return self.match.why_not_take_back(seat)

    def moment(self, ply: int) -> Position:
        """The position after ``ply`` rows. Kept once made, so that a player can leaf through."""
        if not 0 <= ply <= self.ply:
            raise Refused("no-such-ply", f"there is no ply {ply}: the table has {self.ply}")
        match = self.match
        if not self._moments:
            start = Match(match.game, match.seats, match.options).position
            self._moments, self._trail = [start], [0]
        while len(self._moments) <= ply:
            row = self.rows[len(self._moments) - 1]
            if row.choice == TAKE_BACK:
                self._trail.pop()
                self._moments.append(self._moments[self._trail[-1]])
            else:
                p = self._moments[self._trail[-1]].clone()
                p.play(match.game.vocabulary.parse(row.choice))
                self._trail.append(len(self._moments))
                self._moments.append(p)
        return self._moments[ply]

    def story(self) -> list[tuple[int, int, list[dict[str, int]]]]:
        """(ply, who chose, points by source of each seat) after each choice of a seat that stood.

        Chance that answers a choice counts with it: the moment is the one before the next choice.
        """
        stood: list[int] = []  # rows that were not taken back
        for row in self.rows:
            if row.choice == TAKE_BACK:
                stood.pop()
            else:
                stood.append(row.ply)
        told: list[tuple[int, int, list[dict[str, int]]]] = []
        chooser = CHANCE  # nobody has chosen yet: the set-up
        for n, ply in enumerate(stood):
            if self.rows[ply].seat != CHANCE:
                chooser = self.rows[ply].seat
            if n + 1 < len(stood) and self.rows[stood[n + 1]].seat == CHANCE:
                continue
            told.append((ply + 1, chooser, self.match.game.breakdown(self.moment(ply + 1))))
        return told
