"""Bora Bora (Stefan Feld, 2013): huts, tribes and gods of an archipelago, for 2 to 4 players."""

from archipel.games.bora_bora.bot import redeal, value
from archipel.games.bora_bora.components import DATA, LEAST, MOST
from archipel.games.bora_bora.draw import draw
from archipel.games.bora_bora.scoring import breakdown, pieces, ranks
from archipel.games.bora_bora.steps_setup import open_table
from archipel.games.bora_bora.view import view
from archipel.games.bora_bora.vocabulary import VOCABULARY
from archipel.kernel.core import Game, Option

COUNTS = list(range(LEAST, MOST + 1))

GAME = Game(
    id="bora_bora",
    title="Bora Bora",
    version=2,
    prefix="BB",
    seat_counts=COUNTS,
    minutes=[60, 120],
    vocabulary=VOCABULARY,
    options=[
        Option(item["id"], [str(value) for value in item["values"]], COUNTS, item["rules"])
        for item in DATA["table_options"]["items"]
    ],
    open=open_table,
    view=view,
    redeal=redeal,
    breakdown=breakdown,
    ranks=ranks,
    pieces=pieces,
    value=value,
    draw=draw,
)
