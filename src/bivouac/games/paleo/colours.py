"""The colours of Paleo, each by day and by night: a few pigments, of which all signs are, and what places are made of.

Seats stay apart for people who see fewer colours, signs stand out from all that they lie on; a test computes how far.
"""

Shades = dict[str, tuple[str, str]]

PLAYERS = {"orange": "#f7a81b", "blue": "#0b51a0", "green": "#14a373", "violet": "#cb86e3"}
LETTERED_LIGHT = ("blue",)  # whose letter is light
DARK_INK, LIGHT_INK = "#1f1813", "#fffaf0"
BONE, DARK = "#fffaf0", "#2e2621"  # what stays as it is, by day and by night

PIGMENTS: Shades = {
    "ink": ("#2e2621", "#f2e6cd"),
    "rust": ("#a1391c", "#e8835c"),
    "ochre": ("#9e5408", "#eeb04c"),
    "earth": ("#7b4e29", "#cd9d6b"),
    "sand": ("#85611d", "#dcbd82"),
    "leaf": ("#4b6c22", "#a5c26c"),
    "slate": ("#3c6079", "#98bdd6"),
    "flint": ("#66605a", "#b9b0a4"),
    "berry": ("#6a4688", "#c3a0e0"),
    "blood": ("#b3141f", "#f47a70"),
}
GROUNDS: Shades = {  # what signs lie on: a card, and the rows of its actions
    "sheet": ("#f8efdc", "#2b251f"),
    "row": ("#f0e3c8", "#3a322a"),
    "hostile": ("#f6d2c2", "#5a221b"),
    "night": ("#d3dce9", "#27314b"),
    "extra": ("#e8dcef", "#3d3149"),
    "hint": ("#fffaf0", "#2b251f"),
}
HEADS: Shades = {  # of cards, by kind
    "action": ("#2c5a7a", "#2a5573"),
    "danger-head": ("#9f1d18", "#94211b"),
    "person": ("#44662a", "#3f5f28"),
    "mission": ("#544e48", "#4d4842"),
    "idea": ("#e0ab2a", "#c8962a"),
    "ally": ("#66458a", "#5d4080"),
}
LINES: Shades = {
    "soft-ink": ("#5d5042", "#cbbd9f"),
    "frame": ("#fdf6e6", "#6b5d4b"),
    "frame-line": ("#4a3d30", "#d9c8a6"),
    "card-line": ("#4a3d30", "#8d7c63"),
    "ripple": ("#d7ecf2", "#8fbacb"),
    "reed": ("#6b5a26", "#a08a4a"),
    "ridge": ("#5b534c", "#211e1b"),
    "swirl": ("#8e86c4", "#6f68a4"),
    "log": ("#2a180e", "#150b06"),
    "ray": ("#f8e3a0", "#c9a44c"),
    "ring": ("#5c6b78", "#4a5763"),
    "glow": ("#f3a03a", "#d9852a"),
    "board-edge": ("#6b4f30", "#8d7c63"),
    "niche": ("#4a3722", "#1f160d"),
    "ring-place": ("#f0dcb4", "#33281b"),
    "pole": ("#6b4526", "#8a6238"),
    "cord": ("#8a6f45", "#a58a5c"),
    "hide": ("#7a3b1c", "#d59a66"),
    "chalk": ("#f8efdc", "#2b251f"),
    "rock-print": ("#9c4322", "#6f2a12"),
}
FILLS: Shades = {  # what places are made of; each is the name of a class, too
    "sky-forest": ("#dfe6c2", "#77866a"),
    "far": ("#b7c79a", "#5d7251"),
    "pine-far": ("#7f9d6c", "#466a4a"),
    "grass": ("#93ab64", "#4f6a3c"),
    "pine": ("#4d743f", "#2a5636"),
    "pine-near": ("#2f5430", "#153b23"),
    "sky-river": ("#e6ead2", "#77837c"),
    "water": ("#4b93b8", "#2a6283"),
    "sky-mountain": ("#d8dcd8", "#7b8287"),
    "rock-far": ("#b3aca4", "#625c56"),
    "rock": ("#7d746c", "#433e39"),
    "snow": ("#fbfaf5", "#dedbd2"),
    "cavern": ("#7a3d1e", "#5b2c15"),
    "cavern-roof": ("#3d251a", "#21130c"),
    "cavern-floor": ("#4c2c1a", "#2a170d"),
    "flame": ("#ffb52e", "#f6a72a"),
    "flame-core": ("#fff0b8", "#ffe9a8"),
    "tipi": ("#d89a56", "#a86d35"),
    "danger": ("#b3261c", "#8e1f17"),
    "danger-deep": ("#741410", "#4f0e0b"),
    "claw": ("#fbe3c8", "#f0cfae"),
    "danger-sky": ("#d2552f", "#a8432a"),
    "thorn": ("#2a1512", "#190c0a"),
    "gallery": ("#8d6a44", "#5a432b"),
    "gallery-light": ("#f4d98f", "#cfa95a"),
    "gallery-deep": ("#4b3524", "#261a11"),
    "dusk": ("#2c3358", "#1d2240"),
    "dusk-hill": ("#191d38", "#0e1124"),
    "moon": ("#fbeeb8", "#efe0a4"),
    "star": ("#fff4cf", "#efe3b8"),
    "stone-wall": ("#d8b98a", "#6e5638"),
    "stone-shade": ("#bf9a67", "#56422a"),
    "print": ("#9c4322", "#d98a5c"),
    "bright": ("#f2cf6a", "#a9822a"),
    "hush": ("#3f4d59", "#3a424b"),
    "slab": ("#6d665f", "#4a453f"),
    "slab-hill": ("#3d3833", "#25221e"),
    "halo": ("#58524c", "#39342f"),
    "veil": ("#3f4a78", "#2a3158"),
    "morning": ("#f3d7a6", "#7a5a3c"),
    "camp-hill": ("#c9ad74", "#5a4a33"),
    "camp-ground": ("#e6cf9d", "#463a2b"),
    "tent-skin": ("#8a5a34", "#9a6a3f"),
    "hide-rug": ("#a9773f", "#5f4428"),
    "wild-ground": ("#c3c98b", "#3f4a30"),
    "day-sky": ("#e4e6d0", "#59635a"),
    "night-hill": ("#232a4b", "#161b36"),
    "cave-wall": ("#7b5c3a", "#3a2c1d"),
    "plaster": ("#dcbd8d", "#a98a5d"),
    "plaster-shade": ("#c8a36f", "#957548"),
}


def properties(night: bool) -> str:
    """All colours as custom properties."""
    shades = {**PIGMENTS, **GROUNDS, **HEADS, **LINES, **FILLS}
    return " ".join(
        f"--{name}: {colours[night]};" for name, colours in shades.items() if not night or len({*colours}) > 1
    )
