"""Who is how strong: computer players in mirrored deals, rated on one scale.

A duel is one challenger against another bot in all other seats; each deal is played once from
each seat, so that luck and the order of play fall out. Every game is kept as a line of a file: a
league that was killed goes on where it stood. Ratings are Plackett-Luce (choix), in points of Elo
above ``random``; their intervals come from drawing whole deals again.
"""

from __future__ import annotations

import importlib.util
import itertools
import math
import random
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.table import Table

from archipel import COMPILED
from archipel.cli.arguments import (
    Options,
    at_least,
    bot_names,
    branch,
    find_game,
    table_options,
    write_text,
)
from archipel.cli.chart import bars
from archipel.cli.crew import each_once, kept
from archipel.cli.simulate import Pairing, play_pairing, wilson
from archipel.cli.terminal import Here, Mistake, Terminal

ANCHOR = "random"
"""Its rating is 0; without it in the league, that of the weakest."""

REDRAWN = 400
"""How often the deals are drawn again for the intervals."""


class Result(msgspec.Struct, frozen=True):
    """One game of a league, as it is kept: one line of JSON."""

    deal: int
    seat: int  # of the challenger
    bots: list[str]  # by seat
    ranks: list[int]
    scores: list[int]

    @property
    def key(self) -> tuple[int, int, str, str]:
        return self.deal, self.seat, self.challenger, self.other

    @property
    def challenger(self) -> str:
        return self.bots[self.seat]

    @property
    def other(self) -> str:
        return self.bots[self.seat - 1]

    @property
    def share(self) -> float:
        """Of the win that the challenger has."""
        return 1 / self.ranks.count(1) if self.ranks[self.seat] == 1 else 0.0


@dataclass(frozen=True)
class Duel:
    """One game to be played."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    deal: int
    seat: int
    challenger: str
    other: str

    @property
    def key(self) -> tuple[int, int, str, str]:
        return self.deal, self.seat, self.challenger, self.other


def play_duel(duel: Duel) -> Result:
    """Play it. All games of a deal meet the same chance."""
    bots = [duel.challenger if s == duel.seat else duel.other for s in range(duel.seats)]
    deal = branch(duel.seed, "deal", duel.deal)
    outcome = play_pairing(Pairing(duel.game, duel.options, bots, deal, 0))
    return Result(duel.deal, duel.seat, bots, outcome.ranks, outcome.scores)


def schedule(
    game: str,
    seats: int,
    options: dict[str, str],
    pairs: list[tuple[str, str]],
    deals: int,
    seed: int,
) -> list[Duel]:
    """All games of a league, deal by deal, so that one cut short is fair to everybody."""
    return [
        Duel(game, seats, options, seed, deal, seat, challenger, other)
        for deal in range(deals)
        for challenger, other in pairs
        for seat in range(seats)
    ]


def all_pairs(agents: list[str], seats: int) -> list[tuple[str, str]]:
    """Everybody against everybody: with more than two seats both ways round, since one against
    many is not many against one."""
    if seats == 2:
        return list(itertools.combinations(agents, 2))
    return list(itertools.permutations(agents, 2))


def clustered(results: Iterable[Result]) -> tuple[float, float, int]:
    """The challenger's share of wins, half its 95 % interval, and the number of deals.

    Games of one deal are one observation: they share their luck.
    """
    by_deal: dict[int, list[float]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result.share)
    means = [sum(shares) / len(shares) for shares in by_deal.values()]
    n = len(means)
    mean = sum(means) / n
    if n == 1:
        return mean, 0.5, n
    spread = math.sqrt(sum((x - mean) ** 2 for x in means) / (n - 1))
    return mean, 1.959964 * spread / math.sqrt(n), n


def ratings(
    results: list[Result], agents: list[str], seed: int
) -> dict[str, tuple[float, float, float]]:
    """Elo of each bot with its 95 % interval, above ANCHOR."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    deals = list(by_deal.values())
    luck = random.Random(seed)
    middle = _fit([result for deal in deals for result in deal], agents, luck)
    drawn: dict[str, list[float]] = {agent: [] for agent in agents}
    for _ in range(REDRAWN):
        again = [result for _ in deals for result in luck.choice(deals)]
        for agent, elo in _fit(again, agents, luck).items():
            drawn[agent].append(elo)
    found = {}
    for agent in agents:
        tries = sorted(drawn[agent])
        low, high = tries[int(0.025 * len(tries))], tries[int(0.975 * len(tries))]
        found[agent] = (middle[agent], low, high)
    return found


def _fit(results: list[Result], agents: list[str], luck: random.Random) -> dict[str, float]:
    import choix

    at = {agent: i for i, agent in enumerate(agents)}
    rankings = []
    for result in results:
        order = sorted(range(len(result.bots)), key=lambda s: (result.ranks[s], luck.random()))
        rankings.append(tuple(at[result.bots[s]] for s in order))
    strengths = choix.ilsr_rankings(len(agents), rankings, alpha=0.02)
    anchor = strengths[at[ANCHOR]] if ANCHOR in at else min(strengths)
    unit = 400 / math.log(10)
    return {agent: float(unit * (strengths[i] - anchor)) for agent, i in at.items()}


class Rating(msgspec.Struct, frozen=True):
    elo: float
    low: float
    high: float


class Score(msgspec.Struct, frozen=True):
    """How a challenger did against another bot in all other seats."""

    challenger: str
    other: str
    games: int
    share: float
    interval: tuple[float, float]
    margin: float  # points ahead of the best other seat, on average


