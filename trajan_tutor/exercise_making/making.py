"""Makes exercises: looks through games of bots for moments in which a rule decides, and asks about one of them.

Where on the board an answer shows is marked once it was given, beside the sentence about it, and never before.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.positions import scope_of
from trajan_tutor.engine.record import Record
from trajan_tutor.exercise_making import allowed_forms, consequence_forms, counted_forms
from trajan_tutor.exercise_making.bot_moments import BotMoment, games_of
from trajan_tutor.exercise_making.case import Case, eyes_at
from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.exercise_making.exercise import Difficulty, Exercise, ExerciseTask, QuestionForm, Wrong
from trajan_tutor.exercise_making.exercise_plan import Ask, plan_of
from trajan_tutor.lessons.lesson import AnswerForm, Begin

# More places at a time show nothing any more.
_MOST = 8


def with_places(case: Case, task: ExerciseTask) -> ExerciseTask:
    """Return a question with the places that each answer, right or wrong, is about."""
    known = {spot.name for spot in case.game.spots(case.game.observe(case.moment.state, case.eyes))}
    move, last = case.moment.move, (_of_next(case), _of_choices(case))
    general = _of_event(case) or _of_move(case, move)

    def chosen(*ways: tuple[str, ...]) -> tuple[str, ...]:
        known_spots = ([spot for spot in way if spot in known] for way in ways)
        return tuple(islice(dict.fromkeys(next(filter(None, known_spots), ())), _MOST))

    def of_wrong(wrong: Wrong) -> Wrong:
        if task.question.form is AnswerForm.SPOT:
            return replace(wrong, spots=chosen((str(wrong.answer),)))
        return replace(wrong, spots=chosen(_of_text(case, wrong.move), general, *last))

    right = tuple(map(str, task.question.right)) if task.question.form is AnswerForm.SPOT else ()
    return replace(
        task,
        wrong=tuple(map(of_wrong, task.wrong)),
        shows=chosen(right, _of_text(case, task.right_move), general, *last),
    )


def _of_event(case: Case) -> tuple[str, ...]:
    """Return where everybody sees what happens by the rule."""
    return tuple(event.spot for event in case.events() if event.spot)


def _of_text(case: Case, move: str) -> tuple[str, ...]:
    return _of_move(case, case.game.parse(move)) if move else ()


def _of_move(case: Case, move: int) -> tuple[str, ...]:
    """Return the places by which a move is chosen and to which it leads; of one that is not allowed the first ones."""
    game, state = case.game, case.moment.state
    if move < 0:
        return ()
    if move in game.legal(state):
        return (*game.spots_of(state, move), *game.leads_to(state, move))
    is_asked = isinstance(game, MovesByTable) and game.moves.is_waited_for(state, move)
    return tuple(game.spots_of(state, move)) if is_asked else ()


def _of_next(case: Case) -> tuple[str, ...]:
    """Return the places by which is decided what comes after the move that was made."""
    game, after = case.game, case.moment.after
    return tuple(spot for move in game.legal(after) for spot in game.spots_of(after, move))


def _of_choices(case: Case) -> tuple[str, ...]:
    """Return what else can be chosen at the moment, and where else something happened."""
    game, state = case.game, case.moment.state
    chosen = (spot for move in game.legal(state) for spot in game.spots_of(state, move))
    return (*(event.spot for event in case.moment.events if event.spot), *chosen)


_FORMS: Final[dict[QuestionForm, Callable[[Case], ExerciseTask | None]]] = {
    QuestionForm.POINTS: counted_forms.points,
    QuestionForm.BEST: counted_forms.best,
    QuestionForm.AMOUNT: counted_forms.amount,
    QuestionForm.WHICH: consequence_forms.which,
    QuestionForm.PLACE: consequence_forms.place,
    QuestionForm.HAPPENS: consequence_forms.happens,
    QuestionForm.WHO: consequence_forms.who,
    QuestionForm.NEXT: consequence_forms.what_next,
    QuestionForm.WHY: allowed_forms.why,
    QuestionForm.FORBIDDEN: allowed_forms.forbidden,
    QuestionForm.ALLOWED: allowed_forms.allowed,
    QuestionForm.FREE_PLACE: allowed_forms.free_place,
    QuestionForm.CLOSED_PLACE: allowed_forms.closed_place,
    QuestionForm.COUNT: allowed_forms.count,
    QuestionForm.WINNER: consequence_forms.winner,
}
# These ask about a position and what may be tried in it, the others about a move that was made.
TRIED: Final = frozenset(
    {
        QuestionForm.WHY,
        QuestionForm.FORBIDDEN,
        QuestionForm.ALLOWED,
        QuestionForm.FREE_PLACE,
        QuestionForm.CLOSED_PLACE,
        QuestionForm.COUNT,
    }
)
# These are counted: where a rule can be asked about otherwise, that is done three times out of four.
COUNTED: Final = frozenset({QuestionForm.POINTS, QuestionForm.AMOUNT, QuestionForm.COUNT})
_ONE_COUNTED_IN: Final = 4
# So many moments that fit are found before one is chosen by difficulty, and so many are looked at in one game.
_MOST_CANDIDATES: Final = 5
_LOOKED_AT: Final = 24
_OF_ONE_GAME: Final = 3
# To try everything in a position takes longer than to look at what was told.
_GAMES_TRIED: Final = 80


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A moment that fits, the question about it, and how much there is to look at."""

    case: Case
    task: ExerciseTask
    choices: int


