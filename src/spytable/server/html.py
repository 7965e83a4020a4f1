"""Small pieces of HTML. Whatever is not Markup is escaped."""

from __future__ import annotations

import base64
import hashlib
from html import escape

from spytable.server.front import POLICY

STYLE = """\
:root { color-scheme: light dark; --ink: #1d2430; --soft: #5a6474; --paper: #fbfaf7;
  --card: #ffffff; --line: #d9d6cd; --mark: #1f5f8b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --soft: #a3acb9; --paper: #14181f;
  --card: #1c222b; --line: #343c48; --mark: #8cc4ea; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
a { color: var(--mark); }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
code { font: .92em ui-monospace, monospace; }
section > article { background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; }
dl { margin: .5rem 0 0; display: grid; grid-template-columns: minmax(6rem, auto) 1fr;
  gap: .3rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; }
.soft { color: var(--soft); }
.method { color: var(--mark); font-weight: 700; }
ul { padding-left: 1.25rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin: 0 0 .4rem .75rem; } }
"""

_DIGEST = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
PAGE_POLICY = f"{POLICY}; style-src 'sha256-{_DIGEST}'"
"""What a page may load: our own style, and nothing else."""


class Markup(str):
    """HTML that is safe already."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: str) -> Markup:
    """An element. A trailing underscore of an attribute is dropped.

    >>> tag("a", "1 < 2", href="#x", class_='"')
    '<a href="#x" class="&quot;">1 &lt; 2</a>'
    """
    given = "".join(f' {key.rstrip("_")}="{escape(text)}"' for key, text in attributes.items())
    return Markup(f"<{name}{given}>{join(*inside)}</{name}>")


def join(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))


def page(lang: str, title: str, *body: str) -> str:
    """A whole page in our one style."""
    head = join(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Markup(STYLE)),
    )
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', *body), lang=lang)}\n"
