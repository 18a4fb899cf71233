"""The commands that only look: which games there are, and their rules."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from archipel import games
from archipel.cli import show
from archipel.cli.arguments import find_game
from archipel.cli.terminal import Here, Mistake
from archipel.kernel.core import Game
from archipel.text import Speaker


def span(numbers: list[int]) -> str:
    """A range as people write it.

    >>> span([2, 3, 4]), span([45])
    ('2–4', '45')
    """
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def option_lines(game: Game, speaker: Speaker) -> str:
    """The table options of a game: what to type, and what it means."""
    lines = []
    for option in game.options:
        lines.append(f"{option.id}={'|'.join(option.values)}")
        lines.append(f"  {speaker.say(f'option-{option.id}')}")
    return "\n".join(lines) or "–"


def list_games(*, here: Here) -> int:
    """List the games: players, minutes, what they promise, and their table options.

    The first value of an option is its default.
    """
    say = here.speaker.say
    table = Table(title=say("cli-games"), show_lines=True)
    for column in ("id", "title", "players", "minutes", "promise", "options"):
        table.add_column(say(f"cli-games-{column}"), overflow="fold")
    for name in games.names():
        game = games.load(name)
        speaker = Speaker(here.lang, game.id)
        row = [game.id, speaker.say("title"), span(game.seat_counts), span(game.minutes)]
        row += [speaker.say("promise"), option_lines(game, speaker)]
        table.add_row(*(escape(cell) for cell in row))
    here.show(table)
    return 0


def rules(game: str, id: str | None = None, /, *, here: Here) -> int:
    """Print the rules of a game, or one of them.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    id
        A rule or a ruling, such as DK-30 or RU-03; leading zeros may be left out.
    """
    found = find_game(game)
    text = show.rules_text(found, here.lang)
    if id is not None:
        paragraphs = show.rules_by_id(text)
        if show.canonical(id) not in paragraphs:
            raise Mistake("cli-no-rule", title=found.title, rule=id)
        text = paragraphs[show.canonical(id)]
    here.show(Markdown(text))
    return 0
