"""Build with mypyc where a C compiler is at hand; else plain Python, and say so.

ARCHIPEL_PURE=1 asks for plain Python; ``archipel.COMPILED`` tells which build runs.
ARCHIPEL_BUILT=1 packs what has been compiled before (``make wheel``). A wheel without the browser
client is built for ARCHIPEL_CLIENT=none only: a server would have no pages to show.
"""

import os
import shutil
import sys
import threading
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

CLIENT = Path("archipel/server/web/index.html")
UNBUILT = """the browser client is not built, and a server without it has no pages to show.
  make client             builds it; then do this again
  ARCHIPEL_CLIENT=none    before your command leaves it out: the engine, the terminal, no pages"""

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
    if os.environ.get("ARCHIPEL_BUILT") == "1":
        return []
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
    wait_for_others()
    libraries = compiled_modules()
    modules = [module for paths, _ in libraries for module in paths]
    say(f"translating {len(modules)} modules to C, then compiling {len(libraries)} libraries")
    return mypycify(modules, opt_level="3", debug_level="0", separate=libraries)


def wait_for_others() -> None:
    """Two builds at once would write the same files: the second waits for the first."""
    try:
        import fcntl
    except ImportError:
        return
    Path("build").mkdir(exist_ok=True)
    fcntl.flock(os.open("build/.lock", os.O_CREAT | os.O_RDWR), fcntl.LOCK_EX)  # until we end


class OptionalBuild(build_ext):
    """A failing compiler (headers missing, say) leaves plain Python, never a failed install."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.done = 0
        self.counting = threading.Lock()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            say(f"compiling failed ({error}): building plain Python (slower, same games)")
            self.extensions = []

    def build_extension(self, ext) -> None:
        super().build_extension(ext)
        if ext.name.endswith("__mypyc"):  # a library; the other extensions only point into it
            total = sum(other.name.endswith("__mypyc") for other in self.extensions)
            with self.counting:
                self.done += 1
                say(f"compiled {ext.name.removesuffix('__mypyc')} ({self.done} of {total})")


class Packed(Distribution):
    """A tree that was compiled before is no plain Python, though there is nothing to compile."""

    def has_ext_modules(self) -> bool:
        return os.environ.get("ARCHIPEL_BUILT") == "1" or bool(super().has_ext_modules())


def demand_the_client() -> None:
    if not CLIENT.is_file() and os.environ.get("ARCHIPEL_CLIENT") != "none":
        say(UNBUILT)
        sys.exit(1)


class SourcesWithClient(sdist):
    def run(self) -> None:
        demand_the_client()
        super().run()


class WheelWithClient(bdist_wheel):
    def run(self) -> None:
        demand_the_client()
        super().run()


setup(
    distclass=Packed,
    ext_modules=extensions(),
    cmdclass={
        "build_ext": OptionalBuild,
        "sdist": SourcesWithClient,
        "bdist_wheel": WheelWithClient,
    },
)
