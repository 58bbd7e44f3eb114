"""The pages of learners in other languages: what leads out of them, and the switch between languages.

They are built by themselves, `tools/build_site.py`: each language has a folder beside the English pages, and what there
is in English alone is linked there.
"""

import re
from collections.abc import Iterable
from contextlib import redirect_stdout
from io import StringIO
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath
from typing import Any, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config

from trajan_tutor.cli import main
from trajan_tutor.i18n import FALLBACK, Words, languages

# What is translated.
PAGES: Final = ["index.md", "learners/**"]
# What raw text and what the catalogues say link to: it lies beside the English pages alone.
_BESIDE: Final = re.compile(r'="\.\./(play/index|rulings)\.html(\??)')
# The board that pages show, and what draws it: as `make generated` does in English.
_BOARD: Final = "notebooks/images/board.svg"
_DRAW: Final = ("picture", "trajan", "--seats", "4", "--seed", "7", "--turns", "40")
# Sphinx says the land of a language where its own words differ by it.
_LANDS: Final = {"pt": "pt_BR"}


def tag(language: str) -> str:
    """Return how Sphinx calls a language."""
    return _LANDS.get(language, language)


def _spoken(config: Config) -> str:
    return (config.language or FALLBACK).partition("_")[0]


def _only_what_is_translated(_: Sphinx, config: Config) -> None:
    """Leave out the pages that there are in English alone; that they are not there is no fault."""
    if _spoken(config) != FALLBACK:
        config.include_patterns = PAGES
        config.figure_language_filename = f"{{root}}.{_spoken(config)}{{ext}}"
        config.suppress_warnings = [*config.suppress_warnings, "toc.excluded", "toc.not_readable"]


def _link_to_english(app: Sphinx, document: nodes.document) -> None:
    """Let links to pages that are not translated lead to the English ones."""
    if _spoken(app.config) == FALLBACK:
        return
    here = PurePosixPath(app.env.docname).parent
    for link in [*document.findall(addnodes.download_reference)]:
        link.replace_self(_english(link["reftarget"], here, link.children))
    for link in [*document.findall(addnodes.pending_xref)]:
        if link.get("refdomain") == "doc" and link["reftarget"] not in app.env.found_docs:
            place = f"{relpath(link['reftarget'], here)}.md#{link.get('reftargetid') or ''}"
            link.replace_self(_english(place, here, link.children))


def _english(target: str, here: PurePosixPath, said: Iterable[nodes.Node]) -> nodes.reference:
    """Return a link from a page of another language to an English one, by the name of its file."""
    name, _, place = target.partition("#")
    page = PurePosixPath(normpath(here / name)).with_suffix(".html")
    uri = f"{relpath(page, here)}{f'#{place}' if place else ''}"
    return nodes.reference("", "", *said, refuri=f"../{uri}", internal=False, hreflang=FALLBACK)


def _draw_board(app: Sphinx, document: nodes.document) -> None:
    """Let the board on a page in another language speak that language."""
    spoken = _spoken(app.config)
    boards = [image for image in document.findall(nodes.image) if image["uri"].endswith(_BOARD)]
    if spoken == FALLBACK or not boards:
        return
    app.env.note_reread()
    drawn = Path(app.srcdir, "_made", spoken, "board.svg")
    drawn.parent.mkdir(parents=True, exist_ok=True)
    with redirect_stdout(StringIO()):
        main(["--language", spoken, *_DRAW, str(drawn)])
    for board in boards:
        board["uri"] = f"/_made/{spoken}/{drawn.name}"


def _offer(app: Sphinx, name: str, _template: str, context: dict[str, Any], *_: object) -> None:
    """Offer the page in the other languages, and let what lies beside the English pages be found from this one."""
    spoken = _spoken(app.config)
    if spoken != FALLBACK:
        context["body"] = _BESIDE.sub(lambda found: _beside(found, spoken), context.get("body", ""))
    if name == "index" or name.startswith("learners/"):
        root = "../" * (name.count("/") + (spoken != FALLBACK))
        context["offered"] = [
            {
                "key": tag(one).replace("_", "-"),
                "name": Words(one).say("language-name"),
                "address": f"{root}{'' if one == FALLBACK else f'{one}/'}{name}.html",
                "here": one == spoken,
            }
            for one in dict.fromkeys((*languages(), spoken))
        ]


def _beside(found: re.Match[str], language: str) -> str:
    """Return the address of what lies beside the English pages; the light page is opened in the language."""
    more = "&amp;" if found[2] else ""
    asked = f"?language={language}{more}" if found[1] == "play/index" else found[2]
    return f'="../../{found[1]}.html{asked}'


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx of it."""
    app.connect("config-inited", _only_what_is_translated)
    # Before Sphinx brings what is linked as a file.
    app.connect("doctree-read", _link_to_english, priority=100)
    app.connect("doctree-read", _draw_board, priority=100)
    app.connect("html-page-context", _offer)
    return {"parallel_read_safe": True}
