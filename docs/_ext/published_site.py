"""What a site has beside its pages: what a posted link shows, a list for programs, old addresses that lead on.

Where the project is published is read from the one setting; what needs it is absent without it.
"""

import re
import tomllib
from html import escape
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

# Pages that are another one now: whoever kept their address is led there.
MOVED: Final = {
    "adding-a-game": "make-a-game.html#the-whole-protocol",
    "how-it-is-built": "architecture.html",
    "releasing": "publishing.html#a-release",
}
_REDIRECT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url={to}">
<title>This page has moved</title>
<h1>This page has moved</h1>
<p><a href="{to}">It is here now.</a></p>
</html>
"""
# What pages are about whose first sentence does not say it.
_SAID: Final = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8"))
_CARD: Final = "social-card.png"
_LONGEST: Final = 240
_SENTENCE: Final = re.compile(r"(?<=[.!?]) ")
# No page of its own: what is shown where there is none.
_NO_PAGE: Final = "404"


def _sentence_of(document: nodes.document) -> str:
    """Return what a page says first: its description, else the first sentence of its text."""
    for meta in document.findall(nodes.meta):
        if meta.get("name") == "description":
            return str(meta["content"])
    for paragraph in document.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        if isinstance(paragraph.parent, nodes.section) and len(text.split()) > 1:
            first = _SENTENCE.split(text)[0]
            return first if len(first) <= _LONGEST else f"{first[:_LONGEST].rsplit(' ', 1)[0]} …"
    return ""


def _note_sentence(app: Sphinx, document: nodes.document) -> None:
    app.env.metadata[app.env.docname]["sentence"] = _sentence_of(document)


def _without_mail(_: Sphinx, document: nodes.document) -> None:
    """Let what only looks like an address of somebody (`lookahead@0.5s`) be text: no page names one."""
    for link in [*document.findall(nodes.reference)]:
        if link.get("refuri", "").startswith("mailto:"):
            link.replace_self(link.children)


def _tell_posts(app: Sphinx, name: str, _template: str, context: dict[str, Any], *_: object) -> None:
    """Say what is shown where a link to the page is posted: its title and sentence, and the card of the project."""
    site = app.config.html_context["site"]
    said = {
        "og:site_name": app.config.project,
        "og:type": "website",
        "og:title": re.sub("<[^>]+>", "", context.get("title", "")) or app.config.project,
        "og:description": _sentence(app, name),
    }
    if site:
        said["og:url"] = f"{site}{_folder(app)}{name}.html"
        said["og:image"] = f"{site}_static/{_CARD}"
        said["twitter:card"] = "summary_large_image"
    tags = "".join(f'<meta property="{key}" content="{escape(value)}" />\n' for key, value in said.items() if value)
    before = context.get("metatags", "")
    if said["og:description"] and 'name="description"' not in before:
        tags = f'<meta name="description" content="{escape(said["og:description"])}" />\n{tags}'
    context["metatags"] = f"{before}{tags}"


def _folder(app: Sphinx) -> str:
    """Return the folder of a site in another language: its name is that of the folder it is built into."""
    return "" if app.config.language in (None, "en") else f"{Path(app.outdir).name}/"


def _write_what_lies_beside(app: Sphinx, error: Exception | None) -> None:
    """Write `llms.txt`, every page with its sentence for programs that read, and the pages that have moved."""
    if error is not None:
        return
    pages = [
        f"- [{title.astext()}]({name}.html){f': {sentence}' if (sentence := _sentence(app, name)) else ''}"
        for name, title in sorted(app.env.titles.items())
        if name != _NO_PAGE
    ]
    Path(app.outdir, "llms.txt").write_text("\n".join([f"# {app.config.project}", "", *pages, ""]), encoding="utf-8")
    if not _folder(app):
        for name, to in MOVED.items():
            Path(app.outdir, f"{name}.html").write_text(_REDIRECT.format(to=to), encoding="utf-8")


def _sentence(app: Sphinx, name: str) -> str:
    """Return what a page is about, in one sentence; in English it may be said beside the page."""
    given = "" if _folder(app) else _SAID.get(name, "")
    return given or str(app.env.metadata.get(name, {}).get("sentence", ""))


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx of it."""
    app.connect("doctree-read", _without_mail)
    app.connect("doctree-read", _note_sentence)
    app.connect("html-page-context", _tell_posts)
    app.connect("build-finished", _write_what_lies_beside)
    return {"parallel_read_safe": True}
