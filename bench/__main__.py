"""`./bivouac bench [NAME…] [--json]` measures all figures, or those whose names begin so, each beside its aim."""

import json
import sys
from collections.abc import Sequence

from bench.figures import Figure, figures
from bench.missing import Missing

JSON = "--json"


def main(arguments: Sequence[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        print(__doc__)
        return 0
    every = list(figures())
    wanted = [word for word in arguments if word != JSON]
    for word in wanted:
        if not any(figure.name.startswith(word) for figure in every):
            known = ", ".join(figure.name for figure in every)
            print(f"There is no figure “{word}”. There are: {known}.", file=sys.stderr)
            return 2
    chosen = [figure for figure in every if not wanted or figure.name.startswith(tuple(wanted))]
    if JSON in arguments:
        print(json.dumps({figure.name: _value(figure) for figure in chosen}, indent=2))
        return 0
    width = max(len(figure.name) for figure in chosen)
    for figure in chosen:
        print(f"{figure.name:<{width}}", end="", flush=True)
        try:
            print(_line(figure, figure.measure()), flush=True)
        except Missing as missing:
            print(f"{'–':>12}   skipped: {missing}", flush=True)
    return 0


def _value(figure: Figure) -> float | None:
    try:
        return figure.measure()
    except Missing:
        return None


def _line(figure: Figure, value: float) -> str:
    return (
        f"{_number(value):>12}   aim {figure.sign} {_number(figure.aim):<8} {'ok' if figure.met_by(value) else 'miss'}"
    )


def _number(value: float) -> str:
    """With as many digits as tell something.

    >>> _number(61234.5), _number(0.05349), _number(8)
    ('61,234', '0.0535', '8')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
