"""What ``make wheel`` makes, once for all tests: in a copy, so that the repository stays clean."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import archipel

from .place import ROOT, environment

WEB = Path("archipel") / "server" / "web"


def copy_tree(to: Path) -> None:
    """The files of the project, as a fresh clone has them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    (to / ".venv").symlink_to(sys.prefix)


def make_dist(to: Path) -> None:
    """``make wheel`` with the client and the compiled build that are there already."""
    if not (ROOT / WEB / "index.html").is_file():
        pytest.fail("the browser client is not built: run `make client`")
    copy_tree(to)
    shutil.copytree(ROOT / WEB, to / WEB)
    (to / "build").mkdir()
    (to / "build" / ".compiled").touch()
    if archipel.COMPILED:
        (to / "build" / "compiled").symlink_to(Path(archipel.__file__).parent.parent)
    else:
        (to / "build" / "plain-only").touch()
    built = ["-o", "build/.compiled", "-o", str(WEB / "index.html")]
    done = subprocess.run(
        ["make", "wheel", *built], cwd=to, env=environment(), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder ``dist``; several processes of tests share one."""
    shared = tmp_path_factory.getbasetemp()
    if shared.name.startswith("popen-"):  # a worker of pytest-xdist
        shared = shared.parent
    with (shared / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        tree = shared / "wheel-tree"
        if not (shared / "wheel-made").exists():
            make_dist(tree)
            (shared / "wheel-made").touch()
    return tree / "dist"


@pytest.fixture(scope="session")
def pure(dist: Path) -> Path:
    """The wheel of plain Python."""
    (wheel,) = dist.glob("archipel-*-py3-none-any.whl")
    return wheel
