"""``archipel`` and ``python -m archipel``: the command line, or what to install for it."""

from __future__ import annotations

import sys

NEEDED = ("cyclopts", "fluent", "rich")
"""What the command line stands on and the engine does not."""


def main() -> int:
    """Run the command line; the exit code."""
    try:
        from archipel.cli import main as run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        print(
            "archipel: the command line is not installed with the engine: "
            'pip install "archipel[terminal]", or "archipel[server,terminal]" to serve the games.',
            file=sys.stderr,
        )
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
