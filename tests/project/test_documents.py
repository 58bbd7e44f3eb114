"""The pages that people read: short, whole, and with every field that a reader of lesson files knows."""

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from browser.site_pages import moved_pages

from trajan_tutor.lessons.find import lesson_names

CHECKOUT = Path(__file__).parent.parent.parent
# What is brought for the site, and drawn for it, are no pages of ours.
DOCS = tuple(
    path.relative_to(CHECKOUT).as_posix()
    for path in sorted((CHECKOUT / "docs").rglob("*.md"))
    if not {"notebooks", "_made"} & {*path.parts}
)
PAGES = ("README.md", "CONTRIBUTING.md", *DOCS)
# How many words a page may have, and all that is translated: what learners and teachers read outside of the catalogues.
MOST_WORDS = {"README.md": 700, "CONTRIBUTING.md": 1500}
MOST_WORDS_OF_LEARNERS = 4000
LEARNERS = tuple(name for name in DOCS if name.startswith("docs/learners/"))
# The page for an address that does not exist is in no list.
NOT_LISTED = {"docs/404.md"}
TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```", re.MULTILINE | re.DOTALL)
LISTED = re.compile(r"^(?:.*<(.+)>|([^:\s]\S*))$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
WORD = re.compile(r"[a-z_]+")
# What reads lesson files imports the table that they are read by.
READER = re.compile(r"^from \S+ import .*\bSection\b", re.MULTILINE)
# How the readers of lesson files ask a table for a field.
ASKING = {
    "anything",
    "flag",
    "has",
    "lists",
    "name",
    "names",
    "number",
    "table",
    "tables",
    "text",
    "texts",
    "word",
}


def page(name: str) -> str:
    """Return the text of a page."""
    return (CHECKOUT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MOST_WORDS)
def test_a_page_is_short(name: str) -> None:
    """Counted as `wc -w` counts."""
    assert len(page(name).split()) <= MOST_WORDS[name]


def test_what_is_translated_is_short() -> None:
    """Everything in the folder of learners, counted as `wc -w` counts."""
    assert LEARNERS
    assert sum(len(page(name).split()) for name in LEARNERS) <= MOST_WORDS_OF_LEARNERS


def listed_pages(name: str) -> set[str]:
    """Return the pages that the lists of a page name: those from which the site is made."""
    entries = [one or other for text in TOCTREE.findall(page(name)) for one, other in LISTED.findall(text)]
    return {((CHECKOUT / name).parent / entry).resolve().relative_to(CHECKOUT).as_posix() for entry in entries}


def test_every_page_is_in_a_list_of_the_site() -> None:
    """Beginning with the first one; and every notebook that is a page is there."""
    found, waiting = {"docs/index"}, ["docs/index"]
    while waiting:
        name = waiting.pop()
        new = listed_pages(f"{name}.md") - found if f"{name}.md" in DOCS else set()
        found |= new
        waiting += new
    assert not sorted({*DOCS} - NOT_LISTED - {f"{name}.md" for name in found}), "in no list"
    notebooks = {name for name in found if f"{name}.md" not in DOCS}
    assert all((CHECKOUT / f"{name.removeprefix('docs/')}.ipynb").exists() for name in notebooks), sorted(notebooks)
    settings = (CHECKOUT / "docs" / "conf.py").read_text(encoding="utf-8")
    assert {name.removeprefix("docs/notebooks/") for name in notebooks} == {
        *re.findall(r'"(\w+/\d\w+)\.ipynb"', settings)
    }


@pytest.mark.parametrize("name", PAGES)
def test_the_links_of_a_page_lead_to_files(name: str) -> None:
    """Every link that leads to a place in the project."""
    assert not [link for link in sorted(linked_files(name)) if not (CHECKOUT / link).exists()]


def test_what_has_moved_leads_to_a_page_and_its_place() -> None:
    """Whoever kept an old address is led there; the page itself is gone."""
    for name, to in moved_pages(CHECKOUT).items():
        target, _, place = to.partition("#")
        headings = re.findall(r"^#+ (.+)$", page(f"docs/{target.removesuffix('html')}md"), re.MULTILINE)
        assert place in {"", *(one.lower().replace(" ", "-") for one in headings)}
        assert not (CHECKOUT / "docs" / f"{name}.md").exists()


def test_what_pages_are_about_is_said_of_pages_that_are_there() -> None:
    """Each in one sentence, for whoever finds or posts a link."""
    said = tomllib.loads(page("docs/_ext/sentences.toml"))
    assert {f"docs/{name}.md" for name in said} <= {*DOCS}
    assert not [text for text in said.values() if not re.fullmatch(r"[A-Z].{20,160}\.", text)]


def linked_files(name: str) -> set[str]:
    """Return the files of the project that a page links to."""
    links = [link.partition("#")[0] for link in LINK.findall(page(name)) if "://" not in link]
    found = {((CHECKOUT / name).parent / link).resolve().relative_to(CHECKOUT).as_posix() for link in links if link}
    # Notebooks are brought into the folder of the pages when the site is made.
    return {link.removeprefix("docs/") if link.startswith("docs/notebooks/") else link for link in found}


def test_the_readme_leads_to_every_page() -> None:
    """By itself or by way of other pages: nobody finds them otherwise."""
    found, waiting = {"README.md"}, ["README.md"]
    while waiting:
        new = {name for name in linked_files(waiting.pop()) if name in PAGES} - found
        found |= new
        waiting += new
    assert found == {*PAGES} - NOT_LISTED


def test_every_tool_that_is_told_is_there() -> None:
    """Every file of `tools/` that a page names."""
    told = {name for one in PAGES for name in re.findall(r"tools/\w+\.(?:py|mjs)", page(one))}
    assert told
    assert not [name for name in sorted(told) if not (CHECKOUT / name).exists()]


def test_every_command_that_is_told_is_there() -> None:
    """What make is asked for and what pip is to bring along, on the pages and the first pages in other languages."""
    texts = [page(name) for name in (*PAGES, *(path.name for path in CHECKOUT.glob("README.*.md")))]
    makefile = page("Makefile")
    targets = {
        name for text in texts for name in re.findall(r"(?:`|^    (?:\S+=\S+ )?)make ([a-z-]+)", text, re.MULTILINE)
    }
    assert {"lab", "test", "launch-link"} <= targets
    assert not [name for name in sorted(targets) if not re.search(rf"^{name}:", makefile, re.MULTILINE)]
    extras = tomllib.loads(page("pyproject.toml"))["project"]["optional-dependencies"].keys()
    told = {name for text in texts for name in re.findall(r"(?:trajan-tutor|\.whl)\[(\w+)\]", text)}
    assert {"jupyter", "class", "pictures", "rl"} <= told <= extras


