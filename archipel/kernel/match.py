"""A game being played: the position, and the list of choices that led to it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from archipel.kernel.core import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    TAKE_BACK,
    Event,
    Game,
    Position,
    Rng,
    Unreadable,
    facts,
)

EVERY: Final = 16
"""How many acts lie between two moments that are kept for looking back."""


class Refused(ValueError):
    """A choice or a take-back that is not possible now. The match is unchanged.

    ``word`` names the reason for translation (``no-<word>``), the message says it in English,
    ``rule`` is the rule the waiting decision stands on.
    """

    word: str
    rule: str

    def __init__(self, word: str, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.word = word
        self.rule = rule


def seat_name(seat: int) -> str:
    """How a message speaks of a seat."""
    return "chance" if seat == CHANCE else f"seat {seat}"


class Trail:
    """A position, and the way back from it as far as choices may be taken back.

    Chance and whatever reveals something hidden end the way back: all that was chosen before is
    final. A choice of another seat does not end it, since that seat may take it back in its turn.
    """

    position: Position
    before: list[Position]  # where each choice was made that may still be taken back

    def __init__(self, position: Position) -> None:
        self.position = position
        self.before = []

    def act(self, seat: int, choice: int) -> None:
        """A choice, or TAKE_BACK; unchecked."""
        p = self.position
        if choice == TAKE_BACK:
            self.position = self.before.pop()
            self.position.listening = p.listening
        elif seat == CHANCE:
            self.before.clear()
            p.play(choice)
        else:
            kept = p.clone()
            p.play(choice)
            if p.revealed == kept.revealed:
                self.before.append(kept)
            else:
                self.before.clear()

    def clone(self) -> Trail:
        """An equal and independent trail; nobody listens to it."""
        other = Trail(self.position.clone())
        other.before = [p.clone() for p in self.before]
        return other


class Match:
    """A game being played. Its record is the list of choices, chance included.

    Nothing else needs to be stored: ``Match.replay`` rebuilds it in milliseconds. What happened
    at the table only ever grows: a take-back is an act too. So the number of acts, the *ply*,
    names one moment for ever.
    """

    game: Game
    seats: int
    options: dict[str, str]  # the table options, defaults included
    acts: list[tuple[int, int]]  # (seat, choice or TAKE_BACK), in order; the ply is the index
    choices: list[tuple[int, int]]  # (seat, choice): the acts that were not taken back
    told_at: list[list[Event]]  # events of each ply; [0] is the set-up before the first choice
    _trail: Trail
    _stations: list[Trail]  # the trail at every EVERY-th ply, as far as anybody looked back

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.table(seats, options or {})
        p = game.open(seats, self.options)
        p.listening = True
        p.settle()
        self._trail = Trail(p)
        self._stations = []
        self.acts = []
        self.choices = []
        self.told_at = [p.events]
        p.events = []

    def __repr__(self) -> str:
        return f"<Match {self.game.title}, {self.seats} seats, ply {self.ply}: {self._waiting()}>"

    def __str__(self) -> str:
        """The table as the seat that decides sees it; as the public does, if none decides."""
        viewer = self.seat if self.seat >= 0 else SPECTATOR
        return f"{self!r}\n{self.game.draw(self.view(viewer), None)}"

    def _waiting(self) -> str:
        if self.over:
            return "over, points " + " ".join(str(points) for points in self.scores())
        rule = f" ({self.rule})" if self.rule else ""
        return f"{seat_name(self.seat)} decides {self.ask()}{rule}, {len(self.lines())} options"

    @property
    def position(self) -> Position:
        """How things stand now."""
        return self._trail.position

    @position.setter
    def position(self, p: Position) -> None:
        self._trail.position = p

    @property
    def ply(self) -> int:
        """How many acts there were: choices, those of chance included, and take-backs."""
        return len(self.acts)

    @property
    def seat(self) -> int:
        """Who decides: a seat, CHANCE, or NOBODY."""
        return self.position.seat

    @property
    def over(self) -> bool:
        return self.position.seat == NOBODY

    @property
    def rule(self) -> str:
        """The rule the waiting decision stands on; empty when the game is over."""
        return str(self.position.agenda[-1].rule) if self.position.agenda else ""

    def ask(self) -> str:
        """The name of the waiting step, whose question is the text ``ask-<name>``."""
        return kebab(type(self.position.agenda[-1]).__name__) if self.position.agenda else ""

    def details(self) -> dict[str, str | int]:
        """Values for the question; only for the seat that decides."""
        p = self.position
        return p.agenda[-1].details(p) if p.agenda else {}

    def notes(self, choice: int) -> dict[str, str | int]:
        """Further values for the sentence of an option; only for the seat that decides."""
        p = self.position
        return p.agenda[-1].notes(p, choice) if p.agenda else {}

    @property
    def last_was_taken_back(self) -> bool:
        """Was the last act a take-back?"""
        return bool(self.acts) and self.acts[-1][1] == TAKE_BACK

    @property
    def discreet(self) -> bool:
        """May only the seat that decides hear what the question is?"""
        p = self.position
        return bool(p.agenda) and p.seat >= 0 and p.agenda[-1].discreet(p)

    def lines(self) -> list[str]:
        """The options as text, in their order."""
        text = self.game.vocabulary.text
        return [text(choice) for choice in self.position.options]

    def play(self, seat: int, choice: int | str) -> list[Event]:
        """Make a choice for a seat (or CHANCE); the events it caused. Refused changes nothing."""
        p = self.position
        if p.seat == NOBODY:
            raise Refused("over", "the game is over")
        if seat != p.seat:
            message = f"{seat_name(p.seat)} decides now, not {seat_name(seat)}"
            raise Refused("not-your-turn", message, self._public_rule())
        if isinstance(choice, str):
            try:
                number = self.game.vocabulary.parse(choice)
            except Unreadable as error:
                raise Refused("unreadable", str(error), self.rule) from error
        else:
            number = choice
        if number not in p.options:
            message = f"'{self._named(number)}' is not possible now"
            raise Refused("not-an-option", message, self.rule)
        self.choices.append((seat, number))
        return self._act(seat, number)

    def _act(self, seat: int, choice: int) -> list[Event]:
        self.acts.append((seat, choice))
        self._trail.act(seat, choice)
        p = self.position
        events = p.events
        p.events = []
        self.told_at.append(events)
        return events

    def _public_rule(self) -> str:
        """The rule of the waiting decision, unless that would tell what is asked."""
        return "" if self.discreet else self.rule

    def _named(self, choice: int) -> str:
        if 0 <= choice < self.game.vocabulary.size:
            return self.game.vocabulary.text(choice)
        return str(choice)

    def settle(self, rng: Rng) -> list[Event]:
        """Let chance act until a seat decides; the events it caused."""
        events: list[Event] = []
        while self.position.seat == CHANCE:
            events += self.play(CHANCE, self.position.roll(rng))
        return events

    def view(self, seat: int) -> Any:
        """What a seat (or a SPECTATOR) may know now."""
        return self.game.view(self.position, seat)

    def told(self, seat: int, since: int = 0) -> list[tuple[int, str, dict[str, str | int]]]:
        """What a seat may hear of the log: (ply, word, values), from ``since`` on."""
        heard: list[tuple[int, str, dict[str, str | int]]] = []
        for ply in range(since, len(self.told_at)):
            for event in self.told_at[ply]:
                word, values = event.told(seat)
                heard.append((ply, word, values))
        return heard

    def why_not_take_back(self, seat: int) -> Refused | None:
        """None if the last choice may be taken back by this seat; else the reason it may not."""
        if not self.choices:
            return Refused("nothing-to-take-back", "nothing has been chosen yet")
        last, _ = self.choices[-1]
        if last == CHANCE:
            return Refused("chance-acted", "chance has acted since")
        if last != seat:
            return Refused("another-acted", f"the last choice is {seat_name(last)}'s")
        if not self._trail.before:
            return Refused("hidden-revealed", "something hidden was revealed by it")
        return None

    def take_back(self, seat: int) -> None:
        """Undo the last choice of a seat, if nobody else acted and nothing was revealed since.

        Several can be taken back one after the other, and what another seat took back itself
        does not stand in the way.
        """
        refused = self.why_not_take_back(seat)
        if refused is not None:
            raise refused
        self.choices.pop()
        self._act(seat, TAKE_BACK)
        self.told_at[-1] = [Event("took-back", {"seat": f"seat_{seat}"})]

    def moment(self, ply: int) -> Position:
        """The position after ``ply`` acts, to look at. What was taken back since is in it."""
        if not 0 <= ply <= self.ply:
            raise Refused("no-such-ply", f"there is no ply {ply}: the match has {self.ply}")
        if ply == self.ply:
            return self.position
        stations = self._stations
        if not stations:
            stations.append(Trail(self.game.start(self.seats, self.options)))
        while len(stations) <= ply // EVERY:
            at = (len(stations) - 1) * EVERY
            stations.append(self._walk(stations[-1], at, at + EVERY))
        return self._walk(stations[ply // EVERY], ply // EVERY * EVERY, ply).position

    def _walk(self, start: Trail, ply: int, end: int) -> Trail:
        """Where a trail at one ply leads to at another."""
        trail = start.clone()
        for seat, choice in self.acts[ply:end]:
            trail.act(seat, choice)
        return trail

    def at(self, ply: int) -> Match:
        """The match as it was after ``ply`` acts."""
        if not 0 <= ply <= self.ply:
            raise Refused("no-such-ply", f"there is no ply {ply}: the match has {self.ply}")
        return Match.replay(self.game, self.seats, self.options, self.acts[:ply])

    def clone(self) -> Match:
        """An equal and independent match."""
        return self.at(self.ply)

    @staticmethod
    def replay(
        game: Game, seats: int, options: dict[str, str], acts: list[tuple[int, int]]
    ) -> Match:
        """The match these acts lead to; Refused at the first that is not possible."""
        match = Match(game, seats, options)
        for seat, choice in acts:
            if choice == TAKE_BACK:
                match.take_back(seat)
            else:
                match.play(seat, choice)
        return match

    def scores(self) -> list[int]:
        """The points of each seat as things stand."""
        return [sum(points.values()) for points in self.game.breakdown(self.position)]

    def ranks(self) -> list[int]:
        """The rank of each seat as things stand; tied seats share theirs."""
        return self.game.ranks(self.position)


def kebab(name: str) -> str:
    """PlayFaceUp -> play-face-up.

    >>> kebab("PlayFaceUp")
    'play-face-up'
    """
    return "".join(("-" if c.isupper() and i else "") + c.lower() for i, c in enumerate(name))


def random_match(game: Game, seats: int, options: dict[str, str], rng: Rng) -> Match:
    """A whole game at random: for replays, laws and digests."""
    match = Match(game, seats, options)
    while not match.over:
        if match.seat == CHANCE:
            match.settle(rng)
        else:
            choices = match.position.options
            match.play(match.seat, choices[rng.below(len(choices))])
    return match


def digest(game: Game, seats: int, games: int, seed: int, options: dict[str, str]) -> str:
    """One hash over whole random games: every option offered, every choice, every final fact.

    Two builds, or two versions, that play the same have the same digest.
    """
    sha = hashlib.sha256()
    rng = Rng(seed)
    for _ in range(games):
        p = game.start(seats, options)
        while p.seat != NOBODY:
            choice = p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))]
            sha.update(f"{p.seat} {p.options} {choice};".encode())
            p.play(choice)
        sha.update(f"{game.breakdown(p)} {game.ranks(p)} {sorted(facts(p).items())!r}".encode())
    return sha.hexdigest()
