"""Anybody can check that chance was fair."""

from __future__ import annotations

import hmac
import random
import re
from pathlib import Path

import pytest

from archipel import games
from archipel.cli import main
from archipel.cli.loopback import Running
from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.record import BadRecord, write
from archipel.server import chance
from archipel.server.chance import Sat
from archipel.server.house import shelf
from archipel.server.ledger import Ledger
from tests.server.visit import at_table, play_on, two_people

SECRET = bytes(range(32))
SEEDS = ["a1" * 32, "b2" * 32, "c3" * 32]
SAT = [Sat("guest", f"person{n}", chance.seal_of(seed)) for n, seed in enumerate(SEEDS)]


def a_deed(game: Game, seats: int, revealed: set[int], shuffle: bool = True) -> str:
    """The deed of people and one computer player, with some of the seeds below it."""
    sat = [*SAT[: seats - 1], Sat("bot", "greedy")]
    deed = chance.draw_up(game.id, game.version, game.table(seats, {}), shuffle, sat, SECRET)
    for n in revealed:
        deed = chance.with_seed(deed, n, SEEDS[n])
    return deed


def played(name: str, deed: str = "", seats: int = 2) -> Ledger:
    """A whole game at random, chance drawn as the server draws it."""
    game = shelf()[name]
    ledger = Ledger(game, seats, game.table(seats, {}), SECRET, 0.0, deed)
    luck = Rng(1)
    ledger.settle(0.0)
    while not ledger.match.over:
        options = ledger.match.position.options
        ledger.play(ledger.match.seat, options[luck.below(len(options))], "", 0.0)
    return ledger


def a_record(name: str = "costa_ruana", revealed: tuple[int, ...] = (0, 1), seats: int = 3) -> str:
    deed = a_deed(shelf()[name], seats, set(revealed))
    return chance.sealed(write(played(name, deed, seats).match), SECRET, deed)


@pytest.mark.parametrize("name", sorted(shelf()))
def test_a_fair_game_is_found_fair(name: str) -> None:
    seats = shelf()[name].seat_counts[0]
    people = seats - 1
    verdict = chance.verify(a_record(name, tuple(range(people)), seats), games.load)
    assert verdict.match.over
    assert verdict.bound
    assert verdict.drawn == sum(seat == CHANCE for seat, _ in verdict.match.choices) > 0
    assert (verdict.people, verdict.mixed, verdict.missing) == (people, people, ())


def test_who_did_not_reveal_is_named() -> None:
    verdict = chance.verify(a_record(revealed=(1,)), games.load)
    assert (verdict.people, verdict.mixed, verdict.missing) == (2, 1, ("person0",))
    verdict = chance.verify(a_record(revealed=()), games.load)
    assert (verdict.people, verdict.mixed, verdict.missing) == (2, 0, ("person0", "person1"))


def test_a_record_of_before_there_were_deeds_is_still_found_fair() -> None:
    text = chance.sealed(write(played("costa_ruana", "", 2).match), SECRET)
    verdict = chance.verify(text, games.load)
    assert verdict.drawn > 0
    assert not verdict.bound
    with pytest.raises(chance.Tampered):
        chance.verify(text.replace(SECRET.hex(), "ab" * 32), games.load)


def test_every_seed_changes_all_chance_and_none_makes_it_foreseeable() -> None:
    game = shelf()["costa_ruana"]
    keys = set()
    for revealed in (set(), {0}, {1}, {0, 1}):
        deed = a_deed(game, 3, revealed)
        keys.add(chance.key(SECRET, deed))
        assert chance.commitment(SECRET, deed) == chance.commitment(SECRET, a_deed(game, 3, set()))
        assert chance.key(SECRET, deed).hex() != chance.commitment(SECRET, deed)
    assert len(keys) == 4


def test_when_a_seed_came_does_not_matter() -> None:
    deed = a_deed(shelf()["costa_ruana"], 3, set())
    one, other = chance.with_seed(deed, 0, SEEDS[0]), chance.with_seed(deed, 1, SEEDS[1])
    assert chance.with_seed(one, 1, SEEDS[1]) == chance.with_seed(other, 0, SEEDS[0])


