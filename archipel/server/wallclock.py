"""What time it is for a house. Tests bring a clock of their own and move it."""

from __future__ import annotations

import time


class WallClock:
    """Seconds since 1970, as the machine knows them."""

    def now(self) -> float:
        return time.time()
