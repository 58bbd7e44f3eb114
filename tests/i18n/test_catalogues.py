"""The catalogues fit together, and fit the code; the check itself finds what it is meant to find."""

import ast
import re
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

import trajan_tutor
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import PSEUDO, Words, begun
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.first_times import first_times_of
from trajan_tutor.proof import catalogue_check
from trajan_tutor.proof.catalogue_check import check_catalogues
from trajan_tutor.proof.catalogue_entries import CatalogueEntry, entries_of

SOURCE = Path(trajan_tutor.__file__).parent


def needed_by_data() -> list[str]:
    """Return the keys that the data of all games asks for: rules, parts of rulebooks, rulings, disagreements, notes."""
    keys: list[str] = []
    for name in game_names():
        game = find_game(name)
        for rule in game.rules.rules.values():
            keys += [rule.key, f"{rule.key}.rule", *(f"{name}-part-{part}" for part in rule.place.values())]
        data = game.components
        keys += [
            f"{name}-ruling-{key.lower()}-{part}" for key in data.rulings for part in ("question", "answer", "why")
        ]
        keys += [f"{name}-disagreement-{key}" for key in data.disagreements]
        keys += [f"{name}-note-{figure.note}" for figure in data.figures.values() if figure.note]
        keys += [f"{name}-source-{source}" for source in game.sources]
        keys += [key for lesson in course(game) for key in lesson.word_keys()]
        keys += campaign_of(game).word_keys()
        keys += [one.says.key for one in first_times_of(game)]
    return keys


def folders() -> tuple[Path, ...]:
    """Return the folders of words of all games."""
    return tuple(find_game(name).resources.words for name in game_names())


def test_the_catalogues_fit_the_code_and_the_data() -> None:
    """Every key has words and gets its parameters, no words are left over, every language has the same keys."""
    words = Words()
    problems = [words(problem) for problem in check_catalogues(folders(), (SOURCE,), needed_by_data())]
    assert not problems, "\n".join(problems)


# Parameters that are times where a message has the function for them.
TIMES = frozenset({"when", "date", "used", "today", "until"})


@cache
def all_entries() -> dict[str, CatalogueEntry]:
    """Return the messages of English, the project's and those of all games."""
    return entries_of((OWN_FOLDER, *folders()), FALLBACK)[0]


def given(entry: CatalogueEntry, number: int) -> dict[str, object]:
    """Return a number for every parameter of a message, and a time for one that is a time."""
    values: dict[str, object] = dict.fromkeys(entry.parameters, number)
    if "DATETIME" in entry.functions:
        values |= dict.fromkeys(entry.parameters & TIMES, datetime(2026, 11, 2, 14, 5, tzinfo=UTC))
    return values


@pytest.mark.parametrize("language", [*begun(folders()), PSEUDO])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(language: str, number: int) -> None:
    """No message is broken, whatever the numbers in it."""
    words = Words(language, folders())
    for key, entry in all_entries().items():
        said = words.say(key, **given(entry, number))
        assert said.strip(), key
        assert not set("⟦⟧{}") & set(said), (key, said)
        # In a notebook code is set in.
        assert "  " not in said or key.startswith("notebook-"), (key, said)


def test_the_pseudo_language_leaves_no_plain_word() -> None:
    """Every text of the catalogues goes through translation: only parameters keep their letters."""
    words = Words(PSEUDO, folders())
    for key, entry in all_entries().items():
        said = words.say(key, **given(entry, 7))
        assert said.startswith("["), key
        assert said.endswith("]"), key
        # A seat that is not there stands in brackets by its key; the names of months are those of the library.
        letters = "".join(letter for letter in re.sub("⟦[^⟧]*⟧|Nov|PM", "", said) if letter.isalpha())
        assert not letters or not letters.isascii(), key


def test_numbers_and_times_are_given_as_such() -> None:
    """How a decimal, a time or a large number is written is the affair of the language: no code writes it."""
    made = [
        f"{path.relative_to(SOURCE)}:{keyword.value.lineno}: {keyword.arg}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and says(node)
        for keyword in node.keywords
        if is_written(keyword.value)
    ]
    assert made == []


def says(node: ast.Call) -> bool:
    """Return whether a call makes a message."""
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in {"of", "say", "show", "message"} or name.endswith("Error")
    return False


def is_written(value: ast.expr) -> bool:
    """Return whether a value is a number or a time made text: by a format, or by `strftime`."""
    if isinstance(value, ast.JoinedStr):
        return any(isinstance(part, ast.FormattedValue) and part.format_spec is not None for part in value.values)
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "strftime"


