"""Boards with the same words have one catalogue, also where each of them is told on a thread of its own."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import Catalogue, catalogue_of
from trajan_tutor.i18n.entries import texts_of
from trajan_tutor.i18n.languages import OWN_FOLDER


def test_the_same_words_have_one_catalogue() -> None:
    """With other names of the seats they are others."""
    folder = find_game("trajan").resources.words
    assert Words("en", (folder,)).catalogue is Words("en", (folder,)).catalogue
    assert Words("en", (folder,), ("Ann",)).catalogue is not Words("en", (folder,)).catalogue
    assert Words("en", (folder,)).with_own({"any": "Any"}).say("any") == "Any"
    assert "any" in Words("en", (folder,)).say("any")


def test_no_words_are_missed_while_another_thread_learns_them() -> None:
    """A message is there as soon as it counts as learned."""
    folders: tuple[Path, ...] = (OWN_FOLDER, find_game("trajan").resources.words)
    keys = sorted({key for folder in folders for key in texts_of(folder, "en") if not key.startswith("-")})[:400]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        catalogue = Catalogue("en", folders)
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda _: [catalogue.has(key) for key in keys], range(8)))
    finally:
        sys.setswitchinterval(before)
    alone = Catalogue("en", folders)
    assert all(row == [alone.has(key) for key in keys] for row in found)
    assert catalogue_of.cache_info().maxsize
