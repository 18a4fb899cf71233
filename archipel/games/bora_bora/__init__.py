"""Bora Bora (Stefan Feld, 2013): huts, tribes and gods of an archipelago, for 2 to 4 players."""

from archipel.games import drawing
from archipel.games.bora_bora.bot import redeal, value
from archipel.games.bora_bora.bot_worth import FEATURES, WEIGHTS, features
from archipel.games.bora_bora.components import BOX
from archipel.games.bora_bora.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.bora_bora.steps_setup import open_table
from archipel.games.bora_bora.view import view
from archipel.games.bora_bora.vocabulary import VOCABULARY
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
    draw=drawing("bora_bora"),
)
