"""Computer players, one module each: a module with a ``make`` is a bot, called by its file name.

A bot knows the kernel and no game. It gets a ``Peek``, which is what its seat may know, and
answers with one of the options.

>>> names()
['greedy', 'random']
>>> make("search@500").iterations, make("search@0.25s").seconds
(500, 0.25)
>>> make("expert").id  # one of the six levels: levels.py
'expert'
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Callable

from archipel.bots.crowd import Crowd
from archipel.bots.levels import LEVELS, level
from archipel.bots.peek import Bot
from archipel.bots.search import Search

SEARCH = re.compile(r"search@(\d{1,9})(\.\d{1,6})?(s?)(?:\*(\d{1,3}))?")
"""How long a search thinks is a part of its name, and in how many processes."""


@functools.cache
def _makers() -> dict[str, Callable[[], Bot]]:
    found: dict[str, Callable[[], Bot]] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        make = getattr(importlib.import_module(f"{__name__}.{module}"), "make", None)
        if make is not None:
            found[module] = make
    return found


def names() -> list[str]:
    """The names of the bots for research, in alphabetical order.

    ``search@500`` (iterations), ``search@0.5s`` (seconds of the processor), ``search@0.5s*2``
    (in two processes) and the six levels that people play against (``levels.LEVELS``) are bots
    as well.
    """
    return list(_makers())


def make(name: str) -> Bot:
    """A new bot by its name; LookupError says which there are."""
    if name in _makers():
        return _makers()[name]()
    if name in LEVELS:
        return level(name)
    search = SEARCH.fullmatch(name)
    if search is not None and (search[3] or not search[2]):
        amount = float(search[1] + (search[2] or ""))
        if amount > 0:
            iterations, seconds = (0, amount) if search[3] else (int(amount), 0.0)
            if search[4] is None:
                return Search(iterations, seconds)
            if int(search[4]) > 0:
                return Crowd(int(search[4]), iterations, seconds)
    known = ", ".join([*names(), *LEVELS, "search@500", "search@0.5s"])
    raise LookupError(f"there is no bot '{name}'; there are: {known}")
