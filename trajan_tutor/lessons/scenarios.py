"""Positions of a lesson: how it begins, the line that its script follows, and where a learner takes it up again."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.goals import Account
from trajan_tutor.lessons.guided_turn import own_turn
from trajan_tutor.lessons.judge import is_reached
from trajan_tutor.lessons.lesson import Begin, Lesson, Step, StepKind
from trajan_tutor.lessons.result_cache import ResultCache
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.taught_turn import moves_of, rest_of_taught
from trajan_tutor.lessons.toml_lines import Trail
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.players import PERSON, RULES, checked
from trajan_tutor.session.session import AT_ONCE, STEP, Session
from trajan_tutor.session.tree import Node

# Before the name of a spot: an attempt of a solution that need not be possible.
PICK: Final = "pick "
# How steps with bots went on, by all that the line depends on: a proof stands in each position many times.
_LINES: Final[ResultCache[tuple[str, ...]]] = ResultCache(4096)


@dataclass(slots=True)
class Scenario:
    """A game that begins with a position of the lesson, the seat of the learner, and the beginning it was made from.

    `starts` tells after how many decisions each step began that was played in it, by the name of the step.
    """

    session: Session
    seat: int
    begin: Begin
    starts: dict[str, int] = field(default_factory=dict)

    def node_of(self, step: str) -> Node:
        """Return the place on the present line at which a step began; its root for a step that did not begin here."""
        depth = self.starts.get(step, 0)
        return next((node for node in self.session.steps if node.depth == depth), self.session.tree.root)

    def own_begin(self, start: Node) -> Node | None:
        """Return the first place from one on along the present line at which the learner decides; None before that."""
        game = self.session.game
        line = [start, *(node for node in self.session.steps if node.depth > start.depth)]
        return next((node for node in line if not game.is_over(node.state) and self._decides(node)), None)

    def _decides(self, node: Node) -> bool:
        return self.session.game.current_seat(node.state) == self.seat

    def account_since(self, start: Node) -> Account:
        """Return what happened since a place on the present line, as goals ask about it."""
        return self.account_at(start, self.session.tree.here)

    def account_at(self, start: Node, end: Node) -> Account:
        """Return what happened from one place on the present line up to another one."""
        session = self.session
        nodes = [node for node in session.steps if start.depth < node.depth <= end.depth]
        return Account(
            session.game,
            self.seat,
            start.state,
            end.state,
            tuple(event for node in nodes for event in node.events),
            tuple(session.game.notation(node.move) for node in nodes if node.seat == self.seat),
        )


def begin_scenario(lesson: Lesson, begin: Begin, game: TutorGame) -> Scenario:
    """Return the first position of a lesson or of a step; raises LessonError with the line of what cannot be.

    The bots of the other seats wait: the script says when somebody moves.
    """
    try:
        setup = setup_of(begin, game)
        seats = game.seats(opening_state(game, setup))
        seat = begin.seat
        if not -1 <= seat < seats:
            raise MisusedError("session-person-seat", seat=str(seat), seats=seats)
        if seat < 0:
            seat = game.current_seat(Session(game, setup, [PERSON] * seats, moves=begin.moves).state)
        who = [PERSON if other == seat else begin.others for other in range(seats)]
        session = Session(game, setup, who, moves=begin.moves, pace=STEP)
        session.replies = _replies(lesson, begin, session, seat)
        return Scenario(session, seat, begin)
    except TutorError as error:
        raise LessonError("lesson-begin", file=lesson.file, line=begin.line, problem=error.message) from error
    except (LookupError, TypeError) as error:
        raise LessonError("lesson-change", file=lesson.file, line=begin.line, way=str(error.args[0])) from error


def _replies(lesson: Lesson, begin: Begin, session: Session, seat: int) -> dict[object, int]:
    """Return what the others decide on the taught way, by the positions in which they do; none off it."""
    game, replies = session.game, dict[object, int]()
    taught = tuple(takewhile(lambda step: step.beats, lesson.steps)) if begin is lesson.begin else ()
    state = game.copy(session.state) if taught else session.state
    for step in taught:
        own, others = deque(moves_of(step.beats)), deque(step.replies)
        while own or others:
            # Where it is nobody's turn of whom the step still tells a move, the proof of the lesson says so.
            deciding = own if not game.is_over(state) and game.current_seat(state) == seat else others
            move = game.parse(deciding.popleft()) if deciding else -1
            if move not in game.legal(state):
                return replies
            if deciding is others:
                replies[game.key(state)] = move
            game.apply(state, move)
    return replies


def first_state(lesson: Lesson, begin: Begin, game: TutorGame) -> State:
    """Return the state that a lesson or a step begins from, before the moves made there; raises LessonError."""
    return begin_scenario(lesson, replace(begin, moves=()), game).session.tree.root.state


def setup_of(begin: Begin, game: TutorGame) -> Setup:
    """Return the deal or the position that a lesson begins with; raises LookupError for a change of what is not there.

    Also raises like `new_game`.
    """
    setup = Setup(begin.seats, begin.seed, begin.options, not begin.chosen, begin.position)
    if not begin.changes:
        return setup
    data = game.dump(game.new_game(setup))
    for way, value in begin.changes:
        _change(data, way, value)
    return Setup(begin.seats, begin.seed, position=canonical(data))


def _change(data: Any, way: Trail, value: Any) -> None:
    """Replace one value of a position; raises LookupError with the way when there is no such place."""
    place = data
    try:
        for part in way[:-1]:
            place = place[part]
        # Only what is there can be changed: a typo is no new field.
        _ = place[way[-1]]
        place[way[-1]] = value
    except (LookupError, TypeError) as error:
        raise LookupError(".".join(map(str, way))) from error


def begin_of(lesson: Lesson, number: int) -> tuple[int, Begin]:
    """Return the step from which the scenario of a step goes on, and how that scenario begins."""
    for at in range(number, -1, -1):
        begin = lesson.steps[at].begin
        if begin is not None:
            return at, begin
    return 0, lesson.begin


def scenario_at(lesson: Lesson, number: int, game: TutorGame) -> Scenario:
    """Return the position in which a step begins when the script was followed: each action by its first solution."""
    first, begin = begin_of(lesson, number)
    scenario = begin_scenario(lesson, begin, game)
    for step in lesson.steps[first:number]:
        scenario.starts[step.name] = scenario.session.tree.here.depth
        carry_out(scenario, step)
    return scenario


def carry_out(scenario: Scenario, step: Step, solution: int = 0) -> None:
    """Do what the script says in a step; raises UnreadableError for moves to be watched that are not possible.

    Where bots take part, the line from a position is looked for once: later it is followed.
    """
    session, start = scenario.session, scenario.session.tree.here
    if not step.goes_on:
        _do(scenario, step, solution)
        return
    position = (session.game.name, session.game.key(session.state), start.depth, session.setup.seed)
    mark = (*position, repr(step), solution, scenario.begin.others, scenario.seat)
    line = _LINES.get(mark)
    if line is not None:
        session.follow(line)
        return
    _do(scenario, step, solution)
    _LINES.put(mark, tuple(session.game.notation(node.move) for node in session.steps if node.depth > start.depth))


def _do(scenario: Scenario, step: Step, solution: int) -> None:
    start = scenario.session.tree.here
    if step.kind is StepKind.WATCH:
        scenario.session.follow(step.moves)
    elif step.kind is StepKind.DO:
        for entry in step.solutions[solution]:
            attempt(scenario.session, entry)
            let_others_play(scenario, step)
    elif step.kind is StepKind.PLAY:
        while not is_reached(step, scenario.account_since(start)):
            _play_turn(scenario, step, start)


def _play_turn(scenario: Scenario, step: Step, start: Node) -> None:
    """Play as a learner is led: the others go on after each decision, also after the one that reaches the goal."""
    let_others_play(scenario, step)
    for move in turn_of(scenario, step, start):
        if is_reached(step, scenario.account_since(start)):
            return
        scenario.session.choose(move)
        let_others_play(scenario, step)


def turn_of(scenario: Scenario, step: Step, start: Node) -> tuple[str, ...]:
    """Return how a step that lasts plays on the rest of the learner's turn; nothing when it is not theirs."""
    session = scenario.session
    begun = scenario.own_begin(start) if step.beats else None
    taught = rest_of_taught(scenario.account_since(begun), step.beats) if begun is not None else ()
    if taught:
        return taught
    others = step.others or scenario.begin.others
    aims = tuple(aim.by or aim.goal for aim in step.aims)
    return own_turn(
        scenario.account_since(start), aims, others, session.setup.seed + step.seed, session.tree.here.depth
    )


