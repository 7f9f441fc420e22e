"""The coach of a first game: what is asked now, what could be done, and why.

It sees what its player sees. It counts as the sheet does (`sheet`): the clues that tokens and the hint leave for each
colour. What it advises is what a tracker would do in the player's seat.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from bivouac.engine import Luck, Phrase, Say, phrase
from bivouac.games.cryptid import phrases
from bivouac.games.cryptid.board import coordinates
from bivouac.games.cryptid.bots import Tracker
from bivouac.games.cryptid.clues import HINTED, Clue, clues_of, parse_clue
from bivouac.games.cryptid.deduce import Deduction, deduce
from bivouac.games.cryptid.evidence import agreeing
from bivouac.games.cryptid.moves import Ask, Cube, Disc, Search
from bivouac.games.cryptid.odds import allowed, colours_at
from bivouac.games.cryptid.puzzle import shared
from bivouac.games.cryptid.rules import OPENING_CUBES
from bivouac.games.cryptid.sheet import STRUCK, boxes, known_masks
from bivouac.games.cryptid.view import Asked, CryptidView, Hinted, Placed, Searched

FEW = 3  # hexes that are named at a time
BETWEEN = " · "  # a hex has a comma in its name
LATEST = 2  # tokens that are explained at a time


def coach(view: CryptidView, say: Say) -> Sequence[str]:
    """One to four sentences for the viewer."""
    return [say(line) for line in _lines(view)]


def _lines(view: CryptidView) -> list[Phrase]:
    if view.phase == "over":
        return _over(view)
    if view.seat not in view.actors:
        return _watching(view)
    match view.phase:
        case "opening":
            return _opening(view)
        case "turn":
            return _turn(view)
        case "answer":
            return _answer(view)
        case "disc":
            return [phrase("cryptid-coach-disc", hex=_there(view)), _quiet(view)]
        case "cube":
            rule = Phrase("cryptid-coach-cube-again" if _own_cubes(view) > OPENING_CUBES else "cryptid-coach-cube")
            return [*_news(view)[-1:], rule, _quiet(view)]
        case _:
            return _vote(view)


def _there(view: CryptidView) -> str:
    """The hex that is asked about or searched."""
    assert view.cell is not None
    return coordinates(view.cell)


def _own_cubes(view: CryptidView) -> int:
    """How many cubes the viewer placed without being asked: in the opening, and for the cubes of others (CR-20)."""
    count, turn = 0, view.seat
    for event in view.record:
        if isinstance(event, Asked | Searched):
            turn = event.seat
        elif isinstance(event, Placed) and event.cube and turn == view.seat == view.owner(event.colour):
            count += 1
    return count


def _new_here(view: CryptidView) -> bool:
    """Whether the viewer has neither asked nor searched yet."""
    return not any(isinstance(event, Asked | Searched) and event.seat == view.seat for event in view.record)


# Choosing


def _opening(view: CryptidView) -> list[Phrase]:
    if _own_cubes(view):
        return [*_news(view)[-1:], Phrase("cryptid-coach-opening-again"), _quiet(view)]
    rule = [Phrase("cryptid-coach-opening"), Phrase("cryptid-coach-opening-why")]
    return [Phrase("cryptid-coach-goal"), *rule, _quiet(view)]


def _quiet(view: CryptidView) -> Phrase:
    """Where a token of the viewer's would strike fewest of the clues that the others can think of."""
    masks = known_masks(view.board)
    left = {name: agreeing(view, masks, colour) for colour, name in enumerate(view.colours)}
    tokens = [move for move in view.moves if isinstance(move, Cube | Disc)]

    def struck(token: Cube | Disc) -> int:
        return sum(masks[clue] >> token.cell & 1 == isinstance(token, Cube) for clue in left[token.colour])

    best = min(tokens, key=struck)
    alike = (token.cell for token in tokens if token.colour == best.colour and struck(token) == struck(best))
    return phrase(
        "cryptid-coach-quiet-cube" if isinstance(best, Cube) else "cryptid-coach-quiet-disc",
        colour=phrases.colour_phrase(best.colour),
        hexes=BETWEEN.join(map(coordinates, islice(alike, FEW))),
        out=struck(best),
        all=len(left[best.colour]),
    )


