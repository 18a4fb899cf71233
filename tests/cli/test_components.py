"""What an owner of a box corrects: printed, checked, compared, played with, carried by records."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.games import corrections
from archipel.games.components import BadComponents, shipped
from archipel.kernel import record
from tests.cli.conftest import Run

DOKMUS = shipped("dokmus")


def run(*tokens: str | Path, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A process of its own, with the corrections of a folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    environment["PYTHONIOENCODING"] = "utf-8"
    if folder is not None:
        environment["ARCHIPEL_COMPONENTS"] = str(folder)
    return subprocess.run(
        [sys.executable, "-m", "archipel", *map(str, tokens)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def correction(**groups: dict[str, Any]) -> bytes:
    wrapped = {name: {"content": content} for name, content in groups.items()}
    return json.dumps({"game": "dokmus", "groups": wrapped}).encode()


def faults(**groups: dict[str, Any]) -> list[str]:
    found = corrections.parse(correction(**groups), "dokmus", "my.json")
    with pytest.raises(BadComponents) as caught:
        corrections.apply(DOKMUS, found, "my.json")
    error = caught.value
    return error.faults if isinstance(error, corrections.Faults) else [str(error)]


@pytest.mark.parametrize("game", games.names())
def test_every_group_is_listed_the_least_sure_first(archipel: Run, game: str) -> None:
    answer = archipel("components", game, "--lang", "fr")
    assert (answer.code, answer.err) == (0, "")
    flat = answer.out.replace("\n", "")
    assert f"{game}/components.json" in flat.replace(" ", "")
    unsure, sure = flat.find("incertain"), flat.find("sûr")
    assert unsure < sure or sure == -1
    levels = {group.confidence for group in shipped(game).groups.values()}
    assert (unsure >= 0, sure >= 0) == ("low" in levels, "high" in levels)


def test_what_is_printed_to_edit_fits_and_changes_nothing(archipel: Run, tmp_path: Path) -> None:
    printed = archipel("components", "dokmus", "tokens", "sacrifice_points")
    assert printed.code == 0
    file = tmp_path / "dokmus.json"
    file.write_text(printed.out, encoding="utf-8")
    checked = archipel("components", "dokmus", "--check", file, "--diff")
    assert (checked.code, checked.err) == (0, "")
    assert "changes nothing" in checked.out
    assert "nothing differs" in checked.out


def test_a_correction_is_told_in_words(archipel: Run, tmp_path: Path) -> None:
    file = tmp_path / "dokmus.json"
    content = DOKMUS.groups["sacrifice_points"].content
    rows = {**content["by_players"], "4": [6, 3, 1, 0]}
    file.write_bytes(correction(sacrifice_points={**content, "by_players": rows}))
    answer = archipel("components", "dokmus", "--check", file, "--diff")
    assert answer.code == 0
    assert "sacrifice_points: by_players, 4, no. 1: 5 becomes 6" in answer.out


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rounds": "eight"}, 'tokens.content.rounds: this should be a whole number, not "eight"'),
        ({"roundz": 8}, "there is no 'roundz' here (did you mean 'rounds'?)"),
        ({"rounds": None}, "rounds: this should be a whole number, not null"),
        ({"rounds": 99}, "tokens.content.per_player: there are 25, 298 are needed"),
        ({"rounds": 10**9}, "1000000000 is more than any box holds"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(change: dict[str, Any], told: str) -> None:
    found = faults(tokens={**DOKMUS.groups["tokens"].content, **change})
    assert any(told in fault for fault in found), found
    assert all(fault.startswith("my.json: groups.tokens") for fault in found)


def test_a_missing_key_and_an_unknown_group_are_told() -> None:
    content = dict(DOKMUS.groups["tokens"].content)
    del content["rounds"]
    assert faults(tokens=content) == ["my.json: groups.tokens.content: 'rounds' is missing"]
    told = "my.json: dokmus has no group 'tokns' (did you mean 'tokens'?)"
    assert faults(tokns={}) == [told]


def test_an_id_that_nothing_has_is_told() -> None:
    box = shipped("mangrovia")
    content = json.loads(json.dumps(box.groups["landscape_deck"].content))
    content["items"][0]["landscape"] = "watr"
    content["items"][1]["id"] = "card_water"
    source = json.dumps({"game": "mangrovia", "groups": {"landscape_deck": {"content": content}}})
    with pytest.raises(corrections.Faults) as caught:
        corrections.apply(box, corrections.parse(source.encode(), "mangrovia", "m"), "m")
    where = "m: groups.landscape_deck.content.items"
    assert caught.value.faults == [
        f"{where}[1].id: 'card_water' is there twice",
        f"{where}[0].landscape: nothing has the id 'watr' (did you mean 'water'?)",
    ]


def test_a_row_of_a_tile_that_is_too_short_is_told_with_tile_and_row() -> None:
    content = json.loads(json.dumps(DOKMUS.groups["map_tiles"].content))
    content["items"][2]["sides"]["A"]["rows"][1] = ".tMV.F"
    content["items"][2]["sides"]["B"]["rows"][0] = "...WFFX"
    assert faults(map_tiles=content) == [
        "my.json: groups.map_tiles: tile_3, side A: cells of row 2 '.tMV.F': "
        "there are 6, there should be 7",
        "my.json: groups.map_tiles: tile_3, side B: row 1 '...WFFX' has 'X', "
        "which is none of . F M R T V W t",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"game": "dokmus",\n "groups": {,}}', "my.json, line 2: JSON is malformed"),
        ('{"game": "edora", "groups": {}}', "game is 'edora', it should be 'dokmus'"),
        ('{"game": "dokmus", "groups": {}, "title": "D"}', "game, groups and note only"),
        ("[]", "a correction reads"),
    ],
)
def test_a_file_that_is_no_correction_is_told(text: str, told: str) -> None:
    with pytest.raises(BadComponents) as caught:
        corrections.parse(text.encode(), "dokmus", "my.json")
    assert told in str(caught.value)


def test_check_ends_with_2_and_one_line_for_each_fault(archipel: Run, tmp_path: Path) -> None:
    file = tmp_path / "dokmus.json"
    content = {**DOKMUS.groups["tokens"].content, "rounds": "8", "start_token": True}
    file.write_bytes(correction(tokens=content))
    answer = archipel("components", "dokmus", "--check", file)
    assert answer.code == 2
    assert len(answer.err.strip().splitlines()) == 2


def test_data_that_cannot_be_played_with_is_found_by_playing(archipel: Run, tmp_path: Path) -> None:
    """No check of shapes sees it: sides without any place to begin."""
    file = tmp_path / "dokmus.json"
    content = json.loads(json.dumps(DOKMUS.groups["map_tiles"].content))
    for tile in content["items"]:
        for side in tile["sides"].values():
            side["rows"] = ["MMMMMMM"] * 6 + ["MMMMMMt"]
    file.write_bytes(correction(map_tiles=content))
    answer = archipel("components", "dokmus", "--check", file)
    assert answer.code == 2
    assert "cannot be played with it by 2 players" in answer.err


def test_a_record_carries_its_data_and_replays_anywhere(tmp_path: Path) -> None:
    folder = tmp_path / "corrections"
    folder.mkdir()
    content = {**DOKMUS.groups["tokens"].content, "rounds": 2, "per_player": 7}
    (folder / "dokmus.json").write_bytes(correction(tokens=content))
    out = tmp_path / "out"
    line = ["simulate", "dokmus", "--games", "1", "--bots", "random", "--out"]
    assert run(*line, out, folder=folder).returncode == 0
    file = out / "dokmus-2-0.txt"
    text = file.read_text(encoding="utf-8")
    name = record.data_name(record.data_of(text))
    assert text.splitlines()[2] == f"data {name}"
    assert max(len(row) for row in text.splitlines()) <= 78

    with pytest.raises(record.OtherData, match="archipel replay reads it"):
        record.read(text, games.load)
    here = run("replay", file, "--json", folder=folder)
    anywhere = run("replay", file, "--json")
    assert (anywhere.returncode, anywhere.stderr) == (0, "")
    assert anywhere.stdout == here.stdout
    assert json.loads(here.stdout)["score"]

    # and the other way round: a record of the shipped data where it is corrected
    plain = tmp_path / "plain"
    assert run(*line, plain).returncode == 0
    old = plain / "dokmus-2-0.txt"
    assert "data" not in old.read_text(encoding="utf-8")
    assert run("replay", old, folder=folder).returncode == 0


def test_a_record_that_does_not_carry_the_data_it_names_is_refused(
    archipel: Run, tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    lines = [
        "archipel 1",
        "game dokmus 1",
        *record.data_lines('{"tokens":{"rounds":3}}'),
        "seats 2",
    ]
    for kept, told in (
        ([line for line in lines if not line.startswith("#data")], "does not carry it"),
        ([line.replace("#data eN", "#data eM") for line in lines], "cannot be read"),
        ([re.sub("^data .", "data x", line) for line in lines], "is not the one it names"),
    ):
        version = games.load("dokmus").version
        text = "\n".join(kept).replace("game dokmus 1", f"game dokmus {version}")
        file.write_text(text + "\n", encoding="utf-8")
        answer = archipel("replay", file)
        assert answer.code == 2
        assert told in answer.err


def test_data_from_a_record_is_checked_before_it_is_used(tmp_path: Path) -> None:
    """Whoever mails a record must not be able to fill memory or run anything."""
    file = tmp_path / "record.txt"
    version = games.load("dokmus").version
    data = record.data_lines('{"tokens":{"rounds":1000000000}}')
    lines = ["archipel 1", f"game dokmus {version}", *data, "seats 2"]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = run("replay", file)
    assert answer.returncode == 2
    assert "more than any box holds" in answer.stderr


def test_a_folder_that_is_not_there_is_a_mistake() -> None:
    answer = run("games", folder=Path("/nowhere"))
    assert answer.returncode == 2
    assert answer.stderr.strip() == "archipel: /nowhere: there is no such folder of corrections."
