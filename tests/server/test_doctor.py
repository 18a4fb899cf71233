"""``archipel doctor`` says what to change, and ends with a code a script can read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.cli import main
from archipel.games.components import CORRECTIONS
from archipel.kernel.core import Game
from archipel.server import doctor, pages, settings
from archipel.server.bus import WORKERS
from archipel.server.copying import writing_to
from archipel.server.doctor import Finding, examine, kind_of_disk
from archipel.server.pages import Page
from archipel.server.refusals import EXIT
from archipel.text import LANGUAGES, Speaker
from tests.houseful import fill
from tests.servers import Postgresql, Redis


def found(data: Path, **wishes: Any) -> dict[str, str]:
    """What was found, and how bad it is."""
    read = settings.read(data=data, **wishes)
    findings = examine(read)
    for lang in LANGUAGES:
        for finding in findings:
            speaker = Speaker(lang)
            assert speaker.has(f"doctor-{finding.word}"), finding.word
            sentence = speaker.say(f"doctor-{finding.word}", **finding.values)
            assert sentence.endswith(".")
            assert "geheim" not in sentence
    return {finding.word: finding.how for finding in findings}


def test_an_empty_place_is_fine_and_stays_empty(tmp_path: Path) -> None:
    told = found(tmp_path / "data")
    assert told["folder-to-come"] == told["database-to-come"] == told["door-here"] == "well"
    assert "bad" not in {how for word, how in told.items() if word != "no-client"}
    assert not (tmp_path / "data").exists()


def test_a_house_in_use_is_looked_at_and_not_changed(url: str, tmp_path: Path) -> None:
    fill(url, 2)
    settings.signing_key(tmp_path)
    told = found(tmp_path, database=url)
    assert told["database"] == told["folder"] == "well"
    with writing_to(url) as conn, conn.begin():
        conn.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    assert found(tmp_path, database=url)["database-older"] == "care"
    with writing_to(url) as conn, conn.begin():
        conn.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert found(tmp_path, database=url)["database-newer"] == "bad"
    with writing_to(url) as conn, conn.begin():
        conn.exec_driver_sql("CREATE TABLE half_copy (name TEXT)")
    assert found(tmp_path, database=url)["database-half"] == "bad"


def test_a_house_without_its_key_is_told(url: str, tmp_path: Path) -> None:
    """The first start of an empty place draws one; here it would lock everybody out."""
    assert "key-gone" not in found(tmp_path, database=url)
    fill(url, 1)
    assert found(tmp_path, database=url)["key-gone"] == "care"
    assert "key-gone" not in found(tmp_path, database=url, key="0" * 64)
    settings.signing_key(tmp_path)
    assert "key-gone" not in found(tmp_path, database=url)


def test_a_database_that_is_not_there_is_told_without_its_password(tmp_path: Path) -> None:
    away = "postgresql+psycopg://me:geheim@127.0.0.1:1/x"
    assert found(tmp_path, database=away)["database-away"] == "bad"
    assert found(tmp_path, database="birds://me:geheim@x/y")["database-odd"] == "bad"
    (tmp_path / "archipel.sqlite").write_bytes(b"this is no database" * 1000)
    assert found(tmp_path)["database-away"] == "bad"


def test_a_setting_for_several_processes_is_read(tmp_path: Path, redis: Redis) -> None:
    """What `archipel serve` would refuse, the doctor does not call well."""
    shared = "postgresql+psycopg://x@127.0.0.1:1/x"
    assert "alone" not in found(tmp_path, processes=1)
    assert found(tmp_path, processes=4)["alone"] == "bad"
    assert found(tmp_path, processes=4, database=shared)["alone"] == "bad"
    assert found(tmp_path, processes=4, bus=redis.url)["alone"] == "bad"
    assert found(tmp_path, processes=4, bus=redis.url, database="birds:")["database-odd"] == "bad"
    told = found(tmp_path, processes=4, bus=redis.url, database=shared)
    assert told["processes"] == "well"
    assert "alone" not in told


def test_corrected_data_and_games_that_do_not_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CORRECTIONS, "")  # it is set by who looks, and must not stay
    (tmp_path / "chess.json").write_text("{}")
    assert found(tmp_path, components=tmp_path)["components-bad"] == "bad"
    monkeypatch.setenv(CORRECTIONS, "")

    def load(name: str) -> Game:
        raise ImportError(f"{name} is broken")

    monkeypatch.setattr(games, "load", load)
    assert found(tmp_path)["game-out"] == "care"


def test_games_that_are_played_by_older_rules(url: str, tmp_path: Path) -> None:
    fill(url, 8)
    settings.signing_key(tmp_path)
    assert "old-games" not in found(tmp_path, database=url)
    with writing_to(url) as conn, conn.begin():
        conn.exec_driver_sql("UPDATE tables SET version = version + 1 WHERE state = 'playing'")
    told = found(tmp_path, database=url)
    assert told["old-games"] == "bad"
    assert "old-games" not in found(tmp_path, database=url, retire_old_games=True)


def test_what_postgresql_promises(
    postgresql: Postgresql, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.database()
    read = settings.read(data=tmp_path, database=url)
    forgotten = [one.values["setting"] for one in examine(read) if one.word == "database-forgets"]
    assert forgotten == ["fsync"]  # ours is in a hurry
    postgresql.run(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")
    forgotten = [one.values["setting"] for one in examine(read) if one.word == "database-forgets"]
    assert forgotten == ["fsync", "synchronous_commit"]
    assert found(tmp_path, database=url)["database-forgets"] == "bad"
    assert "database-small" not in found(tmp_path, database=url, processes=32)
    assert found(tmp_path, database=url, processes=200)["database-small"] == "care"
    assert "clock-off" not in found(tmp_path, database=url)
    ours = doctor.time.time
    monkeypatch.setattr(doctor.time, "time", lambda: ours() + 60)
    assert found(tmp_path, database=url)["clock-off"] == "care"


def test_what_redis_promises_and_whether_anybody_works(tmp_path: Path, redis: Redis) -> None:
    import redis as library

    shared = "postgresql+psycopg://x@127.0.0.1:1/x"

    def told() -> dict[str, str]:
        return found(tmp_path, bus=redis.url, database=shared)

    with library.Redis.from_url(redis.url) as asked:
        asked.delete(WORKERS)
        now = int(asked.time()[0])  # type: ignore[index]
        asked.zadd(WORKERS, {"dead": now - 60})
        assert told()["no-workers"] == "care"
        asked.zadd(WORKERS, {"alive": now + 3600})
        assert told()["workers"] == "well"
        asked.delete(WORKERS)
        assert "bus-evicts" not in told()
        asked.config_set("maxmemory-policy", "allkeys-lru")
        assert "bus-evicts" not in told()  # it has all the memory there is
        asked.config_set("maxmemory", 100_000_000)
        assert told()["bus-evicts"] == "care"
        asked.config_set("maxmemory-policy", "noeviction")
        assert "bus-evicts" not in told()
        asked.config_set("maxmemory", 0)


def test_an_empty_postgresql_is_filled_later(postgresql: Postgresql, tmp_path: Path) -> None:
    assert found(tmp_path, database=postgresql.database())["database-to-come"] == "well"


def test_the_folder_and_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.signing_key(tmp_path)
    assert "key-open" not in found(tmp_path)
    (tmp_path / settings.KEY).chmod(0o644)
    assert found(tmp_path)["key-open"] == "bad"
    (tmp_path / settings.KEY).write_bytes(b"short")
    assert found(tmp_path)["key-broken"] == "bad"
    assert found(tmp_path, key="short")["key-odd"] == "bad"
    assert not {"key-odd", "key-broken", "key-open"} & set(found(tmp_path, key="0" * 64))
    file = tmp_path / "file"
    file.touch()
    assert found(file / "data")["folder-closed"] == "bad"
    monkeypatch.setattr(doctor, "kind_of_disk", lambda _: "nfs4")
    assert found(tmp_path)["disk-far"] == "bad"
    assert found(tmp_path, database="postgresql+psycopg://x@127.0.0.1:1/x")["disk-far"] == "care"


def test_the_disk_a_folder_lies_on_is_found(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "/dev/vda / ext4 rw 0 0\nserver:/x /srv nfs4 rw 0 0\n/dev/vdb /srv/here xfs rw 0 0\n"
    )
    assert kind_of_disk(Path("/home"), mounts) == "ext4"
    assert kind_of_disk(Path("/srv/there"), mounts) == "nfs4"
    assert kind_of_disk(Path("/srv/here/data"), mounts) == "xfs"
    assert kind_of_disk(Path("/srvhere"), mounts) == "ext4"
    assert kind_of_disk(tmp_path, tmp_path / "nothing") == ""


def test_a_disk_that_is_nearly_full_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for free, word, how in ((9e9, "disk-free", "well"), (1e9, "disk-free", "care")):
        usage = (0, 0, int(free))
        monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _, usage=usage: Usage(*usage))
        assert found(tmp_path)[word] == how
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _: Usage(0, 0, 1000))
    assert found(tmp_path)["disk-full"] == "bad"


class Usage:
    def __init__(self, total: int, used: int, free: int) -> None:
        self.free = free


def test_redis_is_asked_where_it_is_wanted(tmp_path: Path, redis: Redis) -> None:
    shared = "postgresql+psycopg://x@127.0.0.1:1/x"
    told = found(tmp_path, bus=redis.url, database=shared)
    assert (told["bus"], told["bus-key"]) == ("well", "care")
    assert "bus-key" not in found(tmp_path, bus=redis.url, database=shared, key="0" * 64)
    assert found(tmp_path, bus=redis.url)["bus-alone"] == "care"
    assert found(tmp_path, bus="redis://:geheim@127.0.0.1:1", database=shared)["bus-away"] == "bad"
    assert found(tmp_path, bus="birds://x", database=shared)["bus-away"] == "bad"


def test_few_files_are_told(tmp_path: Path) -> None:
    assert found(tmp_path, connections=1000)["files"] == "well"
    assert found(tmp_path, connections=10_000_000)["files-few"] == "care"


@pytest.mark.parametrize(
    ("wishes", "word", "how"),
    [
        ({"origin": "https://play.example.org", "proxies": "10.0.0.1"}, "door", "well"),
        ({"origin": "https://play.example.org"}, "proxies-none", "care"),
        ({"origin": "http://play.example.org", "proxies": "10.0.0.1"}, "origin-open", "care"),
        ({"origin": "play.example.org", "proxies": "10.0.0.1"}, "origin-odd", "bad"),
        ({"origin": "https://play.example.org/games", "proxies": "::1"}, "origin-odd", "bad"),
        ({"proxies": "10.0.0.1"}, "origin-none", "care"),
        ({"origin": "https://x.org", "proxies": "0.0.0.0/0"}, "proxies-all", "bad"),
        ({"host": "0.0.0.0"}, "door-bare", "care"),
        ({"metrics": "::/0"}, "metrics-all", "bad"),
    ],
)
def test_the_door(tmp_path: Path, wishes: dict[str, str], word: str, how: str) -> None:
    assert found(tmp_path, **wishes)[word] == how


def test_what_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGES", {})
    monkeypatch.setattr(doctor, "COMPILED", False)
    told = found(tmp_path)
    assert (told["no-client"], told["plain"]) == ("bad", "care")
    some: dict[str, Page | None] = {"index.html": None}
    monkeypatch.setattr(pages, "PAGES", some)
    monkeypatch.setattr(doctor, "COMPILED", True)
    told = found(tmp_path)
    assert (told["client"], told["compiled"], told["zones"]) == ("well", "well", "well")


def test_every_finding_has_its_sentence() -> None:
    source = Path(doctor.__file__).with_suffix(".py").read_text()
    import re

    words = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) & {
        id.removeprefix("doctor-") for id in _ids()
    }
    assert len(words) > 20
    for lang in LANGUAGES:
        assert all(Speaker(lang).has(f"doctor-{word}") for word in words)


def _ids() -> list[str]:
    import archipel.text

    text = (Path(archipel.text.__file__).parent / "en.ftl").read_text()
    return [line.partition(" ")[0] for line in text.splitlines() if line.startswith("doctor-")]


def test_the_code_tells_whether_a_server_can_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "CHECKS", [lambda _: iter([Finding("care", "no-zones")])])
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("! ")
    monkeypatch.setattr(doctor, "CHECKS", [lambda _: iter([Finding("bad", "no-client")])])
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert "✗" in capsys.readouterr().out
    monkeypatch.setenv("ARCHIPEL_PORT", "many")
    assert main(["doctor"]) == EXIT["bad-value"]
