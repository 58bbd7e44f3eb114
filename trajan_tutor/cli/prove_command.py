"""The command that proves lessons, exercises and campaigns, and maps rules: where each is taught, asked, tested."""

import ast
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise import Difficulty, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import FALLBACK, PSEUDO, begun
from trajan_tutor.lessons.campaign import Campaign, Stage, campaign_of
from trajan_tutor.lessons.files import ENDING, files_in, folder_of, lesson_files
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.proof.campaign_proof import StageGame, play_stage, wrong_data, wrong_games
from trajan_tutor.proof.catalogue_entries import entries_of
from trajan_tutor.proof.exercise_proof import Speaker
from trajan_tutor.proof.exercise_proof import proved as proved_exercise
from trajan_tutor.proof.language_proof import no_english
from trajan_tutor.proof.lesson_proof import Has, unreachable
from trajan_tutor.proof.lesson_proof import prove as prove_lesson
from trajan_tutor.proof.rule_map import RuleRow, holes, rule_map, wrong_names


def prove(arguments: Namespace) -> int:
    """Prove the lessons of a game, of all games, or of one file; return 1 when anything is wrong with them."""
    if arguments.game.endswith(ENDING):
        return prove_file(Path(arguments.game), arguments.language)
    words = words_for(arguments.language)
    failed = False
    for name in [arguments.game] if arguments.game else game_names():
        game = find_game(name)
        lessons, problems = proved(game, has_words(words))
        problems += no_english(game, lessons, words)
        rows = rule_rows(game, lessons)
        if arguments.complete:
            problems += holes(rows, (FALLBACK,), asks=bool(plan_of(game).asks))
        exercises = 0
        if arguments.exercises:
            exercises, wrong = prove_exercises(game, arguments.exercises, words)
            problems += wrong
        if arguments.campaign:
            bots = [bot for bot in arguments.players.split(",") if bot]
            problems += prove_campaign(game, lessons, arguments.campaign, bots, words)
        for problem in problems:
            print(words(problem))
        key = "cli-prove-failed" if problems else "cli-prove-passed"
        print(say(arguments.language, key, game=name, lessons=len(lessons), problems=len(problems)))
        if arguments.exercises:
            print(say(arguments.language, "cli-prove-exercises", game=name, exercises=exercises))
        failed = failed or bool(problems)
        if arguments.table:
            print_table(arguments.language, game, rows)
    return 1 if failed else 0


def has_words(words: Words) -> Has:
    """Return what tells whether a key has words: in another language than English only its own words count."""
    return words.has if words.language in (FALLBACK, PSEUDO) else words.has_own


def prove_file(path: Path, language: str) -> int:
    """Prove one lesson of a teacher; raises LessonError when it cannot be read."""
    lesson = read_lesson(path)
    game = find_game(lesson.game)
    words = words_for(language).with_own(dict(lesson.words))
    known = [other.name.removesuffix(ENDING) for folder in (path.parent, folder_of(game)) for other in files_in(folder)]
    problems = prove_lesson(lesson, game, words.has, known)
    for problem in problems:
        print(words(problem))
    key = "cli-prove-failed" if problems else "cli-prove-passed"
    print(say(language, key, game=path.name, lessons=1, problems=len(problems)))
    return 1 if problems else 0


def proved(game: TutorGame, has: Has) -> tuple[list[Lesson], list[Message]]:
    """Return the lessons of a game that can be read, and everything that is wrong with any of them."""
    lessons: list[Lesson] = []
    problems: list[Message] = []
    for path in lesson_files(game):
        try:
            lessons.append(read_lesson(path, game.name))
        except TutorError as error:
            problems.append(error.message)
    for number, lesson in enumerate(lessons):
        earlier = [other.name for other in lessons[:number]]
        wrong = prove_lesson(lesson, game, has, earlier)
        # Where a position cannot be at all, that has been said.
        with suppress(TutorError):
            wrong += unreachable(lesson, game)
        problems += wrong
    return lessons, problems


def rule_rows(game: TutorGame, lessons: Sequence[Lesson]) -> tuple[RuleRow, ...]:
    """Return the map of a game's rules: lessons, exercises, tests and languages of each."""
    folders = (game.resources.words,)
    entries_by_language = {language: entries_of(folders, language)[0] for language in begun(folders)}
    worded: dict[str, list[str]] = {}
    for language, entries in entries_by_language.items():
        for key in entries:
            worded.setdefault(key, []).append(language)
    return rule_map(game, lessons, tests_of_rules(game), worded)


