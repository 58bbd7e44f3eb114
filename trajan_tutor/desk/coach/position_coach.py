"""What a person asks the coach about a position: a hint, turns that were tried or listed, and what they lead to."""

import logging
from dataclasses import replace
from typing import Final

from trajan_tutor.activities.played_game import TriedTurn
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.exploration import MOST
from trajan_tutor.coach.hint_blocks import hint_sentence, statements_up_to
from trajan_tutor.coach.ladder import HintLevel, Look
from trajan_tutor.desk.coach.coach_news import BoardChanged
from trajan_tutor.desk.coach.coach_state import CoachState, Meanwhile
from trajan_tutor.desk.coach.findings import HINT, LISTED, REFINING, Findings, Turn, steps_followed
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import considered, turn_title
from trajan_tutor.shown.consequences import explorer_for, show_consequences
from trajan_tutor.shown.hint import adviser_for, can_be_asked, show_comparison, show_hint
from trajan_tutor.shown.tried_turn import title_of, trial_of, tried

REFINED: Final = Message.of("coach-hint-refined")


class PositionCoach:
    """Asks about the position that is shown, and remembers what came out; `trial` is a turn that is being tried."""

    def __init__(self, table: Table, state: CoachState) -> None:
        """Know nothing yet."""
        self.table = table
        self.state = state
        self.findings = Findings()
        self.trial: Session | None = None

    def forget(self) -> None:
        """Forget everything, and leave a trial."""
        self.findings, self.trial = Findings(), None

    def leave_position(self, session: Session) -> None:
        """Forget what belongs to another position; whoever follows the turn that was told keeps its steps in sight."""
        hint, node = self.findings.hint, self.findings.node
        self.findings = Findings()
        if hint is not None and hint.hint_level >= HintLevel.PLAY and steps_followed(session, hint, node) is not None:
            self.findings.node, self.findings.hint = node, hint

    def translate(self) -> None:
        """Put the findings into the new language of the board."""
        findings, words = self.findings, self.table.words
        for shown in (findings.hint, findings.comparison):
            if shown is not None:
                shown.words = words
        if findings.consequences is not None:
            findings.consequences = replace(findings.consequences, words=words)
        if findings.own or findings.listed:
            session = self.table.begun_play()
            for turns in (findings.own, findings.listed):
                turns[:] = [(texts, turn_title(session, texts, words)) for texts, _ in turns]

    def position(self) -> Session:
        """Return the game for a question about its position; raises MisusedError in a trial or without a game."""
        session = self.table.begun_play()
        if self.table.top.is_tried:
            raise MisusedError("coach-in-trial")
        if session.tree.here.number != self.findings.node:
            self.findings = Findings(node=session.tree.here.number)
        return session

    @property
    def look(self) -> Look | None:
        """Where to look, as far as that holds for every turn in question, while a hint is looked for."""
        return self.findings.look if self.state.kind == HINT else None

    def ask_hint(self, _number: int) -> Message | None:
        """Look for a hint."""
        session = self.position()
        self.state.make_room()
        self.findings.look = None
        if self.findings.adviser is not None:
            return self._hint_found(session, self.findings.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.state.efforts.hint)
        findings = self.findings

        def look() -> Message | None:
            if findings.look is None and (look := adviser.look()) is not None:
                findings.look = look
                return look.message
            return None

        meanwhile = Meanwhile(lambda: len(adviser.study.in_question()), look)
        self.state.think(HINT, adviser, lambda: self._hint_found(session, adviser), meanwhile)
        return None

    def _hint_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.findings.adviser, self.findings.has_turned = adviser, False
        hint = self.findings.hint = show_hint(session, adviser, self.table.words.language)
        hint.more()
        earlier_look, look = self.findings.look, hint.hint.look()
        self.findings.look = None
        # What was told before it was found is not told twice.
        return look.message if look != earlier_look else None

    def attend(self) -> None:
        """Look longer at the position of a hint that is shown, while nothing else is thought about."""
        effort, findings, session = self.state.efforts.refined, self.findings, self.table.play
        if effort is None or self.state.thinking is not None or findings.is_refined:
            return
        first = findings.adviser if findings.hint is not None else None
        if first is None or session is None or self.table.top.is_tried:
            return
        if session.tree.here.number != findings.node or not can_be_asked(session):
            return
        longer = adviser_for(session, seed=session.setup.seed, effort=effort)
        self.state.think(REFINING, longer, lambda: self._refined(session, first, longer), fails=self._not_refined)

    def _refined(self, session: Session, first: Adviser, longer: Adviser) -> Message | None:
        """Say that another turn is better where it is; else the hint stays, or what it has not yet told is refined."""
        findings, hint = self.findings, show_hint(session, longer, self.table.words.language)
        findings.adviser, findings.is_refined = longer, True
        shown = findings.hint
        if shown is None:
            return None
        hint.hint_level = level = shown.hint_level
        if _is_beaten(first, longer):
            findings.hint, findings.has_turned = hint, True
            return REFINED
        if statements_up_to(hint.hint, level) == statements_up_to(shown.hint, level):
            findings.hint = hint
        return None

    def _not_refined(self, problem: Message) -> Message | None:
        # The hint is there, and nobody has asked for more.
        logging.getLogger(__name__).warning("a hint was not looked at longer: %s", problem)
        self.findings.is_refined = True
        return None

    def ask_why_not(self, _number: int) -> Message | None:
        """Offer turns to be asked about, or offer them no more."""
        self.position()
        self.findings.asks_why_not = not self.findings.asks_why_not
        return None

    def show_hint_level(self, number: int) -> Message | None:
        """Show a level of the hint, by its number."""
        hint = self.findings.hint
        if hint is None:
            raise MisusedError("coach-hint-gone")
        # A hint level at a time; asked for twice, it is shown once.
        hint.hint_level = max(hint.hint_level, min(number, hint.hint_level + 1, HintLevel.BECAUSE))
        # Read aloud, and said above the board, where the eyes are.
        return hint_sentence(hint.hint, hint.hint_level)

    def begin_trial(self, _number: int) -> Message | None:
        """Lay the game on the board to try a turn."""
        session = self.position()
        self.state.make_room()
        adviser_for(session)  # refuses where no turn can be tried
        self.trial = trial_of(session)
        self.table.put(TriedTurn(self.trial))
        self.state.post(BoardChanged())
        return Message.of("coach-trial-begun")

    def leave_trial(self, _number: int) -> Message | None:
        """Put the game itself back on the board."""
        if self.trial is None:
            raise MisusedError("coach-trial-none")
        self.trial = None
        self.table.put_back()
        self.state.post(BoardChanged())
        return Message.of("coach-trial-left")

    def _tried(self) -> Turn:
        if self.trial is None:
            raise MisusedError("coach-trial-none")
        texts = tried(self.trial)
        if not texts:
            raise MisusedError("coach-trial-empty")
        return texts, title_of(self.trial, self.table.words)

    def weigh_trial(self, _number: int) -> Message | None:
        """Compare the turn that was tried with the best one."""
        turn = self._tried()
        self._note_own(turn)
        self.leave_trial(0)
        return self._weigh(turn[0])

    def keep_trial(self, _number: int) -> Message | None:
        """Keep the turn that was tried among those that can be chosen."""
        self._note_own(self._tried())
        self.leave_trial(0)
        return Message.of("coach-trial-kept")

    def _note_own(self, turn: Turn) -> None:
        if turn not in self.findings.own:
            # Those that are chosen are chosen by their numbers.
            self.findings.chosen = [number + (number >= len(self.findings.own)) for number in self.findings.chosen]
            self.findings.own.append(turn)
        number = self.findings.own.index(turn)
        if number not in self.findings.chosen and len(self.findings.chosen) < MOST:
            self.findings.chosen.append(number)

    def weigh_turn(self, number: int) -> Message | None:
        """Compare a turn with the best one, by its number."""
        self.position()
        return self._weigh(self._turn(number)[0])

    def _weigh(self, texts: tuple[str, ...]) -> Message | None:
        session = self.position()
        self.state.make_room()
        adviser = adviser_for(session, texts, seed=session.setup.seed, effort=self.state.efforts.closest)

        def at_end() -> Message | None:
            findings = self.findings
            findings.comparison = show_comparison(session, adviser, self.table.words.language)
            # A hint that names another turn now is looked at again: the two never contradict each other for long.
            findings.is_refined &= findings.adviser is not None and findings.adviser.best == adviser.best
            return findings.comparison.comparison.message

        self.state.think("weigh", adviser, at_end)
        return None

    def _turn(self, number: int) -> Turn:
        if not 0 <= number < len(self.findings.turns):
            raise MisusedError("coach-hint-gone")
        return self.findings.turns[number]

    def list_turns(self, _number: int) -> Message | None:
        """Look for turns that can be chosen."""
        session = self.position()
        self.state.make_room()
        if self.findings.adviser is not None:
            return self._list_found(session, self.findings.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.state.efforts.hint)
        self.state.think("list", adviser, lambda: self._list_found(session, adviser))
        return None

    def _list_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.findings.adviser = adviser
        best = considered(session, adviser, self.table.words.language)[:LISTED]
        self.findings.listed = sorted(best, key=lambda turn: turn[1])
        self.findings.lists = True
        return None

    def choose(self, number: int) -> Message | None:
        """Choose a turn by its number, or choose it no more."""
        self._turn(number)
        chosen = self.findings.chosen
        if number in chosen:
            chosen.remove(number)
        elif len(chosen) == MOST:
            raise MisusedError("coach-explore-many", given=MOST + 1, most=MOST)
        else:
            chosen.append(number)
        return None

    def explore(self, _number: int) -> Message | None:
        """Look what the turns that are chosen lead to."""
        session = self.position()
        self.state.make_room()
        turns = [self._turn(number)[0] for number in sorted(self.findings.chosen)]
        explorer = explorer_for(session, turns, seed=session.setup.seed, deals=self.state.efforts.deals)

        def at_end() -> Message | None:
            self.findings.consequences = show_consequences(session, explorer, self.table.words.language)
            return Message.of("coach-explored")

        self.state.think("explore", explorer, at_end)
        return None

    def show_better(self, _number: int) -> Message | None:
        """Show the better turn."""
        if self.findings.comparison is None:
            raise MisusedError("coach-hint-gone")
        self.findings.comparison.show()
        return None

    def close_consequences(self, _number: int) -> Message | None:
        """Put away what turns lead to."""
        self.findings.consequences = None
        return None


def _is_beaten(first: Adviser, longer: Adviser) -> bool:
    """Return whether the turn of a first look is, on a longer one, not as good as the best any more."""
    study = longer.study
    if first.best not in study.met:
        return study.idea(first.best) != study.idea(longer.best)
    return not study.standing(first.best, longer.best).verdict.is_fine
