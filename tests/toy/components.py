"""Dead Drop: its documents, from a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from spytable.kernel.components import YOUR_FILE, parse, placed, write
from spytable.kernel.refusal import BadInput

BUILT_IN = "archive-1"
KINDS = 3
_FILE = Path(__file__).with_name("content") / f"{BUILT_IN}.toml"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    worth: int


class Archive(msgspec.Struct, frozen=True):
    """What the documents of each kind are called, and what they are worth."""

    documents: tuple[Document, ...]

    @property
    def worth(self) -> tuple[int, ...]:
        return tuple(document.worth for document in self.documents)


@cache
def built_in() -> Archive:
    return read(_FILE.read_text(encoding="utf-8"), _FILE.name)


def read(text: str, where: str = YOUR_FILE) -> Archive:
    data = parse(text, where)
    with placed(where):
        return _archive(data)


def _archive(data: dict[str, object]) -> Archive:
    if set(data) != {"documents"} or not isinstance(data["documents"], list):
        raise BadInput("there must be documents, and nothing else")
    found = []
    for number, one in enumerate(data["documents"], 1):
        try:
            found.append(msgspec.convert(one, Document, strict=True))
        except msgspec.ValidationError as fault:
            raise BadInput(f"documents, entry {number}: {fault}") from None
        if not 0 <= found[-1].worth <= 9:
            why = f"{found[-1].id} is worth 0 to 9, not {found[-1].worth}"
            raise BadInput(f"documents, entry {number}: {why}")
    if len(found) != KINDS:
        raise BadInput(f"there must be {KINDS} documents, not {len(found)}")
    return Archive(tuple(found))


def text(archive: Archive) -> str:
    return write({"documents": archive.documents})


def own_archive(*worth: int) -> str:
    """A file as a player may bring it, with documents of this worth."""
    entries = "".join(f"  {{ worth = {w}, id = 'own-{n}' }},\n" for n, w in enumerate(worth))
    return f"# My own documents.\ndocuments = [\n{entries}]\n"
