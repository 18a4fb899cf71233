"""The command line: ``archipel`` and ``python -m archipel``.

Each command is a function whose docstring is its help. What a user can get wrong is a ``Mistake``
and ends in one sentence and exit code 2 (``serve`` has more of them: server/refusals.py); a
traceback is always our fault.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from archipel import COMPILED, __version__
from archipel.cli import (
    balance,
    bench,
    bench_search,
    bench_server,
    components,
    elsewhere,
    fit,
    league,
    new_game,
    play,
    replay,
    serve,
    shelf,
    simulate,
    soak,
    tune,
    verify,
)
from archipel.cli.terminal import Misfit, Mistake, Terminal, spoken
from archipel.games.components import BadComponents

INTERRUPTED = 130
BROKEN_PIPE = 141
SERVER = ("alembic", "httptools", "litestar", "sqlalchemy", "uvicorn", "uvloop", "websockets")
"""What serving stands on: the extra ``server``."""

app = App(
    name="archipel",
    help="Board games with complete rules, and computer players to play them with.",
    version=f"archipel {__version__} ({'compiled' if COMPILED else 'plain Python'})",
    help_format="markdown",
    result_action="return_value",
)
measuring = App(name="bench", help="Measure how fast the engines are.")
measuring.command(bench.engine)
app.command(shelf.list_games, name="games")
app.command(play.play)
app.command(simulate.simulate)
app.command(balance.balance)
app.command(league.league)
app.command(fit.fit)
app.command(tune.tune)
app.command(replay.replay)
app.command(serve.serve)
app.command(verify.verify)
app.command(shelf.rules)
app.command(new_game.new_game)
app.command(components.components)
app.command(soak.soak)
app.command(soak.digest_command, name="digest")
measuring.command(bench_server.server)
measuring.command(bench_search.search)
app.command(measuring)
app.meta.suppress_keyboard_interrupt = False  # ``main`` sees to it


@app.meta.default
def _launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[
        Literal["fr", "en", "de"] | None,
        Parameter(help="The language to speak; that of LANG if not said."),
    ] = None,
) -> int:
    """Run a command with the terminal it speaks to."""
    command, bound, ignored = app.parse_args(tokens, exit_on_error=False, print_error=False)
    here = Terminal(lang or spoken([], os.environ))
    extra = {name: here for name in ignored}
    return command(*bound.args, **bound.kwargs, **extra) or 0


def explain(error: CycloptsError) -> Mistake:
    """A command line that cannot be read, as one of our own sentences."""
    if isinstance(error, UnknownCommandError):
        level = error.app or app
        commands = ", ".join(name for name in level if not name.startswith("-"))
        word = (error.unused_tokens or [""])[0]
        return Mistake("cli-unknown-command", word=word, commands=commands)
    if isinstance(error, UnknownOptionError):
        return Mistake("cli-unknown-switch", word=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return Mistake("cli-too-much", words=" ".join(error.unused_tokens or []))
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, MissingArgumentError):
        return Mistake("cli-needs-value" if error.keyword else "cli-missing", name=name)
    if isinstance(error, CoercionError) and error.token is not None:
        return Mistake("cli-bad-value", name=name, value=error.token.value)
    if isinstance(error, RepeatArgumentError):
        return Mistake("cli-repeated", name=error.token.keyword or "")
    return Misfit(str(error))


def main(tokens: list[str] | None = None) -> int:
    """Run one command line (that of the process if not said); the exit code."""
    tokens = sys.argv[1:] if tokens is None else tokens
    try:
        try:
            code: int | None = app.meta(
                tokens, exit_on_error=False, print_error=False, result_action="return_value"
            )
        except CycloptsError as error:
            raise explain(error) from error
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in SERVER:
                raise
            raise Mistake("cli-needs-server") from error
        except BadComponents as error:
            raise Mistake("cli-bad-components", reason=str(error)) from error
        except elsewhere.Elsewhere as found:
            code = elsewhere.run(found, tokens)
        sys.stdout.flush()
        return code or 0
    except Mistake as mistake:
        Terminal(spoken(tokens, os.environ)).complain(mistake)
        return mistake.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more. Python would complain once again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
