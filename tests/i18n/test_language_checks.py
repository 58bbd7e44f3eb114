"""Each check of a language fails on what it is meant to find: small catalogues with one mistake in each."""

import json
import re
import warnings
from pathlib import Path

import pytest
from cli.command_line import CommandLine

from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.engine.message import Term
from trajan_tutor.i18n import FALLBACK, Words, languages, name_of
from trajan_tutor.i18n.bundles import keys_in_english, words_without_form
from trajan_tutor.i18n.entries import texts_of
from trajan_tutor.i18n.languages import OWN_FOLDER, is_whole, share_of, whole_languages
from trajan_tutor.proof.catalogue_check import categories_of, check_language, compare
from trajan_tutor.proof.catalogue_entries import entries_of
from trajan_tutor.proof.glossary import missed_terms, terms
from trajan_tutor.proof.language_proof import no_english
from trajan_tutor.proof.language_report import begin, report
from trajan_tutor.proof.translation_check import allowed, check_wording, slips
from trajan_tutor.proof.translation_stamps import FILE, accept, stale

ENGLISH = """\
## Lions

zoo-lion = lion
    .a = a lion
    .the = the lion
zoo-owl = owl
    .a = an owl
    .the = the owl

## Sentences

zoo-met = You meet { FORM($animal, "a") }: { FORM($animal, "the") }.
zoo-seen = { $count ->
    [one] You see one lion.
   *[other] You see { $count } lions.
  }
zoo-sow = Sow the markers of a tray.
    .refused = A tray is empty.
"""
CZECH = """\
## Lions

zoo-lion = lev
    .acc = lva
zoo-owl = sova
    .acc = sovu

## Sentences

zoo-met = Potkáš { FORM($animal, "acc") }.
zoo-seen = { $count ->
    [one] Vidíš jednoho lva.
    [few] Vidíš { $count } lvy.
   *[other] Vidíš { $count } lvů.
  }
zoo-sow = Rozmísti kameny z\N{NO-BREAK SPACE}misky.
    .refused = Miska je prázdná.
"""
words = Words()


def write(folder: Path, language: str, text: str) -> Path:
    """Write the words of a language into a folder."""
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / "all.ftl").write_text(text, encoding="utf-8")
    texts_of.cache_clear()
    return folder


@pytest.fixture
def zoo(tmp_path: Path) -> Path:
    """Return a folder of words in English and Czech, of a game in which there are trays."""
    folder = tmp_path / "trajan" / "catalogue"
    write(folder, FALLBACK, ENGLISH)
    return write(folder, "cs", CZECH)


def said_about(folder: Path) -> list[str]:
    """Return what the checks say about Czech in a folder, beside English."""
    english, other = (entries_of([folder], language)[0] for language in (FALLBACK, "cs"))
    found = [
        *compare("cs", english, other),
        *check_language("cs", english, other),
        *check_wording("cs", english, other),
    ]
    return [words(problem) for problem in found]


def test_a_language_that_is_right_passes(zoo: Path) -> None:
    """Whatever forms it has."""
    assert said_about(zoo) == []


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('zoo-met = Potkáš { FORM($animal, "acc") }.\n', "", "cs lacks the key zoo-met"),
        ("    .refused = Miska je prázdná.\n", "", "cs lacks the key zoo-sow.refused"),
        ('FORM($animal, "acc")', 'FORM($zvire, "acc")', "zoo-met uses the parameters (zvire)"),
        ("    .acc = sovu\n", "", "zoo-owl lacks the form .acc"),
        ('"acc"', '"ins"', "asks for the form .ins, which no word has"),
        ("    [few] Vidíš { $count } lvy.\n", "", "zoo-seen lacks the variants few"),
        ("Miska je", "Tácek je", "zoo-sow.refused lacks “miska”, the word for “tray”"),
        ("Miska je", "Tácek je", "zoo-sow.refused says “tácek”"),
        ("Miska je prázdná.", "A tray is empty.", "zoo-sow.refused is the English text: A tray is empty."),
        ("Miska je", "Miska the je", "zoo-sow.refused has English words in it: the"),
        ("Miska je", '"Miska" je', "zoo-sow.refused, quotes that are not those of the language"),
        (
            "z\N{NO-BREAK SPACE}misky",
            "z misky",
            "zoo-sow, a space that may break after a number or a word of one letter: z m",
        ),
    ],
)
def test_each_mistake_is_found(zoo: Path, before: str, after: str, found: str) -> None:
    """In a catalogue that is right but for it."""
    assert before in CZECH
    write(zoo, "cs", CZECH.replace(before, after))
    assert any(found in said for said in said_about(zoo)), said_about(zoo)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("cs", "Hra “Sylla” je tu.", "Hra „Sylla“ je tu."),
        ("pl", "Gra “Sylla” jest tu.", "Gra „Sylla” jest tu."),
        ("pt", "O jogo „Sylla” é este.", "O jogo “Sylla” é este."),
        ("cs", "Asi 0.5 bodu.", "Asi 0,5\N{NO-BREAK SPACE}bodu."),
        ("cs", "Za 2 hlasy.", "Za 2\N{NO-BREAK SPACE}hlasy."),
        ("pl", "Za 12 głosów.", "Za 12\N{NO-BREAK SPACE}głosów."),
        ("cs", "Jen 62% her.", "Jen 62\N{NO-BREAK SPACE}% her."),
        ("pl", "Tylko 62 % gier.", "Tylko 62% gier."),
        ("cs", "Získáš bod(y).", "Získáš body."),
        ("pl", "Misja - druga.", "Misja \N{EN DASH} druga."),
        ("pl", "Weź to i idź.", "Weź to i\N{NO-BREAK SPACE}idź."),
        ("cs", "Fáze  druhá.", "Fáze V a\N{NO-BREAK SPACE}VI."),
    ],
)
def test_typography(language: str, wrong: str, right: str) -> None:
    """What a language writes otherwise than English; a Roman number is no word of one letter."""
    assert list(slips(language, wrong))
    assert not list(slips(language, right))


