"""Mangrovia (Eilif Svensson, 2014): huts along the paths of the gods, for 2 to 5 players."""

from archipel.games.mangrovia.bot import redeal, value
from archipel.games.mangrovia.components import DATA, LEAST, MOST
from archipel.games.mangrovia.draw import draw
from archipel.games.mangrovia.scoring import breakdown, pieces, ranks
from archipel.games.mangrovia.steps_setup import open_table
from archipel.games.mangrovia.view import view
from archipel.games.mangrovia.vocabulary import VOCABULARY
from archipel.kernel.core import Game, Option

COUNTS = list(range(LEAST, MOST + 1))
MATTERS_FOR = {
    "first_dish_ban": [4, 5],
    "neutral_hut_counts_in_stone_star_total": [2, 3],
}
"""The player counts of the options that make no difference to all of them."""


def table_options() -> list[Option]:
    """The options as components.json lists them, the default first."""
    found = []
    for item in DATA["options"]["items"]:
        values = [str(value).lower() for value in item["values"]]
        counts = MATTERS_FOR.get(item["id"], COUNTS)
        found.append(Option(item["id"], values, counts, item["rules"]))
    return found


GAME = Game(
    id="mangrovia",
    title="Mangrovia",
    version=2,
    prefix="MG",
    seat_counts=COUNTS,
    minutes=[int(n) for n in DATA["meta"]["minutes"].split("-")],
    vocabulary=VOCABULARY,
    options=table_options(),
    open=open_table,
    view=view,
    redeal=redeal,
    breakdown=breakdown,
    ranks=ranks,
    pieces=pieces,
    value=value,
    draw=draw,
)
