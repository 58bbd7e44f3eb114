"""The data of Caesar!: every figure has a source, the counts add up, every code has its twin."""

import tomllib
from pathlib import Path

from trajan_tutor.engine.components import Status
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components, figures
from trajan_tutor.i18n import Words

DATA = components()
HAS_WORDS = Words("en", (GAME.resources.words,)).has
FOLDER = Path(GAME.resources.words).parent / "data"


def test_every_figure_has_a_source_and_a_status() -> None:
    """A reconstructed one says why."""
    for figure in DATA.figures.values():
        assert figure.sources
        assert all(source in DATA.sources for source in figure.sources)
        if figure.status is Status.RECONSTRUCTED:
            assert figure.note
            assert HAS_WORDS(f"caesar-note-{figure.note}")


def test_every_ruling_has_words() -> None:
    """Question, answer and reason."""
    # Three were rulings once; the rulebook is clear there.
    assert list(DATA.rulings) == [f"C{number}" for number in range(1, 56) if number not in (13, 19, 22)]
    for name, ruling in DATA.rulings.items():
        for part in ("question", "answer", "why", *(["against"] if ruling.against else [])):
            assert HAS_WORDS(f"caesar-ruling-{name.lower()}-{part}")


def test_a_ruling_without_an_option_says_why_there_is_none() -> None:
    """One with an option does not."""
    for name, ruling in DATA.rulings.items():
        assert HAS_WORDS(f"caesar-ruling-{name.lower()}-only") != bool(ruling.choices), name


def test_there_are_32_and_6_influence_tokens() -> None:
    """16 of each side, and three Centurion tokens."""
    filled = figures()
    assert sum(filled.token_count) == 16
    assert [names.TOKENS[token] for token in filled.centurion_tokens] == list(names.CENTURIONS)
    assert sum(filled.token_count[token] for token in filled.centurion_tokens) == 0
    sums = [filled.token_sum[token] for token in range(codes.TOKENS) if filled.token_count[token]]
    assert sorted(set(sums)) == [4, 6]


def test_there_are_24_bonus_tokens_and_24_markers() -> None:
    """18 of the base game, of which one is fixed in Italia; three of each expansion."""
    filled = figures()
    assert sum(filled.bonus_tokens) == 24
    assert filled.bonus_tokens[codes.BONUS_SENATE] == 6
    assert 2 * filled.markers_per_side == 24
    assert filled.replaced == filled.bonus_tokens[codes.BONUS_POISON] == filled.bonus_tokens[codes.BONUS_CENTURION]


def test_the_order_of_codes_is_that_of_the_names() -> None:
    """Tokens and bonus tokens by name, so that sorted codes are sorted words; borders as in the position format."""
    assert list(names.TOKENS) == sorted(names.TOKENS)
    assert list(names.BONUS) == sorted(names.BONUS)
    assert list(names.CENTURIONS) == sorted(names.CENTURIONS)
    assert list(names.MODULES) == sorted(names.MODULES)
    filled = figures()
    for border, name in enumerate(names.BORDERS):
        first, second = name.split("-")
        assert names.PROVINCES[filled.first[border]] == first
        assert names.PROVINCES[filled.second[border]] == second
    with (FOLDER / "components.toml").open("rb") as file:
        data = tomllib.load(file)["figure"]
    assert tuple(data["map.provinces"]["value"]) == names.PROVINCES
    assert tuple(data["map.borders"]["value"]) == names.BORDERS
    assert tuple(data["map.checkpoints"]["value"]) == names.CHECKPOINTS


def test_names_of_codes_are_their_own() -> None:
    """The words of bonus tokens, tiles, sides and modules stand at their codes."""
    assert names.BONUS[codes.BONUS_CENTURION] == "centurion"
    assert names.BONUS[codes.BONUS_MIGHT] == "might"
    assert names.BONUS[codes.BONUS_POISON] == "poison"
    assert names.BONUS[codes.BONUS_SENATE] == "senate"
    assert names.BONUS[codes.BONUS_TACTICS] == "tactics"
    assert names.BONUS[codes.BONUS_WEALTH] == "wealth"
    assert names.TOKENS[codes.TOKEN_CENTURION_SHIELD_SHIP] == "shield/ship-4-4"
    assert names.TOKENS[codes.TOKEN_CENTURION_SWORD] == "sword-7-0"
    assert names.TOKENS[codes.TOKEN_CENTURION_WILD] == "wild-3-3"
    assert names.TOKENS[codes.FIRST_WILD].startswith("wild")
    assert names.PROVINCES[codes.ITALIA] == "IT"
    assert names.modules_of(codes.MODULE_CHECKPOINTS) == ["checkpoints"]


def test_every_rule_has_words_and_those_that_refuse_a_sentence() -> None:
    """Title, rule, and the words of refusals."""
    for rule in GAME.rules.rules.values():
        assert HAS_WORDS(rule.key)
        assert HAS_WORDS(f"{rule.key}.rule")
        for part in rule.place.values():
            assert HAS_WORDS(f"caesar-part-{part}")
        assert HAS_WORDS(f"caesar-area-{rule.area}"), rule.area
