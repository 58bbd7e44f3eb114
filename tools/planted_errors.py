"""Plants errors across the modules, one patch for each.

`draw` changes one place in each of 40 modules, chosen by a seed, and writes the patches. `check` tells which of them
the tests see: each error alone with the tests nearest to it (those that are called like its module, then the others of
its room; for the page its unit tests), then with `--together` what is left in one run of other tests, of which what
failed is run with each error alone. `--tests` tries each alone with tests that are named.

    python tools/planted_errors.py check --results before.json --checkout ../before
    python tools/planted_errors.py check --results before.json --checkout ../before --together tests/browser
    python tools/planted_errors.py check --results after.json --before before.json
    python tools/planted_errors.py table --before before.json --results after.json

What is seen already is not tried again. With `--before` only what was seen then is tried, first with the very test that
saw it. The light page is bundled anew with `--page-site`, where there is one.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from planted_check import Check, Sight, sights_in
from planted_drawing import Drawing, stored_patches
from planted_table import table
from planted_tree import PlantedTree, name_of

CHECKOUT = Path(__file__).parent.parent


def asked_for(names: Sequence[str], before: dict[str, Sight] | None) -> list[Path]:
    """Return the patches of these names, of these drawings, or all; else only those that were seen before."""
    patches = stored_patches(CHECKOUT)
    if names:
        return [patch for patch in patches if {name_of(patch), patch.parent.name} & set(names)]
    return [patch for patch in patches if before is None or ((sight := before.get(name_of(patch))) and sight.seen_by)]


def check(given: argparse.Namespace) -> int:
    """Plant what is asked for in a copy of the checkout; print what the tests see."""
    before = sights_in(given.before) if given.before else None
    patches = asked_for(given.names, before)
    with TemporaryDirectory() as copy:
        tree = PlantedTree.copied(given.checkout.resolve(), Path(copy), given.python, page_site=given.page_site)
        tree = replace(tree, seconds=given.seconds, long=given.long, jobs=given.jobs, test_seconds=given.test_seconds)
        checked = Check(tree, patches, given.results, before)
        if given.tests:
            checked.chosen(given.tests)
        elif not given.only_together:
            checked.nearest()
        if given.together is not None:
            checked.together(given.together or ["tests"])
    seen = {name for name, sight in checked.sights.items() if sight.seen_by}
    unseen = [name for patch in patches if (name := name_of(patch)) not in seen]
    print(f"{len(patches) - len(unseen)} of {len(patches)} are seen.", *unseen, sep="\n")
    return 0


def arguments_of(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw", help="write one patch for each error that a seed draws")
    drawing.add_argument("--seed", type=int, required=True)
    checking = commands.add_parser("check", help="run tests with the errors, and tell which of these they see")
    checking.add_argument("names", nargs="*", help="names of patches (41/07-turn) or drawings (41); all without any")
    checking.add_argument("--results", type=Path, required=True, help="a JSON file, which is gone on with")
    checking.add_argument("--before", type=Path, help="results of before: what saw an error then is tried first")
    checking.add_argument("--checkout", type=Path, default=CHECKOUT, help="the tree that is copied")
    checking.add_argument("--python", type=Path, default=Path(sys.executable), help="what runs the tests")
    checking.add_argument("--seconds", type=int, default=3600, help="how long one run may take")
    checking.add_argument("--test-seconds", type=int, help="how long one test may take, for errors without an end")
    checking.add_argument("--jobs", type=int, default=1, help="how many processes run the tests of a folder")
    checking.add_argument("--long", action="store_true", help="run the tests marked `long` too")
    checking.add_argument("--page-site", action="store_true", help="copy the light page, and bundle it with each error")
    checking.add_argument("--tests", nargs="+", metavar="TESTS", help="try these in place of the tests nearest to each")
    checking.add_argument("--together", nargs="*", metavar="TESTS", help="plant what is unseen at once; all tests")
    checking.add_argument("--only-together", action="store_true", help="leave out the tests nearest to each")
    showing = commands.add_parser("table", help="print all errors with what saw them before and after")
    showing.add_argument("--before", type=Path, required=True)
    showing.add_argument("--results", type=Path, required=True)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw errors, check what sees them, or show that."""
    given = arguments_of(arguments)
    if given.command == "check":
        return check(given)
    if given.command == "draw":
        print(*Drawing(CHECKOUT, given.seed).write(), sep="\n")
    else:
        print(*table(stored_patches(CHECKOUT), sights_in(given.before), sights_in(given.results)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
