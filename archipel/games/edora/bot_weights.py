"""The weights of the judgement of a position, in points, and numbers printed on the squares."""

from __future__ import annotations

from typing import Final

from archipel.games.edora.components import (
    ACTION_KIND,
    ACTION_LIST,
    HERB_IDS,
    KIND_FOOD_OR_DICE,
    KIND_STELE,
)

AS_PLAYED: Final[dict[str, float]] = {
    "sanctuaries": 0.87,
    "sickle": 1.2,
    "amulet": 0.8,
    "amulet_to_come": 0.6,
    "mistletoe": 1.3,
    "dice": 1.05,
    "food": 1.4,
    "stuck": 1.35,
    "hearths": 0.85,
    "dolmens": 1.25,
    "tablets": 0.8,
    "die": 1.45,
    "action": 1.2,
    "potion": 1.1,
}
"""What is left of the first guesses after play.

Found in thousands of games in which every number of every seat was changed a little by lot, by
what the changes brought. Points that come in the end hinder others (a full amulet leaves fewer
good squares); what serves the very next turn counts more than it seems to.
"""
USUAL_ROUNDS: Final = 15
"""A game is rarely longer."""
DIE_AT_HAND: Final[list[float]] = [6.5, 4.8, 3.7, 2.9, 2.5, 2.2, 2.0]
"""The first, second, ... die at hand that can still be placed; the last number goes on."""
TURN_COST: Final = 4.8
"""Food for a walk and a die, on average."""
FOOD_FOR_TURN: Final[list[float]] = [1.4, 0.95, 0.75, 0.6, 0.5]
"""Each food for the first, second, ... turn to come; the last number goes on."""
SPARE_FOOD: Final = 0.16
STEPS_TO_COME: Final = 0.38
"""Knowledge each further turn brings on average."""
LED_TO_COME: Final = 0.4
"""Dice and stones each further turn adds to what one leads."""
BREWING: Final = 0.35
"""What a mistletoe is worth beyond the point it is in the end, while there is time to brew."""
LEFT_DIE: Final = 0.6
"""A die that will be left over."""
STUCK: Final = 3.0
"""A turn that has to be an emergency turn."""
WALK: Final = 1.0
"""Each food for the way to the nearest sanctuaries."""
HERB_WORTH: Final[dict[str, float]] = {
    "herb_food": 1.25,
    "herb_sickle": 0.62,
    "herb_mistletoe": 0.8,
    "herb_knowledge": 1.05,
    "herb_amulet": 1.0,
    "herb_die_shift": 1.38,
    "herb_menhir": 0.95,
    "herb_leap": 1.0,
    "herb_stele": 1.12,
    "herb_fire": 1.05,
    "herb_prestige": 1.25,
    "herb_tablet": 1.0,
}
"""What an active herb is worth for each turn to come."""
PER_HERB: Final[list[float]] = [HERB_WORTH[id] for id in HERB_IDS]
NEARER: Final[list[float]] = [0.86**away for away in range(20)]
"""What a herb is worth that is so many spaces away from the sickle."""
CUT: Final = 2.1
CUT_LATER: Final = 0.28
"""A step of the sickle, and what each turn to come adds to it."""
OVERTAKEN: Final[list[float]] = [0.055 + 0.06 * (6 - value) for value in range(7)]
"""How likely a rival overtakes a die of this value in a whole game."""
COMPETED: Final = 0.3
"""Dice that lead where others lie already, as items more."""
STONE_LED: Final = 0.75
"""A stone beside an own die, as items."""
RIVAL_AT_HEARTH: Final = 0.75
"""What is left of the hope for a hearth that a rival is as near to."""
AS_PLANNED: Final[list[float]] = [0.62, 0.55]
"""What is left of the first, second, ... tablet foreseen: not all of them will be worked for."""
HERBS_LATER: Final = 0.85
"""The second herb of a potion, as part of the first."""
LIT: Final[list[float]] = [1.5, 0.38, 0.12, 0.03, 0.0]
"""What a hearth promises, by the sanctuaries missing around it; a lit one hinders the others."""
LINKED: Final[list[float]] = [1.25, 0.38, 0.13, 0.05, 0.012, 0.0]
"""What a chain promises, by the dice missing in it; a closed one hinders the others."""
HARD: Final[list[float]] = [
    2.1,  # menhirs_erected
    2.1,  # steles_erected
    1.7,  # gems_on_amulet
    2.1,  # potions_owned
    1.7,  # tablets_owned
    1.8,  # herbs_active
    2.8,  # dolmens_owned
    0.7,  # knowledge_steps
    1.8,  # start_sanctuaries_with_own_die
    1.7,  # full_lines_of_four
    2.4,  # largest_equal_group
    1.5,  # contested_sanctuaries_led
    1.2,  # clearings_with_own_die
    1.5,  # clearings_fully_occupied
    1.2,  # portal_sanctuaries_with_own_die
]
"""Turns it takes to come one nearer to a tablet, by condition."""
LEFT_COLUMN: Final[list[float]] = [0.0, 4.0, 9.5, 16.0]
"""Gems in the left column, as long as it is not full."""
HALF_ROW: Final = 2.5
"""A row with one gem."""
RIVAL: Final = 0.7
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
MORE_BREWS: Final[list[int]] = printed("brew_max")
BY_THE_DIE: Final[list[bool]] = [kind in (KIND_STELE, KIND_FOOD_OR_DICE) for kind in ACTION_KIND]
"""Is an action worth more or less with the pips and the food that are left?"""
