"""How much does a short search lose, judged by a long one? Much evidence for little time.

Greedy players play; at some of their decisions a long search, which tries many options, tells what
each option is worth. Then short searches choose, with the game's numbers and with others. What is
lost is the share of the win that the long search gives to its best option, less that of the option
chosen. A whole game tells one result; this tells one for each decision, and all numbers meet the
same ones. It cannot tell what the long search is wrong about too: for that there are contests
(`archipel tune GAME --trying ...`). Results: bench/league/tried.md.

    python bench/regret.py mangrovia --seats 5 --trying turns=12 --trying prior=4 --decisions 40
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path

import msgspec

from archipel.bots.greedy import Greedy
from archipel.bots.peek import Peek
from archipel.bots.search import Search
from archipel.bots.taste import taste_from, taste_of
from archipel.cli.arguments import branch
from archipel.cli.crew import kept
from archipel.cli.tune import numbers_in, numbers_of
from archipel.games import load
from archipel.kernel.core import CHANCE, NOBODY, Game, Position, Rng

EACH = 2  # decisions looked at in a game
APART = 25  # decisions at most between two that are looked at
SOLID = 40  # an option that got less than this part of the long search's visits is no best option
BROAD = {"explore": 4.0, "prior": 2.0}  # how much more the long search tries


class Loss(msgspec.Struct, frozen=True):
    """What each search lost at one decision, as shares of the win."""

    key: str
    options: int
    lost: list[float]


def search(game: Game, seats: int, iterations: int, trying: str) -> Search:
    numbers = numbers_of(taste_of(game.id, seats))
    if trying:
        numbers.update(numbers_in(trying))
    return Search(iterations, 0.0, taste_from(numbers, "--trying"))


def thorough(game: Game, seats: int, iterations: int) -> Search:
    numbers = numbers_of(taste_of(game.id, seats))
    for name, factor in BROAD.items():
        numbers[name] *= factor
    return Search(iterations, 0.0, taste_from(numbers, "a long search"))


def lost(
    game: Game, p: Position, long: int, short: int, trying: list[str], seed: int
) -> list[float]:
    """What each of the short searches loses at this decision."""
    peek = Peek(game, p, p.seat, Rng(branch(seed, "peek")))
    known = thorough(game, p.seats, long).weigh(peek, Rng(branch(seed, "long")))
    best = max(weighed.share for weighed in known if weighed.visits >= long // SOLID)
    share = {weighed.choice: weighed.share for weighed in known}
    found = []
    for numbers in trying:
        chosen = search(game, p.seats, short, numbers).choose(peek, Rng(branch(seed, "short")))
        found.append(best - share[chosen])
    return found


def decisions(game: Game, seats: int, seed: int) -> list[Position]:
    """Some positions of a game of greedy players who now and then choose by lot."""
    luck = Rng(seed)
    greedy = Greedy()
    p = game.start(seats)
    wait = luck.below(APART)
    found: list[Position] = []
    while p.seat != NOBODY and len(found) < EACH:
        if p.seat == CHANCE:
            p.play(p.roll(luck))
            continue
        options = p.options
        if len(options) > 2:
            wait -= 1
            if wait < 0:
                found.append(p.clone())
                wait = APART // 3 + luck.below(APART)
        if len(options) == 1 or luck.below(10) == 0:
            p.play(options[luck.below(len(options))])
        else:
            p.play(greedy.choose(Peek(game, p, p.seat, luck), luck))
    return found


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game")
    ask.add_argument("--seats", type=int)
    ask.add_argument("--trying", action="append", default=[], help="as for archipel tune")
    ask.add_argument("--short", type=int, default=100, help="iterations of the searches compared")
    ask.add_argument("--long", type=int, default=1500, help="iterations of the one that judges")
    ask.add_argument("--decisions", type=int, default=40)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, help="a file to go on with")
    told = ask.parse_args()
    game = load(told.game)
    seats = told.seats or game.seat_counts[0]
    trying = ["", *told.trying]
    before = {loss.key: loss for loss in kept(told.out, Loss)}
    losses: list[Loss] = []
    number = 0
    while len(losses) < told.decisions:
        number += 1
        seed = branch(told.seed, "game", number)
        for at, p in enumerate(decisions(game, seats, seed)):
            key = f"{game.id} {seats} {told.short} {told.long} {told.seed} {number} {at} {trying}"
            if key not in before:
                found = lost(game, p, told.long, told.short, trying, branch(seed, at))
                before[key] = Loss(key, len(p.options), found)
                if told.out is not None:
                    with told.out.open("ab") as out:
                        out.write(msgspec.json.encode(before[key]) + b"\n")
            losses.append(before[key])
    for i, numbers in enumerate(trying):
        more = [loss.lost[i] - loss.lost[0] for loss in losses]
        middle = sum(more) / len(more)
        spread = sqrt(sum((x - middle) ** 2 for x in more) / max(1, len(more) - 1))
        mean = sum(loss.lost[i] for loss in losses) / len(losses)
        print(
            f"{numbers or 'as it is':36} loses {100 * mean:5.2f} % of the win,"
            f" {100 * middle:+.2f} ± {196 * spread / sqrt(len(more)):.2f};"
            f" less in {sum(x < -1e-4 for x in more)}, more in {sum(x > 1e-4 for x in more)}"
            f" of {len(more)}"
        )


if __name__ == "__main__":
    main()
