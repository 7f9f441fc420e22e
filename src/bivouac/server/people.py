"""People: a name, and a token that says who they are. No accounts, nothing personal.

A token is a random id and its signature. Whoever has it is that person, so it lives in a cookie that scripts cannot
read, or in a program's own hands. A passphrase stands for the id on another device; only its digest is kept.
"""

import secrets
from collections import OrderedDict
from hashlib import blake2b
from hmac import compare_digest
from unicodedata import category

from bivouac.engine import Refused
from bivouac.server.store import Person, Store

NAME_LENGTH = 24
SYLLABLES = tuple(consonant + vowel for consonant in "bdfgklmnprstvwz" for vowel in "aeiou")
PHRASE_WORDS = 6  # of two syllables each: 74 bits
REMEMBERED = 10_000


def clean_name(text: str) -> str:
    """A name as it may be shown: short, one line, nothing invisible.

    >>> clean_name("  Ada \\u202e Lovelace\\n")
    'Ada Lovelace'
    """
    shown = "".join(sign if category(sign)[0] not in "CZ" else " " if category(sign)[0] == "Z" else "" for sign in text)
    name = " ".join(shown.split())
    if len(name) > NAME_LENGTH:
        raise Refused("page-name-long", most=NAME_LENGTH)
    return name


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._known: OrderedDict[str, Person] = OrderedDict()  # those seen last

    # Tokens

    def new(self) -> Person:
        return Person(secrets.token_urlsafe(16))

    def token(self, person: Person) -> str:
        return f"{person.id}.{self._digest('token', person.id)}"

    async def of_token(self, token: str) -> Person | None:
        """Who has that token; None if it was not made here."""
        id, _, signature = token.partition(".")
        if not compare_digest(signature.encode(), self._digest("token", id).encode()):
            return None
        return await self.find(id)

    def _digest(self, what: str, text: str) -> str:
        return blake2b(text.encode(), key=self._key, person=what.encode(), digest_size=16).hexdigest()

    # What is kept of them

    async def find(self, id: str) -> Person:
        if id not in self._known:
            self._remember(await self._store.person(id) or Person(id))
        self._known.move_to_end(id)
        return self._known[id]

    async def rename(self, person: Person, name: str) -> Person:
        return await self._keep(Person(person.id, clean_name(name), person.phrase))

    async def make_phrase(self, person: Person) -> str:
        """A new passphrase; an older one stops working."""
        words = [secrets.choice(SYLLABLES) + secrets.choice(SYLLABLES) for _ in range(PHRASE_WORDS)]
        phrase = "-".join(words)
        await self._keep(Person(person.id, person.name, self._digest("phrase", phrase)))
        return phrase

    async def bring(self, phrase: str) -> Person:
        """Who made that passphrase."""
        typed = "-".join(phrase.lower().replace("-", " ").split())
        person = await self._store.person_of_phrase(self._digest("phrase", typed))
        if person is None:
            raise Refused("page-phrase-unknown")
        return person

    def link_digest(self, token: str) -> str:
        """What is kept of a link to a seat."""
        return self._digest("link", token)

    async def _keep(self, person: Person) -> Person:
        await self._store.keep_person(person)
        self._remember(person)
        return person

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
