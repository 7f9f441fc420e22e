"""What whoever hosts a server wants to watch, in Prometheus' text form: counts and times, of nobody in particular."""

from collections import Counter
from collections.abc import Iterator

from bivouac.server.camp import Camp

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What has been counted since the start."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()  # by the route's name and status
        self.seconds = 0.0
        self.within: Counter[float] = Counter()  # answered within so many seconds

    def answered(self, route: str, status: int, seconds: float) -> None:
        self.requests[route, status] += 1
        self.seconds += seconds
        self.within[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def text(self, camp: Camp) -> str:
        return "".join(f"{line}\n" for line in self._lines(camp))

    def _lines(self, camp: Camp) -> Iterator[str]:
        yield "# TYPE bivouac_requests_total counter"
        for (route, status), count in sorted(self.requests.items()):
            yield f'bivouac_requests_total{{route="{route}",status="{status}"}} {count}'
        yield "# TYPE bivouac_request_seconds histogram"
        total = 0
        for bound in (*BOUNDS, float("inf")):
            total += self.within[bound]
            yield f'bivouac_request_seconds_bucket{{le="{"+Inf" if bound == float("inf") else bound}"}} {total}'
        yield f"bivouac_request_seconds_sum {self.seconds:.6f}"
        yield f"bivouac_request_seconds_count {total}"
        gauges = {"tables": camp.desks, "connections": camp.connections, "bots_thinking": camp.thinkers.thinking}
        counters = {"entries": camp.entries, "bots_asked": camp.thinkers.asked, "bots_failed": camp.thinkers.failed}
        for name, value in gauges.items():
            yield f"# TYPE bivouac_{name} gauge"
            yield f"bivouac_{name} {value}"
        for name, value in counters.items():
            yield f"# TYPE bivouac_{name}_total counter"
            yield f"bivouac_{name}_total {value}"
        yield "# TYPE bivouac_bots_seconds_total counter"
        yield f"bivouac_bots_seconds_total {camp.thinkers.seconds:.6f}"
