"""The player of a lesson: it follows the learner through the steps, and knows no widget."""

from collections.abc import Callable

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.advice import CoachLadder, Ladder, next_hint
from trajan_tutor.lessons.campaign import first_open, passed_over
from trajan_tutor.lessons.goals import Account, Answer
from trajan_tutor.lessons.guided_turn import GuidedTurn
from trajan_tutor.lessons.judge import foreseen, is_lost, is_reached, leads_on, puzzle_words, reply_to, understood
from trajan_tutor.lessons.lesson import AnswerForm, Lesson, Question, Step, StepKind
from trajan_tutor.lessons.paging import aims_text, page_of, step_message
from trajan_tutor.lessons.scenarios import note_place, resume_scenario
from trajan_tutor.lessons.step_page import Autonomy, Page, Phase
from trajan_tutor.lessons.step_trial import StepTrial
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session

_FIRST_PHASE = {StepKind.DO: Phase.DOING, StepKind.PLAY: Phase.DOING, StepKind.ASK: Phase.ASKED}


class Player:
    """A lesson being played.

    `page()` tells what to show; every action returns it anew. Nothing that a learner tries is an error: what cannot be
    done is said on the page. `noted` is called whenever the notes have changed, to keep them. With `thinks_later`
    whoever holds the player looks for the turns that are marked and shown, in the background; with `hints_later` also
    for what the coach says in a hint. In a growing game what was played `stays`: going back looks at an earlier step
    and takes nothing back. Steps that were `proved` in such a game are passed over.
    """

    def __init__(
        self,
        lesson: Lesson,
        game: TutorGame,
        *,
        notes: LessonNotes | None = None,
        autonomy: Autonomy = Autonomy.GUIDE_ME,
        ladder: Ladder | None = None,
        noted: Callable[[LessonNotes], None] | None = None,
        stays: bool = False,
        proved: frozenset[str] = frozenset(),
    ) -> None:
        """Begin a lesson, or go on where its notes say that it stands; raises LessonError for a lesson that fails."""
        self.lesson = lesson
        self.game = game
        self.notes = notes or LessonNotes()
        self.ladder = ladder
        self.autonomy = autonomy
        self.thinks_later = False
        self.hints_later = False
        self._asked_at = self._hint_at = -1
        self.phase = Phase.READING
        self.feedback: tuple[Message, ...] = ()
        self.stays = stays
        self.proved = proved
        self._noted = noted or (lambda _: None)
        noted_at = self.notes.at if 0 <= self.notes.at < len(lesson.steps) else 0
        at = first_open(lesson, noted_at, proved)
        self.furthest = at
        self.scenario = resume_scenario(lesson, at, self.notes, game)
        self._enter(at, self.scenario.starts.get(lesson.steps[at].name))
        self.feedback = (*passed_over(at - noted_at), *self.feedback)

    def __repr__(self) -> str:
        """Say which lesson it is and where it stands, alike in every run."""
        return f"<lesson {self.lesson.address}: step {self.at + 1} of {len(self.lesson.steps)}>"

    # -- looking

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.at]

    @property
    def session(self) -> Session:
        """The game of the lesson."""
        return self.scenario.session

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.scenario.seat

    @property
    def looks_back(self) -> bool:
        """Whether a step is looked at that was played before: the game stands where it stood."""
        return self.at < self.furthest

    @property
    def others_wait(self) -> bool:
        """Whether others are to decide whom a page shows one by one, before it is said what became of the step."""
        is_due = self.phase is Phase.DOING and self.trial.awaits_others
        return is_due and self.scenario.session.waits_for_bot

    @property
    def is_to_be_shown(self) -> bool:
        """Whether the learner has asked here to be shown how, and the turn is still looked for."""
        return self._asked_at == self.scenario.session.tree.here.number and self.is_own_turn

    @property
    def is_hint_wanted(self) -> bool:
        """Whether the learner has asked here for a hint that is still looked for."""
        is_here = self._hint_at == self.scenario.session.tree.here.number
        return is_here and self.phase in (Phase.DOING, Phase.ASKED)

    @property
    def is_own_turn(self) -> bool:
        """Whether the learner decides in a step that lasts."""
        is_active = self.phase is Phase.DOING and self.step.kind is StepKind.PLAY
        return is_active and self.trial.guide.can_search

    @property
    def wants_guide(self) -> bool:
        """Whether a turn is to be looked for here: to be marked, or to be shown."""
        guide = self.trial.guide
        if not self.is_own_turn or guide.is_given_up or guide.is_ready:
            return False
        return self.is_to_be_shown or (self.autonomy is Autonomy.GUIDE_ME and guide.is_wanted)

    def observation(self) -> Observation:
        """Return what the learner sees on the board."""
        return self.game.observe(self.session.state, self.seat)

    def page(self) -> Page:
        """Return everything that is to be shown now."""
        return page_of(self)

    # -- playing and answering

    def pick(self, spot: str) -> Page:
        """Do what picking a spot of the board means now: a decision, an answer, or an attempt that is refused."""
        if self.others_wait:
            return self.say(Message.of("lesson-first-others"))
        if self.phase is Phase.ASKED and self.step.question is not None and self.step.question.form is AnswerForm.SPOT:
            return self.answer(spot)
        if self.phase is not Phase.DOING:
            return self._say_what_first()
        self.trial.picked = (*self.trial.picked, spot)
        return self._decided(self.scenario.session.pick(spot))

    def choose(self, text: str) -> Page:
        """Make the move that a notation names."""
        if self.others_wait:
            return self.say(Message.of("lesson-first-others"))
        if self.phase is not Phase.DOING:
            return self._say_what_first()
        return self._decided(self.scenario.session.choose(text))

    def answer(self, value: Answer) -> Page:
        """Answer the question: the name of a spot or of a choice, or a number, also one written as text."""
        question = self.step.question
        if question is None or self.phase is not Phase.ASKED:
            return self._say_what_first()
        parsed = understood(value, question.form)
        if parsed is None or (question.form is AnswerForm.CHOICE and parsed not in question.choices):
            return self.say(Message.of(f"lesson-answer-unclear-{question.form}", answer=str(value)))
        if parsed in question.right:
            self.trial.answered = self.step.shows
            return self._reached()
        self._count_try()
        mistake = foreseen(self.step, self.trial.account(parsed))
        self.trial.answered = mistake.spots or _place_of(parsed, question) if mistake else ()
        return self.say(self.lesson.says(mistake.name) if mistake else Message.of("lesson-answer-wrong"))

    # -- the others

    def step_other(self) -> Page:
        """Let one of the others decide; after the last of them it is said what became of the step."""
        return self._others(Session.step_bot)

    def skip_others(self) -> Page:
        """Let all of the others decide who are to."""
        return self._others(Session.skip_bots)

    def step_back(self) -> Page:
        """Go back by one decision within the step, whoever made it."""
        if self.phase not in (Phase.DOING, Phase.LOST) or not self.trial.can_undo:
            return self.say(Message.of("session-undo-none"))
        self.phase = Phase.DOING
        return self._show_outcome(self.scenario.session.step_back())

    def _others(self, act: Callable[[Session], Outcome]) -> Page:
        if not self.others_wait:
            return self.say(Message.of("session-no-bot"))
        act(self.scenario.session)
        return self._after_others()

    def _after_others(self) -> Page:
        if self.others_wait:
            return self.say()
        self.trial.awaits_others = False
        return self._judged()

    # -- going on and back

    def next(self) -> Page:
        """Go on: to the next step, the next move to be watched or shown, or back to the position after a mistake."""
        if self.others_wait:
            return self.skip_others()
        if self.phase in (Phase.MISTAKEN, Phase.LOST):
            return self._after_mistake()
        if self.phase is Phase.DOING and self.step.asks_nothing:
            return self._let_others_begin() if self.trial.others_begin else self._advance()
        if self.phase in (Phase.DOING, Phase.ASKED):
            return self._do_for_learner() if self.autonomy is Autonomy.SHOW_ME else self._say_what_first()
        if self.step.kind is StepKind.WATCH and self.trial.watched < len(self.step.moves):
            return self._watch()
        return self._advance()

    def back(self) -> Page:
        """Go back to the beginning of the step before: where the learner began it, or in the position of the script."""
        if self.at:
            before = self.lesson.steps[self.at - 1]
            if self.stays and before.name in self.scenario.starts:
                self._enter(self.at - 1, self.scenario.starts[before.name])
                return self.page()
            if self.step.begin is None and before.name in self.scenario.starts:
                self.scenario.session.jump(self.scenario.node_of(before.name).number)
            else:
                self._go_to_script(self.at - 1)
            self._enter(self.at - 1)
        return self.page()

    def again(self) -> Page:
        """Go back to the beginning of the present step."""
        if self.looks_back:
            return self._say_what_first()
        self.scenario.session.jump(self.trial.start)
        self._enter(self.at)
        return self.page()

    def undo(self) -> Page:
        """Take back the last decision of the learner within the step, or an unfinished pick."""
        if self.phase not in (Phase.DOING, Phase.LOST) or not self.trial.can_undo:
            return self.say(Message.of("session-undo-none"))
        outcome = self.scenario.session.undo()
        self.phase = Phase.DOING
        return self._show_outcome(outcome)

    def leave_off(self) -> None:
        """Point at nothing and wait for no turn to be shown: something else comes upon the lesson."""
        self.trial.pointed = ""
        self._asked_at = -1

    def come_back(self) -> Page:
        """Say nothing any more: the learner stands where the lesson is."""
        self.leave_off()
        return self.say()

    # -- help

    def hint(self) -> Page:
        """Give one more hint: those of the lesson, then those of the ladder, at last the place to look at."""
        if self.others_wait or self.phase not in (Phase.DOING, Phase.ASKED):
            return self.say(Message.of("lesson-no-hint"))
        if self.hints_later and self.hint_search() is not None:
            self._hint_at = self.scenario.session.tree.here.number
            return self.say(Message.of("lesson-hint-soon"))
        hint = next_hint(self.lesson, self.trial, self.ladder)
        if hint is None:
            self.feedback = (Message.of("lesson-no-more-hints"),)
            return self.page()
        self.notes.of(self.step.name).hints += 1
        self._save_notes()
        self.feedback = (hint,)
        return self.page()

    def hint_search(self) -> Adviser | None:
        """Return what is to be looked into before the next hint can be given; None where it is at hand."""
        is_of_coach = self.step.ladder and self.trial.hints >= len(self.step.hints)
        if not is_of_coach or not isinstance(self.ladder, CoachLadder):
            return None
        session = self.scenario.session
        return self.ladder.search(self.game, self.game.observe(session.state, self.scenario.seat))

    def hint_found(self, adviser: Adviser) -> Page:
        """Give the hint that was asked for, which an adviser has found; none where nobody waits for it any more."""
        is_wanted, self._hint_at = self.is_hint_wanted, -1
        if not is_wanted or not isinstance(self.ladder, CoachLadder):
            return self.page()
        self.ladder.take_in(adviser)
        return self.hint()

    def give_up_hint(self) -> None:
        """Wait for no hint any more."""
        self._hint_at = -1

    def show_me(self) -> Page:
        """Show how, once: the next move of the solution, or the answer; the notes tell that it was shown."""
        if self.phase not in (Phase.DOING, Phase.ASKED):
            return self._say_what_first()
        return self.skip_others() if self.others_wait else self._do_for_learner()

    def turn_to_show(self) -> GuidedTurn | None:
        """Return a good turn of a step that lasts, to be shown and taken back; None where the page says why not now."""
        if self.phase is not Phase.DOING:
            self._say_what_first()
            return None
        if self.others_wait:
            self.skip_others()
            return None
        self.notes.of(self.step.name).shown = True
        guide = self.trial.guide
        guide.take_up()
        if not guide.is_ready and self.thinks_later:
            self._asked_at = self.scenario.session.tree.here.number
            self.say(Message.of("lesson-shown-soon"))
            return None
        turn = guide.find_now()
        if turn is None:
            self.say(Message.of("lesson-shown-none"))
            return None
        self._save_notes()
        # What was picked and not decided is no part of it.
        if self.scenario.session.candidates:
            self.scenario.session.undo()
        self.leave_off()
        return turn

    def ask_no_more(self) -> bool:
        """Wait no more for the turn that was to be shown; return whether it was still waited for here."""
        is_wanted, self._asked_at = self.is_to_be_shown, -1
        return is_wanted

    def set_autonomy(self, autonomy: Autonomy) -> Page:
        """Turn the dial: how much the lesson does for the learner."""
        self.autonomy = autonomy
        return self.page()

    def say(self, *messages: Message) -> Page:
        """Say this and nothing else, and point at nothing any more."""
        self.feedback = messages
        self.trial.pointed = ""
        return self.page()

    # -- inside: where the lesson stands

    def _enter(self, at: int, depth: int | None = None) -> None:
        """Enter a step: here, or where it began on the present line, after `depth` decisions."""
        self.at = at
        self.furthest = max(self.furthest, at) if self.stays else at
        self._asked_at = -1
        if self.scenario.session.candidates:
            # A pick that was left unfinished belongs to the step before.
            self.scenario.session.undo()
        here = self.scenario.session.tree.here
        self.scenario.starts[self.step.name] = here.depth if depth is None else depth
        begun = self.scenario.node_of(self.step.name)
        self.trial = StepTrial(self.scenario, self.step, begun.number)
        self.phase = _FIRST_PHASE.get(self.step.kind, Phase.READING)
        self.feedback = ()
        self.finished = False
        self.notes.at = self.furthest
        if self.looks_back:
            self.phase = Phase.DONE if self.step.kind in _FIRST_PHASE else Phase.READING
            return
        if self.step.kind is StepKind.PLAY and not self._lasts_no_more():
            # Where another seat begins, nobody else would say that it is to.
            self.trial.awaits_others = scenarios.let_others_play(self.scenario, self.step)
        if self._lasts_no_more() or (begun is not here and is_reached(self.step, self.trial.account())):
            self.phase = Phase.DONE
            self.feedback = (step_message(self, "done"), *aims_text(self))

    def _lasts_no_more(self) -> bool:
        """Return whether a step that lasts is over, which the others alone may bring about as well."""
        return self.step.kind is StepKind.PLAY and is_reached(self.step, self.trial.account())

    def _go_to_script(self, at: int) -> None:
        """Stand in the position in which the script begins a step."""
        scenario = scenarios.scenario_at(self.lesson, at, self.game)
        if scenario.begin is self.scenario.begin:
            scenarios.follow_to(self.scenario.session, scenario.session.record().moves)
        else:
            self.scenario = scenario

    def _advance(self) -> Page:
        if self.looks_back:
            self._enter(self.at + 1, self.scenario.starts.get(self.lesson.steps[self.at + 1].name))
            return self.say(*self.feedback)
        self.notes.of(self.step.name).done = True
        if self.at + 1 == len(self.lesson.steps):
            self.finished = self.notes.done = True
            # What was played to its end can be looked at again.
            self.notes.at = self.at if self.stays else 0
            self._save_notes()
            return self.say(Message.of("lesson-finished"))
        before = self.game.key(self.scenario.session.state)
        at = first_open(self.lesson, self.at + 1, self.proved)
        passed = at - self.at - 1
        begins_anew = self.lesson.steps[at].begin is not None
        if passed or begins_anew or not self._goes_on_from_here():
            self._go_to_script(at)
        differs = not (passed or begins_anew) and self.game.key(self.scenario.session.state) != before
        self._enter(at)
        self._save_notes()
        messages = [Message.of("lesson-goes-on")] if differs else passed_over(passed)
        return self.say(*messages, *self.feedback)

    def _let_others_begin(self) -> Page:
        """Let the others decide with whose turn a step begins that asks for nothing."""
        self.trial.awaits_others = self.scenario.session.bots_wait
        if self.trial.awaits_others:
            return self.say()
        self.scenario.session.skip_bots()
        return self._judged()

    def _goes_on_from_here(self) -> bool:
        """Return whether the next step begins where the learner stands, and not where the script does."""
        here = self.scenario.session.state
        return leads_on(self.step, self.lesson.steps[self.at + 1], Account(self.game, self.seat, here, here))

    def _watch(self) -> Page:
        """Show the next move to be watched, from the position of the script when it is not possible in this one."""
        watched, moves = self.trial.watched, self.step.moves
        messages: tuple[Message, ...] = ()
        try:
            self.scenario.session.follow([moves[watched]])
        except UnreadableError:
            self._go_to_script(self.at)
            self.trial.start = self.scenario.session.tree.here.number
            self.scenario.session.follow(moves[: watched + 1])
            messages = (Message.of("lesson-goes-on"),)
        self.trial.watched += 1
        return self.say(*messages)

    # -- inside: what became of an action

    def _decided(self, outcome: Outcome) -> Page:
        messages = (outcome.message,) if outcome.message is not None else ()
        if outcome.result is Result.NARROWED and self.trial.guide.beat is not None:
            # The line of the next click says what to do.
            return self.say()
        if outcome.result is Result.REFUSED:
            return self._refused(outcome, messages)
        self.trial.awaits_others = scenarios.let_others_play(self.scenario, self.step)
        if self.trial.awaits_others:
            if self.step.kind is StepKind.PLAY:
                self._save_notes()
            return self.say(*messages)
        return self._judged(*messages)

    def _judged(self, *messages: Message) -> Page:
        """Say what became of the step, once the others have decided as well."""
        account = self.trial.account()
        if is_reached(self.step, account):
            return self._reached(*puzzle_words(self.step, account))
        if not account.moves:
            # Where the others have begun, the learner has done nothing yet.
            return self.say(*messages)
        if self.step.kind is StepKind.PLAY:
            self._save_notes()
        mistake = foreseen(self.step, account)
        if mistake is not None:
            self.phase = Phase.MISTAKEN
            self.trial.reply = mistake.reply
            self._count_try()
            return self.say(self.lesson.says(mistake.name))
        if is_lost(self.step, account):
            self.phase = Phase.LOST
            self.trial.reply = reply_to(self.step, account)
            self._count_try()
            return self.say(*(puzzle_words(self.step, account) or (Message.of("lesson-lost"),)))
        return self.say(*messages)

    def _do_for_learner(self) -> Page:
        """Do the next move of the solution, or give the answer; in a step that lasts play the turn."""
        self.notes.of(self.step.name).shown = True
        if self.step.question is not None:
            return self._reached()
        if self.step.kind is StepKind.PLAY:
            return self._play_turn()
        if not self.trial.next_entry():
            # What was done leads nowhere that the lesson knows: it shows its way from the beginning of the step.
            self.again()
        entry = self.trial.next_entry()
        spot = scenarios.picked_spot(self.scenario.session, entry)
        return self.pick(spot) if spot else self.choose(entry)

    def _play_turn(self) -> Page:
        """Play the rest of the learner's turn as the script does, and what the others answer."""
        for move in scenarios.turn_of(self.scenario, self.step, self.trial.begin):
            if self.phase is Phase.DOING and not self.others_wait:
                self.choose(move)
        return self.page()

    def _refused(self, outcome: Outcome, messages: tuple[Message, ...]) -> Page:
        self.trial.refused = (*self.trial.refused, outcome.rule)
        account = self.trial.account()
        # Each refusal is answered by itself.
        self.trial.refused = self.trial.picked = ()
        if self.step.goal is not None and self.step.goal.holds(account):
            return self._reached(*messages)
        mistake = foreseen(self.step, account)
        if mistake is None and self._is_shown(account.picked[-1:]):
            # What the lesson itself points at is no wrong try: its turn comes later.
            return self.say(Message.of("lesson-comes-later", prompt=self.game.prompt(self.session.state)))
        self._count_try()
        return self.say(*messages, *([self.lesson.says(mistake.name)] if mistake else []))

    def _is_shown(self, picked: tuple[str, ...]) -> bool:
        """Return whether the step points at what was picked, and nothing was decided in it yet."""
        return self.trial.is_fresh and any(spot in self.step.spots for spot in picked)

    def _after_mistake(self) -> Page:
        """Show the next move of what punishes the mistake; after the last one the position goes back."""
        if not self.trial.reply:
            return self.again()
        self.scenario.session.follow(self.trial.reply[:1])
        self.trial.reply = self.trial.reply[1:]
        return self.page()

    def _reached(self, *messages: Message) -> Page:
        self.phase = Phase.DONE
        self.notes.of(self.step.name).done = True
        if self.at + 1 == len(self.lesson.steps):
            # Nothing is left to be done, whether the learner goes on or not.
            self.notes.done = True
        self._save_notes()
        return self.say(*messages, step_message(self, "done"), *aims_text(self))

    def _count_try(self) -> None:
        if self.step.kind is not StepKind.PLAY:
            # Where nothing can go wrong, what the rules refuse is no wrong try.
            self.notes.of(self.step.name).tries += 1
        self._save_notes()

    def _save_notes(self) -> None:
        note_place(self.lesson, self.notes, self.scenario, finished=self.finished and not self.stays)
        self._noted(self.notes)

    # -- inside: what is said

    def _say_what_first(self) -> Page:
        return self.say(Message.of(f"lesson-first-{self.phase}"))

    def _show_outcome(self, outcome: Outcome) -> Page:
        return self.say(*((outcome.message,) if outcome.message is not None else ()))


def _place_of(answer: Answer, question: Question) -> tuple[str, ...]:
    """Return the place that was given as an answer."""
    return (str(answer),) if question.form is AnswerForm.SPOT else ()
