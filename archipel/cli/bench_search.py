"""How many iterations a second the search makes, beside OpenSpiel's on the same games.

OpenSpiel's IS-MCTS in Python walks through our positions by a thin adapter: its own tree, its own
random playouts to the end. Our search is measured in two ways: as it plays, with a prior and short
playouts by the game's value, and plainly, with random playouts to the end as OpenSpiel's does. All
contestants take turns on the same positions; times are CPU time of this process.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

import msgspec
from rich.table import Table

from archipel import COMPILED
from archipel.bots.peek import Bot, Peek
from archipel.bots.search import Search
from archipel.bots.taste import Taste
from archipel.cli.arguments import at_least, branch
from archipel.cli.bench import _cell, moments
from archipel.cli.contest import verdict
from archipel.cli.league import Result
from archipel.cli.simulate import play_match
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.games import load, names
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng
from archipel.kernel.match import Match

ROUNDS = 3
POSITIONS = 6
DUELS = ("costa_ruana", "dokmus")
EQUAL_TIME = 0.25
"""Seconds per choice when our search and OpenSpiel's meet."""


def plain() -> Taste:
    """As OpenSpiel's: one new option per visit, playouts to the end by lot."""
    taste = Taste()
    taste.turns = 1_000_000
    taste.width = 1
    taste.wide = 1
    taste.prior = 0.0
    taste.explore = 0.7
    return taste


class Adapter:
    """A position as OpenSpiel's search reads it."""

    def __init__(self, game: Game, p: Position, rng: Rng) -> None:
        self.game = game
        self.p = p
        self.rng = rng

    def get_game(self) -> Adapter:
        return self

    def get_type(self) -> Kind:
        return Kind()

    def clone(self) -> Adapter:
        return Adapter(self.game, self.p.clone(), self.rng)

    def current_player(self) -> int:
        return self.p.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.p.options

    def apply_action(self, action: int) -> None:
        self.p.play(int(action))

    def is_terminal(self) -> bool:
        return self.p.seat == NOBODY

    def is_chance_node(self) -> bool:
        return self.p.seat == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.p.agenda[-1].weights(self.p) or [1] * len(self.p.options)
        total = sum(weights)
        return [(choice, weight / total) for choice, weight in zip(self.p.options, weights)]

    def returns(self) -> list[float]:
        ranks = self.game.ranks(self.p)
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    def information_state_string(self) -> bytes:
        """What the deciding seat knows, and what it is asked."""
        view = self.game.view(self.p, self.p.seat)
        return bytes(msgspec.json.encode(view)) + repr(self.p.options).encode()

    def resample_from_infostate(self, player: int, sampler: object) -> Adapter:
        return Adapter(self.game, self.game.redeal(self.p, player, self.rng), self.rng)


class Kind:
    """What OpenSpiel wants to hear about every game."""

    def __init__(self) -> None:
        import pyspiel

        self.dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
        self.information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class TimeUp(Exception):
    """OpenSpiel's search counts simulations; this ends it after a time."""


