"""Every choice Mangrovia can ever have, verb by verb, and ready lists of them."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia.components import (
    AMULET_IDS,
    CARD_IDS,
    COIN_IDS,
    DECK_IDS,
    DOUBLE_SPACES,
    JOKER_TILE,
    LANDSCAPE_CARD_IDS,
    LANDSCAPE_IDS,
    LANDSCAPES,
    MOST,
    SITE_IDS,
    SPACE_IDS,
    STAR,
    TILE_IDS,
)
from archipel.kernel.core import Domain, Vocabulary, seats_domain

SITE: Final = Domain("site", SITE_IDS)
CARD: Final = Domain("card", CARD_IDS)
DECK: Final = Domain("deck", DECK_IDS)
AMULET: Final = Domain("amulet", AMULET_IDS)
SPACE: Final = Domain("space", SPACE_IDS, plain=True)
DOUBLE_SPACE: Final = Domain("space", [SPACE_IDS[space] for space in DOUBLE_SPACES], plain=True)
STAR_SPACE: Final = Domain("space", [SPACE_IDS[space] for space in STAR], plain=True)
PLAYED: Final = Domain("card", [*LANDSCAPE_CARD_IDS, TILE_IDS[JOKER_TILE]])
COIN: Final = Domain("coin", COIN_IDS)
LANDSCAPE: Final = Domain("landscape", LANDSCAPE_IDS)
TILE: Final = Domain("tile", TILE_IDS)
SEAT: Final = seats_domain(MOST)

VOCABULARY: Final = Vocabulary()
DISH: Final = VOCABULARY.verb("dish", site=SITE)
TAKE: Final = VOCABULARY.verb("take", card=CARD)
DRAW: Final = VOCABULARY.verb("draw", deck=DECK)
COLLECT: Final = VOCABULARY.verb("collect")
RETURN: Final = VOCABULARY.verb("return", amulet=AMULET)
BUILD: Final = VOCABULARY.verb("build", space=SPACE)
DOUBLE: Final = VOCABULARY.verb("double", space=DOUBLE_SPACE)
PLAY: Final = VOCABULARY.verb("card", card=PLAYED)
PAY: Final = VOCABULARY.verb("pay", coin=COIN)
BIRDS: Final = VOCABULARY.verb("birds", one=LANDSCAPE, other=LANDSCAPE)
COMPLETE: Final = VOCABULARY.verb("complete")
STACK_FIRST: Final = VOCABULARY.verb("stack_first")
BAG_ONLY: Final = VOCABULARY.verb("bag_only")
PASS: Final = VOCABULARY.verb("pass")
FIRST: Final = VOCABULARY.verb("first", seat=SEAT)
DEAL: Final = VOCABULARY.verb("deal", card=CARD)
REVEAL: Final = VOCABULARY.verb("reveal", card=CARD)
PULL: Final = VOCABULARY.verb("pull", amulet=AMULET)
LAY: Final = VOCABULARY.verb("lay", tile=TILE, space=STAR_SPACE)

JOKER: Final[int] = LANDSCAPES
"""The last thing that can be played as a landscape card."""

ANY_FIRST: Final[list[list[int]]] = [[FIRST.of(seat) for seat in range(n)] for n in range(MOST + 1)]
"""By number of players."""
BIRD_PAIRS: Final[list[int]] = [
    BIRDS.of(one, other) for one in range(LANDSCAPES) for other in range(one + 1, LANDSCAPES)
]
"""Two different landscapes, the earlier in the order of components.json first."""
COLLECT_ONLY: Final[list[int]] = [COLLECT.of()]
COLLECT_OR_PASS: Final[list[int]] = [COLLECT.of(), PASS.of()]
STACK_OR_BAG: Final[list[int]] = [STACK_FIRST.of(), BAG_ONLY.of()]
