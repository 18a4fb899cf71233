"""Two scores, never mixed: what the score track shows, and what the final scoring would add."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.games.points import points as two_scores
from archipel.kernel.core import SPECTATOR, Rng, on_track
from tests.marks import rule

from .play import all_tables, plays, positions

TRACKS = {"bora_bora": "score", "edora": "prestige"}
"""Games whose view tells where a player's marker stands on the printed track, and as what."""

everywhere = pytest.mark.parametrize(("name", "seats"), all_tables())
with_a_track = pytest.mark.parametrize(
    ("name", "seats"), [table for table in all_tables() if table[0] in TRACKS]
)


@everywhere
def test_the_sources_are_the_lines_of_the_score_sheet_at_every_moment(
    name: str, seats: int
) -> None:
    game = games.load(name)
    ids = [source.id for source in game.sources]
    assert ids
    assert len(set(ids)) == len(ids)
    for p in positions(game, seats, Rng(seats), every=5):
        for mine in game.breakdown(p):
            assert list(mine) == ids


@everywhere
def test_what_stands_on_the_score_track_is_never_lost(name: str, seats: int) -> None:
    """So nothing that another player can still take away, or that one can spend, is on it."""
    game = games.load(name)
    for seed in range(plays(3)):
        before = [{source.id: 0 for source in game.sources}] * seats
        for p in positions(game, seats, Rng(seed)):
            now = game.breakdown(p)
            for seat in range(seats):
                for source in game.sources:
                    if not source.at_end:
                        assert now[seat][source.id] >= before[seat][source.id], source.id
            before = now


@with_a_track
def test_the_score_track_is_the_printed_one(name: str, seats: int) -> None:
    """Where the view tells where the markers stand, that is the number we show."""
    game = games.load(name)
    for p in positions(game, seats, Rng(seats + 7), every=3):
        view = game.view(p, SPECTATOR)
        for seat, player in enumerate(view.players if not view.over else []):
            printed = getattr(player, TRACKS[name])
            assert on_track(game.sources, view.scores[seat]) == printed


@everywhere
def test_everybody_sees_the_same_and_each_knows_the_rest_of_their_own(
    name: str, seats: int
) -> None:
    """Hidden points come from hidden sources; their owner knows them, apart from the rest."""
    game = games.load(name)
    hidden = {source.id for source in game.sources if source.hidden}
    secrets = 0
    for seed in range(6):
        if seed >= plays(6) and bool(secrets) == bool(hidden):
            break
        for p in positions(game, seats, Rng(seed + 20), every=2):
            true = game.breakdown(p)
            table = game.view(p, SPECTATOR)
            assert table.secret == {}
            for seat in range(seats):
                view = game.view(p, seat)
                assert (view.scores, view.veiled) == (table.scores, table.veiled)
                veiled = set(view.veiled[seat]) if view.veiled else set()
                assert veiled <= hidden
                assert set(view.secret) <= veiled
                for source, count in true[seat].items():
                    assert view.scores[seat][source] + view.secret.get(source, 0) == count
                    assert source in veiled or view.scores[seat][source] == count
                secrets += sum(view.secret.values())
                own = two_scores(view, seat, game.sources)
                assert own.end == sum(true[seat].values())
                assert own.now == on_track(game.sources, true[seat])
                assert own.own == sum(view.secret.values())
                assert (own.now_more, own.end_more) == (False, False)
    assert not any(table.veiled)
    assert table.scores == true, "the final scores are everybody's to read"
    assert bool(secrets) == bool(hidden)


@rule("BB-701", "BB-711", "DK-71", "MG-58", "MG-60", "MG-81", "MG-85", "MG-86", "CR-57")
@pytest.mark.parametrize(
    ("name", "at_once"),
    [
        ("bora_bora", "start fishing helper persons red_god buildings status temple tasks"),
        ("costa_ruana", "treasures"),
        ("dokmus", "ruins"),
        ("mangrovia", "printed fervour_tiles"),
    ],
)
def test_what_the_rulebook_scores_at_once(name: str, at_once: str) -> None:
    sources = games.load(name).sources
    assert [source.id for source in sources if not source.at_end] == at_once.split()