def _turn(view: CryptidView) -> list[Phrase]:
    known = deduce(view, needed=False, balance=False)  # as the tracker does: a newcomer infers no more than that
    opened = {colour: _open(view, colour) for colour in boxes(view)}
    hexes = sum(count > 0 for count in known.hex_counts)
    first = [Phrase("cryptid-coach-turn"), Phrase("cryptid-coach-answers")]
    lines = first if _new_here(view) else _news(view)[-1:]
    if hexes > 1:
        least = max(opened, key=lambda colour: len(opened[colour]))
        who, count = _who(view, least), len(opened[least])
        lines.append(phrase("cryptid-coach-standing", hexes=hexes, who=who, open=count))
    return [*lines, _advice(view, known)]


def _advice(view: CryptidView, known: Deduction) -> Phrase:
    """What a tracker would do, with the reason. But a first turn that could be the last is left to the player."""
    move = Tracker().turn(view, Luck.seeded(len(view.record)))
    if isinstance(move, Ask):
        if view.seats > 2:
            return phrase("cryptid-coach-ask", **_weighed(view, move))
        odds, there = int(100 * _both_fit(known, move)), coordinates(move.cell)
        return phrase("cryptid-coach-ask-pair", seat=phrases.seat_phrase(move.seat), hex=there, yes=odds)
    if not isinstance(move, Search):
        return Phrase("cryptid-coach-hint")
    if known.hex_counts[move.cell] < known.worlds:
        odds = int(100 * known.hex_odds[move.cell])
        return phrase("cryptid-coach-search", hex=coordinates(move.cell), odds=odds)
    if view.seats > 2 and _new_here(view):
        return phrase("cryptid-coach-enough", **_weighed(view, _evenest(view)))
    return phrase("cryptid-coach-sure", hex=coordinates(move.cell))


def _evenest(view: CryptidView) -> Ask:
    """The question that parts the open clues of somebody best: after either answer some fall away."""
    masks = known_masks(view.board)
    opened = [[masks[clue] for clue in _open(view, seat)] for seat in range(view.seats)]

    def fewer(question: Ask) -> int:
        yes = sum(mask >> question.cell & 1 for mask in opened[question.seat])
        return min(yes, len(opened[question.seat]) - yes)

    return max((move for move in view.moves if isinstance(move, Ask)), key=fewer)


def _weighed(view: CryptidView, question: Ask) -> dict[str, Phrase | str | int]:
    """A question of three players or more, with what either answer leaves on the sheet."""
    masks, clues = known_masks(view.board), _open(view, question.seat)
    yes = sum(masks[clue] >> question.cell & 1 for clue in clues)
    seat, there = phrases.seat_phrase(question.seat), coordinates(question.cell)
    return {"seat": seat, "hex": there, "all": len(clues), "yes": yes, "no": len(clues) - yes}


def _both_fit(known: Deduction, question: Ask) -> float:
    """Of two players: in what share of the worlds both clues of the other allow the hex."""
    held = known.found.table[colours_at(known.view.seats, question.seat)]
    fits: Any = allowed(known.view.board)[held, question.cell]
    return float(fits.all(axis=0).mean())


def _answer(view: CryptidView) -> list[Phrase]:
    """Two players: the answer, and which colour of two tells less."""
    cubes = [move for move in view.moves if isinstance(move, Cube)]
    if len(cubes) == 2:
        return [phrase("cryptid-coach-answer-choice", hex=_there(view)), _quiet(view)]
    if cubes:
        colour = phrases.colour_phrase(cubes[0].colour)
        return [phrase("cryptid-coach-answer-cube", hex=_there(view), colour=colour)]
    return [phrase("cryptid-coach-answer-discs", hex=_there(view))]


