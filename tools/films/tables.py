"""Pupils who play each other in real pages.

Three pupils have a phone, a tablet and a laptop. Who teaches makes pairs of them by one click, a decision is seen at
the other device, it is asked back and given back, and the table is shown on the projector.
"""

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import Final

from browser.class_served import LAPTOP, PHONE, TABLET, Visits, let_in, state
from browser.table_players import TablePlayer
from filming import Film, film_options
from films.class_room import LONG, PATIENCE, SHORT, filmed, seen_together
from playwright.sync_api import Page, expect

PUPILS: Final = (("phone", "Ada", PHONE, True), ("tablet", "Ben", TABLET, True), ("laptop", "Cleo", LAPTOP, False))
DECISIONS: Final = 3
BOARD: Final = "[data-pane]"


def pair(players: Sequence[TablePlayer]) -> list[TablePlayer]:
    """Return the two who sit at one table: the third plays against a bot."""
    return [one for one in players if one.page.locator(".pupil-seat[data-kind=bot]").count() == 0]


def story(visits: Visits, teacher: Page) -> Film:
    """Play the story of a table, and film it."""
    pages = {"teacher": teacher}
    film = Film(partial(seen_together, pages))
    let_in(teacher)
    pages["wall"] = visits.project(teacher)
    players = []
    for place, name, size, touches in PUPILS:
        pages[place] = visits.pupil(name, size, touch=touches)
        players.append(TablePlayer(pages[place], touches))
    state(teacher, "tables")
    expect(teacher.locator(".make")).to_be_visible()
    film.take(LONG)
    teacher.locator(".make").click()
    for player in players:
        expect(player.page.locator(f".pupil-board {BOARD}").first).to_be_visible(timeout=PATIENCE)
    film.take(LONG)
    two = pair(players)
    teacher.locator(".table-card:not(:has([data-kind=bot])) .table-open").click()
    expect(teacher.locator(f".watched {BOARD}").first).to_be_visible(timeout=PATIENCE)
    film.take(SHORT)
    decides = next(one for one in two if one.needs == "decides")
    other = next(one for one in two if one is not decides)
    for _ in range(DECISIONS):
        if decides.needs == "decides":
            decides.decide()
            other.page.wait_for_timeout(SHORT)
            film.take(SHORT)
    decides.page.locator(".undo").first.click()
    expect(other.page.locator(".table-question")).to_be_visible(timeout=PATIENCE)
    film.take(LONG)
    other.page.locator(".pupil-table .yes").click()
    expect(other.page.locator(".table-question")).to_have_count(0, timeout=PATIENCE)
    other.page.wait_for_timeout(SHORT)
    film.take(LONG)
    teacher.locator(".table-looked [aria-pressed=false]", has_text="projector").click()
    expect(pages["wall"].locator(f".watched {BOARD}").first).to_be_visible(timeout=PATIENCE)
    film.take(LONG)
    decides.decide()
    other.page.wait_for_timeout(SHORT)
    film.take(2 * LONG)
    return film


tables_options = film_options


def tables(arguments: Namespace) -> int:
    """Film tables into a file."""
    return filmed(story, arguments.file)
