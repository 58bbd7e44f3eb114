"""A position as a value: it draws itself, says what may be played and why something may not, and never changes.

A position is held as a record is: how the game began, and the moves made since. So there is one at every decision, in
the middle of a turn too.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, overload

from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, RefusedError, UnreadableError
from trajan_tutor.engine.game import Observation, Setup, State
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.positions import write
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.seen_positions import is_seen_text, write_seen
from trajan_tutor.i18n import Words
from trajan_tutor.session.error_sentences import shortened, with_sentences
from trajan_tutor.session.hidden_decisions import is_move_hidden
from trajan_tutor.session.values import number_of, text_of, texts_of
from trajan_tutor.view import Drawing, PictureForm, board_as_text, draw_board
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

SPECTATOR: Final = -1
# So many moves are named where a list of them has one line.
_NAMED: Final = 4


@dataclass(frozen=True, slots=True)
class LegalMove:
    """One legal move: its notation, what it means in words, and the places of the board that it is made at."""

    move: str
    text: str
    spots: tuple[str, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        """Return the notation with what it means."""
        return f"{self.move}: {self.text}"


@dataclass(frozen=True, slots=True, repr=False)
class LegalMoves(ShowsItself, Sequence[LegalMove]):
    """The legal moves of a position, shown as a list at the end of a cell; empty exactly when the game is over."""

    moves: tuple[LegalMove, ...]
    words: Words = field(compare=False)

    @property
    def notations(self) -> tuple[str, ...]:
        """The moves in notation."""
        return tuple(legal.move for legal in self.moves)

    @property
    def text(self) -> str:
        """One line for each move: its notation and what it means."""
        if not self.moves:
            return self.words(Message.of("session-over"))
        width = max(len(legal.move) for legal in self.moves)
        return "\n".join(f"{legal.move.ljust(width)}  {legal.text}" for legal in self.moves)

    @overload
    def __getitem__(self, at: int) -> LegalMove: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[LegalMove, ...]: ...
    def __getitem__(self, at: int | slice) -> LegalMove | tuple[LegalMove, ...]:
        """Return a move by its place in the list, from 0, or some of them."""
        return self.moves[at]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.moves)

    def __str__(self) -> str:
        """Return the list as text."""
        return self.text

    def __repr__(self) -> str:
        """Say how many there are and how they begin, on one line."""
        named = ", ".join((*self.notations[:_NAMED], *["…"] * (len(self) > _NAMED)))
        return f"<{len(self)} legal move{'s' * (len(self) != 1)}: {named}>"

    def static_output(self) -> StaticOutput:
        """Return how many there are and the list, as a notebook keeps them."""
        return StaticOutput(self.words.say("kept-moves", count=len(self)), text=self.text)


@dataclass(frozen=True, slots=True, repr=False)
class WhyNot(ShowsItself):
    """Why something cannot be done in a position: the sentence, and the rule that forbids it by its id and its title.

    It is false where nothing forbids it: then the sentence says what would be done. What is no move or place of the
    game at all is forbidden by no rule.
    """

    attempt: str
    is_legal: bool
    sentence: str
    rule: str
    title: str
    text: str

    def __bool__(self) -> bool:
        """Return whether it cannot be done."""
        return not self.is_legal

    def __str__(self) -> str:
        """Return the sentence with the rule."""
        return self.text

    def __repr__(self) -> str:
        """Say what was tried and what came of it, on one line."""
        return f"<{self.attempt}: {'legal' if self.is_legal else self.rule or 'no move'}>"

    def static_output(self) -> StaticOutput:
        """Return the sentence with the rule, as a notebook keeps it."""
        return StaticOutput(self.sentence, text=self.text)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Position(ShowsItself):
    """A position of a game, at any decision; `trajan_tutor.position` makes one.

    Nothing changes it: `play` returns another one. It is seen through the eyes of a `seat`, by a spectator (-1), or
    with all hands open (None). One of a game that people are playing is `guarded`: it tells only what that seat knows.
    """

    game: TutorGame
    seat: int | None
    names: tuple[str, ...]
    words: Words
    guarded: bool
    _begun: Setup
    _made: tuple[str, ...]
    _here: State

    # -- looking

    @property
    def setup(self) -> Setup:
        """How the game began; a guarded position begins with what is seen."""
        return self.record().setup if self.guarded else self._begun

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves since the beginning, in notation; none of a guarded position."""
        return tuple(self.record().moves) if self.guarded else self._made

    @property
    def state(self) -> State:
        """The state of the game, a copy; of a guarded position, what is seen of it."""
        return self.observation().state if self.guarded else self.game.copy(self._here)

    @property
    def to_move(self) -> int:
        """The seat that decides, counted from 0; -1 when the game is over."""
        return self.game.current_seat(self._here)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.is_over(self._here)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(self.game.ledger(self._here, seat).total for seat in range(len(self.names)))

    @property
    def status(self) -> str:
        """Who is to move and what they owe, or how the game ended, in words."""
        if self.is_over:
            winners = tuple(self.names[seat] for seat in self.game.winners(self._here))
            won = Message.of("session-won", names=winners, count=len(winners))
            return f"{self.words(Message.of('session-over'))} {self.words(won)}"
        turn = self.words(Message.of("session-turn", name=self.names[self.to_move]))
        # What is owed may tell of a card that only its owner has seen.
        return turn if self._is_secret(self.to_move) else f"{turn} {self.words(self.game.prompt(self._here))}"

    @property
    def text(self) -> str:
        """The board as text, and whose turn it is."""
        dealt = f"\n{self.words.say('position-dealt-anew')}" if self.is_dealt else ""
        return f"{board_as_text(self.game, self.observation(), self.words)}\n\n{self.status}{dealt}"

    @property
    def is_dealt(self) -> bool:
        """Whether it began with what somebody saw: then everything that was hidden there is dealt anew."""
        return is_seen_text(self._begun.position)

    def observation(self) -> Observation:
        """Return what is seen: what the seat may know, or everything that lies open to anybody."""
        if self.seat is None:
            return Observation(self.to_move, self.game.copy(self._here))
        return self.game.observe(self._here, self.seat)

    def seen_by(self, seat: int | None) -> "Position":
        """Return the same position seen by another seat, by a spectator (-1), or with all hands open (None).

        Raises MisusedError for a seat that there is not, and for one whose secrets are in play.
        """
        with with_sentences(self.words):
            chosen = None if seat is None else checked_seat(number_of("seat", seat), len(self.names))
            if chosen not in (self.seat, SPECTATOR) and self._is_secret(chosen):
                raise _secret(chosen)
        return replace(self, seat=chosen)

    def earlier(self, after: int) -> "Position":
        """Return the position that the game went through `after` so many of its moves, seen by the same seat.

        Raises MisusedError where there were not so many.
        """
        if not 0 <= after <= len(self._made):
            raise MisusedError("position-after", after=str(after), moves=len(self._made))
        played = Record(self.game.name, self._begun, list(self._made[:after]))
        state = record.replay(self.game, played)
        return replace(self, _made=self._made[:after], _here=state)

    # -- asking

    def legal(self) -> LegalMoves:
        """Return what may be played, each move in notation with what it means.

        Raises MisusedError in a game that people are playing, when it is another seat's turn.
        """
        with with_sentences(self.words):
            self._check_open()
        game, state = self.game, self._here
        return LegalMoves(
            tuple(
                LegalMove(
                    game.notation(move), self.words(game.describe(state, move)), tuple(game.spots_of(state, move))
                )
                for move in game.legal(state)
            ),
            self.words,
        )

    def why_not(self, move: str, *, seat: int | None = None) -> WhyNot:
        """Return why a move cannot be played, or a place of the board cannot be picked: `why_not("sow iii")`.

        It is tried by the seat whose turn it is, or by another `seat`. Raises MisusedError as `legal`.
        """
        with with_sentences(self.words):
            text = text_of("move", move).strip()
            if seat is None:
                self._check_open()
            elif self._is_secret(checked_seat(number_of("seat", seat), len(self.names))):
                raise _secret(seat)
        return self._why_not(text, max(self.to_move, 0) if seat is None else seat)

    def play(self, *moves: str) -> "Position":
        """Return the position after some moves, each in notation or several in one text with commas between them.

        Raises RefusedError with the rule that forbids a move, UnreadableError for a text that is no move, and
        MisusedError as `legal`.
        """
        with with_sentences(self.words):
            wanted = [text.strip() for item in texts_of("moves", moves) for text in item.split(",")]
            position = self
            for number, text in enumerate(wanted, start=1):
                position = position._played(text, number if len(wanted) > 1 else 0)
        return position

    # -- writing

    def record(self) -> Record:
        """Return how the game came here: a beginning and the moves since.

        Of one that is seen through somebody's eyes it begins and ends here, with what those eyes see; `whole` has all.
        """
        if self.seat is None or self.is_over:
            return Record(self.game.name, self._begun, list(self._made))
        return Record(self.game.name, Setup(position=self.json()))

    def whole(self) -> "Position":
        """Return the same position with everything that is hidden, to be written or recorded as a whole.

        Raises MisusedError in a game that people are playing.
        """
        return self.seen_by(None)

    def json(self) -> str:
        """Return the position as JSON text that `trajan_tutor.position` reads.

        One that is seen through somebody's eyes is written as those see it, at every decision; what is hidden is dealt
        anew when it is read. Of a whole one (see `whole`), everything is written.

        Where a game can begin it is a position, elsewhere, as in the middle of a turn, a record of the position at the
        start of the scope and the moves since: without what earlier moves showed to whom. A finished game is a record.
        """
        if self.seat is None or self.is_over:
            return write(self.game, self.record())
        return write_seen(self.game, self._here, self.seat)

    # -- showing

    def draw(self, *, prefix: str = "position", theme: str = "auto", form: PictureForm = PictureForm.STILL) -> Drawing:
        """Return the board as it is seen, what was done last marked on it; `form` is that of `view.draw_board`.

        Boards on one page that are not portable need different prefixes.
        """
        own = self.to_move if self.seat is None else self.seat
        with with_sentences(self.words):
            return draw_board(
                self.game,
                self.observation(),
                self.words,
                prefix=text_of("prefix", prefix),
                own_seat=max(own, 0),
                last=self._last_spots(),
                theme=text_of("theme", theme),
                names=self.names,
                form=form,
            )

    def __str__(self) -> str:
        """Return the board as text."""
        return self.text

    def __repr__(self) -> str:
        """Say of which game it is and how far it got, alike in every run and on one line."""
        turn = "over" if self.is_over else f"seat {self.to_move} to move"
        moves = f"{len(self._made)} move{'s' * (len(self._made) != 1)}"
        dealt = ", what was hidden dealt anew" if self.is_dealt else ""
        return f"<position of {self.game.name}: {len(self.names)} seats, {moves}, {turn}{dealt}>"

    def __eq__(self, other: object) -> bool:
        """Return whether another position has the same beginning and the same moves, and is seen by the same seat."""
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        """Return the same for equal positions."""
        return hash(self._key())

    def static_output(self) -> StaticOutput:
        """Return the board and who is to move, as a notebook keeps them."""
        turn = self.status if self.is_over else self.words(Message.of("session-turn", name=self.names[self.to_move]))
        return StaticOutput(self.words.say("kept-board", game=self.game.name, turn=turn), (self.draw,))

    # -- inside

    def _key(self) -> tuple[object, ...]:
        return self.game.name, self._begun, self._made, self.seat

    def _is_secret(self, seat: int | None) -> bool:
        """Return whether a seat (None: all hands) may know more than may be told."""
        return self.guarded and not self.is_over and seat != self.seat

    def _check_open(self) -> None:
        if not self.is_over and self._is_secret(self.to_move):
            raise _secret(self.to_move)

    def _why_not(self, text: str, seat: int) -> WhyNot:
        game, state, text_for = self.game, self._here, self.words.say
        spots = {spot.name for spot in game.spots(self.observation())}
        attempt = Attempt(seat, spot=text) if text in spots else Attempt(seat, move=text)
        try:
            moves = game.moves_at(state, text) if attempt.spot else (game.parse(text),)
            refusal = game.refuse(state, attempt)
        except UnreadableError as error:
            sentence = self.words(error.message)
            return WhyNot(shortened(text), False, sentence, "", "", sentence)  # noqa: FBT003 (whether it is legal)
        if refusal is not None:
            return self._refused(text, refusal)
        if len(moves) == 1:
            sentence = text_for("position-legal", move=text, does=self.words(game.describe(state, moves[0])))
        else:
            named = tuple(game.notation(move) for move in moves)
            sentence = text_for("position-several", move=text, count=len(moves), moves=named)
        return WhyNot(shortened(text), True, sentence, "", "", sentence)  # noqa: FBT003 (whether it is legal)

    def _refused(self, text: str, refusal: Refusal) -> WhyNot:
        sentence, title = self.words(refusal.message), Term(self.game.rules[refusal.rule].key)
        full = self.words.say("position-refused", why=sentence, title=title, rule=refusal.rule)
        return WhyNot(shortened(text), False, sentence, refusal.rule, self.words(Message(title.key)), full)  # noqa: FBT003

    def _played(self, text: str, number: int) -> "Position":
        """Return the position after one move; a `number` tells which of several a problem is about."""
        self._check_open()
        game, state = self.game, self.game.copy(self._here)
        try:
            move = game.parse(text)
        except UnreadableError as error:
            if not number:
                raise
            raise UnreadableError("position-move", number=number, problem=error.message) from error
        if move not in game.legal(state):
            raise self._refusal_of(game.notation(move), number)
        game.apply(state, move)
        return replace(self, _made=(*self._made, game.notation(move)), _here=state)

    def _refusal_of(self, text: str, number: int) -> RefusedError:
        refusal = self.game.refuse(self._here, Attempt(max(self.to_move, 0), move=text))
        rule = "" if refusal is None else refusal.rule
        problem = Message.of("session-refused-no-move", move=text) if refusal is None else refusal.message
        if number:
            return RefusedError(rule, "position-move", number=number, problem=problem)
        return RefusedError(rule, problem.key, **dict(problem.parameters))

    def _last_spots(self) -> frozenset[str]:
        """Return the places at which the last move was made; none of one that is secret from the seat."""
        if not self._made:
            return frozenset()
        game = self.game
        before = record.replay(game, Record(game.name, self._begun, list(self._made[:-1])))
        move = game.parse(self._made[-1])
        if self.seat is not None:
            events = game.apply_and_tell(game.copy(before), move)
            if is_move_hidden(game, before, move, events, self.seat):
                return frozenset()
            before = game.observe(before, self.seat).state
        return frozenset(game.spots_of(before, move))


