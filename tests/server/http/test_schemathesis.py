"""The API as its document tells it, asked with all that fits the document and all that does not.

Whatever is sent, the answer has a status and a form that the document names, and nothing fails
inside. Real tokens, tables and records are supplied, or all would be answered with a refusal:
every operation must have been answered with success too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis import GenerationMode
from schemathesis.config import (
    ChecksConfig,
    GenerationConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from server.http.house import PASSWORD
from server.http.running import SERIES, Running, running
from spytable.server.openapi import document
from spytable.server.operations import OPERATIONS
from toy import DeadDrop

# The tokens are ours to supply: made-up ones would only be refused.
GENERATION = GenerationConfig(with_security_parameters=False)
# A text that is too long may also make its message too long.
REJECTION = {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]}
CHECKS = ChecksConfig.from_dict({"negative_data_rejection": REJECTION})
PROJECT = ProjectConfig(generation=GENERATION, checks=CHECKS)
CONFIG = SchemathesisConfig(projects=ProjectsConfig(default=PROJECT))
SCHEMA = schemathesis.openapi.from_dict(document(), config=CONFIG)
SPENT = {"delete_me", "log_out", "claim", "change_me"}
"""Operations after which a person is no longer who it was: each call has its own."""
OF_SERIES = ("series_frame", "series_command", "series_file")
EXAMPLES = 8

Case = schemathesis.Case[Any]

answered: Counter[str] = Counter()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def _answered_well(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails an operation that was never answered with success."""
    before = answered.copy()
    yield
    if "server" in request.fixturenames:
        assert answered - before, "never answered with success"


def supplied(case: Case, name: str, server: Running) -> dict[str, str]:
    """Put things that are there into a case that may succeed; the headers to send."""
    if case.meta is None or case.meta.generation.mode != GenerationMode.NEGATIVE:
        if "id" in case.path_parameters:
            others = {"record": server.over, "replay": server.over, "components": server.furnished}
            others |= dict.fromkeys(OF_SERIES, server.series)
            case.path_parameters["id"] = others.get(name, server.table)
        if name == "frame":
            case.query.pop("seat", None)
        if name == "template":
            case.query["game"] = DeadDrop.meta.name
        if isinstance(case.body, dict):
            # A series that is put away is gone, and nothing else could be asked of it.
            if len(repr(case.body)) % 4 or case.body.get("type") == "put_away":
                case.body = real_body(name, case.body, server)
    token = server.newcomer() if name in SPENT else server.token
    return {"Authorization": f"Bearer {token}"}


def real_body(name: str, body: dict[str, Any], server: Running) -> dict[str, Any]:
    """A body that can succeed, as like the given one as may be."""
    match name:
        case "make_table":
            return {"game": "agent_hunter", "open": bool(body.get("open"))}
        case "upload":
            return {"record": server.record}
        case "check_components":
            return {"game": DeadDrop.meta.name, "components": server.template}
        case "log_in":
            return {**body, "name": "ADA", "password": PASSWORD}
        case "come" | "change_me":
            return {**body, "name": "Zoé", "lang": "fr"}
        case "command":
            return {"type": "chat", "text": body.get("text") or "Hello"}
        case "make_series":
            return {**SERIES, "title": "The winter"}
        case "series_command":
            return {"type": "fork", "branch": 0, "at": 0, "name": body.get("name") or "Again"}
    return body


@SCHEMA.parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_every_answer_is_as_the_document_says(case: Case, server: Running) -> None:
    name = case.operation.definition.raw["operationId"]
    headers = supplied(case, name, server)
    response = case.call_and_validate(
        base_url=server.url,
        headers=headers,
        # What fits the schema may still be refused: a game that is not there, a name that hides.
        excluded_checks=[positive_data_acceptance],
    )
    if 200 <= response.status_code < 300:
        answered[name] += 1


def test_all_operations_are_asked() -> None:
    asked = {
        found.ok().definition.raw["operationId"]
        for found in SCHEMA.get_all_operations()
        if isinstance(found, Ok)
    }
    assert asked == {op.id for op in OPERATIONS}
