"""Build with mypyc where a C compiler is at hand; else plain Python, and say so.

ARCHIPEL_PURE=1 asks for plain Python. ``archipel.COMPILED`` tells which build runs.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

GAME_MODULES = (
    "components",
    "vocabulary",
    "position",
    "board",
    "steps",
    "scoring",
    "bot",
    "events",
    "view",
)


def compiled_modules() -> list[tuple[list[str], str]]:
    """What runs in inner loops, library by library: the kernel with the search, then each game.

    A library is one C file: several are compiled side by side, and a change costs only its own.
    """
    common = [*Path("archipel/kernel").glob("*.py"), *Path("archipel/bots").glob("*.py")]
    found = [(common, "archipel")]
    for game in sorted(Path("archipel/games").iterdir()):
        modules = [path for name in GAME_MODULES for path in game.glob(f"{name}*.py")]
        found += [(modules, f"archipel_{game.name}")] if modules else []
    return [
        (sorted(str(path) for path in paths if path.name != "__init__.py"), name)
        for paths, name in found
    ]


def say(message: str) -> None:
    print(f"archipel: {message}", file=sys.stderr)


def extensions() -> list:
    if os.environ.get("ARCHIPEL_PURE") == "1":
        say("ARCHIPEL_PURE=1: building plain Python")
        return []
    compilers = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    if not any(name and shutil.which(name) for name in compilers):
        say("no C compiler found: building plain Python (slower, same games)")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("mypyc is not installed: building plain Python (slower, same games)")
        return []
    libraries = compiled_modules()
    modules = [module for paths, _ in libraries for module in paths]
    return mypycify(modules, opt_level="3", debug_level="0", separate=libraries)


class OptionalBuild(build_ext):
    """A failing compiler (headers missing, say) leaves plain Python, never a failed install."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            say(f"compiling failed ({error}): building plain Python (slower, same games)")
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
