"""``archipel components``: what is in a box, how it is known, and what an owner corrects."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from archipel.cli import elsewhere
from archipel.cli.arguments import find_game, read_text
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.games import components as boxes
from archipel.games import corrections
from archipel.games.components import BadComponents, Components
from archipel.games.corrections import Corrected, Correction
from archipel.kernel.record import data_name
from archipel.text import Speaker

ORDER = ("low", "medium", "high")
"""What is least sure comes first: that is what an owner should look at."""


def components(
    game: str,
    /,
    *groups: str,
    check: Path | None = None,
    diff: bool = False,
    here: Here,
) -> int:
    """Show how each printed value of a game is known; print, check and compare corrections.

    An owner of the box who finds another value prints the group as a file to edit
    (`archipel components dokmus sacrifice_points > my/dokmus.json`), edits it, checks it
    (`--check my/dokmus.json`) and plays with it: `archipel serve --components my`, or
    ARCHIPEL_COMPONENTS=my before any other command.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`.
    groups
        Groups to print as a correction to edit, as they are now.
    check
        A correction: does it fit, and can the game be played with it?
    diff
        Tell what differs from the shipped data: in the file to check, or in what is in use.
    """
    if game not in _names():
        find_game(game)  # says which there are
    shipped = boxes.shipped(game)
    if check is not None:
        now = _checked(here, shipped, check)
        if diff:
            _tell_differences(here, shipped, now)
        return 0
    now = boxes.read(game)
    if diff:
        _tell_differences(here, shipped, now)
    elif groups:
        here.raw(_to_edit(now, groups).decode().rstrip())
    else:
        _tell_groups(here, now)
    return 0


def _names() -> list[str]:
    from archipel import games

    return games.names()


def _checked(here: Terminal, shipped: Components, file: Path) -> Components:
    """The data with the correction in a file; a Mistake if it does not fit."""
    source = read_text(file).encode()
    game = shipped.game
    try:
        found = corrections.parse(source, game, str(file))
        now = corrections.apply(shipped, found, str(file))
    except corrections.Faults as error:
        for fault in error.faults[:-1]:
            here.complain(Mistake("cli-bad-components", reason=fault))
        raise Mistake("cli-bad-components", reason=error.faults[-1]) from error
    except BadComponents as error:
        raise Mistake("cli-bad-components", reason=str(error)) from error
    wrong = elsewhere.tried(game, source)
    if wrong:
        raise Mistake("cli-bad-components", reason=wrong)
    name = data_name(corrections.text(shipped, now))
    if name:
        here.say("cli-components-fit", file=str(file), title=shipped.title, data=name)
    else:
        here.say("cli-components-same", file=str(file), title=shipped.title)
    return now


def _to_edit(box: Components, groups: tuple[str, ...]) -> bytes:
    """These groups as a correction: with the source it will have."""
    for name in groups:
        if name not in box.groups:
            near = corrections.hint(name, box.groups)
            reason = f"{box.game}: there is no group '{name}'{near}"
            raise Mistake("cli-bad-components", reason=reason)
    chosen = {name: Corrected(box.groups[name].content) for name in groups}
    return corrections.written(Correction(box.game, chosen))


def _tell_differences(here: Terminal, was: Components, now: Components) -> None:
    found = corrections.differences(was, now)
    if not found:
        here.say("cli-components-no-difference", title=was.title)
    for place, before, after in found:
        if before is None:
            here.say("cli-components-added", place=place, now=after or "")
        elif after is None:
            here.say("cli-components-gone", place=place, was=before)
        else:
            here.say("cli-components-changed", place=place, was=before, now=after)


def _tell_groups(here: Terminal, box: Components) -> None:
    """Every group, the least sure first, and where the data stands."""
    speaker = Speaker(here.lang, box.game)
    say = speaker.say
    table = Table(title=box.title, show_lines=True)
    for column in ("group", "what", "source", "confidence", "known"):
        table.add_column(say(f"cli-components-{column}"), overflow="fold")
    for name, group in sorted(box.groups.items(), key=lambda one: ORDER.index(one[1].confidence)):
        what = say(f"printed-{name}") if speaker.has(f"printed-{name}") else name
        sure = say(f"printed-sure-{group.confidence}")
        table.add_row(name, what, group.source, sure, group.known or group.note)
    here.show(table)
    here.say("cli-components-where", file=str(boxes.file_of(box.game)))
    file = boxes.corrected(box.game)
    if file is not None and boxes.data(box.game):
        name = data_name(boxes.data(box.game))
        here.say("cli-components-corrected", file=str(file), data=name)
