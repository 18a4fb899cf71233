"""The small lock files are parts of the large one: one environment grows step by step."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from .place import ROOT


def pins(name: str) -> dict[str, str]:
    """What a lock file pins, and to which version."""
    found = re.findall(r"^([a-z0-9._-]+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE)
    return dict(found)


def asked_for(*extras: str) -> set[str]:
    """What the extras ask for by themselves, and the engine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    found: set[str] = set()
    for asked in map(Requirement, lines):
        if asked.name == project["name"]:  # an extra that brings others
            found |= asked_for(*asked.extras)
        else:
            found.add(asked.name.replace(".", "-"))
    return found


SMALL = ["requirements-play.lock", "requirements-compile.lock", "requirements-host.lock"]


@pytest.mark.parametrize("name", SMALL)
def test_a_small_lock_pins_what_the_large_one_pins(name: str) -> None:
    assert pins(name).items() <= pins("requirements.lock").items()
    assert len(pins(name)) < len(pins("requirements.lock"))


def test_the_locks_hold_what_the_project_asks_for() -> None:
    assert asked_for("server", "terminal") <= set(pins("requirements-play.lock"))
    assert asked_for("server", "terminal", "postgresql", "cluster") <= set(
        pins("requirements-host.lock")
    )
    everything = asked_for("server", "terminal", "test", "check")
    assert everything <= set(pins("requirements.lock"))
    assert {"mypy", "setuptools"} <= set(pins("requirements-compile.lock"))


@pytest.mark.parametrize("name", ["requirements.lock", *SMALL])
def test_a_lock_pins_by_hash_and_names_no_place_to_get_it_from(name: str) -> None:
    text = (ROOT / name).read_text()
    assert re.findall(r"://|^--", text, re.MULTILINE) == []
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    assert [block for block in blocks if "==" in block and "--hash=sha256:" not in block] == []
    assert f"-o {name}" in (ROOT / "Makefile").read_text()
