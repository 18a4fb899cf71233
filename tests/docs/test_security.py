"""The page on security: every chapter is answered, by tests that are there or by a reason."""

from __future__ import annotations

import re

from tests.docs.reading import ROOT

CITED = re.compile(r"`((?:browser/|notices/)?test_\w+)(?:::(test_\w+))?`")


def test_every_test_that_is_cited_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    found = [match for match in CITED.findall(page) if "…" not in match[1]]
    assert len(found) > 40
    missing = []
    for file, name in found:
        where = file if file.startswith("browser/") else f"server/{file}"
        path = ROOT / "tests" / f"{where}.py"
        if not path.is_file() or (name and f"def {name}(" not in path.read_text("utf-8")):
            missing.append(f"{file}::{name}")
    assert missing == []


def test_every_chapter_is_answered() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    heads = " ".join(re.findall(r"^## (.*)", page, re.MULTILINE))
    assert set(re.findall(r"\bV(\d+)\b", heads)) == {str(n) for n in range(1, 18)}


WANTED = """
1: 2 9 11 3 2, 2: 3 3 4 1, 3: 0 2 4 6 5 0 2, 4: 3 1 2 4, 5: 1 3 2 3, 6: 3 12 4 4 5 3 0 4,
7: 3 4 2 5 2 2, 8: 2 3 1 1, 9: 3 4, 10: 2 2 4 11 5 2 3, 11: 2 3 3 4 1 1, 12: 3 2 4, 13: 1 5 2 5,
14: 2 4 3, 15: 3 3 7, 16: 1 5 4 3 3, 17: 1 4 2
"""
"""Requirements of levels 1 and 2 in ASVS 5.0.0: by chapter, how many each section begins with."""


def wanted() -> set[tuple[int, ...]]:
    found = set()
    for chapter in WANTED.replace("\n", " ").split(","):
        head, counts = chapter.split(":")
        for section, most in enumerate(map(int, counts.split()), 1):
            found |= {(int(head), section, n) for n in range(1, most + 1)}
    return found


def answered(page: str) -> set[tuple[int, ...]]:
    """The requirements and sections that a row begins with, and chapters that are not used."""
    found = {
        (int(n),) for n in re.findall(r"^## V(\d+)[^\n]*\n\nNot used", page, flags=re.MULTILINE)
    }
    for row in re.findall(r"^\| ([\d., to]*\d)", page, flags=re.MULTILINE):
        for part in row.split(","):
            first, _, last = part.partition(" to ")
            begin = tuple(map(int, first.strip().split(".")))
            end = tuple(map(int, last.strip().split("."))) if last else begin
            found |= {(*begin[:-1], n) for n in range(begin[-1], end[-1] + 1)}
    return found


def test_every_requirement_of_levels_one_and_two_is_answered() -> None:
    assert len(wanted()) == 70 + 183, "as many as the standard counts"
    there = answered((ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    silent = [id for id in sorted(wanted()) if not {id, id[:2], id[:1]} & there]
    assert [".".join(map(str, id)) for id in silent] == []


def test_every_answer_has_a_test_or_a_reason() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    answers = [[cell.strip() for cell in row] for row in rows if row[1].strip() != "how far"]
    assert len(answers) > 50
    for what, how_far, *shown in answers:
        word = how_far.partition(":")[0].partition(" ")[0].strip(",;")
        assert word in ("met", "partly", "open", "does"), what
        reasoned = len(how_far) > len(word) + 10 or word == "does"
        assert reasoned or any(shown), what
