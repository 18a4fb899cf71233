"""Every choice Bora Bora can ever have, verb by verb, and ready lists of them."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.components import (
    ACTION_IDS,
    BUILDING_IDS,
    CEREMONY_IDS,
    DIE_IDS,
    FACES,
    FIRE_IDS,
    FISH_IDS,
    GENDER_IDS,
    GOD_IDS,
    HALF,
    JEWEL_IDS,
    KIND_IDS,
    MATERIAL_IDS,
    MATERIALS,
    MEN_ACTION,
    MOST,
    PAIR_IDS,
    PERSON_IDS,
    PERSON_SPACE_IDS,
    POINTS_IDS,
    REGION_IDS,
    SLOT_IDS,
    SPACE_12,
    TASK_IDS,
    TEAM_IDS,
    TEMPLE_IDS,
    TILE_IDS,
    WAY_IDS,
)
from archipel.kernel.core import Domain, Vocabulary, seats_domain

REGION: Final = Domain("region", REGION_IDS)
SPOT: Final = Domain("spot", [PERSON_SPACE_IDS[SPACE_12]])
CEREMONY: Final = Domain("space", CEREMONY_IDS, plain=True)
GIFTS: Final = Domain("gift", ["material", "offering"])
DIE: Final = Domain("die", DIE_IDS)
TILE: Final = Domain("tile", TILE_IDS)
GODS: Final = Domain("gods", ["blue", "white", "blue_and_white"])
WAY: Final = Domain("way", WAY_IDS)
CHOSEN: Final = Domain("action", ACTION_IDS[MEN_ACTION:])
SLOT: Final = Domain("slot", SLOT_IDS)
PERSON: Final = Domain("person", PERSON_IDS)
MAN_TILE: Final = Domain("man", PERSON_IDS[:HALF])
WOMAN_TILE: Final = Domain("woman", PERSON_IDS[HALF:])
NUMBER: Final = Domain("number", POINTS_IDS)
WARE: Final = Domain("ware", ["helper_offering", "helper_god_card"])
MATERIAL: Final = Domain("material", MATERIAL_IDS)
SOURCE: Final = Domain("source", [*GOD_IDS, "god_pile"])
PRIEST_SLOT: Final = Domain("slot", TEMPLE_IDS)
BUILDING: Final = Domain("building", BUILDING_IDS)
PAIR: Final = Domain("pair", PAIR_IDS, plain=True)
BONUS: Final = Domain("bonus", FIRE_IDS)
GENDER: Final = Domain("gender", GENDER_IDS)
KIND: Final = Domain("kind", KIND_IDS)
TEAM: Final = Domain("team", TEAM_IDS)
JEWEL: Final = Domain("jewel", JEWEL_IDS)
TASK: Final = Domain("task", TASK_IDS)
CARD: Final = Domain("card", GOD_IDS)
FISH: Final = Domain("fish", FISH_IDS)
SEAT: Final = seats_domain(MOST)

VOCABULARY: Final = Vocabulary()
START: Final = VOCABULARY.verb("start", region=REGION)
HUT_FROM: Final = VOCABULARY.verb("hut_from", spot=SPOT)
LAY: Final = VOCABULARY.verb("lay", space=CEREMONY)
TAKE_GIFT: Final = VOCABULARY.verb("gift", gift=GIFTS)
PLACE: Final = VOCABULARY.verb("place", die=DIE, tile=TILE)
PLACE_WITH: Final = VOCABULARY.verb("place_with", die=DIE, tile=TILE, gods=GODS)
ACT: Final = VOCABULARY.verb("act", action=CHOSEN)
PAY_BLUE: Final = VOCABULARY.verb("blue", way=WAY)
PAY_WHITE: Final = VOCABULARY.verb("white", way=WAY)
PAY_RED: Final = VOCABULARY.verb("red", way=WAY)
PAY_GREEN: Final = VOCABULARY.verb("green", way=WAY)
NO_GOD: Final = VOCABULARY.verb("no_god")
EXPAND: Final = VOCABULARY.verb("expand", region=REGION)
RECRUIT: Final = VOCABULARY.verb("recruit", slot=SLOT)
PERSON_ONTO: Final = VOCABULARY.verb("person_onto", spot=SPOT)
TATTOO: Final = VOCABULARY.verb("tattoo", man=MAN_TILE)
COLLECT: Final = VOCABULARY.verb("collect", woman=WOMAN_TILE)  # right behind: persons are 0..71
BUY_POINTS: Final = VOCABULARY.verb("points", number=NUMBER)
BUY: Final = VOCABULARY.verb("buy", ware=WARE)
TAKE_MATERIAL: Final = VOCABULARY.verb("material", material=MATERIAL)
MOVE_HUT: Final = VOCABULARY.verb("move_hut")
DRAW: Final = VOCABULARY.verb("draw", source=SOURCE)
PRIEST: Final = VOCABULARY.verb("priest", slot=PRIEST_SLOT)
BUILD: Final = VOCABULARY.verb("build", building=BUILDING)
SITE: Final = VOCABULARY.verb("site", pair=PAIR)
FIRE: Final = VOCABULARY.verb("fire", bonus=BONUS)
USE: Final = VOCABULARY.verb("use", gender=GENDER, kind=KIND)
USE_DOUBLED: Final = VOCABULARY.verb("use_doubled", gender=GENDER, kind=KIND)
USE_EXTRA: Final = VOCABULARY.verb("use_extra", gender=GENDER, kind=KIND)
USE_ONLY: Final = VOCABULARY.verb("use_only", gender=GENDER, kind=KIND, team=TEAM)
BUY_JEWEL: Final = VOCABULARY.verb("jewel", jewel=JEWEL)
NO_JEWEL: Final = VOCABULARY.verb("no_jewel")
FULFIL: Final = VOCABULARY.verb("fulfil", task=TASK)
YELLOW: Final = VOCABULARY.verb("yellow", task=TASK, way=WAY)
ABANDON: Final = VOCABULARY.verb("abandon", task=TASK)
TAKE_TASK: Final = VOCABULARY.verb("task", task=TASK)
FINISH: Final = VOCABULARY.verb("finish")
END_TURN: Final = VOCABULARY.verb("end_turn")
NEXT: Final = VOCABULARY.verb("next", seat=SEAT)
LAY_FISH: Final = VOCABULARY.verb("lay_fish", fish=FISH)
ARRIVE: Final = VOCABULARY.verb("arrive", person=PERSON)
LAY_TASK: Final = VOCABULARY.verb("lay_task", task=TASK)
DEAL_TASK: Final = VOCABULARY.verb("deal_task", task=TASK)
LAY_JEWEL: Final = VOCABULARY.verb("lay_jewel", jewel=JEWEL)
REVEAL: Final = VOCABULARY.verb("reveal", card=CARD)
DEAL: Final = VOCABULARY.verb("deal", card=CARD)
ROLL: Final = VOCABULARY.verb("roll", die=DIE)

WITH_BLUE: Final = 0
WITH_WHITE: Final = 1
WITH_BOTH: Final = 2
"""The gods a die is placed with."""
WARE_OFFERING: Final = 0
WARE_CARD: Final = 1
FROM_PILE: Final = 5
"""The last source of god cards, after the five colours."""
FIRE_CARD: Final = 0
FIRE_OFFERING: Final = 1
FIRE_STATUS: Final = 2
FIRE_SHELL: Final = 3

EITHER_GIFT: Final[list[int]] = [TAKE_GIFT.of(0), TAKE_GIFT.of(1)]
ANY_MATERIAL: Final[list[int]] = [TAKE_MATERIAL.of(material) for material in range(MATERIALS)]
MOVE_OR_STOP: Final[list[int]] = [MOVE_HUT.of(), FINISH.of()]
CARD_OR_OFFERING: Final[list[int]] = [FIRE.of(FIRE_CARD), FIRE.of(FIRE_OFFERING)]
STATUS_OR_SHELL: Final[list[int]] = [FIRE.of(FIRE_STATUS), FIRE.of(FIRE_SHELL)]
ANY_ROLL: Final[list[int]] = [ROLL.of(face) for face in range(FACES)]
