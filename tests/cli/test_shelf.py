"""The commands that look, try hard and measure: games, rules, digest, soak, bench."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

import archipel as package
from archipel import games
from archipel.cli import soak as soaking
from archipel.cli.show import canonical, rule_ids, rules_by_id, rules_text
from archipel.kernel import record
from archipel.kernel.core import Position, Rng
from archipel.kernel.match import digest
from archipel.text import LANGUAGES, Speaker
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_games_names_every_game_and_option(archipel: Run, lang: str) -> None:
    answer = archipel("games", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    for name in games.names():
        assert name in answer.out
        assert Speaker(lang, name).say("title").split()[0] in answer.out


@pytest.mark.parametrize("game_id", games.names())
def test_the_rules_are_printed_whole_or_one_by_one(archipel: Run, game_id: str) -> None:
    game = games.load(game_id)
    whole = archipel("rules", game_id)
    assert (whole.code, whole.err) == (0, "")
    ids = re.findall(rf"\*\*({game.prefix}-\d+)\*\*", rules_text(game, "en"))
    assert ids
    for id in ids[:5]:
        one = archipel("rules", game_id, id)
        assert one.code == 0
        assert id in one.out
        assert len(one.out) < len(whole.out) / 4
        assert archipel("rules", game_id, id.lower()).out == one.out


@pytest.mark.parametrize(
    ("game_id", "ruling", "typed"), [("costa_ruana", "RU-03", "ru-3"), ("dokmus", "R-3", "r3")]
)
def test_the_rulings_of_the_games_are_printed(
    archipel: Run, game_id: str, ruling: str, typed: str
) -> None:
    answer = archipel("rules", game_id, ruling)
    assert (answer.code, answer.err) == (0, "")
    assert ruling in answer.out
    assert "|" not in answer.out
    assert archipel("rules", game_id, typed).out == answer.out


@pytest.mark.parametrize("game_id", games.names())
def test_every_id_that_begins_a_line_of_the_rules_is_found(game_id: str) -> None:
    text = rules_text(games.load(game_id), "en")
    begins = re.findall(r"^[-|] ?\*{0,2}([A-Z]{1,3}-[A-Z]?\d+)", text, re.MULTILINE)
    assert {canonical(id) for id in begins} <= set(rules_by_id(text))


def test_rulings_are_found_as_well_and_zeros_do_not_matter() -> None:
    text = "## Rules\n- **CR-01** Two to six.\n  Also here.\n\nProse.\n- *RU-03* A ruling.\n"
    found = rules_by_id(text + "| R-4 | When? | Now. |\n")
    assert found[canonical("cr-1")] == "- **CR-01** Two to six.\n  Also here."
    assert found[canonical("RU-3")] == "- *RU-03* A ruling."
    assert found[canonical("R-4")] == "**R-4** When?\n\nNow."
    assert canonical("CR-10") != canonical("CR-1")
    assert rule_ids("CR-14, CR-H2") == ["CR-14", "CR-H2"]


def test_the_digest_is_that_of_the_kernel_and_names_the_build(archipel: Run) -> None:
    game = games.load("costa_ruana")
    answer = archipel("digest", "costa_ruana", "--seats", "3", "--games", "2", "--seed", "7")
    assert answer.code == 0
    assert answer.out.split()[0] == digest(game, 3, 2, 7, {})
    assert ("compiled" in answer.out) == package.COMPILED


def test_a_soak_of_sound_games_finds_nothing(archipel: Run, tmp_path: Path) -> None:
    answer = archipel("soak", "all", "--games", "2", "--seed", "1", "--out", tmp_path)
    assert (answer.code, answer.err) == (0, "")
    assert all(name in answer.out for name in games.names())
    assert list(tmp_path.iterdir()) == []


def test_a_soak_keeps_the_record_of_a_game_that_loses_a_piece(
    archipel: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load("costa_ruana")
    sound = game.pieces

    def leaky(p: Position) -> dict[str, int]:
        return {**sound(p), "ghosts": p.revealed}

    monkeypatch.setattr(game, "pieces", leaky)
    answer = archipel("soak", "costa_ruana", "--games", "2", "--out", tmp_path)
    assert answer.code == 1
    assert "ghosts" in answer.out
    files = list(tmp_path.iterdir())
    assert len(files) == len(game.seat_counts)
    assert archipel("replay", files[0]).code == 0


def test_a_soak_keeps_the_record_up_to_a_choice_that_raises(
    archipel: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load("costa_ruana")
    sound = game.pieces
    calls: list[int] = []

    def brittle(p: Position) -> dict[str, int]:
        calls.append(1)
        if len(calls) == 30:
            raise ZeroDivisionError("in the thirtieth decision")
        return sound(p)

    monkeypatch.setattr(game, "pieces", brittle)
    answer = archipel("soak", "costa_ruana", "--games", "1", "--out", tmp_path)
    assert answer.code == 1
    assert "ZeroDivisionError: in the thirtieth decision" in answer.out
    [file] = tmp_path.iterdir()
    match = record.read(file.read_text(), games.load)
    assert match.ply == 28
    assert "# ZeroDivisionError" in file.read_text()


def test_a_soak_notices_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "BOUND", 10)
    trial = soaking.Trial("costa_ruana", 2, 0, 0)
    finding = soaking.try_game(trial)
    assert "does not end within 10" in finding.fault
    assert finding.plies == 11


def test_a_soak_uses_random_options_in_half_of_the_games() -> None:
    seen: set[str] = set()
    for name in games.names():
        game = games.load(name)
        rng = Rng(1)
        for _ in range(20):
            seen |= {f"{k}={v}" for k, v in soaking.random_options(game, rng).items()}
        assert {f"{o.id}={v}" for o in game.options for v in o.values} <= seen
    odd = soaking.Trial("costa_ruana", 2, 0, 1)
    assert soaking.try_game(odd) == soaking.try_game(replace(odd))


def test_the_bench_tells_its_numbers_to_programs(archipel: Run) -> None:
    answer = archipel("bench", "engine", "--json", "--seconds", "0.01")
    assert answer.code == 0
    result = json.loads(answer.out)
    assert result["compiled"] == package.COMPILED
    rows = {(row["game"], row["seats"]): row for row in result["rows"]}
    for name in games.names():
        for seats in games.load(name).seat_counts:
            row = rows[name, seats]
            assert row["decisions_per_second"] > 0
            assert row["clone_us"] > 0
            assert row["redeal_us"] > 0


def test_the_bench_compares_with_peers_or_says_which_is_missing(archipel: Run) -> None:
    missing = [peer for peer in ("chess", "catanatron") if find_spec(peer) is None]
    answer = archipel("bench", "engine", "--json", "--peers", "--seconds", "0.01")
    if missing:
        assert answer.code == 2
        assert missing[0] in answer.err
    else:
        rows = json.loads(answer.out)["rows"]
        assert all(row["to_python-chess"] > 0 for row in rows)
        assert [row["to_python-chess"] for row in rows if row["game"] == "python-chess"] == [1]
