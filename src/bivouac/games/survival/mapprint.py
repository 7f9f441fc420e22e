"""A sheet as PDF: one page, vectors all through, without a library.

It reads the SVG that `mapsheet` makes, and no more of SVG and CSS than that needs: groups that are moved, rectangles,
paths of lines and curves, texts; rules that name classes and tags.
"""

import re
import zlib
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

A3 = (1190.55, 841.89)  # points, on its side
MARGIN = 24.0
DIGIT = 0.556  # how wide a digit is in Helvetica, of its size: only digits stand centred

Styles = dict[str, str]
Rule = tuple[int, tuple[tuple[str, frozenset[str]], ...], Styles]
Lineage = tuple[tuple[str, frozenset[str]], ...]  # tag and classes of an element and of all that it is in


def pdf(svg: str, title: str) -> bytes:
    """The page that shows an SVG."""
    root = ElementTree.fromstring(svg)
    style = root.findtext("{*}style") or ""
    left, top, width, height = (float(value) for value in root.attrib["viewBox"].split())
    scale = min((A3[0] - 2 * MARGIN) / width, (A3[1] - 2 * MARGIN) / height)
    x, y = (A3[0] - scale * width) / 2 - scale * left, (A3[1] + scale * height) / 2 + scale * top
    page = _Page(_rules(style))
    page.draw(root, (), {})
    drawn = "\n".join([f"{scale:.5f} 0 0 {-scale:.5f} {x:.3f} {y:.3f} cm", *page.drawn])
    return _file(drawn.encode("cp1252", "replace"), page.veils, title)


# Style


def _rules(style: str) -> list[Rule]:
    """The rules of a style sheet for the day, the weightier later."""
    day = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style)
    named: Styles = {}
    rules: list[Rule] = []
    for selectors, block in re.findall(r"([^{}]+)\{([^{}]*)\}", day):
        said = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in block.split(";"))}
        named |= {key: value for key, value in said.items() if key.startswith("--")}
        for selector in selectors.split(","):
            if ":" not in selector:
                parts = tuple(_compound(part) for part in selector.split())
                rules.append((sum(10 * len(classes) + bool(tag) for tag, classes in parts), parts, said))
    meant = [
        (
            weight,
            parts,
            {key: re.sub(r"var\((.*?)\)", lambda name: named[name[1]], value) for key, value in said.items()},
        )
        for weight, parts, said in rules
    ]
    return sorted(meant, key=lambda rule: rule[0])


def _compound(text: str) -> tuple[str, frozenset[str]]:
    tag, *classes = text.split(".")
    return tag, frozenset(classes)


def _fits(part: tuple[str, frozenset[str]], element: tuple[str, frozenset[str]]) -> bool:
    return part[0] in ("", element[0]) and part[1] <= element[1]


def _meant(parts: tuple[tuple[str, frozenset[str]], ...], lineage: Lineage) -> bool:
    """Whether a selector means the last element of a lineage."""
    if not _fits(parts[-1], lineage[-1]):
        return False
    above = iter(lineage[:-1])
    return all(any(_fits(part, element) for element in above) for part in parts[:-1])


# Drawing


