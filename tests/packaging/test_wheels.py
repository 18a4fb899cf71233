"""Installed, outside of the repository, in empty environments: what each extra gives."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import archipel
from archipel.cli.loopback import free_port

from .conftest import WEB, copy_tree
from .place import Place, environment, run

RANDOM_GAME = """
import sys
import archipel
import archipel.bots.greedy
import archipel.server.chance, archipel.server.frames, archipel.server.ledger  # know no network
match = archipel.Match(archipel.load("edora"), seats=3)
rng = archipel.Rng(1)
while not match.over:
    match.settle(rng)
    if not match.over:
        match.play(match.seat, match.lines()[rng.below(len(match.lines()))])
print(repr(match))
heavy = {"rich", "fluent", "cyclopts", "litestar", "sqlalchemy", "uvicorn"}
assert not heavy & {name.partition(".")[0] for name in sys.modules}
"""


def inside(wheel: Path) -> set[str]:
    """The files of a wheel, without those about the wheel itself."""
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if ".dist-info/" not in name}


def test_a_wheel_holds_client_texts_rules_data_and_migrations(pure: Path) -> None:
    files = inside(pure)
    for game in archipel.games.names():
        home = f"archipel/games/{game}"
        for name in ("components.json", "RULES.md", "RULES.fr.md", "text/fr.ftl", "draw.py"):
            assert f"{home}/{name}" in files
    assert "archipel/server/web/index.html" in files
    assert any(re.fullmatch(r"archipel/server/web/assets/.*\.js\.br", name) for name in files)
    assert "archipel/server/migrations/versions/0001_first_tables.py" in files
    assert {"archipel/py.typed", "archipel/text/de.ftl"} <= files
    assert all(name.startswith("archipel/") for name in files)
    assert not [name for name in files if "__pycache__" in name or name.endswith(".so")]


def test_the_sources_give_the_same_wheel_elsewhere(dist: Path, pure: Path, tmp_path: Path) -> None:
    (sources,) = dist.glob("archipel-*.tar.gz")
    with tarfile.open(sources) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"setup.py", "Makefile", "web/package.json", "archipel/server/web/index.html"} <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation")
    done = run(*pip, "--no-index", sources, cwd=tmp_path, ARCHIPEL_PURE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert inside(wheel) == inside(pure)


def test_the_engine_alone_needs_msgspec_alone(pure: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "venv", pure)
    assert place.linked == {"msgspec []"}
    played = place.script(RANDOM_GAME)
    assert played.returncode == 0, played.stderr
    assert re.match(r"<Match The Druids of Edora, 3 seats, ply \d+: over, points ", played.stdout)
    printed = place.script("from archipel import *; print(Match(load('dokmus'), seats=2))")
    assert "\nlayout: u_2x3\n" in printed.stdout, printed.stderr
    refused = place.archipel("games")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert 'pip install "archipel[terminal]"' in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_the_terminal_plays_a_game_and_says_what_serving_needs(pure: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "venv", pure, "terminal")
    assert place.archipel("--version").stdout == f"archipel {archipel.__version__} (plain Python)\n"
    listed = place.archipel("games", "--lang", "fr")
    assert listed.returncode == 0, listed.stderr
    assert all(name in listed.stdout for name in archipel.games.names())
    words = ("play", "costa_ruana", "--seats", "2", "--seed", "3", "--record", "game.txt")
    played = place.archipel(*words, stdin="1\n" * 500)
    assert played.returncode == 0, played.stderr
    assert "The game is over." in played.stdout
    assert "\nscore " in (place.folder / "game.txt").read_text()
    refused = place.archipel("serve")
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [
        'archipel: The server is not installed: pip install "archipel[server,terminal]" brings it.'
    ]


@contextmanager
def serving(place: Place) -> Iterator[str]:
    """The address of a server that answers; what it said on its error stream comes after it."""
    port = free_port()
    command = [str(place.folder / "bin" / "archipel"), "serve", "--port", str(port)]
    with (place.folder / "said.txt").open("w") as said:
        server = subprocess.Popen(command, cwd=place.folder, env=environment(), stderr=said)
    try:
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 60
        while server.poll() is None and time.monotonic() < deadline:
            try:
                fetch(f"{address}/api/shelf")
                break
            except OSError:
                time.sleep(0.1)
        assert server.poll() is None, (place.folder / "said.txt").read_text()
        yield address
    finally:
        server.terminate()
        server.wait(20)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def test_a_host_serves_pages_texts_and_rules(pure: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "venv", pure, "server", "terminal")
    with serving(place) as address:
        page = fetch(address)
        assert '<div id="app">' in page or "<script" in page
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts
        for part in parts:
            assert fetch(address + part)
        shelf = json.loads(fetch(f"{address}/api/shelf"))
        assert sorted(game["id"] for game in shelf["games"]) == archipel.games.names()
        for game in archipel.games.names():
            assert "title = " in fetch(f"{address}/api/games/{game}/text/fr")
            assert fetch(f"{address}/api/games/{game}/rules/de").startswith("# ")
            assert json.loads(fetch(f"{address}/api/games/{game}/components"))
    assert (place.folder / "archipel-data" / "archipel.sqlite").is_file()


def test_the_compiled_wheel_plays_compiled(dist: Path, pure: Path, tmp_path: Path) -> None:
    found = [wheel for wheel in dist.glob("*.whl") if wheel != pure]
    if not archipel.COMPILED:
        assert found == []
        pytest.skip("these tests run in the plain build: there is nothing compiled to pack")
    (wheel,) = found
    extra = inside(wheel) - inside(pure)
    assert inside(pure) <= inside(wheel)
    assert extra
    assert all(name.endswith((".so", ".pyd")) for name in extra)
    place = Place(tmp_path / "venv", wheel, "terminal")
    version = place.archipel("--version").stdout
    assert version == f"archipel {archipel.__version__} (compiled)\n"
    played = place.script(RANDOM_GAME)
    assert played.returncode == 0, played.stderr


def test_without_the_client_nothing_is_built_unless_asked_for(tmp_path: Path) -> None:
    tree = tmp_path / "clone"
    copy_tree(tree)
    assert not (tree / WEB).exists()
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index")
    refused = run(*pip, "-w", tmp_path, tree, cwd=tmp_path, ARCHIPEL_PURE="1")
    assert refused.returncode != 0
    assert "the browser client is not built" in refused.stdout + refused.stderr
    assert "make client" in refused.stdout + refused.stderr
    assert not list(tmp_path.glob("*.whl"))
    wish = {"ARCHIPEL_PURE": "1", "ARCHIPEL_CLIENT": "none"}
    done = run(*pip, "-w", tmp_path, tree, cwd=tmp_path, **wish)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    place = Place(tmp_path / "venv", wheel, "server", "terminal")
    with serving(place) as address:
        with pytest.raises(urllib.error.HTTPError) as caught:
            fetch(address)
        assert caught.value.code == 503
        page = caught.value.read().decode()
        assert "make client" in page
        assert "make wheel" in page
    said = (place.folder / "said.txt").read_text()
    assert said.startswith("archipel: The browser client is not built")
