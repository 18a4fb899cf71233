"""The weights of the judgement of a position, in points, and numbers printed on the squares."""

from __future__ import annotations

from typing import Final

from archipel.games.edora.components import ACTION_LIST, HERB_IDS

USUAL_ROUNDS: Final = 15
DIE_AT_HAND: Final[list[float]] = [6.5, 4.8, 3.7, 2.9, 2.5, 2.2, 2.0]
"""The first, second, ... die at hand that can still be placed; the last number goes on."""
TURN_COST: Final = 4.8
"""Food for a walk and a die, on average."""
FOOD_FOR_TURN: Final[list[float]] = [1.4, 0.95, 0.75, 0.6, 0.5]
"""Each food for the first, second, ... turn to come; the last number goes on."""
SPARE_FOOD: Final = 0.16
STEPS_TO_COME: Final = 0.38
"""Knowledge each further turn brings on average."""
LED_TO_COME: Final = 0.55
"""Dice and stones each further turn adds to what one leads."""
MISTLETOE_WORTH: Final = 1.4
HERB_WORTH: Final[dict[str, float]] = {
    "herb_food": 0.5,
    "herb_sickle": 0.25,
    "herb_mistletoe": 0.32,
    "herb_knowledge": 0.42,
    "herb_amulet": 0.4,
    "herb_die_shift": 0.55,
    "herb_menhir": 0.38,
    "herb_leap": 0.4,
    "herb_stele": 0.45,
    "herb_fire": 0.42,
    "herb_prestige": 0.5,
    "herb_tablet": 0.4,
}
"""What an active herb is worth for each turn to come."""
PER_HERB: Final[list[float]] = [HERB_WORTH[id] for id in HERB_IDS]
NEARER: Final = 0.86
"""What a herb is worth for each space the sickle is still away from it."""
LIT: Final[list[float]] = [1.0, 0.25, 0.08, 0.02, 0.0]
"""How likely a hearth is lit, by the sanctuaries missing around it."""
LINKED: Final[list[float]] = [1.0, 0.3, 0.1, 0.04, 0.01, 0.0]
"""How likely a chain is closed, by the dice missing in it."""
HARD: Final[list[float]] = [
    1.9,
    1.9,
    1.5,
    1.9,
    1.5,
    1.6,
    2.5,
    0.6,
    1.6,
    1.5,
    2.2,
    1.4,
    1.1,
    1.4,
    1.1,
]
"""Turns it takes to come one nearer to a tablet, by condition."""
LEFT_COLUMN: Final[list[float]] = [0.0, 5.0, 12.0, 20.0]
HALF_ROW: Final = 2.5
NEW_TABLET: Final = 8.0
SEEN_LATER: Final = 0.35
"""How much a rival's points count against one's own."""


def printed(word: str) -> list[int]:
    """A number of each action, 0 where it has none."""
    found: list[int] = []
    for action in ACTION_LIST:
        number = action.get(word, 0)
        found.append(number if isinstance(number, int) else 0)
    return found


STEPS: Final[list[int]] = printed("steps")
GAIN: Final[list[int]] = printed("gain")
ROW: Final[list[int]] = printed("row")
TIMES: Final[list[int]] = printed("multiplier")
TAKEN_FOOD: Final[list[int]] = printed("food")
TAKEN_DICE: Final[list[int]] = printed("dice")
POTION_GAIN: Final[list[float]] = [
    8.0,  # menhir
    4.0,  # flip a herb
    3.5,  # a die to six
    5.0,  # pick a herb
    5.0,  # a die and food
    6.5,  # sickle
    10.0,  # prestige
    8.0,  # stele as three
    11.0,  # tablet
    11.0,  # knowledge
    12.5,  # two dice
    8.5,  # two herbs
    18.0,  # amulet
    15.0,  # stele as six
    17.0,  # two menhirs
    9.0,  # three dice to six
    20.0,  # two tablets
    25.0,  # prestige
]
