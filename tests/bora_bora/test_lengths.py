"""Nothing about lengths and counts is written into the code: other data are played as well."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from archipel.games import FOLDER

PLAY = """
import sys
import archipel.games.components as components

real = components.read
changed = open(sys.argv[1], "rb").read()
ours = components.parse(changed, "bora_bora")
components.read = lambda game: ours if game == "bora_bora" else real(game)

from archipel.games import load
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from archipel.text import Speaker
from tests.acting import play_any
from tests.reading import drawn

game = load("bora_bora")
for seats in (2, 3, 4):
    match = Match(game, seats)
    rng = Rng(seats)
    pieces = game.pieces(match.position)
    while not match.over:
        play_any(match, rng)
    assert game.pieces(match.position) == pieces
    view = match.view(0)
    drawn(game, view, Speaker("fr", "bora_bora"))
    print(len(view.jewels), len(view.temple), len(view.display), len(view.tasks), view.round)
"""


def longer() -> dict[str, Any]:
    """The box with other lengths: tracks, grids, rows, piles and rounds."""
    box: dict[str, Any] = json.loads((FOLDER / "bora_bora" / "components.json").read_text())
    group = {name: part["content"] for name, part in box["groups"].items()}
    track = group["status_track"]["items"]
    track += [{**track[-1], "id": f"status_{n}", "step": n} for n in range(28, 33)]
    temple = group["temple"]["items"]
    temple.insert(0, {**temple[0], "id": "temple_7", "value": 7})
    jewels = group["jewelry_tiles"]["items"]
    jewels += [{**jewels[n], "id": f"{jewels[n]['id']}_again"} for n in range(6)]
    group["jewelry_grid"]["rows"] = 5
    ground = group["ceremony_spaces"]
    ground["rows"] = 4
    for n in range(1, 5):
        ground["items"].append({**ground["items"][n - 1], "id": f"c4{n}", "row": 4})
        ground["pairs"].append({"id": f"c3{n}_c4{n}", "a": f"c3{n}", "b": f"c4{n}"})
    group["god_cards"] |= {"display_size": 6, "copies_per_color": 14}
    group["buildings"]["items"].pop()
    group["paths"]["items"].pop()
    tasks = group["task_tiles"]["items"]
    tasks.append({**tasks[-1], "id": "one_more"})
    for row in group["setup"]["by_players"].values():
        row["task_display"] -= 1
    group["counts"]["rounds"] = 5
    spaces = group["person_spaces"]["items"]
    spaces.insert(0, {**spaces[0], "id": "space_0", "initial_huts": 0})
    return box


def test_other_lengths_are_played_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(longer()))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", "-c", PLAY, str(file)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:3] == [f"30 7 6 {tasks} 5" for tasks in (3, 4, 5)]
