"""The map of the rooms in the tour: every room of the server is on it, and no other."""

from __future__ import annotations

import re

from tests.docs.reading import ROOT


def test_the_map_of_the_server_has_every_room() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    part = tour.partition("## The rooms of the server")[2].partition("\n## ")[0]
    named = re.findall(r"\*\*(\w+)\*\*", part)
    files = {file.stem for file in (ROOT / "archipel" / "server").glob("*.py")} - {"__init__"}
    assert sorted(named) == sorted(files)
