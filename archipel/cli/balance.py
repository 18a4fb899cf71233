"""How a game plays: scores and where they come from, length, seats, choices taken and left.

The answer is a page in Markdown (docs/balance.md is made of them) and, with ``--json``, the same
figures for programs. ``--against`` puts the figures of an earlier run beside the new ones.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from archipel import COMPILED
from archipel.bots import make as make_bot
from archipel.bots.peek import Peek
from archipel.cli.arguments import (
    Options,
    at_least,
    bot_names,
    branch,
    find_game,
    read_text,
    table_options,
    write_text,
)
from archipel.cli.crew import each
from archipel.cli.simulate import Pairing, wilson
from archipel.cli.terminal import Here, Mistake
from archipel.games import load
from archipel.kernel.core import CHANCE, Game, Rng, Verb
from archipel.kernel.match import Match

SMALL = 60
"""A verb with at most so many choices is counted choice by choice, a larger one as a whole."""

OFTEN = 30
"""A choice offered less often than this says nothing when it was never, or always, taken."""


@dataclass(frozen=True)
class Sample:
    """What one game tells: small numbers only, thousands of them are kept."""

    scores: list[int]
    ranks: list[int]
    sources: list[dict[str, int]]  # points by source, by seat
    order: list[int]  # the seats, in the order of their first decisions in the first round
    decisions: int  # of seats; chance is not counted
    rounds: int
    verbs: array[int]  # for each verb: offered beside another, taken then, offered alone
    choices: array[int]  # for each choice of a small verb: offered, taken
    even: array[float]  # and how often it would have been taken by chance


@dataclass(frozen=True)
class Shelf:
    """Where the choices of small verbs are counted."""

    verb_of: list[int]  # choice -> number of its verb
    place: list[int]  # choice -> its number among the counted ones, or -1
    counted: list[int]  # the choices that are counted


def shelf(verbs: list[Verb]) -> Shelf:
    """The places of all choices of these verbs."""
    verb_of: list[int] = []
    place: list[int] = []
    counted: list[int] = []
    for number, verb in enumerate(verbs):
        for choice in range(verb.first, verb.first + verb.size):
            verb_of.append(number)
            small = 1 < verb.size <= SMALL
            place.append(len(counted) if small else -1)
            if small:
                counted.append(choice)
    return Shelf(verb_of, place, counted)


def play_one(pairing: Pairing) -> Sample:
    """Play one game and note what was offered and taken. The seed alone decides it."""
    game = load(pairing.game)
    match = Match(game, len(pairing.bots), pairing.options)
    players = [make_bot(name) for name in pairing.bots]
    seats = len(players)
    chance = Rng(branch(pairing.seed, seats, pairing.number, "chance"))
    thoughts = [Rng(branch(pairing.seed, seats, pairing.number, i)) for i in range(seats)]
    places = shelf(game.vocabulary.verbs)
    verbs = array("l", bytes(3 * len(game.vocabulary.verbs) * array("l").itemsize))
    choices = array("l", bytes(2 * len(places.counted) * array("l").itemsize))
    even = array("d", bytes(len(places.counted) * array("d").itemsize))
    order: list[int] = []
    decisions = 0
    while not match.over:
        seat = match.seat
        if seat == CHANCE:
            match.settle(chance)
            continue
        setting_up = getattr(match.position, "round", 1) == 0
        if seat not in order and not setting_up:
            order.append(seat)
        options = match.position.options
        peek = Peek(game, match.position, seat, thoughts[seat])
        taken = players[seat].choose(peek, thoughts[seat])
        decisions += 1
        kinds = {places.verb_of[choice] for choice in options}
        for kind in kinds:
            verbs[3 * kind + (0 if len(kinds) > 1 else 2)] += 1
        if len(kinds) > 1:
            verbs[3 * places.verb_of[taken] + 1] += 1
        if len(options) > 1:
            for choice in options:
                at = places.place[choice]
                if at >= 0:
                    choices[2 * at] += 1
                    even[at] += 1 / len(options)
            if places.place[taken] >= 0:
                choices[2 * places.place[taken] + 1] += 1
        match.play(seat, taken)
    order += [seat for seat in range(seats) if seat not in order]
    return Sample(
        scores=match.scores(),
        ranks=match.ranks(),
        sources=game.breakdown(match.position),
        order=order,
        decisions=decisions,
        rounds=getattr(match.position, "round", 0),
        verbs=verbs,
        choices=choices,
        even=even,
    )


def spread(numbers: list[int]) -> dict[str, float]:
    """Mean, standard deviation, least and most.

    >>> spread([1, 2, 3, 4])
    {'mean': 2.5, 'sd': 1.29, 'least': 1, 'most': 4}
    """
    mean = sum(numbers) / len(numbers)
    square = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return {
        "mean": round(mean, 2),
        "sd": round(sqrt(square), 2),
        "least": min(numbers),
        "most": max(numbers),
    }


def by_place(samples: list[Sample], places: list[list[int]]) -> list[dict[str, Any]]:
    """Wins, ranks and points of the first, second, ... of each game's ``places``."""
    rows = []
    for n in range(len(places[0])):
        wins = 0.0
        ranks = 0
        points = 0
        for sample, place in zip(samples, places):
            seat = place[n]
            wins += 1 / sample.ranks.count(1) if sample.ranks[seat] == 1 else 0
            ranks += sample.ranks[seat]
            points += sample.scores[seat]
        low, high = wilson(wins, len(samples))
        rows.append(
            {
                "share": round(wins / len(samples), 4),
                "interval": [round(low, 4), round(high, 4)],
                "rank": round(ranks / len(samples), 3),
                "points": round(points / len(samples), 2),
            }
        )
    return rows


