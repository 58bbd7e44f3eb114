"""The files of the built site of the pages (docs-site): whole, and nothing of it comes from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from browser.site_pages import built_site, is_elsewhere, leads_nowhere, moved_pages, pages_of, read_page
from where_published import address_of

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import FALLBACK, Words, languages

pytestmark = pytest.mark.long

OUTSIDE: Final = re.compile(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')]*)")
TITLE: Final = re.compile("<title>([^<]*)")
REDIRECT: Final = 'http-equiv="refresh"'


@pytest.fixture(scope="module")
def site(checkout: Path) -> Path:
    """Return the folder of the built site."""
    return built_site(checkout)


def test_a_link_that_leads_nowhere_fails_the_build(checkout: Path, tmp_path: Path) -> None:
    """With the settings of the site, on a page of its own."""
    (tmp_path / "index.md").write_text("# A page\n\n[There](nowhere.md), [here](#no-place)\n", encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", str(checkout / "docs")]
    done = subprocess.run([*command, str(tmp_path), str(tmp_path / "out")], capture_output=True, text=True, check=False)
    assert done.returncode
    assert "nowhere.md" in done.stderr
    assert "no-place" in done.stderr


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    """No script, style, font or picture of any page, and none that a style asks for."""
    found = {str(path): [one for one in read_page(path).fetched if is_elsewhere(one)] for path in pages_of(site)}
    found |= {str(path): OUTSIDE.findall(path.read_text(encoding="utf-8")) for path in site.rglob("*.css")}
    assert {name: links for name, links in found.items() if links} == {}


def test_every_link_inside_leads_to_a_page_and_its_place(site: Path) -> None:
    """And everything that is fetched is there."""
    found = {}
    for path in pages_of(site):
        links = [*read_page(path).links, *read_page(path).fetched]
        inside = [one for one in links if not is_elsewhere(one) and not one.startswith(("data:", "mailto:"))]
        found[str(path)] = sorted({one for one in inside if leads_nowhere(site, path, one)})
    assert {name: links for name, links in found.items() if links} == {}


def test_the_picture_of_a_board_leads_to_the_light_page(site: Path) -> None:
    """At its lesson: no kernel runs the cell."""
    page = (site / "notebooks" / "trajan" / "00_first_game.html").read_text(encoding="utf-8")
    assert 'href="../../play/index.html?lesson=trajan/00-first-game"' in page
    assert "data-light-page" not in page


def test_programs_find_every_page(site: Path) -> None:
    """The plain list names all pages that people read; that of another language is in its folder."""
    others = {site / language for language in languages()}
    for folder in (site, *(one for one in others if one.exists())):
        listed = set(re.findall(r"^- \[.+?\]\(([^)]+)\)", (folder / "llms.txt").read_text("utf-8"), re.MULTILINE))
        pages = [path for path in pages_of(folder) if folder != site or not others & {*path.parents}]
        told = {path.relative_to(folder).as_posix() for path in pages if REDIRECT not in path.read_text("utf-8")}
        assert listed == told - {"404.html", "search.html", "genindex.html", "py-modindex.html"}
        lines = (folder / "llms.txt").read_text(encoding="utf-8").splitlines()[2:]
        # A page that is a list of calls alone says nothing in sentences.
        assert [line for line in lines if not re.fullmatch(r"- \[.+\]\(.+\): .+", line)] == []


def test_no_page_takes_a_player_for_an_address(site: Path) -> None:
    """`lookahead@0.5s` is nobody's mail."""
    assert [
        path.name for path in pages_of(site) if any(one.startswith("mailto:") for one in read_page(path).links)
    ] == []


def test_a_posted_link_has_a_title_and_a_sentence(site: Path) -> None:
    """And the card of the project, once there is an address that it can be fetched from."""
    first = (site / "index.html").read_text(encoding="utf-8")
    assert '<meta property="og:description" content="Learn Trajan' in first
    assert ('property="og:image"' in first) == bool(address_of().site)
    assert (site / "_static" / "social-card.png").exists()


def test_an_old_address_leads_to_what_is_there_now(site: Path, checkout: Path) -> None:
    """The page, and its place."""
    for name, to in moved_pages(checkout).items():
        assert REDIRECT in (site / f"{name}.html").read_text(encoding="utf-8")
        assert not leads_nowhere(site, site / f"{name}.html", to)


@pytest.mark.parametrize("language", [one for one in languages() if one != FALLBACK])
def test_pictures_of_pages_speak_their_language(site: Path, language: str) -> None:
    """Covers and tables, each by what it is called: no word on them is another language's."""
    words = [Words(language, folders=(find_game(game).resources.words,)) for game in game_names()]
    called = {say(Message.of("board-title", game=game)) for say, game in zip(words, game_names(), strict=True)}
    drawings = [path.read_text(encoding="utf-8") for path in (site / language / "_images").glob("*.svg")]
    assert {title for drawing in drawings for title in TITLE.findall(drawing)} == called
