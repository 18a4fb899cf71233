"""Archipel: five board games, their rules and computer players.

>>> from archipel import Match, Rng, load
>>> match = Match(load("dokmus"), seats=2)
>>> match
<Match Dokmus, 2 seats, ply 0: chance decides choose-first (DK-13), 2 options>
"""

from archipel.games import load
from archipel.kernel import core
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from archipel.kernel.snapshot import position_text, read_position

__all__ = ["COMPILED", "Match", "Rng", "__version__", "load", "position_text", "read_position"]

__version__ = "0.1.0"

COMPILED = not core.__file__.endswith(".py")
"""Does this build run compiled by mypyc, or as plain Python?"""
