"""The printed values of Sample Game, read once from components.json."""

from __future__ import annotations

from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.components import ids, read
from archipel.games.sample_game import seen

BOX: Final = read("sample_game")
DATA: Final[dict[str, Any]] = BOX.contents()

SEAT_IDS: Final = ALL_SEATS[: BOX.players[-1]]
SHELL_IDS: Final[list[seen.ShellId]] = ids(DATA["shells"]["items"])
KINDS: Final[int] = len(SHELL_IDS)
COUNTS: Final[list[int]] = [int(shell["count"]) for shell in DATA["shells"]["items"]]
BEACH: Final[int] = int(DATA["limits"]["beach"])
ALL_KINDS: Final[int] = int(DATA["limits"]["all_kinds_points"])
ROUNDS: Final[dict[str, int]] = {
    value: int(rounds) for value, rounds in DATA["limits"]["rounds"].items()
}
