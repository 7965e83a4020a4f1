"""The OpenAPI document: whole, made from the types, and the same as the routes."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from starlette.routing import Route

from server.http.house import BASE, House
from spytable import SPECTATOR
from spytable.kernel.registry import games
from spytable.server import wire
from spytable.server.client import Client
from spytable.server.openapi import document
from spytable.server.operations import OPERATIONS
from spytable.server.store import Person

DRAFT = "https://json-schema.org/draft/2020-12/schema"
MADE = document()
SCHEMAS: dict[str, Any] = MADE["components"]["schemas"]


def references(node: Any) -> set[str]:
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*map(references, node.values()))
    if isinstance(node, list):
        return set().union(*map(references, node))
    return set()


def test_the_document_is_a_valid_one_of_its_kind() -> None:
    assert MADE["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(MADE).validate()
    for schema in SCHEMAS.values():
        jsonschema_rs.meta.validate(
            {"$schema": "https://json-schema.org/draft/2020-12/schema"} | schema
        )


def test_every_reference_leads_somewhere_and_every_schema_is_used() -> None:
    assert references(MADE) == {f"#/components/schemas/{name}" for name in SCHEMAS}


async def test_it_lists_exactly_the_routes(house: House) -> None:
    listed = {
        (method.upper(), path) for path, methods in MADE["paths"].items() for method in methods
    }
    assert listed == {(op.method, op.path) for op in OPERATIONS}
    routed = {
        (method, route.path)
        for route in house.app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routed == listed | {("GET", "/api"), *(("GET", path) for path, _ in Client().answers())}
    assert len(house.app.routes) == len({path for _, path in routed})


async def test_it_is_served(house: House) -> None:
    answer = await house.client().get(f"{BASE}/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == document()


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: op.id)
def test_bodies_and_answers_have_the_schemas_of_their_types(op: Any) -> None:
    told = MADE["paths"][op.path][op.method.lower()]

    def schema(kind: Any) -> Any:
        ref = "#/components/schemas/{name}"
        return msgspec.json.schema_components([kind], ref_template=ref)[0][0]

    if op.body is None:
        assert "requestBody" not in told
    else:
        content = told["requestBody"]["content"]
        assert content == {"application/json": {"schema": schema(op.body)}}
    answer = told["responses"][str(op.status)]
    if op.answer not in (None, str):
        assert answer["content"] == {"application/json": {"schema": schema(op.answer)}}
    assert {int(status) for status in told["responses"]} == set(op.statuses)
    needed = {"needed": 2, "used": 3, "none": 0}[op.session]
    assert len(told["security"]) == needed


def test_the_websocket_is_told_with_all_its_messages() -> None:
    live = MADE["x-websocket"]
    assert live["path"] == f"{BASE}/tables/{{id}}/live"
    for union, schema in ((wire.AnyMessage, live["receives"]), (wire.AnySent, live["sends"])):
        names = {kind.__name__ for kind in union.__args__}
        assert references(schema) == {f"#/components/schemas/{name}" for name in names}
        assert len(schema["discriminator"]["mapping"]) == len(names)
        for name in names:
            assert "type" in SCHEMAS[name]["required"]


def test_fields_are_told_in_the_words_that_stand_below_them() -> None:
    assert SCHEMAS["Done"]["properties"]["table"]["description"] == "The table made by a rematch."
    assert SCHEMAS["Frame"]["properties"]["viewer"]["description"].startswith(
        f"A seat, or {SPECTATOR}"
    )


def test_what_is_passed_on_as_json_has_a_schema_too() -> None:
    assert {"$ref": "#/components/schemas/Facts"} in SCHEMAS["Frame"]["properties"]["table"][
        "anyOf"
    ]
    kinds = document()["components"]["schemas"]["Scene"]["properties"]["intel"]["anyOf"]
    assert {kind["$ref"].rpartition("/")[2].partition(".")[0] for kind in kinds} == set(games())


def test_an_intel_fits_its_schema_and_nothing_else_does() -> None:
    validator = jsonschema_rs.validator_for(
        {"$ref": "#/components/schemas/Scene", "components": MADE["components"]}
    )
    game = games()["agent_hunter"]()
    intel = msgspec.to_builtins(game.intel(game.new(), 0))
    scene = {"prompt": {"key": "x", "values": {}}, "moves": [], "undo": 0}
    assert validator.is_valid({**scene, "intel": intel})
    assert not validator.is_valid({**scene, "intel": {"viewer": 0}})


def test_it_tells_nothing_of_the_store() -> None:
    assert not {"Row", "Listing", Person.__name__} & set(SCHEMAS)
    assert "password" not in SCHEMAS["Me"]["properties"]