def exercise(
    game: TutorGame,
    rule: str,
    *,
    seed: int = 1,
    difficulty: Difficulty = Difficulty.MIDDLE,
    form: QuestionForm | None = None,
    played: Sequence[tuple[BotMoment, ...]] = (),
) -> Exercise:
    """Return an exercise about a rule; the same seed makes the same one. Without a form the seed chooses one.

    It asks about a moment of the games that were `played`, where there are any, and else of games of bots.

    Raises MisusedError for a rule that is not asked about (with the reason, if it has one) or not so, and when no
    moment was found in which the rule decides.
    """
    forms = plan_of(game).forms(rule)
    if not forms:
        raise _not_asked(game, rule)
    if form is not None and form not in forms:
        raise MisusedError("exercise-form-unknown", rule=rule, form=form, known=", ".join(forms))
    rng = rng_of(game.name, rule, seed)
    in_turn = (form,) if form else _in_turn(forms, rng)
    if played:
        own = _in_played(game, rule, in_turn, played, seed, difficulty)
        if own is None:
            raise MisusedError("exercise-not-found", rule=rule)
        return own
    for tried in in_turn:
        asks = [ask for ask in plan_of(game).of(rule) if tried in ask.forms]
        candidate = _candidate(game, shuffled(asks, rng), tried, seed, difficulty)
        if candidate is not None:
            task = candidate.task
            return Exercise(game.name, rule, tried, seed, difficulty, _begin(game, candidate.case), task)
    raise MisusedError("exercise-not-found", rule=rule)


def _in_turn(forms: Sequence[QuestionForm], rng: Rng) -> Sequence[QuestionForm]:
    """Return forms in the order in which they are tried: one of chance, in which what is counted mostly comes last."""
    ordered = shuffled(forms, rng)
    return sorted(ordered, key=COUNTED.__contains__) if rng.below(_ONE_COUNTED_IN) else ordered


def _in_played(
    game: TutorGame,
    rule: str,
    forms: Sequence[QuestionForm],
    played: Sequence[tuple[BotMoment, ...]],
    seed: int,
    difficulty: Difficulty,
) -> Exercise | None:
    """Return an exercise about the first moment of some games that fits, the latest game first, or None."""
    rng = rng_of(game.name, rule, seed, "played")
    for tried in forms:
        for ask in plan_of(game).of(rule):
            # What begins with a position of its own asks about what is rare.
            if tried in ask.forms and not ask.begins:
                candidate = next(
                    chain.from_iterable(_of_game(game, ask, tried, moments, rng, difficulty) for moments in played),
                    None,
                )
                if candidate is not None:
                    return Exercise(
                        game.name, rule, tried, seed, difficulty, _begin(game, candidate.case), candidate.task
                    )
    return None


