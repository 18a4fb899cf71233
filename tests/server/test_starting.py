"""What a server says when it cannot start, or cannot save: in words, and without a traceback."""

from __future__ import annotations

import json
import os
import re
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from archipel.cli.loopback import HERE, UNLIMITED, Running, free_port
from archipel.server import settings, starting
from archipel.server.house import shelf
from archipel.server.refusals import EXIT, CannotStart
from archipel.text import LANGUAGES, Speaker
from tests.server.conftest import QUICK
from tests.server.visit import GAME, at_table, play_on, two_people

SENTENCE = re.compile(r"archipel: .+\.")


def attempt(data: Path, lang: str = "en", port: int = 0, **env: str) -> tuple[int, str]:
    """Start a server that cannot start: its exit code, and all it says."""
    command = [sys.executable, "-P", "-m", "archipel", "serve", "--lang", lang, "--data", str(data)]
    found = subprocess.run(
        [*command, "--port", str(port or free_port())],
        env=os.environ | {"PYTHONPATH": str(HERE)} | env,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert found.stdout == ""
    return found.returncode, found.stderr.strip()


def refused(word: str, said: tuple[int, str]) -> str:
    """It ended with the code of this word, and one sentence; which?"""
    code, text = said
    assert code == EXIT[word], text
    assert SENTENCE.fullmatch(text), text
    return text


def cannot_start(word: str, data: Path, database: str = "") -> None:
    """The same, without a process of its own."""
    with pytest.raises(CannotStart) as error:
        check(settings.read(data=data, database=database))
    assert error.value.word == word
    for lang in LANGUAGES:
        sentence = Speaker(lang).say(f"cli-{word}", **error.value.values)
        assert sentence.endswith(".")
        assert "geheim" not in sentence


def check(found: settings.Settings) -> None:
    starting.check_folder(found)
    starting.check_database(found, shelf())


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database in which somebody has played, as the bytes of its file."""
    server = Running(tmp_path_factory.mktemp("used") / "data", QUICK | UNLIMITED).start()
    for _ in range(5):
        ann, bob, table = two_people(server)
        with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
            play_on([a, b], [a.hello(), b.hello()], 60)
    server.stop()
    file = server.data / "archipel.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA journal_mode=DELETE")
    return file.read_bytes()


@pytest.fixture
def data(tmp_path: Path, used: bytes) -> Path:
    """A data folder with that database."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "archipel.sqlite").write_bytes(used)
    return folder


def test_a_setting_that_makes_no_sense(tmp_path: Path) -> None:
    text = refused("bad-value", attempt(tmp_path / "data", "fr", ARCHIPEL_RATE="abc"))
    assert "valeur" in text
    assert "ARCHIPEL_RATE" in text
    assert "abc" in text
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RATE", "0"),
        ("RATE", "nan"),
        ("BURST", "-1"),
        ("PORT", "70000"),
        ("WORKERS", "one"),
        ("PROXIES", "my-proxy"),
        ("PROXIES", "127.0.0.1,*"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_other_settings_that_make_no_sense(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"ARCHIPEL_{name}", value)
    with pytest.raises(CannotStart) as error:
        settings.read()
    assert error.value.values == {"name": f"ARCHIPEL_{name}", "value": value}


def test_no_such_database(tmp_path: Path) -> None:
    for url in ("nonsense", "nosuch://host/db", "postgresql+nosuch://u:geheim@h/db"):
        cannot_start("bad-value", tmp_path / "data", url)


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refused("bad-folder", attempt(tmp_path / "file"))
    cannot_start("bad-folder", tmp_path / "file" / "data")


def test_a_key_that_is_none(data: Path) -> None:
    (data / "signing.key").write_text("x")
    cannot_start("bad-key", data)


def without_page(whole: bytes, word: bytes) -> bytes:
    """Spoilt is one page that nobody reads before somebody plays on: where a word stands."""
    page = whole.rindex(word) // 4096 * 4096
    return whole[:page] + b"\xa5" * 4096 + whole[page + 4096 :]


@pytest.mark.parametrize(
    "harm",
    [
        lambda whole: b"this is no database, but a text of some length" * 100,
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:8192] + b"\xff" * (len(whole) - 8192),
        lambda whole: whole[:100] + b"\xa5" * 3000 + whole[3100:],
        lambda whole: without_page(whole, b"place_initial"),
    ],
    ids=["text", "half", "holes", "torn", "a page of moves"],
)
def test_a_damaged_database(data: Path, harm: Callable[[bytes], bytes]) -> None:
    file = data / "archipel.sqlite"
    file.write_bytes(harm(file.read_bytes()))
    cannot_start("bad-database", data)


def test_a_damaged_database_ends_in_one_sentence(data: Path) -> None:
    file = data / "archipel.sqlite"
    file.write_bytes(b"x" * 10_000)
    assert str(file) in refused("bad-database", attempt(data, "de"))


def test_a_newer_database(data: Path) -> None:
    with sqlite3.connect(data / "archipel.sqlite") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    refused("newer-database", attempt(data))


def test_a_database_that_cannot_be_written(data: Path) -> None:
    with read_only(data / "archipel.sqlite"):
        refused("locked-database", attempt(data))


@contextmanager
def read_only(file: Path) -> Iterator[None]:
    """A file that cannot be written, not even by root."""
    file.chmod(0o400)
    if os.geteuid() != 0:
        yield
        return
    if subprocess.run(["mount", "--bind", file, file], capture_output=True).returncode:
        pytest.skip("root may write everything here, and may not mount")
    try:
        subprocess.run(["mount", "-o", "remount,ro,bind", file], check=True)
        yield
    finally:
        subprocess.run(["umount", file], check=True)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert str(port) in refused("port-taken", attempt(tmp_path / "data", port=port))


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    refused("bad-address", attempt(tmp_path / "data", ARCHIPEL_HOST="no.such.host.invalid"))


def test_every_reason_has_its_sentence() -> None:
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        assert [word for word in EXIT if not speaker.has(f"cli-{word}")] == []


# ---------------------------------------------------------------- a full disk


@contextmanager
def full_disk(folder: Path) -> Iterator[Callable[[bool], None]]:
    """A small disk of its own at the folder; what is given fills it, and makes room again."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can make a small disk")
    filler = folder / "filler"

    def fill(full: bool) -> None:
        filler.unlink(missing_ok=True)
        if full:
            # a journal that was brought into the file is written over, and needs no room
            with sqlite3.connect(folder / "archipel.sqlite", timeout=30) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with filler.open("wb", buffering=0) as out:
                for size in (65536, 4096, 512, 1):
                    try:
                        while out.write(b"x" * size):
                            pass
                    except OSError:
                        continue

    try:
        yield fill
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def small_files(server: Running) -> Iterator[Callable[[bool], None]]:
    """The journal of the database may not grow any more, as on a full disk; the log may."""
    assert server.process is not None
    pid, kind = server.process.pid, resource.RLIMIT_FSIZE
    before = resource.prlimit(pid, kind)
    journal = server.data / "archipel.sqlite-wal"

    def fill(full: bool) -> None:
        resource.prlimit(pid, kind, (journal.stat().st_size if full else before[0], before[1]))

    yield fill
    fill(False)


def not_saved_but_said_so(server: Running, fill: Callable[[bool], None]) -> None:
    """Nothing can be saved: that is said in words, everywhere; and then it goes on."""
    ann, bob, table = two_people(server)
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        frames = play_on([a, b], [a.hello(), b.hello()], 3)
        seat, ply = frames[0]["ask"]["seat"], frames[0]["ply"]
        mover, choice = [a, b][seat], frames[seat]["options"][0]
        fill(True)
        mover.say("play", ply=ply, choice=choice, id="p1")
        problem = mover.until("refused")
        assert (problem["word"], problem["id"]) == ("not-saved", "p1")
        mover.say("say", text="a word in confidence", id="s1")
        problem = mover.until("refused")
        assert (problem["word"], problem["id"]) == ("not-saved", "s1")
        for path, body in (
            ("/api/me", {"name": "Zoe", "colour": "teal"}),
            ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}),
            (f"/api/tables/{table}/leave", None),
        ):
            status, answer = ann.call("POST", path, json.dumps(body).encode() if body else b"")
            assert status == 503, answer
            assert json.loads(answer)["word"] == "not-saved"
        assert ann.get(f"/api/tables/{table}")["ply"] == ply
        assert ann.get("/api/me")["guest"]["name"] == "Ann"
        fill(False)
        frames = [a.hello(), b.hello()]  # the same connections
        assert frames[0]["ply"] == ply
        play_on([a, b], frames, 3)
        mover.say("say", text="a word in confidence", id="s2")
        mover.until("saved", id="s2")
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "confidence" not in log
    guest = re.escape((ann, bob)[seat].guest["id"])
    line = (
        rf"^\d{{4}}-\d\d-\d\dT[\d:.]+Z ERROR table={table} guest={guest}: the database failed: .*"
    )
    assert re.search(line, log, re.MULTILINE), log
    line = rf"ERROR table={table} guest={ann.guest['id']} POST /api/tables/{table}/leave: the data"
    assert line in log


def test_a_full_disk_is_said_in_words(tmp_path: Path) -> None:
    with full_disk(tmp_path / "data") as fill:
        server = Running(tmp_path / "data", QUICK | UNLIMITED)
        try:
            not_saved_but_said_so(server.start(), fill)
        finally:
            server.stop()


def test_files_that_may_not_grow_are_said_in_words(own_file: Running) -> None:
    with small_files(own_file) as fill:
        not_saved_but_said_so(own_file, fill)
