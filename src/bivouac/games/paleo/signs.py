"""Cards in small signs, for a terminal: one or two characters a word. A tool has two letters, by language."""

from bivouac.engine import Phrase, Say
from bivouac.games.paleo.cards import Card
from bivouac.games.paleo.effects import MIXES, SKILLS, THINGS, TOOLS, UNCOUNTED, Action, Token

SKILL_SIGNS = {"strength": "▲", "perception": "◉", "skill": "✱"}
RESOURCE_SIGNS = {"food": "●", "wood": "≡", "stone": "◆"}
HEART, WOUND, SKULL, TILE, NIGHT = "♥", "♡", "☠", "▦", "☾"
WORD_SIGNS = {
    **SKILL_SIGNS,
    **RESOURCE_SIGNS,
    "goods": "◌",
    "dice": "⚂",
    "grave": "†",
    "have": "∋@",
    "hold": "∋",
    "laid": "⊔",
    "tiles": TILE,
    "help": "⇄",
    "cards": "▤",
    "person": "☻",
    "bury": "†@",
    "destroy": "✗",
    "dream": "°",
    "idea": "☼",
    "secret": "?",
    "tile": TILE,
    "lift": f"−{SKULL}",
    "heal": HEART,
    "craft": "⊞",
    "mend": f"{HEART}‡",
    "loose": "»",
    "become": "↻",
    "ignore": "∅",
    "victory": "★",
    "wound": WOUND,
    "skull": SKULL,
    "pile": f"{WOUND}‡",
}
FLAG_SIGNS = {"extra": "+", "night": NIGHT, "hostile": "!"}
BACK_SIGNS = {
    "forest": "♣",
    "river": "~",
    "mountain": "∧",
    "hearth": "⌂",
    "red": "!",
    "dream": "°",
    "person": "☻",
    "idea": "☼",
    "mission": NIGHT,
    "secret": "?",
}


def tool_phrase(tool: str) -> Phrase:
    """The two letters of a tool."""
    return Phrase(f"paleo-sign-{tool}")


def thing_sign(thing: str, say: Say) -> str:
    """A resource, a tool, or a mix of resources."""
    if thing in TOOLS:
        return say(tool_phrase(thing))
    return "/".join(WORD_SIGNS[kind] for kind in thing.split("/"))


def back_sign(back: str) -> str:
    """A back; a small mark stands for a hint.

    >>> back_sign("river mammoth"), back_sign("secret 7"), back_sign("red")
    ('~’', '?7', '!')
    """
    name, _, more = back.partition(" ")
    return BACK_SIGNS[name] + (more if name == "secret" else "’" if more else "")


def action_signs(action: Action, say: Say) -> str:
    """An action in signs: what it asks for and costs, an arrow, and what comes of it."""
    flags = "".join(sign for flag, sign in FLAG_SIGNS.items() if getattr(action, flag))
    flags += "?" * bool(action.when)
    need, pay, gain, suffer = (
        "".join(token_sign(token, say) for token in tokens)
        for tokens in (action.need, action.pay, action.gain, action.suffer)
    )
    cost, effect = (" ".join(filter(None, parts)) for parts in ((need, pay), (gain, suffer)))
    text = "→".join(filter(None, (cost, effect)))
    return f"{flags} {text}" if flags else text


def token_sign(token: Token, say: Say) -> str:
    count = "" if token.word in UNCOUNTED else str(token.count)
    if token.word in ("hold", "laid"):
        return f"{WORD_SIGNS[token.word]}{thing_sign(token.of, say)}{count}"
    sign = thing_sign(token.word, say) if token.word in (*THINGS, *MIXES) else WORD_SIGNS[token.word]
    return sign + count


def person_signs(card: Card, say: Say) -> str:
    """What a person can do, bears and brings."""
    skills = "".join(f"{SKILL_SIGNS[skill]}{count}" for skill, count in zip(SKILLS, card.skills) if count)
    tool = say(tool_phrase(card.tool)) if card.tool else ""
    return " ".join(filter(None, (skills, f"{HEART}{card.hearts}", tool)))
