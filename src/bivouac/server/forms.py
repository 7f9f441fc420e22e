"""The form that sets a table: what it offers, what was typed into it, and the terms that come of it.

>>> from bivouac.games import load
>>> form = usual_form(load("cryptid"))
>>> form.seats
('me', 'bot:scout', 'bot:scout', '', '')
>>> terms_of(load("cryptid"), form).seats
3
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bivouac.bots import bot_names
from bivouac.engine import AnyGame, Phrase, Refused, Setting, kinds, phrase
from bivouac.locale import Words
from bivouac.server.journal import Clock, Terms

NOBODY = ""
MINUTE, HOUR = 60, 3600
CLOCKS = (
    Clock(),
    *(Clock("move", seconds) for seconds in (30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 24 * HOUR)),
    *(Clock("game", seconds) for seconds in (10 * MINUTE, 20 * MINUTE, 45 * MINUTE)),
)


class TableForm(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed, as it was typed: a form that is refused shows it again. A seat that nobody takes is empty."""

    name: str = ""
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    clock: str = "none"
    aid: str = "full"
    watch: bool = False
    listed: bool = False
    guided: bool = False


def clock_word(clock: Clock) -> str:
    return clock.kind if clock.kind == "none" else f"{clock.kind}:{clock.seconds}"


