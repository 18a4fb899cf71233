"""Costa Ruana (Yuri Zhuravlev, 2014): tribes, treasures and a shaman, for 2 to 6 players."""

from archipel.games import drawing
from archipel.games.costa_ruana.bot import FEATURES, WEIGHTS, features, redeal, value
from archipel.games.costa_ruana.components import BOX
from archipel.games.costa_ruana.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.costa_ruana.steps_setup import open_table
from archipel.games.costa_ruana.view import view
from archipel.games.costa_ruana.vocabulary import VOCABULARY
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
    draw=drawing("costa_ruana"),
)
