"""The words that a page has from the beginning: of its buttons and headings, and for those who listen."""

from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words, languages, name_of
from trajan_tutor.viewmodel.page_model import LanguageOffered

_NAMES: Final = (
    *("region", "choices", "choices-picked", "choices-none", "log", "log-empty", "scores", "undo", "unpick", "keys"),
    *("panels", "steps", "show-rule", "card-step", "card-refused", "card-none", "loading", "new"),
    *("table-empty", "tab-log", "tab-rule", "tab-points", "tab-book", "tab-symbols", "tab-history"),
    *("points-none", "points-source", "points-sum", "filter", "filter-none"),
    *("form", "form-game", "form-seats", "form-name-hint", "form-setup", "form-language"),
    *("form-theme", "form-begin", "form-cancel", "form-again", "form-pace", "form-hot-seat"),
    *("history-scrubber", "history-lines", "history-redo", "history-go", "history-rename", "history-name"),
    *("history-keep", "history-remove", "history-remove-sure", "history-remove-not", "history-compare"),
    *("history-compare-hint", "history-choose", "history-cancel", "history-before", "history-after"),
    *("tab-coach", "coach-cancel", "coach-news", "coach-look-back"),
    *("compare", "compare-nothing", "compare-points"),
    *("report-all", "report-go-on", "reports", "ending-next"),
    *("bots", "bots-play", "bots-pause", "bots-speed", "bots-at-once", "bots-played-out", "missed", "missed-about"),
    *(
        "since",
        "open-replay",
        "replay",
        "replay-play",
        "replay-pause",
        "replay-previous",
        "replay-next",
    ),
    *("lesson", "lesson-next", "lesson-back", "lesson-again", "lesson-undo", "lesson-hint", "lesson-show-me"),
    *("lesson-explore", "lesson-come-back", "lesson-reply", "lesson-dial", "lesson-all"),
    *(
        "lesson-progress",
        "lesson-print",
        "lesson-games",
        "lesson-lessons",
        "replay-position",
        "practise",
        "lesson-moments",
        "lesson-called",
    ),
    *("end-points", "end-turns", "end-better", "end-lessons", "end-board", "end-back", "end-again"),
    *("replay-go", "replay-turning", "replay-curve", "enlarge", "enlarge-close"),
    *("analysis", "analysis-empty", "analysis-again", "rivals"),
    *("tab-review", "review-curve", "review-decisions", "review-played"),
    *(
        "review-better",
        "review-because",
        "review-here",
        "review-retry",
        "review-decided",
        "review-all",
        "review-others",
        "review-before",
        "review-after",
    ),
    *(
        "review-board",
        "review-unsure",
        "practice-again",
        "practice-show",
        "practice-next",
        "practice-leave",
    ),
    *("saved-games", "saved-games-none", "tab-ending", "tab-found", "close"),
    *("readings", "readings-ask", "readings-about", "readings-as-usual", "readings-usual", "reading-says"),
)

# What the stage adds: its own buttons and keys, and what it says when nobody answers.
_STAGE: Final = (
    *("verdict", "more", "less", "menu", "whole-table", "full-screen"),
    *("full-screen-leave", "rail-left", "speed-steps", "choices-all", "choices-find", "choices-not-found"),
    *("step-back", "next-step", "skip-to-me", "copy-report", "waiting", "taken", "gone", "start-again", "look-around"),
    *("unsaved-about", "unsaved-download", "unsaved-saved"),
    *("save-copy", "keys-all", "key-go", "key-go-all", "key-choose", "key-number", "key-panes", "key-whole"),
    *("key-pin", "key-next", "key-undo", "key-hint", "key-explore", "key-list", "key-rule", "key-score"),
    *("wording", "wording-ask", "wording-key", "wording-unknown", "wording-copy", "wording-copied"),
    *("amount", "amount-less", "amount-more", "amount-side"),
    *("lesson-helps", "key-full", "key-pause", "key-step", "key-speed", "key-keys", "key-escape"),
)


def page_labels(words: Words) -> dict[str, str]:
    """Return all labels by their names, with underlines as a page writes them."""
    return {name.replace("-", "_"): words(Message.of(f"board-{name}")) for name in (*_NAMES, *_STAGE)}


def languages_shown() -> list[LanguageOffered]:
    """Return the languages that are offered, each as it is called in itself."""
    return [{"key": key, "name": name_of(key)} for key in languages()]
