"""How long a review takes: games of greedy players, looked at by the quick setting on one core.

    python bench/reviews.py [GAME ...] [--seats N] [--seed S]

Prints for each game, in seconds of the processor, what the whole review took.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # at the end: a compiled build on the path comes first

from archipel import COMPILED, games  # noqa: E402
from archipel.bots import make  # noqa: E402
from archipel.bots.peek import Peek  # noqa: E402
from archipel.kernel.core import CHANCE, Rng  # noqa: E402
from archipel.server.ledger import Ledger, Log  # noqa: E402
from archipel.server.reviewing import look  # noqa: E402
from archipel.server.settings import Settings  # noqa: E402


def played(name: str, seats: int, seed: int) -> Log:
    """The log of a game of greedy players."""
    game, rng, bot = games.load(name), Rng(seed), make("greedy")
    secret = bytes([seed % 256]) * 32
    ledger = Ledger(game, seats, game.table(seats, {}), secret, 0.0)
    ledger.settle(0.0)
    while not ledger.match.over:
        seat = ledger.match.seat
        assert seat is not None
        assert seat != CHANCE
        choice = bot.choose(Peek(game, ledger.match.position, seat, rng), rng)
        ledger.play(seat, choice, "", 0.0)
    match = ledger.match
    begun = (name, game.version, seats, match.options, secret.hex(), ledger.deed, 0.0)
    return Log("bench", *begun, match.scores(), "", ledger.rows)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("games", nargs="*", default=games.names())
    ask.add_argument("--seats", type=int, default=4)
    ask.add_argument("--seed", type=int, default=1)
    told = ask.parse_args()
    budget = Settings().review_seconds
    print(f"{'compiled' if COMPILED else 'plain'}, {told.seats} players, budget {budget:.0f} s")
    for name in told.games:
        log = played(name, told.seats, told.seed)
        began = time.process_time()
        part = look(log, games.load(name), 0, budget, float("inf"))
        took = time.process_time() - began
        print(f"{name}: {took:.1f} s for {len(part.turns)} turns, {len(log.rows)} choices")


if __name__ == "__main__":
    main()
