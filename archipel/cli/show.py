"""How a match reads in a terminal: its log, its choices, its points, its rules."""

from __future__ import annotations

import re

from rich.markup import escape
from rich.table import Table

from archipel.kernel.core import SPECTATOR, Game
from archipel.kernel.match import Match
from archipel.text import Speaker, rules_file

RULE_ID = r"[A-Z]{1,3}-?[A-Z]?\d+[a-z]?"
RULE_LINE = re.compile(rf"^\s*(?:[-*|]|#+)?\s*\*{{0,2}}({RULE_ID})\b")


def choice_sentence(game: Game, choice: int, speaker: Speaker) -> str:
    """A choice as a sentence: "Place a statuette on f3"."""
    verb = game.vocabulary.verb_of(choice)
    return speaker.choice(verb.path(choice), verb.operands)


def option_sentence(match: Match, choice: int, speaker: Speaker) -> str:
    """An option of the waiting decision as a sentence, for the seat that decides."""
    verb = match.game.vocabulary.verb_of(choice)
    return speaker.choice(verb.path(choice), verb.operands, match.notes(choice))


def question(match: Match, speaker: Speaker) -> str:
    """The question of the waiting decision, for the seat that decides."""
    return speaker.say(f"ask-{match.ask()}", **match.details())


def log(match: Match, seat: int, speaker: Speaker, since: int = 0) -> list[str]:
    """What happened from ply ``since`` on, as a seat or a SPECTATOR may hear it."""
    return [
        speaker.say(f"log-{word}", **values) for _, word, values in match.told(seat, since=since)
    ]


def score_table(scores: list[dict[str, int] | None], speaker: Speaker, ranks: list[int]) -> Table:
    """Points by source, a column for each player; ``?`` for what the viewer may not know.

    ``ranks`` is empty while the game goes on.
    """
    table = Table(title=speaker.say("cli-scores"))
    table.add_column("")
    for seat in range(len(scores)):
        table.add_column(escape(speaker.name(f"seat_{seat}")), justify="right")
    sources = next((list(points) for points in scores if points is not None), [])
    for source in sources:
        cells = ["?" if points is None else str(points[source]) for points in scores]
        table.add_row(escape(speaker.say(f"score-{source}")), *cells)
    table.add_section()
    totals = ["?" if points is None else str(sum(points.values())) for points in scores]
    table.add_row(speaker.say("cli-total"), *totals, style="bold")
    if ranks:
        table.add_row(speaker.say("cli-rank"), *(str(rank) for rank in ranks), style="bold")
    return table


def final_table(match: Match, speaker: Speaker) -> Table:
    """The end of a game: nothing is hidden any more."""
    scores: list[dict[str, int] | None] = [*match.game.breakdown(match.position)]
    return score_table(scores, speaker, match.ranks())


def standing(match: Match, seat: int, speaker: Speaker) -> Table:
    """Points as one seat may know them; once the game is over, everything."""
    if match.over:
        return final_table(match, speaker)
    return score_table(match.view(seat).scores, speaker, [])


def viewer_name(seat: int, speaker: Speaker) -> str:
    """Who looks: a player, or the audience."""
    return speaker.say("cli-spectator") if seat == SPECTATOR else speaker.name(f"seat_{seat}")


def rules_text(game: Game, lang: str) -> str:
    """The rules of a game, as written (Markdown)."""
    return rules_file(game.id, lang).read_text(encoding="utf-8")


def canonical(rule: str) -> str:
    """A rule id without its accidents, so that people need not count zeros.

    >>> canonical("ru-3") == canonical("RU-03")
    True
    """
    return re.sub(r"(?<!\d)0+(?=\d)", "", rule.upper().replace("-", ""))


def rules_by_id(text: str) -> dict[str, str]:
    """The paragraphs of RULES.md by the id they begin with; rulings and examples too."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        match = RULE_LINE.match(line)
        if match is not None:
            current = found.setdefault(canonical(match[1]), [])
        elif not line.strip() or line.startswith("#"):
            current = None
        if current is not None:
            current.append(_out_of_its_table(line))
    return {id: "\n".join(lines) for id, lines in found.items()}


def _out_of_its_table(line: str) -> str:
    """A row of a table as a paragraph, since alone it is no table any more."""
    if not line.startswith("|"):
        return line
    id, *cells = (cell.strip() for cell in line.strip().strip("|").split("|"))
    return "\n\n".join([f"**{id}** {cells[0] if cells else ''}".rstrip(), *cells[1:]])


def rule_ids(rule: str) -> list[str]:
    """The ids a step names: "CR-14, CR-15" -> both."""
    return re.findall(RULE_ID, rule)
