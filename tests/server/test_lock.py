"""With SQLite, one server for one database; the right to it ends with the process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.cli.loopback import HERE, Person, Running, free_port
from archipel.server.lock import InUse, Lock
from archipel.server.refusals import EXIT
from archipel.server.settings import Settings
from tests.server.conftest import QUICK


def serve(data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Try to start a server; it should end by itself."""
    command = [sys.executable, "-P", "-m", "archipel", "serve", "--lang", "en"]
    return subprocess.run(
        [*command, "--port", str(free_port()), "--data", str(data)],
        env=os.environ | {"PYTHONPATH": str(HERE)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_second_server_is_refused_in_one_sentence(own_file: Running, tmp_path: Path) -> None:
    (tmp_path / "alias").symlink_to(own_file.data, target_is_directory=True)
    by_url = f"sqlite:///{tmp_path}/alias/archipel.sqlite"
    for ended in (serve(own_file.data), serve(tmp_path / "other", ARCHIPEL_DATABASE=by_url)):
        assert ended.returncode == EXIT["in-use"]
        (line,) = ended.stderr.splitlines()
        assert line.startswith("archipel: Another server uses ")
        assert str(own_file.data / "archipel.sqlite") in line
    assert Person(own_file.port, "Ann").guest["name"] == "Ann"


def test_after_the_death_of_a_server_the_next_one_starts(tmp_path: Path) -> None:
    first = Running(tmp_path / "data", QUICK).start()
    first.kill()
    Running(tmp_path / "data", QUICK).start().stop()


def test_a_process_we_start_does_not_inherit_the_lock(tmp_path: Path) -> None:
    url = Settings(data=tmp_path).url
    ours = Lock(url)
    with pytest.raises(InUse):
        Lock(url)
    alive = [sys.executable, "-c", "print('here', flush=True); input()"]
    pipe = subprocess.PIPE
    with subprocess.Popen(alive, stdin=pipe, stdout=pipe, close_fds=False) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"here\n"
        ours.release()
        Lock(url).release()
        assert child.poll() is None
        child.communicate(b"\n")


def test_a_database_that_is_made_to_be_shared_is_not_locked() -> None:
    url = "postgresql+psycopg://archipel@127.0.0.1/archipel"
    first, second = Lock(url), Lock(url)
    first.release()
    second.release()
