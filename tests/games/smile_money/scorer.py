"""A second scorer, written from the specification alone; shares nothing with the engine.

Cards are their names (`R2`, `X`), piles are lists of them. `recount` plays a whole match again from
its shuffle and its written decisions; `tally` counts what lies at the end.
"""

from __future__ import annotations

COLOUR_OF_LETTER = {
    "R": "red",
    "Y": "yellow",
    "E": "grey",
    "P": "purple",
    "G": "green",
    "L": "light_blue",
}


def deck_list(deck: dict) -> list[str]:
    """All cards colour by colour, coins ascending, bombs last."""
    names = []
    for letter, colour in COLOUR_OF_LETTER.items():
        for coins in sorted(deck["colours"][colour]):
            names.append(letter + str(coins))
    return names + ["X"] * deck["bombs"]["count"]


def coins_on(card: str, deck: dict) -> int:
    return deck["bombs"]["coins"] if card == "X" else int(card[1:])


def recount(
    deck: dict,
    seats: int,
    options: dict,
    first: int,
    order: list[int],
    decisions: list[tuple[int, str]],
) -> list[int]:
    """Final points by seat, from the first dealer, the shuffle (top first) and what was played."""
    in_order = deck_list(deck)
    shuffled = [in_order[place] for place in order]
    table, shuffled = shuffled[:4], shuffled[4:]
    hands: list[list[str]] = [[] for _ in range(seats)]
    piles: list[list[str]] = [[] for _ in range(seats)]
    smiles = [0] * seats
    last = None
    dealer = first
    player = first
    for seat, written in decisions:
        if not any(hands):
            for _ in range(4):
                for step in range(seats):
                    hands[(dealer + step) % seats].append(shuffled.pop(0))
            player = dealer
            dealer = (dealer + 1) % seats
        assert seat == player
        player = (player + 1) % seats
        words = written.split()
        card = words[1]
        hands[seat].remove(card)
        taken = list(table) if card == "X" else words[3:]
        if not taken:
            table.append(card)
            continue
        for other in taken:
            table.remove(other)
        team = captain_of(seat, options)
        piles[team] += [card, *taken]
        last = team
        if card != "X" and table == []:
            smiles[team] += 1
    assert len(decisions) == 48
    assert not any([shuffled, *hands])
    return tally(deck, piles, smiles, table, last, options)


def tally(
    deck: dict,
    piles: list[list[str]],
    smiles: list[int],
    table: list[str],
    last: int | None,
    options: dict,
) -> list[int]:
    """Final points by seat. With `pairs`, piles and smiles stand at the captains' seats only."""
    seats = len(piles)
    piles = [list(pile) for pile in piles]
    challenge = options.get("colour_challenge")
    if challenge and last is not None:
        piles[last] = piles[last] + table
    points = []
    for seat in range(seats):
        total = 0
        for card in piles[seat]:
            total = total + coins_on(card, deck)
        points.append(total + 2 * smiles[seat])
    if challenge:
        for letter in COLOUR_OF_LETTER:
            counts = [sum(card[0] == letter for card in pile) for pile in piles]
            most = max(counts)
            if counts.count(most) == 1:
                winner = counts.index(most)
                points[winner] += 1
                if most == len(deck["colours"][COLOUR_OF_LETTER[letter]]):
                    points[winner] += 3
    return [points[captain_of(seat, options)] for seat in range(seats)]


def captain_of(seat: int, options: dict) -> int:
    """The seat whose pile takes what this one captures."""
    if not options.get("pairs"):
        return seat
    return options.get(("first_captain", "second_captain")[seat % 2], seat % 2 + 1) - 1
