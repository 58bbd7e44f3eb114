"""Writes parts of pages from catalogues and data: `{rules} GAME`, `{campaign} GAME`, `{lessons} GAME`, `{player}`.

Nothing of it is written twice: who changes a rule, a lesson or a drawing changes the pages too.
"""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import FALLBACK, Words
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.scenarios import begin_of, begin_scenario, scenario_at
from trajan_tutor.session.seat_view import seen
from trajan_tutor.view import Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.caption import view_of
from trajan_tutor.view.part import part_of_table
from trajan_tutor.view.picture import Box
from trajan_tutor.view.pieces import definitions
from trajan_tutor.view.svg import PREFIX, number
from trajan_tutor.view.templates import load_template
from trajan_tutor.viewmodel.named_symbols import named_symbols, symbol_id
from trajan_tutor.viewmodel.panels import rule_book
from trajan_tutor.viewmodel.words_model import Card

# Where pictures are put that are drawn for the pages, below the folder of the pages.
MADE: Final = "_made"
# Where the light page and the page of rulings are, seen from a page of learners.
_PLAY: Final = "../play/index.html"
_RULINGS: Final = "../rulings.html"
_LIGHT: Final = "light"
# How much of a page a part of the table takes, and how wide it is at most, in points of the screen.
_SEEN: Final = 55_000
_WIDEST: Final = 330
# Up to which share of the table a part is small enough to be seen at that size.
_SMALL: Final = 0.4
_ENDING: Final = re.compile(r"[^\w\s]*")


class _Made(SphinxDirective):
    """A part of a page that is made of catalogues: nothing of it is a message of the pages that is translated."""

    def run(self) -> list[nodes.Node]:
        """Return the part; nothing where the messages of the pages are collected."""
        return [] if self.env.app.builder.name == "gettext" else self.made()

    def made(self) -> list[nodes.Node]:
        """Return the part."""
        raise NotImplementedError

    @property
    def language(self) -> str:
        """The language of the pages as the catalogues call it: Sphinx says the land, too."""
        return (self.config.language or FALLBACK).partition("_")[0]


class Player(_Made):
    """The light page, in the page."""

    def made(self) -> list[nodes.Node]:
        """Return its frame."""
        title = escape(Words(self.language).say("page-all"))
        frame = f'<iframe src="{_PLAY}" title="{title}" allow="fullscreen"></iframe>'
        return [nodes.raw("", f'<div class="player">{frame}</div>', format="html")]


class _OfGame(_Made):
    """A part of a page about one game."""

    required_arguments = 1

    @property
    def game(self) -> TutorGame:
        """The game that is named. Its page is made anew each time: all of a game can change it."""
        self.env.note_reread()
        return find_game(self.arguments[0])

    @property
    def words(self) -> Words:
        """The words of the game in the language of the pages."""
        return Words(self.language, (self.game.resources.words,))

    def picture(self, name: str, drawing: Drawing, said: str, look: str) -> nodes.image:
        """Keep a drawing as a file, and return what shows it; without words it stands beside its own name."""
        path = Path(self.env.srcdir, MADE, self.language, f"{self.game.name}-{name}.svg")
        path.parent.mkdir(parents=True, exist_ok=True)
        drawn = drawing.portable()
        if not path.exists() or path.read_text(encoding="utf-8") != drawn:
            path.write_text(drawn, encoding="utf-8")
        return nodes.image(uri=f"/{MADE}/{self.language}/{path.name}", alt=said, classes=[look], loading="lazy")


