"""The Speaker: ids become words, in the language and with the names of one reader."""

from __future__ import annotations

import pytest

from archipel.text import NoSentence, Speaker


def test_seats_are_called_by_their_players() -> None:
    speaker = Speaker("en", "costa_ruana", ["Ana", "Ben"])
    assert speaker.name("seat_1") == "Ben"
    assert speaker.name("seat_2") == "Player 3"
    assert Speaker("fr", "costa_ruana").name("seat_0") == "Joueur 1"


def test_a_name_may_speak_of_a_player() -> None:
    speaker = Speaker("en", "costa_ruana", ["Ana", "Ben"])
    assert speaker.name("down_0") == "face-down card of Ana"
    assert speaker.choice(["place_copier", "down_1"], ["slot"]).endswith("face-down card of Ben")


def test_an_id_without_a_name_is_called_by_its_id() -> None:
    assert Speaker("en", "dokmus").name("4c2") == "4c2"


def test_what_cannot_be_said_is_an_error_that_says_why() -> None:
    with pytest.raises(NoSentence, match="no language 'it'; there are: fr, en, de"):
        Speaker("it")
    with pytest.raises(NoSentence, match="'log-nonsense' has no text in 'en'"):
        Speaker("en", "dokmus").say("log-nonsense")
    with pytest.raises(NoSentence, match="seat"):
        Speaker("en", "costa_ruana").say("do-play_card", face="day_move")
