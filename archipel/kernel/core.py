"""The words every game is written in: Rng, Verb, Vocabulary, Step, Position, Event, Game.

The kernel knows no title, no network and no clock. A game is a Position (plain data), a stack of
Steps waiting their turn (the *agenda*), and a Vocabulary that gives every possible choice a number
and a line of text. The whole engine is the ten lines of ``Position.settle``.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

try:  # a marker for the compiler; without it the kernel needs the standard library only
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(**attrs: bool) -> Any:  # type: ignore[misc]
        return lambda kind: kind


CHANCE: Final = -1
"""The seat that owns every die, deck and bag."""

SPECTATOR: Final = -2
"""Somebody who watches and knows only what is public."""

NOBODY: Final = -3
"""The seat to decide once a game is over."""

NOTHING: Final = -1
"""The choice a step is run with when it had nothing to ask."""

TAKE_BACK: Final = -2
"""Not a choice: in the acts of a match it stands where a seat took its last choice back."""

P = TypeVar("P", bound="Position")


class Rng:
    """A small random generator, the same in plain and compiled Python, cheap to clone.

    Marsaglia's xorshift128 on four 32-bit words. Good for play and search; the server seeds one
    per chance choice from an HMAC, so nobody can foresee a result.

    >>> Rng(1).below(6) == Rng(1).below(6)
    True
    """

    x: int
    y: int
    z: int
    w: int

    def __init__(self, seed: int = 0) -> None:
        raw = hashlib.sha256(str(seed).encode()).digest()
        self.x = int.from_bytes(raw[0:4], "little") | 1  # never all zero
        self.y = int.from_bytes(raw[4:8], "little")
        self.z = int.from_bytes(raw[8:12], "little")
        self.w = int.from_bytes(raw[12:16], "little")

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n is at most 2**30."""
        t = self.x ^ ((self.x << 11) & 0xFFFFFFFF)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return ((w >> 2) * n) >> 30

    def shuffle(self, items: list[int]) -> None:
        """Put a list of numbers into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def take(self, items: list[int]) -> int:
        """Take a random number out of a list; the rest may change its order."""
        at = self.below(len(items))
        item = items[at]
        last = items.pop()
        if at < len(items):
            items[at] = last
        return item

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        r = self.below(total)
        for i, weight in enumerate(weights):
            r -= weight
            if r < 0:
                return i
        raise ValueError("weights must be positive")

    def clone(self) -> Rng:
        other = Rng()
        other.x = self.x
        other.y = self.y
        other.z = self.z
        other.w = self.w
        return other


class Unreadable(ValueError):
    """A line of text that names no choice of the vocabulary."""


class Domain:
    """The things an operand can name: cells, cards, seats.

    The ids come from components.json and are the same in a record, in the drawing and in a test.
    """

    word: str  # "island"
    names: list[str]  # ["island_1", ...]
    index: dict[str, int]  # {"island_1": 0, ...}
    plain: bool  # ids such as "4c2" read well as they are and need no translation

    def __init__(self, word: str, names: Sequence[str], plain: bool = False) -> None:
        self.word = word
        self.names = list(names)
        self.index = {name: i for i, name in enumerate(names)}
        self.plain = plain


def seats_domain(most: int) -> Domain:
    """The seats of a game for up to ``most`` players: seat_0, seat_1, ..."""
    return Domain("seat", [f"seat_{i}" for i in range(most)], plain=True)


class Verb:
    """A block of consecutive choices: a word and the operands it takes.

    ``of`` does not check its operands: it is the inner loop of every engine, and the laws check
    that every option anyone is ever offered reads back from its text.
    """

    word: str  # "play_card"
    operands: list[str]  # ["face", "seat"]
    domains: list[Domain]
    first: int
    size: int
    second_size: int
    third_size: int

    def __init__(self, word: str, first: int, operands: list[str], domains: list[Domain]) -> None:
        self.word = word
        self.first = first
        self.operands = operands
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= len(domain.names)
        self.second_size = len(domains[1].names) if len(domains) > 1 else 1
        self.third_size = len(domains[2].names) if len(domains) > 2 else 1

    def of(self, one: int = 0, two: int = 0, three: int = 0) -> int:
        """The choice with these operands."""
        return self.first + (one * self.second_size + two) * self.third_size + three

    def covers(self, choice: int) -> bool:
        """Is this choice one of the verb's?"""
        return self.first <= choice < self.first + self.size

    def one(self, choice: int) -> int:
        """The first operand of a choice."""
        return (choice - self.first) // (self.second_size * self.third_size)

    def two(self, choice: int) -> int:
        """The second operand of a choice."""
        return (choice - self.first) // self.third_size % self.second_size

    def three(self, choice: int) -> int:
        """The third operand of a choice."""
        return (choice - self.first) % self.third_size

    def path(self, choice: int) -> list[str]:
        """A choice as the ids a player clicks: ["play_card", "day_move", "seat_2"]."""
        rest = choice - self.first
        ids: list[str] = []
        for domain in reversed(self.domains):
            n = len(domain.names)
            ids.append(domain.names[rest % n])
            rest //= n
        ids.append(self.word)
        ids.reverse()
        return ids


