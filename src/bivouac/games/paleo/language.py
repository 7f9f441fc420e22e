"""The closed language of actions: a text becomes an action, and an action becomes that text again.

    action     [FLAG … [if STATE] :] section ; section …     in this order, each at most once, at least one
    FLAG       hostile, night, extra
    need       SKILL N, dice N, grave TAG N, have CARD, hold TOOL N, laid THING N, tiles N, help
    pay        RESOURCE N, MIX N, TOOL N, cards N, person N, bury CARD, destroy
    gain       RESOURCE N, TOOL N, person N, dream N, idea N, secret N, tile N, lift N, heal N, craft N, mend N,
               loose N, become STATE, ignore, victory
    suffer     wound N, skull N, pile N, secret N, loose N, become STATE

>>> printed(parse("need strength 2 perception 1; pay cards 2 destroy; gain food 2 pelt 1"))
'need strength 2 perception 1 ; pay cards 2 destroy ; gain food 2 pelt 1'
"""

from typing import Any

import msgspec

from bivouac.engine import phrase
from bivouac.engine.cardfile import ID, MOST, BadWord, Reader
from bivouac.games.paleo.effects import FLAGS, OF, SECTIONS, SKILLS, TAGS, THINGS, TOOLS, UNCOUNTED, Action, Token

MOST_OF = {"dice": 2, "secret": 99}
SAID_FIRST = ("extra", "night", "hostile")  # as it is read best: "night hostile"
assert sorted(SAID_FIRST) == sorted(FLAGS)


class Scope(msgspec.Struct, frozen=True):
    """What a card may name: cards, states and secrets that are in play with it, and what can be laid on it.

    None is whatever is written well. `without` are words and flags that make no sense on the card, `unsaid` more cards
    that it may name, but which are to be met in play, so that nobody is told them.
    """

    cards: tuple[str, ...] | None = None
    states: tuple[str, ...] | None = None
    secrets: tuple[int, ...] | None = None
    laid: tuple[str, ...] = THINGS
    without: frozenset[str] = frozenset()
    unsaid: tuple[str, ...] = ()


ANYTHING = Scope()


def parse(text: str, scope: Scope = ANYTHING) -> Action:
    """The action that a text describes; BadWord with its column otherwise.

    >>> parse("night hostile: suffer skull 1").suffer
    (Token(word='skull', count=1, of=''),)
    """
    words = Reader(text, marks=";:")
    flags, sections = _openings(scope), list(SECTIONS)
    said: dict[str, Any] = {}
    if words.next in flags:
        said, flags = _opening(words, flags, scope), ()
    while sections:
        section = words.one_of(*flags, *sections)
        flags, sections = (), sections[sections.index(section) + 1 :]
        said[section] = _tokens(words, section, scope)
        if not words.next:
            break
        words.one_of(";")
    words.done()
    return Action(**said)


def _openings(scope: Scope) -> tuple[str, ...]:
    """What may stand before the colon."""
    flags = tuple(flag for flag in FLAGS if flag not in scope.without)
    return flags if scope.states == () else (*flags, "if")


def _opening(words: Reader, flags: tuple[str, ...], scope: Scope) -> dict[str, Any]:
    said: dict[str, Any] = {}
    while flags and not (said and words.next == ":"):
        flag = words.one_of(*flags, *((":",) if said else ()))
        said["when" if flag == "if" else flag] = _name(words, scope.states) if flag == "if" else True
        flags = () if flag == "if" else tuple(other for other in flags if other != flag)
    words.one_of(":")
    return said


def _tokens(words: Reader, section: Any, scope: Scope) -> tuple[Token, ...]:
    nothing = {word for word, names in (("secret", scope.secrets), ("become", scope.states)) if names == ()}
    known = [word for word in SECTIONS[section] if word not in scope.without | nothing]
    tokens: list[Token] = []
    while not tokens or words.next not in ("", ";"):
        column = words.column
        token = _token(words, words.one_of(*known, *((";",) if tokens else ())), scope)
        if any(_same(token, other) for other in tokens):
            raise BadWord(column, phrase("paleo-word-twice", word=token.word))
        tokens.append(token)
    return tuple(tokens)


def _token(words: Reader, word: str, scope: Scope) -> Token:
    of = ""
    if word in OF:
        names: dict[str, tuple[str, ...] | None] = {
            "tag": TAGS, "tool": TOOLS, "thing": scope.laid, "card": scope.cards, "state": scope.states
        }  # fmt: skip
        unsaid = scope.unsaid if OF[word] == "card" else ()
        of = _name(words, names[OF[word]], unsaid)
    if word in UNCOUNTED:
        return Token(word, of=of)
    if word == "secret" and scope.secrets is not None:
        return Token(word, int(words.one_of(*map(str, scope.secrets))))
    return Token(word, words.number(most=MOST_OF.get(word, MOST)), of)


def _name(words: Reader, known: tuple[str, ...] | None, unsaid: tuple[str, ...] = ()) -> str:
    """A name out of these; where all can stand, one that is written as names are."""
    name = words.next
    if known is None:
        known = (name,) if ID.fullmatch(name) else ("a–z",)
    if not words.take(*known, *unsaid):
        raise words.wrong(*known, *("…" for _ in unsaid[:1]))
    return name


def _same(one: Token, other: Token) -> bool:
    """Whether two tokens should have been one: two secrets, or two tags to be counted, are not."""
    if one.word != other.word:
        return False
    return one.word == "become" or (one.of == other.of and (one.word != "secret" or one.count == other.count))


def printed(action: Action) -> str:
    """The text of an action: what `parse` makes it from."""
    flags = [flag for flag in SAID_FIRST if getattr(action, flag)]
    if action.when:
        flags += ["if", action.when]
    said = ((section, getattr(action, section)) for section in SECTIONS)
    sections = (" ".join((section, *map(printed_token, tokens))) for section, tokens in said if tokens)
    return (" ".join(flags) + ": " if flags else "") + " ; ".join(sections)


def printed_token(token: Token) -> str:
    of = f" {token.of}" if token.of else ""
    return token.word + of + ("" if token.word in UNCOUNTED else f" {token.count}")


def parse_skills(text: str) -> tuple[int, int, int]:
    """What a person can do, by SKILLS.

    >>> parse_skills("strength 1 skill 2")
    (1, 0, 2)
    """
    words = Reader(text)
    found = dict.fromkeys(SKILLS, 0)
    while words.next:
        skill = words.one_of(*(skill for skill in SKILLS if not found[skill]))
        found[skill] = words.number()
    return found["strength"], found["perception"], found["skill"]
