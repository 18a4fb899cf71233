"""What changed between two views: a frame carries that, not the whole table again.

A patch is an object for each thing that has parts, with the parts that changed; a list of one
value stands for a new value: ``{"round": [3], "mats": {"1": {"shells": [4]}}}``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Patch: TypeAlias = "dict[str, Patch] | list[Any]"


def difference(old: Any, new: Any) -> Patch:
    """The patch that makes the new view of the old one."""
    if type(old) is not type(new):
        return [new]
    if isinstance(new, msgspec.Struct):
        pairs = [(name, getattr(old, name), getattr(new, name)) for name in new.__struct_fields__]
    elif isinstance(new, list) and len(old) == len(new):
        pairs = [(str(i), a, b) for i, (a, b) in enumerate(zip(old, new))]
    elif isinstance(new, dict) and old.keys() == new.keys():
        pairs = [(str(key), old[key], value) for key, value in new.items()]
    else:
        return [new]
    return {name: difference(a, b) for name, a, b in pairs if a != b}


def applied(old: Any, patch: Patch) -> Any:
    """The new view, from the old one as plain JSON data; what did not change is shared."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        return [applied(v, patch[str(i)]) if str(i) in patch else v for i, v in enumerate(old)]
    return {key: applied(v, patch[key]) if key in patch else v for key, v in old.items()}