def position_after(
    game: TutorGame,
    game_record: Record,
    *,
    seat: int | None = None,
    names: Sequence[str] = (),
    language: str = "",
    guarded: bool = False,
) -> Position:
    """Return the position that a record leads to; the rest as in `position_of`.

    Raises UnreadableError for moves that are not possible, MisusedError for a seat that there is not.
    """
    return position_of(game_record, game, record.replay(game, game_record), seat, names, language, guarded=guarded)


def position_of(
    game_record: Record,
    game: TutorGame,
    state: State,
    seat: int | None,
    names: Sequence[str],
    language: str,
    *,
    guarded: bool,
) -> Position:
    """Return a position whose state is known, through the eyes of a seat, a spectator (-1), or with open hands (None).

    `names` are those that people gave the seats. A state is not copied: nobody may change it any more. Raises
    MisusedError for a seat that there is not.
    """
    called, words = _seats(game, state, names, language)
    chosen = None if seat is None else checked_seat(seat, len(called))
    # A text may be spelt in another way than the notation.
    moves = tuple(game.notation(game.parse(text)) for text in game_record.moves)
    # A finished game has no secrets any more, nor has what led to it.
    guarded = guarded and not game.is_over(state)
    return Position(game, chosen, called, words, guarded, game_record.setup, moves, state)


def _secret(seat: int | None) -> MisusedError:
    if seat is None:
        return MisusedError("position-open")
    return MisusedError("position-secret", seat=str(seat))


def checked_seat(seat: int, seats: int) -> int:
    """Return a seat, or -1 for a spectator; raises MisusedError for one that there is not."""
    if not SPECTATOR <= seat < seats:
        raise MisusedError("position-seat", seat=str(seat), seats=seats)
    return seat


def _seats(game: TutorGame, state: State, given: Sequence[str], language: str) -> tuple[tuple[str, ...], Words]:
    """Return what the seats are called, and words that call them so."""
    words = Words(language, folders=(game.resources.words,), names=tuple(given))
    looks = game.seat_looks[: game.seats(state)]
    by_rules = game.played_by_rules(state)
    called = []
    for seat, look in enumerate(looks):
        name = given[seat] if seat < len(given) else ""
        usual = Message.of(look.name) if look.name else Message.of("session-name-person", letter=look.letter)
        called.append(name or words(by_rules.get(seat, usual)))
    return tuple(called), words.for_players(called) if any(look.name for look in looks) else words
