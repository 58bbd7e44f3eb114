"""What a page shows of the coach, as plain blocks in words: the panel beside the board, and the wide place below it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.reasons import Certainty, Reason
from trajan_tutor.coach.turns import Step
from trajan_tutor.desk import panels
from trajan_tutor.desk.coach_found import When, cost_of
from trajan_tutor.desk.coach_model import CoachItem
from trajan_tutor.desk.coach_practice import Practice
from trajan_tutor.desk.coaching import Coach
from trajan_tutor.desk.following import steps_followed
from trajan_tutor.desk.words_model import Card
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit, Plan
from trajan_tutor.i18n import Words
from trajan_tutor.session.explore import Consequences
from trajan_tutor.session.hints import (
    HINT_LEVELS,
    PLANNED,
    SIGNS,
    ComparisonShown,
    HintShown,
    capital,
    completed_words,
    equals_words,
    merit_sign,
    sign_of,
    steps_words,
)
from trajan_tutor.session.session import Session
from trajan_tutor.session.trials import title_of, tried

Block = dict[str, Any]

# How a turn is called that somebody asked about, or that was played, and what shows the better one.
_ASKED: Final = ("coach-named", "better")
_PLAYED: Final = ("board-coach-played", "better-verdict")


def panel(coach: Coach, words: Words) -> list[Block]:
    """Return what the panel of the coach shows: only what was asked for."""
    session = coach.host.own_play()
    if session is None:
        return []
    if coach.practice.is_on:
        return _practice(coach.practice, session, words)
    if coach.trial is not None:
        return _trial(coach.trial, words)
    found = coach.found
    blocks: list[Block] = []
    # What came last stands first.
    if found.comparison is not None:
        blocks += [_title(words, "board-coach-weighed"), *_comparison(found.comparison, words, _ASKED)]
    if coach.verdicts.shown is not None:
        blocks += _verdict(coach.verdicts.shown, words)
    if found.hint is None:
        blocks.append(_buttons([("hint", -1, words(Message.of("board-coach-hint")), "")]))
    else:
        blocks += _hint(session, found.hint, found.node, words)
    blocks.append(_title(words, "board-coach-turns"))
    return [*blocks, *_turns(coach, words), *_kept(coach, session, words), _dial(coach, session.game, words)]


@dataclass(slots=True)
class Wide:
    """The blocks of the wide place, kept while nothing of them changes: their pictures take a while."""

    _key: tuple[object, ...] = ()
    _blocks: list[Block] = field(default_factory=list)

    def blocks(self, coach: Coach, words: Words, prefix: str, theme: str) -> list[Block]:
        """Return what the wide place shows."""
        key = (id(coach.found.consequences), words.language, theme)
        if key != self._key:
            self._key, self._blocks = key, wide(coach, words, prefix, theme)
        return self._blocks


def wide(coach: Coach, words: Words, prefix: str, theme: str) -> list[Block]:
    """Return what needs more room than a panel: what turns lead to."""
    consequences = coach.found.consequences
    if consequences is None:
        return []
    closing = _buttons([("close", -1, words(Message.of("board-coach-close")), "")])
    return [_title(words, "board-coach-explored"), *_led_to(consequences, words, prefix, theme), closing]


def _led_to(consequences: Consequences, words: Words, prefix: str, theme: str) -> list[Block]:
    first, others = (
        [
            {
                "text": consequences.title(number, deal),
                "svg": consequences.draw(number, deal=deal, prefix=f"{prefix}-led{number}-{deal}", theme=theme).svg,
            }
            for number, deal in consequences.boards()
            if bool(deal) is is_other
        ]
        for is_other in (False, True)
    )
    spread = consequences.draw_spread(prefix=f"{prefix}-spread", theme=theme)
    points = consequences.draw_points(prefix=f"{prefix}-points", theme=theme)
    return [
        {"kind": "boards", "items": first},
        {"kind": "picture", "svg": spread.svg},
        *(_text(line) for line in consequences.told()),
        {"kind": "picture", "svg": points.svg},
        *([_title(words, "board-coach-deals"), {"kind": "boards", "items": others}] if others else []),
    ]


def _trial(trial: Session, words: Words) -> list[Block]:
    texts = tried(trial)
    off = "" if texts else "off"
    blocks = [_title(words, "board-coach-trial"), _text(words(Message.of("board-coach-trial-text")))]
    if texts:
        blocks.append(_text(title_of(trial, words)))
    blocks.append(
        _buttons(
            [
                ("weigh", -1, words(Message.of("board-coach-weigh")), off),
                ("keep", -1, words(Message.of("board-coach-keep")), off),
                ("leave", -1, words(Message.of("board-coach-leave")), ""),
            ]
        )
    )
    return blocks


def _practice(practice: Practice, session: Session, words: Words) -> list[Block]:
    """Return what is said of an attempt, and what can be done next; the answer is shown when it is asked for."""
    blocks = [_title(words, "board-practice")]
    attempt = practice.attempt
    if attempt is not None and practice.standing == "wrong":
        why = attempt.why_better()
        if why:
            blocks += [_text(words(Message.of("board-practice-because"))), *_reasons(session, why, words)]
    if practice.shows_better:
        blocks += [_text(words(Message.of("coach-play"))), _steps(practice.present.better, words)]
    tried_again = "" if practice.standing in ("wrong", "right") else "off"
    following = "" if practice.has_more else "off"
    shown = "done" if practice.shows_better else ""
    blocks.append(
        _buttons(
            [
                ("practice-again", -1, words(Message.of("board-practice-again")), tried_again),
                ("practice-show", -1, words(Message.of("board-practice-show")), shown),
                ("practice-next", -1, words(Message.of("board-practice-next")), following),
                ("practice-leave", -1, words(Message.of("board-coach-leave")), ""),
            ]
        )
    )
    return blocks


def _kept(coach: Coach, session: Session, words: Words) -> list[Block]:
    """Return what offers the mistakes of earlier games for practice; nothing where there are none."""
    mistakes = len(coach.practice.kept.to_practise(session.game.name))
    if not mistakes:
        return []
    button = ("practise-kept", -1, words(Message.of("board-practice-kept", mistakes=mistakes)), "")
    return [_title(words, "board-practice"), _buttons([button])]


def _dial(coach: Coach, game: TutorGame, words: Words) -> Block:
    return {
        "kind": "select",
        "action": "tell",
        "label": words(Message.of("board-coach-tell")),
        "options": [words(_way(when, game)) for when in When],
        "chosen": list(When).index(coach.verdicts.tell),
    }


def _way(when: When, game: TutorGame) -> Message:
    cost = cost_of(when, game)
    if cost is None:
        return Message.of(f"board-coach-tell-{when.value}")
    return Message.of("board-coach-tell-above", points=cost)


def _verdict(shown: ComparisonShown, words: Words) -> list[Block]:
    blocks = [_title(words, "board-coach-verdict"), *_comparison(shown, words, _PLAYED)]
    return [*blocks, _buttons([("retry", -1, words(Message.of("board-coach-retry")), "")])]


def _hint(session: Session, hint: HintShown, node: int, words: Words) -> list[Block]:
    done = steps_followed(session, hint, node) or 0
    if session.tree.here.number != node:
        advice = hint.hint.play()
        return [_text(words(advice.message)), _steps(advice.steps, words, done)]
    states = [
        "done" if at < hint.hint_level else "" if at == hint.hint_level else "off" for at in range(len(HINT_LEVELS))
    ]
    hint_levels = [
        ("hint-level", at + 1, words(Message.of(f"board-coach-{name}")), state)
        for at, (name, state) in enumerate(zip(HINT_LEVELS, states, strict=True))
    ]
    blocks = [_buttons(hint_levels)]
    if hint.hint_level >= HINT_LEVELS.index("look") + 1:
        blocks.append(_text(words(hint.hint.look().message)))
    if hint.hint_level >= HINT_LEVELS.index("consider") + 1:
        blocks.append(_text(words(hint.hint.consider().message)))
    if hint.hint_level >= HINT_LEVELS.index("play") + 1:
        advice = hint.hint.play()
        blocks += [_text(words(advice.message)), _steps(advice.steps, words)]
        if advice.ordered is not None:
            blocks.append(_text(words(advice.ordered.message), faint=True))
    if hint.hint_level >= HINT_LEVELS.index("because") + 1:
        blocks += _because(session, hint, words)
    return blocks


def _because(session: Session, hint: HintShown, words: Words) -> list[Block]:
    because = hint.hint.because()
    blocks = []
    if because.brought or because.merits:
        blocks += [_text(words(Message.of("coach-brought"))), *_reasons(session, because.brought, words)]
        blocks += _certain(session, [(merit_sign(one), one) for one in because.merits], words)
    if because.plans:
        blocks += [
            _text(words(Message.of("coach-plans"))),
            *_certain(session, [(PLANNED, plan) for plan in because.plans], words),
        ]
    if because.reasons or not because.compared:
        blocks += [_text(words(because.message)), *_reasons(session, because.reasons, words)]
    if because.against:
        blocks += [_text(words(because.against_message)), *_reasons(session, because.against, words, against=True)]
    if because.compared and because.own is None:
        blocks.append(_text(words(because.compared_message(steps_words(because.compared, words))), faint=True))
    if because.others_message is not None:
        blocks.append(_text(words(because.others_message)))
    blocks += [_text(text) for text in equals_words(because, words)]
    risks = [{"sign": SIGNS[Certainty.RISK], "text": words(one.message)} for one in likely(because.answers)]
    return [*blocks, {"kind": "reasons", "items": risks}] if risks else blocks


def _certain(session: Session, told: Iterable[tuple[str, Plan | Merit]], words: Words) -> list[Block]:
    """Return what is certain, each with the card of its rule."""
    items = [
        {
            "sign": sign,
            "text": capital(words(one.message)),
            "card": panels.rule_card(session.game, words, one.rule),
        }
        for sign, one in told
    ]
    return [{"kind": "reasons", "items": items}] if items else []


def _turns(coach: Coach, words: Words) -> list[Block]:
    found = coach.found
    actions = [("try", -1, words(Message.of("board-coach-try")), "")]
    if not found.lists:
        actions.append(("list", -1, words(Message.of("board-coach-list")), ""))
    blocks = [_buttons(actions)]
    if not found.turns:
        return [*blocks, _text(words(Message.of("board-coach-turns-text")), faint=True)]
    weigh = words(Message.of("board-coach-weigh-turn"))
    items = [
        {
            "action": "choose",
            "number": number,
            "text": title,
            "on": number in found.chosen,
            "more": {"action": "weigh-turn", "number": number, "text": weigh},
        }
        for number, (_, title) in enumerate(found.turns)
    ]
    blocks.append({"kind": "ticks", "items": items, "label": words(Message.of("board-coach-choose"))})
    off = "" if found.chosen else "off"
    return [*blocks, _buttons([("explore", -1, words(Message.of("board-coach-explore")), off)])]


def _comparison(shown: ComparisonShown, words: Words, about: tuple[str, str]) -> list[Block]:
    compared, session = shown.comparison, shown.session
    key, action = about
    named = words(Message.of(key, steps=steps_words(compared.named, words)))
    blocks = [_text(words(compared.message), strong=True), _text(named, faint=True)]
    blocks += [_text(text, faint=True) for text in completed_words(compared, words)]
    if compared.for_named:
        blocks += [_text(words(Message.of("coach-against-own"))), *_reasons(session, compared.for_named, words)]
    if not shown.shows_better:
        if compared.offer is not None:
            blocks.append(_buttons([(action, -1, words(Message.of("board-coach-better")), "")]))
        return blocks
    return [*blocks, *_better(session, compared.better(), compared.why_better(), words)]


def _better(session: Session, steps: Sequence[Step], why: Sequence[Reason], words: Words) -> list[Block]:
    blocks = [_text(words(Message.of("coach-play"))), _steps(steps, words)]
    if why:
        blocks += [_text(words(Message.of("coach-because-own"))), *_reasons(session, why, words)]
    return blocks


def reason_items(
    session: Session, reasons: Iterable[Reason], words: Words, *, against: bool = False
) -> list[CoachItem]:
    """Return reasons with their signs, each with the card of its rule."""
    return [
        {
            "sign": sign_of(reason),
            "against": against,
            "text": capital(words(reason.message)),
            "card": cast("Card", panels.rule_card(session.game, words, reason.rule)),
        }
        for reason in reasons
    ]


def _reasons(session: Session, reasons: Iterable[Reason], words: Words, *, against: bool = False) -> list[Block]:
    items = reason_items(session, reasons, words, against=against)
    return [{"kind": "reasons", "items": items}] if items else []


def _steps(steps: Sequence[Step], words: Words, done: int = 0) -> Block:
    items = [{"text": words(step.message), "done": at < done} for at, step in enumerate(steps)]
    return {"kind": "steps", "items": items}


def _title(words: Words, key: str) -> Block:
    return {"kind": "title", "text": words(Message.of(key))}


def _text(text: str, *, faint: bool = False, strong: bool = False) -> Block:
    return {"kind": "text", "text": text, "faint": faint, "strong": strong}


def _buttons(buttons: Sequence[tuple[str, int, str, str]]) -> Block:
    names = ("action", "number", "text", "state")
    return {"kind": "buttons", "items": [dict(zip(names, one, strict=True)) for one in buttons]}
