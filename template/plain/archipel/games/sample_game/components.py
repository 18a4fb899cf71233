"""The printed values of Sample Game, read once from components.json."""

from __future__ import annotations

from typing import Any, Final

from archipel.games import SEAT_IDS as ALL_SEATS
from archipel.games.components import ids, read
from archipel.games.sample_game import seen

BOX: Final = read("sample_game")
DATA: Final[dict[str, Any]] = BOX.contents()

SEAT_IDS: Final = ALL_SEATS[: BOX.players[-1]]
END_IDS: Final[list[seen.EndId]] = ids(DATA["ends"]["items"])
ROW: Final[list[int]] = [int(number) for number in DATA["stones"]["row"]]
