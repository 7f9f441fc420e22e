"""What came with a form: its fields, and the name that somebody gave."""

from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import Request

from bivouac.engine import Refused
from bivouac.server.asking import camp_of, welcome
from bivouac.server.store import Person

FORM = "application/x-www-form-urlencoded"
MOST_FIELDS = 60


async def received(request: Request) -> dict[str, str]:
    """The fields of a form."""
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    body = await request.body()
    if body and kind != FORM:
        raise Refused("page-error-400")
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Refused("page-error-400") from None


async def introduced(request: Request, fields: Mapping[str, str]) -> Person:
    """Who sent the form, by the name that they gave in it if they gave one."""
    person = welcome(request)
    if "name" in fields and fields["name"].strip() != person.name:
        person = request.state.person = await camp_of(request).people.rename(person, fields["name"])
    return person
