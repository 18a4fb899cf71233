"""A person at the terminal, or a script in her place."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from archipel import COMPILED, games
from archipel.kernel import record
from archipel.text import LANGUAGES
from tests.cli.conftest import Run, start

ALWAYS_FIRST = "1\n" * 3000


PIPED = [
    (game_id, lang)
    for n, game_id in enumerate(games.names())
    for m, lang in enumerate(LANGUAGES)
    if COMPILED or m == n % len(LANGUAGES)
]
"""Every game in every language; in plain Python, where games take longer, in one of them."""


@pytest.mark.parametrize(("game_id", "lang"), PIPED)
def test_a_whole_game_over_a_pipe(archipel: Run, tmp_path: Path, game_id: str, lang: str) -> None:
    file = tmp_path / "game.txt"
    answer = archipel(
        *("play", game_id, "--bots", "random", "--seed", "5", "--lang", lang, "--record", file),
        stdin=ALWAYS_FIRST,
    )
    assert answer.code == 0
    assert answer.err == ""
    match = record.read(file.read_text(), games.load)
    assert match.over
    for points in match.scores():
        assert re.search(rf"\b{points}\b", answer.out)


@pytest.mark.parametrize("game_id", games.names())
def test_every_player_count_and_seat_can_be_played(
    archipel: Run, tmp_path: Path, game_id: str
) -> None:
    counts = games.load(game_id).seat_counts
    for seats in counts if COMPILED else counts[:1]:  # in plain Python games take longer
        file = tmp_path / f"{seats}.txt"
        answer = archipel(
            *("play", game_id, "--seats", str(seats), "--seat", str(seats - 1)),
            *("--bots", "random", "--seed", "1", "--record", file),
            stdin=ALWAYS_FIRST,
        )
        assert answer.code == 0
        assert record.read(file.read_text(), games.load).over


def test_the_same_seed_and_choices_give_the_same_game(archipel: Run) -> None:
    first = archipel("play", "costa_ruana", "--seed", "9", stdin=ALWAYS_FIRST)
    assert archipel("play", "costa_ruana", "--seed", "9", stdin=ALWAYS_FIRST) == first
    assert archipel("play", "costa_ruana", "--seed", "8", stdin=ALWAYS_FIRST).out != first.out


@pytest.mark.parametrize("game_id", games.names())
def test_the_end_of_the_input_ends_politely_and_keeps_the_record(
    archipel: Run, tmp_path: Path, game_id: str
) -> None:
    file = tmp_path / "short.txt"
    answer = archipel("play", game_id, "--seed", "1", "--record", file, stdin="1\n1\n")
    assert answer.code == 0
    assert "Goodbye." in answer.out
    match = record.read(file.read_text(), games.load)
    assert not match.over
    assert sum(seat == 0 for seat, _ in match.choices) == 2


def listed(out: str) -> list[str]:
    """The texts of the choices in an output, in order."""
    return re.findall(r"^ *\d+  .*\[([^\]]+)\]$", out, re.MULTILINE)


@pytest.mark.parametrize("game_id", games.names())
def test_a_choice_can_be_typed_as_text(archipel: Run, tmp_path: Path, game_id: str) -> None:
    shown = listed(archipel("play", game_id, "--seed", "3", stdin="quit\n").out)
    wanted = shown[-1]
    file = tmp_path / "typed.txt"
    answer = archipel("play", game_id, "--seed", "3", "--record", file, stdin=f"{wanted}\n")
    assert answer.code == 0
    assert f"\n0 {wanted}\n" in file.read_text()


def test_text_that_is_no_choice_shows_the_choices_that_match_it(archipel: Run) -> None:
    everything = listed(archipel("play", "costa_ruana", "--seed", "3", stdin="quit\n").out)
    beginning = everything[-1].split()[0]
    again = listed(archipel("play", "costa_ruana", "--seed", "3", stdin=f"{beginning}\nquit\n").out)
    assert again == everything + [text for text in everything if text.startswith(beginning)]


@pytest.mark.parametrize("line", ["0", "9999", "xyzzy", "place the moon"])
def test_an_unreadable_choice_stops_a_script(archipel: Run, line: str) -> None:
    answer = archipel("play", "costa_ruana", "--seed", "3", stdin=f"{line}\n1\n1\n")
    assert answer.code == 2
    assert f"“{line}”" in answer.err
    assert answer.err.count("\n") == 1


def test_a_person_at_a_keyboard_is_asked_again(archipel: Run) -> None:
    answer = archipel(
        *("play", "costa_ruana", "--seed", "3"),
        keys=["xyzzy", "0", "save", "help ZZ-1", "save /no/such/folder/file", "1", "quit"],
    )
    assert answer.code == 0
    complaints = answer.err.splitlines()
    assert len(complaints) == 5
    assert "“xyzzy” is neither a choice" in complaints[0]
    assert "“0” is neither a choice" in complaints[1]
    assert "Where to?" in complaints[2]
    assert "has no rule “ZZ-1”" in complaints[3]
    assert "cannot be used" in complaints[4]
    assert "Goodbye." in answer.out


def test_a_possible_choice_at_the_wrong_moment_is_told_so(archipel: Run) -> None:
    answer = archipel("play", "costa_ruana", "--seed", "3", stdin="flip time\n")
    assert answer.code == 2
    assert "“flip time” is not possible now" in answer.err


@pytest.mark.parametrize("game_id", games.names())
def test_undo_takes_a_choice_back_or_says_why_not(
    archipel: Run, tmp_path: Path, game_id: str
) -> None:
    file = tmp_path / "game.txt"
    lines = "undo\n1\n" * 40
    answer = archipel("play", game_id, "--seed", "3", "--record", file, stdin=lines)
    assert answer.code == 0
    undone = answer.out.count("Taken back.")
    refused = [line for line in answer.err.splitlines() if line]
    assert all("taken back" in line or "take back" in line for line in refused)
    match = record.read(file.read_text(), games.load)
    assert undone + len(refused) == 40 or match.over
    assert sum(seat == 0 for seat, _ in match.choices) == len(refused)


@pytest.mark.parametrize("game_id", games.names())
def test_log_help_score_board_and_save_change_nothing(
    archipel: Run, tmp_path: Path, game_id: str
) -> None:
    saved, file = tmp_path / "saved.txt", tmp_path / "file.txt"
    asides = f"log\nhelp\n?\nscore\nboard\n\nsave {saved}\n"
    answer = archipel(
        *("play", game_id, "--seed", "3", "--record", file),
        stdin=asides + "1\n" + asides + "1\n" + asides,
    )
    assert (answer.code, answer.err) == (0, "")
    assert "Points" in answer.out
    assert "Commands: undo" in answer.out
    assert saved.read_text() == file.read_text()
    plain = tmp_path / "plain.txt"
    archipel("play", game_id, "--seed", "3", "--record", plain, stdin="1\n1\n")
    assert plain.read_text() == file.read_text()


@pytest.mark.parametrize("game_id", games.names())
def test_help_prints_the_rule_of_the_question(archipel: Run, game_id: str) -> None:
    answer = archipel("play", game_id, "--seed", "3", stdin="help\nquit\n")
    question = re.search(rf"\(({games.load(game_id).prefix}-\d+)", answer.out)
    assert question is not None
    assert answer.out.count(question[1]) >= 2


def test_without_a_game_one_is_chosen(archipel: Run) -> None:
    answer = archipel("play", stdin="1\n\nquit\n")
    assert answer.code == 0
    assert "Which game?" in answer.out
    assert games.load(games.names()[0]).title in answer.out
    assert archipel("play", stdin="chess\n").code == 2
    assert archipel("play", stdin="1\nmany\n").code == 2
    assert archipel("play", stdin="1\n99\n").code == 2
    assert archipel("play", stdin="").code == 0


def test_long_lists_come_in_pages(archipel: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.cli.play.PAGE", 2)
    short = archipel("play", "costa_ruana", "--seed", "3", stdin="quit\n")
    assert len(listed(short.out)) == 2
    more = re.search(r"and (\d+) more", short.out)
    assert more is not None
    pages = -(-int(more[1]) // 2)
    whole = archipel("play", "costa_ruana", "--seed", "3", stdin="\n" * pages + "quit\n")
    assert len(listed(whole.out)) == len(set(listed(whole.out))) == 2 + int(more[1])


def test_an_interrupt_leaves_quietly_with_130() -> None:
    process = start("play", "costa_ruana", "--seed", "1")
    assert process.stdout is not None
    while "[" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == ""


def test_a_reader_who_leaves_is_no_trouble() -> None:
    process = start("play", "costa_ruana", "--seed", "1")
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(ALWAYS_FIRST[:400])
    process.stdin.close()
    process.wait(timeout=60)
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_the_module_runs_as_a_program() -> None:
    process = start("play", "costa_ruana", "--seed", "1", "--lang", "fr")
    out, err = process.communicate("quit\n", timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Au revoir." in out
