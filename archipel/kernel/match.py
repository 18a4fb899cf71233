"""A game being played: the position, and the list of choices that led to it."""

from __future__ import annotations

import hashlib
from typing import Any

from archipel.kernel.core import CHANCE, NOBODY, Event, Game, Position, Rng, Unreadable, facts


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


class Match:
    """A game being played. Its record is the list of choices, chance included.

    Nothing else needs to be stored: ``Match.replay`` rebuilds it in milliseconds.
    """

    game: Game
    seats: int
    options: dict[str, str]  # the table options, defaults included
    position: Position
    choices: list[tuple[int, int]]  # (seat, choice), in order; the ply is the index
    told_at: list[list[Event]]  # events of each ply; [0] is the set-up before the first choice
    reveals: list[int]  # position.revealed before each choice

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.table(seats, options or {})
        p = game.open(seats, self.options)
        p.listening = True
        p.settle()
        self.position = p
        self.choices = []
        self.told_at = [p.events]
        self.reveals = []
        p.events = []

    @property
    def ply(self) -> int:
        """How many choices have been made, those of chance included."""
        return len(self.choices)

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
            raise Refused("not-your-turn", message, self.rule)
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
        self.reveals.append(p.revealed)
        p.play(number)
        events = p.events
        p.events = []
        self.told_at.append(events)
        return events

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
        if self.reveals[-1] != self.position.revealed:
            return Refused("hidden-revealed", "something hidden was revealed by it")
        return None

    def take_back(self, seat: int) -> None:
        """Undo the last choice of a seat, if nobody else acted and nothing was revealed since."""
        refused = self.why_not_take_back(seat)
        if refused is not None:
            raise refused
        earlier = self.at(self.ply - 1)
        self.position = earlier.position
        self.choices = earlier.choices
        self.told_at = earlier.told_at
        self.reveals = earlier.reveals

    def at(self, ply: int) -> Match:
        """The match as it was after ``ply`` choices."""
        if not 0 <= ply <= self.ply:
            raise Refused("no-such-ply", f"there is no ply {ply}: the match has {self.ply}")
        return Match.replay(self.game, self.seats, self.options, self.choices[:ply])

    def clone(self) -> Match:
        """An equal and independent match."""
        return self.at(self.ply)

    @staticmethod
    def replay(
        game: Game, seats: int, options: dict[str, str], choices: list[tuple[int, int]]
    ) -> Match:
        """The match these choices lead to; Refused at the first that is not possible."""
        match = Match(game, seats, options)
        for seat, choice in choices:
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