def _vote(view: CryptidView) -> list[Phrase]:
    odds = int(100 * max(deduce(view, needed=False, balance=False).hex_odds))
    agree = Tracker().wants_hint(view, Luck.seeded(0))
    advice = phrase("cryptid-coach-vote-agree" if agree else "cryptid-coach-vote-refuse", odds=odds)
    return [Phrase("cryptid-coach-vote"), advice]


# Watching


def _watching(view: CryptidView) -> list[Phrase]:
    news = _news(view)
    if news:
        return [*news, Phrase("cryptid-coach-sheet")] if view.phase == "opening" else news
    watch = phrase("cryptid-coach-watch", seat=phrases.seat_phrase(view.actors[0]))
    return [watch] if view.record else [Phrase("cryptid-coach-goal"), watch]


def _news(view: CryptidView) -> list[Phrase]:
    """What the latest tokens tell, or the hint: those that came since the last question or search."""
    news: list[Phrase] = []
    for number in range(len(view.record) - 1, -1, -1):
        event = view.record[number]
        if isinstance(event, Asked | Searched) or len(news) == LATEST:
            break
        if isinstance(event, Placed):
            news.insert(0, _told(view, event, number))
        elif isinstance(event, Hinted):
            clues = clues_of(view.board.advanced)
            out = sum(HINTED[event.hint] >> clue & 1 for clue in clues)
            news.insert(0, phrase("cryptid-coach-hinted", out=out, all=len(clues)))
    return news


def _told(view: CryptidView, token: Placed, number: int) -> Phrase:
    """What a token tells: the clues that it strikes, and those that are left."""
    before, after = (_open(_as_of(view, count), token.colour) for count in (number, number + 1))
    there, who, out, left = coordinates(token.cell), _who(view, token.colour), len(before) - len(after), len(after)
    kind = "cube" if token.cube else "disc"
    if view.owner(token.colour) == view.seat:
        colour = phrases.colour_phrase(view.colours[token.colour])
        return phrase(f"cryptid-coach-my-{kind}", colour=colour, hex=there, out=out, left=left)
    if out and left == 1:
        return phrase(f"cryptid-coach-last-{kind}", who=who, hex=there, clue=phrases.clue_phrase(after[0]))
    return phrase(f"cryptid-coach-their-{kind}", who=who, hex=there, out=out, left=left)


def _as_of(view: CryptidView, number: int) -> CryptidView:
    """The tokens and the hint as they were after so many events."""
    cubes, discs = [0] * len(view.colours), [0] * len(view.colours)
    hint = None
    for event in view.record[:number]:
        if isinstance(event, Placed):
            (cubes if event.cube else discs)[event.colour] |= 1 << event.cell
        elif isinstance(event, Hinted):
            hint = event.hint
    return msgspec.structs.replace(view, cubes=tuple(cubes), discs=tuple(discs), hint=hint)


def _open(view: CryptidView, colour: int) -> list[Clue]:
    """The clues that the viewer's sheet leaves for a colour; for one of the viewer's own, what the tokens leave."""
    signs = boxes(view).get(colour)
    if signs is None:
        return agreeing(view, known_masks(view.board), colour)
    return [clue for clue, sign in signs.items() if sign != STRUCK]


def _who(view: CryptidView, colour: int) -> Phrase:
    """A colour as somebody who speaks: of two players, each clue has a colour of its own."""
    return Phrase(f"cryptid-seat-{view.colours[colour]}")


# Afterwards


def _over(view: CryptidView) -> list[Phrase]:
    """Why it was that hex."""
    masks = known_masks(view.board)
    held = [masks[parse_clue(code)] for code in view.clues if code is not None]
    lines = [phrase("cryptid-coach-over", hex=_there(view), count=len(held))]
    for colour, name in enumerate(view.colours):
        if view.owner(colour) == view.seat:
            rest = shared([mask for holder, mask in enumerate(held) if holder != colour])
            own = phrases.colour_phrase(name)
            lines.append(phrase("cryptid-coach-over-mine", colour=own, hexes=rest.bit_count()))
    return [*lines, Phrase("cryptid-coach-over-review")]
