"""Checks a board: whether the templates of a game have a place for every spot and a drawing for every piece."""

import re
from collections.abc import Iterator

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.view.board import draw_board
from trajan_tutor.view.nodes import FAMILY
from trajan_tutor.view.panes import panes_of
from trajan_tutor.view.scene import family_of
from trajan_tutor.view.symbols import symbols_in
from trajan_tutor.view.templates import Template, load_template
from trajan_tutor.view.text import SayMessage

# A board is looked at after every so many moves of a random game.
_EVERY = 7
_MOST_MOVES = 20_000
_A_SEAT = re.compile(r"^mat\.\d+\.")
# The state of a place itself, which is no piece.
_GROUND = "ground-"
# A key without words stands in such brackets.
_NO_WORDS = "⟦⟧"


def check_board(game: TutorGame, words: SayMessage) -> list[Message]:
    """Return what the templates of a game lack, as messages; none where every spot and every piece can be drawn.

    For each number of seats a game of random moves is looked at, as every seat and a spectator see it.
    """
    problems: dict[Message, None] = {}
    for seats in game.seat_counts:
        try:
            problems.update(dict.fromkeys(_of_a_game(game, seats, words)))
        except TutorError as error:
            problems[error.message] = None
    return list(problems)


def _of_a_game(game: TutorGame, seats: int, words: SayMessage) -> Iterator[Message]:
    template = load_template(game.resources.board)
    panes = panes_of(template.folder, seats, 0, words)
    shown = frozenset(panes.places)
    for pane in panes.panes:
        if pane["text"][0] in _NO_WORDS:
            yield Message.of("view-check-name", game=game.name, pane=pane["name"], key=pane["text"].strip(_NO_WORDS))
    state = game.new_game(Setup(seats=seats, seed=seats))
    rng = Rng(seats)
    for number in range(_MOST_MOVES):
        if number % _EVERY == 0 or game.is_over(state):
            for seat in range(-1, seats):
                yield from _of_an_observation(game, game.observe(state, seat), template, seats, shown)
            draw_board(game, game.observe(state, 0), words)
            draw_board(game, game.observe(state, seats - 1), words, own_seat=seats - 1)
        choices = game.legal(state)
        if not choices:
            return
        game.apply(state, choices[rng.below(len(choices))])


def _of_an_observation(
    game: TutorGame, seen: Observation, template: Template, seats: int, shown: frozenset[str]
) -> Iterator[Message]:
    """Yield the spots that are on no sheet or in no pane, and the placements that have no place or no drawing."""
    sheets = [template.sheets[place.sheet] for place in template.arrangement(seats).places if place.turn < seats]
    spots = {spot.name: _A_SEAT.sub("mat.S.", spot.name) for spot in game.spots(seen)}
    for spot, drawn in spots.items():
        if not any(sheet.has(drawn) for sheet in sheets):
            yield Message.of("view-check-spot", game=game.name, seats=seats, spot=spot, drawn=drawn)
        elif not shown.intersection({spot, FAMILY + family_of(spot)}):
            yield Message.of("view-check-pane", game=game.name, seats=seats, spot=spot)
    for piece in game.placements(seen):
        symbol, *pictures = symbols_in(piece.symbol)
        if piece.spot not in spots:
            yield Message.of("view-check-placement", game=game.name, seats=seats, spot=piece.spot)
        elif symbol not in template.symbols and not piece.text and not symbol.startswith(_GROUND):
            drawn, family = spots[piece.spot], f"{family_of(spots[piece.spot])}.*"
            shapes = [sheet.spots[drawn] for sheet in sheets if drawn in sheet.spots]
            shapes += [sheet.families[family].cell for sheet in sheets if family in sheet.families]
            # A room of its own is for what a page writes there, such as a name.
            if not any(symbol in shape.anchors for shape in shapes):
                yield Message.of("view-check-symbol", game=game.name, seats=seats, spot=piece.spot, symbol=symbol)
        for picture in pictures:
            if picture not in template.symbols:
                yield Message.of("view-check-symbol", game=game.name, seats=seats, spot=piece.spot, symbol=picture)
