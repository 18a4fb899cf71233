"""What the data of Costa Ruana must be like, whoever corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.games.components import at_least, exactly


def faults(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong, with its place."""
    cards = data["cards"]["items"]
    total = sum(card["count"] for card in cards)
    yield from exactly(data["cards"]["count"], total, "groups.cards.content.count")
    for at, card in enumerate(cards):
        if not 2 <= card["notches"] <= 6:
            where = f"groups.cards.content.items[{at}].notches"
            yield f"{where}: {card['notches']} is no number of players from 2 to 6"
    limits = data["limits"]
    rounds = data["hand_schedule"]["rounds"]
    yield from exactly(len(rounds), limits["rounds"], "groups.hand_schedule.content.rounds")
    each = data["hand_schedule"]["deal"] + sum(row["drawn_before"] for row in rounds)
    yield from exactly(len(data["islands"]["items"]), 10, "groups.islands.content.items")
    yield from exactly(
        data["islands"]["capacity"], limits["island_capacity"], "groups.islands.content.capacity"
    )
    for seats, row in data["player_counts"]["by_players"].items():
        n = int(seats)
        deck = sum(card["count"] for card in cards if card["notches"] <= n)
        yield from at_least(deck, n * each, f"groups.cards: cards for {n} players")
        told = data["deck_sizes"]["by_players"][seats]["deck"]
        yield from exactly(told, deck, f"groups.deck_sizes.content.by_players.{seats}.deck")
        where = f"groups.player_counts.content.by_players.{seats}"
        four, five = row["islands_with_4_treasures"], row["islands_with_5_treasures"]
        yield from exactly(four + five, row["islands"], f"{where}: islands with treasures")
        spaces = limits["island_capacity"] * (row["islands"] - 1)
        people = n * limits["inhabitants_per_player"]
        yield from at_least(spaces, people, f"{where}: spaces on all islands but one")
