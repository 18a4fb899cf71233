"""The rows of a table and the match they lead to. Nothing here waits, sends or stores.

A row is an act of the match, with who sent it and when: the log of a table only ever grows, and
the number of rows is the *ply* of the match.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from archipel.kernel.core import CHANCE, TAKE_BACK, Game, Vocabulary, on_track
from archipel.kernel.match import EVERY, Match, Refused
from archipel.kernel.record import data_name
from archipel.server import chance
from archipel.server.clocks import Act
from archipel.server.settings import DEFAULTS

TAKEN_BACK = "take_back"
"""How a row says that a choice was taken back."""


@functools.lru_cache(maxsize=1 << 17)
def text_of(vocabulary: Vocabulary, choice: int) -> str:
    """A choice as text. The same few are asked for all the time."""
    return vocabulary.text(choice)


class Row(NamedTuple):
    """One line of the log, as it is stored."""

    ply: int
    seat: int
    choice: str  # a choice as text, or TAKEN_BACK
    id: str  # the client's id of the message; empty for chance and computer players
    at: float


class Log(NamedTuple):
    """All that is stored of a game that has begun: enough to play it again."""

    table: str
    game: str
    version: int
    seats: int
    options: dict[str, str]
    secret: str
    deed: str
    updated: float
    scores: list[int]
    data: str  # the name of the correction it is played with; empty: the shipped data
    rows: list[Row]
    correction: str = ""  # and what it says, where somebody wants to know


def replay(game: Game, log: Log, take_backs: int = DEFAULTS.take_backs) -> Ledger:
    """The match of a table from its rows. Refused if it was played by other rules."""
    old = Refused("old-version", f"this table was played by other rules of {game.title}")
    if (game.version, data_name(game.data)) != (log.version, log.data):
        raise old
    secret = bytes.fromhex(log.secret)
    ledger = Ledger(game, log.seats, log.options, secret, log.updated, log.deed, take_backs)
    try:
        for one in log.rows:
            ledger.follow(one)
    except Refused as error:
        raise old from error
    return ledger


def standing(rows: list[Row]) -> list[tuple[int, str]]:
    """The choices of a log that were not taken back, as text: no rule is asked."""
    stood: list[tuple[int, str]] = []
    for row in rows:
        if row.choice == TAKEN_BACK:
            stood.pop()
        else:
            stood.append((row.seat, row.choice))
    return stood


class Ledger:
    """A table's log and what follows from it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        secret: bytes,
        began: float,
        deed: str = "",
        take_backs: int = DEFAULTS.take_backs,
    ) -> None:
        if any(verb.word == TAKEN_BACK for verb in game.vocabulary.verbs):
            raise ValueError(f"{game.id}: '{TAKEN_BACK}' is a word of the log, not of a game")
        self.match = Match(game, seats, options)
        self.secret = secret
        self.deed = deed
        self.commitment = chance.commitment(secret, deed)
        self._key = chance.key(secret, deed)
        self.began = began  # when the waiting decision came up
        self.rows: list[Row] = []
        self.acts: list[Act] = []  # the same rows, as clocks see them
        self.saved: dict[tuple[int, str], int] = {}  # (seat, id) -> ply after the row
        self.gained: dict[int, list[int]] = {}  # by ply: points of each seat, as all may see them
        self.undone: dict[int, int] = {}  # the ply of a take-back -> that of what it took back
        self._open = [s for s in game.sources if not s.hidden]
        self._track = self._points()
        self._stood: list[int] = []  # the plies of the acts that were not taken back
        self._chances = 0
        self._take_backs = 0
        self._most_take_backs = take_backs  # a log that grows for ever would replay for ever
        self._walked = 0  # past moments up to this ply are at hand

    @property
    def ply(self) -> int:
        """How many rows there are."""
        return self.match.ply

    # ------------------------------------------------------------ growing

    def play(self, seat: int, choice: int | str, id: str, at: float) -> list[Row]:
        """A choice of a seat and all that chance answers: the new rows. Refused changes nothing."""
        self.match.play(seat, choice)
        return [self._note(id, at), *self.settle(at)]

    def take_back(self, seat: int, id: str, at: float, count: int = 1) -> list[Row]:
        """Undo the last choices of a seat: the new rows, one for each. Refused changes nothing.

        The last row bears the id, so that a message sent again is answered with the ply after it.
        """
        refused = self.why_not_take_back(seat, count)
        if refused is not None:
            raise refused
        rows: list[Row] = []
        for left in range(count - 1, -1, -1):
            self.match.take_back(seat)
            rows.append(self._note("" if left else id, at))
        return rows

    def settle(self, at: float) -> list[Row]:
        """Let chance act until a seat decides: the new rows."""
        rows: list[Row] = []
        match = self.match
        while match.seat == CHANCE:
            match.play(CHANCE, match.position.roll(chance.rng(self._key, self._chances)))
            rows.append(self._note("", at))
        return rows

    def follow(self, row: Row) -> None:
        """Add a row that is stored already."""
        if row.ply != self.ply:
            raise ValueError(f"row {row.ply} cannot follow {self.ply} rows")
        if row.choice == TAKEN_BACK:
            self.match.take_back(row.seat)
        else:
            self.match.play(row.seat, row.choice)
        self._note(row.id, row.at)

    def _note(self, id: str, at: float) -> Row:
        """The row of the newest act."""
        match = self.match
        seat, choice = match.acts[-1]
        if choice == TAKE_BACK:
            text = TAKEN_BACK
            self._take_backs += 1
        else:
            text = text_of(match.game.vocabulary, choice)
            self._chances += seat == CHANCE
        self._look(choice == TAKE_BACK)
        row = Row(match.ply - 1, seat, text, id, at)
        self.rows.append(row)
        turn = None if match.over else match.seat
        self.acts.append(Act(at, seat, choice == TAKE_BACK, turn))
        self.began = at
        if id:
            self.saved[seat, id] = match.ply
        return row

    def _look(self, took_back: bool) -> None:
        """What the newest act brought, and what it undid."""
        ply, track = self.ply, self._points()
        if took_back:
            self.undone[ply] = self._stood.pop()
        else:
            self._stood.append(ply)
        if track != self._track:
            self.gained[ply] = [now - was for now, was in zip(track, self._track, strict=True)]
            self._track = track

    def _points(self) -> list[int]:
        """What the score track shows of every seat to everybody."""
        match = self.match
        return [on_track(self._open, points) for points in match.game.breakdown(match.position)]

    # ------------------------------------------------------------ asking

    def walk_on(self, ply: int) -> bool:
        """One stretch nearer to a past moment; False: it is near.

        The first who looks back has the game played again up to there, which takes twenty
        milliseconds in a long one: others are heard in between.
        """
        if self._walked + EVERY >= min(ply, self.ply):
            return False
        self._walked += EVERY
        self.match.moment(self._walked)
        return True

    def may_take_back(self, seat: int) -> int:
        """How many of its last choices a seat may take back at once."""
        if self.match.over:
            return 0
        return min(self.match.may_take_back(seat), self._most_take_backs - self._take_backs)

    def why_not_take_back(self, seat: int, count: int = 1) -> Refused | None:
        """None if this seat may take back its last choice, or as many; else why it may not."""
        if self.match.over:
            return Refused("over", "the game is over")
        most = self._most_take_backs
        if self._take_backs + count > most:
            return Refused("too-many-take-backs", f"{most} take-backs are the most")
        return self.match.why_not_take_back(seat, count)

    def story(self) -> list[tuple[int, int, list[dict[str, int]]]]:
        """(ply, who chose, points by source of each seat) after each choice of a seat that stood.

        Chance that answers a choice counts with it: the moment is the one before the next choice.
        """
        match = self.match
        stood: list[int] = []  # acts that were not taken back
        for ply, (_, choice) in enumerate(match.acts):
            if choice == TAKE_BACK:
                stood.pop()
            else:
                stood.append(ply)
        told: list[tuple[int, int, list[dict[str, int]]]] = []
        chooser = CHANCE  # nobody has chosen yet: the set-up
        p = match.game.start(match.seats, match.options)
        for n, ply in enumerate(stood):
            seat, choice = match.acts[ply]
            p.play(choice)
            if seat != CHANCE:
                chooser = seat
            if n + 1 < len(stood) and match.acts[stood[n + 1]][0] == CHANCE:
                continue
            told.append((ply + 1, chooser, match.game.breakdown(p)))
        return told
