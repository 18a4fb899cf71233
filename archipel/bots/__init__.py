"""Computer players, one module each: a module with a ``make`` is a bot, called by its file name.

A bot knows the kernel and no game. It gets a ``Peek``, which is what its seat may know, and
answers with one of the options.

>>> names()
['greedy', 'random']
>>> make("search@500").iterations, make("search@0.25s").seconds
(500, 0.25)
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Callable

from archipel.bots.peek import Bot
from archipel.bots.search import Search

SEARCH = re.compile(r"search@(\d{1,9})(\.\d{1,6})?(s?)")
"""How long a search thinks is a part of its name."""


@functools.cache
def _makers() -> dict[str, Callable[[], Bot]]:
    found: dict[str, Callable[[], Bot]] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        make = getattr(importlib.import_module(f"{__name__}.{module}"), "make", None)
        if make is not None:
            found[module] = make
    return found


def names() -> list[str]:
    """The names of all bots, in alphabetical order.

    ``search@500`` (iterations) and ``search@0.5s`` (seconds of the processor) are bots as well.
    """
    return list(_makers())


def make(name: str) -> Bot:
    """A new bot by its name; LookupError says which there are."""
    if name in _makers():
        return _makers()[name]()
    search = SEARCH.fullmatch(name)
    if search is not None and (search[3] or not search[2]):
        amount = float(search[1] + (search[2] or ""))
        if amount > 0:
            return Search(seconds=amount) if search[3] else Search(iterations=int(amount))
    known = ", ".join([*names(), "search@500", "search@0.5s"])
    raise LookupError(f"there is no bot '{name}'; there are: {known}")
