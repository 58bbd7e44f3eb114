"""The weights of the evaluation: one row for every quantity that is counted, and signs that make sense."""

from pathlib import Path

import pytest

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.trajan.knowledge import evaluation
from trajan_tutor.games.trajan.rules import weights


def test_names_stand_in_the_order_of_the_codes() -> None:
    """Each quantity has a code of its name."""
    assert len(weights.QUANTITY_NAMES) == evaluation.QUANTITIES
    for code, name in enumerate(weights.QUANTITY_NAMES):
        assert getattr(evaluation, name.upper().replace("-", "_")) == code


def test_only_unmet_demands_are_worth_less_than_nothing() -> None:
    """Whatever else a seat has more of can only help it."""
    for row in weights.weights().of_quarter:
        for name, weight in zip(weights.QUANTITY_NAMES, row, strict=True):
            assert weight <= 0 if name == "unmet-cost" else weight >= 0, name


@pytest.mark.parametrize(
    "change", [("cards = ", "card = "), ("votes = [", "votes = [1, "), ("kept = [", "kept = [0.5, ")]
)
def test_a_file_of_weights_that_is_not_whole_is_refused(
    change: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is not counted, a row of the wrong length, a number that is no whole one."""
    text = weights._FILE.read_text(encoding="utf-8")
    assert change[0] in text
    file = tmp_path / "evaluation.toml"
    file.write_text(text.replace(change[0], change[1]), encoding="utf-8")
    monkeypatch.setattr(weights, "_FILE", file)
    weights.weights.cache_clear()
    try:
        with pytest.raises(UnreadableError, match="trajan-evaluation-weight"):
            weights.weights()
    finally:
        weights.weights.cache_clear()
