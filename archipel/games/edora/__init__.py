"""The Druids of Edora (Stefan Feld, 2025): dice in a forest of sanctuaries, for 2 to 4 players."""

from archipel.games import drawing
from archipel.games.edora.bot import FEATURES, WEIGHTS, features, redeal, value
from archipel.games.edora.components import BOX
from archipel.games.edora.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.edora.steps_setup import open_table
from archipel.games.edora.view import view
from archipel.games.edora.vocabulary import VOCABULARY
from archipel.kernel.core import Game

GAME = Game(
    id=BOX.game,
    title=BOX.title,
    version=2,
    prefix=BOX.prefix,
    seat_counts=BOX.players,
    minutes=BOX.minutes,
    vocabulary=VOCABULARY,
    options=BOX.table_options(),
    sources=SHEET,
    open=open_table,
    view=view,
    redeal=redeal,
    breakdown=breakdown,
    ranks=ranks,
    pieces=pieces,
    value=value,
    feature_names=FEATURES,
    features=features,
    weights=WEIGHTS,
    draw=drawing("edora"),
)
