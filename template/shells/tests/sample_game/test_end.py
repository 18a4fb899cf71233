"""Points, places, and what is hidden until then."""

from __future__ import annotations

from archipel.games.sample_game import GAME
from archipel.kernel.core import SPECTATOR
from archipel.text import LANGUAGES, Speaker
from tests.acting import worlds
from tests.marks import rule
from tests.reading import drawn
from tests.sample_game.table import at, dig, give, play_on, table


@rule("SG-20")
def test_each_shell_of_a_kind_scores_one_more_than_the_one_before() -> None:
    m = table()
    give(m, 0, "cone", "cone", "cone", "whelk")
    assert GAME.breakdown(at(m))[0] == {"sets": 1 + 2 + 3 + 1, "all_kinds": 0}


@rule("SG-21")
def test_all_four_kinds_score_five_points() -> None:
    m = table()
    give(m, 0, "cowrie", "cone", "scallop", "whelk")
    assert GAME.breakdown(at(m))[0] == {"sets": 4, "all_kinds": 5}


@rule("SG-22")
def test_more_shells_face_down_win_among_equals() -> None:
    m = table(3)
    dig(m, 0, "whelk")
    give(m, 1, "cone")
    give(m, 2, "cowrie")
    assert m.scores() == [1, 1, 1]
    assert m.ranks() == [1, 2, 2]


@rule("SG-H1")
def test_face_down_shells_are_known_to_their_owner_until_the_end() -> None:
    m = table()
    dig(m, 0, "whelk")
    assert m.view(0).players[0].hidden == ["whelk"]
    for other in (1, SPECTATOR):
        assert m.view(other).players[0].hidden is None
        assert m.view(other).players[0].face_down == 1
        assert m.view(other).scores[0] == {"sets": 0, "all_kinds": 0}
        assert m.view(other).veiled[0] == ["sets", "all_kinds"]
        assert m.view(other).secret == {}
    assert m.view(0).secret == {"sets": 1, "all_kinds": 0}
    assert len({tuple(world.hidden) for world in worlds(m, 1)}) == 4
    play_on(m)
    assert m.view(1).players[0].hidden is not None


@rule("SG-H1")
def test_only_who_digs_hears_what_was_dug_up() -> None:
    m = table()
    dig(m, 0, "whelk")
    assert "whelk" in str(m.told(0))
    assert "whelk" not in str(m.told(1))


def test_the_board_in_a_terminal_names_the_shells() -> None:
    m = table()
    dig(m, 0, "whelk")
    for lang in LANGUAGES:
        speaker = Speaker(lang, GAME.id)
        assert speaker.name("scallop") in drawn(GAME, m.view(0), speaker)
        assert speaker.name("whelk") in drawn(GAME, m.view(0), speaker)
        assert speaker.name("whelk") not in drawn(GAME, m.view(1), speaker)
