"""What is read the quick way is what the parser of Fluent reads; what is in doubt is left to the parser."""

import random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n.entries import texts_of
from trajan_tutor.i18n.quick import quick_entry
from trajan_tutor.i18n.words import OWN_FOLDER

FOLDERS = (OWN_FOLDER, *(find_game(name).catalogue() for name in game_names()))
CATALOGUES = [(folder, path.name) for folder in FOLDERS for path in sorted(folder.iterdir()) if path.is_dir()]
TEXTS = [text for folder, language in CATALOGUES for text in texts_of(folder, language).values()]

# Right, and read the quick way.
READ = [
    "a = b",
    "a =b ",
    "a=b",
    "a-b_1 = { $c }{ $d } e",
    "a = b {$c}.",
    "a = { $b }   ",
    "a = b\n\n\n# The comment of the next",
    "a = b\n   \n### Another part\n\n",
    "a = b\n#comment without a space",
    "a = \u00a0b",
    "a = b\u2028c",
    "a = \tb\t",
    "a = .b",
    "a = [b] *c #d",
    # Attributes.
    "a = b\n    .c = d\n    .e-f = g { $h }\n",
    "a =\n    .c = d",
    "a = b\n\n  .c =\n      d\n\n      e\n",
    "a = b\n.c = d",
    "a = .b = c",
    # Several lines: what all lines are indented by does not count.
    "a =\n    b\n    c",
    "a =\n    b\n      c\n   d\n",
    "a = b\n    c\n      d",
    "a = b   \n    c   ",
    "a =\n\n      b\n\n\n    c\n  \n",
    "a = b\n \n        \n  c",
    "a =\n{ $b }",
    "a = b\n{ $c }\n  d",
    "a =\n    { $b }\n      { $c }\n   d",
    "a = b\n    # no comment",
    "a = b\n    \tc",
    # Placeables.
    'a = { "x" }{ "" }{ "{" }{"}"}',
    'a = { "\\u00e9 \\U01F600 \\\\ \\"" }',
    "a = { 1 } { -1.50 }",
    "a = { b } { b.c } { B } { B-2.c }",
    "a = { -b } { -b(c: 1) } { -b () }",
    "a = {\n$b\n}{\n  c\n}",
    'a = { FORM($x, "in") } { POINTS($points) } { SEAT( ) }',
    'a = { B($c, d, e.f, -g, -h.i, 1, "j", K(L()), m: 1, n: "o",) }',
    "a = { B\n(\n$c\n,\nd\n:\n1\n)\n}",
    # Variants.
    "a = { $b ->\n    [one] c\n   *[other] d\n }",
    "a = b { $c ->\n    [one] d { $c } e\n    [0] f\n    [-1.5] g\n   *[other] h\n } i",
    "a = b { $c  ->  \n[one] d\n*[other] e\n}\n    .f = g",
    "a = { $b ->\n\n   *[\n  other  \n] c\n\n\n    }",
    "a = { $b ->\n  *[o]\n      c\n        d\n\n      e\n }",
    "a = { $b ->\n   *[o] c\n{ $d }\n }",
    "a = { $b ->\n    [x] { $c ->\n       *[y] d\n    } e\n   *[z] f\n }",
    'a = { B($c, "d") ->\n   *[o] e\n }{ "f" ->\n   *[o] g\n }{ 1 ->\n   *[o] h\n }',
    # Terms.
    "-a = b",
    "-a-b = b\n    .c = d",
]

# Right, but seldom, or with something behind it that belongs to nothing.
LEFT = [
    "a = b\r\n    .c = d\r\n",
    "a = b\rc",
    "\na = b",
    "# Its comment\na = b",
    "a = { { $b } }",
    "a = { B({ $c }) }",
    "a = { -b.c ->\n   *[o] d\n }",
    "a = b\nc",
    "a = b\n\tc",
    "a = b\n    [c",
    "a = b\n    *c",
    "a = b\n    }",
]

