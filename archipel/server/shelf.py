"""The games on the shelf, and what the browser draws and speaks from: components, texts, rules."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get

from archipel import games, text
from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.server.house import House
from archipel.server.messages import GameCard, OptionInfo, Shelf


def card(game: Game) -> GameCard:
    options = [
        OptionInfo(id=o.id, values=o.values, seats=o.seats, rules=o.rules) for o in game.options
    ]
    return GameCard(
        id=game.id,
        title=game.title,
        version=game.version,
        seat_counts=game.seat_counts,
        minutes=game.minutes,
        options=options,
        verbs={verb.word: verb.operands for verb in game.vocabulary.verbs},
    )


@get("/api/shelf")
async def shelf(house: House) -> Shelf:
    """The games, their options, the computer players (the strongest first)."""
    return Shelf(games=[card(game) for game in house.games.values()], bots=house.bots)


@get("/api/games/{game:str}/components")
async def components(house: House, game: str) -> Response[bytes]:
    """Every printed value of a game: its components.json."""
    return _file([_folder(house, game) / "components.json"], "application/json")


@get("/api/games/{game:str}/text/{lang:str}")
async def texts(house: House, game: str, lang: str) -> Response[bytes]:
    """The sentences of a game in Project Fluent, those shared by all games included."""
    _speaks(lang)
    name = f"{lang}.ftl"
    files = [text.ROOT / "text" / name, _folder(house, game) / "text" / name]
    return _file(files, "text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules/{lang:str}")
async def rules(house: House, game: str, lang: str) -> Response[bytes]:
    """The rules as Markdown: in the language if they were translated, else as they are."""
    _speaks(lang)
    file = text.rules_file(house.game(game).id, lang)
    if not file.is_file():
        raise Refused("no-such-page", f"{game} has no rules to read")
    return _file([file], "text/markdown; charset=utf-8")


def _folder(house: House, game: str) -> Path:
    return games.FOLDER / house.game(game).id  # the id of a known game, never a path


def _speaks(lang: str) -> None:
    if lang not in text.LANGUAGES:
        raise Refused("no-such-page", f"there is no language '{lang[:10]}'")


def _file(files: list[Path], kind: str) -> Response[bytes]:
    body = b"\n".join(file.read_bytes() for file in files)
    return Response(body, media_type=kind, headers={"cache-control": "no-cache"})
