"""Names: a class's name stands once in the package, so that it says which class is meant."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "trajan_tutor"

# Names that stand more than once, and why.
MORE_THAN_ONCE = {
    "State": "every game has one, and the protocol of the engine says what others may know of it",
    "Figures": "every game has its own: what its rules look up",
    "Table": "every game's layout collects what lies on its table",
    "Choosing": "the engine's protocols of a state that is to be chosen in, by the table of moves and by playouts",
}
MOST_EXCEPTIONS = 15


def classes() -> dict[str, list[str]]:
    """Give the modules in which a class of each name is defined."""
    found = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def test_the_name_of_a_class_stands_once() -> None:
    """Whoever reads it knows which class is meant, whatever the module imports."""
    twice = {name: where for name, where in classes().items() if len(where) > 1 and name not in MORE_THAN_ONCE}
    assert not twice, "\n".join(f"{name}: {', '.join(where)}" for name, where in twice.items())


def test_no_exception_is_left_that_is_none() -> None:
    """Each name of the list stands more than once, and there are few."""
    found = classes()
    assert not [name for name in MORE_THAN_ONCE if len(found.get(name, [])) < 2]
    assert len(MORE_THAN_ONCE) <= MOST_EXCEPTIONS
