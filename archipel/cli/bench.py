"""How fast the engines are, beside engines other people use, measured in the same run.

A decision is a choice of a seat; what chance decides is not counted. Times are CPU time of this
process. Contestants take turns (A B C A B C ...), so that a busy machine is busy for all of them;
of the rounds the median counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from operator import methodcaller
from statistics import median
from time import process_time

import msgspec
from rich.table import Table

from archipel import COMPILED
from archipel.cli.arguments import at_least
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.games import load, names
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng, play_out

ROUNDS = 5
PEERS = ("python-chess", "catanatron")


@dataclass(frozen=True)
class Contestant:
    """Something that plays whole random games and says how many decisions they had."""

    name: str  # "dokmus", "python-chess"
    seats: int
    game: Callable[[], int]


def ours(game: Game, seats: int) -> Contestant:
    """One of our games, with its usual options."""
    rng = Rng(1)
    return Contestant(game.id, seats, lambda: play_out(game.start(seats), rng))


def chess_game() -> int:
    """A random game of python-chess: list the legal moves, take one, push it.

    Only the ends that random play needs are asked for (no move left, 75 moves, bare kings):
    repetition is not, which would make python-chess slower.
    """
    import chess

    board = chess.Board()
    moves = 0
    while not (board.halfmove_clock >= 150 or board.is_insufficient_material()):
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def catan_game() -> int:
    """A random game of catanatron for four. Every action counts, rolls and forced ones too,
    although chance and forced choices are not counted for our games."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def peers() -> list[Contestant]:
    """The engines of others; a mistake if they are not installed."""
    for module in ("chess", "catanatron"):
        if find_spec(module) is None:
            raise Mistake("cli-no-peers", module=module)
    return [Contestant("python-chess", 2, chess_game), Contestant("catanatron", 4, catan_game)]


def rate(contestant: Contestant, seconds: float) -> float:
    """Decisions per second of CPU time, over whole games that take at least ``seconds``."""
    decisions = 0
    start = process_time()
    while True:
        decisions += contestant.game()
        spent = process_time() - start
        if spent >= seconds:
            return decisions / spent


def rates(contestants: list[Contestant], seconds: float) -> dict[tuple[str, int], float]:
    """The median rate of each, all taking turns; ``seconds`` is the time for one, in all rounds."""
    random.seed(1)
    found: dict[tuple[str, int], list[float]] = {}
    for _ in range(ROUNDS):
        for contestant in contestants:
            key = contestant.name, contestant.seats
            found.setdefault(key, []).append(rate(contestant, seconds / ROUNDS))
    return {key: median(values) for key, values in found.items()}


def moments(game: Game, seats: int) -> list[Position]:
    """Positions from the course of one random game, about thirty, in which a seat decides."""
    rng = Rng(2)
    p = game.start(seats)
    found: list[Position] = []
    while p.seat != NOBODY:
        if p.seat != CHANCE:
            found.append(p.clone())
        p.play(p.roll(rng) if p.seat == CHANCE else p.options[rng.below(len(p.options))])
    return found[:: max(1, len(found) // 30)]


def microseconds(work: Callable[[Position], object], positions: list[Position]) -> float:
    """What ``work`` costs on average over the positions, the median of a few rounds."""
    times: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        passes = 0
        while process_time() - start < 0.01:
            for p in positions:
                work(p)
            passes += 1
        times.append((process_time() - start) / (passes * len(positions)))
    return 1e6 * median(times)


def redeal(game: Game, rng: Rng, p: Position) -> object:
    """Deal a position anew for the seat that decides."""
    return game.redeal(p, p.seat, rng)


def measure(seconds: float, with_peers: bool) -> list[dict[str, str | int | float]]:
    """One row for each game and number of players: what the JSON prints."""
    found = [(load(name), seats) for name in names() for seats in load(name).seat_counts]
    contestants = [ours(game, seats) for game, seats in found]
    if with_peers:
        contestants += peers()
    speed = rates(contestants, seconds)
    rows: list[dict[str, str | int | float]] = []
    for game, seats in found:
        positions = moments(game, seats)
        rng = Rng(3)
        row: dict[str, str | int | float] = {
            "game": game.id,
            "seats": seats,
            "decisions_per_second": speed[game.id, seats],
            "clone_us": microseconds(methodcaller("clone"), positions),
            "redeal_us": microseconds(partial(redeal, game, rng), positions),
        }
        rows.append(row)
    for name, seats in speed:
        if name in PEERS:
            rows.append({"game": name, "seats": seats, "decisions_per_second": speed[name, seats]})
    for row in rows:
        for peer in PEERS:
            for name, seats in speed:
                if name == peer:
                    row[f"to_{peer}"] = float(row["decisions_per_second"]) / speed[name, seats]
    return rows


def print_rows(here: Terminal, rows: list[dict[str, str | int | float]]) -> None:
    """The measurements for people."""
    say = here.speaker.say
    columns = ["game", "seats", "decisions_per_second", "clone_us", "redeal_us"]
    columns += [key for key in rows[0] if key.startswith("to_")]
    build = say("cli-compiled" if COMPILED else "cli-plain")
    table = Table(title=f"{say('cli-bench')} ({build})")
    for column in columns:
        head = column[3:] if column.startswith("to_") else say(f"cli-bench-{column}")
        head = f"÷ {head}" if column.startswith("to_") else head
        table.add_column(head, justify="left" if column == "game" else "right")
    for row in rows:
        table.add_row(*(_cell(row.get(column, "")) for column in columns))
    here.show(table)
    here.say("cli-bench-note")


def _cell(value: str | int | float) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.1f}"
    return str(value)


def engine(*, json: bool = False, peers: bool = False, seconds: float = 1.0, here: Here) -> int:
    """Measure decisions per CPU second, and the cost of a clone and of a redeal.

    Random games, one number of players after the other. Decisions of seats are counted, those of
    chance are not.

    Parameters
    ----------
    json
        Print the result for programs.
    peers
        Measure python-chess and catanatron in the same run (`pip install archipel[bench]`).
    seconds
        CPU seconds for each game and number of players.
    """
    if seconds <= 0:
        at_least("--seconds", round(seconds), 1)
    rows = measure(seconds, peers)
    if json:
        here.raw(msgspec.json.encode({"compiled": COMPILED, "rows": rows}).decode())
    else:
        print_rows(here, rows)
    return 0
