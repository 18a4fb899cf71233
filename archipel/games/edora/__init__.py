"""The Druids of Edora (Stefan Feld, 2025): dice in a forest of sanctuaries, for 2 to 4 players."""

from archipel.games.edora.bot import redeal, value
from archipel.games.edora.components import DATA
from archipel.games.edora.draw import draw
from archipel.games.edora.scoring import breakdown, pieces, ranks
from archipel.games.edora.steps_setup import open_table
from archipel.games.edora.view import view
from archipel.games.edora.vocabulary import VOCABULARY
from archipel.kernel.core import Game, Option

COUNTS = [int(n) for n in DATA["meta"]["players"]]


def table_options() -> list[Option]:
    """The options as components.json lists them, the default first."""
    found = []
    for item in DATA["table_options"]["items"]:
        others = [value for value in item["values"] if value != item["default"]]
        rules = [rule for rule in item["rules"] if rule.startswith("ED-")]  # no rulings
        found.append(Option(item["id"], [item["default"], *others], COUNTS, rules))
    return found


GAME = Game(
    id="edora",
    title="The Druids of Edora",
    version=1,
    prefix="ED",
    seat_counts=COUNTS,
    minutes=[60, 90],
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
