"""Write the TypeScript of all that the server sends and takes, from the Python types.

The messages go to web/src/lib/wire.gen.ts; the Intel, the moves and the events of a game to
types.gen.ts in the folder of its table, and what it tells of a series to series/types.gen.ts there.
`make types` runs this after a change of those types; a
test fails if that was forgotten. json-schema-to-typescript does the writing.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import inspect

from spytable.kernel.game import Game
from spytable.kernel.registry import games
from spytable.server import openapi, wire
from spytable.server.operations import OPERATIONS
from web_build import WEB, node

Schema = dict[str, Any]
_HEAD = "/* Written by web_types.py from the Python types: do not edit. */"
_SCRIPT = """
import { compile } from 'json-schema-to-typescript';
import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
const options = JSON.parse(readFileSync('package.json', 'utf-8')).prettier;
const files = await json(process.stdin);
for (const file of files)
  file.text = await compile(file.schema, file.schema.title, {
    additionalProperties: false, bannerComment: file.head, unreachableDefinitions: true,
    style: { printWidth: options.printWidth, singleQuote: options.singleQuote },
  });
process.stdout.write(JSON.stringify(files));
"""


def main() -> None:
    for path, text in written().items():
        path.write_text(text)


def written() -> dict[Path, str]:
    """Each file with what must stand in it."""
    tables = WEB / "src" / "tables"
    schemas = {WEB / "src" / "lib" / "wire.gen.ts": _messages()}
    for name, kind in games().items():
        if (tables / name).is_dir():
            schemas[tables / name / "types.gen.ts"] = _game(kind)
            if (told := _told(kind)) is not None:
                schemas[tables / name / "series" / "types.gen.ts"] = told
    asked = [{"schema": schema, "head": _HEAD} for schema in schemas.values()]
    command = [node(), "--input-type=module", "--eval", _SCRIPT]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, text=True, check=True, cwd=WEB
    )
    return {path: _tidy(file["text"]) for path, file in zip(schemas, json.loads(done.stdout))}


def _tidy(text: str) -> str:
    """Without what the writer says of its own."""
    text = re.sub(
        r"^ *\* (This interface was referenced|via the `definition`|@m..Items).*\n",
        "",
        text,
        flags=re.M,
    )
    text = re.sub(r"( *\*\n)+( *\*/)", r"\2", text)
    text = re.sub(r"^ */\*\*\n *\*/\n", "", text, flags=re.M)
    return re.sub(r"^export interface Wire \{\}\n", "", text, flags=re.M)


# -- schemas --------------------------------------------------------------------------------------


def _messages() -> Schema:
    """All that is sent and taken; of what differs from game to game only what all have."""
    found = openapi.document()["components"]["schemas"]
    house = {name: schema for name, schema in found.items() if "." not in name}
    house["Scene"]["properties"]["intel"] = {}
    kind = {"type": {"type": "string"}}
    house["Offer"]["properties"]["move"] = _object(kind)
    house["Notice"]["properties"]["event"] = _object(kind | {"actor": {"type": "integer"}})
    house.pop("Event", None)
    _complete(house, [wire], [op.body for op in OPERATIONS if op.body is not None])
    unions = (wire.AnyMessage, wire.AnySent, wire.AnySeriesCommand)
    for name, union in zip(("AnyMessage", "AnySent", "AnySeriesCommand"), unions):
        [house[name]], _ = msgspec.json.schema_components([union], ref_template=openapi.REF)
    return _document("Wire", house, {})


def _game(kind: type[Game]) -> Schema:
    """One game's Intel, moves and events. A move and an event may have the same name."""
    definitions: dict[str, Schema] = {}
    for part in ("intel", "move", "event"):
        schema, inner = openapi.part_of(kind, part)
        suffix = "" if part == "intel" else part.title()
        names = {name: name.rsplit(".", 1)[1] + suffix for name in inner}
        if part == "intel":
            names[schema["$ref"].rsplit("/", 1)[1]] = "Intel"
        else:
            definitions[part.title()] = _renamed(schema, names)
        definitions |= {names[name]: _renamed(each, names) for name, each in inner.items()}
    _complete(definitions, [], [])
    parts = {
        part: {"$ref": openapi.REF.format(name=part.title())} for part in ("intel", "move", "event")
    }
    return _document("Types", definitions, parts)


def _told(kind: type[Game]) -> Schema | None:
    """What is told of a series of a game's; None where it is not played so."""
    series = kind.series()
    if series is None:
        return None
    told = series.story
    _, definitions = msgspec.json.schema_components([told], ref_template=openapi.REF)
    _complete(definitions, [SimpleNamespace(**_structs(inspect.type_info(told)))], [])
    return _document(
        "Types", definitions, {"story": {"$ref": openapi.REF.format(name=told.__name__)}}
    )


def _structs(found: Any) -> dict[str, type]:
    """All structs in a type, by name."""
    if isinstance(found, inspect.StructType):
        fields = [_structs(field.type) for field in found.fields]
        return {found.cls.__name__: found.cls} | {k: v for each in fields for k, v in each.items()}
    inside = getattr(found, "types", ()) or getattr(found, "item_types", ())
    inside = [*inside, *(getattr(found, name, None) for name in ("item_type", "value_type"))]
    return {k: v for each in inside if each is not None for k, v in _structs(each).items()}


def _renamed(schema: Schema, names: dict[str, str]) -> Schema:
    text = json.dumps(schema)
    for old, new in names.items():
        text = text.replace(
            json.dumps(openapi.REF.format(name=old)), json.dumps(openapi.REF.format(name=new))
        )
    renamed: Schema = json.loads(text)
    return renamed


def _object(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties)}


_GIVEN = wire.Command | wire.Question | wire.SeriesCommand | wire.ChapterSeat
"""What is sent to the server."""


def _complete(schemas: dict[str, Schema], modules: list[Any], taken: list[Any]) -> None:
    """What is sent has all its fields, also those that have a default, unless they are left out."""
    optional = {getattr(each, "__name__", "") for each in taken}
    for module in modules:
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                left_out = kind.__struct_config__.omit_defaults
                if left_out or issubclass(kind, _GIVEN):
                    optional.add(name)
    for name, schema in schemas.items():
        if "properties" in schema and name not in optional:
            unset = {field.encode_name for field in _unset(name, modules)}
            schema["required"] = [field for field in schema["properties"] if field not in unset]


def _unset(name: str, modules: list[Any]) -> list[Any]:
    """The fields of a message that may be left out by themselves."""
    kinds = [vars(module)[name] for module in modules if name in vars(module)]
    return [f for kind in kinds for f in msgspec.structs.fields(kind) if f.default is msgspec.UNSET]


def _document(title: str, definitions: dict[str, Schema], properties: Schema) -> Schema:
    named = {name: _plain(schema) | {"title": name} for name, schema in sorted(definitions.items())}
    return {"title": title, **_plain(_object(properties)), "definitions": named}


def _plain(schema: Any) -> Any:
    """In the older form that the writer of TypeScript reads, without bounds, which types lack."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {k: _plain(v) for k, v in schema.items() if k not in _BOUNDS}
    if "properties" in schema:
        made["properties"] = {name: _plain(each) for name, each in schema["properties"].items()}
    if "prefixItems" in made:
        made["items"] = made.pop("prefixItems")
        made |= {"minItems": len(made["items"]), "maxItems": len(made["items"])}
    if "$ref" in made:
        return {"$ref": made["$ref"].replace("#/components/schemas/", "#/definitions/")}
    return made


_BOUNDS = (
    "minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems",
    "discriminator", "default",
)  # fmt: skip


if __name__ == "__main__":
    main()
