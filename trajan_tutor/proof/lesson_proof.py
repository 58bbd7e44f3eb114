"""The proof of a lesson: solutions reach their goals, foreseen mistakes meet their answers, every name exists."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reachable import impossible
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import AnswerForm, ForeseenMistake, Lesson, Mention, Naming, Step, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.puzzle import Puzzle, impossible_turns
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.step_page import Autonomy, Phase, focus_of_page
from trajan_tutor.proof.taught_turn_proof import wrong_beats
from trajan_tutor.view.panes import panes_of
from trajan_tutor.view.picture import PanePlaces
from trajan_tutor.view.templates import load_template

Has = Callable[[str], bool]

_UNKNOWN_MOVE: Final = f"lesson-unknown-{Naming.MOVE}"


def prove(lesson: Lesson, game: TutorGame, has: Has, lessons: Iterable[str]) -> list[Message]:
    """Return everything that is wrong with a lesson, each with file and line; nothing when it is proved.

    `has` tells whether a key has words, `lessons` are the names of the lessons that another one may need.
    """
    wrong: list[Message] = []
    spots: list[frozenset[str]] = []
    unplayable: list[Message] = []
    try:
        for number, step in enumerate(lesson.steps):
            spots.append(_spots(lesson, number, game))
            problems = [*_wrong_step(lesson, number, step, game)]
            wrong += problems
            if not problems:
                wrong += _out_of_sight(lesson, number, step, game)
            if problems and step.kind in (StepKind.DO, StepKind.WATCH, StepKind.PLAY):
                # What follows stands on it: nothing more can be said about that.
                break
        if not wrong:
            for number, step in enumerate(lesson.steps):
                wrong += _wrong_ways_on(lesson, number, step, game)
    except LessonError as error:
        unplayable.append(error.message)
    names = [*_wrong_names(lesson, game, has, frozenset(lessons), spots)]
    if any(name.key == _UNKNOWN_MOVE for name in names):
        # It is told where it stands; that nothing can be played with it follows.
        unplayable.clear()
    return [*names, *wrong, *unplayable]


def _problem(lesson: Lesson, line: int, key: str, **parameters: object) -> Message:
    return Message.of(key, file=lesson.file, line=line, **parameters)


def unreachable(lesson: Lesson, game: TutorGame) -> Iterator[Message]:
    """Yield what cannot arise in play in the positions that a lesson begins from, before the moves made there.

    A course shows what play comes to; an exercise of a teacher may stand on an empty board. Raises LessonError.
    """
    for begin in (lesson.begin, *(step.begin for step in lesson.steps)):
        if begin is not None:
            for problem in impossible(game, scenarios.first_state(lesson, begin, game)):
                yield _problem(lesson, begin.line, "lesson-impossible", problem=problem)


# ---- names -------------------------------------------------------------------------------------------------------


def _wrong_names(
    lesson: Lesson, game: TutorGame, has: Has, lessons: frozenset[str], spots: list[frozenset[str]]
) -> Iterator[Message]:
    """Yield the names of what there is not; `spots` are the places of the board in each step that can be reached."""
    features = features_of(lesson, game) if spots else frozenset()
    known: dict[Naming, Callable[[Mention], bool]] = {
        Naming.RULE: lambda mention: mention.name in game.rules.rules,
        Naming.SOURCE: lambda mention: mention.name in game.sources,
        Naming.FEATURE: lambda mention: not spots or mention.name in features,
        Naming.LESSON: lambda mention: mention.name in lessons,
        Naming.WORDS: lambda mention: has(lesson.says(mention.name).key),
        Naming.SPOT: lambda mention: mention.step >= len(spots) or mention.name in spots[mention.step],
        Naming.MOVE: lambda mention: _is_move(mention.name, game),
    }
    for mention in lesson.mentions:
        if not known[mention.naming](mention):
            name = lesson.says(mention.name).key if mention.naming is Naming.WORDS else mention.name
            yield _problem(lesson, mention.line, f"lesson-unknown-{mention.naming}", name=name)
    for key in lesson.word_keys()[:2]:
        if not has(key):
            yield _problem(lesson, 1, "lesson-unknown-words", name=key)


def features_of(lesson: Lesson, game: TutorGame) -> frozenset[str]:
    """Return the names of the features that a learner has where a lesson begins."""
    scenario = scenarios.scenario_at(lesson, 0, game)
    return frozenset(
        feature.name for feature in game.features(game.observe(scenario.session.state, scenario.seat), scenario.seat)
    )


def _spots(lesson: Lesson, number: int, game: TutorGame) -> frozenset[str]:
    """Return the places that there are at any moment of a step: what is held comes and goes."""
    scenario = scenarios.scenario_at(lesson, number, game)
    start = scenario.session.tree.here
    # A step that cannot be carried out is told elsewhere.
    with suppress(TutorError):
        scenarios.carry_out(scenario, lesson.steps[number])
    states = [start.state, *(node.state for node in scenario.session.steps if node.depth > start.depth)]
    return frozenset(spot.name for state in states for spot in game.spots(game.observe(state, scenario.seat)))


def _is_move(text: str, game: TutorGame) -> bool:
    try:
        return game.notation(game.parse(text)) == text
    except TutorError:
        return False


# ---- steps -------------------------------------------------------------------------------------------------------


def _wrong_step(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    if step.kind is StepKind.WATCH:
        scenario = scenarios.scenario_at(lesson, number, game)
        try:
            scenarios.carry_out(scenario, step)
        except TutorError as error:
            yield _problem(lesson, step.line, "lesson-watch-impossible", problem=error.message)
    elif step.kind is StepKind.EXPLORE:
        try:
            scenarios.free_play(scenarios.scenario_at(lesson, number, game), step.others)
        except TutorError as error:
            yield _problem(lesson, step.line, "lesson-explore-impossible", problem=error.message)
    elif step.kind is StepKind.ASK:
        yield from _wrong_question(lesson, number, step, game)
    elif step.kind is StepKind.PLAY:
        yield from _wrong_play(lesson, number, step, game)
    elif step.kind is StepKind.DO:
        yield from _wrong_action(lesson, number, step, game)


def _wrong_play(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    """Yield what is wrong with a step that lasts: it has to come to its end, over every aim that it names."""
    scenario = scenarios.scenario_at(lesson, number, game)
    start = scenario.session.tree.here
    if step.goal is not None and step.goal.holds(scenario.account_since(start)):
        yield _problem(lesson, step.line, "lesson-goal-at-once")
        return
    try:
        scenarios.carry_out(scenario, step)
    except TutorError as error:
        yield _problem(lesson, step.line, "lesson-play-impossible", problem=error.message)
        return
    account = scenario.account_since(start)
    if step.goal is not None and not step.goal.holds(account):
        yield _problem(lesson, step.line, "lesson-play-endless")
    if step.beats:
        yield from wrong_beats(lesson, step, scenario, start)
    for aim in step.aims:
        if not aim.goal.holds(account):
            yield _problem(lesson, aim.line, "lesson-aim-missed", name=aim.name)


def _player(lesson: Lesson, number: int, game: TutorGame) -> Player:
    return Player(lesson, game, notes=LessonNotes(at=number), autonomy=Autonomy.GUIDE_ME)


def _wrong_question(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    question = step.question
    if question is None:
        return
    foreseen = {answer for mistake in step.mistakes for answer in mistake.answers}
    for mistake in step.mistakes:
        for answer in mistake.answers:
            page = _player(lesson, number, game).answer(answer)
            if answer in question.right:
                yield _problem(lesson, mistake.line, "lesson-mistake-right", name=mistake.name)
            elif page.feedback != (lesson.says(mistake.name),):
                yield _problem(lesson, mistake.line, "lesson-mistake-unmet", name=mistake.name)
    if question.form is AnswerForm.CHOICE:
        for choice in question.choices:
            if choice not in question.right and choice not in foreseen:
                yield _problem(lesson, step.line, "lesson-choice-unanswered", name=choice)


def _wrong_action(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    player = _player(lesson, number, game)
    if game.current_seat(player.session.state) != player.seat:
        yield _problem(lesson, step.line, "lesson-not-your-turn")
        return
    if step.goal is not None and step.goal.holds(player.trial.account()):
        yield _problem(lesson, step.line, "lesson-goal-at-once")
        return
    if isinstance(step.goal, Solved) and isinstance(step.goal.puzzle, Puzzle):
        for turn in impossible_turns(step.goal.puzzle, game):
            yield _problem(lesson, step.line, "lesson-puzzle-turn", turn=turn)
    for way in range(len(step.solutions)):
        yield from _wrong_solution(lesson, number, way, game)
    for mistake in step.mistakes:
        yield from _wrong_mistake(lesson, number, mistake, game)


def _wrong_solution(lesson: Lesson, number: int, way: int, game: TutorGame) -> Iterator[Message]:
    """Yield what is wrong with one solution; where the lesson goes on from it, with all that follows."""
    player = _player(lesson, number, game)
    step = lesson.steps[number]
    for entry in step.solutions[way]:
        if _phase(player) is not Phase.DOING:
            yield _problem(lesson, step.line, "lesson-solution-stops", way=way + 1, entry=entry, phase=_phase(player))
            return
        _enter(player, entry)
    if _phase(player) is not Phase.DONE:
        last_message = player.feedback[-1] if player.feedback else Message.of("lesson-nothing-said")
        yield _problem(lesson, step.line, "lesson-solution-fails", way=way + 1, told=last_message)
        return


def _wrong_ways_on(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    """Yield the solutions after which a lesson that goes on from them cannot be played to its end."""
    for way in range(1, len(step.solutions)) if step.keeps else ():
        player = _player(lesson, number, game)
        for entry in step.solutions[way]:
            _enter(player, entry)
        stuck = _stuck_after(player)
        if stuck:
            yield _problem(lesson, step.line, "lesson-solution-later", way=way + 1, number=stuck)


def _out_of_sight(lesson: Lesson, number: int, step: Step, game: TutorGame) -> Iterator[Message]:
    """Yield the places that a step asks for and that the view which it opens does not have."""
    wanted = _wanted_places(lesson, number, step, game)
    panes = _panes(game, lesson, number) if wanted else None
    if panes is None:
        return
    player = _player(lesson, number, game)
    near = focus_of_page(player.session, panes, player.page())
    rooms = (near["companion"], near["wide"], near.get("narrow", near["companion"]))
    for spot in wanted:
        if not near["whole"] and any(panes.missed([spot], [near["main"], room]) for room in rooms):
            yield _problem(lesson, step.line, "lesson-out-of-sight", name=spot)


def _wanted_places(lesson: Lesson, number: int, step: Step, game: TutorGame) -> list[str]:
    """Return the places that answer a question, or the one with which the first solution of a step begins."""
    if step.question is not None and step.question.form is AnswerForm.SPOT:
        return [str(answer) for answer in step.question.right]
    if step.kind is not StepKind.DO:
        return []
    session, first = _player(lesson, number, game).session, step.solutions[0][0]
    spot = scenarios.picked_spot(session, first)
    return [spot] if spot else list(game.spots_of(session.state, game.parse(first))[:1])


def _panes(game: TutorGame, lesson: Lesson, number: int) -> PanePlaces | None:
    """Return the panes of the board on which a step is shown; None for a game without a board."""
    session = _player(lesson, number, game).session
    try:
        board = load_template(game.resources.board).folder
        shown = panes_of(board, len(session.players), max(session.viewer, 0), lambda message: message.key)
    except TutorError:
        return None
    return PanePlaces(shown.panes)


def _is_finished(player: Player) -> bool:
    return player.finished


def _phase(player: Player) -> Phase:
    return player.phase


def _enter(player: Player, entry: str) -> None:
    spot = scenarios.picked_spot(player.scenario.session, entry)
    if spot:
        player.pick(spot)
    else:
        player.choose(entry)


def _stuck_after(player: Player) -> int:
    """Play on by first solutions as long as the lesson goes on from what was done; return the step it sticks in, or 0.

    It is counted from 1.
    """
    while not player.finished:
        done = player.step
        at = player.at
        while player.at == at and not player.finished:
            player.next()
        if _is_finished(player) or player.step.begin is not None or (done.kind is StepKind.DO and not done.keeps):
            return 0
        if player.step.kind is StepKind.PLAY:
            # From wherever it begins, it comes to its end: with the game at the latest.
            return 0
        if player.step.question is not None:
            player.answer(player.step.question.right[0])
        for entry in player.step.solutions[0] if player.step.kind is StepKind.DO else ():
            _enter(player, entry)
        if _phase(player) not in (Phase.DONE, Phase.READING):
            return player.at + 1
    return 0


def _wrong_mistake(lesson: Lesson, number: int, mistake: ForeseenMistake, game: TutorGame) -> Iterator[Message]:
    player = _player(lesson, number, game)
    for entry in mistake.moves[:-1]:
        _enter(player, entry)
        if _phase(player) is not Phase.DOING:
            yield _problem(lesson, mistake.line, "lesson-mistake-early", name=mistake.name, entry=entry)
            return
    _enter(player, mistake.moves[-1])
    if lesson.says(mistake.name) not in player.feedback:
        yield _problem(lesson, mistake.line, "lesson-mistake-unmet", name=mistake.name)
        return
    try:
        player.scenario.session.follow(mistake.reply)
    except TutorError as error:
        yield _problem(lesson, mistake.line, "lesson-reply-impossible", name=mistake.name, problem=error.message)
