"""Babel with no more than Fluent asks it for, and with some languages only: 10 MB of 10.2 MB are other things.

Its code stays as it is, so that plurals, numbers and times are written as everywhere else.
"""

import pickle
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

# Code that writes numbers and times; messages, units and lists are made by others.
_MODULES: Final = ("__init__", "core", "dates", "localedata", "numbers", "plural", "util")
_FOLDERS: Final = ("localtime",)
# What follows from another language: where nothing else is said, and what a system without a language speaks.
_ALWAYS: Final = ("root", "en", "en_US", "en_US_POSIX")
_KEPT_OF_A_LANGUAGE: Final = frozenset(
    {
        *("date_formats", "time_formats", "datetime_formats", "datetime_skeletons", "months", "days", "day_periods"),
        *("day_period_rules", "eras", "quarters", "week_data", "zone_formats", "locale_id"),
        *("number_symbols", "numbering_systems", "default_numbering_system", "minimum_grouping_digits"),
        *("decimal_formats", "percent_formats", "currency_formats", "scientific_formats"),
        *("plural_form", "ordinal_form", "character_order", "text_direction"),
    }
)
# Which languages, lands and time zones are another name of what; all of it is asked for by key.
_EMPTIED_FOR_ALL: Final = frozenset(
    {
        *("territory_zones", "zone_aliases", "zone_territories", "windows_zone_mapping", "territory_currencies"),
        *("territory_languages", "meta_zones", "likely_subtags", "territory_aliases"),
    }
)


def copy_babel(source: Path, target: Path, languages: Iterable[str]) -> None:
    """Copy from an installed Babel what Fluent needs of it for these languages into a folder that is made for it."""
    (target / "locale-data").mkdir(parents=True)
    for name in _MODULES:
        shutil.copy(source / f"{name}.py", target)
    for name in _FOLDERS:
        shutil.copytree(source / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for language in dict.fromkeys((*_ALWAYS, *languages)):
        file = source / "locale-data" / f"{language}.dat"
        if file.exists():
            kept = {key: value for key, value in _read(file).items() if key in _KEPT_OF_A_LANGUAGE}
            _write(target / "locale-data" / file.name, kept)
    everywhere = _read(source / "global.dat")
    _write(target / "global.dat", {key: {} if key in _EMPTIED_FOR_ALL else everywhere[key] for key in everywhere})


def _read(file: Path) -> dict[str, Any]:
    # It comes with an installed package, as its code does.
    found: dict[str, Any] = pickle.loads(file.read_bytes())  # noqa: S301
    return found


def _write(file: Path, data: dict[str, Any]) -> None:
    file.write_bytes(pickle.dumps(data, 2))