def keys_of_errors() -> list[str]:
    """Return the keys that are raised as errors, read from the source."""
    raised = re.compile(r'\w+Error\(\s*"([a-z0-9-]+)"')
    texts = (path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    return sorted({key for text in texts for key in raised.findall(text) if key in all_entries()})


def test_every_error_fits_into_a_sentence() -> None:
    """Of 300 characters at most, whatever people gave."""
    words = Words(FALLBACK, folders())
    keys = keys_of_errors()
    assert len(keys) > 150
    for key in keys:
        given = {name: f"{name} " * 200 for name in all_entries()[key].parameters}
        said = words(TutorError(key, **given).message)
        assert len(said) <= 300, (key, len(said), said)


def test_sentences_keep_the_tone() -> None:
    """No message shouts, and what stands for a sentence ends like one."""
    words = Words(FALLBACK, folders())
    for key, entry in all_entries().items():
        said = words.say(key, **given(entry, 2))
        # A game is called what it is called.
        assert "!" not in said.replace("Caesar!", "") or key.endswith("-title"), key
        is_event = key.partition("-")[2].startswith("event-") and not key.endswith(".short")
        if is_event or key.endswith((".rule", ".refused", "-why", "-answer")):
            assert said.endswith("."), (key, said)


def said_about(
    tmp_path: Path, english: str, other: str = "", code: str = "", needed: tuple[str, ...] = (), language: str = "cs"
) -> str:
    """Return what the check says about some words and some code."""
    for written, text in ((FALLBACK, english), (language, other)):
        if text:
            (tmp_path / "words" / written).mkdir(parents=True)
            (tmp_path / "words" / written / "all.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "module.py").write_text(code, encoding="utf-8")
    sources = (tmp_path / "code",) if code else ()
    words = Words()
    with pytest.MonkeyPatch.context() as patched:
        # Our own words are checked above.
        patched.setattr(catalogue_check, "OWN_FOLDER", tmp_path / "nobody")
        patched.setattr(catalogue_check, "begun", lambda folders: {language} & set(begun(folders)))
        problems = check_catalogues((tmp_path / "words",), sources, needed)
    return "\n".join(words(problem) for problem in problems)


FAMILY = "## Lions\nzoo-a = a\nzoo-b = b\n## Sentences\nzoo-key = { $n }"


@pytest.mark.parametrize(
    ("english", "other", "code", "found"),
    [
        ("zoo-key", "", "", "cannot be read"),
        ("zoo-key = one\nzoo-key = two", "", "", "is there twice"),
        ("zoo-key = { zoo-other }", "", "", "refers to zoo-other"),
        ("zoo-key = { -zoo }", "", "", "refers to -zoo"),
        ("zoo-key = { SHOUT($x) }", "", "", "the function SHOUT"),
        ("zoo-key = one\nzoo-two = two", "zoo-key = jedna", "", "cs lacks the key zoo-two"),
        ("zoo-key = one", "zoo-key = jedna\nzoo-two = dvě", "", "cs has the key zoo-two"),
        ("zoo-key = { $a }", "zoo-key = { $b }", "", "uses the parameters (b), English uses (a)"),
        ("zoo-key = a\n    .refused = b", "zoo-key = a", "", "cs lacks the key zoo-key.refused"),
        ('## Lions\nzoo-a = a\n    .x = A\nzoo-b = b\nzoo-key = { FORM($n, "x") }', "", "", "zoo-b lacks the form .x"),
        (
            FAMILY,
            'zoo-a = á\n    .gen = Á\nzoo-b = b\nzoo-key = { FORM($n, "gen") }',
            "",
            "cs: zoo-b lacks the form .gen",
        ),
        (
            FAMILY,
            'zoo-a = á\n    .gen = Á\nzoo-b = b\n    .gen = B\nzoo-key = { FORM($n, "gne") }{ FORM($n, "gen") }',
            "",
            "cs: zoo-key asks for the form .gne",
        ),
        ('zoo-key = { FORM($n, "gne") }', "", "", "en: zoo-key asks for the form .gne, which no word has"),
        ("zoo-key = a", "", 'Message.of("zoo-other")', "module.py:1: zoo-other is said, but has no words"),
        ("zoo-key = { $a }", "", 'Message.of("zoo-key", b=1)', "zoo-key is said without the parameter a"),
        ("zoo-key = { $a }", "", 'raise ZooError("zoo-key") from e', "zoo-key is said without the parameter a"),
        ("zoo-key = a\nzoo-two = b", "", 'Message.of("zoo-key")', "nobody says zoo-two"),
    ],
)
def test_the_check_finds(tmp_path: Path, english: str, other: str, code: str, found: str) -> None:
    """Each kind of mistake is told, with its place."""
    assert found in said_about(tmp_path, english, other, code)


@pytest.mark.parametrize(
    ("english", "other", "code"),
    [
        ("zoo-key = { $a }", "zoo-key = { $a } je tu", 'Message.of("zoo-key", a=1)'),
        # Forms of words are a language's own affair.
        ("zoo-lion = lion", 'zoo-lion = lev\n    .gen = lva\nzoo-key = { FORM($x, "gen") }', ""),
        ("zoo-lion = lion", "", 'Term(f"zoo-{name}")'),
        # The project asks words of games for this form; what stands under no heading is no family.
        ("zoo-source-lion = lion\n    .from = from the lion\nzoo-lion = lion", "", ""),
        ("zoo-key = { $a }", "", "Message.of('zoo-key', **given)"),
        ("zoo-key = { zoo-other }\nzoo-other = a", "", 'Message.of("zoo-key")'),
    ],
)
def test_the_check_lets_pass(tmp_path: Path, english: str, other: str, code: str) -> None:
    """What is right is not told."""
    said = said_about(tmp_path, english, other, code)
    assert said in {"", "cs has the key zoo-key, which English does not have."}


COUNTED = "zoo-key = { $n ->\n    [%s] %s\n   *[other] { $n } lions\n  }"


@pytest.mark.parametrize(
    ("language", "variant", "words", "found"),
    [
        ("pt", "one", "um leão", "pt: zoo-key has a variant [one] that does not say the number"),
        ("pt", "1", "um leão", ""),
        ("pt", "one", "{ $n } leão", ""),
        ("fr", "1", "un lion", ""),
    ],
)
def test_words_stand_for_a_number_only_where_it_is_the_only_one(
    tmp_path: Path, language: str, variant: str, words: str, found: str
) -> None:
    """In Portuguese nothing counts as one: what says "one lion" must be for 1 alone."""
    said = said_about(tmp_path, COUNTED % ("one", "one lion"), COUNTED % (variant, words), language=language)
    assert found in said if found else not said


def test_the_check_wants_what_data_needs(tmp_path: Path) -> None:
    """A key that data asks for needs words."""
    assert "no words for zoo-other" in said_about(tmp_path, "zoo-key = a", needed=("zoo-other",))
