"""What stands on the boxes: the games as the shelf shows them, in every language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from archipel import text
from archipel.games.components import read
from archipel.kernel.core import Game
from archipel.server.messages import GameCard, OptionInfo, Shelf, SourceInfo


def shelf(games: Iterable[Game], bots: list[str]) -> bytes:
    """The games, what is learnt soonest first; their options; the bots as they were given."""
    on_it = sorted(games, key=lambda game: (read(game.id).weight, game.title))
    return msgspec.json.encode(Shelf(games=[card(game) for game in on_it], bots=bots))


def card(game: Game) -> GameCard:
    """What stands on the box."""
    speakers = [text.Speaker(lang, game.id) for lang in text.LANGUAGES]
    options = [
        OptionInfo(id=o.id, values=o.values, seats=o.seats, rules=o.rules) for o in game.options
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
    )
