"""What stands on cards: titles, stories, and texts made from the parsed actions; `signs` has them in short."""

import os
import re
from collections.abc import Iterable
from functools import cache, reduce
from importlib.resources import files
from pathlib import Path

from bivouac.engine import Phrase, Say, phrase
from bivouac.games.paleo.cards import FOLDER, Card, box
from bivouac.games.paleo.effects import MIXES, SKILLS, THINGS, Action, Token

# Names


@cache
def card_phrase(card: int) -> Phrase:
    """A card's title."""
    return Phrase(f"paleo-card-{box().cards[card].id}")


@cache
def story_phrase(card: int) -> Phrase | None:
    """What a card tells, if it tells something."""
    id = box().cards[card].id
    return Phrase(f"paleo-story-{id}") if id in _stories() else None


@cache
def _stories() -> frozenset[str]:
    """The cards that have a story. The words alone say which; all languages have the same."""
    sources = [files(__package__).joinpath("words/en.ftl")]
    if own := os.environ.get(FOLDER):
        sources.append(Path(own, "en.ftl"))
    texts = (source.read_text(encoding="utf-8") for source in sources if source.is_file())
    return frozenset(id for text in texts for id in re.findall(r"^paleo-story-([a-z0-9-]+) *=", text, re.MULTILINE))


def kind_phrase(kind: str) -> Phrase:
    return Phrase(f"paleo-kind-{kind}")


def tag_phrase(tag: str) -> Phrase:
    """The symbol in a card's corner."""
    return Phrase(f"paleo-tag-{tag}")


def skill_phrase(skill: str) -> Phrase:
    return Phrase(f"paleo-skill-{skill}")


def thing_phrase(thing: str) -> Phrase:
    """A resource or a tool."""
    return Phrase(f"paleo-thing-{thing}")


def count_phrase(thing: str, count: int) -> Phrase:
    """So many of a resource, of a tool, or of a mix: 2 pelts."""
    return Phrase(f"paleo-count-{thing.replace('/', '-')}", {"count": count})


def state_phrase(state: str) -> Phrase:
    return Phrase(f"paleo-state-{state}")


def place_phrase(place: str) -> Phrase:
    """Where a card goes when it is turned up."""
    return Phrase(f"paleo-place-{place}")


@cache
def back_phrase(back: str) -> Phrase:
    """A back, with the hint that is drawn on it; of a secret with its number."""
    name, _, more = back.partition(" ")
    if name == "secret":
        return phrase("paleo-back-secret", number=int(more))
    said = Phrase(f"paleo-back-{name}")
    return phrase("paleo-back-hint", back=said, hint=hint_phrase(more)) if more else said


def hint_phrase(hint: str) -> Phrase:
    return Phrase(f"paleo-hint-{hint}")


# Texts


def action_text(action: Action, say: Say) -> str:
    """The text of an action, as a sentence begins."""
    text = say(action_phrase(action))
    return text[:1].upper() + text[1:]


@cache
def action_phrase(action: Action) -> Phrase:
    """An action in words: strength 2; discard 2 cards, destroy this card → 2 food."""
    cost, effect = cost_phrase(action), effect_phrase(action)
    if cost and effect:
        text = phrase("paleo-for", cost=cost, effect=effect)
    else:
        text = cost or effect or phrase("paleo-nothing")
    flags = flag_phrases(action)
    return phrase("paleo-flagged", flags=_list(flags), text=text) if flags else text


def flag_phrases(action: Action) -> tuple[Phrase, ...]:
    """When an action counts, and whether one would rather not do it."""
    flags = [Phrase(f"paleo-flag-{flag}") for flag in ("extra", "night", "hostile") if getattr(action, flag)]
    if action.when:
        flags.append(phrase("paleo-flag-when", state=state_phrase(action.when)))
    return tuple(flags)


def cost_phrase(action: Action) -> Phrase | None:
    """What an action asks for, and what it costs."""
    need = [need_phrase(token) for token in action.need]
    goods = [count_phrase(token.word, token.count) for token in action.pay if _is_goods(token)]
    pay = [phrase("paleo-pay", what=_list(goods))] if goods else []
    pay += [pay_phrase(token) for token in action.pay if not _is_goods(token)]
    return _parts(need, pay)


def effect_phrase(action: Action) -> Phrase | None:
    """What an action gives, and what it does to those who do it."""
    return _parts([gain_phrase(token) for token in action.gain], [suffer_phrase(token) for token in action.suffer])


def need_phrase(token: Token) -> Phrase:
    of: dict[str, Phrase] = {}
    if token.word == "grave":
        of = {"tag": tag_phrase(token.of)}
    elif token.word == "have":
        of = {"card": Phrase(f"paleo-card-{token.of}")}
    elif token.word in ("hold", "laid"):
        of = {"what": count_phrase(token.of, token.count)}
    return Phrase(f"paleo-need-{token.word}", {"count": token.count, **of})


def pay_phrase(token: Token) -> Phrase:
    """A cost that is no resource and no tool."""
    of = {"card": Phrase(f"paleo-card-{token.of}")} if token.of else {}
    return Phrase(f"paleo-pay-{token.word}", {"count": token.count, **of})


def gain_phrase(token: Token) -> Phrase:
    if token.word in THINGS:
        return count_phrase(token.word, token.count)
    of = {"state": state_phrase(token.of)} if token.of else {}
    return Phrase(f"paleo-gain-{token.word}", {"count": token.count, **of})


def suffer_phrase(token: Token) -> Phrase:
    if token.word in ("wound", "skull", "pile"):
        return Phrase(f"paleo-suffer-{token.word}", {"count": token.count})
    return gain_phrase(token)


def person_phrase(card: Card) -> Phrase:
    """What a person can do, bears and brings: strength 1, 2 hearts, brings a pelt."""
    parts = [Phrase(f"paleo-need-{skill}", {"count": count}) for skill, count in zip(SKILLS, card.skills) if count]
    parts.append(phrase("paleo-hearts", count=card.hearts))
    if card.tool:
        parts.append(phrase("paleo-brings", what=count_phrase(card.tool, 1)))
    return _list(parts)


def slots_phrase(card: Card) -> Phrase:
    """What can be laid on a card that has room for something."""
    return phrase("paleo-slots", what=_list([count_phrase(thing, count) for thing, count in card.slots]))


def _is_goods(token: Token) -> bool:
    return token.word in THINGS or token.word in MIXES


def _list(parts: Iterable[Phrase]) -> Phrase:
    return reduce(lambda one, other: phrase("paleo-list", one=one, other=other), parts)


def _parts(first: list[Phrase], then: list[Phrase]) -> Phrase | None:
    if first and then:
        return phrase("paleo-then", one=_list(first), other=_list(then))
    return _list(first or then) if first or then else None