class Vocabulary:
    """All choices a game can ever have, verb by verb.

    >>> v = Vocabulary()
    >>> go = v.verb("go", to=Domain("island", ["north", "south"]))
    >>> v.text(go.of(1)), v.parse("go south") == go.of(1)
    ('go south', True)
    """

    verbs: list[Verb]
    size: int

    def __init__(self) -> None:
        self.verbs = []
        self.size = 0

    def verb(self, word: str, **operands: Domain) -> Verb:
        """Add a verb; its choices get the next free numbers. At most three operands."""
        if len(operands) > 3:
            raise ValueError(f"{word}: a choice is small; three operands are the most")
        if any(v.word == word for v in self.verbs):
            raise ValueError(f"{word}: there is such a verb already")
        made = Verb(word, self.size, list(operands), list(operands.values()))
        self.verbs.append(made)
        self.size += made.size
        return made

    def verb_of(self, choice: int) -> Verb:
        """The verb a choice belongs to."""
        for verb in self.verbs:
            if verb.covers(choice):
                return verb
        raise Unreadable(f"{choice} is no choice of this game: there are {self.size}")

    def path(self, choice: int) -> list[str]:
        """A choice as ids: the verb, then its operands."""
        return self.verb_of(choice).path(choice)

    def text(self, choice: int) -> str:
        """A choice as a line of text."""
        return " ".join(self.path(choice))

    def parse(self, text: str) -> int:
        """The choice a line of text names; Unreadable tells what is wrong with it."""
        words = text.split()
        if not words:
            raise Unreadable("an empty line is no choice")
        for verb in self.verbs:
            if verb.word == words[0]:
                break
        else:
            raise Unreadable(f"unknown verb '{words[0]}'")
        if len(words) - 1 != len(verb.domains):
            wants = " ".join([verb.word] + [f"<{name}>" for name in verb.operands])
            raise Unreadable(f"'{text}' should read '{wants}'")
        choice = 0
        for operand, domain, word in zip(verb.operands, verb.domains, words[1:]):
            if word not in domain.index:
                raise Unreadable(f"'{word}' is no {operand} ({domain.word}) in '{text}'")
            choice = choice * len(domain.names) + domain.index[word]
        return verb.first + choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One paragraph of the rulebook waiting its turn. Immutable, so clones share it.

    A subclass says the rule in its docstring and its id in ``rule``; ``ask`` is the one place
    where legality is said; ``run`` is the one place where the position changes.
    """

    rule: ClassVar[str] = ""  # "DK-30": shown in the help bubble

    seat: int  # who decides; CHANCE for a die, a deck or a bag

    def __init__(self, seat: int = CHANCE) -> None:
        self.seat = seat

    def ask(self, p: P) -> list[int]:
        """Every legal choice and no other; empty: it just happens."""
        return []

    def run(self, p: P, choice: int) -> None:
        """Change the position, put further steps on the agenda, tell events.

        ``choice`` is NOTHING when ``ask`` was empty.
        """

    def weights(self, p: P) -> list[int]:
        """For CHANCE: how likely each option is, in the order of ``ask``. Empty: all alike."""
        return []

    def details(self, p: P) -> dict[str, str | int]:
        """Values for the question, as ids and numbers; only the deciding seat reads them."""
        return {}

    def notes(self, p: P, choice: int) -> dict[str, str | int]:
        """What the sentence of an option should say beyond its operands: who stands on that space.

        Only the deciding seat reads it. With notes the sentence is ``do-<verb>-now``.
        """
        return {}

    def discreet(self, p: P) -> bool:
        """Could the options be others, as far as the other seats know?

        Then the question is put even if one answer is possible only, and the others hear who
        decides, not what: neither a question nor its absence tells them what is hidden. The
        answer follows from what everybody knows.
        """
        return False


class Event:
    """One thing that happened, for the log and for statistics.

    Values are ids and numbers, never sentences: the sentence is ``log-<word>`` in the game's
    texts. Values in ``secret`` are told only to the seats in ``knowing``; for all others the
    sentence is ``log-<word>-veiled``.
    """

    word: str  # "laid"
    values: dict[str, str | int]  # {"seat": "seat_1", "front": "seat_0"}
    secret: dict[str, str | int]  # {"face": "night_move"}
    knowing: list[int]  # [1]

    def __init__(
        self,
        word: str,
        values: dict[str, str | int],
        secret: dict[str, str | int] | None = None,
        knowing: list[int] | None = None,
    ) -> None:
        self.word = word
        self.values = values
        self.secret = secret or {}
        self.knowing = knowing or []

    def told(self, seat: int) -> tuple[str, dict[str, str | int]]:
        """The word and the values as this seat (or a SPECTATOR) may hear them."""
        if not self.secret:
            return self.word, self.values
        if seat in self.knowing:
            return self.word, {**self.values, **self.secret}
        return self.word + "-veiled", self.values


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything true at the table, as plain data. Each game adds its fields.

    A subclass has a constructor without arguments, sets every field in it, and overrides
    ``clone``; a law compares each clone field by field, so a forgotten field cannot hide.
    """

    seats: int  # number of players
    agenda: list[Step[Any]]  # the last one is next
    options: list[int]  # what the seat to decide may choose; empty when the game is over
    seat: int  # who decides: 0..seats-1, CHANCE, or NOBODY when the game is over
    revealed: int  # how often chance acted or something hidden was shown: bars taking back
    listening: bool  # does anybody want events?
    events: list[Event]  # what happened since the last choice, if somebody listens

    def __init__(self) -> None:
        self.seats = 0
        self.agenda = []
        self.options = []
        self.seat = NOBODY
        self.revealed = 0
        self.listening = False
        self.events = []

    def clone(self) -> Position:
        """An equal and independent position; nobody listens to it."""
        raise NotImplementedError

    def clone_into(self, other: Position) -> None:
        """The kernel's part of ``clone``. Options are never changed in place: they are shared."""
        other.seats = self.seats
        other.agenda = self.agenda[:]
        other.options = self.options
        other.seat = self.seat
        other.revealed = self.revealed

    def then(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda.append(step)

    def play(self, choice: int) -> None:
        """Make one choice, unchecked, and go on to the next decision. ``Match.play`` checks."""
        if self.seat == CHANCE:
            self.revealed += 1
        self.agenda.pop().run(self, choice)
        self.settle()

    def settle(self) -> None:
        """Run steps until one of them leaves somebody a real choice.

        A single option is no choice: it is taken at once and stands in no record, unless the
        others must not learn that it was the only one.
        """
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            options = step.ask(self)
            if len(options) > 1 or (options and step.discreet(self)):
                self.options = options
                self.seat = step.seat
                return
            agenda.pop()
            if options:
                if step.seat == CHANCE:
                    self.revealed += 1
                step.run(self, options[0])
            else:
                step.run(self, NOTHING)
        self.options = []
        self.seat = NOBODY

    def refresh(self) -> None:
        """Ask the waiting step again, after a redeal has changed what its seat holds."""
        if self.agenda:
            self.options = self.agenda[-1].ask(self)

    def over(self) -> bool:
        """Is the game finished?"""
        return self.seat == NOBODY

    def roll(self, rng: Rng) -> int:
        """A choice of CHANCE, each option as likely as its step says."""
        weights = self.agenda[-1].weights(self)
        if weights:
            return self.options[rng.weighted(weights)]
        return self.options[rng.below(len(self.options))]

    def tell(self, event: Event) -> None:
        """Add an event to the log. Ask ``listening`` first: events are not made for nobody."""
        self.events.append(event)


def play_out(p: Position, rng: Rng) -> int:
    """Play at random to the end; the number of choices the seats made (chance not counted)."""
    decisions = 0
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.play(p.roll(rng))
        else:
            decisions += 1
            options = p.options
            p.play(options[rng.below(len(options))])
    return decisions


class Option:
    """A table option: chosen when a table is opened, fixed for the game, kept in the record."""

    id: str  # "ruins_bonus_timing"
    values: list[str]  # ["this_turn", "immediate"]: the first is the default
    seats: list[int]  # the player counts it has an effect for
    rules: list[str]  # ["DK-72"]
    main: bool  # changes how the game feels; all others are readings of single rules

    def __init__(
        self, id: str, values: list[str], seats: list[int], rules: list[str], main: bool = False
    ) -> None:
        self.id = id
        self.values = values
        self.seats = seats
        self.rules = rules
        self.main = main


class Source:
    """Where points come from: a line of the score sheet.

    Points that are not ``at_end`` stand on the score track as soon as they are made, and are never
    lost again. What the final scoring counts is a guess until then: "if it ended now".
    """

    id: str  # "temples": its name is the text score-temples
    at_end: bool  # counted in the final scoring only
    hidden: bool  # may others not know all of it before the end?

    def __init__(self, id: str, at_end: bool = False, hidden: bool = False) -> None:
        self.id = id
        self.at_end = at_end
        self.hidden = hidden

    def __repr__(self) -> str:
        words = [
            self.id,
            *(["at end"] if self.at_end else []),
            *(["hidden"] if self.hidden else []),
        ]
        return f"<Source {', '.join(words)}>"


def on_track(sources: list[Source], points: dict[str, int]) -> int:
    """What the score track shows of points by source: all but the final scoring."""
    total = 0
    for source in sources:
        if not source.at_end:
            total += points.get(source.id, 0)
    return total


def no_features(p: Any, seat: int) -> list[float]:
    """Of a game whose value is no sum of named parts."""
    return []


class BadTable(ValueError):
    """A table that cannot be opened: wrong number of players, unknown option or value."""


class Game:
    """The table of contents of one title: where to find its parts."""

    id: str  # "dokmus": the name of its folder
    title: str  # "Dokmus"
    version: int  # rises when an old record would no longer replay
    prefix: str  # "DK": its rule ids are DK-1, DK-2, ...
    seat_counts: list[int]  # [2, 3, 4]
    minutes: list[int]  # [20, 40]
    vocabulary: Vocabulary
    options: list[Option]
    sources: list[Source]  # of points, in the order of the rulebook
    open: Callable[[int, dict[str, str]], Position]  # seats, all options -> start, not settled
    view: Callable[[Any, int], Any]  # position, seat or SPECTATOR -> the game's View
    redeal: Callable[[Any, int, Rng], Any]  # a position the seat cannot tell from the true one
    breakdown: Callable[[Any], list[dict[str, int]]]  # points of each seat, by all sources
    ranks: Callable[[Any], list[int]]  # rank of each seat as things stand, ties shared: [1, 3, 1]
    pieces: Callable[[Any], dict[str, int]]  # counts that never change during a game: a law checks
    value: Callable[[Any, int], float]  # how good a position is for a seat, for bots
    feature_names: list[str]  # what the value consists of: ["track", "temples", ...]
    features: Callable[[Any, int], list[float]]  # position, seat -> each of them, in points
    weights: list[float]  # what the value counts each of them with; bots may try others in place
    draw: Callable[[Any, Any], Any]  # view, archipel.text.Speaker or None -> the board, or its text
    hides: bool  # is anything ever hidden from anybody? laws ask, and check the answer
    chance: bool  # does CHANCE ever decide? likewise
    data: str  # what differs from the printed values that come with this version; empty: nothing

    def __init__(
        self,
        *,
        id: str,
        title: str,
        version: int,
        prefix: str,
        seat_counts: list[int],
        minutes: list[int],
        vocabulary: Vocabulary,
        options: list[Option],
        sources: list[Source],
        open: Callable[[int, dict[str, str]], Position],
        view: Callable[[Any, int], Any],
        redeal: Callable[[Any, int, Rng], Any],
        breakdown: Callable[[Any], list[dict[str, int]]],
        ranks: Callable[[Any], list[int]],
        pieces: Callable[[Any], dict[str, int]],
        value: Callable[[Any, int], float],
        draw: Callable[[Any, Any], Any],
        feature_names: list[str] | None = None,
        features: Callable[[Any, int], list[float]] | None = None,
        weights: list[float] | None = None,
        hides: bool = True,
        chance: bool = True,
    ) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.prefix = prefix
        self.seat_counts = seat_counts
        self.minutes = minutes
        self.vocabulary = vocabulary
        self.options = options
        self.sources = sources
        self.open = open
        self.view = view
        self.redeal = redeal
        self.breakdown = breakdown
        self.ranks = ranks
        self.pieces = pieces
        self.value = value
        self.feature_names = feature_names or []
        self.features = features or no_features
        self.weights = weights if weights is not None else []
        self.draw = draw
        self.hides = hides
        self.chance = chance
        self.data = ""

    def __repr__(self) -> str:
        counts = f"{self.seat_counts[0]} to {self.seat_counts[-1]}"
        return f"<Game {self.id} {self.version}: {self.title}, {counts} seats>"

    def table(self, seats: int, chosen: dict[str, str]) -> dict[str, str]:
        """All options of a table: the chosen values, checked, and the defaults of the others."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise BadTable(f"{self.title} is for {counts} players, not {seats}")
        known = {option.id: option for option in self.options}
        for id, value in chosen.items():
            if id not in known:
                names = ", ".join(known) or "none"
                raise BadTable(f"{self.title} has no option '{id}'; it has: {names}")
            if value not in known[id].values:
                values = ", ".join(known[id].values)
                raise BadTable(f"option {id} is one of {values}, not '{value}'")
        return {option.id: chosen.get(option.id, option.values[0]) for option in self.options}

    def start(self, seats: int, chosen: dict[str, str] | None = None) -> Position:
        """A new position, settled on its first decision (of chance, as a rule)."""
        p = self.open(seats, self.table(seats, chosen or {}))
        p.settle()
        return p


def fields(thing: Any) -> dict[str, Any]:
    """What an object consists of, by name: the same in plain and in compiled Python."""
    found: dict[str, Any] = {}
    for kind in reversed(type(thing).__mro__):
        for name, member in vars(kind).items():
            slot = isinstance(member, types.GetSetDescriptorType | types.MemberDescriptorType)
            if slot and not name.startswith("__"):
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def facts(thing: Any) -> Any:
    """A position, step or event as nested plain data: for comparing, hashing and debugging."""
    if isinstance(thing, list | tuple):
        return [facts(item) for item in thing]
    if isinstance(thing, dict):
        return {key: facts(value) for key, value in thing.items()}
    if not isinstance(thing, Position | Step | Event):
        return thing
    known = {name: facts(value) for name, value in fields(thing).items()}
    return {"is": type(thing).__name__, **known}