def test_every_measure_that_is_told_is_there() -> None:
    """And every film, look and fit: commands of one program."""
    programs = ("measure", "film", "look", "fit")
    command = re.compile(rf"tools/({'|'.join(programs)})\.py ([a-z][a-z-]*)")
    told = {found for one in PAGES for found in command.findall(page(one))}
    there = {(program, name) for program in programs for name in import_module(program).COMMANDS}
    assert told
    assert not told - there


def texts_in(nodes: Iterable[ast.AST | None]) -> list[str]:
    """Return those of some nodes of a tree that are texts."""
    return [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def fields_asked(tree: ast.Module) -> Iterator[str]:
    """Give the fields that a module asks tables for: by the table itself, or by a function that is given the table."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            is_method = isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
            is_given = bool(node.args) and isinstance(node.args[0], ast.Name) and node.args[0].id == "section"
            texts = texts_in(node.args)
            yield from texts[:1] if is_method else texts if is_given else ()
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "_PREDICATES":
            assert isinstance(node.value, ast.Dict)
            yield from texts_in(node.value.keys)


def test_every_field_of_lesson_files_is_told() -> None:
    """A field that a reader asks for stands on the page of lesson files."""
    told = set(WORD.findall(" ".join(re.findall(r"`([^`]+)`", page("docs/lesson-files.md")))))
    sources = [path.read_text(encoding="utf-8") for path in sorted((CHECKOUT / "trajan_tutor").rglob("*.py"))]
    asked = {field for text in sources if READER.search(text) for field in fields_asked(ast.parse(text))}
    assert {"goal", "times_at_least", "scholarship", "confused", "topics", "turn_over"} <= asked
    assert not sorted(asked - told)


def test_as_many_lessons_are_told_as_there_are() -> None:
    """On the pages that count them."""
    number = len(lesson_names())
    assert f"all {number} lessons" in page("README.md")
    assert f"all {number} lessons" in page("docs/guide.md")


def test_every_library_of_others_has_its_reason() -> None:
    """What is needed in Python and in the page stands on one page with what it is for, and nothing else does."""
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [settings["dependencies"], *settings["optional-dependencies"].values()]
    needed = {re.split(r"[<>=]", one)[0] for names in lists for one in names}
    package = json.loads((CHECKOUT / "stage" / "package.json").read_text(encoding="utf-8"))
    rows = [line.split("|") for line in page("docs/dependencies.md").splitlines() if line.startswith("| ")]
    told = {name for row in rows for name in re.findall(r"`([^`]+)`", row[-3])}
    assert told == needed | {*package["dependencies"], *package["devDependencies"]}