def attempt(session: Session, entry: str) -> Outcome:
    """Try one entry of a solution: a move in notation, or `pick` and a spot."""
    spot = picked_spot(session, entry)
    return session.pick(spot) if spot else session.choose(entry)


def picked_spot(session: Session, entry: str) -> str:
    """Return the spot that an entry of a solution picks, or an empty text when it is a move."""
    spot = entry.removeprefix(PICK)
    if spot == entry:
        return ""
    return spot if any(one.name == spot for one in session.game.spots(session.observation())) else ""


def let_others_play(scenario: Scenario, step: Step) -> bool:
    """Let the bots of the other seats decide, where the step goes on over their turns.

    Returns whether they are left to a page, which shows what they do one by one.
    """
    session = scenario.session
    if not step.goes_on or not session.waits_for_bot:
        return False
    session.players = seated(scenario, step.others)
    if not session.bots_wait:
        session.skip_bots()
    return session.bots_wait


def seated(scenario: Scenario, others: str) -> tuple[str, ...]:
    """Return who plays with the learner: bots of this name, or without one those of the scenario.

    Raises MisusedError for a bot that nobody knows.
    """
    session = scenario.session
    who = tuple(player if player in (PERSON, RULES) else others or scenario.begin.others for player in session.players)
    return checked(who, len(who), session.game.played_by_rules(session.state))


