"""A sentence agrees with its words: gender and number are forms, and a message selects on them."""

from pathlib import Path

import pytest

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words

CATALOGUE = """
list-next = { $first }, { $next }
list-last = { $first } a { $last }
    .gender =
        { $first ->
            [m] m
           *[other] { $last }
        }
    .number = many
temple = chrám
    .gender = m
    .number = one
forum = tržnice
    .gender = f
    .number = one
baths = lázně
    .gender = f
    .number = many
stadium = divadlo
    .gender = n
    .number = one
built =
    { FORM($building, "number") ->
        [many]
            { FORM($building, "gender") ->
                [m] Postaveny
               *[f] Postaveny
                [n] Postavena
            }
       *[one]
            { FORM($building, "gender") ->
                [f] Postavena
                [n] Postaveno
               *[m] Postaven
            }
    } { $building }.
paid =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $tiles ->
        [one] { $tiles } destičku
        [few] { $tiles } destičky
       *[other] { $tiles } destiček
    }.
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    """Return Czech words of our own: as Slovak, which counts alike, since the Czech of the product comes first."""
    (tmp_path / "sk").mkdir()
    (tmp_path / "sk" / "all.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Words("sk", [tmp_path])


@pytest.mark.parametrize(
    ("buildings", "sentence"),
    [
        ("temple", "Postaven chrám."),
        ("forum", "Postavena tržnice."),
        ("stadium", "Postaveno divadlo."),
        ("baths", "Postaveny lázně."),
        (("temple", "forum"), "Postaveny chrám a tržnice."),
        (("stadium", "stadium"), "Postavena divadlo a divadlo."),
        (("stadium", "temple", "stadium"), "Postaveny divadlo, chrám a divadlo."),
        (("forum",), "Postavena tržnice."),
    ],
)
def test_the_verb_agrees_with_one_and_with_several(
    words: Words, buildings: str | tuple[str, ...], sentence: str
) -> None:
    """In gender and in number; what several are together the language says."""
    given = Term(buildings) if isinstance(buildings, str) else tuple(map(Term, buildings))
    assert words(Message.of("built", building=given)) == sentence


def test_two_numbers_in_one_sentence_each_have_their_plural(words: Words) -> None:
    """Each is selected on by itself."""
    assert words(Message.of("paid", points=3, tiles=1)) == "3 body za 1 destičku."
    assert words(Message.of("paid", points=5, tiles=2)) == "5 bodů za 2 destičky."


def test_a_word_without_the_form_takes_the_usual_variant(words: Words) -> None:
    """It is said as it is, and equals no key."""
    assert words(Message.of("built", building=Term("list-empty"))) == "Postaven nothing."
