"""Anybody can check that chance was fair."""

from __future__ import annotations

import hmac
from pathlib import Path

import pytest

from archipel import games
from archipel.cli import main
from archipel.cli.loopback import Running
from archipel.kernel.core import CHANCE, Rng
from archipel.server import chance
from archipel.server.house import shelf
from archipel.server.ledger import Ledger
from tests.server.visit import at_table, play_on, two_people

SECRET = bytes(range(32))


def played(name: str, seed: int = 1) -> Ledger:
    """A whole game at random, chance drawn as the server draws it."""
    game = shelf()[name]
    ledger = Ledger(game, game.seat_counts[0], game.table(game.seat_counts[0], {}), SECRET, 0.0)
    luck = Rng(seed)
    ledger.settle(0.0)
    while not ledger.match.over:
        options = ledger.match.position.options
        ledger.play(ledger.match.seat, options[luck.below(len(options))], "", 0.0)
    return ledger


@pytest.mark.parametrize("name", sorted(shelf()))
def test_a_fair_game_is_found_fair(name: str) -> None:
    ledger = played(name)
    match, drawn = chance.verify(chance.sealed(ledger.match, SECRET), games.load)
    assert match.over
    assert drawn == sum(seat == CHANCE for seat, _ in ledger.match.choices) > 0


def test_hmac_is_that_of_the_standard() -> None:
    for size in (0, 1, 32, 64):
        key = bytes(range(size))
        assert chance.hmac_sha256(key, b"12") == hmac.digest(key, b"12", "sha256")


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = chance.sealed(played("costa_ruana").match, SECRET)
    file = tmp_path / "game.txt"

    def verdict(changed: str) -> int:
        file.write_text(changed)
        return main(["--lang=en", "verify", str(file)])

    assert verdict(text) == 0
    assert "fair" in capsys.readouterr().out
    assert verdict(text.replace(SECRET.hex(), "ab" * 32)) == 1
    other = bytes(32)
    lies = text.replace(SECRET.hex(), other.hex())
    assert verdict(lies.replace(chance.commitment(SECRET), chance.commitment(other))) == 1
    assert "Not fair" in capsys.readouterr().out
    assert verdict(text.replace("# secret", "# nothing")) == 2
    assert verdict(text[: len(text) // 2]) == 2
    assert verdict("") == 2
    assert main(["verify", str(tmp_path / "missing.txt")]) == 2
    for address in ("ftp://host/api/tables/abcdefghij/record", "http://host/etc/passwd"):
        assert main(["verify", address]) == 2


def test_a_game_of_the_server_by_its_address(server: Running) -> None:
    ann, bob, table = two_people(server)
    address = f"http://127.0.0.1:{server.port}/api/tables/{table}/record"
    assert main(["verify", address]) == 2
    with at_table(server, table, ann) as a, at_table(server, table, bob) as b:
        play_on([a, b], [a.hello(), b.hello()])
    assert main(["verify", address]) == 0
