"""Every choice Sample Game can ever have, verb by verb."""

from __future__ import annotations

from typing import Final

from archipel.games.sample_game.components import SHELL_IDS
from archipel.kernel.core import Domain, Vocabulary

SHELL: Final = Domain("shell", SHELL_IDS)

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.verb("take", shell=SHELL)
DIG: Final = VOCABULARY.verb("dig")
KEEP: Final = VOCABULARY.verb("keep")
LAY: Final = VOCABULARY.verb("lay")
DRAW: Final = VOCABULARY.verb("draw", shell=SHELL)  # chance, from the bag