def test_a_term_may_be_inflected_and_belongs_to_its_game() -> None:
    """A longer term is not looked into, and our own room speaks of no game."""
    assert [term.word for term in missed_terms("cs", "trajan", ["Every tray"], ["Každý tác"])] == ["miska"]
    assert not list(missed_terms("cs", "trajan", ["Two trays"], ["Dvě misky"]))
    assert not list(missed_terms("cs", "", ["Two trays"], ["Dva tácy"]))
    assert [term.english[0] for term in missed_terms("cs", "trajan", ["A senate tile"], ["Destička"])] == [
        "senate tile"
    ]


@pytest.mark.parametrize("language", ["cs", "pl", "pt"])
def test_every_term_has_a_word_with_a_source(language: str) -> None:
    """Its own word is one that the check takes for it; a rule that was allowed to pass says why."""
    found = terms(language)
    assert len(found) > 80
    for term in found:
        english = term.english[0]
        assert term.word not in [
            other.word for other in missed_terms(language, (*term.of, "")[0], [english], [term.word])
        ]
    assert all(row.because.endswith(".") for rows in allowed(language).values() for row in rows)


def test_plurals_are_those_of_the_language() -> None:
    """As far as whole numbers go."""
    assert [categories_of(one) for one in ("cs", "pl", "pt")] == [
        ("one", "few", "other"),
        ("one", "few", "many"),
        ("one", "other"),
    ]


# ---- stamps ------------------------------------------------------------------------------------------------------


def test_a_later_english_text_makes_a_translation_stale(zoo: Path) -> None:
    """Until the translation changes too, or somebody writes why it need not; a form of a word is no text of its own."""
    assert accept([zoo], "cs", []) == []
    assert stale([zoo]) == []
    write(zoo, FALLBACK, ENGLISH.replace("the lion", "this lion"))
    assert stale([zoo]) == []
    write(zoo, FALLBACK, ENGLISH.replace("is empty", "has no markers"))
    assert stale([zoo]) == [("cs", "zoo-sow")]
    assert report("cs", [zoo]).stale == ["zoo-sow"]
    assert accept([zoo], "cs", ["zoo-sow"]) == ["zoo-sow"]
    assert accept([zoo], "cs", []) == []
    assert stale([zoo]) == [("cs", "zoo-sow")]
    write(zoo, "cs", CZECH.replace("Miska je prázdná", "Miska nemá kameny"))
    assert stale([zoo]) == [("cs", "zoo-sow")]
    assert accept([zoo], "cs", ["zoo-sow"]) == []
    assert stale([zoo]) == []


def test_a_reason_stands_beside_the_stamp(zoo: Path) -> None:
    """So that it can be read later."""
    accept([zoo], "cs", [])
    write(zoo, FALLBACK, ENGLISH.replace("Sow the", "Sow all the"))
    assert accept([zoo], "cs", ["zoo-sow", "zoo-none"], "slip of the pen in English") == ["zoo-none"]
    assert stale([zoo]) == []
    assert json.loads((zoo / "cs" / FILE).read_text(encoding="utf-8"))["zoo-sow"][2] == "slip of the pen in English"


@pytest.mark.filterwarnings("default")
def test_stale_translations_are_warned_of() -> None:
    """They stay in use; a release refuses them."""
    found = stale([OWN_FOLDER, *(plugin.resources.words for plugin in plugins())])
    for language, name in found:
        warnings.warn(f"{language}: {name} is older than its English text", stacklevel=1)


# ---- beginning and offering --------------------------------------------------------------------------------------


