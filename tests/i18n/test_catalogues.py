"""The catalogues fit together, and fit the code; the check itself finds what it is meant to find."""

import re
from pathlib import Path

import pytest

import trajan_tutor
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import PSEUDO, Words
from trajan_tutor.i18n.check import check_catalogues, entries_of
from trajan_tutor.i18n.words import FALLBACK, OWN_FOLDER
from trajan_tutor.lessons.find import course

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
    return keys


def folders() -> tuple[Path, ...]:
    """Return the folders of words of all games."""
    return tuple(find_game(name).catalogue() for name in game_names())


def test_the_catalogues_fit_the_code_and_the_data() -> None:
    """Every key has words and gets its parameters, no words are left over, every language has the same keys."""
    words = Words()
    problems = [words(problem) for problem in check_catalogues(folders(), (SOURCE,), needed_by_data())]
    assert not problems, "\n".join(problems)


ENTRIES = entries_of((OWN_FOLDER, *folders()), FALLBACK)[0]


@pytest.mark.parametrize("language", [FALLBACK, PSEUDO])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(language: str, number: int) -> None:
    """No message is broken, whatever the numbers in it."""
    words = Words(language, folders())
    for key, entry in ENTRIES.items():
        said = words.say(key, **dict.fromkeys(entry.parameters, number))
        assert said.strip(), key
        assert not set("⟦⟧{}") & set(said), (key, said)
        assert "  " not in said, (key, said)


def test_the_pseudo_language_leaves_no_plain_word() -> None:
    """Every text of the catalogues goes through translation: only parameters keep their letters."""
    words = Words(PSEUDO, folders())
    for key, entry in ENTRIES.items():
        said = words.say(key, **dict.fromkeys(entry.parameters, 7))
        assert said.startswith("["), key
        assert said.endswith("]"), key
        # A seat that is not there stands in brackets by its key.
        letters = "".join(letter for letter in re.sub("⟦[^⟧]*⟧", "", said) if letter.isalpha())
        assert not letters or not letters.isascii(), key


def keys_of_errors() -> list[str]:
    """Return the keys that are raised as errors, read from the source."""
    raised = re.compile(r'\w+Error\(\s*"([a-z0-9-]+)"')
    texts = (path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    return sorted({key for text in texts for key in raised.findall(text) if key in ENTRIES})


def test_every_error_fits_into_a_sentence() -> None:
    """Of 300 characters at most, whatever people gave."""
    words = Words(FALLBACK, folders())
    keys = keys_of_errors()
    assert len(keys) > 150
    for key in keys:
        given = {name: f"{name} " * 200 for name in ENTRIES[key].parameters}
        said = words(TutorError(key, **given).message)
        assert len(said) <= 300, (key, len(said), said)


def test_sentences_keep_the_tone() -> None:
    """No message shouts, and what stands for a sentence ends like one."""
    words = Words(FALLBACK, folders())
    for key, entry in ENTRIES.items():
        said = words.say(key, **dict.fromkeys(entry.parameters, 2))
        assert "!" not in said, key
        if key.endswith((".rule", ".refused", "-why", "-answer")) or key.partition("-")[2].startswith("event-"):
            assert said.endswith("."), (key, said)


def said_about(tmp_path: Path, english: str, other: str = "", code: str = "", needed: tuple[str, ...] = ()) -> str:
    """Return what the check says about some words and some code."""
    for language, text in ((FALLBACK, english), ("cs", other)):
        if text:
            (tmp_path / "words" / language).mkdir(parents=True)
            (tmp_path / "words" / language / "all.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "module.py").write_text(code, encoding="utf-8")
    sources = (tmp_path / "code",) if code else ()
    words = Words()
    own = {problem for problem in check_catalogues((), sources, ()) if code}
    problems = check_catalogues((tmp_path / "words",), sources, needed)
    # A language of the test lacks our own words: that is not what the test is about.
    own_keys = entries_of((OWN_FOLDER,), FALLBACK)[0]
    return "\n".join(
        words(problem)
        for problem in problems
        if problem not in own and not (problem.key == "words-lacks" and dict(problem.parameters)["name"] in own_keys)
    )


@pytest.mark.parametrize(
    ("english", "other", "code", "found"),
    [
        ("zoo-key", "", "", "cannot be read"),
        ("zoo-key = one\nzoo-key = two", "", "", "stands twice"),
        ("zoo-key = { zoo-other }", "", "", "refers to zoo-other"),
        ("zoo-key = { -zoo }", "", "", "refers to -zoo"),
        ("zoo-key = { SHOUT($x) }", "", "", "the function SHOUT"),
        ("zoo-key = one\nzoo-two = two", "zoo-key = jedna", "", "cs lacks the key zoo-two"),
        ("zoo-key = one", "zoo-key = jedna\nzoo-two = dvě", "", "cs has the key zoo-two"),
        ("zoo-key = { $a }", "zoo-key = { $b }", "", "uses the parameters (b), English uses (a)"),
        ("zoo-key = a\n    .refused = b", "zoo-key = a", "", "cs lacks the key zoo-key.refused"),
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
        ("zoo-key = { $a }", "", "Message.of('zoo-key', **given)"),
        ("zoo-key = { zoo-other }\nzoo-other = a", "", 'Message.of("zoo-key")'),
    ],
)
def test_the_check_lets_pass(tmp_path: Path, english: str, other: str, code: str) -> None:
    """What is right is not told."""
    said = said_about(tmp_path, english, other, code)
    assert said in {"", "cs has the key zoo-key, which English does not have."}


def test_the_check_wants_what_data_needs(tmp_path: Path) -> None:
    """A key that data asks for needs words."""
    assert "no words for zoo-other" in said_about(tmp_path, "zoo-key = a", needed=("zoo-other",))
