"""How Sphinx makes the site of these pages: `make docs`."""

import posixpath
import re
import shutil
import sys
import tomllib
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sphinx.application import Sphinx

from trajan_tutor.view.static_output import leading_to

HERE = Path(__file__).parent
CHECKOUT = HERE.parent
sys.path[:0] = [str(HERE / "_ext"), str(CHECKOUT / "tools")]

from where_published import address_of  # noqa: E402 (the tool lies beside this folder)

_SETTINGS = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))

project = "trajan_tutor"
author = "The trajan_tutor authors"
release = _SETTINGS["project"]["version"]

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinxarg.ext", "rule_pages", "other_languages", "published_site"]
nitpicky = True
# The notebooks that are pages.
SHOWN = {
    "trajan/00_first_game.ipynb",
    "caesar/30_first_game.ipynb",
    "sylla/50_first_game.ipynb",
    "teaching/90_position_and_lesson.ipynb",
    "teaching/91_in_class.ipynb",
    "teaching/92_printable_sheets.ipynb",
    "teaching/93_programming.ipynb",
}
_NOTEBOOKS = {
    path.relative_to(CHECKOUT / "notebooks").as_posix(): path
    for path in CHECKOUT.glob("notebooks/**/*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
}
_OTHERS = [f"notebooks/{name}" for name in _NOTEBOOKS if name not in SHOWN]
exclude_patterns = ["_*", *_OTHERS]

# ---- text

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 4
# Notebooks are shown as they are stored.
nb_execution_mode = "off"
# What makes widgets live would come from elsewhere.
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

# ---- other languages

locale_dirs = ["locales"]
# All pages of learners are one catalogue.
gettext_compact = "pages"
gettext_location = False

# ---- docstrings

# What stands in single quotes there is code, as in Markdown.
default_role = "code"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
# Types of Python and of other libraries are described elsewhere, and nothing is looked up there.
nitpick_ignore_regex = [("py:.*", ".*")]

# ---- look

html_theme = "pydata_sphinx_theme"
html_title = "trajan_tutor"
html_favicon = "_static/logo.svg"
html_static_path = ["_static", "social-card.png"]
templates_path = ["_templates"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_sidebars: dict[str, list[str]] = {"index": [], "learners/try": [], "404": []}
html_theme_options: dict[str, Any] = {
    "header_links_before_dropdown": 8,
    "navbar_persistent": ["languages", "search-button-field"],
    "show_prev_next": True,
    "logo": {"text": "trajan_tutor", "image_light": "_static/logo.svg", "image_dark": "_static/logo.svg"},
    "footer_start": ["about"],
    "footer_end": [],
    "secondary_sidebar_items": ["page-toc"],
    "navigation_with_keys": False,
}
# Where it is published, if it is: a link to its repository, and what a posted link shows.
_ADDRESS = address_of(CHECKOUT)
html_context = {"repository": _ADDRESS.repository, "site": _ADDRESS.site}
html_baseurl = _ADDRESS.site
if _ADDRESS.repository:
    html_theme_options["github_url"] = f"https://github.com/{_ADDRESS.repository}"


def setup(app: Sphinx) -> None:
    """Bring what lies outside of this folder."""
    app.connect("config-inited", _bring_notebooks)
    app.connect("html-page-context", _root_where_nothing_is)
    app.connect("html-page-context", _lead_to_the_light_page)
    app.connect("build-finished", _bring_licence)


def _bring_notebooks(*_: object) -> None:
    """Copy the notebooks, since Sphinx reads one folder. Links to those that are no pages hand out the file."""
    for left in (HERE / "notebooks").glob("**/*.ipynb"):
        if left.relative_to(HERE / "notebooks").as_posix() not in _NOTEBOOKS:
            left.unlink()
    shutil.copytree(CHECKOUT / "notebooks", HERE / "notebooks", dirs_exist_ok=True, ignore=_no_notebook)
    for name, path in sorted(_NOTEBOOKS.items()):
        brought = HERE / "notebooks" / name
        taken_along = partial(_taken_along, posixpath.dirname(name))
        text = re.sub(r"(?<=\]\()[\w./]+\.ipynb(?=\))", taken_along, path.read_text(encoding="utf-8"))
        if not brought.exists() or brought.read_text(encoding="utf-8") != text:
            brought.write_text(text, encoding="utf-8")


def _no_notebook(_: str, names: list[str]) -> list[str]:
    """Return what is not copied as it is: notebooks, and what a use of them leaves behind."""
    return [name for name in names if name.endswith(".ipynb") or name.startswith((".", "trajan_tutor_saves"))]


def _taken_along(folder: str, link: re.Match[str]) -> str:
    return link[0] if posixpath.normpath(posixpath.join(folder, link[0])) in SHOWN else f"path:{link[0]}"


def _root_where_nothing_is(_: Sphinx, name: str, _template: str, context: dict[str, str], *_others: object) -> None:
    """Let links of the page for an address that does not exist begin at the root: it is shown at any depth."""
    if name == "404":
        root = urlsplit(_ADDRESS.site).path or "/"
        context["metatags"] = f'<base href="{root}" />{context.get("metatags", "")}'


def _lead_to_the_light_page(_: Sphinx, name: str, _template: str, context: dict[str, str], *_others: object) -> None:
    """Let the picture of a board open it on the light page, which lies in the site: no kernel runs its cell there."""
    if name.startswith("notebooks/"):
        context["body"] = leading_to(context["body"], f"{'../' * name.count('/')}play/index.html")


def _bring_licence(app: Sphinx, error: Exception | None) -> None:
    """Lay the licence beside the pages, whose footer leads to it."""
    if error is None:
        shutil.copy(CHECKOUT / "LICENSE", Path(app.outdir, "_static", "LICENSE.txt"))