class _Page:
    """What is drawn, as operators of PDF; and the opacities that it uses, by their names."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.drawn: list[str] = []
        self.veils: dict[str, str] = {}

    def draw(self, element: ElementTree.Element, above: Lineage, inherited: Styles) -> None:
        tag = element.tag.rpartition("}")[2]
        lineage = (*above, (tag, frozenset(element.get("class", "").split())))
        style = dict(inherited)
        for _, parts, said in self.rules:
            if _meant(parts, lineage):
                style |= said
        if tag in ("svg", "g"):
            self._group(element, lineage, style)
        elif tag == "rect":
            box = " ".join(element.attrib[key] for key in ("x", "y", "width", "height"))
            self.drawn.append(f"{_colour(style['fill'])} rg {box} re f")
        elif tag == "path":
            self._path(_operators(element.attrib["d"]), style)
        elif tag == "text":
            self._text(element, style)

    def _group(self, element: ElementTree.Element, lineage: Lineage, style: Styles) -> None:
        moved = re.findall(r"-?[\d.]+", element.get("transform", ""))
        self.drawn.append("q")
        if moved:
            self.drawn.append(f"1 0 0 1 {moved[0]} {moved[1]} cm")
        for child in element:
            self.draw(child, lineage, style)
        self.drawn.append("Q")

    def _path(self, path: str, style: Styles) -> None:
        fill, stroke = style.get("fill", "#000"), style.get("stroke", "none")
        paint = {(True, True): "B", (True, False): "f", (False, True): "S"}.get((fill != "none", stroke != "none"))
        if paint is None:
            return
        colours = [f"{_colour(fill)} rg"] if fill != "none" else []
        if stroke != "none":
            dashes = style.get("stroke-dasharray", "none")
            opacity = style.get("stroke-opacity", "1")
            self.veils[opacity] = f"V{opacity.replace('.', '')}"
            colours += [
                f"{_colour(stroke)} RG {style.get('stroke-width', '1')} w",
                f"[{'' if dashes == 'none' else dashes}] 0 d /{self.veils[opacity]} gs",
                f"{int(style.get('stroke-linecap') == 'round')} J {int(style.get('stroke-linejoin') == 'round')} j",
            ]
        self.drawn.append(f"{' '.join(colours)} {path} {paint}")

    def _text(self, element: ElementTree.Element, style: Styles) -> None:
        size = float(style["font-size"].removesuffix("px"))
        text = element.text or ""
        x = float(element.attrib["x"]) - (size * DIGIT * len(text) / 2 if style.get("text-anchor") == "middle" else 0)
        font = "Bold" if int(style.get("font-weight", "400")) > 500 else "Plain"
        shown = re.sub(r"([()\\])", r"\\\1", text)
        place = f"1 0 0 -1 {x:.1f} {element.attrib['y']} Tm"
        self.drawn.append(f"{_colour(style['fill'])} rg BT /{font} {size:g} Tf {place} ({shown}) Tj ET")


@cache
def _colour(text: str) -> str:
    """A colour as PDF wants it: #rgb or #rrggbb as three parts of 1."""
    digits = text.removeprefix("#")
    pairs = [digit * 2 for digit in digits] if len(digits) == 3 else re.findall("..", digits)
    return " ".join(f"{int(pair, 16) / 255:.3f}" for pair in pairs)


@cache
def _operators(path: str) -> str:
    """A path of SVG as operators of PDF."""
    drawn: list[str] = []
    x = y = start_x = start_y = 0.0
    turn_x = turn_y = 0.0  # the last point that a quadratic curve was drawn to
    for letter, numbers in _commands(path):
        base_x, base_y = (x, y) if letter.islower() else (0.0, 0.0)
        points = [value + (base_y if at % 2 else base_x) for at, value in enumerate(numbers)]
        kind = letter.lower()
        if kind == "z":
            x, y = start_x, start_y
            drawn.append("h")
        elif kind == "c":
            x, y = points[4:]
            drawn.append(f"{' '.join(f'{value:g}' for value in points)} c")
        elif kind in "qt":
            turn_x, turn_y = points[:2] if kind == "q" else (2 * x - turn_x, 2 * y - turn_y)
            ends = [(from_ + 2 * turn) / 3 for from_, turn in ((x, turn_x), (y, turn_y))]
            x_to, y_to = points[-2:]
            ends += [(to + 2 * turn) / 3 for to, turn in ((x_to, turn_x), (y_to, turn_y))]
            x, y = x_to, y_to
            drawn.append(f"{' '.join(f'{value:.2f}' for value in (*ends, x, y))} c")
        else:
            x = points[0] if kind in "mlh" else x
            y = points[1] if kind in "ml" else numbers[0] + base_y if kind == "v" else y
            if kind == "m":
                start_x, start_y = x, y
            drawn.append(f"{x:g} {y:g} {'m' if kind == 'm' else 'l'}")
    return " ".join(drawn)


COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "z": 0}


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path, one for each time that its numbers suffice for it."""
    for letter, said in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", said)]
        count = COUNTS[letter.lower()]
        for at in range(0, len(numbers), count) if count else (0,):
            again = {"m": "l", "M": "L"}.get(letter, letter)
            yield (again if at else letter), numbers[at : at + count]


# The file


def _file(drawn: bytes, veils: dict[str, str], title: str) -> bytes:
    packed = zlib.compress(drawn, 9)
    opacities = " ".join(f"/{name} << /CA {opacity} >>" for opacity, name in sorted(veils.items()))
    fonts = " ".join(
        f"/{name} << /Type /Font /Subtype /Type1 /BaseFont /{face} /Encoding /WinAnsiEncoding >>"
        for name, face in (("Plain", "Helvetica"), ("Bold", "Helvetica-Bold"))
    )
    named = b"\xfe\xff" + title.encode("utf-16-be")
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {A3[0]} {A3[1]}] /Contents 4 0 R "
        f"/Resources << /Font << {fonts} >> /ExtGState << {opacities} >> >> >>".encode(),
        f"<< /Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode() + packed + b"\nendstream",
        b"<< /Title <" + named.hex().encode() + b"> >>",
    ]
    written, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    trailer = b"trailer\n<< /Size %d /Root 1 0 R /Info 5 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, len(written))
    return written + b"xref\n0 %d\n0000000000 65535 f \n%b%b" % (count, table, trailer)
