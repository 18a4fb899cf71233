"""Archipel: five board games, their rules and computer players."""

from archipel.kernel import core

__version__ = "0.1.0"

COMPILED = not core.__file__.endswith(".py")
"""Does this build run compiled by mypyc, or as plain Python?"""
