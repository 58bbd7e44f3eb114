"""What a person is shown of a game being played: picture, choices, scores and log, as plain values in words."""

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from string import ascii_uppercase
from typing import Any, Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.play import Outcome, Play, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.view import Drawing, board_as_text, draw_board

# The log of a long game is longer than anybody scrolls, and it is sent again after every decision.
LOG_LINES: Final = 80
# What is read aloud after a decision.
NEWS_LINES: Final = 12


# Names for clicks and for those who go through a picture by keys: a sixth of it.
_CLICKABLE: Final = re.compile(r' (?:(?:data-spot|aria-label)="[^"]*"|role="button")')


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen: its notation, what it means in words, and the spots that mean it."""

    move: str
    text: str
    spots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: its number in the game, whom it concerns (-1: everybody), words, points."""

    number: int
    seat: int
    name: str
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points so far."""

    seat: int
    name: str
    points: int
    to_move: bool
    won: bool


def words_for(play: Play, language: str) -> Words:
    """Return the words of a game in a language, with the names that people gave its seats."""
    return Words(language, folders=(play.game.catalogue(),), names=play.names)


def seat_name(play: Play, seat: int, words: Words) -> str:
    """Return what a seat is called: the name given, or You, Player B, Bot C."""
    if seat < len(play.names) and play.names[seat]:
        return play.names[seat]
    letter = ascii_uppercase[seat]
    if play.players[seat] != PERSON:
        return words(Message.of("session-name-bot", letter=letter))
    if len(play.people) == 1:
        return words(Message.of("session-name-you"))
    return words(Message.of("session-name-person", letter=letter))


def seat_names(play: Play, words: Words) -> tuple[str, ...]:
    """Return what the seats are called, in their order."""
    return tuple(seat_name(play, seat, words) for seat in range(len(play.players)))


def turn_words(play: Play, words: Words) -> str:
    """Return whose turn it is, or how the game ended."""
    names = seat_names(play, words)
    if play.is_over:
        winners = play.game.winners(play.state)
        if len(play.people) == 1 and winners == play.people:
            won = Message.of("session-won-you")
        else:
            won = Message.of("session-won", names=tuple(names[seat] for seat in winners), count=len(winners))
        return f"{words(Message.of('session-over'))} {words(won)}"
    actor = play.game.actor(play.state)
    if play.people == (actor,):
        return words(Message.of("session-turn-you"))
    return words(Message.of("session-turn", name=names[actor]))


def prompt_words(play: Play, words: Words) -> str:
    """Return what the person owes now; nothing when the game is over."""
    return words(play.game.prompt(play.state)) if play.choices() else ""


def choices(play: Play, words: Words) -> list[Choice]:
    """Return everything that can be chosen now, in words."""
    game, state = play.game, play.state
    return [
        Choice(game.notation(move), words(game.describe(state, move)), game.spots_of(state, move))
        for move in play.choices()
    ]


def scores(play: Play, words: Words) -> list[Score]:
    """Return the points of every seat."""
    actor = play.game.actor(play.state)
    winners = play.game.winners(play.state)
    return [
        Score(seat, name, play.game.ledger(play.state, seat).total, seat == actor, seat in winners)
        for seat, name in enumerate(seat_names(play, words))
    ]


def log(play: Play, words: Words, most: int | None = LOG_LINES) -> list[Line]:
    """Return what happened, as the viewer may know it: the last so many lines, or all of them."""
    names = seat_names(play, words)
    viewer = None if play.viewer < 0 else play.viewer
    events = [event for step in play.steps for event in step.events]
    first = 0 if most is None else max(len(events) - most, 0)
    lines = []
    for number, event in enumerate(events[first:], start=first):
        name = names[event.seat] if event.seat >= 0 else ""
        lines.append(Line(number, event.seat, name, words(event.told_to(viewer)), event.points))
    return lines


def news(play: Play, words: Words, since: int) -> str:
    """Return what happened from the decision `since` on and what is owed now, in one text for those who listen."""
    number = sum(len(step.events) for step in play.steps[since:])
    told: list[str] = []
    told_of = -1
    for line in log(play, words, min(number, NEWS_LINES)) if number else []:
        is_new = line.seat >= 0 and line.seat != told_of
        told_of = line.seat
        told.append(words(Message.of("session-told", name=line.name, text=line.text)) if is_new else line.text)
    return " ".join(filter(None, [*told, turn_words(play, words), prompt_words(play, words)]))


def draw(play: Play, words: Words, *, prefix: str = "board", theme: str = "auto") -> Drawing:
    """Return the picture of the board as the viewer sees it, with what can be picked and what was done last."""
    return draw_board(
        play.game,
        play.observation(),
        words,
        prefix=prefix,
        own_seat=max(play.viewer, 0),
        legal=play.spots(),
        chosen=play.picked[-1] if play.picked else "",
        last=play.last_spots(),
        theme=theme,
        names=seat_names(play, words),
    )


def still(play: Play, words: Words) -> str:
    """Return the picture for a place where it cannot be clicked: the same, without what only a page of ours needs."""
    return _CLICKABLE.sub("", draw(play, words).svg)


def text(play: Play, words: Words) -> str:
    """Return the board as text, as the viewer sees it."""
    return board_as_text(play.game, play.observation(), words)


def outcome_words(outcome: Outcome, words: Words) -> str:
    """Return what became of an attempt in one sentence; nothing where the log tells it."""
    if outcome.result is Result.PLAYED or outcome.message is None:
        return ""
    return words(outcome.message)


def plain(values: Iterable[Any]) -> list[dict[str, Any]]:
    """Return choices, lines or scores as JSON data."""
    return [asdict(value) for value in values]
