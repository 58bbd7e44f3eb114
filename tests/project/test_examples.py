"""The examples in docstrings give what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent.parent


def with_examples(folder: str) -> list[str]:
    """Return the modules in a folder of the project that have examples, by dotted names."""
    found = [path for path in sorted((CHECKOUT / folder).rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(CHECKOUT).with_suffix("").parts).removesuffix(".__init__") for path in found]


@pytest.mark.parametrize("name", with_examples("trajan_tutor"))
def test_the_examples_of_a_module_give_what_they_say(name: str) -> None:
    """Each of them."""
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed
