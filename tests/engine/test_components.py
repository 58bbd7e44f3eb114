"""Component data: every figure with its source, or it is refused."""

from pathlib import Path

import pytest

from trajan_tutor.engine.components import Components, Ruling, Status, load_components
from trajan_tutor.engine.errors import MisusedError, UnreadableError

GOOD = """
[source]
RB = "the rulebook"
PH = "photographs"

[figure."pieces.figures"]
value = 15
source = "RB+PH"
status = "confirmed"

[figure."time.length"]
value = { 2 = 11 }
source = "PH"
status = "reconstructed"
note = "time-length"

[ruling.R1]
kind = "figure"
where = "bonus.goods"
choices = [2, 1]
rules = ["toy.final.goods"]

[ruling.R2]
kind = "function"
where = "seaport.refill"
rules = []

[disagreement.tie]
books = { cz = "tiles", pl = "points" }
ruling = "R2"
rules = ["toy.final.tie"]
"""


def loaded(folder: Path, text: str) -> Components:
    """Return the components of a file with this text."""
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return load_components(path)


def test_figures_rulings_and_disagreements_are_read(tmp_path: Path) -> None:
    """Everything that the file says is there."""
    data = loaded(tmp_path, GOOD)
    assert data["pieces.figures"] == 15
    assert data["time.length"] == {"2": 11}
    assert data.figures["pieces.figures"].sources == ("RB", "PH")
    assert data.figures["pieces.figures"].note is None
    assert data.figures["time.length"].status is Status.RECONSTRUCTED
    assert data.figures["time.length"].note == "time-length"
    assert data.rulings["R1"] == Ruling("R1", "figure", "bonus.goods", ("toy.final.goods",), (2, 1))
    assert data.rulings["R2"].choices == ()
    assert data.disagreements["tie"].books == {"cz": "tiles", "pl": "points"}
    assert data.disagreements["tie"].ruling == "R2"


@pytest.mark.parametrize("needed", ["value", "source", "status"])
def test_a_figure_that_lacks_something_is_refused(tmp_path: Path, needed: str) -> None:
    """The message names the file, the figure and what it lacks."""
    lines = [line for line in GOOD.split("\n\n")[1].splitlines() if not line.startswith(needed)]
    with pytest.raises(UnreadableError) as caught:
        loaded(tmp_path, '[source]\nRB = ""\nPH = ""\n' + "\n".join(lines))
    expected = f"engine-figure-lacks figure=pieces.figures needed={needed} place=components.toml"
    assert str(caught.value.message) == expected


def test_a_figure_with_an_unknown_source_is_refused(tmp_path: Path) -> None:
    """Hearsay is no source."""
    with pytest.raises(UnreadableError) as caught:
        loaded(tmp_path, GOOD.replace('"RB+PH"', '"RB+hearsay"'))
    expected = "engine-figure-source figure=pieces.figures place=components.toml source=hearsay"
    assert str(caught.value.message) == expected


def test_a_figure_with_an_unknown_status_is_refused(tmp_path: Path) -> None:
    """A figure is confirmed, reconstructed or a ruling."""
    with pytest.raises(UnreadableError) as caught:
        loaded(tmp_path, GOOD.replace('"reconstructed"', '"guessed"'))
    assert str(caught.value.message) == "engine-figure-status figure=time.length place=components.toml status=guessed"


def test_a_file_that_is_cut_is_refused(tmp_path: Path) -> None:
    """The message names the file and what is wrong."""
    with pytest.raises(UnreadableError) as caught:
        loaded(tmp_path, GOOD[:-10])
    assert caught.value.message.key == "reading-toml"
    assert str(dict(caught.value.message.parameters)["place"]).endswith("components.toml")


# ---- options


def test_an_option_that_is_the_default_is_left_out(tmp_path: Path) -> None:
    """So that a position holds only what differs."""
    data = loaded(tmp_path, GOOD)
    assert data.options({}) == {}
    assert data.options({"R1": 2}) == {}
    assert data.options({"R1": 1}) == {"R1": 1}
    assert data.options({"R1": 1.0}) == {"R1": 1}


@pytest.mark.parametrize("name", ["R2", "R99", ""])
def test_a_ruling_without_choices_is_no_option(tmp_path: Path, name: str) -> None:
    """The message names those that are."""
    with pytest.raises(MisusedError) as caught:
        loaded(tmp_path, GOOD).options({name: 1})
    assert str(caught.value.message) == f"engine-option-unknown offered=R1 option={name}"


@pytest.mark.parametrize("value", [3, "1", True, None])
def test_a_value_that_a_ruling_does_not_offer_is_refused(tmp_path: Path, value: object) -> None:
    """The message names the values that it does offer; true is not 1."""
    with pytest.raises(MisusedError) as caught:
        loaded(tmp_path, GOOD).options({"R1": value})
    assert str(caught.value.message) == f"engine-option-value choices=2, 1 option=R1 value={value}"
