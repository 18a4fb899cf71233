"""What runs in the process of the archive: it tells of games, and of what stands on the boxes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from archipel import games, text
from archipel.games.components import read
from archipel.kernel.core import Game
from archipel.kernel.match import Refused
from archipel.kernel.record import write_lines
from archipel.server import chance, frames
from archipel.server.ledger import Ledger, Log, replay, standing
from archipel.server.messages import GameCard, OptionInfo, Shelf

MOST_OPEN = 4
"""Games that stay replayed, since whoever looks at one moment looks at the next."""

_open: OrderedDict[str, Ledger] = OrderedDict()


def answer(work: Callable[..., bytes], args: tuple[Any, ...]) -> bytes | tuple[str, str]:
    """What a work gives; a refusal as its word and message, since it cannot travel as it is."""
    try:
        return work(*args)
    except Refused as refused:
        return refused.word, str(refused)


def record(log: Log) -> bytes:
    """The record of a finished game. No rule is asked, so it can be had of older rules too."""
    game = f"{log.game} {log.version}"
    told = write_lines(game, log.seats, log.options, standing(log.rows), log.scores)
    return chance.sealed(told, bytes.fromhex(log.secret), log.deed).encode()


def story(log: Log) -> bytes:
    """Points by source over time."""
    return msgspec.json.encode(frames.story(_replayed(log)))


def past(log: Log, seat: int | None, ply: int) -> bytes:
    """A past moment as a seat knew it."""
    return msgspec.json.encode(frames.past(_replayed(log), seat, ply))


def _replayed(log: Log) -> Ledger:
    """A finished game; it is the same whenever it is looked at."""
    found = _open.pop(log.table, None) or replay(games.load(log.game), log)
    _open[log.table] = found
    if len(_open) > MOST_OPEN:
        _open.popitem(last=False)
    return found


def shelf(ids: list[str], bots: list[str]) -> bytes:
    """The games, what is learnt soonest first; their options; the bots as they were given."""
    found = [games.load(id) for id in ids]
    on_it = sorted(found, key=lambda game: (read(game.id).weight, game.title))
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
        verbs={verb.word: verb.operands for verb in game.vocabulary.verbs},
    )
