"""What a learner has mastered as a value that shows itself: a picture, and the same in words."""

from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import MasteryLevel
from trajan_tutor.jupyter.progress_line import ProgressLine
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.overview import Overview, RuleArea, RuleStanding, overview
from trajan_tutor.view import Drawing
from trajan_tutor.view.mastery_chart import Cell, MasteryWords, Row, draw_mastery
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

_DAY: Final = 86_400
# So many rules that are due are named; the others are counted.
_NAMED: Final = 5


class MasteryShown(ShowsItself):
    """The page of a learner: `overview` is what it shows."""

    def __init__(self, learner: Learner, home: Path, now: int, language: str = "") -> None:
        """Show a learner whose games lie in a folder of saved games; `now` is in seconds since 1970."""
        self.game: TutorGame = learner.game
        self.now = now
        self.words: Words = Words(language, (learner.game.resources.words,))
        progress = ProgressLine("mastery-reading", self.words)
        self.overview: Overview = overview(learner, home, now, progress)
        progress.close()
        self.problems: tuple[Message, ...] = learner.problems

    def __repr__(self) -> str:
        """Say how much is mastered, on one line."""
        return f"<{self._title()}>"

    def __str__(self) -> str:
        """Return the page as text."""
        return self.plot().text

    def plot(self) -> Drawing:
        """Return the picture: every rule in its area, what is due, and the games that were played."""
        rows = [self._row(area) for area in self.overview.areas]
        legend = [(level.value, self._say(f"mastery-level-{level}")) for level in MasteryLevel]
        lines = [self._say("mastery-stars", stars=self.overview.stars), *self._games(), *self._rating()]
        ends = [*self._due(), *map(self.words, self.problems)]
        texts = MasteryWords(self._title(), lines, legend, self._say("mastery-is-due"), ends)
        return draw_mastery(self.game, rows, texts, self.words)

    def static_output(self) -> StaticOutput:
        """Return the picture and its title, as a notebook keeps them."""
        return StaticOutput(self._title(), (self.plot,))

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
            return [*lines, self._say("mastery-practise")]
        if following is None:
            return [self._say("mastery-begin")]
        return [self._say("mastery-next", days=-(-(following - self.now) // _DAY))]

    def _title(self) -> str:
        mastery = self.overview
        return self._say(
            "mastery-title", game=self.game.name, mastered=mastery.mastered, rules=mastery.rules, due=len(mastery.due)
        )

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))