class League(msgspec.Struct, frozen=True):
    """What a league found out, for programs: ``--json``."""

    game: str
    seats: int
    options: dict[str, str]
    deals: int
    seed: int
    compiled: bool
    games: int
    ratings: dict[str, Rating]
    duels: list[Score]


def scored(results: list[Result], pairs: list[tuple[str, str]]) -> list[Score]:
    """The table of duels."""
    by_pair: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        by_pair[result.challenger, result.other].append(result)
    found = []
    for pair in pairs:
        mine = by_pair[pair]
        if not mine:
            continue
        share, half, deals = clustered(mine)
        lead = [r.scores[r.seat] - max(r.scores[: r.seat] + r.scores[r.seat + 1 :]) for r in mine]
        interval = (max(0.0, share - half), min(1.0, share + half))
        if half == 0.0:  # all deals ended alike: the next one might not
            interval = wilson(share * deals, deals)
        found.append(Score(*pair, len(mine), share, interval, sum(lead) / len(lead)))
    return found


def league(
    game: str,
    /,
    *,
    seats: int | None = None,
    agents: str = "search@0.05s,greedy,random",
    pairs: str = "all",
    deals: int = 50,
    seed: int = 1,
    option: Options = None,
    out: Path | None = None,
    json: bool = False,
    jobs: int = 1,
    ray: bool = False,
    here: Here,
) -> int:
    """Rate computer players in mirrored deals.

    Every duel plays each deal once from each seat. Same seed, same deals, however many processes;
    players that think for a time and not for a number of iterations may still differ. With --out
    a league that was stopped goes on where it stood.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    seats
        How many play: a challenger, and another bot in all other seats. The fewest, if not said.
    agents
        Who plays, separated by commas: greedy, random, search@500, search@0.1s.
    pairs
        all: everybody against everybody; next: each against the one named before; first: the
        first against each other one.
    deals
        How many deals for each duel.
    seed
        Where the deals begin.
    option
        A table option, id=value; may be given several times.
    out
        A folder for the games, the table and the chart.
    json
        Print the result for programs.
    jobs
        How many processes share the work.
    ray
        Share it on a Ray cluster instead (`pip install archipel[ray]`): the one that RAY_ADDRESS
        names, else one on this machine.
    """
    found = find_game(game)
    seats = found.seat_counts[0] if seats is None else seats
    chosen = table_options(found, seats, option)
    names = bot_names(agents)
    at_least("--deals", deals, 1)
    at_least("--jobs", jobs, 1)
    if importlib.util.find_spec("choix") is None:
        raise Mistake("cli-needs-league")
    duels = paired(names, seats, pairs)
    if not duels:
        raise Mistake("cli-league-two")
    file = None if out is None else out / f"{found.id}-{seats}.jsonl"
    games = schedule(found.id, seats, chosen, duels, deals, seed)
    results = played(here, games, file, jobs, found.title, ray)
    rated = {name: Rating(*elo) for name, elo in ratings(results, names, seed).items()}
    told = League(
        found.id,
        seats,
        chosen,
        deals,
        seed,
        COMPILED,
        len(results),
        rated,
        scored(results, duels),
    )
    if out is not None:
        write_text(out / f"{found.id}-{seats}.json", msgspec.json.encode(told).decode() + "\n")
        chart = bars({name: (r.elo, r.low, r.high) for name, r in rated.items()}, "Elo")
        write_text(out / f"{found.id}-{seats}.svg", chart)
    if json:
        here.raw(msgspec.json.encode(told).decode())
    else:
        show(here, found.title, told)
    return 0


def paired(names: list[str], seats: int, way: str) -> list[tuple[str, str]]:
    """Who meets whom."""
    if way == "next":
        return [(names[i], names[i - 1]) for i in range(1, len(names))]
    if way == "first":
        return [(names[0], other) for other in names[1:]]
    if way == "all":
        return all_pairs(names, seats)
    raise Mistake("cli-bad-value", name="--pairs", value=way)


def played(
    here: Terminal, duels: list[Duel], file: Path | None, jobs: int, title: str, ray: bool
) -> list[Result]:
    """The results of all duels: those a file holds, and the others, which are added to it."""
    before = {result.key: result for result in kept(file, Result)}
    tasks = {duel.key: duel for duel in duels}
    return each_once(here, play_duel, tasks, file, before, jobs, title, ray)


def show(here: Terminal, title: str, told: League) -> None:
    """The result for people."""
    say = here.speaker.say
    table = Table(title=f"{title}, {say('cli-players', count=told.seats)}")
    for column in ("bot", "elo", "interval"):
        table.add_column(say(f"cli-{column}"), justify="left" if column == "bot" else "right")
    for name, rating in sorted(told.ratings.items(), key=lambda row: -row[1].elo):
        table.add_row(name, f"{rating.elo:.0f}", f"{rating.low:.0f}–{rating.high:.0f}")
    here.show(table)
    duels = Table()
    for column in ("challenger", "others", "games", "share", "interval", "margin"):
        duels.add_column(say(f"cli-league-{column}"), justify="right")
    for row in told.duels:
        low, high = row.interval
        duels.add_row(
            row.challenger,
            row.other,
            str(row.games),
            f"{100 * row.share:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{row.margin:+.1f}",
        )
    here.show(duels)
    here.say("cli-even-share", share=f"{100 / told.seats:.1f}")
