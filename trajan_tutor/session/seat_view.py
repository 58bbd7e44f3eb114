"""What a person is shown of a game being played: picture, choices, scores and log, as plain values in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, Protocol

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.session.asked_spots import last_spots, later_spots
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import ELSEWHERE, PERSON, RULES
from trajan_tutor.session.session import Session
from trajan_tutor.session.since_last_turn import SourceGain
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.view import Drawing, Marks, PictureForm, board_as_text, draw_board
from trajan_tutor.view.static_output import StaticOutput

# The log of a long game is longer than anybody scrolls, and it is sent again after every decision.
LOG_LINES: Final = 80
# What is read aloud after a decision.
NEWS_LINES: Final = 12
# What the seats of so many games are called is kept.
_NAMES_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class ChoiceInWords:
    """One thing that can be chosen: its notation, what it means in words, and the spots that mean it."""

    move: str
    text: str
    spots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: its number in the game, whom it concerns (-1: everybody), words, points."""

    number: int
    seat: int
    name: str
    text: str
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points so far; letter and colour are those by which it is marked."""

    seat: int
    name: str
    letter: str
    colour: int
    points: int
    to_move: bool
    won: bool


def words_for(session: Session, language: str) -> Words:
    """Return the words of a game in a language, with the names that people, or the game, gave its seats."""
    words = Words(language, folders=(session.game.resources.words,), names=session.names)
    looks = session.game.seat_looks[: len(session.players)]
    if not any(look.name for look in looks):
        return words
    by_rules = session.game.played_by_rules(session.state)
    names_given = (*session.names, *[""] * len(looks))
    called = [
        name or words(by_rules.get(seat, Message.of(look.name)))
        for seat, (name, look) in enumerate(zip(names_given, looks, strict=False))
    ]
    return words.for_players(called)


class Seated(Protocol):
    """Who sits at a game: one that is played, or one that lies among the saved games."""

    @property
    def game(self) -> TutorGame:
        """The game itself."""

    @property
    def state(self) -> State:
        """A state of it."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays each seat: a person, a bot by its name, or the rules."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that people gave the seats; empty ones for the others."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""


def seat_name(session: Seated, seat: int, words: Words) -> str:
    """Return what a seat is called: the name given, or You, Player B, Bot C, or as the game calls it."""
    own_name = session.names[seat] if seat < len(session.names) else ""
    if session.players[seat] == RULES and not own_name:
        return words(session.game.played_by_rules(session.state)[seat])
    return _called(session.game, session.players, session.names, seat, words)


def _called(game: TutorGame, players: tuple[str, ...], names: tuple[str, ...], seat: int, words: Words) -> str:
    """Return what a seat is called that a person or a bot plays, or that has a name of its own."""
    if seat < len(names) and names[seat]:
        return names[seat]
    look = game.seat_looks[seat]
    if players[seat] not in (PERSON, ELSEWHERE):
        if look.name:
            return words(Message.of("session-name-bot-side", side=Term(look.name)))
        return words(Message.of("session-name-bot", letter=look.letter))
    if players[seat] == PERSON and players.count(PERSON) == 1:
        return words(Message.of("session-name-you"))
    return words(side_message(game, seat))


def side_message(game: TutorGame, seat: int) -> Message:
    """Return what a seat of a game is called whoever sits there: as the game calls it, or Player B."""
    look = game.seat_looks[seat]
    return Message.of(look.name) if look.name else Message.of("session-name-person", letter=look.letter)


def seat_names(session: Seated, words: Words) -> tuple[str, ...]:
    """Return what the seats are called, in their order."""
    if RULES in session.players:
        # Who is played by the rules is called as the state of the game says.
        return tuple(seat_name(session, seat, words) for seat in range(len(session.players)))
    return _names_of(session.game, session.players, session.names, words)  # type: ignore[arg-type]


