"""The pages of a built site as files: what each of them asks for, leads to, and names."""

import ast
import os
import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

# What a browser fetches by itself: of which element, and where that stands.
FETCHED = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "object": "data",
}
# Links of a head that are only told.
TOLD = {"canonical", "author", "index", "search", "next", "prev"}


@dataclass(slots=True)
class PageFile:
    """What stands on a page: what it fetches, what can be clicked, and which places it has."""

    fetched: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = PageFile()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag fetches, leads to, or names."""
        said = {name: value or "" for name, value in attrs}
        if place := said.get("id"):
            self.found.places.add(place)
        if tag == "a" and "href" in said:
            self.found.links.append(said["href"])
        elif tag == "link" and not TOLD & {*said.get("rel", "").split()}:
            self.found.fetched.append(said["href"])
        elif tag in FETCHED and FETCHED[tag] in said:
            self.found.fetched.append(said[FETCHED[tag]])


@cache
def read_page(path: Path) -> PageFile:
    """Return what stands on a page."""
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader.found


def is_elsewhere(link: str) -> bool:
    """Return whether a link leaves the site."""
    return bool(urlsplit(link).netloc)


def leads_nowhere(site: Path, page: Path, link: str) -> bool:
    """Return whether a link within a site leads to no file, or to no place of its page."""
    parts = urlsplit(link)
    start = site if parts.path.startswith("/") else page.parent
    target = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
    target = target / "index.html" if target.is_dir() else target
    if not target.exists():
        return True
    # The light page and what a search asks for are made when they are open.
    is_page = target.suffix == ".html" and bool(parts.fragment)
    return is_page and unquote(parts.fragment) not in read_page(target).places


def moved_pages(checkout: Path) -> dict[str, str]:
    """Return the pages that are another one now, and where their addresses lead."""
    text = (checkout / "docs" / "_ext" / "published_site.py").read_text(encoding="utf-8")
    found = re.search(r"^MOVED: Final = (\{.*?^\})", text, re.MULTILINE | re.DOTALL)
    assert found
    moved: dict[str, str] = ast.literal_eval(found[1])
    return moved


def built_page(checkout: Path) -> Path:
    """Return the folder of the light page: the whole one, or a smaller one that short runs have built and name."""
    page = checkout / os.environ.get("TRAJAN_TUTOR_PAGE_SITE", "page-site")
    if not (page / "index.html").exists():
        pytest.fail("The light page is not built: say `make page`.", pytrace=False)
    return page


def built_site(checkout: Path) -> Path:
    """Return the folder of the site, which `make docs` has built."""
    site = checkout / "docs-site"
    if not (site / "play" / "index.html").exists():
        pytest.fail("The site of the pages is not built: say `make docs`.", pytrace=False)
    return site


def pages_of(site: Path) -> list[Path]:
    """Return all pages of the site but the light page."""
    return [path for path in sorted(site.rglob("*.html")) if not {"play", "_static"} & {*path.relative_to(site).parts}]
