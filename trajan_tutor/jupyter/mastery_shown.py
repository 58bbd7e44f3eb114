"""What a learner has mastered as a value that shows itself: a picture, and the same in words."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import MasteryLevel
from trajan_tutor.jupyter.kept_widget import is_notebook
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.overview import Overview, RuleArea, RuleStanding, overview
from trajan_tutor.view import Drawing
from trajan_tutor.view.mastery_chart import Cell, MasteryWords, Row, draw_mastery
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

# What takes less is not worth a word; more often nobody reads it.
_PATIENCE: Final = 0.5
_PAUSE: Final = 0.2
_DAY: Final = 86_400
# So many rules that are due are named; the others are counted.
_NAMED: Final = 5


class ProgressLine:
    """Tells how many of some things are done, where a notebook runs; a message has both as `done` and `whole`."""

    def __init__(self, key: str, words: Words) -> None:
        """Tell nothing yet."""
        self._key = key
        self._words = words
        self._next = time.monotonic() + _PATIENCE
        self._shown: Any = None

    def __call__(self, done: int, whole: int) -> None:
        """Tell how far it has come, if it takes a while."""
        if time.monotonic() < self._next or not is_notebook():
            return
        self._next = time.monotonic() + _PAUSE
        from IPython.display import display

        bundle = {"text/plain": self._words(Message.of(self._key, done=done, whole=whole))}
        if self._shown is None:
            self._shown = display(bundle, raw=True, display_id=True)  # type: ignore[no-untyped-call]
        else:
            self._shown.update(bundle, raw=True)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._shown is not None:
            self._shown.update({"text/plain": ""}, raw=True)


class MasteryShown(ShowsItself):
    """The page of a learner: `overview` is what it shows."""

    def __init__(
        self, learner: Learner, home: Path, now: int, language: str = "", practise: Callable[[], object] | None = None
    ) -> None:
        """Show a learner whose games lie in a folder of saved games; `now` is in seconds since 1970.

        `practise` returns the board of a practice, where widgets can be shown.
        """
        self.game: TutorGame = learner.game
        self.now = now
        self.words: Words = Words(language, (learner.game.resources.words,))
        progress = ProgressLine("mastery-reading", self.words)
        self.overview: Overview = overview(learner, home, now, progress)
        progress.close()
        self.problems: tuple[Message, ...] = learner.problems
        self._practise = practise

    def __repr__(self) -> str:
        """Say how much is mastered, on one line."""
        return f"<{self.title}>"

    def __str__(self) -> str:
        """Return the page as text."""
        text = self.plot().text
        return f"{text}\n{self._say('mastery-practise')}" if self.overview.weakest else text

    def plot(self) -> Drawing:
        """Return the picture: every rule in its area, what is due, and the games that were played."""
        rows = [self._row(area) for area in self.overview.areas]
        legend = [(level.value, self._say(f"mastery-level-{level}")) for level in MasteryLevel]
        lines = [self._say("mastery-stars", stars=self.overview.stars), *self._games(), *self._rating()]
        ends = [*self._due(), *map(self.words, self.problems)]
        texts = MasteryWords(self.title, lines, legend, self._say("mastery-is-due"), ends)
        return draw_mastery(self.game, rows, texts, self.words)

    def static_output(self) -> StaticOutput:
        """Return the picture and its title, as a notebook keeps them."""
        text = self._say("mastery-practise") if self.overview.weakest else ""
        return StaticOutput(self.title, (self.plot,), text=text)

    @property
    def practice_title(self) -> str:
        """What a button is called that begins a practice; nothing where there is nothing to practise."""
        area = self.overview.weakest
        return self._say("mastery-area", area=Message(f"{self.game.name}-area-{area}")) if area else ""

    def _ipython_display_(self) -> None:
        """Show the picture below a button that begins a practice; where no notebook runs, the bundle is shown."""
        if self._practise is None or not self.practice_title or not is_notebook():
            raise NotImplementedError
        from trajan_tutor.jupyter.mastery_widget import MasteryWidget

        shown = MasteryWidget(self.plot().svg, self.practice_title, self._practise, self.words, self.static_output())
        shown._ipython_display_()

    def _row(self, area: RuleArea) -> Row:
        name = self._say(f"{self.game.name}-area-{area.name}")
        aside = self._say("mastery-of", mastered=area.mastered, rules=len(area.rules))
        return Row(name, [self._cell(standing) for standing in area.rules], aside)

    def _cell(self, standing: RuleStanding) -> Cell:
        key = "mastery-rule-due" if standing.is_due else "mastery-rule"
        sentence = self._say(key, rule=self._rule(standing.rule), level=Message.of(f"mastery-level-{standing.level}"))
        return Cell(standing.level.value, standing.is_due, sentence)

    def _rule(self, rule: str) -> Message:
        return Message(self.game.rules[rule].key)

    def _games(self) -> list[str]:
        return [
            self._say("mastery-games", bot=played.bot, games=played.games, won=played.won)
            for played in self.overview.games
        ]

    def _rating(self) -> list[str]:
        """Return how well was played beside the bots, in words; nothing where none of them was met."""
        mastery, rating = self.overview, self.overview.rating
        if rating is None:
            return []
        games = sum(played.duels for played in mastery.games if played.bot in mastery.bots)
        low, high = max(0, round(rating.low)), round(rating.high)
        levels = [
            Message.of("mastery-rated", bot=bot, rating=round(bot_rating.points))
            for bot, bot_rating in mastery.bots.items()
        ]
        sentence = self._say("mastery-rating", rating=max(0, round(rating.points)), low=low, high=high, games=games)
        return [sentence, self._say("mastery-rated-bots", bots=levels)]

    def _due(self) -> list[str]:
        due, following = self.overview.due, self.overview.next_due
        if due:
            lines = [self._say("mastery-due")]
            lines += [self._say("mastery-due-rule", rule=self._rule(standing.rule)) for standing in due[:_NAMED]]
            if len(due) > _NAMED:
                lines.append(self._say("mastery-due-more", left=len(due) - _NAMED))
            return lines
        if following is None:
            return [self._say("mastery-begin")]
        return [self._say("mastery-next", days=-(-(following - self.now) // _DAY))]

    @property
    def title(self) -> str:
        """How much is known after how many games, in one sentence."""
        mastery = self.overview
        return self._say(
            "mastery-title", game=self.game.name, games=mastery.games_ended, known=mastery.known, rules=mastery.rules
        )

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))
