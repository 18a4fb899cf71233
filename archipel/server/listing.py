"""A stored table and a stored line of chat, as anybody may see them."""

from __future__ import annotations

from archipel.server import chance, names
from archipel.server.messages import ChatLine, Player, Table
from archipel.server.schema import Said, TableRow


def describe(row: TableRow, mine: int | None, online: set[str], away: bool = False) -> Table:
    """A table as anybody may see it."""
    sealing = row.state == "sealing"
    seeds = chance.seeds_of(row.deed) if sealing else {}
    shown = names.seated(row.seats, row.opener)
    players = [
        Player(
            seat=seat,
            kind=s.kind,
            name=shown[seat],
            colour=s.colour,
            bot=s.bot,
            wish=s.wish,
            agreed=[n for n, other in enumerate(row.seats) if other.guest in s.agreed],
            guest=s.guest,
            online=s.guest in online,
            seal=s.seal if sealing else "",
            opened=seat in seeds,
        )
        for seat, s in enumerate(row.seats)
    ]
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        players=players,
        state=row.state,
        public=row.public,
        opener=row.opener,
        created=row.created,
        updated=row.updated,
        ply=row.ply,
        turn=row.turn,
        mine=mine,
        again=row.again,
        ranks=row.ranks,
        scores=row.scores,
        commitment=chance.commitment(bytes.fromhex(row.secret), row.deed) if sealing else "",
        hints=row.hints,
        absent=row.absent,
        away=away,
        by_itself=row.by_itself,
        clock=row.clock,
        due=row.due,
        ended=row.ended,
    )


def line(said: Said) -> ChatLine:
    return ChatLine(n=said.n, name=said.name, seat=said.seat, text=said.text, at=said.at)