class Rules(_OfGame):
    """Every rule of a game, by area in the order of the rulebook, with the part of the table where it is learned."""

    def made(self) -> list[nodes.Node]:
        """Return a section for each area."""
        return [self._area(area["area"], area["title"], area["rules"]) for area in rule_book(self.game, self.words)]

    def _area(self, name: str, title: str, cards: list[Card]) -> nodes.section:
        section = nodes.section("", nodes.title("", title), ids=[nodes.make_id(name)], classes=["rule-area"])
        self.state.document.note_explicit_target(section)
        rules = [card["rule"] for card in cards]
        lesson = next((one for one in course_order(self.game).lessons if {*one.teaches} & {*rules}), None)
        part = _part_about(self.game, rules, self.words)
        if part is not None:
            section += self._table(name, part)
        section += [self._rule(card) for card in cards]
        if lesson is not None:
            section += nodes.paragraph("", "", _to_lesson(lesson, self.words), classes=["learn-it"])
        return section

    def _table(self, name: str, part: "_Part") -> nodes.image:
        game, words, step = self.game, self.words, part.lesson.steps[part.at]
        scenario = scenario_at(part.lesson, part.at, game)
        observation = game.observe(scenario.session.state, scenario.seat)
        look = seen(scenario.session, words) | {"legal": frozenset(), "chosen": "", "last": frozenset()}
        marks = Marks(rings=frozenset(step.spots))
        form = PictureForm.STILL
        whole = draw_board(game, observation, words, prefix="b", theme=_LIGHT, form=form, marks=marks, **look)
        said = ", ".join(words(spot.label) for spot in game.spots(observation) if spot.name in step.spots)
        image = self.picture(f"area-{name}", _cut(whole, part.box), said, "table-part")
        # All are about as large, whatever their form; what shows much of the table is larger.
        seen_now = _SEEN if part.share <= _SMALL else 2 * _SEEN
        image["width"] = f"{min(math.sqrt(seen_now * part.box[2] / part.box[3]), _WIDEST):.0f}px"
        return image

    def _rule(self, card: Card) -> nodes.container:
        rule = self.game.rules[card["rule"]]
        title = nodes.paragraph("", "", nodes.strong("", card["title"]), classes=["rule-title"])
        for ruling in rule.rulings:
            place = f"{_RULINGS}#{self.game.name}-{ruling}"
            title += [nodes.Text(" "), nodes.reference("", f"§ {ruling}", refuri=place, classes=["ruling"])]
        text = nodes.paragraph("", "", *self._with_symbols(card["text"]))
        return nodes.container("", title, text, ids=[nodes.make_id(rule.key)], classes=["rule"])

    def _with_symbols(self, text: str) -> Iterator[nodes.Node]:
        """Give a text in parts, with the picture of a symbol after the first word that names it."""
        ends: dict[int, str] = {}
        for named in named_symbols(self.game, [text], self.words):
            found = re.search(rf"(?<!\w){re.escape(named['text'])}(?!\w)", text)
            if found and found.end() not in ends and named["symbol"] not in ends.values():
                ends[found.end()] = named["symbol"]
        begun = 0
        for end in sorted(ends):
            # The last word of a name stays beside its symbol, and what ends a sentence stays there too.
            last, after = text.rfind(" ", begun, end) + 1 or begun, end + len(_ENDING.match(text, end)[0])  # type: ignore[index]
            image = self.picture(f"symbol-{ends[end]}", _symbol(self.game, ends[end]), "", "named-symbol")
            yield nodes.Text(text[begun:last])
            word, rest = nodes.Text(f"{text[last:end]}\N{NO-BREAK SPACE}"), nodes.Text(text[end:after])
            yield nodes.inline("", "", word, image, rest, classes=["named"])
            begun = after
        yield nodes.Text(text[begun:])


class Campaign(_OfGame):
    """The growing games of a course, each with its table as it begins."""

    def made(self) -> list[nodes.Node]:
        """Return a card for each game."""
        order = course_order(self.game)
        return [self._card(lesson, order.numbers()[lesson.address]) for lesson in order.games]

    def _card(self, lesson: Lesson, numeral: str) -> nodes.container:
        game, words = self.game, self.words
        session = scenario_at(lesson, 0, game).session
        look = seen(session, words) | {"legal": frozenset(), "theme": _LIGHT, "form": PictureForm.STILL}
        drawing = draw_board(game, session.observation(), words, prefix="b", **look)
        title = nodes.paragraph("", f"{numeral} · ", _to_lesson(lesson, words), classes=["stage-title"])
        about = nodes.paragraph("", words(lesson.idea))
        picture = self.picture(f"stage-{lesson.name}", drawing, words(lesson.title), "stage-table")
        return nodes.container("", picture, title, about, _minutes(lesson, words), classes=["stage"])


