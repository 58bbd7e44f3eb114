"""What one table shows: it is put into words and drawn whenever something was done, and what is new is explained."""

from collections.abc import Mapping, Sequence
from typing import Final

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_news import CoachUpdate, Thought
from trajan_tutor.desk.coach.coach_state import THINKING
from trajan_tutor.desk.coach.consequences_panel import ConsequencesPanel
from trajan_tutor.desk.coach.findings import ANALYSIS, GAME_ENDED, GUIDING, LOOK_BACK, REFINING, VERDICT
from trajan_tutor.desk.coach.review_panel import review
from trajan_tutor.desk.displays.save_watch import SaveWatch
from trajan_tutor.desk.displays.table_fields import (
    ViewContext,
    analysis_shown,
    coach_fields,
    empty_view,
    lesson_shown,
    view_of,
)
from trajan_tutor.desk.pages.sending import Sending
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.practice_aside import PracticeAside
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.first_times import FirstTime, FirstTimeWatch
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.board_drawing import BoardDrawing, geometry
from trajan_tutor.viewmodel.labels import page_labels
from trajan_tutor.viewmodel.last_moves import LastLines, LastPath
from trajan_tutor.viewmodel.motion import motion
from trajan_tutor.viewmodel.notices import foreword, plain_notice, problem_notice
from trajan_tutor.viewmodel.page_model import ViewModel
from trajan_tutor.viewmodel.panels import rule_card
from trajan_tutor.viewmodel.settlement_report import reports
from trajan_tutor.viewmodel.words_model import FirstTimeShown, Notice

# What stands above a sentence about something that happened for the first time.
FIRST_TIME: Final = "board-notice-first-time"


