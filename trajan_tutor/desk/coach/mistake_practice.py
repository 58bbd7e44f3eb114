"""Learning from mistakes: each costly decision is laid on the board as a puzzle, and an attempt is answered.

What was done in the game is played on the board, and so is the better turn when it is asked for, with why it is better.
A wrong attempt is answered by what another seat does best after it.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from trajan_tutor.activities.retried_turn import RetriedTurn, Standing
from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Mistake, MistakeAttempt, prepare_retry, usable
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.desk.coach.coach_news import BoardChanged, CoachUpdate, MovesPlayed
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import PRACTICE
from trajan_tutor.desk.coach.game_review import GameReview
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.lessons.retry import can_follow
from trajan_tutor.session.session import Session
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.tried_turn import is_turn_over, known_moves, trial_in
from trajan_tutor.viewmodel.review_model import PracticeShown


class MistakePractice:
    """Lays mistakes on the table and judges what is tried there; what is practised is the `turn` on the table alone."""

    __slots__ = ("_review", "_saved_mistakes", "_state", "_table")

    def __init__(self, table: Table, state: CoachState, saved_mistakes: SavedMistakes, review: GameReview) -> None:
        """Take mistakes from a review, or from those that were made earlier and not mended yet."""
        self._table = table
        self._state = state
        self._saved_mistakes = saved_mistakes
        self._review = review

    @property
    def turn(self) -> RetriedTurn | None:
        """The mistake on the table, or None."""
        top = self._table.top
        return top if isinstance(top, RetriedTurn) else None

    def _begun_turn(self) -> RetriedTurn:
        """Return the mistake on the table; raises MisusedError where none lies there."""
        turn = self.turn
        if turn is None:
            raise MisusedError("coach-practice-none")
        return turn

    # -- what is laid on the table

    def practise(self, number: int) -> Message | None:
        """Lay a mistake of the review on the board, by the number of its decision; without one, the first."""
        session, review = self._table.begun_play(), self._review
        at = 0
        if number >= 0:
            wanted = review.decision(number)
            at = next((at for at, judged in enumerate(review.mistakes()) if judged is wanted), -1)
        self._state.stop()
        return self._begin(session.game, review.to_practise(), at, session.names)

    def practise_saved(self, _number: int) -> Message | None:
        """Lay a mistake of earlier games on the board."""
        game = self._table.begun_play().game
        self._state.make_room()
        return self._begin(game, usable(game, self._saved_mistakes.to_practise(game.name)), 0)

    def again(self, _number: int) -> Message | None:
        """Lay the same mistake on the board again."""
        turn = self._begun_turn()
        return self._begin(turn.session.game, turn.mistakes, turn.at, turn.session.names)

    def following(self, _number: int) -> Message | None:
        """Lay the next mistake on the board; raises MisusedError after the last one."""
        turn = self._begun_turn()
        if not turn.has_more:
            raise MisusedError("coach-practice-last")
        return self._begin(turn.session.game, turn.mistakes, turn.at + 1, turn.session.names)

    def show_played(self, _number: int) -> Message | None:
        """Play what was done in the game on the board."""
        turn = self._begun_turn()
        self._play(turn, "did", turn.retried.moves)
        return Message.of("coach-practice-did")

    def show_better(self, _number: int) -> Message | None:
        """Play the better turn on the board, and look into why it is better than what was done."""
        before = self._begun_turn()
        retried = before.retried
        turn = self._play(before, "shown", retried.best)
        if retried.best != retried.moves:
            why = self._attempt(turn, retried.best, retried.moves)

            def explained() -> None:
                turn.why = why

            self._state.stop()
            self._state.think(PRACTICE, why, explained)
        return Message.of("coach-practice-shown")

    def leave(self, _number: int) -> Message | None:
        """Put the game back on the board."""
        self._begun_turn()
        self._state.stop()
        self._table.put_back()
        self._state.post(BoardChanged())
        return Message.of("coach-trial-left")

    def _begin(
        self, game: TutorGame, mistakes: Sequence[Mistake], at: int, names: Sequence[str] = ()
    ) -> Message | None:
        """Lay a mistake on the board, whose seats have these names; raises MisusedError when there is none.

        Raises UnreadableError for a mistake that makes no sense.
        """
        if not 0 <= at < len(mistakes):
            raise MisusedError("coach-practice-none")
        if self._state.kind == PRACTICE:
            self._state.stop()
        self._put(_set_up(game, mistakes, at, names))
        return Message.of("coach-practice-begun")

    def _put(self, turn: RetriedTurn) -> None:
        self._table.put(turn)
        self._state.post(BoardChanged())

    def _play(self, before: RetriedTurn, standing: Standing, moves: Moves) -> RetriedTurn:
        """Lay a mistake on the board again, and play a turn up to the first move that shows something hidden."""
        if self._state.kind == PRACTICE:
            self._state.stop()
        game = before.session.game
        turn = _set_up(game, before.mistakes, before.at, before.session.names)
        turn.standing = standing
        self._put(turn)
        self._play_in(turn.session, [game.notation(move) for move in known_part(game, turn.retried.seen, moves)])
        return turn

    def _play_in(self, trial: Session, moves: Sequence[str]) -> None:
        """Play moves in a trial on the board, and show how its pieces move."""
        since = len(trial.steps)
        trial.follow(moves)
        self._state.post(MovesPlayed(trial, since))

    # -- an attempt

    def _attempt(self, turn: RetriedTurn, best: Moves, tried: Moves) -> MistakeAttempt:
        session = turn.session
        pairs = self._state.efforts.attempt
        return MistakeAttempt(session.game, turn.retried.seen, best, tried, session.setup.seed, pairs=pairs)

    def follow(self) -> None:
        """Judge the turn that was tried, if it is over."""
        turn = self.turn
        if turn is None or turn.is_over or not is_turn_over(turn.session):
            return
        trial = turn.session
        attempt = self._attempt(turn, turn.retried.best, known_moves(trial.game, trial.steps))
        turn.standing = "thinking"
        self._state.stop()
        self._state.think(PRACTICE, attempt, lambda: self._judged(turn, attempt))

    def _judged(self, turn: RetriedTurn, attempt: MistakeAttempt) -> Message | None:
        if turn is not self.turn:
            return None
        turn.attempt = attempt
        verdict = attempt.verdict
        turn.standing = "wrong" if attempt.is_wrong else "right"
        if attempt.is_wrong:
            self._play_reply(turn, attempt)
        tone: Literal["praise", "mistake"] = "mistake" if attempt.is_wrong else "praise"
        message = Message.of("coach-practice-right") if verdict.is_fine else verdict.message
        self._state.post(CoachUpdate(message, tone))
        return self._mended(turn) if verdict.is_fine else None

    def _mended(self, turn: RetriedTurn) -> Message | None:
        """Note that the mistake is mended; return what is to be said where that cannot be kept."""
        try:
            self._saved_mistakes.mended(turn.retried.mistake)
        except SavingError as error:
            return error.message
        return None

    def _play_reply(self, turn: RetriedTurn, attempt: MistakeAttempt) -> None:
        """Play the most frequent of the replies that can be played in the deal on the board, and tell it."""
        trial = turn.session
        times = Counter(reply.step.notation for reply in attempt.replies)
        for reply in sorted(attempt.replies, key=lambda known: (-times[known.step.notation], known.moves)):
            if trial.game.current_seat(trial.state) == reply.seat and can_follow(trial.game, trial.state, reply.moves):
                self._play_in(trial, reply.moves)
                what = reply.step.message if reply.gain is None else reply.gain
                turn.answer = Message.of("board-practice-reply", seat=reply.seat, what=what)
                return

    # -- what is shown

    def shown(self, words: Words) -> PracticeShown | None:
        """Return what a page shows of it; None without a mistake on the board."""
        turn = self.turn
        if turn is None:
            return None
        retried = turn.retried
        key = "board-practice-goal-shown" if turn.standing == "shown" else "board-practice-goal"
        goal = Message.of(key, number=turn.at + 1, mistakes=len(turn.mistakes), turn=retried.turn)
        cost = loss_words(retried.mistake.cost, retried.mistake.chances, turn.session.game.decisive_loss)
        sentences = [words(Message.of("board-practice-played", steps=title_words(retried.played, words), what=cost))]
        if turn.answer is not None:
            sentences.append(words(turn.answer))
        return {"goal": words(goal), "words": sentences, "standing": turn.standing, "more": turn.has_more}


def _set_up(game: TutorGame, mistakes: Sequence[Mistake], at: int, names: Sequence[str]) -> RetriedTurn:
    """Return one of several mistakes, ready to be tried again."""
    mistake = mistakes[at]
    retried = prepare_retry(game, mistake)
    session = trial_in(game, mistake.record.setup, retried.seen, len(mistake.record.moves), names)
    return RetriedTurn(session, mistakes, at, retried)
