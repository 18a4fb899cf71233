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
from archipel.cli import elsewhere
from archipel.cli.terminal import Misfit, Mistake, Terminal, spoken
from archipel.games.components import BadComponents

INTERRUPTED = 130
BROKEN_PIPE = 141
SERVER = (
    "aiosmtplib",
    "alembic",
    "argon2",
    "httptools",
    "litestar",
    "prometheus_client",
    "pyotp",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "webauthn",
    "websockets",
)
"""What serving stands on: the extra ``server``."""

NAMES = {"shelf:list_games": "games", "soak:digest_command": "digest"}
"""Commands that are called otherwise than their function."""

app = App(
    name="archipel",
    help="Board games with complete rules, and computer players to play them with.",
    version=f"archipel {__version__} ({'compiled' if COMPILED else 'plain Python'})",
    help_format="markdown",
    result_action="return_value",
)
measuring = App(name="bench", help="Measure how fast the engines are.")

# By name: a command is imported when somebody gives it. The others would make every start slow.
for command in (
    "shelf:list_games",
    "play:play",
    "simulate:simulate",
    "balance:balance",
    "league:league",
    "fit:fit",
    "tune:tune",
    "replay:replay",
    "serve:serve",
    "doctor:doctor",
    "keeping:backup",
    "keeping:restore",
    "keeping:move_data",
    "keeping:dump",
    "work:work",
    "invite:invite",
    "verify:verify",
    "shelf:rules",
    "new_game:new_game",
    "components:components",
    "soak:soak",
    "soak:digest_command",
):
    app.command(f"archipel.cli.{command}", name=NAMES.get(command))
for command in ("bench:engine", "bench_server:server", "bench_search:search"):
    measuring.command(f"archipel.cli.{command}")
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


def _import_all(level: App) -> None:
    """Help tells what each command does, and that stands with the command."""
    for name in level:
        if not name.startswith("-") and level[name] is not app.meta:
            _import_all(level[name])


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
        if not tokens or not {"-h", "--help"}.isdisjoint(tokens):
            _import_all(app)
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
