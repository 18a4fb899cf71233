"""Every choice Sample Game can ever have, verb by verb."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game.components import END_IDS
from archipel.kernel.core import Domain, Vocabulary

END: Final = Domain("end", END_IDS)

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.verb("take", end=END)