def summary(game: Game, seats: int, samples: list[Sample]) -> dict[str, Any]:
    """The figures of all games of one player count."""
    all_scores = [score for sample in samples for score in sample.scores]
    totals: dict[str, int] = {}
    for sample in samples:
        for row in sample.sources:
            for source, points in row.items():
                totals[source] = totals.get(source, 0) + points
    sum_of_points = sum(abs(points) for points in totals.values()) or 1
    margins = []
    for sample in samples:
        best = sorted(sample.scores, reverse=True)
        margins.append(best[0] - best[1] if len(best) > 1 else 0)
    vocabulary = game.vocabulary
    places = shelf(vocabulary.verbs)
    verbs = {}
    for number, verb in enumerate(vocabulary.verbs):
        open, taken, alone = (sum(s.verbs[3 * number + i] for s in samples) for i in range(3))
        if open or alone:
            verbs[verb.word] = {"offered": open, "taken": taken, "alone": alone}
    choices = {}
    for at, choice in enumerate(places.counted):
        offered, taken = (sum(s.choices[2 * at + i] for s in samples) for i in range(2))
        if offered:
            even = sum(s.even[at] for s in samples)
            text = vocabulary.text(choice)
            choices[text] = {"offered": offered, "taken": taken, "even": round(even / offered, 4)}
    return {
        "games": len(samples),
        "scores": spread(all_scores),
        "winner": spread([max(sample.scores) for sample in samples]),
        "margin": spread(margins),
        "sources": {
            source: {
                "mean": round(points / len(all_scores), 2),
                "share": round(points / sum_of_points, 4),
            }
            for source, points in totals.items()
        },
        "decisions": spread([sample.decisions for sample in samples]),
        "rounds": spread([sample.rounds for sample in samples]),
        "order": by_place(samples, [sample.order for sample in samples]),
        "seats": by_place(samples, [list(range(seats))] * len(samples)),
        "verbs": verbs,
        "choices": choices,
    }


# The page