def test_the_order_of_seats_is_any_order_as_often_as_any_other() -> None:
    found = [tuple(chance.order(bytes([n % 256, n // 256]), 3)) for n in range(6000)]
    counts = [found.count(order) for order in set(found)]
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts), counts  # five times the usual spread


def test_options_seats_and_shuffle_are_inside_the_commitment() -> None:
    game = shelf()["costa_ruana"]
    options = game.table(2, {})
    sat = [SAT[0], SAT[1]]
    facts = ("costa_ruana", 1, options, True, sat, SECRET)
    option, value = next(iter(options.items()))
    others = [
        ("dokmus", *facts[1:]),
        (facts[0], 2, *facts[2:]),
        (*facts[:2], options | {option: value + "x"}, *facts[3:]),
        (*facts[:3], False, *facts[4:]),
        (*facts[:4], sat[::-1], SECRET),
        (*facts[:4], [sat[0], Sat("guest", "person1")], SECRET),
        (*facts[:4], [sat[0], Sat("guest", "stranger", sat[1].seal)], SECRET),
        (*facts[:5], bytes(32)),
    ]
    shown = {chance.commitment(f[5], chance.draw_up(*f)) for f in [facts, *others]}  # type: ignore[misc]
    assert len(shown) == 1 + len(others)
    with pytest.raises(ValueError, match="plain words"):
        chance.draw_up("costa_ruana", 1, {"a": "b\nshuffle no"}, True, sat, SECRET)


def found_out(text: str) -> bool:
    try:
        chance.verify(text, games.load)
    except (chance.Tampered, chance.Unverifiable, BadRecord):
        return True
    return False


def edited(text: str, luck: random.Random) -> str:
    """One line of a record changed, left out, doubled or moved; never the same text."""
    lines = text.split("\n")[:-1]
    at = luck.randrange(len(lines))
    line = lines[at]
    match luck.randrange(5):
        case 0:
            digits = [n for n, c in enumerate(line) if c in "0123456789abcdef"] or [0]
            n = luck.choice(digits)
            lines[at] = line[:n] + luck.choice("0123456789abcdef") + line[n + 1 :]
        case 1:
            n = luck.randrange(len(line))
            lines[at] = line[:n] + luck.choice(" -#*azAZ.\x0b\x85\u2028") + line[n + 1 :]
        case 2:
            del lines[at]
        case 3:
            lines.insert(luck.randrange(len(lines) + 1), line)
        case 4:
            lines.insert(luck.randrange(len(lines)), lines.pop(at))
    return "\n".join(lines) + "\n"


def test_any_edit_of_a_record_is_found_out() -> None:
    text = a_record()
    assert not found_out(text)
    luck = random.Random(12)
    tried = {edited(text, luck) for _ in range(1500)} - {text}
    assert len(tried) > 1000
    missed = [other for other in tried if not found_out(other)]
    assert not missed, missed[0]


def test_an_edit_of_what_chance_comes_from_is_found_out_without_the_digest() -> None:
    """A careful forger writes a new digest: then commitment, seals and chance must tell."""
    text = a_record()
    head, _, moves = text.partition("archipel 1\n")
    luck = random.Random(13)
    tried = 0
    for _ in range(1500):
        forged = edited(head, luck) + "archipel 1\n" + moves
        if luck.random() < 0.5:
            forged = head + "archipel 1\n" + edited_chance(moves, luck)
        forged = "# digest \n" + re.sub(r"(?m)^# digest.*\n", "", forged)
        forged = forged.replace("# digest ", f"# digest {chance._digest(forged)}", 1)
        if sorted(forged.split("\n")) == sorted(text.split("\n")) or is_same(forged, text):
            continue
        tried += 1
        assert found_out(forged), forged
    assert tried > 800


def is_same(forged: str, text: str) -> bool:
    """Only the order of comments, or a comment that means nothing, is different."""

    def meant(record: str) -> list[str]:
        words = r"(?!# (?:digest ))(?:# (?:commitment|secret|shuffle|sat|seed|seats) |[^#\s]).*"
        return re.findall(rf"^{words}$", record, re.MULTILINE)

    kinds = [[s for s in meant(t) if s.startswith("# sat ")] for t in (forged, text)]
    return sorted(meant(forged)) == sorted(meant(text)) and kinds[0] == kinds[1]


def edited_chance(moves: str, luck: random.Random) -> str:
    """Another result of chance, taken from elsewhere in the game, or another option."""
    lines = moves.split("\n")
    rolls = [n for n, line in enumerate(lines) if line.startswith("*")]
    first, second = luck.sample(rolls, 2)
    lines[first] = lines[second]
    if luck.random() < 0.3:
        lines.insert(2, "option show_hut_totals true")  # false is what it was
    return "\n".join(lines)


def test_hmac_is_that_of_the_standard() -> None:
    for size in (0, 1, 32, 64):
        key = bytes(range(size))
        assert chance.hmac_sha256(key, b"12") == hmac.digest(key, b"12", "sha256")


def test_exit_codes_and_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = a_record()
    file = tmp_path / "game.txt"

    def verdict(changed: str, lang: str = "en") -> int:
        file.write_text(changed)
        return main([f"--lang={lang}", "verify", str(file)])

    assert verdict(text) == 0
    said = capsys.readouterr().out
    assert "fair" in said
    assert "2 of 2" in said
    assert chance.commitment(SECRET, a_deed(shelf()["costa_ruana"], 3, set())) in said
    assert verdict(a_record(revealed=(1,)), "fr") == 0
    said = capsys.readouterr().out
    assert "1 sur 2" in said
    assert "person0" in said
    assert verdict(text.replace(SECRET.hex(), "ab" * 32)) == 1
    assert "committed" in capsys.readouterr().out
    assert verdict(text.replace(SEEDS[1], SEEDS[2])) == 1
    assert "seed of seat 1" in capsys.readouterr().out
    order = re.search(r"^# seats (.*)$", text, re.MULTILINE)
    assert order is not None
    other = " ".join(reversed(order[1].split()))
    assert verdict(text.replace(order[0], f"# seats {other}")) == 1
    assert "order" in capsys.readouterr().out
    deed = a_deed(shelf()["costa_ruana"], 3, {0, 1})
    lucky = played("costa_ruana", a_deed(shelf()["costa_ruana"], 3, set()), 3).match
    assert verdict(chance.sealed(write(lucky), SECRET, deed)) == 1
    assert "should have been" in capsys.readouterr().out
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
