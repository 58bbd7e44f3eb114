"""Translators see above every message what is put in, and at the head of every file how much room there is."""

from pathlib import Path

from example_remarks import english_files, messages_of, parameters_of, told_in, with_remarks
from fluent.syntax import FluentParser

WITHOUT = Path(__file__).parent / "without_examples.txt"

CATALOGUE = """### Words.

# A remark that was written by hand.
# $tile: “wine”
# $gone: 7
took = { $tile } from { $place }
plain = Nothing is put in.
points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
    .by = { $points } by { $name }
"""
SEEN = {"took": {"tile": ["“bread”", "“a”"], "place": ["“the forum”", "“Raetia”"]}, "points": {"points": ["3", "12"]}}


def test_every_message_has_examples_of_its_parameters_and_of_nothing_else() -> None:
    """`python tools/message_examples.py` records and writes them; one can be written by hand: `# $tile: “bread”`."""
    lacking, gone = [], []
    for file in english_files():
        for message in messages_of(file):
            told, used = told_in(message).keys(), parameters_of(message)
            lacking += [f"{message.id.name} ${name}" for name in used - told]
            gone += [f"{message.id.name} ${name}" for name in told - used]
    listed = [line for line in WITHOUT.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert gone == []
    assert sorted(lacking) == listed


def test_every_file_says_how_much_room_there_is() -> None:
    """In its head, after what it is about."""
    assert [file.name for file in english_files() if "\n### Room: " not in file.read_text("utf-8")] == []


def test_remarks_are_added_kept_and_removed(tmp_path: Path) -> None:
    """What was written by hand stays, what is gone goes, and what nobody saw is told."""
    file = tmp_path / "words.ftl"
    file.write_text(CATALOGUE, encoding="utf-8")
    text, lacking = with_remarks(file, SEEN)
    assert text == CATALOGUE.replace("# $gone: 7\ntook", "# $place: “Raetia”, “the forum”\ntook").replace(
        "points =\n", "# $points: 3, 12\npoints =\n", 1
    ).replace("# $tile: “wine”\n# $place: “Raetia”, “the forum”", "# $place: “Raetia”, “the forum”\n# $tile: “wine”")
    assert lacking == ["points $name"]
    file.write_text(text, encoding="utf-8")
    assert with_remarks(file, SEEN)[0] == text


def test_remarks_change_no_message(tmp_path: Path) -> None:
    """Only what is above them."""
    file = tmp_path / "words.ftl"
    file.write_text(CATALOGUE, encoding="utf-8")
    before = FluentParser(with_spans=False).parse(CATALOGUE)
    after = FluentParser(with_spans=False).parse(with_remarks(file, SEEN)[0])
    assert all(
        one.equals(other, ignored_fields=["comment"]) for one, other in zip(before.body, after.body, strict=True)
    )