class Display:
    """Brings the view model of a table up to date; nothing is drawn before somebody looks."""

    __slots__ = (
        "_beginnings",
        "_coach",
        "_consequences_panel",
        "_drawing",
        "_explained",
        "_first_times",
        "_is_shown",
        "_lines",
        "_practising",
        "_saves",
        "_settled",
        "_table",
        "sending",
    )

    def __init__(
        self, table: Table, coach: Coach, beginnings: NewGames, practising: PracticeAside, saves: SaveWatch
    ) -> None:
        """Show an empty table."""
        self._saves = saves
        self._practising = practising
        self._table = table
        self._coach = coach
        self._beginnings = beginnings
        self._drawing = BoardDrawing(table.prefix)
        self._consequences_panel = ConsequencesPanel()
        self._is_shown = False
        self._lines = LastLines()
        # The number of the last notice that explained something.
        self._explained = -1
        # Of what the reports tell: in which game, after how many decisions, and what happened for the first time.
        self._settled: tuple[Session, int] | None = None
        self._first_times: Sequence[FirstTime] = ()
        self.sending = Sending(empty_view(table))

    @property
    def model(self) -> ViewModel:
        """Everything that is shown."""
        return self.sending.model

    def set(self, values: Mapping[str, object]) -> None:
        """Show values by the names of their fields."""
        self.sending.show(values)

    def first(self) -> None:
        """Show the table where nobody has looked yet."""
        if not self._is_shown:
            self.all()
            self.offer()
            session = self._table.session
            words = self._table.words
            left_out = session.left_out if session is not None else ()
            # A lesson about open questions tells them itself.
            fore = foreword(session, words) if session is not None and self._table.lesson is None else ""
            sentence = " ".join(filter(None, (*map(words, left_out), fore)))
            if sentence:
                self.notice(plain_notice("note", "", sentence))

    def all(self) -> None:
        """Show the table as it stands."""
        self._is_shown = True
        table = self._table
        table.follow_lesson()
        session = table.session
        self.set({"may_practise": self._practising.may})
        if session is None:
            self.set({"at": table.at})
            return
        seen = session.observation()
        picture, patch = self._drawing.draw(session, seen, table.words, table.theme)
        self.sending.paint(picture, patch)
        panes = self._drawing.panes(picture)
        self.set(
            view_of(
                table,
                session,
                ViewContext(seen, panes, self.model["focus"], self._lines),
                self._coach,
                self._consequences_panel,
            )
        )

    def translate(self) -> None:
        """Show everything in the new language of the table."""
        table, model = self._table, self.model
        self.set({"language": table.words.language, "labels": page_labels(table.words)})
        looked_up = [card["rule"] for card in model["cards"]]
        self.all()
        if table.session is None:
            self.set({"turn": table.say("board-table-empty")})
        else:
            for rule in reversed(looked_up):
                self.rule(table.session.game, rule)
        self.coach()
        self.offer()
        if model["thinking"]["text"]:
            self.set({"thinking": {**model["thinking"], "text": table.say("board-coach-thinking")}})
        if model["reports"] and self._settled is not None:
            first_times = self._first_times
            self.settled(*self._settled)
            self.explain(self._settled[0], first_times)

    def saving(self) -> None:
        """Show what is on the disk, and as long as anything is not, since when."""
        table = self._table
        self.set({"unsaved": self._saves.look()})
        if table.session is not None:
            keeps = self._beginnings.keeps(table) if table.lesson is None else table.words(table.lesson.keeps())
            self.set({"keeps": keeps})

    def reset(self) -> None:
        """Show another activity on the table: nothing of the one before stays."""
        model, plain = self.model, empty_view(self._table)
        stays = ("answered", "began", "by_itself", "kind", "notice", "live", "offer", "theme", "analysis")
        self.set({name: value for name, value in plain.items() if name not in (*stays, "picture")})
        if self._table.session is None and model["picture"] is not None:
            self._drawing = BoardDrawing(self._table.prefix)
            self.set({"picture": None})
        self.all()

    def movement(self, session: Session, since: int) -> None:
        """Show how the decisions after the first `since` ones move."""
        moved = motion(session, since, self._table.words, geometry=geometry(session))
        if moved is not None and moved["path_mark"] is not None:
            self._table.way = LastPath(session, session.tree.here, moved["path_mark"])
        self.sending.move(moved)

    def settled(self, session: Session, since: int | None) -> None:
        """Show what was settled in the decisions after the first `since` ones; without a number, nothing."""
        table = self._table
        settled_reports = [] if since is None else reports(session, table.settled, since, table.words)
        self._settled, self._first_times = None if since is None else (session, since), ()
        self.set({"reports": settled_reports})

    @property
    def explains(self) -> bool:
        """Whether something is explained in the slot of the verdict that happened for the first time."""
        return self.model["notice"]["number"] == self._explained

    def explain(self, session: Session, first_times: Sequence[FirstTime]) -> Sequence[FirstTime]:
        """Explain what happened for the first time, and return what of it was explained.

        All of it stands below the report of what was settled. Without one there is room for one sentence, where nothing
        else is to be read; what has no room is explained when it happens again.
        """
        table, reports = self._table, self.model["reports"]
        shown = [
            FirstTimeShown(
                text=table.words(first_time.says), card=rule_card(session.game, table.words, first_time.rule)
            )
            for first_time in first_times
        ]
        if shown and reports:
            self._first_times = first_times
            self.set({"reports": [*reports[:-1], {**reports[-1], "first_times": shown}]})
            return first_times
        if not shown or self.model["notice"]["tone"]:
            return []
        live, notice = self.model["live"], plain_notice("note", table.say(FIRST_TIME), shown[0]["text"])
        notice["rule"] = first_times[0].rule
        self.notice(notice)
        self._explained = notice["number"]
        self.rule(session.game, first_times[0].rule)
        self.set({"live": " ".join(filter(None, (live, f"{notice['title']}: {notice['text']}")))})
        return first_times[:1]

    def offer(self) -> None:
        """Show the offer to continue a saved game, if there is one."""
        self.set({"offer": self._beginnings.offer(self._table)})

    def coach(self) -> None:
        """Show what the coach has to show; in a game that is also on the board."""
        lesson = self._table.lesson
        if self._table.session is not None and (lesson is None or lesson.is_coached or lesson.has_ended):
            self.all()
        elif lesson is None:
            self.set(coach_fields(self._table, self._coach, self._consequences_panel))
        else:
            self.set({"analysis": analysis_shown(self._table, self._coach)})

    def thinking(self, thought: Thought) -> None:
        """Show how far the coach has thought, and how many turns are in question; without a kind, that it does not."""
        kind, turns = thought.kind, thought.turns
        if kind == ANALYSIS:
            # It stands beside the board by itself, and nobody waits for it.
            self.set({"analysis": analysis_shown(self._table, self._coach)})
            kind = ""
        if kind == GAME_ENDED:
            # So does the page on which a growing game ends.
            self._coach.ended.follow()
            self.set({"lesson": lesson_shown(self._table, self._coach)})
            kind = ""
        if kind == REFINING:
            # The hint is there already.
            kind = ""
        lesson = self._table.lesson
        if kind == GUIDING and not (lesson is not None and lesson.played.is_to_be_shown):
            # Marks come by themselves.
            kind = ""
        if kind == LOOK_BACK:
            self._coach.back.follow()
            self.set({"review": review(self._coach.back, self._table.words)})
        key = "board-coach-judging" if kind == VERDICT else "board-coach-thinking"
        text = self._table.say("board-coach-weighing", turns=turns) if turns else self._table.say(key) if kind else ""
        self.set({"thinking": {"text": text, "share": round(thought.share, 3) if kind else 0.0}})

    def show_update(self, update: CoachUpdate) -> None:
        """Show what the coach has to show, and read its news aloud; unasked it leaves what is explained."""
        self.coach()
        self.saving()
        if update.news is None:
            return
        words = self._table.words(update.news)
        if not update.is_asked and self.explains:
            self.set({"live": words})
            return
        title = "board-notice-coach" if update.tone in ("hint", "note") else f"board-notice-{update.tone}"
        self.notice(plain_notice(update.tone, self._table.say(title), words))

    def notice(self, notice: Notice) -> None:
        """Say what became of the last thing that was asked for."""
        # The number makes two equal answers in a row two answers.
        notice["number"] = self.model["notice"]["number"] + 1
        self.set({"notice": notice, "live": notice["text"]})

    def problem(self, text: str) -> None:
        """Say what could not be done."""
        self.notice(problem_notice(self._table.words, text))

    def cannot(self, error: TutorError, words: Words) -> None:
        """Say why something was not done; that the coach still thinks is nothing that went wrong."""
        if error.message.key == THINKING:
            self.notice(plain_notice("note", self._table.say("board-notice-coach"), words(error.message)))
        else:
            self.problem(words(error.message))

    def rule(self, game: TutorGame, rule: str) -> None:
        """Show the card of a rule that refuses something before those of the step; nothing without a rule."""
        if rule:
            others = [card for card in self.model["cards"] if card["rule"] != rule]
            self.set({"cards": [rule_card(game, self._table.words, rule), *others]})


class Explanations:
    """Explains on one display what a person has not met before."""

    __slots__ = ("_display", "_watch")

    def __init__(self, display: Display, watch: FirstTimeWatch) -> None:
        """Have explained nothing yet; the watch knows what the person has met."""
        self._display = display
        self._watch = watch

    def explain(self, session: Session, since: int) -> None:
        """Explain what happened for the first time in the decisions after the first `since` ones."""
        first_times = self._watch.new(session, since)
        if first_times:
            self._watch.mark_explained(*self._display.explain(session, first_times))

    def stays(self, session: Session, since: int) -> bool:
        """Return whether what is explained stays to be read: only others have decided anything since."""
        if not self._display.explains:
            return False
        nodes = session.steps[since:]
        return bool(nodes) and all(node.seat not in session.people for node in nodes)
