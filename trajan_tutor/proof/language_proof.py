"""Proves that nothing is said in English in a language: what lessons and games say, and what their files hold.

Lessons are played by their solutions, and whole games, so that all that a learner meets is said.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import keys_in_english, words_without_form
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, PSEUDO
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Autonomy
from trajan_tutor.proof.catalogue_check import optional_forms
from trajan_tutor.proof.catalogue_entries import entries_of
from trajan_tutor.proof.translation_check import check_english

Say = Callable[[Message], str]

# So many choices of a decision are said: those after them are like them.
_CHOICES: Final = 20


def say_lesson(lesson: Lesson, game: TutorGame, say: Say) -> None:
    """Say what each step of a lesson shows at first, after its solution, and what the moves of it are called."""
    for number, step in enumerate(lesson.steps):
        # What cannot be played is told by the proof of the lesson.
        with suppress(TutorError):
            player = Player(lesson, game, notes=LessonNotes(at=number), autonomy=Autonomy.GUIDE_ME)
            _say_all(player.page(), say)
            _say_choices(player, game, say)
            if step.question is not None:
                _say_all(player.answer(step.question.right[0]), say)
            for entry in step.solutions[0] if step.kind is StepKind.DO else ():
                spot = scenarios.picked_spot(player.scenario.session, entry)
                _say_all(player.pick(spot) if spot else player.choose(entry), say)
            for node in player.session.steps:
                for event in node.events:
                    say(event.message)


def say_games(game: TutorGame, seeds: int, say: Say) -> None:
    """Say every prompt, some choices of each decision, and every event of games in which chance decides."""
    for seed in range(seeds):
        state, rng = game.new_game(Setup(game.seat_counts[-1], seed)), Rng(seed)
        while not game.is_over(state):
            legal = game.legal(state)
            say(game.prompt(state))
            for move in legal[:_CHOICES]:
                say(game.describe(state, move))
            for event in game.apply_and_tell(state, legal[rng.below(len(legal))]):
                say(event.message)


def _say_choices(player: Player, game: TutorGame, say: Say) -> None:
    state = player.session.state
    if not game.is_over(state):
        say(game.prompt(state))
        for move in game.legal(state)[:_CHOICES]:
            say(game.describe(state, move))


def _say_all(value: Any, say: Say) -> None:
    """Say every message in a page, wherever it stands."""
    if isinstance(value, Message):
        say(value)
    elif isinstance(value, (tuple, list, frozenset)):
        for item in value:
            _say_all(item, say)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            _say_all(getattr(value, field.name), say)


def no_english(game: TutorGame, lessons: Sequence[Lesson], words: Words, games: int = 1) -> Iterator[Message]:
    """Yield what lessons and games say in English, or in a word as it is for want of a form; nothing in English itself.

    So is every text of the game that is the English one, or has English words in it.
    """
    language = words.language
    if language in (FALLBACK, PSEUDO):
        return
    before, without = keys_in_english(language), words_without_form(language)
    for lesson in lessons:
        say_lesson(lesson, game, words)
    say_games(game, games, words)
    for key in sorted(keys_in_english(language) - before):
        yield Message.of("words-said-english", language=language, name=key)
    for word in sorted(words_without_form(language) - without):
        name, _, form = word.rpartition(".")
        if form not in optional_forms():
            yield Message.of("words-said-plain", language=language, name=name, form=form)
    folders = (OWN_FOLDER, game.resources.words)
    english, own = (entries_of(folders, spoken)[0] for spoken in (FALLBACK, language))
    for problem in check_english(language, english, own):
        yield Message(problem.key, problem.parameters)
