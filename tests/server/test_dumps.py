"""Open dumps: the finished public games, all of them, and nothing that is nobody's business."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from sqlalchemy import select

from archipel import games
from archipel.cli import main
from archipel.kernel import record
from archipel.server import dumps, settings
from archipel.server.copying import looking_at
from archipel.server.refusals import EXIT
from archipel.server.schema import guests, metadata, moves, sessions, tables
from tests.houseful import SECRET_WORDS, fill


@pytest.fixture
def dumped(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Path]:
    monkeypatch.setattr(dumps, "PAGE", 7)
    fill(url, 50)
    file = tmp_path / "games.gz"
    dumps.dump(url, file)
    return url, file


def test_every_finished_public_game_can_be_replayed(dumped: tuple[str, Path]) -> None:
    url, file = dumped
    with looking_at(url) as conn:
        ended = conn.execute(select(tables).where(tables.c.state == "over", tables.c.public)).all()
    assert len(ended) > 20
    wanted = sorted((row.game, row.scores.replace(" ", "")) for row in ended)
    found = []
    for text in dumps.read(file):
        match = record.read(text, games.load)
        assert match.over
        found.append((match.game.id, str(match.scores()).replace(" ", "")))
    assert sorted(found) == wanted
    assert {game for game, _ in found} == set(games.names())


def test_nothing_in_it_is_secret_or_names_anybody(dumped: tuple[str, Path]) -> None:
    url, file = dumped
    with gzip.open(file, "rt", encoding="utf-8") as opened:
        text = opened.read()
    with looking_at(url) as conn:
        secrets = set(conn.execute(select(tables.c.secret)).scalars())
        secrets |= set(conn.execute(select(tables.c.id)).scalars())
        for column in (guests.c.id, guests.c.name, sessions.c.token, sessions.c.id):
            secrets |= set(conn.execute(select(column)).scalars())
        sent = {id for id in conn.execute(select(moves.c.id)).scalars() if id}
    assert not [secret for secret in secrets if secret in text]
    assert SECRET_WORDS not in text
    assert not sent & set(text.split())
    assert "guests" in metadata.tables


def test_the_command_writes_a_whole_file_or_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(settings.file_in(tmp_path / "house"), 10)
    file = tmp_path / "games.gz"
    assert main(["dump", str(file), "--data", str(tmp_path / "none")]) == EXIT["no-house"]
    away = str(tmp_path / "away" / "games.gz")
    assert main(["dump", away, "--data", str(tmp_path / "house")]) == EXIT["bad-folder"]
    assert not file.exists()
    assert main(["dump", str(file), "--data", str(tmp_path / "house")]) == 0
    count = sum(1 for _ in dumps.read(file))
    assert f"{count} games" in capsys.readouterr().out
    assert [beside.name for beside in tmp_path.glob("*games*")] == ["games.gz"]