def _not_asked(game: TutorGame, rule: str) -> MisusedError:
    if rule not in game.rules.rules:
        return MisusedError("exercise-rule-unknown", game=game.name, rule=rule)
    return MisusedError("exercise-rule-unasked", rule=rule)


def _candidate(
    game: TutorGame, asks: list[Ask], form: QuestionForm, seed: int, difficulty: Difficulty
) -> _Candidate | None:
    """Return the moment and the question, chosen by how much there is to look at among the first that fit."""
    candidates: list[_Candidate] = []
    for ask in asks:
        candidates += islice(_fitting(game, ask, form, seed, difficulty), _MOST_CANDIDATES - len(candidates))
    if not candidates:
        return None
    ordered = sorted(candidates, key=lambda candidate: candidate.choices)
    return ordered[list(Difficulty).index(difficulty) * (len(ordered) - 1) // (len(Difficulty) - 1)]


def _fitting(game: TutorGame, ask: Ask, form: QuestionForm, seed: int, difficulty: Difficulty) -> Iterator[_Candidate]:
    """Walk over moments that fit, a few of each game, in an order of chance."""
    rng = rng_of(game.name, ask.rule, form, seed, difficulty)
    for moments in islice(games_of(game, ask, seed), _GAMES_TRIED if form in TRIED else None):
        yield from islice(_of_game(game, ask, form, moments, rng, difficulty), _OF_ONE_GAME)


def _of_game(
    game: TutorGame, ask: Ask, form: QuestionForm, moments: tuple[BotMoment, ...], rng: Rng, difficulty: Difficulty
) -> Iterator[_Candidate]:
    """Yield the moments of one game that fit, in an order of chance."""
    fits = [moment for moment in moments if _may_fit(game, ask, form, moment)]
    chosen = shuffled(fits, rng)[:_LOOKED_AT]
    tried = (_candidate_at(game, ask, form, moments, moment, difficulty, rng.below(1 << 20)) for moment in chosen)
    yield from (candidate for candidate in tried if candidate is not None)


def _may_fit(game: TutorGame, ask: Ask, form: QuestionForm, moment: BotMoment) -> bool:
    """Return whether it is worth looking closer: the rule has told something, and what the author wants holds."""
    if form in TRIED:
        return ask.when is None or ask.when.holds(moment.account(game))
    if moment.move < 0:
        return False
    if form is not QuestionForm.NEXT or ask.by:
        event_rule = ask.by or ask.rule
        if not any(event.rule == event_rule and ask.kind in ("", event.kind) for event in moment.events):
            return False
    return ask.when is None or ask.when.holds(moment.account(game))


def _candidate_at(
    game: TutorGame,
    ask: Ask,
    form: QuestionForm,
    moments: tuple[BotMoment, ...],
    moment: BotMoment,
    difficulty: Difficulty,
    chance: int,
) -> _Candidate | None:
    eyes = [eyes_at(game, moment)]
    if form in TRIED:
        by_rules = game.played_by_rules(moment.state)
        # Somebody else may try what is not theirs to do.
        eyes += [seat for seat in range(game.seats(moment.state)) if seat not in (*eyes, *by_rules)]
    for seat in eyes:
        case = Case(game, ask, moments, moment, seat, difficulty, rng_of(chance, seat))
        task = _FORMS[form](case)
        if task is not None:
            return _Candidate(case, with_places(case, task), len(game.legal(moment.state)))
    return None


def _begin(game: TutorGame, case: Case) -> Begin:
    """Return the position as a lesson begins with it: what was played before the present scope is left out."""
    played = Record(game.name, case.moment.setup, list(case.moment.line))
    return Begin(seat=case.eyes).after(scope_of(game, played))


def rules_for(game: TutorGame, seed: int, number: int) -> tuple[str, ...]:
    """Return so many rules to be asked about, in an order of chance; none twice before all have been."""
    rng = rng_of(game.name, seed)
    rules: list[str] = []
    known = plan_of(game).rules
    while known and len(rules) < number:
        rules += shuffled(known, rng)
    return tuple(rules[:number])
