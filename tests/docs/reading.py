"""The pages of the project, taken apart: blocks of code, and commands in sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^```(\w*)$")
NOT_RUN = re.compile(r"<!-- not run: (.*\S) -->")
COMMAND = re.compile(r"(?<!`)`((?:archipel|make)\s[^`]+)`(?!`)")


class Block(NamedTuple):
    """A block between two fences."""

    page: Path
    line: int
    language: str
    text: str
    excuse: str  # why it is not run; as a rule empty

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """The blocks of a page, in order. ``<!-- not run: reason -->`` stands right above one."""
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    opened = -1
    for n, line in enumerate(lines):
        fence = FENCE.match(line)
        if opened < 0 and line.startswith("```"):
            assert fence, f"{page.name}:{n + 1}: a block begins with ``` and one word"
            opened = n
        elif opened >= 0 and line == "```":
            above = next((row for row in reversed(lines[:opened]) if row.strip()), "")
            excuse = NOT_RUN.fullmatch(above.strip())
            language = lines[opened].removeprefix("```")
            text = "\n".join(lines[opened + 1 : n]) + "\n"
            found.append(Block(page, opened + 1, language, text, excuse[1] if excuse else ""))
            opened = -1
    assert opened < 0, f"{page.name}:{opened + 1}: a block without an end"
    return found


def shell_lines(block: Block) -> list[str]:
    """The commands of a block: all lines of ``sh``, those after ``$`` of ``console``."""
    rows = block.text.splitlines()
    if block.language == "console":
        rows = [row.removeprefix("$ ") for row in rows if row.startswith("$ ")]
    return [row for row in rows if row.strip() and not row.startswith("#")]


def commands(page: Path) -> list[str]:
    """The commands of ours that stand in the sentences of a page."""
    text = page.read_text(encoding="utf-8")
    outside = re.sub(r"(?ms)^```.*?^```$", "", text)
    return [" ".join(found.split()) for found in COMMAND.findall(outside)]
