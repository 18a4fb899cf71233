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
