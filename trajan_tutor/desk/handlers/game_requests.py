"""What is asked of the game on a table: what becomes of it is kept, shown and read aloud."""

from collections.abc import Callable, Mapping, Sequence

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.displays.display import Display, Explanations
from trajan_tutor.desk.lesson.learner_events import LearnerEvent, LearnerEventKind, Watch
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.session import logbook, seat_view
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.notices import outcome_notice, plain_notice
from trajan_tutor.viewmodel.words_model import Notice

# What does a request; None where there is nothing to be said about it to a program.
DeskHandler = Callable[[Request], Outcome | None]


class GameRequests:
    """Plays on one table, goes back and forth, and lets others decide."""

    __slots__ = ("_beginnings", "_coach", "_display", "_explanations", "_table", "_watch", "accepts")

    def __init__(
        self,
        table: Table,
        coach: Coach,
        display: Display,
        beginnings: NewGames,
        explanations: Explanations,
        watch: Watch | None,
    ) -> None:
        """Have done nothing yet; a host's `watch` is told what a rule refuses."""
        self._table = table
        self._coach = coach
        self._display = display
        self._beginnings = beginnings
        self._explanations = explanations
        self._watch = watch
        self.accepts: Mapping[str, DeskHandler] = {
            "pick": self.pick,
            "choose": self.choose,
            "undo": self.undo,
            "redo": self.redo,
            "jump": self.jump,
            "rename": self.rename,
            "prune": self.prune,
            "next": self.step_other,
            "skip": self.skip_others,
            "step-back": self.step_back,
            "sit": self.sit_down,
        }

    # -- decisions

    def pick(self, request: Request) -> Outcome:
        """Pick a spot of the board."""
        return self._do(request, self._table.begun_session().pick, request.target)

    def choose(self, request: Request) -> Outcome:
        """Make the move that a notation names."""
        return self._do(request, self._table.begun_session().choose, request.target)

    def undo(self, request: Request) -> Outcome:
        """Take back the last decision of a person."""
        return self._do(request, self._table.begun_session().undo)

    # -- going back and forth

    def redo(self, request: Request) -> Outcome:
        """Do again what was taken back."""
        return self._do(request, self._table.begun_session().redo)

    def jump(self, request: Request) -> Outcome:
        """Go to another place of the tree."""
        return self._do(request, self._table.begun_session().jump, request.number)

    def rename(self, request: Request) -> Outcome:
        """Give a place of the tree a name."""
        return self._do(request, self._table.begun_session().rename, request.number, request.text)

    def prune(self, request: Request) -> Outcome:
        """Take a branch of the tree away."""
        return self._do(request, self._table.begun_session().prune, request.number)

    # -- the others at the table

    def step_other(self, request: Request) -> Outcome:
        """Let one of the bots decide."""
        return self._do(request, self._table.begun_session().step_bot)

    def skip_others(self, request: Request) -> Outcome:
        """Let all of the bots decide who are to."""
        return self._do(request, self._table.begun_session().skip_bots)

    def step_back(self, request: Request) -> Outcome:
        """Go back by one decision, whoever made it."""
        return self._do(request, self._table.begun_session().step_back)

    def sit_down(self, request: Request) -> Outcome:
        """Show the table to the person who is to decide next at the same screen."""
        return self._do(request, self._table.begun_session().sit_down)

    def let_waiting_bots_play(self, session: Session) -> None:
        """Let bots decide whom a page has left waiting, and show what they did."""
        since = len(session.steps)
        session.let_waiting_bots_play()
        if len(session.steps) > since:
            self._played(session, since, Outcome(Result.PLAYED), Request("skip", "", self._table.at, ""))

    def others_decided(self, since: int) -> None:
        """Show what was decided at other desks after the first `since` decisions, or that something was taken back."""
        session = self._table.session
        if session is None:
            return
        if len(session.steps) > since:
            self._played(session, since, Outcome(Result.PLAYED), Request("next", "", self._table.at, ""))
            return
        self._coach.follow(Result.MOVED, since)
        self._display.all()

    def play_turn(self, session: Session, texts: Sequence[str], request: Request) -> None:
        """Play a turn of the analysis, as far as it shows nothing hidden."""
        since, seat = len(session.steps), session.game.current_seat(session.state)
        outcome = session.choose(texts[0])
        for text in texts[1:]:
            if outcome.result is not Result.PLAYED or session.game.current_seat(session.state) != seat:
                break
            outcome = session.choose(text)
        self._played(session, since, outcome, Request("choose", texts[0], request.at, request.id))

    # -- what becomes of it

    def _do(self, request: Request, act: Callable[..., Outcome], *values: object) -> Outcome:
        """Do something to the game on the table."""
        session = self._table.begun_session()
        since = len(session.steps)
        done = act(*values)
        is_play = done.result is Result.PLAYED and not self._table.top.is_tried
        if request.at_once and is_play and self._display.model["by_itself"]:
            # They would be shown one by one, which somebody has chosen not to see.
            session.skip_bots()
        outcome = self._played(session, since, done, request)
        if outcome.result is Result.PLAYED and request.id:
            # Who plays on has answered the offer; the saved game stays among the saved games, as another branch.
            self._beginnings.saved = None
            self._display.offer()
        return outcome

    def _played(self, session: Session, since: int, outcome: Outcome, request: Request) -> Outcome:
        """Keep and show what became of what was done to a game after the first `since` decisions."""
        table, display = self._table, self._display
        # A decision is kept before its answer is shown.
        problem = self._beginnings.keeper.keep(asked=bool(request.id))
        notice = self._notice(session, since, outcome, request)
        if outcome.result is Result.REFUSED:
            display.rule(session.game, notice["rule"])
            self._note_refusal(session, notice["rule"], request)
        else:
            self._coach.follow(outcome.result, since, by_program=not request.id)
            is_played = outcome.result is Result.PLAYED
            if is_played:
                display.movement(session, since)
            display.settled(session, since if is_played else None)
            display.all()
        self._read_aloud(session, outcome.result, since, notice)
        if outcome.result is Result.PLAYED and not table.top.is_tried and request.id:
            # A program is explained nothing, and leaves what is new to the person.
            self._explanations.explain(session, since)
        if problem is not None:
            display.problem(table.words(problem))
        return outcome

    def _notice(self, session: Session, since: int, outcome: Outcome, request: Request) -> Notice:
        """Show and return what is said about it."""
        table, display = self._table, self._display
        opened = logbook.opened_together(session, table.words, since) if outcome.result is Result.PLAYED else ""
        notice = outcome_notice(table.words, session, outcome, request.target if request.kind == "pick" else "")
        if opened:
            notice = plain_notice("note", table.say("board-notice-opened"), opened)
        # What the coach tells of a turn stays to be read while bots answer that turn.
        # So does what was opened together.
        before = display.model["notice"]["title"]
        read = request.kind == "next" and before in (table.say("board-notice-coach"), table.say("board-notice-opened"))
        if notice["tone"] or not (read or self._explanations.stays(session, since)):
            display.notice(notice)
        return notice

    def _note_refusal(self, session: Session, rule: str, request: Request) -> None:
        """Take note of a rule that stood in the way of a person.

        A program learns nothing, in a trial anything may be tried, and of several people it may be any.
        """
        if not request.id or self._table.top.is_tried or len(session.people) != 1:
            return
        self._coach.own_games.refused(session.game, rule)
        if self._watch is not None and rule:
            self._watch(LearnerEvent(LearnerEventKind.REFUSAL, session.game.name, rules=(rule,)))

    def _read_aloud(self, session: Session, result: Result, since: int, notice: Notice) -> None:
        display, words = self._display, self._table.words
        if result is Result.PLAYED:
            display.set({"live": seat_view.news(session, words, since)})
        elif result is Result.MOVED:
            display.set({"live": f"{notice['text']} {display.model['turn']} {display.model['prompt']}".strip()})
