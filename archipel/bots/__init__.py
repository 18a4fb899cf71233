"""Computer players, one module each: a module with a ``make`` is a bot, called by its file name.

A bot knows the kernel and no game. It gets a ``Peek``, which is what its seat may know, and
answers with one of the options.

>>> names()
['greedy', 'random']
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable

from archipel.bots.peek import Bot


@functools.cache
def _makers() -> dict[str, Callable[[], Bot]]:
    found: dict[str, Callable[[], Bot]] = {}
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        make = getattr(importlib.import_module(f"{__name__}.{module}"), "make", None)
        if make is not None:
            found[module] = make
    return found


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return list(_makers())


def make(name: str) -> Bot:
    """A new bot by its name; LookupError says which there are."""
    if name not in _makers():
        raise LookupError(f"there is no bot '{name}'; there are: {', '.join(names())}")
    return _makers()[name]()
