"""Sample Game: shells from a beach and from a bag, for 2 to 4 players."""

from archipel.games import drawing
from archipel.games.sample_game.bot import redeal, value
from archipel.games.sample_game.components import BOX
from archipel.games.sample_game.scoring import SHEET, breakdown, pieces, ranks
from archipel.games.sample_game.steps import open_table
from archipel.games.sample_game.view import view
from archipel.games.sample_game.vocabulary import VOCABULARY
from archipel.kernel.core import Game

GAME = Game(
    id=BOX.game,
    title=BOX.title,
    version=1,
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
    draw=drawing("sample_game"),
    hides=True,
    chance=True,
)
