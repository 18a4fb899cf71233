"""The games on the shelf, and what the browser draws and speaks from: components, texts, rules."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get

from archipel import games, text
from archipel.kernel.match import Refused
from archipel.server.answers import ASK, UNCHANGED, Known, lasting, refuses
from archipel.server.archive import Kept, kept
from archipel.server.house import House
from archipel.server.messages import Shelf


@get("/api/shelf", responses=refuses() | UNCHANGED)
async def shelf(house: House, known: Known = "") -> Response[Shelf]:
    """The games, what is learnt soonest first; their options; the strongest bots first."""
    return lasting(await house.shelf(), MediaType.JSON, ASK, known)


FILE = refuses("no-such-game") | UNCHANGED


@get("/api/games/{game:str}/components", responses=FILE)
async def components(house: House, game: str, known: Known = "") -> Response[dict[str, Any]]:
    """Every printed value of a game: its components.json."""
    files = (_folder(house, game) / "components.json",)
    return lasting(_read(files), MediaType.JSON, ASK, known)


@get("/api/games/{game:str}/text/{lang:str}", media_type=MediaType.TEXT, responses=FILE)
async def texts(house: House, game: str, lang: str, known: Known = "") -> Response[str]:
    """The sentences of a game in Project Fluent, those shared by all games included."""
    _speaks(lang)
    name = f"{lang}.ftl"
    files = (text.ROOT / "text" / name, _folder(house, game) / "text" / name)
    return lasting(_read(files), MediaType.TEXT, ASK, known)


@get("/api/games/{game:str}/rules/{lang:str}", media_type="text/markdown", responses=FILE)
async def rules(house: House, game: str, lang: str, known: Known = "") -> Response[str]:
    """The rules as Markdown: in the language if they were translated, else as they are."""
    _speaks(lang)
    file = text.rules_file(house.game(game).id, lang)
    if not file.is_file():
        raise Refused("no-such-page", f"{game} has no rules to read")
    return lasting(_read((file,)), "text/markdown", ASK, known)


def _folder(house: House, game: str) -> Path:
    return games.FOLDER / house.game(game).id  # the id of a known game, never a path


def _speaks(lang: str) -> None:
    if lang not in text.LANGUAGES:
        raise Refused("no-such-page", f"there is no language '{lang[:10]}'")


@functools.cache
def _read(files: tuple[Path, ...]) -> Kept:
    """Files that come with the program, one after the other; read once."""
    return kept(b"\n".join(file.read_bytes() for file in files))
