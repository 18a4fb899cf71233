"""What the features of a game's value count: numbers that were fitted, kept beside the game.

A value is a sum of named features, each in points as a person would guess them, times a weight: 1
means that the guess stands. ``games/<g>/weights.json`` holds the weights with the command and the
seed that made them (``archipel fit GAME``). A game without the file counts every feature as it is.
"""

from __future__ import annotations

import json
from pathlib import Path

FOLDER = Path(__file__).parent


class BadWeights(ValueError):
    """A weights.json that does not fit its game; the message says where."""


def file_of(game: str) -> Path:
    """Where the weights of a game stand."""
    return FOLDER / game / "weights.json"


def weights_of(game: str, names: list[str]) -> list[float]:
    """The weights of a game, in the order of its features."""
    file = file_of(game)
    if not file.is_file():
        return [1.0] * len(names)
    told = json.loads(file.read_text(encoding="utf-8"))["weights"]
    if list(told) != names:
        differ = ", ".join(sorted(set(told) ^ set(names))) or "their order"
        raise BadWeights(f"{game}/weights.json and the features of the game differ: {differ}")
    return [float(told[name]) for name in names]
