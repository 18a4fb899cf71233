"""Whatever a user gets wrong: one clear sentence on stderr, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel import games
from archipel.text import LANGUAGES, bundle
from tests.cli.conftest import Run

GAME = "costa_ruana"
VERSION = games.load(GAME).version

MISTAKES = {
    "unknown game": (["play", "chess"], "There is no game “chess”"),
    "unknown game, simulate": (["simulate", "chess"], "There is no game “chess”"),
    "unknown game, rules": (["rules", "chess"], "There is no game “chess”"),
    "unknown game, soak": (["soak", "chess"], "There is no game “chess”"),
    "unknown game, digest": (["digest", "chess"], "There is no game “chess”"),
    "too many players": (["play", GAME, "--seats", "99"], "not 99"),
    "too few players": (["simulate", GAME, "--seats", "1"], "not 1"),
    "unknown option": (["play", GAME, "--option", "wind=on"], "has no option “wind”"),
    "option without value": (["play", GAME, "--option", "wind"], "should read id=value"),
    "unknown bot": (["play", GAME, "--bots", "deep_blue"], "no bot “deep_blue”"),
    "unknown bot among others": (["simulate", GAME, "--bots", "random,x"], "no bot “x”"),
    "no bot at all": (["simulate", GAME, "--bots", ""], "no bot “”"),
    "bad seat": (["play", GAME, "--seats", "3", "--seat", "3"], "seats go from 0 to 2"),
    "negative seat": (["play", GAME, "--seat", "-1"], "seats go from 0 to"),
    "no games": (["simulate", GAME, "--games", "0"], "--games must be at least 1"),
    "no processes": (["soak", GAME, "--jobs", "0"], "--jobs must be at least 1"),
    "missing record": (["replay", "no/such/file.txt"], "There is no file no/such/file.txt"),
    "a folder for a record": (["replay", "."], "cannot be used"),
    "unknown rule": (["rules", GAME, "ZZ-99"], "has no rule “ZZ-99”"),
    "unknown command": (["paly"], "There is no command “paly”"),
    "unknown command of bench": (["bench", "moon"], "There is no command “moon”"),
    "unknown switch": (["games", "--colour"], "There is no switch “--colour”"),
    "missing argument": (["rules"], "GAME is missing"),
    "missing value": (["play", GAME, "--seats"], "--seats needs a value"),
    "not a number": (["play", GAME, "--seats", "two"], "“two” is no possible value of --seats"),
    "switch given twice": (["play", GAME, "--seed", "1", "--seed", "2"], "--seed is given twice"),
    "too many words": (["rules", GAME, "CR-1", "CR-2"], "“CR-2” is more than"),
    "unknown language": (["games", "--lang", "it"], "“it” is no possible value of --lang"),
    "no time to measure": (["bench", "engine", "--seconds", "0"], "--seconds"),
}


def is_one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.startswith("archipel: ") and "Traceback" not in text


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_one_sentence_and_exit_code_2(archipel: Run, name: str) -> None:
    tokens, said = MISTAKES[name]
    answer = archipel(*tokens)
    assert answer.code == 2
    assert said in answer.err
    assert is_one_sentence(answer.err)
    assert answer.out == ""


@pytest.mark.parametrize("game_id", games.names())
def test_an_unknown_value_of_an_option_is_told_with_the_possible_ones(
    archipel: Run, game_id: str
) -> None:
    for option in games.load(game_id).options:
        answer = archipel("play", game_id, "--option", f"{option.id}=purple")
        assert answer.code == 2
        assert ", ".join(option.values) in answer.err
        assert is_one_sentence(answer.err)


BROKEN = {
    "empty": ("", "line 1: the record is empty"),
    "not a record": ("hello\n", "line 1: a record begins with"),
    "unknown game": ("archipel 1\ngame chess 1\n", "line 2: there is no game 'chess'"),
    "wrong seats": (f"archipel 1\ngame {GAME} {VERSION}\nseats 99\n", "line 3:"),
    "bad choice": (
        f"archipel 1\ngame {GAME} {VERSION}\nseats 3\n* fly moon\n",
        "line 4: unknown verb 'fly'",
    ),
    "cut off": (f"archipel 1\ngame {GAME} {VERSION}\nsea", "line 3: the record is cut off"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_told_with_its_line(archipel: Run, tmp_path: Path, name: str) -> None:
    text, said = BROKEN[name]
    file = tmp_path / "broken.txt"
    file.write_text(text)
    answer = archipel("replay", file)
    assert answer.code == 2
    assert said in answer.err
    assert str(file) in answer.err
    assert is_one_sentence(answer.err)


def test_a_record_that_is_no_text_is_a_mistake(archipel: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    answer = archipel("replay", file)
    assert answer.code == 2
    assert is_one_sentence(answer.err)


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Le jeu « chess » n’existe pas"), ("de", "Es gibt kein Spiel „chess“")],
)
def test_mistakes_are_told_in_the_language_asked_for(
    archipel: Run, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    assert said in archipel("play", "chess", "--lang", lang).err
    assert said in archipel("play", "chess", f"--lang={lang}").err
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert said in archipel("play", "chess").err
    assert archipel("paly").err.startswith("archipel: ")


def test_a_language_we_do_not_speak_falls_back_to_english(
    archipel: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "There is no game" in archipel("play", "chess").err


def test_the_command_line_says_the_same_things_in_every_language() -> None:
    ids = {
        lang: {id for id in bundle(lang, None)._messages if id.startswith("cli-")}
        for lang in LANGUAGES
    }
    assert ids["fr"] == ids["en"] == ids["de"]
