"""What a person asks the coach about a position: a hint, turns that were tried or listed, and what they lead to."""

from dataclasses import replace

from trajan_tutor.activities.played_game import TriedTurn
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.exploration import MOST
from trajan_tutor.coach.hint_blocks import hint_sentence
from trajan_tutor.coach.ladder import HintLevel, Look
from trajan_tutor.desk.coach.coach_news import BoardChanged
from trajan_tutor.desk.coach.coach_state import CoachState, Meanwhile
from trajan_tutor.desk.coach.findings import HINT, LISTED, Findings, Turn
from trajan_tutor.desk.coach.hint_followed import steps_followed
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.session import Session
from trajan_tutor.shown.asking import considered, turn_title
from trajan_tutor.shown.consequences import explorer_for, show_consequences
from trajan_tutor.shown.hint import adviser_for, show_comparison, show_hint
from trajan_tutor.shown.tried_turn import title_of, trial_of, tried


class PositionCoach:
    """Asks about the position that is shown, and remembers what came out; `trial` is a turn that is being tried."""

    def __init__(self, table: Table, mind: CoachState) -> None:
        """Know nothing yet."""
        self.table = table
        self.mind = mind
        self.found = Findings()
        self.trial: Session | None = None

    def game(self) -> Session:
        """Return the game that is played, not a trial; raises MisusedError without one."""
        session = self.table.play
        if session is None:
            raise MisusedError("board-table-empty")
        return session

    def forget(self) -> None:
        """Forget everything, and leave a trial."""
        self.found, self.trial = Findings(), None

    def leave_position(self, session: Session) -> None:
        """Forget what belongs to another position; whoever follows the turn that was told keeps its steps in sight."""
        hint, node = self.found.hint, self.found.node
        self.found = Findings()
        if hint is not None and hint.hint_level >= HintLevel.PLAY and steps_followed(session, hint, node) is not None:
            self.found.node, self.found.hint = node, hint

    def say_anew(self) -> None:
        """Say what was found in the words of the board, which have changed."""
        found, words = self.found, self.table.words
        for shown in (found.hint, found.comparison):
            if shown is not None:
                shown.words = words
        if found.consequences is not None:
            found.consequences = replace(found.consequences, words=words)
        if found.own or found.listed:
            session = self.game()
            for turns in (found.own, found.listed):
                turns[:] = [(texts, turn_title(session, texts, words)) for texts, _ in turns]

    def position(self) -> Session:
        """Return the game for a question about its position; raises MisusedError in a trial or without a game."""
        session = self.game()
        if self.table.top.is_tried:
            raise MisusedError("coach-in-trial")
        if session.tree.here.number != self.found.node:
            self.found = Findings(node=session.tree.here.number)
        return session

    @property
    def look(self) -> Look | None:
        """Where to look, as far as that holds for every turn in question, while a hint is looked for."""
        return self.found.look if self.mind.kind == HINT else None

    def ask_hint(self, _number: int) -> Message | None:
        """Look for a hint."""
        session = self.position()
        self.mind.make_room()
        self.found.look = None
        if self.found.adviser is not None:
            return self._hint_found(session, self.found.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.mind.efforts.hint)
        found = self.found

        def look() -> Message | None:
            if found.look is None and (look := adviser.look()) is not None:
                found.look = look
                return look.message
            return None

        meanwhile = Meanwhile(lambda: len(adviser.study.in_question()), look)
        self.mind.think(HINT, adviser, lambda: self._hint_found(session, adviser), meanwhile)
        return None

    def _hint_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.found.adviser = adviser
        hint = self.found.hint = show_hint(session, adviser, self.table.words.language)
        hint.more()
        told, look = self.found.look, hint.hint.look()
        self.found.look = None
        # What was told before it was found is not told twice.
        return look.message if look != told else None

    def ask_why_not(self, _number: int) -> Message | None:
        """Offer turns to be asked about, or offer them no more."""
        self.position()
        self.found.asks_why_not = not self.found.asks_why_not
        return None

    def show_hint_level(self, number: int) -> Message | None:
        """Show a level of the hint, by its number."""
        hint = self.found.hint
        if hint is None:
            raise MisusedError("coach-hint-gone")
        # A hint level at a time; asked for twice, it is shown once.
        hint.hint_level = max(hint.hint_level, min(number, hint.hint_level + 1, HintLevel.BECAUSE))
        # Read aloud, and said above the board, where the eyes are.
        return hint_sentence(hint.hint, hint.hint_level)

    def begin_trial(self, _number: int) -> Message | None:
        """Lay the game on the board to try a turn."""
        session = self.position()
        self.mind.make_room()
        adviser_for(session)  # refuses where no turn can be tried
        self.trial = trial_of(session)
        self.table.put(TriedTurn(self.trial))
        self.mind.post(BoardChanged())
        return Message.of("coach-trial-begun")

    def leave_trial(self, _number: int) -> Message | None:
        """Put the game itself back on the board."""
        if self.trial is None:
            raise MisusedError("coach-trial-none")
        self.trial = None
        self.table.put_back()
        self.mind.post(BoardChanged())
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
        if turn not in self.found.own:
            # Those that are chosen are chosen by their numbers.
            self.found.chosen = [number + (number >= len(self.found.own)) for number in self.found.chosen]
            self.found.own.append(turn)
        number = self.found.own.index(turn)
        if number not in self.found.chosen and len(self.found.chosen) < MOST:
            self.found.chosen.append(number)

    def weigh_turn(self, number: int) -> Message | None:
        """Compare a turn with the best one, by its number."""
        self.position()
        return self._weigh(self._turn(number)[0])

    def _weigh(self, texts: tuple[str, ...]) -> Message | None:
        session = self.position()
        self.mind.make_room()
        adviser = adviser_for(session, texts, seed=session.setup.seed, effort=self.mind.efforts.hint)

        def at_end() -> Message | None:
            self.found.comparison = show_comparison(session, adviser, self.table.words.language)
            return self.found.comparison.comparison.message

        self.mind.think("weigh", adviser, at_end)
        return None

    def _turn(self, number: int) -> Turn:
        if not 0 <= number < len(self.found.turns):
            raise MisusedError("coach-hint-gone")
        return self.found.turns[number]

    def list_turns(self, _number: int) -> Message | None:
        """Look for turns that can be chosen."""
        session = self.position()
        self.mind.make_room()
        if self.found.adviser is not None:
            return self._list_found(session, self.found.adviser)
        adviser = adviser_for(session, seed=session.setup.seed, effort=self.mind.efforts.hint)
        self.mind.think("list", adviser, lambda: self._list_found(session, adviser))
        return None

    def _list_found(self, session: Session, adviser: Adviser) -> Message | None:
        self.found.adviser = adviser
        best = considered(session, adviser, self.table.words.language)[:LISTED]
        self.found.listed = sorted(best, key=lambda turn: turn[1])
        self.found.lists = True
        return None

    def choose(self, number: int) -> Message | None:
        """Choose a turn by its number, or choose it no more."""
        self._turn(number)
        chosen = self.found.chosen
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
        self.mind.make_room()
        turns = [self._turn(number)[0] for number in sorted(self.found.chosen)]
        explorer = explorer_for(session, turns, seed=session.setup.seed, deals=self.mind.efforts.deals)

        def at_end() -> Message | None:
            self.found.consequences = show_consequences(session, explorer, self.table.words.language)
            return Message.of("coach-explored")

        self.mind.think("explore", explorer, at_end)
        return None

    def show_better(self, _number: int) -> Message | None:
        """Show the better turn."""
        if self.found.comparison is None:
            raise MisusedError("coach-hint-gone")
        self.found.comparison.show()
        return None

    def close_wide(self, _number: int) -> Message | None:
        """Put away what turns lead to."""
        self.found.consequences = None
        return None
