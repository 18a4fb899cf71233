"""What names and help bubbles say: whole, short, for people, and missing nowhere.

What can be clicked is what choices are made of: the operands of the vocabulary. What can be shown
is what a view is made of: the ids of ``seen.py``. So nothing has to be played to know that each has
its words. A thing without help of its own is explained by its family (``tile_statue_a``,
``tile_statue``, ``tile``) or by what it is in a choice (the ``cell`` of ``place``), as in the
browser (``help`` in ``web/src/table/state.svelte.ts``).
"""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin

import pytest

from archipel import games
from archipel.text import LANGUAGES, Speaker

from .test_coverage import messages

SENTENCES = 3
VALUES = {"points": 2, "count": 2, "most": 5, "less": 3, "room": 7, "background": "x"}

HOW_IT_LIES = {"side", "rotation", "Side", "Rotation", "FaceId"}
"""Of a tile: told with the tile, and called by no name."""
PLAYERS = {"seat", "SeatId"}
"""They are called by their own names, and do nothing by themselves."""
SET_UP = {"phase", "frame", "piece", "tile", "TileId", "FrameId", "TileSlotId", "FrameSlotId"}
"""Of Edora: drawn by chance before the first turn; nobody can click them."""
WORDS = {"Phase", "LayoutId", "TakerId", "OperationId", "ConditionId", "OpId", "HerbSlotId"}
"""Words of the engine about other things: nothing that lies on a table."""
MARKS = {
    "bora_bora": {"TerrainId", "SpeciesId", "JewelTypeId"},
    "costa_ruana": {"KindId", "BackgroundId", "TribeId", "background"},
}
"""What is printed on things, and told with them: a fish tile says what its fish is for."""


def family(id: str) -> list[str]:
    parts = id.split("_")
    return ["_".join(parts[:n]) for n in range(len(parts), 0, -1)]


def clickable(name: str) -> dict[str, list[str]]:
    """By operand, every id a choice can name."""
    found: dict[str, set[str]] = {}
    for verb in games.load(name).vocabulary.verbs:
        for operand, domain in zip(verb.operands, verb.domains, strict=True):
            found.setdefault(operand, set()).update(domain.names)
    return {operand: sorted(ids) for operand, ids in found.items()}


def literals(hint: object) -> list[str]:
    if get_origin(hint) is Literal:
        return [id for id in get_args(hint) if isinstance(id, str)]
    return []


def shown(name: str) -> dict[str, list[str]]:
    """By type, every id a view can hold."""
    seen = __import__(f"archipel.games.{name}.seen", fromlist=["seen"])
    found = {kind: literals(hint) for kind, hint in vars(seen).items()}
    return {kind: ids for kind, ids in found.items() if ids and not kind.startswith("_")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_whatever_can_be_clicked_or_shown_has_a_name(name: str, lang: str) -> None:
    known = messages(lang, name)
    ids = [id for kind, ids in clickable(name).items() if kind not in HOW_IT_LIES for id in ids]
    unsaid = HOW_IT_LIES | WORDS | MARKS.get(name, set())
    ids += [id for kind, ids in shown(name).items() if kind not in unsaid for id in ids]
    # a cell is called by its place: the column's letter and the row's number, after its tile
    called = re.compile(r"seat_\d|\d?[a-z]\d")
    nameless = {id for id in ids if f"name-{id}" not in known and not called.fullmatch(id)}
    assert not nameless


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_whatever_can_be_clicked_or_shown_says_what_it_does(name: str, lang: str) -> None:
    known = messages(lang, name)
    told = (
        HOW_IT_LIES
        | PLAYERS
        | WORDS
        | MARKS.get(name, set())
        | ({"edora": SET_UP}.get(name, set()))
    )

    def mute(ids: list[str], *others: str) -> list[str]:
        """Those without a help in their family, nor by what they are in a choice."""
        return [
            id for id in ids if not any(f"help-{key}" in known for key in (*family(id), *others))
        ]

    silent = {kind: mute(ids, kind) for kind, ids in clickable(name).items() if kind not in told}
    named = {id for ids in clickable(name).values() for id in ids}
    for kind, ids in shown(name).items():
        if kind not in told:  # what can be clicked too has been looked at
            silent[kind] = mute([id for id in ids if id not in named])
    silent = {kind: ids for kind, ids in silent.items() if ids}
    assert not silent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_help_is_short_and_whole(name: str, lang: str) -> None:
    speaker = Speaker(lang, name)
    for id in messages(lang, name):
        if id.startswith("help-"):
            said = speaker.say(id, **VALUES)
            assert re.search(r"[.!)…]$", said), f"{id} ends in the middle: {said}"
            sentences = re.split(r"(?<=[.!?])\s+(?=\w)", said)
            assert len(sentences) <= SENTENCES, f"{id} is long: {said}"
            assert not re.search(r"[a-z]_[a-z]|`|\bR\d", said), f"{id} is not for people: {said}"
