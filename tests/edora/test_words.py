"""Every sentence in three languages, and the board in a terminal."""

import re

import pytest

from archipel.games.edora import GAME, events
from archipel.games.edora.components import DATA, HEARTH_IDS, SANCTUARY_IDS, TILE_SLOT_IDS
from archipel.games.edora.draw import tile_cell
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.edora.table import COUNTS, at, opened, place, play_on, table
from tests.marks import rule
from tests.reading import drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [
        events.winner(1, True),
        events.winner(0, False),
        events.no_effect(0),
        events.nothing_possible(1, 9),
        events.knowledge_end(0, 1, 2),
        events.sickle_end(0, 3, 6),
        events.no_die(1, 1, 2),
        events.beige_dolmen(0, 2),
        events.linked(0, 1, 4, 8),
        events.leapt(0, 3, 1),
        events.first_player(1, 20, True),
        events.turned_die(0, 1, 12, 2, 6),
    ]
    for event in rare:
        text = speaker.say(f"log-{event.word}", **event.values)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_view_names_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    groups = ["bonuses", "herbs", "tablets", "potions", "gems", "menhirs", "steles"]
    for group in [*groups, "action_types"]:
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    geometry = DATA["board_geometry"]
    things = geometry["sanctuaries"] + geometry["hearths"] + geometry["dolmen_slots"]
    things += geometry["start_bushes"] + DATA["oracle"]["stones"] + DATA["oracle"]["places"]
    things += DATA["amulet"]["places"] + DATA["dolmens"]["items"] + DATA["dolmens"]["beige"]
    for thing in things:
        assert speaker.has(f"name-{thing['id']}"), thing["id"]
    for phase in [
        "setup",
        "move",
        "die",
        "square",
        "action",
        "brew",
        "potion",
        "fire",
        "dolmens",
        "herbs",
        "game_over",
    ]:
        assert speaker.has(f"draw-phase-{phase}")


def board_lines(m: Match, lang: str = "fr") -> list[str]:
    """The board in a terminal, without what stands above and below it."""
    lines = drawn(GAME, m.view(0), Speaker(lang, GAME.id, ["Ana", "Ben", "Cy", "Dan"])).splitlines()
    return lines[1 : 1 + 4 * 3 + 3 * 5]


@rule("ED-4", "ED-6")
def test_the_board_in_a_terminal_names_places_as_the_questions_do() -> None:
    text = "\n".join(board_lines(table()))
    names = [Speaker("fr", GAME.id).name(id) for id in [*SANCTUARY_IDS, *HEARTH_IDS]]
    assert all(re.search(rf"\b{name.split()[-1]}(?![0-9])", text) for name in names)
    assert not re.search(r"\b[hvp][0-3][0-3]\b", text)
    assert text.count("♠♟") == 4  # all pawns wait on the bushes
    assert [text.count(f"π{colour}") for colour in ("ro", "or", "ja", "ve", "bl", "vi")] == [2] * 6
    place(m := table(), "h31_0", 4, action="menhir")
    lower = board_lines(m)[-3:]
    assert "[4]₁" in lower[1]
    assert "♠♟3♟1" in lower[2]  # on the bush of D7, and in D7


@rule("ED-7", "ED-23")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_board_in_a_terminal_shows_every_path_and_no_other(seats: int) -> None:
    """Each line of a tile joins two of its sanctuaries, a double one crosses dark forest."""
    for seed in range(4):
        m = opened(seats, seed)
        board = board_lines(m)
        view = m.view(0)
        dark = {frozenset((link.a, link.b)): link.dark for link in view.links}
        for slot in TILE_SLOT_IDS:
            picture = [line.plain for line in tile_cell(slot, dark)]
            row, column = int(slot[1]), int(slot[2])
            n, s = f"h{row}{column}", f"h{row + 1}{column}"
            w, e = f"v{row}{column}", f"v{row}{column + 1}"
            ends = {
                (n, s): picture[0][8], (w, e): picture[2][0],
                (n, w): picture[0][5], (n, e): picture[0][11],
                (s, w): picture[4][5], (s, e): picture[4][11],
            }  # fmt: skip
            for (a, b), end in ends.items():
                count = dark.pop(frozenset((a, b)), None)
                assert end in (" " if count is None else "║═" if count else "│─")
            top = 3 + row * 8
            left = 12 + column * 29
            shown = [line[left : left + 17].ljust(17) for line in board[top : top + 5]]
            assert shown == picture  # and so it stands between its sanctuaries
        assert dark == {}


@rule("ED-8", "ED-72")
def test_the_board_in_a_terminal_shows_clearings_and_portals() -> None:
    m = opened(3, 4)
    text = drawn(GAME, m.view(0), Speaker("en", GAME.id))
    for n, clearing in enumerate(m.view(0).clearings):
        mark = "⁰¹²³⁴⁵⁶⁷⁸⁹"[n + 1] + ("◎" if clearing.portal else "") if n < 9 else ""
        for id in clearing.sanctuaries if mark else []:
            assert f"{Speaker('en', GAME.id).name(id)}{mark}" in text
    assert text.count("◎") > 4


@rule("ED-44")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_oracle_in_a_terminal_carries_the_names_of_its_tablets(lang: str) -> None:
    m = table()
    speaker = Speaker(lang, GAME.id)
    text = drawn(GAME, m.view(0), speaker)
    for place_ in m.view(0).oracle:
        assert place_.tablet is not None
        assert speaker.name(place_.tablet) in text
    line = next(line for line in text.splitlines() if speaker.name("menhirs_4") in line)
    assert speaker.name("oracle_0_inner").partition(",")[0] in line
    assert "☾ ✦" in line  # its stones: sickle and prestige


@rule("ED-16", "ED-78")
def test_before_the_first_turn_everybody_stands_on_nought() -> None:
    """The final scoring would give points already; they do not stand on the track."""
    m = play_on(opened(3, 1), 1, "take-turn")
    assert all(sum(points.values()) > 0 for points in GAME.breakdown(at(m)))
    assert [player.prestige for player in m.view(0).players] == [0, 0, 0]
    text = drawn(GAME, m.view(0), Speaker("fr", GAME.id, ["Ana", "Ben", "Cy"]))
    head = next(
        n
        for n, line in enumerate(text.splitlines())
        if line.split()[:1] == ["●"] and line.split()[-1] == "✦"
    )
    assert "Σ" not in text.splitlines()[head]
    rows = [line for line in text.splitlines()[head:] if re.search(r"\b(Ana|Ben|Cy)\b", line)]
    column = text.splitlines()[head].index("✦")
    assert [row[column : column + 3].strip() for row in rows] == ["0", "0", "0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_a_hundred_columns(lang: str) -> None:
    for seats in COUNTS:
        m = play_on(opened(seats, 2), 2, "free-herbs")
        text = drawn(GAME, m.view(0), Speaker(lang, GAME.id, ["Ana", "Ben", "Cy", "Dan"]))
        assert max(len(line) for line in text.splitlines() if "──" not in line) <= 100


def test_the_board_shows_dice_dolmens_and_fires() -> None:
    speaker = Speaker("en", GAME.id)
    bare = drawn(GAME, table().view(0), speaker)
    m = table(
        dice={"h00_0": "a4", "h00_1": "b5"}, fires={"p03": 1}, stones={0: {"stele_die": "h00"}}
    )
    text = drawn(GAME, m.view(0), speaker)
    assert "[4]" in text
    assert "[5]" in text
    assert "[4]" not in bare
    assert text.count("♨") > bare.count("♨")
    assert text.count("▮") > 0
