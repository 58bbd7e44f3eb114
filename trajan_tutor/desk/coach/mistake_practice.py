"""Learning from mistakes: each costly decision is laid on the board as a puzzle, and an attempt is answered.

What was done in the game is played on the board, and so is the better turn when it is asked for, with why it is better.
A wrong attempt is answered by what another seat does best after it.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from trajan_tutor.activities.played_game import RetriedTurn, Standing
from trajan_tutor.coach.answers import known_part
from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.mistakes import Mistake, MistakeAttempt, Retried, prepare_retry
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.desk.coach.coach_news import BoardChanged, CoachUpdate, MovesPlayed
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import PRACTICE
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
    """Mistakes that are tried again one after the other; `turn` is the one on the board, `attempt` was judged last.

    Those that a person has made and not mended yet are `saved_mistakes`.
    """

    def __init__(self, table: Table, state: CoachState, saved_mistakes: SavedMistakes) -> None:
        """Have nothing to practise."""
        self.table = table
        self.state = state
        self.saved_mistakes = saved_mistakes
        self.mistakes: tuple[Mistake, ...] = ()
        self.at = 0
        self.turn: RetriedTurn | None = None
        self.attempt: MistakeAttempt | None = None
        self.answer: Message | None = None
        self.shows_better = False
        self.why: MistakeAttempt | None = None
        self._present: Retried | None = None
        self._names: tuple[str, ...] = ()
        self._game: TutorGame | None = None

    @property
    def standing(self) -> Standing:
        """How far the turn on the board is."""
        return "trying" if self.turn is None else self.turn.standing

    @property
    def has_more(self) -> bool:
        """Whether another mistake follows."""
        return self.at + 1 < len(self.mistakes)

    @property
    def present(self) -> Retried:
        """The mistake that is tried again; raises MisusedError when there is none."""
        if self._present is None:
            raise MisusedError("coach-practice-none")
        return self._present

    def begin(self, game: TutorGame, mistakes: Sequence[Mistake], at: int, names: tuple[str, ...] = ()) -> RetriedTurn:
        """Lay a mistake on the board, whose seats have these names; raises MisusedError when there is none.

        Raises UnreadableError for a mistake that makes no sense.
        """
        if not 0 <= at < len(mistakes):
            raise MisusedError("coach-practice-none")
        self._game, self._names, self.mistakes, self.at = game, names, tuple(mistakes), at
        return self._set_up()

    def again(self) -> RetriedTurn:
        """Lay the same mistake on the board again."""
        self.check_on()
        return self._set_up()

    def following(self) -> RetriedTurn:
        """Lay the next mistake on the board; raises MisusedError after the last one."""
        self.check_on()
        if not self.has_more:
            raise MisusedError("coach-practice-last")
        self.at += 1
        return self._set_up()

    def leave(self) -> None:
        """Stop practising."""
        self.turn = self._present = self.attempt = self.answer = self.why = None
        self.mistakes = ()

    def show_played(self) -> None:
        """Play on the board what was done in the game."""
        self.check_on()
        self._play("did", self.present.moves)

    def show(self) -> None:
        """Play the better turn on the board, and look into why it is better than what was done."""
        self.check_on()
        retried = self.present
        self._play("shown", retried.best)
        self.shows_better = True
        if self.turn is not None and retried.best != retried.moves:
            session = self.turn.session
            why = MistakeAttempt(
                session.game,
                retried.seen,
                retried.best,
                retried.moves,
                session.setup.seed,
                pairs=self.state.efforts.attempt,
            )
            self.state.stop()
            self.state.think(PRACTICE, why, lambda: self._explained(why))

    def _play(self, standing: Standing, moves: Moves) -> None:
        """Lay the mistake on the board again, and play a turn up to the first move that shows something hidden."""
        turn = self._set_up()
        turn.standing = standing
        self.table.put(turn)
        self.state.post(BoardChanged())
        game = turn.session.game
        known = known_part(game, self.present.seen, moves)
        self._play_in(turn.session, [game.notation(move) for move in known])

    def _play_in(self, trial: Session, moves: Sequence[str]) -> None:
        """Play moves in a trial on the board, and show how its pieces move."""
        since = len(trial.steps)
        trial.follow(moves)
        self.state.post(MovesPlayed(trial, since))

    def _explained(self, why: MistakeAttempt) -> None:
        self.why = why

    def check_on(self) -> None:
        """Refuse what can be done only while practising; raises MisusedError."""
        if self.turn is None:
            raise MisusedError("coach-practice-none")

    @property
    def _decisive_loss(self) -> float:
        return self._game.decisive_loss if self._game is not None else math.inf

    def _set_up(self) -> RetriedTurn:
        if self._game is None:
            raise MisusedError("coach-practice-none")
        if self.state.kind == PRACTICE:
            self.state.stop()
        mistake = self.mistakes[self.at]
        self._present = prepare_retry(self._game, mistake)
        session = trial_in(self._game, mistake.record.setup, self._present.seen, len(mistake.record.moves), self._names)
        self.turn = RetriedTurn(session)
        self.attempt, self.answer, self.shows_better, self.why = None, None, False, None
        return self.turn

    # -- an attempt

    def follow(self) -> None:
        """Judge the turn that was tried, if it is over."""
        turn = self.turn
        if turn is None or turn.is_over or not is_turn_over(turn.session):
            return
        retried, trial = self.present, turn.session
        tried = known_moves(trial.game, trial.steps)
        attempt = MistakeAttempt(
            trial.game, retried.seen, retried.best, tried, trial.setup.seed, pairs=self.state.efforts.attempt
        )
        turn.standing = "thinking"
        self.state.stop()
        self.state.think(PRACTICE, attempt, lambda: self._judged(attempt))

    def _judged(self, attempt: MistakeAttempt) -> Message | None:
        turn = self.turn
        if turn is None:
            return None
        self.attempt = attempt
        verdict = attempt.verdict
        turn.standing = "wrong" if attempt.is_wrong else "right"
        if attempt.is_wrong:
            self._play_reply(turn.session, attempt)
        tone: Literal["praise", "mistake"] = "mistake" if attempt.is_wrong else "praise"
        message = Message.of("coach-practice-right") if verdict.is_fine else verdict.message
        self.state.post(CoachUpdate(message, tone))
        return self._mended() if verdict.is_fine else None

    def _mended(self) -> Message | None:
        """Note that the mistake is mended; return what is to be said where that cannot be kept."""
        try:
            self.saved_mistakes.mended(self.present.mistake)
        except SavingError as error:
            return error.message
        return None

    def _play_reply(self, trial: Session, attempt: MistakeAttempt) -> None:
        """Play the most frequent of the replies that can be played in the deal on the board, and tell it."""
        times = Counter(reply.step.notation for reply in attempt.replies)
        for reply in sorted(attempt.replies, key=lambda known: (-times[known.step.notation], known.moves)):
            if trial.game.current_seat(trial.state) == reply.seat and can_follow(trial.game, trial.state, reply.moves):
                self._play_in(trial, reply.moves)
                what = reply.step.message if reply.gain is None else reply.gain
                self.answer = Message.of("board-practice-reply", seat=reply.seat, what=what)
                return

    # -- what is shown

    def shown(self, words: Words) -> PracticeShown | None:
        """Return what a page shows of it; None without a mistake on the board."""
        if self.turn is None:
            return None
        retried = self.present
        key = "board-practice-goal-shown" if self.standing == "shown" else "board-practice-goal"
        goal = Message.of(key, number=self.at + 1, mistakes=len(self.mistakes), turn=retried.turn)
        cost = loss_words(retried.mistake.cost, retried.mistake.chances, self._decisive_loss)
        sentences = [words(Message.of("board-practice-played", steps=title_words(retried.played, words), what=cost))]
        if self.answer is not None:
            sentences.append(words(self.answer))
        return {"goal": words(goal), "words": sentences, "standing": self.standing, "more": self.has_more}