def print_table(language: str, game: TutorGame, rows: Sequence[RuleRow]) -> None:
    """Print each rule id with the number of its tests, the languages that tell it, its lessons, and how it is asked."""
    width = max(len(row.rule) for row in rows)
    print(say(language, "cli-prove-table", game=game.name))
    for row in rows:
        taught, spoken = ", ".join(row.taught) or "-", ", ".join(row.languages) or "-"
        asked = ", ".join(row.asked) or (say(language, f"exercise-unasked-{row.why_not}") if row.why_not else "-")
        print(f"  {row.rule:{width}}  {len(row.tests):3}  {spoken}  {taught}  {asked}")


def tests_of_rules(game: TutorGame) -> dict[str, list[str]]:
    """Return the tests that are marked with each rule; none where the tests do not lie beside the package."""
    folder = Path(__file__).parent.parent.parent / "tests" / "games" / game.name
    tests: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for rule, test in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            tests.setdefault(rule, []).append(f"{path.name}::{test}")
    return tests


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for mark in function.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (
                        (str(argument.value), function.name)
                        for argument in mark.args
                        if isinstance(argument, ast.Constant)
                    )


_DIFFICULTIES: Final = tuple(Difficulty)


def prove_exercises(game: TutorGame, seeds: int, words: Speaker) -> tuple[int, list[Message]]:
    """Return how many exercises of a game were proved, and what is wrong with any of them."""
    problems = [*wrong_names(game)]
    number = 0
    for rule, form, seed in _wanted(game, seeds):
        try:
            new_exercise = exercise(
                game, rule, seed=seed, difficulty=_DIFFICULTIES[seed % len(_DIFFICULTIES)], form=form
            )
        except MisusedError as error:
            problems.append(error.message)
            continue
        number += 1
        problems += proved_exercise(new_exercise, game, words)
    return number, problems


def _wanted(game: TutorGame, seeds: int) -> Iterator[tuple[str, QuestionForm, int]]:
    plan = plan_of(game)
    for rule in plan.rules:
        for form in plan.forms(rule):
            for seed in range(1, seeds + 1):
                yield rule, form, seed


def prove_campaign(
    game: TutorGame, lessons: Sequence[Lesson], seeds: int, bots: Sequence[str], words: Words
) -> list[Message]:
    """Prove a campaign with so many seeds against each bot, print how it went, and return everything that is wrong."""
    try:
        campaign = campaign_of(game)
    except LessonError as error:
        return [error.message]
    problems = [*wrong_data(campaign, game, lessons, words.has)]
    if problems:
        # Nobody can play what is not there.
        return problems
    known = {lesson.name: lesson for lesson in lessons}
    games = []
    for stage in campaign.stages:
        for bot in bots or ("",):
            own = [play_stage(stage, known[stage.lesson], game, campaign, seed, bot) for seed in range(1, seeds + 1)]
            games += own
            _print_stage(words.language, stage, own)
    _print_moments(words.language, campaign, games)
    return [*wrong_games(campaign, games)]


def _print_stage(language: str, stage: Stage, games: Sequence[StageGame]) -> None:
    turns = [game.played.turns for game in games]
    points = "; ".join(":".join(map(str, game.played.points)) for game in games)
    won = sum(game.played.won for game in games)
    parameters = {"lesson": stage.lesson, "bot": games[0].bot, "won": won, "games": len(games)}
    print(say(language, "cli-prove-stage", **parameters, least=min(turns), most=max(turns), points=points))


def _print_moments(language: str, campaign: Campaign, games: Sequence[StageGame]) -> None:
    for moment in campaign.moments:
        own = [game for game in games if moment in campaign.of(game.lesson)]
        turns = [game.turns[moment.name] for game in own if moment.name in game.turns]
        parameters = {"moment": moment.name, "games": len(turns), "all": len(own)}
        if turns:
            print(say(language, "cli-prove-moment", **parameters, first=min(turns)))
        else:
            print(say(language, "cli-prove-moment-after", moment=moment.name))
