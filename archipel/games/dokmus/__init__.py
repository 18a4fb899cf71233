"""Dokmus, by Mikko Punakallio: an island of tiles that slide and turn, and temples to explore."""

from archipel.games import drawing
from archipel.games.dokmus.bot import FEATURES, WEIGHTS, features, redeal, value
from archipel.games.dokmus.components import BOX
from archipel.games.dokmus.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.dokmus.steps import open_table
from archipel.games.dokmus.view import view
from archipel.games.dokmus.vocabulary import VOCABULARY
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
    draw=drawing("dokmus"),
)