# Wrong.
JUNK = [
    "",
    "a",
    "a b = c",
    "é = b",
    "1a = b",
    " a = b",
    "- a = b",
    "a =",
    "a =\n\n",
    "a =\nb",
    "a =\n\tb",
    "a =\n    [b",
    "a =\n    *b",
    "a =\n    }",
    "a = }",
    "a = b } c",
    "a = b {",
    "a = { $b",
    "a = { $b c }",
    "a = { $ b }",
    "a = { }",
    "a = {\t$b }",
    "a = { b. }",
    "a = { b .c }",
    "a = { *b }",
    "a = { 1. }",
    "a = { .5 }",
    "a = { - 1 }",
    "a = { -b.c }",
    "a = { -b.c() }",
    # Literals.
    'a = { "b }',
    'a = { "b\n" }',
    'a = { "\\u00g9" }',
    'a = { "\\U01F60" }',
    'a = { "\\n" }',
    'a = { "\\" }',
    "a = { 'b' }",
    # Calls.
    "a = { b() }",
    "a = { Bc() }",
    "a = { b.C() }",
    "a = { B( }",
    "a = { B(1 2) }",
    "a = { B(,) }",
    "a = { B(1,,) }",
    "a = { B(c: 1, 2) }",
    "a = { B(c: 1, c: 2) }",
    "a = { B(c: d) }",
    "a = { B(c: $d) }",
    "a = { B($c: 1) }",
    "a = { B(c.d: 1) }",
    'a = { B("c": 1) }',
    # Attributes.
    "a = b\n    .c =",
    "a = b\n    .c =\n    .d = e",
    "a = b\n    .c",
    "a = b\n    . c = d",
    "a = b\n    .c.d = e",
    "a = b\n    .",
    "a = b\n    .c = }",
    # Terms.
    "-a =",
    "-a =\n    .b = c",
    # Variants.
    "a = { $b -> }",
    "a = { $b ->\n }",
    "a = { $b ->\n    [one] c\n }",
    "a = { $b ->\n   *[one] c\n   *[other] d\n }",
    "a = { $b ->\n   *[one] c }",
    "a = { $b -> *[one] c\n }",
    "a = { $b ->\t\n   *[one] c\n }",
    "a = { $b ->\n   *[one] c",
    "a = { $b ->\n   *[one]\n }",
    "a = { $b ->\n   *[] c\n }",
    "a = { $b ->\n   *[one two] c\n }",
    "a = { $b ->\n   *[[one]] c\n }",
    "a = { $b ->\n   * [one] c\n }",
    "a = { $b ->\n   *[$b] c\n }",
    "a = { $b ->\n   *[1.] c\n }",
    "a = { $b ->\n   *[one] c\nd\n }",
    "a = { $b ->\n   *[one] c\n    .d = e\n }",
    # A name may end with a hyphen.
    "a = { $b->\n   *[one] c\n }",
    "a = { $b - >\n   *[one] c\n }",
    "a = { b ->\n   *[one] c\n }",
    "a = { b.c ->\n   *[one] d\n }",
    "a = { -b ->\n   *[one] c\n }",
    "a = { { $b } ->\n   *[one] c\n }",
]


def read_slowly(text: str) -> Message | Term | None:
    """Return what the parser of Fluent reads, or None for junk."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    assert isinstance(entry, (Message, Term, Junk)), text
    return None if isinstance(entry, Junk) else entry


def same(one: Message | Term | None, other: Message | Term | None) -> bool:
    """Tell whether two entries have the same in every field of every node, in the same order."""
    return one is not None and other is not None and bool(one.to_json() == other.to_json())


def test_nearly_every_entry_of_the_catalogues_is_read_quickly() -> None:
    """As the parser reads it; what is left to the parser is one entry of a hundred at most."""
    left = 0
    for text in TEXTS:
        quick = quick_entry(text)
        if quick is None:
            left += 1
        else:
            assert same(quick, read_slowly(text)), text
    assert len(TEXTS) > 1000
    assert left <= len(TEXTS) / 100


@pytest.mark.parametrize("text", READ)
def test_what_is_right_is_read_as_the_parser_reads_it(text: str) -> None:
    """Blanks, indentations and escapes included."""
    assert same(quick_entry(text), read_slowly(text))


@pytest.mark.parametrize("text", LEFT)
def test_what_is_seldom_is_left_to_the_parser(text: str) -> None:
    """It reads it."""
    assert quick_entry(text) is None
    assert read_slowly(text) is not None


@pytest.mark.parametrize("text", JUNK)
def test_what_is_wrong_is_left_to_the_parser(text: str) -> None:
    """It finds junk."""
    assert quick_entry(text) is None
    assert read_slowly(text) is None


def spoilt(text: str, chance: random.Random) -> str:
    """Return a text with a sign left out, or one too many."""
    at = chance.randrange(len(text))
    put_in: str = chance.choice(["", *' \n{}[]*.$"-()=>:,#\\\t\ra1é'])
    return text[:at] + put_in + text[at + (not put_in) :]


def test_entries_with_slips_are_read_as_the_parser_reads_them() -> None:
    """Or left to it: never is junk read as a message."""
    chance = random.Random(1)
    texts = [text for text in TEXTS if "{" in text and "\n " in text] + READ
    read = 0
    for text in chance.choices(texts, k=2000):
        slip = spoilt(spoilt(text, chance), chance)
        quick = quick_entry(slip)
        if quick is not None:
            read += 1
            assert same(quick, read_slowly(slip)), slip
    assert 200 < read < 1800
