"""What sightings, traits and the end of the game are worth (TC-12, TC-24, TC-25)."""

from collections.abc import Sequence

from bivouac.engine import Outcome, Phrase, Seat, phrase
from bivouac.games.twisted.cards import Trait, deck
from bivouac.games.twisted.effects import TYPES
from bivouac.games.twisted.record import Counted

DECK = deck()
UNSEEN = 7  # a real deal that was never turned up


def sums(card: int, humans: Sequence[int], site: int) -> tuple[int, ...]:
    """What a sighting scores for each taste at a site (TC-12, TC-27)."""
    score = DECK.sightings[card].score
    return tuple(worth * humans[3 * site + taste] for taste, worth in enumerate(score))


def trait_count(trait: Trait, shown: Sequence[tuple[int, ...]]) -> int:
    """What a trait counts, of the three piles of sightings that a player has turned up."""
    types = [DECK.sightings[card].type for pile in shown for card in pile]
    match trait.count.what:
        case "revealed":
            return sum(type in trait.count.types for type in types)
        case "types":
            return len(set(types))
        case "piles":
            return sum(map(bool, shown))
        case _:
            return max(map(len, shown))


def counted(
    seat: Seat, track: int, piles: Sequence[tuple[int, ...]], shown: Sequence[tuple[int, ...]], kept: int, humans: int
) -> Counted:
    """A player's count at the end (TC-24, TC-28)."""
    unseen = sum(DECK.sightings[card].type == TYPES[-1] for pile in piles for card in pile)
    trait = DECK.traits[kept]
    count = trait_count(trait, shown)
    bonus = trait.bonus(count)
    return Counted(seat, track, unseen, kept, count, bonus, track + UNSEEN * unseen + bonus, humans)


def decided(counts: Sequence[Counted], cryptids: Sequence[int]) -> Outcome:
    """TC-25: most myth; then most humans on the sites of one's hideouts; then it is shared."""
    most = max(count.total for count in counts)
    tied = [count for count in counts if count.total == most]
    crowd = max(count.humans for count in tied)
    winners = tuple(count.seat for count in tied if count.humans == crowd)
    who = Phrase(f"twisted-cryptid-{DECK.cryptids[cryptids[winners[0]]].id}")
    if len(winners) > 1:
        return Outcome(winners, phrase("twisted-shared", count=len(winners), myth=most))
    if len(tied) > 1:
        return Outcome(winners, phrase("twisted-won-tie", who=who, myth=most, humans=crowd))
    return Outcome(winners, phrase("twisted-won", who=who, myth=most))
