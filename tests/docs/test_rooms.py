"""The map of the rooms in the tour: every room of the server is on it, and no other."""

from __future__ import annotations

import re

from tests.docs.reading import ROOT


def test_the_map_of_the_server_has_every_room() -> None:
    tour = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    part = tour.partition("## The rooms of the server")[2].partition("\n## ")[0]
    named = re.findall(r"\*\*(\w+)\*\*", part)
    server = ROOT / "archipel" / "server"
    files = {file.stem for file in server.glob("*.py")} - {"__init__"}
    folders = {file.parent.name for file in server.glob("*/__init__.py")} - {"migrations"}
    assert sorted(named) == sorted(files | folders)


def test_the_map_of_the_members_has_every_room() -> None:
    members = ROOT / "archipel" / "server" / "members"
    told = (members / "__init__.py").read_text(encoding="utf-8")
    named = {
        name
        for row in re.findall(r"^\| (.*?) \|", told, re.MULTILINE)[1:]
        for name in row.split(", ")
    }
    assert named - {"---"} == {file.stem for file in members.glob("*.py")} - {"__init__"}
