"""The check of one language: `trajan-tutor check --language cs`, its beginning, and the stamps of its translations."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from trajan_tutor.cli.output import EXIT_BAD_INPUT, say, words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n.languages import (
    FALLBACK,
    OFFERED,
    OWN_FOLDER,
    PSEUDO,
    begun,
    is_ours,
    languages,
    name_of,
    share_of,
    whole_languages,
)
from trajan_tutor.proof.language_report import LanguageReport, Share, begin, report
from trajan_tutor.proof.translation_stamps import accept

# So many names of what lacks in a file are told; the file itself shows the rest.
_NAMED: Final = 5
_COLUMN: Final = 10
_GAP: Final = 2


def check_one_language(arguments: Namespace) -> int:
    """Check a language, after beginning it or stamping its translations where that is asked; return 1 if it lacks."""
    games = [arguments.game] if arguments.game else game_names()
    folders = [OWN_FOLDER, *(find_game(name).resources.words for name in games)]
    language, spoken = arguments.checked, arguments.language
    if language in (FALLBACK, PSEUDO):
        raise MisusedError("cli-language-made", language=language)
    if arguments.begin:
        files = begin(language, folders)
        print(say(spoken, "cli-language-begun", language=language, files=len(files)))
    if language not in begun(folders):
        raise MisusedError("cli-language-unknown", language=language)
    if arguments.accept is not None:
        refused = accept(folders, language, arguments.accept, arguments.reason)
        for name in refused:
            print(say(spoken, "cli-language-refused", name=name))
        if refused:
            return EXIT_BAD_INPUT
        if not arguments.game:
            _write_offered(folders)
    result = report(language, folders)
    print_report(spoken, result)
    return 1 if result.lacking or result.problems else 0


def _write_offered(folders: Sequence[Path]) -> None:
    """Write down which languages are whole: those are offered."""
    OFFERED.write_text(
        "".join(f"{language}\n" for language in whole_languages(folders) if language != FALLBACK), encoding="utf-8"
    )
    languages.cache_clear()


def print_report(spoken: str, result: LanguageReport) -> None:
    """Print the shares as a table, then what lacks, what is stale, and what is wrong."""
    print_shares(spoken, result.language, result.shares)
    for file, names in result.lacking.items():
        listed = ", ".join(names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
        print(say(spoken, "cli-language-lacks", file=file, count=len(names), names=listed))
    for name in result.stale:
        print(say(spoken, "cli-language-stale", name=name))
    if result.unstamped:
        print(say(spoken, "cli-language-unstamped", count=len(result.unstamped)))
    words = words_for(spoken)
    for problem in result.problems:
        print(words(problem))
    key = "cli-language-wrong" if result.problems else "cli-language-right"
    print(say(spoken, key, language=result.language, count=len(result.problems)))


def print_shares(spoken: str, language: str, rows: Sequence[Share]) -> None:
    """Print how much of each surface is there."""
    whole = Share(rows[0].surface) if rows else None
    named: list[tuple[str, Share]] = []
    for row in rows:
        name = say(spoken, f"cli-surface-{row.surface}")
        named.append((f"{name} ({row.game})" if row.game else name, row))
        if whole is not None:
            whole.texts += row.texts
            whole.there += row.there
            whole.stale += row.stale
    if whole is not None:
        named.append((say(spoken, "cli-surface-all"), whole))
    width = max((len(name) for name, _ in named), default=0)
    head = [say(spoken, f"cli-language-column-{one}") for one in ("texts", "lacking", "percent", "stale")]
    columns = [max(_COLUMN, len(one) + _GAP) for one in head]
    print(f"{f'{name_of(language)} ({language})':{width}}" + _in_columns(head, columns))
    for name, row in named:
        figures = (row.texts, row.texts - row.there, row.percent, row.stale)
        print(f"{name:{width}}" + _in_columns(figures, columns))


def _in_columns(cells: Iterable[object], columns: Iterable[int]) -> str:
    return "".join(f"{cell!s:>{column}}" for cell, column in zip(cells, columns, strict=True))


def language_notes(spoken: str, folders: Sequence[Path], *, whole: bool) -> list[str]:
    """Return what a check says of languages besides problems: who lacks which, and of the whole which are begun."""
    offered = languages()
    ours = [OWN_FOLDER, *(folder for folder in folders if is_ours(folder))]
    notes = [
        say(spoken, "cli-language-share", language=language, name=name_of(language), percent=share_of(language, ours))
        for language in begun(ours)
        if whole and language not in offered
    ]
    for folder in folders:
        if not is_ours(folder):
            lacking = [name_of(other) for other in offered if not any((folder / other).glob("*.ftl"))]
            if lacking:
                notes.append(say(spoken, "cli-language-absent", game=folder.parent.name, languages=tuple(lacking)))
    return notes
