"""An empty place to install into, outside of the repository and without the package index.

The packages that a wheel asks for are linked from the environment the tests run in: those it asks
for and no others, so a requirement that was forgotten shows.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent


def run(
    *words: str | Path, cwd: Path, stdin: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """A command as a stranger would run it: nothing of our environment, English."""
    return subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=environment(**more),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def environment(**more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return {**kept, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", **more}


class Place:
    """A fresh environment with one wheel in it, and what its extras ask for."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        made = run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
        assert made.returncode == 0, made.stderr
        pip = [sys.executable, "-m", "pip", "-q", "--python", str(self.python), "install"]
        done = run(*pip, "--no-deps", "--no-index", wheel, cwd=folder)
        assert done.returncode == 0, done.stderr
        (self.site,) = folder.glob("lib/python*/site-packages")
        (told,) = self.site.glob("archipel-*.dist-info")
        self.linked: set[str] = set()
        self._link_what_it_wants(PathDistribution(told), set(extras))

    def archipel(self, *words: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """The command that was installed."""
        return run(self.folder / "bin" / "archipel", *words, cwd=self.folder, stdin=stdin)

    def script(self, text: str) -> subprocess.CompletedProcess[str]:
        """A few lines of Python, run by the Python of this place."""
        return run(self.python, "-c", text, cwd=self.folder)

    def _link_what_it_wants(self, found: Distribution, extras: set[str]) -> None:
        for line in found.requires or []:
            wanted = Requirement(line)
            if wanted.marker and not any(
                wanted.marker.evaluate({"extra": extra}) for extra in extras or {""}
            ):
                continue
            key = f"{wanted.name} {sorted(wanted.extras)}"
            if key in self.linked:
                continue
            self.linked.add(key)
            package = distribution(wanted.name)
            for top in {file.parts[0] for file in package.files or [] if file.parts[0] != ".."}:
                link = self.site / top
                if top != "__pycache__" and not link.exists():
                    link.symlink_to(Path(str(package.locate_file(top))))
            self._link_what_it_wants(package, wanted.extras)
