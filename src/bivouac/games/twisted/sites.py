"""The wilderness: six sites in clockwise order, which of them touch, and who is there at the start (TC-01, TC-06).

A place is a number: a site's, in clockwise order, or REST, the rest areas. Humans are counted in a list by place and
taste, `humans[3 * place + taste]`.
"""

from functools import cache
from importlib.resources import files

import msgspec

from bivouac.engine.cardfile import CardFile
from bivouac.games.twisted.effects import SITES, TASTES

REST = len(SITES)
"""The place of those who are on no site."""

EACH = 10  # humans of a taste
PLACES = (*SITES, "rest")


class Wilderness(msgspec.Struct, frozen=True):
    """The sites that a game is played on; tables run by site.

    >>> two, four = wilderness(2), wilderness(4)
    >>> two.sites, four.around[0], two.clockwise[2]
    ((0, 1, 2, 4, 5), (1, 5), 4)
    """

    sites: tuple[int, ...]
    around: tuple[tuple[int, ...], ...]  # the neighbours of a site
    near: tuple[tuple[int, ...], ...]  # a site and its neighbours, in rising order
    nearer: tuple[tuple[tuple[int, ...], ...], ...]  # the steps that lead from a site nearer to another (TC-20)
    clockwise: tuple[int, ...]  # the next site
    humans: tuple[int, ...]  # at the start, by place and taste


class SiteFile(msgspec.Struct, frozen=True):
    """What the file says of the sites, in clockwise order."""

    chasm: int
    humans: tuple[tuple[int, ...], ...]  # tastes
    borders: frozenset[tuple[int, int]]
    origins: tuple[str, ...]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A site, as the file has it."""

    humans: tuple[str, str]
    next_to: tuple[str, ...]
    chasm: bool = False
    origin: str = ""


def parse_sites(text: str, name: str) -> SiteFile:
    """What a file of sites says; BadCard otherwise."""
    file = CardFile(text, name, "bivouac-sites")
    file.known(SITES)
    sites = {key: file.convert(key, Site) for key in file.cards}
    borders = set()
    for one, site in sites.items():
        for human in site.humans:
            file.word(one, human, TASTES)
        for other in site.next_to:
            file.word(one, other, tuple(other for other in SITES if other != one))
            if one not in sites[other].next_to:
                raise file.wrong(one, "twisted-file-border", at=other, other=other)
            borders.add((SITES.index(one), SITES.index(other)))
    chasms = [SITES.index(key) for key, site in sites.items() if site.chasm]
    if len(chasms) != 1:
        raise file.wrong(next(iter(sites)), "twisted-file-chasm", at="chasm")
    humans = tuple(tuple(map(TASTES.index, site.humans)) for site in sites.values())
    return SiteFile(chasms[0], humans, frozenset(borders), tuple(file.origin_of(key) for key in sites))


@cache
def site_file() -> SiteFile:
    """Our own."""
    return parse_sites(files(__package__).joinpath("data/sites.toml").read_text(encoding="utf-8"), "sites.toml")


@cache
def wilderness(seats: int) -> Wilderness:
    """The sites of a game with so many players: the chasm closes one of two players' (TC-06)."""
    file = site_file()
    return laid_out(file, tuple(site for site in range(REST) if seats > 2 or site != file.chasm))


def laid_out(file: SiteFile, sites: tuple[int, ...]) -> Wilderness:
    around = tuple(
        tuple(other for other in sites if site in sites and (site, other) in file.borders) for site in range(REST)
    )
    distance = {(one, other): _distance(around, one, other) for one in sites for other in sites}
    nearer = tuple(
        tuple(
            tuple(step for step in around[one] if distance[step, other] < distance[one, other])
            if one in sites and other in sites
            else ()
            for other in range(REST)
        )
        for one in range(REST)
    )
    clockwise = tuple(min(sites, key=lambda other: (other - site - 1) % REST) for site in range(REST))
    humans = [0] * (3 * REST) + [EACH] * 3
    for site in sites:
        for taste in file.humans[site]:
            humans[3 * site + taste] += 1
            humans[3 * REST + taste] -= 1
    near = tuple(tuple(sorted((site, *around[site]))) for site in range(REST))
    return Wilderness(sites, around, near, nearer, clockwise, tuple(humans))


def _distance(around: tuple[tuple[int, ...], ...], one: int, other: int) -> int:
    """How many borders lie between two sites; more than there are sites if there is no way."""
    reached, steps = {one}, 0
    while other not in reached:
        wider = reached | {step for site in reached for step in around[site]}
        if wider == reached:
            return REST + 1
        reached, steps = wider, steps + 1
    return steps
