"""What stands on the boxes, and what is in them for a browser: components, texts, rules."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from archipel import games, lessons, text
from archipel.games.components import read, source
from archipel.kernel.core import Game
from archipel.server.archive import Kept, kept
from archipel.server.lesson_messages import DiagramCard
from archipel.server.messages import (
    ChapterCard,
    GameCard,
    OptionInfo,
    Shelf,
    SourceInfo,
)


class Boxes(NamedTuple):
    """The shelf as JSON, what it says of each game, and the files of each by their part:
    "components", "text/fr"."""

    shelf: Kept
    cards: dict[str, bytes]
    files: dict[str, dict[str, Kept]]


def open_all(found: Iterable[Game], levels: Sequence[str], usual: str) -> Boxes:
    """The games, what is learnt soonest first; their options; the levels as they are given."""
    on_it = sorted(found, key=lambda game: (read(game.id).weight, game.title))
    inside = {game.id: files(game) for game in on_it}
    cards = [card(game, inside[game.id]) for game in on_it]
    names = {level: _named(f"level-{level}") for level in levels}
    made = Shelf(games=cards, bots=list(levels), names=names, usual=usual)
    each = {card.id: msgspec.json.encode(card) for card in cards}
    return Boxes(packed(msgspec.json.encode(made)), each, inside)


def _named(id: str) -> dict[str, str]:
    """A text in every language."""
    return {lang: text.Speaker(lang).say(id) for lang in text.LANGUAGES}


def files(game: Game) -> dict[str, Kept]:
    """What a browser draws and speaks from."""
    place = games.FOLDER / game.id
    found = {
        "components": packed(source(game.id)),
        "diagrams": packed(msgspec.json.encode(diagrams(game))),
    }
    for lang in text.LANGUAGES:
        name = f"{lang}.ftl"
        shared, own = text.ROOT / "text" / name, place / "text" / name
        found[f"text/{lang}"] = packed(shared.read_bytes() + b"\n" + own.read_bytes())
        for scripts in ("lessons", "diagrams"):
            if (place / scripts / name).is_file():
                found[f"{scripts}/{lang}"] = packed((place / scripts / name).read_bytes())
        told = text.rules_file(game.id, lang)
        if told.is_file():
            found[f"rules/{lang}"] = packed(told.read_bytes())
    return found


def diagrams(game: Game) -> list[DiagramCard]:
    """The pictures of the rules."""
    return [
        DiagramCard(
            id=one.id,
            rule=one.rule,
            examples=one.examples,
            part=one.part,
            within=one.within,
            playable=one.playable,
        )
        for one in lessons.drawn(game).values()
    ]


def packed(body: bytes) -> Kept:
    """Packed once, as small as it gets; the same bytes each time."""
    return kept(body, gzip=gzip.compress(body, 9, mtime=0))


def card(game: Game, inside: dict[str, Kept]) -> GameCard:
    """What stands on the box."""
    speakers = [text.Speaker(lang, game.id) for lang in text.LANGUAGES]
    options = [
        OptionInfo(id=o.id, values=o.values, seats=o.seats, rules=o.rules, main=o.main)
        for o in game.options
    ]
    return GameCard(
        id=game.id,
        title=game.title,
        titles={speaker.lang: speaker.say("title") for speaker in speakers},
        promises={speaker.lang: speaker.say("promise") for speaker in speakers},
        version=game.version,
        seat_counts=game.seat_counts,
        minutes=game.minutes,
        options=options,
        sources=[SourceInfo(id=s.id, at_end=s.at_end, hidden=s.hidden) for s in game.sources],
        verbs={verb.word: verb.operands for verb in game.vocabulary.verbs},
        files={
            part: f"/api/games/{game.id}/{part}?v={found.name}" for part, found in inside.items()
        },
        lessons=[
            ChapterCard(id=chapter.id, minutes=chapter.minutes)
            for chapter in lessons.offered(game).values()
        ],
    )
