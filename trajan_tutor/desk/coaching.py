"""The coach of a board: hints, verdicts, trials, comparisons and looking back, asked for one thing at a time.

It thinks in the background, and nothing that it found shows before somebody asks for it. What a person sees of it is
made in `coach_blocks`.
"""

from collections.abc import Callable
from typing import Final

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.explore import MOST
from trajan_tutor.desk.coach_analysis import Analysing
from trajan_tutor.desk.coach_back import Back
from trajan_tutor.desk.coach_found import (
    LISTED,
    LOOK_BACK,
    QUIET,
    VERDICT,
    Efforts,
    Findings,
    Host,
    Turn,
    When,
    tell_of,
)
from trajan_tutor.desk.coach_mind import Mind
from trajan_tutor.desk.coach_practice import Practice
from trajan_tutor.desk.following import steps_followed
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.asking import considered
from trajan_tutor.session.explore import explorer_for, show_consequences
from trajan_tutor.session.hints import HINT_LEVELS, ComparisonShown, adviser_for, show_comparison, show_hint
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import Session
from trajan_tutor.session.trials import title_of, trial_of, tried
from trajan_tutor.session.verdicts import Judge, judged, turn_just_played

# What is cancelled by itself when the position is no more.
_OF_A_POSITION: Final = frozenset({"hint", "list", "weigh", "explore"})
# What a page may ask only of the position that it shows.
CHANGING: Final = frozenset(
    {"try", "leave", "weigh", "keep", "retry", "again", "play-idea", "practise", "practice-again", "practice-next"}
)
# What cannot be done while a turn is tried: it would be done to the trial.
NOT_IN_TRIAL: Final = frozenset({"redo", "jump", "rename", "prune", "next", "skip", "sit"})

# What makes a decision, or takes one back: nothing of it can be done once an attempt was judged.
DECIDING: Final = frozenset({"pick", "choose", "undo"})


