"""The command that proves the lessons, and the table of rules against lessons, tests and languages."""

import ast
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n.check import entries_of
from trajan_tutor.i18n.languages import languages
from trajan_tutor.lessons.files import ENDING, files_in, folder_of, lesson_files
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.prove import Has, unreachable
from trajan_tutor.lessons.prove import prove as prove_lesson
from trajan_tutor.lessons.reader import read_lesson


def prove(arguments: Namespace) -> int:
    """Prove the lessons of a game, of all games, or of one file; return 1 when anything is wrong with them."""
    if arguments.game.endswith(ENDING):
        return prove_file(Path(arguments.game), arguments.language)
    words = words_for(arguments.language)
    failed = False
    for name in [arguments.game] if arguments.game else game_names():
        game = find_game(name)
        lessons, problems = proved(game, words.has)
        if arguments.complete:
            problems += rules_without_lesson(game, lessons)
        for problem in problems:
            print(words(problem))
        key = "cli-prove-failed" if problems else "cli-prove-passed"
        print(say(arguments.language, key, game=name, lessons=len(lessons), problems=len(problems)))
        failed = failed or bool(problems)
        if arguments.table:
            print_table(arguments.language, game, lessons)
    return 1 if failed else 0


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


def rules_without_lesson(game: TutorGame, lessons: list[Lesson]) -> list[Message]:
    """Return one problem for each rule that no lesson teaches."""
    taught = {rule for lesson in lessons for rule in lesson.teaches}
    return [Message.of("cli-prove-untaught", rule=rule) for rule in game.rules.rules if rule not in taught]


def print_table(language: str, game: TutorGame, lessons: list[Lesson]) -> None:
    """Print each rule id with the lessons that teach it, the number of its tests and the languages that tell it."""
    tests = tests_of_rules(game)
    told = {other: entries_of((game.resources.words,), other)[0] for other in languages((game.resources.words,))}
    width = max(map(len, game.rules.rules))
    print(say(language, "cli-prove-table", game=game.name))
    for rule in game.rules.rules.values():
        taught = ", ".join(lesson.name for lesson in lessons if rule.id in lesson.teaches) or "-"
        spoken = ", ".join(other for other, entries in told.items() if f"{rule.key}.rule" in entries) or "-"
        print(f"  {rule.id:{width}}  {tests.get(rule.id, 0):3}  {spoken}  {taught}")


def tests_of_rules(game: TutorGame) -> dict[str, int]:
    """Return how many tests are marked with each rule; none where the tests do not lie beside the package."""
    folder = Path(__file__).parent.parent.parent / "tests" / "games" / game.name
    found: dict[str, int] = {}
    for path in sorted(folder.glob("test_*.py")):
        for rule in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            found[rule] = found.get(rule, 0) + 1
    return found


def _marked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(one.value) for one in node.args if isinstance(one, ast.Constant))
