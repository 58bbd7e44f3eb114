"""Which plurals a language has, asked of Fluent: the kinds of whole numbers for which it has words of its own."""

from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
# Every kind that a language has comes up among so many.
_NUMBERS: Final = range(201)
_ASK: Final = (
    "kind = { $number ->\n" + "".join(f"    [{one}] {one}\n" for one in CATEGORIES[:-1]) + "   *[other] other\n }"
)


@cache
def categories_of(language: str) -> tuple[str, ...]:
    """Return the kinds of plural that whole numbers have in a language.

    >>> categories_of("en"), categories_of("cs"), categories_of("pl")
    (('one', 'other'), ('one', 'few', 'other'), ('one', 'few', 'many'))
    """
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(_ASK))
    pattern = bundle.get_message("kind").value
    assert pattern is not None  # noqa: S101 (it stands above)
    found = {bundle.format_pattern(pattern, {"number": number})[0] for number in _NUMBERS}
    return tuple(one for one in CATEGORIES if one in found)


def lacking_categories(language: str, variants: AbstractSet[str]) -> tuple[str, ...]:
    """Return the kinds of plural that a choice by a number has no variant for.

    >>> lacking_categories("cs", {"one", "other"}), lacking_categories("pl", {"one", "few", "many", "other"})
    (('few',), ())
    """
    return tuple(one for one in categories_of(language) if one not in variants)
