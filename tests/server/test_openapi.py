"""The API's description of itself."""

import json
import re
from pathlib import Path
from typing import Any

from bivouac.server.api import CALLS
from bivouac.server.openapi import openapi
from tests.server.houses import House


def test_every_call_is_described(house: House) -> None:
    document = house.client().get("/api/openapi.json").json()
    assert document == json.loads(json.dumps(openapi()))
    described = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert described == {(call.method, f"/api{call.path}") for call in CALLS}


def test_every_call_of_the_docs_is_described_and_the_other_way_round() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
    named = set(re.findall(r"`(GET|POST) (/api/[\w/{}.]+)", docs))
    assert named - {("GET", "/api/openapi.json"), ("GET", "/api/tables/{id}/live")} == {
        (call.method, f"/api{call.path}") for call in CALLS
    }


def test_every_reference_leads_somewhere() -> None:
    document = openapi()

    def references(thing: Any) -> list[str]:
        if isinstance(thing, dict):
            found = [thing["$ref"]] if isinstance(thing.get("$ref"), str) else []
            return found + [one for value in thing.values() for one in references(value)]
        return [one for value in thing for one in references(value)] if isinstance(thing, list | tuple) else []

    found = references(document)
    assert found
    for reference in found:
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"]


def test_names_of_operations_are_distinct_and_what_stands_in_a_path_is_described() -> None:
    operations = [(path, operation) for path, item in openapi()["paths"].items() for operation in item.values()]
    assert len({operation["operationId"] for _, operation in operations}) == len(operations)
    for path, operation in operations:
        named = {one["name"] for one in operation["parameters"] if one["in"] == "path"}
        assert named == set(re.findall(r"\{(\w+)\}", path))