class Lessons(_OfGame):
    """All lessons beside the growing games, in their order."""

    def made(self) -> list[nodes.Node]:
        """Return a list."""
        order, words = course_order(self.game), self.words
        numbers = order.numbers()
        found = nodes.bullet_list(classes=["lesson-list"])
        for lesson in order.lessons:
            title = nodes.paragraph("", f"{numbers[lesson.address]} · ", _to_lesson(lesson, words))
            title += nodes.Text(f" · {words.say('lesson-minutes', minutes=lesson.minutes)}")
            found += nodes.list_item("", title, nodes.paragraph("", words(lesson.idea)))
        return [found]


def _minutes(lesson: Lesson, words: Words) -> nodes.paragraph:
    return nodes.paragraph("", words.say("lesson-minutes", minutes=lesson.minutes), classes=["minutes"])


def _to_lesson(lesson: Lesson, words: Words) -> nodes.reference:
    return nodes.reference("", words(lesson.title), refuri=f"{_PLAY}?lesson={lesson.address}")


@dataclass(frozen=True, slots=True)
class _Part:
    """A step of a lesson that points at a part of the table, where that lies, and how much of the table it is."""

    lesson: Lesson
    at: int
    box: Box
    share: float


def _part_about(game: TutorGame, rules: Iterable[str], words: Words) -> _Part | None:
    """Return the first part of the table that a lesson points at where it tells one of some rules.

    It is to be small; where all are large, it is the smallest.
    """
    found = [_part(lesson, at, game, words) for lesson, at in _steps_about(game, {*rules})]
    small = (part for part in found if part.share <= _SMALL)
    return next(small, min(found, key=lambda part: part.share, default=None))


def _steps_about(game: TutorGame, rules: set[str]) -> Iterator[tuple[Lesson, int]]:
    for lesson in course_order(game).lessons:
        for at, step in enumerate(lesson.steps):
            if step.spots and rules & {*step.rules, *step.about}:
                yield lesson, at


def _part(lesson: Lesson, at: int, game: TutorGame, words: Words) -> _Part:
    board, begin = game.resources.board, begin_of(lesson, at)[1]
    seat = begin.seat if begin.seat >= 0 else begin_scenario(lesson, begin, game).seat
    table = load_template(board).arrangement(begin.seats)
    box = part_of_table(board, begin.seats, seat, lesson.steps[at].spots, words) or (0, 0, table.width, table.height)
    return _Part(lesson, at, box, box[2] * box[3] / (table.width * table.height))


def _cut(drawing: Drawing, box: Box) -> Drawing:
    """Return a drawing of which only a box is seen."""
    whole, part = (" ".join(map(number, one)) for one in (view_of(drawing), box))
    return replace(drawing, svg=drawing.svg.replace(f'viewBox="{whole}"', f'viewBox="{part}"', 1))


def _symbol(game: TutorGame, code: str) -> Drawing:
    """Return the picture of one symbol, by its id."""
    template = load_template(game.resources.board)
    name = next(name for name in template.symbols if symbol_id(game, name) == code)
    symbol = template.symbols[name]
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="table" '
        f'viewBox="0 0 {number(symbol.width)} {number(symbol.height)}" width="{number(symbol.width)}" '
        f'height="{number(symbol.height)}"><style>{template.style.sheet(_LIGHT)}</style>'
        f'<defs>{definitions(template, [name])}</defs><use href="#{PREFIX}{symbol.code}"/></svg>'
    )
    return Drawing(svg.replace(PREFIX, "s"), "")


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx of the directives."""
    app.add_directive("rules", Rules)
    app.add_directive("campaign", Campaign)
    app.add_directive("lessons", Lessons)
    app.add_directive("player", Player)
    return {"parallel_read_safe": True}