def follow_to(session: Session, moves: Sequence[str]) -> None:
    """Stand where some moves lead to from the beginning; a line that was played before is followed again."""
    session.jump(session.tree.root.number)
    session.follow(moves)


def free_play(scenario: Scenario, others: str = "") -> Session:
    """Return a game of its own that goes on from where a scenario stands, against bots that answer at once.

    `others` is their name; without one they are those of the scenario.
    """
    session = scenario.session
    who = [PERSON if player == PERSON else others or player for player in session.players]
    return Session(session.game, session.setup, who, moves=session.record().moves, pace=AT_ONCE)


def note_place(lesson: Lesson, notes: LessonNotes, scenario: Scenario, *, finished: bool) -> None:
    """Note where a lesson stands: with the game on its board where it may last long; else its step says enough."""
    lasts = not finished and any(step.kind is StepKind.PLAY for step in lesson.steps)
    notes.line = tuple(scenario.session.record().moves) if lasts else ()
    notes.starts = dict(scenario.starts) if lasts else {}


def can_resume(lesson: Lesson, notes: LessonNotes, game: TutorGame) -> bool:
    """Return whether the game that was kept can be played again, move by move, as the lesson is today."""
    try:
        _follow(begin_scenario(lesson, lesson.begin, game), notes)
    except UnreadableError:
        return False
    return True


def _follow(scenario: Scenario, notes: LessonNotes) -> None:
    """Play a game that was kept from where a lesson begins; raises UnreadableError where it began otherwise."""
    session, begun = scenario.session, len(scenario.session.steps)
    if notes.line[:begun] != tuple(session.record().moves):
        raise UnreadableError("engine-record-illegal", number=1, move=" ".join(notes.line[:1]))
    session.follow(notes.line[begun:])


def resume_scenario(lesson: Lesson, at: int, notes: LessonNotes, game: TutorGame) -> Scenario:
    """Return the position of a step: with the game that was kept, or as the script has it when none was.

    So it is too when the lesson was changed since, and the line cannot be followed any more.
    """
    first, begin = begin_of(lesson, at)
    names = [step.name for step in lesson.steps]
    if notes.line and names[at] in notes.starts and first <= at:
        scenario = begin_scenario(lesson, begin, game)
        try:
            _follow(scenario, notes)
        except UnreadableError:
            return scenario_at(lesson, at, game)
        depth = scenario.session.tree.here.depth
        scenario.starts = {name: start for name, start in notes.starts.items() if name in names and start <= depth}
        if names[at] in scenario.starts:
            return scenario
    return scenario_at(lesson, at, game)
