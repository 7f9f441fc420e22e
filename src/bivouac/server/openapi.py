"""The API's own description, made from the list of its calls."""

import re
from functools import cache
from typing import Any

import msgspec

from bivouac import __version__
from bivouac.server import calls
from bivouac.server.api import CALLS, Call

REFUSALS = {
    "400": "It cannot be done.",
    "403": "Not by this person.",
    "404": "There is no such table.",
    "409": "The seat has done something since.",
    "413": "Too large.",
    "429": "Too often.",
    "503": "It could not be kept.",
}
SHAPES = {int: {"type": "integer", "minimum": 0, "maximum": 2**31}, str: {"type": "string", "maxLength": 100}}


@cache
def openapi() -> dict[str, Any]:
    """The description, as OpenAPI 3.1."""
    types = [thing for call in CALLS for thing in (call.takes, call.gives) if thing is not None]
    schemas, parts = msgspec.json.schema_components(
        [*types, calls.FaultAnswer], ref_template="#/components/schemas/{name}"
    )
    by_type = {repr(kind): schema for kind, schema in zip([*types, calls.FaultAnswer], schemas)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(f"/api{call.path}", {})[call.method.lower()] = _operation(call, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bivouac", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def _operation(call: Call, by_type: dict[str, Any]) -> dict[str, Any]:
    fault = _json(by_type[repr(calls.FaultAnswer)])
    operation: dict[str, Any] = {
        "operationId": call.does.__name__,
        "parameters": [*_in_path(call.path), *_in_query(call)],
        "responses": {
            "200": {"description": "Done.", **_json(by_type[repr(call.gives)])},
            **{status: {"description": text, **fault} for status, text in REFUSALS.items()},
        },
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, **_json(by_type[repr(call.takes)])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _in_path(path: str) -> list[dict[str, Any]]:
    shape = {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"}
    names = re.findall(r"\{(\w+)\}", path)
    return [{"name": name, "in": "path", "required": True, "schema": shape} for name in names]


def _in_query(call: Call) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": needed, "schema": SHAPES[kind]} for name, kind, needed in call.query
    ]