def test_a_language_is_begun_by_files_of_remarks(zoo: Path) -> None:
    """Nothing is there yet, and what is there already stays as it is."""
    [made] = begin("de", [zoo])
    assert "# zoo-lion = lion" in made.read_text(encoding="utf-8")
    texts_of.cache_clear()
    found = report("de", [zoo])
    assert (found.shares[0].texts, found.shares[0].there, found.problems) == (6, 0, [])
    assert found.lacking == {
        "trajan/all.ftl": ["zoo-lion", "zoo-owl", "zoo-met", "zoo-seen", "zoo-sow", "zoo-sow.refused"]
    }
    assert begin("de", [zoo]) == []


def test_the_share_grows_with_each_message(zoo: Path) -> None:
    """A half language shows how much of it is there."""
    write(zoo, "pl", "zoo-lion = lew\nzoo-owl = sowa\n")
    found = report("pl", [zoo])
    assert (found.shares[0].percent, share_of("pl", [zoo])) == (33, 40)


def test_only_a_whole_language_is_offered(zoo: Path) -> None:
    """One message less, and it is not; a game of somebody else is no reason against it."""
    assert is_whole("cs", (zoo,))
    write(zoo, "pl", CZECH.replace("zoo-owl", "zoo-sowa"))
    assert not is_whole("pl", (zoo,))
    folders = [plugin.resources.words for plugin in plugins()]
    assert whole_languages([*folders, zoo]) == whole_languages(folders)


def test_what_is_offered_is_what_is_whole() -> None:
    """What the command wrote down is what the files say."""
    assert languages() == whole_languages(plugin.resources.words for plugin in plugins())


def test_a_language_says_its_name() -> None:
    """Those of the letters alone have none."""
    assert name_of(FALLBACK) == "English"


def test_no_heading_of_the_table_runs_into_another(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Polish has the longest."""
    run = CommandLine(capsys, monkeypatch)
    table = run("--language", "pl", "check", "--language", "pl").lines
    assert [len(re.split(r"\s{2,}", line)) for line in table[:2]] == [5, 5]


def test_an_unknown_language_is_a_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how to begin it."""
    run = CommandLine(capsys, monkeypatch)
    answer = run("check", "--language", "xx")
    assert (answer.code, "--begin" in answer.sentence) == (2, True)
    assert run("check", "--language", "en").code == 2


# ---- the lookup --------------------------------------------------------------------------------------------------


def test_a_word_takes_no_form_of_another_language(zoo: Path) -> None:
    """Where it has none it is said as it is, and that is noted; an English word takes an English form."""
    write(zoo, FALLBACK, ENGLISH + 'zoo-the = { FORM($animal, "the") }\nzoo-ant = ant\n    .the = the ant\n')
    write(zoo, "cs", CZECH + 'zoo-the = { FORM($animal, "the") }\n')
    czech = Words("cs", [zoo])
    assert czech.say("zoo-the", animal=Term("zoo-lion")) == "lev"
    assert czech.say("zoo-the", animal=Term("zoo-ant")) == "the ant"
    assert "zoo-lion.the" in words_without_form("cs")
    assert "zoo-ant.the" in keys_in_english("cs")
    assert "zoo-the" not in keys_in_english("cs")


@pytest.mark.parametrize(
    "czech",
    [
        "",
        "zoo-sow = { $\n",
        "zoo-sow = Rozmísti { zoo-none }\n",
        "zoo-sow = Rozmísti { $none }\n",
        "zoo-sow = Rozmísti { SHOUT() }\n",
    ],
)
def test_what_is_broken_is_said_in_english(zoo: Path, czech: str) -> None:
    """A message that lacks, that cannot be read, that refers to nothing, that needs what nobody gives: and is noted."""
    write(zoo, "cs", "zoo-lion = lev\n" + czech)
    assert Words("cs", [zoo]).say("zoo-sow") == "Sow the markers of a tray."
    assert "zoo-sow" in keys_in_english("cs")
    assert not Words("cs", [zoo]).has_own("zoo-owl")
    assert Words("cs", [zoo]).has_own("zoo-lion")


def test_a_file_that_is_no_text_is_told_by_the_check(zoo: Path) -> None:
    """Its messages are said in English, where they cannot be read."""
    (zoo / "cs" / "all.ftl").write_bytes("zoo-sow = Každý\n".encode("cp1250"))
    texts_of.cache_clear()
    assert Words("cs", [zoo]).say("zoo-sow") == "Sow the markers of a tray."
    [problem] = entries_of([zoo], "cs")[1]
    assert words(problem) == "cs/all.ftl: this file is no text in UTF-8."


def test_a_proof_takes_no_english_for_an_answer(tmp_path: Path) -> None:
    """A language with one message says nearly everything in English."""
    game = find_game("caesar")
    folder = write(tmp_path / "catalogue", "de", "seat-0 = Spieler A\n")
    spoken = Words("de", [game.resources.words, folder])
    assert spoken.language == "de"
    found = {dict(problem.parameters)["name"] for problem in no_english(game, [], spoken)}
    assert "caesar-prompt-place" in found or len(found) > 20
    assert list(no_english(game, [], Words(FALLBACK, [game.resources.words]))) == []
