"""How an effect is resolved in small moves: at which site, which human from where, to where (TC-17 to TC-22).

What leaves no choice is done without asking. Where all that can move must move, their order is no choice either, so
they are asked about one after the other.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from bivouac.games.twisted.lines import (
    ANY,
    ANYWHERE,
    ATTRACT,
    ENCOUNTER,
    EVERYWHERE,
    EXTRACT,
    FEWEST,
    HIDEOUTS,
    LINES,
    LURE,
    NEXT,
    ONTO,
    OWN,
    SCARE,
    SITE,
    SPREAD,
    TOWARD,
    Line,
    Spot,
    Task,
)
from bivouac.games.twisted.moves import CHOOSE, MOVES, WALK, Choose, Walk
from bivouac.games.twisted.record import Walked
from bivouac.games.twisted.sites import REST
from bivouac.games.twisted.state import Moment

NOTHING: tuple[int, ...] = ()


class Steps(Moment, kw_only=True):
    """A game in which effects are resolved: `agenda` has the lines to come, `task` the one at hand."""

    @abstractmethod
    def _resolved(self) -> None:
        """What follows when everything on the agenda is done."""

    def _go_on(self) -> None:
        """Resolves what is on the agenda, as far as it leaves no choice."""
        while self.task is not None or self.agenda:
            if self.task is None:
                self.task, self.agenda = self._begun(self.agenda[0]), self.agenda[1:]
            choices = self.step_choices(self.task)
            if len(choices) > 1:
                self.choices = tuple(choices)
                return
            if choices:
                self._take(choices[0])
            else:
                self.task = None
        self._resolved()

    def _begun(self, number: int) -> Task:
        line = LINES[number]
        if line.start.word != ANYWHERE:
            return Task(number, left=line.many)
        pool = tuple(self.humans[: 3 * REST]) if line.verb == TOWARD else ()
        return Task(number, EVERYWHERE, -1, line.many, pool)

    # What is open

    def step_choices(self, task: Task) -> Sequence[int]:
        """The numbers of the moves with which a task can go on; none if it is done, or nothing can be done."""
        line = LINES[task.line]
        if task.start < 0:
            return [CHOOSE + site for site in self._starts(line)]
        if line.verb == SPREAD:
            return self._spread(task, line)
        if task.end < 0:
            spot = line.end
            ends = (self.wild.clockwise[task.start],) if spot.word == NEXT else self._spots(spot)
            return [CHOOSE + site for site in ends]
        return self._walks(task, line) if task.left else NOTHING

    def can_do(self, number: int) -> bool:
        """Whether an effect would do anything."""
        return bool(self._starts(LINES[number]))

    def _starts(self, line: Line) -> Sequence[int]:
        """The sites that an effect can be resolved at or from, of which it is one (TC-18): only those where it does
        something."""
        spot = line.start
        sites: Iterable[int]
        if spot.word == OWN:
            sites = sorted(site for site in self.own_hideouts(self.turn) if site < REST)
        else:
            sites = (self.encounter,) if spot.word == ENCOUNTER else self._spots(spot)
        return [site for site in sites if self._moves_anybody(line, site)]

    def _moves_anybody(self, line: Line, site: int) -> bool:
        humans, verb = self.humans, line.verb
        if verb == ATTRACT:
            return any(humans[3 * REST + taste] for taste in line.tastes)
        starts = self.wild.around[site] if verb == LURE else self.wild.near[site] if verb == EXTRACT else (site,)
        return any(humans[3 * start + taste] for start in starts for taste in line.tastes)

    def _spots(self, spot: Spot) -> Sequence[int]:
        """The sites that a spot can be; several if they are tied (TC-08, TC-22)."""
        sites, humans, of = self.wild.sites, self.humans, spot.of
        if spot.word == SITE:
            return (of,) if of in sites else ()
        if of == HIDEOUTS:
            counts = [self.hideouts.count(site) for site in sites]
        elif of == ANY:
            counts = [humans[3 * site] + humans[3 * site + 1] + humans[3 * site + 2] for site in sites]
        else:
            counts = [humans[3 * site + of] for site in sites]
        best = min(counts) if spot.word == FEWEST else max(counts)
        return [site for site, count in zip(sites, counts) if count == best]

    def _walks(self, task: Task, line: Line) -> Sequence[int]:
        """Who can go where. If no more can move than must, only the first of them is asked about (TC-19)."""
        verb, site, wild = line.verb, task.start, self.wild
        humans: Sequence[int] = task.room or self.humans
        starts: Sequence[int] = (site,)
        ends: Sequence[int] = (site,)
        if verb == LURE:
            starts = wild.around[site]
        elif verb == SCARE:
            ends = wild.around[site]
        elif verb == ATTRACT:
            starts = (REST,)
        elif verb == EXTRACT:
            starts, ends = wild.near[site], (REST,)
        else:
            starts = wild.sites if site == EVERYWHERE else starts
            ends = (task.end,)
        choices: list[int] = []
        total = first = 0
        for taste in line.tastes:
            ways = WALK[taste]
            for start in starts:
                count = humans[3 * start + taste]
                if count and (verb < ONTO or start != task.end):
                    total += count
                    onward = wild.nearer[start][task.end] if verb == TOWARD else ends
                    choices += [ways[start][end] for end in onward]
                    first = first or len(choices)
        return choices[:first] if total <= task.left else choices

    def _spread(self, task: Task, line: Line) -> Sequence[int]:
        """TC-21: first which neighbours get the odd humans; then who goes where, if they are not all the same."""
        around = self.wild.around[task.start]
        if task.left:
            least = min(task.room)
            return [CHOOSE + site for site, room in zip(around, task.room) if room == least]
        here = [taste for taste in line.tastes if self.humans[3 * task.start + taste]]
        ends = [site for site, room in zip(around, task.room) if room]
        if not here or not ends:
            return NOTHING
        walks = [WALK[here[0]][task.start][end] for end in ends]
        return walks if len(here) > 1 else walks[:1]

    # What is done

    def _take(self, number: int) -> None:
        """Does a step of the task."""
        task, move = self.task, MOVES[number]
        assert task is not None
        if isinstance(move, Walk):
            self._walk(task, move)
        else:
            assert isinstance(move, Choose)
            self.task = self._chosen(task, move.site)

    def _chosen(self, task: Task, site: int) -> Task:
        line = LINES[task.line]
        if line.verb == SPREAD:
            around = self.wild.around[task.start if task.start >= 0 else site]
            if task.start >= 0:
                room = tuple(room + (other == site) for other, room in zip(around, task.room))
                return Task(task.line, task.start, -1, task.left - 1, room)
            each, odd = divmod(sum(self.humans[3 * site + taste] for taste in line.tastes), len(around))
            return Task(task.line, site, -1, odd, (each,) * len(around))
        if task.start < 0:
            return Task(task.line, site, site if line.verb < ONTO else -1, task.left, task.room)
        return Task(task.line, task.start, site, task.left, task.room)

    def _walk(self, task: Task, move: Walk) -> None:
        taste, start, end = move.taste, move.start, move.end
        self.humans[3 * start + taste] -= 1
        self.humans[3 * end + taste] += 1
        self.record.append(Walked(taste, start, end))
        left, room = task.left - 1, task.room
        if room:
            if LINES[task.line].verb == SPREAD:
                at, left = self.wild.around[start].index(end), 0
            else:
                at = 3 * start + taste
            room = (*room[:at], room[at] - 1, *room[at + 1 :])
        self.task = Task(task.line, task.start, task.end, left, room)
