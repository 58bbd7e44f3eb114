"""The analysis beside the board: the best ideas of the position that is shown, deepened while nothing else is asked.

It is switched on by the person who plays, and gives way to whatever else is asked for. What was found out about a
position is kept and deepened when the game comes back to it.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.grades import grade_verdict, less_words
from trajan_tutor.coach.ideas import SLICES, BestIdeas, Idea
from trajan_tutor.coach.review_blocks import grade_name
from trajan_tutor.coach.turn_steps import TurnMove, steps_of
from trajan_tutor.coach.verdict import judge_figure
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import ANALYSIS
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.hint import decided_on
from trajan_tutor.viewmodel.board_drawing import BoardGeometry, geometry
from trajan_tutor.viewmodel.board_model import Tag
from trajan_tutor.viewmodel.review_model import AnalysisShown, IdeaMarks, IdeaShown

# So many positions are remembered.
_MOST_POSITIONS: Final = 16
NO_ANALYSIS: Final[AnalysisShown] = {
    "may": False,
    "on": False,
    "standing": "off",
    "text": "",
    "share": 0.0,
    "ideas": [],
}


@dataclass(slots=True)
class _Position:
    """What is known of a position; a turn that was shown keeps its number, whatever comes to stand before it."""

    ideas: BestIdeas
    geometry: BoardGeometry
    turns: list[tuple[int, ...]] = field(default_factory=list)
    steps: dict[int, tuple[TurnMove, ...]] = field(default_factory=dict)

    def number(self, moves: tuple[int, ...]) -> int:
        """Return the number of a turn."""
        if moves not in self.turns:
            self.turns.append(moves)
            self.steps[len(self.turns) - 1] = steps_of(self.ideas.study.search.question, moves)
        return self.turns.index(moves)


class AnalysisPanel:
    """Looks at the position that is shown for as long as it is switched on."""

    __slots__ = ("_positions", "_state", "is_on", "slices")

    def __init__(self, state: CoachState) -> None:
        """Be switched off."""
        self._state = state
        self._positions: OrderedDict[tuple[int, int], _Position] = OrderedDict()
        self.slices: tuple[Effort, ...] = SLICES
        self.is_on = False

    def switch(self, *, on: bool) -> None:
        """Switch it on or off."""
        self.is_on = on
        if not on and self._state.kind == ANALYSIS:
            self._state.stop()

    def forget(self) -> None:
        """Forget all positions: another game begins."""
        self._positions.clear()

    def attend(self, session: Session) -> None:
        """Go on with the present position, if it is switched on and nothing else is thought about."""
        if not self.is_on or self._state.thinking is not None:
            return
        position = self._present(session)
        if position is not None and not position.ideas.is_done:
            self._state.think(ANALYSIS, position.ideas, lambda: None)

    def leave(self) -> None:
        """Stop looking at a position that is no more the present one."""
        if self._state.kind == ANALYSIS:
            self._state.stop()

    def turn(self, session: Session, number: int) -> tuple[str, ...]:
        """Return a turn that was shown, in notation; raises MisusedError for one of another position."""
        position = self._present(session) if self.is_on else None
        if position is None or not 0 <= number < len(position.turns):
            raise MisusedError("coach-hint-gone")
        return tuple(map(session.game.notation, position.turns[number]))

    def shown(self, session: Session | None, words: Words, *, may: bool, prefix: str = "") -> AnalysisShown:
        """Return what a page shows of it; ids of the picture begin with the prefix."""
        if session is None or not may or not self.is_on:
            return {**NO_ANALYSIS, "may": may and session is not None, "on": self.is_on and may}
        position = self._present(session)
        if position is None:
            return {
                **NO_ANALYSIS,
                "may": True,
                "on": True,
                "standing": "waiting",
                "text": words(Message.of("board-analysis-waiting")),
            }
        ideas = position.ideas
        return {
            "may": True,
            "on": True,
            "standing": "done" if ideas.is_done else "thinking",
            "text": words(Message.of("board-analysis-depth", playouts=ideas.playouts)),
            "share": round(ideas.share, 3),
            "ideas": _ideas(position, words, prefix),
        }

    def _present(self, session: Session) -> _Position | None:
        """Return what is known of the present position; None where there is nothing to decide for a person."""
        key = id(session), session.tree.here.number
        if key not in self._positions:
            try:
                seen = decided_on(session)
                ideas = BestIdeas(session.game, seen, session.setup.seed, self.slices, session.studies)
            except MisusedError:
                return None
            self._positions[key] = _Position(ideas, geometry(session))
        self._positions.move_to_end(key)
        while len(self._positions) > _MOST_POSITIONS:
            self._positions.popitem(last=False)
        return self._positions[key]


def _ideas(position: _Position, words: Words, prefix: str) -> list[IdeaShown]:
    """Return the ideas in words; of those that are called alike, the best."""
    ideas: dict[str, IdeaShown] = {}
    for at, idea in enumerate(position.ideas.best):
        shown = _shown(position, idea, at == 0, words, prefix)
        ideas.setdefault(shown["title"], shown)
    return list(ideas.values())


def _shown(position: _Position, idea: Idea, is_best: bool, words: Words, prefix: str) -> IdeaShown:  # noqa: FBT001 (its place)
    number = position.number(idea.moves)
    steps = position.steps[number]
    title = title_words(steps, words)
    value, less = words(Message.of("board-analysis-best")), ""
    if not is_best:
        figure = idea.figure
        grade = grade_verdict(judge_figure(figure, position.ideas.study.game.thresholds, same=False)).grade
        value = words(grade_name(grade))
        less = words(less_words(figure))
        if figure.low <= 0:
            # Nearer to the best one than the figure is sure.
            value, less = words(Message.of("board-analysis-close")), ""
    key = "board-analysis-said-less" if less else "board-analysis-said"
    sentence = words(Message.of(key, title=title, value=value, **({"less": less} if less else {})))
    return {
        "number": number,
        "title": title,
        "value": value,
        "less": less,
        "said": sentence,
        "best": is_best,
        "marks": marks_of(steps, position.geometry, prefix),
    }


def marks_of(steps: tuple[TurnMove, ...], where: BoardGeometry, prefix: str = "") -> IdeaMarks:
    """Return what a turn would do on the board: its way, the places of its other steps, and where it would be played.

    A way has numbers of its own; where there is none, the steps are numbered.
    """
    marks = _steps_marked(steps, where)
    piece = next((step.lays for step in steps if step.lays is not None), None)
    ghost = piece and where.ghost(piece, prefix)
    marks["at"] = piece.spot if piece is not None else next((step.spots[-1] for step in steps if step.spots), "")
    return IdeaMarks(**marks, ghost=ghost) if ghost else marks


def _steps_marked(steps: tuple[TurnMove, ...], where: BoardGeometry) -> IdeaMarks:
    ways = [(way, step) for step in steps if (way := where.way(step.spots, step.leads_to)) is not None]
    ends = {spot for step in steps for spot in step.leads_to[-1:]}
    if not ways:
        tags: list[Tag] = [
            {"spot": spot, "text": str(at)} for at, step in enumerate(steps, start=1) for spot in step.spots
        ]
        dashed = sorted({*ends, *steps[0].spots})
        return {"tags": tags if len(steps) > 1 else [], "dashed": dashed, "path": None, "at": ""}
    path, first = ways[0]
    on_way = {*first.spots, *first.leads_to}
    others = {spot for step in steps for spot in step.spots if spot not in on_way}
    return {"tags": [], "dashed": sorted(others | ends), "path": path, "at": ""}