def usual_bot(game: AnyGame) -> str:
    """One of middle strength."""
    own = tuple(game.bots()) or bot_names(game)
    return own[(len(own) - 1) // 2]


def usual_seat(game: AnyGame, seat: int) -> str:
    return "me" if seat == 0 else f"bot:{usual_bot(game)}"


def usual_form(game: AnyGame) -> TableForm:
    """What is likely wanted: oneself and bots of middle strength, few enough to know them all."""
    count = game.seats[min(1, len(game.seats) - 1)]
    seats = [usual_seat(game, seat) if seat < count else NOBODY for seat in range(game.seats[-1])]
    options = {name: _shown(kind.default) for name, kind in kinds(game.options).items()}
    return TableForm(seats=tuple(seats), options=options, watch=True)


def preset_form(game: AnyGame, fields: Mapping[str, str]) -> TableForm:
    """The usual form, with the options that an address asks for: `?option-advanced=yes`."""
    form, known = usual_form(game), kinds(game.options)
    asked = {name: fields[f"option-{name}"] for name in known if f"option-{name}" in fields}
    fit = {name: typed for name, typed in asked.items() if typed in map(_shown, known[name].values)}
    return msgspec.structs.replace(form, options=form.options | fit)


def read_form(game: AnyGame, fields: Mapping[str, str]) -> TableForm:
    return TableForm(
        name=fields.get("name", ""),
        seats=tuple(fields.get(f"seat-{seat}", NOBODY) for seat in range(game.seats[-1])),
        options={name: fields.get(f"option-{name}", "") for name in game.options.__struct_fields__},
        clock=fields.get("clock", "none"),
        aid=fields.get("aid", "full"),
        watch="watch" in fields,
        listed="listed" in fields,
        guided="guided" in fields,
    )


def form_fields(form: TableForm) -> Iterator[tuple[str, str]]:
    """The form as a browser would send it."""
    yield from ((f"seat-{seat}", word) for seat, word in enumerate(form.seats) if word)
    yield from ((f"option-{name}", value) for name, value in form.options.items() if value)
    yield from (("clock", form.clock), ("aid", form.aid))
    yield from ((name, "yes") for name in ("watch", "listed", "guided") if getattr(form, name))


def terms_of(game: AnyGame, form: TableForm) -> Terms:
    """What is agreed by the form; raises Refused with the sentence that belongs above it."""
    seats = seats_of(game, form)
    options = {name: _value(game, name, typed) for name, typed in form.options.items()}
    game.setting(len(seats), **options)
    clock = next((clock for clock in CLOCKS if clock_word(clock) == form.clock), None)
    aid = next((aid for aid in game.face().aids if aid == form.aid), None)
    if clock is None or aid is None:
        raise Refused("page-error-400")
    return Terms(
        game=game.name,
        seats=len(seats),
        options=options,
        clock=clock,
        aid=aid,
        watch=form.watch,
        listed=form.listed,
        guided=form.guided,
    )


def seats_of(game: AnyGame, form: TableForm) -> list[str]:
    """Who shall sit where, without the seats at the end that nobody takes."""
    count = max((seat + 1 for seat, word in enumerate(form.seats) if word), default=0)
    for seat, word in enumerate(form.seats[:count]):
        if not word:
            raise Refused("page-seats-gap", seat=game.seat_name(_whole(game), seat))
    return list(form.seats[:count])


def _whole(game: AnyGame) -> Setting:
    return game.setting(game.seats[-1])


def _shown(value: object) -> str:
    return ("yes" if value else "") if isinstance(value, bool) else str(value)


def _value(game: AnyGame, name: str, typed: str) -> Any:
    """What was typed as a value; a tick comes back as `yes` or not at all, a text as it is."""
    kind = kinds(game.options)[name]
    if kind.text:
        return typed.strip() or kind.default
    return next((value for value in kind.values if _shown(value) == typed), typed)


# What the form offers, in words


class Row(msgspec.Struct, frozen=True):
    """A seat of the form: who may be chosen, who is, and who is put there when the seat is added."""

    field: str
    title: str
    choices: list[tuple[str, str]]
    chosen: str
    usual: str


class Option(msgspec.Struct, frozen=True):
    """An option of the game; without choices it is ticked or not, and where it is `open` they are suggestions."""

    field: str
    label: str
    choices: list[tuple[str, str]]
    chosen: str
    open: bool


def sitters_in(game: AnyGame, say: Words) -> list[tuple[str, str]]:
    """Who can be given a seat: what is sent, what is read."""
    kinds = [(kind, say(Phrase(f"page-new-{kind}"))) for kind in ("me", "link", "free")]
    bots = [(f"bot:{name}", say(phrase("page-bot", bot=name))) for name in bot_names(game)]
    return [kinds[0], *bots, *kinds[1:]]


def rows_in(game: AnyGame, form: TableForm, say: Words) -> list[Row]:
    people = sitters_in(game, say)
    nobody = (NOBODY, say(Phrase("page-new-nobody")))
    return [
        Row(
            field=f"seat-{seat}",
            title=say(game.seat_name(_whole(game), seat)),
            choices=[*people, *([nobody] if seat >= game.seats[0] or not word else [])],
            chosen=word,
            usual=usual_seat(game, seat),
        )
        for seat, word in enumerate(form.seats)
    ]


def options_in(game: AnyGame, form: TableForm, say: Words) -> list[Option]:
    return [
        Option(
            field=f"option-{name}",
            label=say(Phrase(f"{game.name}-option-{name}")),
            choices=[] if kind.tick else values_in(game, name, say),
            chosen=form.options.get(name, ""),
            open=kind.text,
        )
        for name, kind in kinds(game.options).items()
    ]


def values_in(game: AnyGame, option: str, say: Words) -> list[tuple[str, str]]:
    """The values of an option: what is sent, what is read."""
    return [(str(value), _label(game, option, value, say)) for value in kinds(game.options)[option].values]


def _label(game: AnyGame, name: str, value: object, say: Words) -> str:
    """A value of an option in words, where the title has them."""
    id = f"{game.name}-option-{name}-{value}"
    return say(Phrase(id)) if say.has(id) else str(value)


def bot_sentences(game: AnyGame, say: Words) -> list[tuple[str, str]]:
    """A sentence about each bot; a title may have one of its own."""
    return [(name, _sentence(game, name, say)) for name in bot_names(game)]


def _sentence(game: AnyGame, name: str, say: Words) -> str:
    known = (id for id in (f"{game.name}-bot-{name}", f"bot-{name}") if say.has(id))
    return next((say(Phrase(id)) for id in known), "")


def aids_in(game: AnyGame, say: Words) -> list[tuple[str, str]]:
    """What help there is to choose from: what is sent, what is read."""
    aids = game.face().aids
    return [(aid, _aid_words(game, aid, say)) for aid in aids] if len(aids) > 1 else []


def _aid_words(game: AnyGame, aid: str, say: Words) -> str:
    """What help a table gives; a title may have words of its own."""
    own = f"{game.name}-aid-{aid}"
    return say(Phrase(own if say.has(own) else f"page-aid-{aid}"))


def clocks_in(say: Words) -> list[tuple[str, str]]:
    return [(clock_word(clock), clock_sentence(clock, say)) for clock in CLOCKS]


def clock_sentence(clock: Clock, say: Words) -> str:
    """
    >>> from bivouac.locale import words
    >>> clock_sentence(Clock("move", 90), words("en")), clock_sentence(Clock("game", 3600), words("fr"))
    ('90 seconds a move', '1 heure chacun pour toute la partie')
    """
    if clock.kind == "none":
        return say(Phrase("page-clock-none"))
    units = (("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
    unit, length = next((unit, length) for unit, length in units if clock.seconds % length == 0)
    time = phrase(f"page-time-{unit}", count=clock.seconds // length)
    return say(phrase(f"page-clock-{clock.kind}", time=time))