def grid(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown; the first column is words, the others are figures."""
    marks = ["---"] + ["---:"] * (len(head) - 1)
    return ["| " + " | ".join(row) + " |" for row in [head, marks, *rows]] + [""]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


class Report:
    """A page about one game, from its figures; with those of an earlier run beside them."""

    def __init__(self, found: dict[str, Any], before: dict[str, Any] | None) -> None:
        self.runs = [before, found] if before else [found]
        self.counts = list(found["counts"])

    def cell(self, count: str, told: Any) -> str:
        """One figure, or "before → after"."""
        words = []
        for run in self.runs:
            figures = run["counts"].get(count)
            words.append(told(figures) if figures else "–")
        return " → ".join(words) if len(set(words)) > 1 else words[-1]

    def line(self, name: str, told: Any) -> list[str]:
        """A row: a name and its figure for every player count."""
        return [name, *(self.cell(count, told) for count in self.counts)]

    def names(self, part: str) -> list[str]:
        """All keys of a part of the figures, in the order of the newest run."""
        found: dict[str, None] = {}
        for run in reversed(self.runs):
            for count in run["counts"].values():
                found.update(dict.fromkeys(count[part]))
        return list(found)

    def head(self, first: str) -> list[str]:
        return [first, *(f"{count} players" for count in self.counts)]

    def page(self) -> str:
        """The whole page."""
        newest = self.runs[-1]
        lines = [f"## {newest['title']}", ""]
        for run in self.runs:
            games = ", ".join(f"{row['games']} of {n}" for n, row in run["counts"].items())
            chosen = "".join(f", {id}={value}" for id, value in run["options"].items())
            lines.append(
                f"- version {run['version']}, data {run['data_version']}, {run['bot']}, "
                f"seed {run['seed']}{chosen}; games: {games} players"
            )
        lines.append("")
        lines += self.overall() + self.sources() + self.seats() + self.verbs()
        for title, kind in (("Never taken", 0), ("Always taken", 1)):
            lines += self.extremes(title, kind)
        return "\n".join(lines)

    def overall(self) -> list[str]:
        rows = []
        for name, part in (("Points of a player", "scores"), ("Points of the winner", "winner")):
            rows.append(self.line(name, lambda f, p=part: f"{f[p]['mean']:.1f} ± {f[p]['sd']:.1f}"))
        rows.append(self.line("Lead over the second", lambda f: f"{f['margin']['mean']:.1f}"))
        for name, part in (("Decisions in a game", "decisions"), ("Rounds", "rounds")):
            rows.append(
                self.line(
                    name,
                    lambda f, p=part: (
                        f"{f[p]['mean']:.1f} ({f[p]['least']:.0f} to {f[p]['most']:.0f})"
                    ),
                )
            )
        return grid(self.head("Mean ± standard deviation"), rows)

    def sources(self) -> list[str]:
        def told(name: str) -> Any:
            def figure(f: dict[str, Any]) -> str:
                row = f["sources"].get(name)
                return f"{row['mean']:.1f} ({percent(row['share'])})" if row else "–"

            return figure

        rows = [self.line(name, told(name)) for name in self.names("sources")]
        return grid(self.head("Points by source (share)"), rows)

    def seats(self) -> list[str]:
        def told(part: str, n: int) -> Any:
            def figure(f: dict[str, Any]) -> str:
                if n >= len(f[part]):
                    return "–"
                low, high = f[part][n]["interval"]
                share = percent(f[part][n]["share"])
                return f"{share} ({100 * low:.1f} to {100 * high:.1f})"

            return figure

        most = max(int(count) for count in self.counts)
        rows = [self.line(f"decides as no. {n + 1}", told("order", n)) for n in range(most)]
        rows += [self.line(f"seat {n}", told("seats", n)) for n in range(most)]
        even = [percent(1 / int(count)) for count in self.counts]
        return grid(self.head("Wins (95 % interval)"), [*rows, ["an even share", *even]])

    def verbs(self) -> list[str]:
        def told(name: str) -> Any:
            def figure(f: dict[str, Any]) -> str:
                row = f["verbs"].get(name)
                if not row:
                    return "–"
                each = (row["offered"] + row["alone"]) / f["games"]
                if not row["offered"]:
                    return f"{each:.1f}"
                return f"{each:.1f}, {percent(row['taken'] / row['offered'])}"

            return figure

        rows = [self.line(f"`{name}`", told(name)) for name in self.names("verbs")]
        head = self.head("Asked per game, and taken when something else was possible")
        return grid(head, rows)

    def extremes(self, title: str, kind: int) -> list[str]:
        """The choices offered often and never (always) taken, for each player count."""
        lines = []
        for count in self.counts:
            told: list[list[str]] = []
            for run in self.runs:
                figures = run["counts"].get(count, {"choices": {}, "verbs": {}})
                told.append(
                    [
                        f"`{name}` ({row['offered']})"
                        for part in ("verbs", "choices")
                        for name, row in figures[part].items()
                        if row["offered"] >= OFTEN and row["taken"] == kind * row["offered"]
                    ]
                )
            words = [", ".join(names) or "none" for names in told]
            lines.append(f"- {count} players: " + " → ".join(words))
        return [f"{title} (times offered, {OFTEN} or more):", "", *lines, ""]


def earlier(file: Path | None, game: Game) -> dict[str, Any] | None:
    """The figures of an earlier run, from the file ``--json`` wrote."""
    if file is None:
        return None
    try:
        found: dict[str, Any] = msgspec.json.decode(read_text(file))
        if found["game"] != game.id:
            raise Mistake("cli-bad-file", file=str(file), reason=f"{found['game']} ≠ {game.id}")
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise Mistake("cli-bad-file", file=str(file), reason=str(error)) from error
    return found


def balance(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    bot: str = "greedy",
    seed: int = 0,
    option: Options = None,
    jobs: int = 1,
    json: Path | None = None,
    against: Path | None = None,
    here: Here,
) -> int:
    """Let one kind of bot play a game many times, and tell how the game plays.

    Prints a page in Markdown: points and where they come from, length, how often each place in
    the order of play wins, which choices are never or always taken. Same seed, same page, however
    many processes.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    seats
        How many play. Each number of players the game allows, if not said.
    games
        How many games for each number of players. With 0 nothing is played: the page shows what
        `--against` has found.
    bot
        Who plays, on all seats.
    seed
        Where the luck begins.
    option
        A table option, id=value; may be given several times.
    jobs
        How many processes share the work.
    json
        A file for the same figures, and more of them, for programs.
    against
        Such a file from an earlier run: the page shows both, before → after.
    """
    found = find_game(game)
    before = earlier(against, found)
    at_least("--games", games, 0 if before else 1)
    at_least("--jobs", jobs, 1)
    if before and not games:
        here.raw(Report(before, None).page())
        return 0
    (player,) = bot_names(bot)[:1]
    counts = found.seat_counts if seats is None else [seats]
    chosen = {n: table_options(found, n, option) for n in counts}
    tasks = [
        Pairing(found.id, chosen[n], [player] * n, seed, k) for n in counts for k in range(games)
    ]
    samples = each(here, play_one, tasks, jobs, found.title)
    answer = {
        "game": found.id,
        "title": found.title,
        "version": found.version,
        "data_version": _data_version(found.id),
        "bot": player,
        "seed": seed,
        "options": dict(word.split("=", 1) for word in option or []),
        "compiled": COMPILED,
        "counts": {
            str(n): summary(found, n, samples[at * games : (at + 1) * games])
            for at, n in enumerate(counts)
        },
    }
    if json is not None:
        text = msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()
        write_text(json, text + "\n")
    here.raw(Report(answer, before).page())
    return 0


def _data_version(game: str) -> int:
    from archipel.games.components import read

    return read(game).data_version
