"""Mangrovia (Eilif Svensson, 2014): huts along the paths of the gods, for 2 to 5 players."""

from archipel.games import drawing
from archipel.games.mangrovia.bot import FEATURES, WEIGHTS, features, redeal, value
from archipel.games.mangrovia.components import BOX
from archipel.games.mangrovia.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.mangrovia.steps_setup import open_table
from archipel.games.mangrovia.view import view
from archipel.games.mangrovia.vocabulary import VOCABULARY
from archipel.kernel.core import Game

GAME = Game(
    id=BOX.game,
    title=BOX.title,
    version=3,
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
    draw=drawing("mangrovia"),
)