class OpenSpiel(Bot):
    """OpenSpiel's IS-MCTS with random playouts, for a time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.done = 0

    def choose(self, peek: Peek, rng: Rng) -> int:
        import numpy
        from open_spiel.python.algorithms import ismcts, mcts

        self.done = 0
        if len(peek.options) == 1:
            return peek.options[0]
        luck = numpy.random.RandomState(rng.below(1 << 30))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        state = Adapter(peek.game, peek.sample(rng), rng)
        bot: Any = ismcts.ISMCTSBot(state, evaluator, math.sqrt(0.5), 1_000_000, random_state=luck)
        until = process_time() + self.seconds

        def resample(state: Adapter, player: int) -> Adapter:
            if self.done and process_time() >= until:
                raise TimeUp
            self.done += 1
            return state.resample_from_infostate(player, None)

        bot.set_resampler(resample)
        with contextlib.suppress(TimeUp):
            bot.run_search(state)
        children = bot._root_node.child_info
        if not children:
            return peek.options[rng.below(len(peek.options))]
        return int(max(children, key=lambda action: children[action].visits))


def pace(bot: Any, game: Game, positions: list[Position]) -> float:
    """Iterations per second over some positions."""
    done = 0
    began = process_time()
    for n, p in enumerate(positions):
        rng = Rng(n)
        bot.choose(Peek(game, p, p.seat, rng), rng)
        done += bot.done
    return done / (process_time() - began)


def measure(game: Game, seconds: float, peers: bool) -> dict[str, str | int | float]:
    """One row: iterations per second of each contestant, the median of a few rounds."""
    seats = game.seat_counts[0]
    found = [p for p in moments(game, seats) if len(p.options) > 1]
    positions = found[:: max(1, len(found) // POSITIONS)][:POSITIONS]
    share = seconds / (ROUNDS * len(positions))
    contestants: dict[str, Callable[[], Any]] = {
        "as_it_plays": lambda: Search(seconds=share),
        "plain_playouts": lambda: Search(seconds=share, taste=plain()),
    }
    if peers:
        contestants["open_spiel"] = lambda: OpenSpiel(share)
    paces: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, make in contestants.items():
            paces[name].append(pace(make(), game, positions))
    row: dict[str, str | int | float] = {"game": game.id, "seats": seats}
    for name in contestants:
        row[name] = median(paces[name])
    if peers:
        row["ratio"] = float(row["plain_playouts"]) / float(row["open_spiel"])
    return row


def duel(name: str, deals: int, seed: int) -> dict[str, str | int | float]:
    """Our search against OpenSpiel's at equal time, every deal from both seats."""
    results = []
    for deal in range(deals):
        for seat in range(2):
            match = Match(load(name), 2)
            players: list[Bot] = [Search(seconds=EQUAL_TIME), OpenSpiel(EQUAL_TIME)]
            if seat:
                players.reverse()
            play_match(match, players, branch(seed, "deal", deal), 0)
            names = ["search", "open_spiel"] if seat == 0 else ["open_spiel", "search"]
            results.append(Result(deal, seat, names, match.ranks(), match.scores()))
    found = verdict(results, 2)
    return {
        "game": name,
        "games": found.games,
        "share": found.share,
        "half": found.half,
        "lead": found.lead,
    }


def search(
    *,
    json: bool = False,
    peers: bool = False,
    seconds: float = 6.0,
    deals: int = 0,
    seed: int = 1,
    here: Here,
) -> int:
    """Measure iterations of the search per CPU second.

    Parameters
    ----------
    json
        Print the result for programs.
    peers
        Measure OpenSpiel's IS-MCTS in the same run (`pip install archipel[bench]`).
    seconds
        CPU seconds for each game and contestant.
    deals
        Deals that our search plays against OpenSpiel's, at a quarter of a second per choice.
    seed
        Where the deals begin.
    """
    if seconds <= 0:
        at_least("--seconds", round(seconds), 1)
    at_least("--deals", deals, 0)
    if (peers or deals) and find_spec("pyspiel") is None:
        raise Mistake("cli-no-peers", module="open_spiel")
    rows = [measure(load(name), seconds, peers) for name in names()]
    duels = [duel(name, deals, seed) for name in DUELS] if deals else []
    if json:
        told = {"compiled": COMPILED, "rows": rows, "duels": duels}
        here.raw(msgspec.json.encode(told).decode())
        return 0
    show(here, rows, duels)
    return 0


def show(
    here: Terminal,
    rows: list[dict[str, str | int | float]],
    duels: list[dict[str, str | int | float]],
) -> None:
    """The measurements for people."""
    say = here.speaker.say
    build = say("cli-compiled" if COMPILED else "cli-plain")
    table = Table(title=f"{say('cli-bench-search')} ({build})")
    for column in rows[0]:
        head = say(f"cli-bench-{column}")
        table.add_column(head, justify="left" if column == "game" else "right")
    for row in rows:
        table.add_row(*(_cell(value) for value in row.values()))
    here.show(table)
    for row in duels:
        here.say(
            "cli-bench-duel",
            title=load(str(row["game"])).title,
            games=int(row["games"]),
            share=f"{100 * float(row['share']):.1f}",
            half=f"{100 * float(row['half']):.1f}",
        )
