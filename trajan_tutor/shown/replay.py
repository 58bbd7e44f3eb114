"""A game as a replay: how it stood before every turn, the points on the way, and the turns that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.i18n import Words
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.writing import write
from trajan_tutor.session import seat_view
from trajan_tutor.session.branches import points_of, turn_starts
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session
from trajan_tutor.session.since_last_turn import SourceGain, summary_of
from trajan_tutor.session.text_tables import signed, signed_on_page, table
from trajan_tutor.session.tree import Node
from trajan_tutor.session.turn_words import deciding_events
from trajan_tutor.session.values import number_of
from trajan_tutor.view import Drawing, PictureForm, draw_board, draw_curve, draw_replay
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

# So many turning points are marked, and so many rows has the points curve as text.
TURNING_POINTS: Final = 3
ROWS: Final = 12


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """How a game stood when a turn began, or at the end of the replay: then nobody is to move if the game is over.

    `events` happened since the frame before; those of them that tell in short what was done are `done`. `node` is the
    number in the tree of the game that is shown.
    """

    turn: int
    node: int
    seat: int
    points: tuple[int, ...]
    state: State = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    done: tuple[Event, ...] = field(repr=False, default=())


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that moved the margin most: `frame` is how it ended, `seat` gained on the others by `swing` points.

    The margin is what the seat has more than the best of the others; `gains` are all points of that turn.
    """

    frame: int
    turn: int
    seat: int
    swing: int
    before: int
    after: int
    gains: tuple[SourceGain, ...]
    notable: tuple[Event, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Replay(ShowsItself):
    """A game to be looked at from beginning to end; it shows itself as the value of a cell.

    `seat` is the one through whose eyes it is seen, -1 a spectator's.
    """

    game: TutorGame
    words: Words = field(repr=False)
    seats: tuple[str, ...]
    seat: int
    frames: tuple[ReplayFrame, ...] = field(repr=False)
    # Says what the seats are called in another language.
    session: Session = field(repr=False, compare=False)

    def __len__(self) -> int:
        """Return the number of frames."""
        return len(self.frames)

    @property
    def reel(self) -> "Replay":
        """Itself: a widget has its replay by this name, and so it is found where there are no widgets."""
        return self

    def in_language(self, language: str) -> "Replay":
        """Return the same replay in another language."""
        words = seat_view.words_for(self.session, language)
        return replace(self, words=words, seats=seat_view.seat_names(self.session, words))

    def observation(self, at: int) -> Observation:
        """Return what may be seen on a frame."""
        return self.game.observe(self.frames[at].state, self.seat)

    def draw(
        self, at: int, *, prefix: str = "replay", theme: str = "auto", form: PictureForm = PictureForm.WHOLE
    ) -> Drawing:
        """Return the board of a frame; `form` is that of `view.draw_board`."""
        return draw_board(
            self.game,
            self.observation(at),
            self.words,
            prefix=prefix,
            own_seat=max(self.seat, 0),
            theme=theme,
            names=self.seats,
            form=form,
        )

    def draw_curve(self, *, prefix: str = "curve", theme: str = "auto", playhead: int | None = None) -> Drawing:
        """Return the points of every seat from turn to turn as curves, the turning points marked.

        `playhead` is that of `view.draw_curve`.
        """
        curves = [self.curve(seat) for seat in range(len(self.seats))]
        return draw_curve(
            self.game,
            curves,
            self.seats,
            self.words,
            marked={point.frame: self._mark(point) for point in self.turning_points()},
            playhead=playhead,
            prefix=prefix,
            theme=theme,
        )

    def caption(self, at: int) -> str:
        """Return what is said under a frame: what was done, whose turn it is, the points, and what turned the game."""
        return self._caption(at, self.turning_points())

    def captions(self) -> tuple[str, ...]:
        """Return what is said under all frames."""
        points = self.turning_points()
        return tuple(self._caption(at, points) for at in range(len(self.frames)))

    def _caption(self, at: int, points: Sequence[TurningPoint]) -> str:
        frame = self.frames[at]
        pairs = tuple(
            self.words(Message.of("session-replay-points", name=name, points=points))
            for name, points in zip(self.seats, frame.points, strict=True)
        )
        key = "session-replay-frame" if frame.turn else "session-replay-setup"
        when = Message.of(key, turn=frame.turn, name=self.seats[frame.seat])
        over = Message.of("session-over")
        sentences = [
            *self._done(at),
            self.words(when if frame.seat >= 0 else over),
            self.words(Message.of("session-replay-all", points=pairs)),
        ]
        sentences += [self.told(point) for point in points if point.frame == at]
        return " ".join(sentences)

    def _done(self, at: int) -> list[str]:
        """Return what was done in the turn before a frame, in words, with the points that it brought to whom."""
        frame, before = self.frames[at], self.frames[max(at - 1, 0)]
        reader = None if self.game.is_over(self.frames[-1].state) else self.seat
        # Where several decided in turns, the points are of the whole and not of what each did last.
        is_one = len({event.seat for event in frame.done}) == 1
        sentences: list[str] = []
        for seat, events in groupby(frame.done, key=lambda event: event.seat):
            text = " ".join(self.words(event.told_to(reader)) for event in events)
            gained = frame.points[seat] - before.points[seat] if is_one else 0
            key = "session-replay-brought" if gained else "session-told"
            text = text.rstrip(".") if gained else text
            points = signed_on_page(gained)
            sentences.append(self.words(Message.of(key, name=self.seats[seat], text=text, points=points)))
        if not sentences:
            return []
        key = "session-replay-done" if before.turn else "session-replay-done-before"
        return [self.words(Message.of(key, turn=before.turn, text=" ".join(sentences)))]

    def page(self, *, theme: str = "auto") -> str:
        """Return the replay as one page of HTML that plays anywhere, without a kernel."""
        boards = [self.draw(at, theme=theme, form=PictureForm.BARE) for at in range(len(self.frames))]
        frames = list(zip(boards, self.captions(), strict=True))
        title = self.words(Message.of("session-replay-title", game=self.game.name, frames=len(self.frames)))
        curve = self.draw_curve(prefix="points", theme=theme, playhead=0)
        return draw_replay(frames, self.words, title=title, language=self.words.language, curve=curve)

    def save_page(self, path: str | Path, *, theme: str = "auto") -> Path:
        """Write the replay as one page of HTML, whole or not at all; raises SavingError."""
        with with_sentences(self.words):
            return write(path, self.page(theme=theme))

    def curve(self, seat: int) -> tuple[int, ...]:
        """Return a seat's points on all frames."""
        return tuple(frame.points[seat] for frame in self.frames)

    def turning_points(self, most: int = TURNING_POINTS) -> tuple[TurningPoint, ...]:
        """Return the turns that moved the margin most: the largest swing first, of equal ones the earlier."""
        points = [_swing(at, before, after) for at, (before, after) in enumerate(pairwise(self.frames), start=1)]
        points.sort(key=lambda point: -point.swing)
        return tuple(point for point in points[:most] if point.swing > 0)

    def told(self, point: TurningPoint) -> str:
        """Return a turning point in words: when, who gained how much on the others, and by what."""
        return " ".join([self.titled(point), *self.gains(point)])

    def titled(self, point: TurningPoint) -> str:
        """Return when a turning point was, and who gained how much on the others."""
        name, seats = self.seats[point.seat], len(self.seats)
        return self.words(
            Message.of("session-replay-turning", turn=point.turn, name=name, swing=point.swing, seats=seats)
        )

    def gains(self, point: TurningPoint) -> list[str]:
        """Return what everybody gained or lost in a turning point, a sentence for each seat."""
        return seat_view.gains_text(self.game, point.gains, self.seats, self.words)

    def event_sentences(self, at: int) -> list[str]:
        """Return what happened between the frame before and this one, in words, as the replay's seat may know it."""
        return [seat_view.event_text(event, self.seats, self.seat, self.words) for event in self.frames[at].events]

    def data(self) -> dict[str, Any]:
        """Return the replay as plain data for a page; boards are drawn apart, by `draw`."""
        return {
            "frames": [
                {
                    "turn": frame.turn,
                    "node": frame.node,
                    "seat": frame.seat,
                    "name": self.seats[frame.seat] if frame.seat >= 0 else "",
                    "points": list(frame.points),
                }
                for frame in self.frames
            ],
            "curves": [
                {"seat": seat, "name": name, "points": list(self.curve(seat))} for seat, name in enumerate(self.seats)
            ],
            "turning_points": [
                {
                    "frame": point.frame,
                    "turn": point.turn,
                    "seat": point.seat,
                    "swing": point.swing,
                    "title": self.titled(point),
                    "gains": self.gains(point),
                    "text": self.told(point),
                }
                for point in self.turning_points()
            ],
        }

    @property
    def text(self) -> str:
        """The replay as text: the points of every seat from turn to turn, and the turning points."""
        points = self.turning_points()
        marked = {point.frame: signed(point.swing) for point in points}
        pace = max(1, -(-len(self.frames) // ROWS))
        shown = [at for at in range(len(self.frames)) if at % pace == 0 or at in marked or at == len(self.frames) - 1]
        head = [self.words(Message.of("session-replay-turn")), *self.seats, ""]
        rows = [self._row(at, marked.get(at, "")) for at in shown]
        points_text = "\n".join(self.told(point) for point in points)
        return "\n\n".join(filter(None, [table([head, *rows]), points_text]))

    def __str__(self) -> str:
        """Return the replay as text."""
        return self.text

    def __repr__(self) -> str:
        """Say which game it is and how long, alike in every run."""
        return f"<replay of {self.game.name}: {len(self.seats)} seats, {len(self.frames)} frames>"

    def static_output(self) -> StaticOutput:
        """Return the points over the whole game and its title, as a notebook keeps them."""
        title = self.words.say("session-replay-title", game=self.game.name, frames=len(self.frames))
        return StaticOutput(title, (self.draw_curve,))

    def _mark(self, point: TurningPoint) -> str:
        letter = self.game.seat_looks[point.seat].letter
        return self.words(Message.of("session-replay-mark", name=letter, swing=point.swing))

    def _row(self, at: int, mark: str) -> list[str]:
        frame = self.frames[at]
        name = str(frame.turn) if frame.seat >= 0 else self.words(Message.of("session-replay-end"))
        return [name, *map(str, frame.points), mark]


def replay_of(source: Any, language: str = "", *, seat: int | None = None) -> Replay:
    """Return the replay of a game: of a record, of a saved file by its path, of a game being played, or of its board.

    It runs along the present line to its end. It is seen by the person who plays when there is just one, else by a
    spectator, or through the eyes of a `seat`. Raises UnreadableError for a file that cannot be read, and MisusedError
    for anything else and for a seat whose secrets are still in play.
    """
    session = _session_of(source)
    line = session.tree.line()
    if seat is None:
        seat = session.people[0] if len(session.people) == 1 else -1
    elif not _may_look(session, line[-1], number_of("seat", seat)):
        raise MisusedError("session-replay-seat", seat=str(seat))
    words = seat_view.words_for(session, language)
    frames = tuple(_frames(session.game, line, seat))
    return Replay(session.game, words, seat_view.seat_names(session, words), seat, frames, session)


def _session_of(source: Any) -> Session:
    if isinstance(source, Record):
        game = find_game(source.game)
        people = [PERSON] * game.seats(opening_state(game, source.setup))
        return Session(game, source.setup, people, moves=source.moves)
    if isinstance(source, str | Path):
        return saved_records.load(source)
    session = getattr(source, "session", source)
    if not isinstance(session, Session):
        raise MisusedError("session-replay-source", kind=type(source).__name__)
    return session


def _may_look(session: Session, end: Node, seat: int) -> bool:
    """Return whether a seat may see a replay: nothing is secret after the end, else only the one person's own."""
    if not -1 <= seat < len(session.players):
        return False
    return seat < 0 or session.game.is_over(end.state) or session.people == (seat,)


def _frames(game: TutorGame, line: list[Node], eyes: int) -> list[ReplayFrame]:
    marks = turn_starts(line, game)
    if marks[-1] is not line[-1]:
        marks.append(line[-1])
    frames = []
    done = 0
    for node in marks:
        steps = line[done : node.depth + 1]
        events = tuple(event for step in steps for event in step.events)
        done, state = node.depth + 1, node.state
        turn, seat, points = game.begun(state), game.current_seat(state), points_of(game, state)
        deciding = deciding_events(game, steps, eyes)
        frames.append(ReplayFrame(turn, node.number, seat, points, state, events, deciding))
    return frames


def _margins(points: tuple[int, ...]) -> list[int]:
    return [
        own - max((other for at, other in enumerate(points) if at != seat), default=0)
        for seat, own in enumerate(points)
    ]


def _swing(at: int, before: ReplayFrame, after: ReplayFrame) -> TurningPoint:
    margins, later = _margins(before.points), _margins(after.points)
    swings = [new - old for old, new in zip(margins, later, strict=True)]
    seat = swings.index(max(swings))
    summary = summary_of(after.events)
    return TurningPoint(at, before.turn, seat, swings[seat], margins[seat], later[seat], summary.gains, summary.notable)
