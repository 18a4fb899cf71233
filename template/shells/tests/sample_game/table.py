"""Tables to test on: chance gives what a test wants, the rest is played with choices as text."""

from __future__ import annotations

from archipel.games.sample_game import GAME
from archipel.games.sample_game.components import KINDS
from archipel.games.sample_game.position import Table
from archipel.games.sample_game.vocabulary import SHELL
from archipel.kernel.match import Match
from tests.acting import act as act
from tests.acting import let as let
from tests.acting import play_on as play_on
from tests.acting import position
from tests.acting import told as told

BEACH = ("cowrie", "cone", "scallop")


def table(seats: int = 2, beach: tuple[str, ...] = BEACH, length: str = "usual") -> Match:
    """A table at which these shells lie on the beach and seat 0 has the first turn."""
    m = Match(GAME, seats, {"length": length})
    let(m, *(f"draw {shell}" for shell in beach))
    return m


def at(m: Match) -> Table:
    return position(m, Table)


def owns(m: Match, seat: int, shell: str, shown: int, hidden: int = 0) -> bool:
    """Does a seat have so many shells of a kind, open and face down?"""
    place = seat * KINDS + SHELL.index[shell]
    return (at(m).shown[place], at(m).hidden[place]) == (shown, hidden)


def dig(m: Match, seat: int, shell: str, then: str = "keep") -> None:
    act(m, seat, "dig")
    let(m, f"draw {shell}")
    act(m, seat, then)


def give(m: Match, seat: int, *shells: str) -> None:
    """Put shells from the bag openly in front of a seat."""
    for shell in shells:
        kind = SHELL.index[shell]
        at(m).bag[kind] -= 1
        at(m).shown[seat * KINDS + kind] += 1
