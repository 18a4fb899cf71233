"""Games that are played with an owner's data: bound, recorded, never shown as something else."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from archipel import games
from archipel.cli.loopback import UNLIMITED, Running
from archipel.kernel import record
from archipel.server import boxes, chance
from tests.laws.lengths import changed
from tests.server.conftest import QUICK
from tests.server.visit import GAME, at_table, play_on, two_people

ENVIRONMENT = QUICK | UNLIMITED
COMMAND = [sys.executable, "-P", "-m", "archipel", "--lang=en"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**environment, "PYTHONIOENCODING": "utf-8"},
    )


def test_a_game_with_corrected_data_is_recorded_with_it_and_not_played_on_without(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "corrections"
    folder.mkdir()
    changed(GAME, False).write(folder)
    corrected = ENVIRONMENT | {"ARCHIPEL_COMPONENTS": str(folder)}
    server = Running(tmp_path / "data", corrected).start()
    try:
        ann, bob, over = two_people(server)
        shown = ann.get(f"/api/games/{GAME}/components")["groups"]["limits"]
        assert (shown["source"], shown["content"]["rounds"]) == ("owner", 4)
        card = next(one for one in ann.get("/api/shelf")["games"] if one["id"] == GAME)
        printed = boxes.card(games.load(GAME), boxes.files(games.load(GAME))).files
        assert [part for part in printed if card["files"][part] != printed[part]] == [
            "components",
            "diagrams",
        ]
        with at_table(server, over, ann) as a, at_table(server, over, bob) as b:
            play_on([a, b], [a.hello(), b.hello()])
        told = ann.call("GET", f"/api/tables/{over}/record")[1].decode()
        _, _, playing = two_people(server)
    finally:
        server.stop()

    # it names and carries its data, and is fair with it and with nothing else
    name = told.partition("\ndata ")[2][:16]
    assert record.data_name(record.data_of(told)) == name
    with pytest.raises(record.OtherData, match=f"corrected data .{name}.*ARCHIPEL_COMPONENTS"):
        chance.verify(told, games.load)
    file = tmp_path / "record.txt"
    file.write_text(told, encoding="utf-8")
    fair = run("verify", str(file))
    assert (fair.returncode, fair.stderr) == (0, "")
    assert "fair" in fair.stdout
    shorn = tmp_path / "shorn.txt"
    kept = [line for line in told.splitlines() if not line.startswith(("data ", "#data "))]
    shorn.write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert run("verify", str(shorn)).returncode != 0

    # with the shipped data the game that is being played is neither shown nor ended unasked
    refused = run("serve", "--port=0", "--data", str(server.data))
    assert refused.returncode == 9
    version = games.load(GAME).version
    assert f"{GAME} {version} {name} → {version} (1)" in refused.stderr
    retiring = ENVIRONMENT | {"ARCHIPEL_RETIRE_OLD_GAMES": "true"}
    server = Running(server.data, retiring, server.port).start()
    try:
        for table in (over, playing):
            again = ann.call("GET", f"/api/tables/{table}/record")[1].decode()
            assert record.data_name(record.data_of(again)) == name
            status, answer = ann.call("GET", f"/api/tables/{table}/story")
            assert (status, json.loads(answer)["word"]) == (409, "old-version")
        assert again.count("\nscore ") == 0
        _, _, fresh = two_people(server)
    finally:
        server.stop()
    with closing(sqlite3.connect(server.data / "archipel.sqlite")) as db:
        rows = dict(db.execute("select id, data from tables").fetchall())
    assert (rows[over], rows[playing], rows[fresh]) == (name, name, "")


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("dokmus", '{"game": "dokmus", "groups": {"tokns": {"content": {}}}}', "'tokens'"),
        ("dokmus", '{"game": "dokmus"', "dokmus.json"),
        ("domkus", '{"game": "domkus", "groups": {}}', "there is no game 'domkus'"),
    ],
)
def test_a_server_does_not_start_with_data_that_does_not_fit(
    tmp_path: Path, name: str, text: str, told: str
) -> None:
    (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    data = tmp_path / "data"
    ended = run("serve", "--port=0", "--data", str(data), "--components", str(tmp_path))
    assert ended.returncode == 11
    assert told in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert not data.exists()
