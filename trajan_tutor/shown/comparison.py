"""Two or three places of a game's tree side by side: boards, ledgers and their differences, what was revealed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from string import ascii_uppercase
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.branches import Branch
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.hidden_decisions import is_hidden_from
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed, table
from trajan_tutor.session.tree import Node
from trajan_tutor.session.turn_words import row
from trajan_tutor.view import Drawing, PictureForm, draw_board, draw_difference, draw_ledgers
from trajan_tutor.view.beside import draw_beside
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

MOST: Final = 3
# So many moves and so many revealed things are told of each side in the text.
SHOWN: Final = 12
# What stands in place of a decision that others made in secret.
UNTOLD: Final = "…"


@dataclass(frozen=True, slots=True)
class Side:
    """One of the places compared: its node, the name it was given, what may be seen there, every seat's ledger.

    `moves` lead there from the place where the sides part, in notation, and `told` are the same in short words, as far
    as the viewer knows them; the first `of_turn` are one turn. `revealed` are the events on the way that showed
    something hidden.
    """

    node: int
    name: str
    observation: Observation = field(repr=False)
    ledgers: tuple[Ledger, ...] = field(repr=False)
    moves: tuple[str, ...] = field(repr=False)
    told: tuple[Message | None, ...] = field(repr=False)
    of_turn: int
    is_over: bool
    revealed: tuple[Event, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, repr=False)
class Comparison(ShowsItself):
    """Two or three places of a game, shown as the value of a cell; `parting` is the last node on the way to all."""

    game: TutorGame
    words: Words = field(repr=False)
    seats: tuple[str, ...]
    viewer: int
    parting: int
    sides: tuple[Side, ...]

    def difference(self, side: int, seat: int) -> Ledger:
        """Return how many points more, by source, a seat has on a side than on the first one."""
        return self.sides[side].ledgers[seat] - self.sides[0].ledgers[seat]

    def title(self, side: int) -> str:
        """Return what a side is called: A, B or C, and the name of its branch, else what was done there first."""
        turn = self.told(side)[: self.sides[side].of_turn]
        if self.sides[side].name or not turn:
            return self._called(side)
        ends = [*dict.fromkeys((turn[0], turn[-1]))]
        return self.words(Message.of("session-compare-done", letter=ascii_uppercase[side], done=row(ends, self.words)))

    def told(self, side: int) -> list[str]:
        """Return the decisions on a side in short words; what others decided in secret is left out."""
        return [UNTOLD if told is None else self.words(told) for told in self.sides[side].told]

    @property
    def verdict(self) -> str:
        """Which side is better for the viewer as things stand, or that it is too early to say.

        Empty for nobody's eyes, and where games are over that are equally good.

        What is counted is by how much the viewer leads the best of the others, or lies behind.
        """
        if self.viewer < 0:
            return ""
        leads = [self._lead(side) for side in self.sides]
        second, best = sorted(leads)[-2:]
        are_over = all(side.is_over for side in self.sides)
        if best == second:
            return "" if are_over else self.words(Message.of("session-compare-even"))
        key = "session-compare-best" if are_over else "session-compare-better"
        letter = ascii_uppercase[leads.index(best)]
        return self.words(Message.of(key, side=letter, count=best - second))

    def draw(
        self, side: int, *, prefix: str = "", theme: str = "auto", form: PictureForm = PictureForm.WHOLE
    ) -> Drawing:
        """Return the board of a side; boards on one page need different prefixes."""
        return draw_board(
            self.game,
            self.sides[side].observation,
            self.words,
            prefix=prefix or f"compare{side}",
            own_seat=max(self.viewer, 0),
            theme=theme,
            names=self.seats,
            form=form,
        )

    def draw_points(self, *, prefix: str = "compared", theme: str = "auto") -> Drawing:
        """Return the points by source of every seat on every side, as stacked bars under each other."""
        ledgers = [side.ledgers[seat] for seat in range(len(self.seats)) for side in self.sides]
        names = [f"{name} {letter}" for name in self.seats for letter in ascii_uppercase[: len(self.sides)]]
        return draw_ledgers(self.game, ledgers, names, self.words, prefix=prefix, theme=theme)

    def draw_all(self, *, prefix: str = "comparison", theme: str = "auto") -> Drawing:
        """Return the boards side by side with the points by source below, as one picture to be looked at."""
        numbers = range(len(self.sides))
        boards = [self.draw(side, prefix=f"{prefix}{side}", theme=theme, form=PictureForm.STILL) for side in numbers]
        points = self.draw_points(prefix=f"{prefix}-points", theme=theme)
        titles = [self.title(side) for side in numbers]
        return draw_beside(self.game, boards, titles, points, prefix=prefix, theme=theme)

    def draw_difference(self, side: int, seat: int, *, prefix: str = "difference", theme: str = "auto") -> Drawing:
        """Return what a seat has more or less on a side than on the first one, source by source."""
        pair = (self.sides[side].ledgers[seat], self.sides[0].ledgers[seat])
        names = (self.title(side), self.title(0))
        return draw_difference(self.game, *pair, names, self.words, prefix=prefix, theme=theme)

    def revealed_words(self, side: int) -> list[str]:
        """Return what was revealed on a side, in words, as the viewer may know it."""
        return [seat_view.event_text(event, self.seats, self.viewer, self.words) for event in self.sides[side].revealed]

    @property
    def text(self) -> str:
        """The comparison as text: for each seat its points by source on each side, then what was revealed."""
        parts = [self.verdict] if self.verdict else []
        parts += [self._moves(side) for side in range(len(self.sides))]
        parts += [f"{name}\n{self._table(seat)}" for seat, name in enumerate(self.seats)]
        for side in range(len(self.sides)):
            revealed = _shortened(self.revealed_words(side), " ") or self.words(Message.of("session-compare-nothing"))
            parts.append(self.words(Message.of("session-compare-revealed", side=self._called(side), told=revealed)))
        return "\n\n".join(parts)

    def data(self) -> dict[str, Any]:
        """Return the comparison as plain data for a page; boards are drawn apart, by `draw`."""
        return {
            "sides": [
                {
                    "node": side.node,
                    "title": self.title(at),
                    "moves": list(side.moves),
                    "points": [ledger.total for ledger in side.ledgers],
                    "revealed": self.revealed_words(at),
                }
                for at, side in enumerate(self.sides)
            ],
            "seats": [
                {"seat": seat, "name": name, "rows": [self._cells(seat, source) for source in self._sources(seat)]}
                for seat, name in enumerate(self.seats)
            ],
        }

    def __repr__(self) -> str:
        """Say which places of which game are compared, alike in every run and on one line."""
        places = ", ".join(str(side.node) for side in self.sides)
        return f"<comparison of {self.game.name}: places {places}, parting at {self.parting}>"

    def __str__(self) -> str:
        """Return the comparison as text."""
        return self.text

    def static_output(self) -> StaticOutput:
        """Return the boards with the points, or these alone where that is too much, as a notebook keeps them."""
        sentence = self.words.say("kept-comparison", game=self.game.name, places=len(self.sides))
        return StaticOutput(sentence, (self.draw_all, self.draw_points), boards=len(self.sides))

    def differing(self, seat: int) -> list[str]:
        """Return the sources from which a seat has more on one side than on another."""
        ledgers = [side.ledgers[seat] for side in self.sides]
        return [source for source in self._sources(seat) if len({ledger[source] for ledger in ledgers}) > 1]

    def _called(self, side: int) -> str:
        letter, name = ascii_uppercase[side], self.sides[side].name
        return self.words(Message.of("session-compare-named", letter=letter, name=name)) if name else letter

    def _lead(self, side: Side) -> int:
        totals = [ledger.total for ledger in side.ledgers]
        own = totals.pop(self.viewer)
        return own - max(totals, default=0)

    def _sources(self, seat: int) -> list[str]:
        return [source for source in self.game.sources if any(side.ledgers[seat][source] for side in self.sides)]

    def _cells(self, seat: int, source: str) -> dict[str, Any]:
        return {
            "source": source,
            "name": self.words(Message.of(f"{self.game.name}-source-{source}")),
            "points": [side.ledgers[seat][source] for side in self.sides],
            "differences": [self.difference(side, seat)[source] for side in range(1, len(self.sides))],
        }

    def _table(self, seat: int) -> str:
        letters = ascii_uppercase[: len(self.sides)]
        rows = [["", *letters, *(f"{letter}-{letters[0]}" for letter in letters[1:])]]
        for source in self.differing(seat):
            cells = self._cells(seat, source)
            rows.append([cells["name"], *map(str, cells["points"]), *map(signed, cells["differences"])])
        totals = [side.ledgers[seat].total for side in self.sides]
        total = self.words(Message.of("session-total"))
        rows.append([total, *map(str, totals), *(signed(points - totals[0]) for points in totals[1:])])
        return table(rows)

    def _moves(self, side: int) -> str:
        told = self.told(side)
        moves = _shortened(told, ", ") or self.words(Message.of("session-compare-nothing"))
        return self.words(Message.of("session-compare-way", side=self._called(side), decisions=len(told), moves=moves))


def compare(session: object, places: Sequence[int | Branch] | None = None, language: str = "") -> Comparison:
    """Compare two or three places of a game, by numbers of nodes or by branches, which stand for their ends.

    Without `places`, the last branches are compared.

    It is seen through the eyes of the viewer. Raises MisusedError for what is no game, for too few or too many places,
    and for one that is not there.
    """
    if not isinstance(session, Session):
        raise MisusedError("session-compare-source", kind=type(session).__name__)
    if places is None:
        places = session.branches()[-MOST:]
    if not 1 < len(places) <= MOST:
        raise MisusedError("session-compare-many", given=len(places), most=MOST)
    nodes = [_node(session, place.tip if isinstance(place, Branch) else place) for place in places]
    parting = session.tree.common(nodes)
    words = seat_view.words_for(session, language)
    sides = tuple(_side(session, node, parting) for node in nodes)
    return Comparison(session.game, words, seat_view.seat_names(session, words), session.eyes, parting.number, sides)


def _node(session: Session, number: object) -> Node:
    place = whole_number(number)
    node = None if place is None else session.tree.find(place)
    if node is None:
        raise MisusedError("session-no-node", number=shortened(number))
    return node


def _side(session: Session, node: Node, parting: Node) -> Side:
    game = session.game
    way = session.tree.path(node)[parting.depth :]
    named = [step for step in (*way, node) if step.name]
    return Side(
        node.number,
        named[-1].name if named else "",
        game.observe(node.state, session.eyes),
        tuple(game.ledger(node.state, seat) for seat in range(len(session.players))),
        tuple(_move_text(session, step) for step in way),
        tuple(map(partial(_told, session), way)),
        sum(1 for _ in takewhile(lambda step: step.seat == way[0].seat, way)),
        game.is_over(node.state),
        tuple(event for step in way if step.reveals(game) for event in step.events if _shows(event)),
    )


def _told(session: Session, step: Node) -> Message | None:
    """Return a decision in short words; None for one that others made in secret."""
    if step.parent is None or _is_hidden(session, step):
        return None
    return session.game.describe(step.parent.state, step.move).in_short


def _is_hidden(session: Session, step: Node) -> bool:
    return session.viewer >= 0 and is_hidden_from(session.game, step, session.eyes)


def _move_text(session: Session, step: Node) -> str:
    """Return a decision in notation; one that others made in secret is left out."""
    return UNTOLD if _is_hidden(session, step) else session.game.notation(step.move)


def _shortened(texts: Sequence[str], gap: str) -> str:
    """Return texts in a row, the last ones left out where there are many: all of them stand in the data."""
    return gap.join([*texts[:SHOWN], "…"] if len(texts) > SHOWN else texts)


def _shows(event: Event) -> bool:
    """Return whether an event of a revealing decision may be the one that showed something: a secret, or for all."""
    return event.points == 0 and (event.hidden is not None or event.seat < 0)
