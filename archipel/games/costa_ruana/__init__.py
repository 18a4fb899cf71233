"""Costa Ruana (Yuri Zhuravlev, 2014): tribes, treasures and a shaman, for 2 to 6 players."""

from archipel.games.costa_ruana.bot import redeal, value
from archipel.games.costa_ruana.components import DATA, MOST
from archipel.games.costa_ruana.draw import draw
from archipel.games.costa_ruana.scoring import breakdown, pieces, ranks
from archipel.games.costa_ruana.steps_setup import open_table
from archipel.games.costa_ruana.view import view
from archipel.games.costa_ruana.vocabulary import VOCABULARY
from archipel.kernel.core import Game, Option

COUNTS = list(range(int(DATA["game"]["min_players"]), MOST + 1))


def table_options() -> list[Option]:
    """The options as components.json lists them, the default first."""
    found = []
    for item in DATA["rule_switches"]["items"]:
        values = [str(value).lower() for value in item["values"]]
        found.append(Option(item["id"], values, COUNTS, [str(rule) for rule in item["rules"]]))
    return found


GAME = Game(
    id="costa_ruana",
    title="Costa Ruana",
    version=2,
    prefix="CR",
    seat_counts=COUNTS,
    minutes=[int(n) for n in DATA["game"]["minutes"]],
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