class Coach:
    """Does what a page asks of the coach, and remembers what came out."""

    def __init__(self, host: Host, tell: When = QUIET) -> None:
        """Know nothing yet."""
        self.host = host
        self.tell = tell
        self.mind = Mind(host)
        self.back = Back(host, self.mind)
        self.analysis = Analysing(host, self.mind)
        self.practice = Practice(host, self.mind)
        self.mind.rest = self.attend
        self.efforts = Efforts()
        self.found = Findings()
        self.verdict: ComparisonShown | None = None
        self.verdict_start = -1
        self.trial: Session | None = None
        self._actions: dict[str, Callable[[int], Message | None]] = {
            "hint": self._ask_hint,
            "hint-level": self._show_hint_level,
            "cancel": self._cancel,
            "tell": self._set_tell,
            "try": self._begin_trial,
            "leave": self._leave_trial,
            "weigh": self._weigh_trial,
            "keep": self._keep_trial,
            "list": self._list_turns,
            "weigh-turn": self._weigh_turn,
            "choose": self._choose,
            "explore": self._explore,
            "better": self._show_better,
            "better-verdict": self._show_better_verdict,
            "retry": self._retry,
            "look-back": self._look_back,
            "again": self._try_again,
            "analyse": self._analyse,
            "practise": self._practise,
            "practice-again": self._practise_again,
            "practice-next": self._practise_next,
            "practice-show": self._show_practised,
            "practice-leave": self._leave_practice,
            "close-review": self._close_review,
            "close": self._close_wide,
        }

    def do(self, action: str, number: int = -1) -> Message | None:
        """Do what a page asks for, and return what is said about it; raises MisusedError for what cannot be done."""
        if action not in self._actions:
            raise MisusedError("board-not-understood")
        return self._actions[action](number)

    # -- following the game

    def follow(self, result: Result, since: int) -> None:
        """Take note that a person did something: hints go away, and a turn that is over may be judged."""
        session = self.host.own_play()
        if session is None:
            return
        if self.practice.is_on:
            self.practice.follow(self.efforts.attempt)
        if self.trial is not None or self.practice.is_on:
            return
        if session.tree.here.number != self.found.node:
            self._leave_position(session)
        if result in (Result.UNDONE, Result.MOVED):
            self.verdict = None
        if result is Result.PLAYED:
            self._judge(session, since)

    def forget(self, tell: When | None = None) -> None:
        """Forget everything, for instance because another game begins; a trial is left."""
        self.mind.stop()
        self.found = Findings()
        self.verdict = self.trial = None
        self.practice.leave()
        self.back.forget()
        self.analysis.forget()
        session = self.host.own_play()
        if session is not None and len(session.people) > 1:
            # Whoever sits beside has not asked for it.
            self.analysis.switch(on=False)
        if tell is not None:
            self.tell = tell

    def _leave_position(self, session: Session) -> None:
        if self.mind.kind in _OF_A_POSITION:
            self.mind.stop()
        self.analysis.leave()
        hint, node = self.found.hint, self.found.node
        self.found = Findings()
        # Whoever follows the turn that was told keeps its steps in sight.
        if (
            hint is not None
            and hint.hint_level >= HINT_LEVELS.index("play") + 1
            and steps_followed(session, hint, node) is not None
        ):
            self.found.node, self.found.hint = node, hint

    def _judge(self, session: Session, since: int) -> None:
        # Between people at one screen a verdict would tell what somebody holds.
        if self.tell == QUIET or session.hot_seat:
            return
        turn = turn_just_played(session, since)
        if turn is None:
            return
        self.verdict = None
        if self.mind.is_asked:
            return
        self.mind.stop()
        self.verdict_start = turn.start
        judge = Judge(session, turn, session.setup.seed, self.efforts.verdict)

        def told() -> Message | None:
            self.verdict = judged(session, judge, self.host.words, tell_of(self.tell, session.game))
            return self.verdict.comparison.message if self.verdict else None

        self.mind.think(VERDICT, judge, told)

    def _cancel(self, _number: int) -> Message | None:
        thinking = self.mind.thinking
        if thinking is None:
            raise MisusedError("coach-cancelled-late" if self.found.adviser else "coach-cancel-none")
        kind = self.mind.kind
        self.mind.stop()
        if kind == LOOK_BACK:
            # What was judged already is worth looking at.
            self.back.show()
        return Message.of("coach-stopped")

    # -- the hint

    def _position(self) -> Session:
        """Return the game for a question about its position; raises MisusedError in a trial or without a game."""
        session = self._game()
        if self.trial is not None or self.practice.is_on:
            raise MisusedError("coach-in-trial")
        if session.tree.here.number != self.found.node:
            self.found = Findings(node=session.tree.here.number)
        return session

    def _game(self) -> Session:
        session = self.host.own_play()
        if session is None:
            raise MisusedError("board-table-empty")
        return session

    def _ask_hint(self, _number: int) -> Message | None:
        session = self._position()
        self.mind.make_room()
        if self.found.adviser is not None:
            return self._hint_found(session, self.found.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.efforts.hint)
        self.mind.think("hint", adviser, lambda: self._hint_found(session, adviser))
        return None

    def _hint_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.found.adviser = adviser
        self.found.hint = show_hint(session, adviser, self.host.words.language)
        return Message.of("coach-ready")

    def _show_hint_level(self, number: int) -> Message | None:
        hint = self.found.hint
        if hint is None:
            raise MisusedError("coach-hint-gone")
        # A hint level at a time; asked for twice, it is shown once.
        hint.hint_level = max(hint.hint_level, min(number, hint.hint_level + 1, len(HINT_LEVELS)))
        if hint.hint_level == 0:
            return None
        ladder = hint.hint
        # Read aloud, and said above the board, where the eyes are.
        return (ladder.look, ladder.consider, ladder.play, ladder.because)[hint.hint_level - 1]().message

    def _set_tell(self, number: int) -> Message | None:
        if not 0 <= number < len(When):
            raise MisusedError("board-not-understood")
        self.tell = list(When)[number]
        if self.mind.kind == VERDICT and self.tell == QUIET:
            self.mind.stop()
        return None

    # -- turns of one's own

    def _begin_trial(self, _number: int) -> Message | None:
        session = self._position()
        self.mind.make_room()
        adviser_for(session)  # refuses where no turn can be tried
        self.trial = trial_of(session)
        self.host.put(self.trial)
        return Message.of("coach-trial-begun")

    def _leave_trial(self, _number: int) -> Message | None:
        if self.trial is None:
            raise MisusedError("coach-trial-none")
        self.trial = None
        self.host.put(None)
        return Message.of("coach-trial-left")

    def _tried(self) -> Turn:
        if self.trial is None:
            raise MisusedError("coach-trial-none")
        texts = tried(self.trial)
        if not texts:
            raise MisusedError("coach-trial-empty")
        return texts, title_of(self.trial, self.host.words)

    def _weigh_trial(self, _number: int) -> Message | None:
        turn = self._tried()
        self._note_own(turn)
        self._leave_trial(0)
        return self._weigh(turn[0])

    def _keep_trial(self, _number: int) -> Message | None:
        self._note_own(self._tried())
        self._leave_trial(0)
        return Message.of("coach-trial-kept")

    def _note_own(self, turn: Turn) -> None:
        if turn not in self.found.own:
            # Those that are chosen are chosen by their numbers.
            self.found.chosen = [number + (number >= len(self.found.own)) for number in self.found.chosen]
            self.found.own.append(turn)
        number = self.found.own.index(turn)
        if number not in self.found.chosen and len(self.found.chosen) < MOST:
            self.found.chosen.append(number)

    def _weigh_turn(self, number: int) -> Message | None:
        self._position()
        return self._weigh(self._turn(number)[0])

    def _weigh(self, texts: tuple[str, ...]) -> Message | None:
        session = self._position()
        self.mind.make_room()
        adviser = adviser_for(session, texts, seed=session.setup.seed, effort=self.efforts.hint)

        def told() -> Message | None:
            self.found.comparison = show_comparison(session, adviser, self.host.words.language)
            return self.found.comparison.comparison.message

        self.mind.think("weigh", adviser, told)
        return None

    def _turn(self, number: int) -> Turn:
        if not 0 <= number < len(self.found.turns):
            raise MisusedError("coach-hint-gone")
        return self.found.turns[number]

    def _list_turns(self, _number: int) -> Message | None:
        session = self._position()
        self.mind.make_room()
        if self.found.adviser is not None:
            return self._list_found(session, self.found.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.efforts.hint)
        self.mind.think("list", adviser, lambda: self._list_found(session, adviser))
        return None

    def _list_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.found.adviser = adviser
        best = considered(session, adviser, self.host.words.language)[:LISTED]
        self.found.listed = sorted(best, key=lambda turn: turn[1])
        self.found.lists = True
        return None

    def _choose(self, number: int) -> Message | None:
        self._turn(number)
        chosen = self.found.chosen
        if number in chosen:
            chosen.remove(number)
        elif len(chosen) == MOST:
            raise MisusedError("coach-explore-many", given=MOST + 1, most=MOST)
        else:
            chosen.append(number)
        return None

    def _explore(self, _number: int) -> Message | None:
        session = self._position()
        self.mind.make_room()
        turns = [self._turn(number)[0] for number in sorted(self.found.chosen)]
        explorer = explorer_for(session, turns, seed=session.setup.seed, deals=self.efforts.deals)

        def told() -> Message | None:
            self.found.consequences = show_consequences(session, explorer, self.host.words.language)
            return Message.of("coach-explored")

        self.mind.think("explore", explorer, told)
        return None

    def _show_better(self, _number: int) -> Message | None:
        if self.found.comparison is None:
            raise MisusedError("coach-hint-gone")
        self.found.comparison.show()
        return None

    # -- verdicts and looking back

    def _show_better_verdict(self, _number: int) -> Message | None:
        if self.verdict is None:
            raise MisusedError("coach-hint-gone")
        self.verdict.show()
        return None

    def _retry(self, _number: int) -> Message | None:
        if self.verdict is None:
            raise MisusedError("coach-hint-gone")
        return self._jump(self.verdict_start)

    def _jump(self, node: int) -> Message | None:
        outcome = self._game().jump(node)
        if outcome.result is Result.REFUSED and outcome.message is not None:
            raise MisusedError(outcome.message.key, **dict(outcome.message.parameters))
        self.verdict = None
        self._leave_position(self._game())
        self.host.put(None)
        return Message.of("coach-back")

    def _look_back(self, _number: int) -> Message | None:
        session = self._game()
        if self.trial is not None or self.practice.is_on:
            raise MisusedError("coach-in-trial")
        self.mind.make_room()
        self.back.ask(session, self.efforts)
        return None

    def _try_again(self, number: int) -> Message | None:
        return self._jump(self.back.node_before(number))

    def _close_wide(self, _number: int) -> Message | None:
        self.found.consequences = None
        return None

    def _close_review(self, _number: int) -> Message | None:
        self.back.forget()
        return None

    # -- analysis beside the board

    @property
    def may_analyse(self) -> bool:
        """Whether the analysis may be switched on: never where a better turn is to be found."""
        return self.trial is None and not self.practice.is_on

    def attend(self) -> None:
        """Go on with what can wait, where nothing else is thought about."""
        session = self.host.own_play()
        if session is not None and self.may_analyse:
            self.analysis.attend(session)

    def _analyse(self, _number: int) -> Message | None:
        self._game()
        if not self.may_analyse:
            raise MisusedError("coach-in-trial")
        self.analysis.switch(on=not self.analysis.is_on)
        return None

    def idea(self, number: int) -> tuple[str, ...]:
        """Return a turn of the analysis, in notation, to be played; raises MisusedError for one of another position."""
        return self.analysis.turn(self._position(), number)

    # -- mistakes tried again

    def _practise(self, number: int) -> Message | None:
        session = self._game()
        if self.trial is not None:
            raise MisusedError("coach-in-trial")
        mistakes = self.back.mistakes()
        # Without the number of a decision it begins with the first mistake.
        at = 0 if number < 0 else next((at for at, one in enumerate(mistakes) if one is self.back.one(number)), -1)
        self.mind.stop()
        self.host.put(self.practice.begin(session, mistakes, at))
        return Message.of("coach-practice-begun")

    def _practise_again(self, _number: int) -> Message | None:
        self.host.put(self.practice.again())
        return Message.of("coach-practice-begun")

    def _practise_next(self, _number: int) -> Message | None:
        self.host.put(self.practice.following())
        return Message.of("coach-practice-begun")

    def _show_practised(self, _number: int) -> Message | None:
        self.practice.show()
        return None

    def _leave_practice(self, _number: int) -> Message | None:
        self.practice.check_on()
        self.mind.stop()
        self.practice.leave()
        self.host.put(None)
        return Message.of("coach-trial-left")
