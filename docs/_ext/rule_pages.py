"""Writes what pages say of a game from its catalogues and data: `{rules} GAME`, `{campaign} GAME`, `{lessons} GAME`.

Nothing of it is written twice: who changes a rule, a lesson or a drawing changes the pages too.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from trajan_tutor.desk.view_model.named_symbols import named_symbols
from trajan_tutor.desk.view_model.panels import rule_book
from trajan_tutor.desk.view_model.symbol_ids import symbol_id
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.lesson import Lesson, Step
from trajan_tutor.lessons.scenarios import scenario_at
from trajan_tutor.session.seat_view import seen
from trajan_tutor.view import Drawing, Marks, PictureForm, draw_board
from trajan_tutor.view.part import cut_to, part_of_table
from trajan_tutor.view.pieces import definitions
from trajan_tutor.view.svg import PREFIX, number
from trajan_tutor.view.templates import load_template

# Where pictures are put that are drawn for the pages, below the folder of the pages.
MADE: Final = "_made"
# Where the light page and the page of rulings are, seen from a page of learners.
_PLAY: Final = "../play/index.html"
_RULINGS: Final = "../rulings.html"
_LIGHT: Final = "light"


class _OfGame(SphinxDirective):
    """A part of a page about one game."""

    required_arguments = 1

    @property
    def game(self) -> TutorGame:
        """The game that is named."""
        return find_game(self.arguments[0])

    @property
    def words(self) -> Words:
        """The words of the game in the language of the pages."""
        return Words(self.config.language, (self.game.resources.words,))

    def picture(self, name: str, drawing: Drawing, said: str, look: str) -> nodes.image:
        """Keep a drawing as a file, and return what shows it; without words it stands beside its own name."""
        path = Path(self.env.srcdir, MADE, f"{self.game.name}-{name}.svg")
        path.parent.mkdir(exist_ok=True)
        drawn = drawing.portable()
        if not path.exists() or path.read_text(encoding="utf-8") != drawn:
            path.write_text(drawn, encoding="utf-8")
        return nodes.image(uri=f"/{MADE}/{path.name}", alt=said, classes=[look], loading="lazy")


class Rules(_OfGame):
    """Every rule of a game, by area in the order of the rulebook, with the part of the table where it is learned."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each area."""
        return [self._area(area["area"], area["title"], area["rules"]) for area in rule_book(self.game, self.words)]

    def _area(self, name: str, title: str, cards: list[dict[str, str]]) -> nodes.section:
        section = nodes.section("", nodes.title("", title), ids=[nodes.make_id(name)], classes=["rule-area"])
        self.state.document.note_explicit_target(section)
        rules = [card["rule"] for card in cards]
        lesson = next((one for one in course_order(self.game).lessons if {*one.teaches} & {*rules}), None)
        shown = _step_about(self.game, rules)
        if shown is not None:
            section += self._table(name, *shown)
        section += [self._rule(card) for card in cards]
        if lesson is not None:
            section += nodes.paragraph("", "", _to_lesson(lesson, self.words), classes=["learn-it"])
        return section

    def _table(self, name: str, lesson: Lesson, step: Step) -> nodes.image:
        game, words = self.game, self.words
        scenario = scenario_at(lesson, lesson.steps.index(step), game)
        observation = game.observe(scenario.session.state, scenario.seat)
        look = seen(scenario.session, words) | {"legal": frozenset(), "chosen": "", "last": frozenset()}
        drawing = draw_board(
            game,
            observation,
            words,
            prefix="b",
            theme=_LIGHT,
            form=PictureForm.STILL,
            marks=Marks(rings=frozenset(step.spots)),
            **look,
        )
        part = part_of_table(
            game.resources.board, game.seats(scenario.session.state), look["own_seat"], step.spots, words
        )
        said = ", ".join(words(spot.label) for spot in game.spots(observation) if spot.name in step.spots)
        return self.picture(f"area-{name}", cut_to(drawing, part) if part else drawing, said, "table-part")

    def _rule(self, card: dict[str, str]) -> nodes.container:
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
            yield nodes.Text(f"{text[begun:end]}\N{NO-BREAK SPACE}")
            yield self.picture(f"symbol-{ends[end]}", _symbol(self.game, ends[end]), "", "named-symbol")
            begun = end
        yield nodes.Text(text[begun:])


class Campaign(_OfGame):
    """The growing games of a course, each with its table as it begins."""

    def run(self) -> list[nodes.Node]:
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

    def run(self) -> list[nodes.Node]:
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


def _step_about(game: TutorGame, rules: Iterable[str]) -> tuple[Lesson, Step] | None:
    """Return the first step of the course that points at the table and tells one of some rules."""
    wanted = {*rules}
    steps = ((lesson, step) for lesson in course_order(game).lessons for step in lesson.steps if step.spots)
    return next(((lesson, step) for lesson, step in steps if wanted & {*step.rules, *step.about}), None)


@cache
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
    return {"parallel_read_safe": True}