@lru_cache(maxsize=_NAMES_KEPT)
def _names_of(game: TutorGame, players: tuple[str, ...], names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    return tuple(_called(game, players, names, seat, words) for seat in range(len(players)))


def turn_words(session: Session, words: Words) -> str:
    """Return whose turn it is, or how the game ended."""
    names = seat_names(session, words)
    if session.is_over:
        return f"{words(Message.of('session-over'))} {won_words(session, words)}"
    actor = session.game.current_seat(session.state)
    if session.people == (actor,):
        return words(Message.of("session-turn-you"))
    return words(Message.of("session-turn", name=names[actor]))


def won_words(session: Session, words: Words) -> str:
    """Return who has won a finished game."""
    names = seat_names(session, words)
    winners = session.game.winners(session.state)
    if len(session.people) == 1 and winners == session.people:
        return words(Message.of("session-won-you"))
    return words(Message.of("session-won", names=tuple(names[seat] for seat in winners), count=len(winners)))


def prompt_words(session: Session, words: Words) -> str:
    """Return what the person owes now; nothing when the game is over."""
    return words(session.game.prompt(session.state)) if session.choices() else ""


def choices(session: Session, words: Words) -> list[ChoiceInWords]:
    """Return everything that can be chosen now, in words."""
    game, state = session.game, session.state
    return [
        ChoiceInWords(game.notation(move), words(game.describe(state, move)), spots)
        for move, spots in zip(session.choices(), session.ways(), strict=True)
    ]


def scores(session: Session, words: Words) -> list[Score]:
    """Return the points of every seat."""
    actor = session.game.current_seat(session.state)
    winners = session.game.winners(session.state)
    rows = []
    for seat, name in enumerate(seat_names(session, words)):
        look = session.game.seat_looks[seat]
        total = session.game.ledger(session.state, seat).total
        rows.append(Score(seat, name, look.letter, look.colour, total, seat == actor, seat in winners))
    return rows


def log(session: Session, words: Words, most: int | None = LOG_LINES) -> list[LogLine]:
    """Return what happened, as the viewer may know it: the last so many lines, or all of them."""
    names, viewer = seat_names(session, words), log_viewer(session)
    events = [event for step in session.steps for event in step.events]
    first = 0 if most is None else max(len(events) - most, 0)
    return [log_line(number, event, names, viewer, words) for number, event in enumerate(events[first:], start=first)]


def log_viewer(session: Session) -> int | None:
    """Return for whose eyes the log is; None without people: then everything may be told."""
    return session.reader


def log_line(number: int, event: Event, names: Sequence[str], viewer: int | None, words: Words) -> LogLine:
    """Return the line of the log that tells of one event."""
    name = names[event.seat] if event.seat >= 0 else ""
    return LogLine(number, event.seat, name, words(event.told_to(viewer)), event.points)


def news(session: Session, words: Words, since: int) -> str:
    """Return what happened from the decision `since` on and what is owed now, in one text for those who listen."""
    number = sum(len(step.events) for step in session.steps[since:])
    sentences: list[str] = []
    event_text = -1
    for line in log(session, words, min(number, NEWS_LINES)) if number else []:
        is_new = line.seat >= 0 and line.seat != event_text
        event_text = line.seat
        sentences.append(words(Message.of("session-told", name=line.name, text=line.text)) if is_new else line.text)
    return " ".join(filter(None, [*sentences, turn_words(session, words), prompt_words(session, words)]))


def since(session: Session, words: Words) -> list[str]:
    """Return what the others did since the viewer's last turn, in words: their points by source, then what stands out.

    Empty when nobody did anything.
    """
    summary = session.since_last_turn()
    names = seat_names(session, words)
    viewer = session.reader
    lines = gains_text(session.game, summary.gains, names, words)
    for event in summary.notable:
        lines.append(event_text(event, names, viewer, words))
    if summary.turns and not lines:
        lines.append(words(Message.of("session-since-quiet", turns=summary.turns)))
    return lines


def event_text(event: Event, names: Sequence[str], viewer: int | None, words: Words) -> str:
    """Return one event in words with whom it concerns, as the viewer may know it (None may know everything)."""
    text = words(event.told_to(viewer))
    return words(Message.of("session-told", name=names[event.seat], text=text)) if event.seat >= 0 else text


def gains_text(game: TutorGame, gains: Sequence[SourceGain], names: Sequence[str], words: Words) -> list[str]:
    """Return points by source in words: one sentence for each seat that gained or lost some."""
    lines = []
    for seat, its in groupby(gains, key=lambda gain: gain.seat):
        parts = tuple(
            words(
                Message.of(
                    "session-gain",
                    points=signed_on_page(gain.points),
                    count=abs(gain.points),
                    source=Term(f"{game.name}-source-{gain.source}"),
                )
            )
            for gain in its
        )
        lines.append(words(Message.of("session-gains", name=names[seat], gains=parts)))
    return lines


def draw(
    session: Session,
    words: Words,
    *,
    prefix: str = "board",
    theme: str = "auto",
    form: PictureForm = PictureForm.WHOLE,
    marks: Marks | None = None,
) -> Drawing:
    """Return the picture of the board as the viewer sees it, with what can be picked and what was done last.

    `form` and `marks` are those of `view.draw_board`.
    """
    shown = seen(session, words) | {"theme": theme, "marks": _with_soft(session, marks)}
    return draw_board(session.game, session.observation(), words, prefix=prefix, form=form, **shown)


def _with_soft(session: Session, marks: Marks | None) -> Marks:
    return replace(marks or Marks(), soft=later_spots(session))


def seen(session: Session, words: Words) -> dict[str, Any]:
    """Return what the viewer is shown besides the position: whose mat is large, what is lit, the names."""
    return {
        "own_seat": max(session.viewer, 0),
        "legal": session.spots(),
        "chosen": session.picked[-1] if session.picked else "",
        "last": last_spots(session),
        "names": seat_names(session, words),
    }


def static_output(session: Session, words: Words) -> StaticOutput:
    """Return the board as the viewer sees it and whose turn it is, as a notebook keeps them."""
    sentence = words(Message.of("kept-board", game=session.game.name, turn=turn_words(session, words)))
    return StaticOutput(sentence, (lambda: draw(session, words, prefix="b", form=PictureForm.STILL),))


def text(session: Session, words: Words) -> str:
    """Return the board as text, as the viewer sees it."""
    return board_as_text(session.game, session.observation(), words)


def outcome_words(outcome: Outcome, words: Words) -> str:
    """Return what became of an attempt in one sentence; nothing where the log tells it."""
    if outcome.result is Result.PLAYED or outcome.message is None:
        return ""
    return words(outcome.message)


def plain(values: Iterable[Any]) -> list[dict[str, Any]]:
    """Return choices, lines or scores as JSON data."""
    # Flat values only: `asdict` copies deeply, which costs more than the rest of the list.
    return [{name: getattr(value, name) for name in value.__slots__} for value in values]
