"""What the panel of the coach shows, as plain blocks in words: only what was asked for."""

from typing import Final

from trajan_tutor.activities.retried_turn import RetriedTurn
from trajan_tutor.coach.hint_blocks import statements_up_to
from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.coach.review_blocks import better_statements
from trajan_tutor.coach.statements import Sentence, Statement, StepByStep, reasons_for
from trajan_tutor.coach.turn_comparison import named_turn, reason_statements, verdict_statements
from trajan_tutor.desk.coach.block_words import ask, blocks_of, buttons_block, text_block, title_block
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.findings import BY_CLICKS, HINT, Findings, VerdictsShown, cost_of, steps_followed
from trajan_tutor.desk.coach.position_coach import REFINED
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import HINT_LEVELS, HintShown, TurnComparisonShown, can_be_asked
from trajan_tutor.shown.tried_turn import title_of, tried
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachItem

# How a turn is called that somebody asked about, or that was played, and what shows the better one.
_ASKED: Final = ("coach-named", "better")
_PLAYED: Final = ("board-coach-played", "better-verdict")


def panel(coach: Coach, words: Words) -> list[CoachBlock]:
    """Return what the panel of the coach shows: only what was asked for."""
    session = coach.table.play
    if session is None:
        return []
    turn = coach.practice.turn
    if turn is not None:
        return _practice(turn, session, words)
    if coach.trial is not None:
        return _trial(coach.trial, words)
    findings, look = coach.findings, coach.position_coach.look
    can_ask = not coach.state.is_asked and can_be_asked(session)
    blocks = _asks(coach, session, words, can_ask=can_ask)
    # What came last stands first.
    if findings.comparison is not None:
        blocks += [title_block(words, "board-coach-weighed"), *_comparison(findings.comparison, words, _ASKED)]
    if coach.verdicts.shown is not None:
        blocks += _verdict(coach.verdicts.shown, words)
    if findings.hint is not None:
        if findings.has_turned:
            blocks.append(text_block(words(REFINED)))
        blocks += hint_blocks(session, findings.hint, findings.node, words)
    elif look is not None:
        blocks.append(text_block(words(look.message)))
    if can_ask and (findings.asks_why_not or findings.turns):
        blocks += [title_block(words, "board-coach-turns"), *_turns(coach, words)]
    return [*blocks, *_saved_mistakes(coach, session, words), _dial(coach, session.game, words)]


def _asks(coach: Coach, session: Session, words: Words, *, can_ask: bool) -> list[CoachBlock]:
    """Return what the coach can be asked for now: a hint or its next level, ideas, why not another turn."""
    asks: list[CoachItem] = []
    if can_ask:
        asks += next_ask(session, coach.findings, words)
    if coach.may_analyse:
        asks.append(ask(words, "analyse", "board-analysis", is_on=coach.analysis.is_on))
    if can_ask:
        asks.append(ask(words, "why-not", "board-coach-why-not", is_on=coach.findings.asks_why_not))
    return [{"kind": "asks", "items": asks}] if asks else []


def _trial(trial: Session, words: Words) -> list[CoachBlock]:
    blocks = [title_block(words, "board-coach-trial"), text_block(words(Message.of("board-coach-trial-text")))]
    offered = ["leave"]
    if tried(trial):
        blocks.append(text_block(title_of(trial, words)))
        offered = ["weigh", "keep", "leave"]
    return [
        *blocks,
        buttons_block([(action, -1, words(Message.of(f"board-coach-{action}")), "") for action in offered]),
    ]


def _practice(turn: RetriedTurn, session: Session, words: Words) -> list[CoachBlock]:
    """Return what is said of an attempt, and what can be done next; the answer is shown when it is asked for."""
    statements: list[Statement] = []
    if turn.attempt is not None and turn.standing == "wrong":
        why = reasons_for(turn.attempt.why_better())
        statements += [Sentence(Message.of("board-practice-because")), *why] if why else []
    if turn.standing == "shown":
        statements += better_statements(turn.retried.better, turn.why.why_better() if turn.why is not None else ())
    blocks = [title_block(words, "board-practice"), *blocks_of(statements, session.game, words)]
    offered = {
        "practice-again": turn.standing not in ("trying", "thinking"),
        "practice-did": turn.standing != "did",
        "practice-show": turn.standing != "shown",
        "practice-next": turn.has_more,
    }
    buttons = [(action, -1, words(Message.of(f"board-{action}")), "") for action, can_be in offered.items() if can_be]
    leave = ("practice-leave", -1, words(Message.of("board-coach-leave")), "")
    return [*blocks, buttons_block([*buttons, leave])]


def _saved_mistakes(coach: Coach, session: Session, words: Words) -> list[CoachBlock]:
    """Return what offers the mistakes of earlier games for practice; nothing where there are none."""
    mistakes = len(coach.saved_mistakes.to_practise(session.game.name))
    if not mistakes:
        return []
    button = ("practise-kept", -1, words(Message.of("board-practice-kept", mistakes=mistakes)), "")
    return [title_block(words, "board-practice"), buttons_block([button])]


def _dial(coach: Coach, game: TutorGame, words: Words) -> CoachBlock:
    return {
        "kind": "select",
        "action": "tell",
        "label": words(Message.of("board-coach-tell")),
        "options": [words(_way(when, game)) for when in VerdictsShown],
        "chosen": list(VerdictsShown).index(coach.verdicts.when),
    }


def _way(when: VerdictsShown, game: TutorGame) -> Message:
    cost = cost_of(when, game)
    if cost is None:
        return Message.of(f"board-coach-tell-{when.value}")
    key = "board-coach-tell-much" if when is BY_CLICKS else "board-coach-tell-above"
    return Message.of(key, points=cost)


def _verdict(shown: TurnComparisonShown, words: Words) -> list[CoachBlock]:
    blocks = [title_block(words, "board-coach-verdict"), *_comparison(shown, words, _PLAYED)]
    return [*blocks, buttons_block([("retry", -1, words(Message.of("board-coach-retry")), "")])]


def _turns(coach: Coach, words: Words) -> list[CoachBlock]:
    findings = coach.findings
    actions = [("try", -1, words(Message.of("board-coach-try")), "")]
    if not findings.lists:
        actions.append(("list", -1, words(Message.of("board-coach-list")), ""))
    blocks = [buttons_block(actions)]
    if not findings.turns:
        return [*blocks, text_block(words(Message.of("board-coach-turns-text")), faint=True)]
    weigh = words(Message.of("board-coach-weigh-turn"))
    items: list[CoachItem] = [
        {
            "action": "choose",
            "number": number,
            "text": title,
            "on": number in findings.chosen,
            "more": {"action": "weigh-turn", "number": number, "text": weigh},
        }
        for number, (_, title) in enumerate(findings.turns)
    ]
    blocks.append({"kind": "ticks", "items": items, "label": words(Message.of("board-coach-choose"))})
    if not findings.chosen:
        return blocks
    return [*blocks, buttons_block([("explore", -1, words(Message.of("board-coach-explore")), "")])]


def _comparison(shown: TurnComparisonShown, words: Words, about: tuple[str, str]) -> list[CoachBlock]:
    compared = shown.comparison
    key, action = about
    # On a page the verdict stands first, and the turn that it is on in small letters below it.
    statements = [
        *verdict_statements(compared),
        *named_turn(compared, key),
        *reason_statements(compared, shows_better=shown.shows_better),
    ]
    return blocks_of(statements, shown.session.game, words, offer=action)


def hint_blocks(session: Session, hint: HintShown, node: int, words: Words) -> list[CoachBlock]:
    """Return as much of a hint as was asked for; of one that is followed, the steps that are left."""
    if session.tree.here.number != node:
        advice = hint.hint.play()
        followed = (Sentence(advice.message), StepByStep(advice.steps))
        return blocks_of(followed, session.game, words, done=steps_followed(session, hint, node) or 0)
    return blocks_of(statements_up_to(hint.hint, hint.hint_level), session.game, words)


def next_ask(session: Session, findings: Findings, words: Words) -> list[CoachItem]:
    """Return what asks for a hint, or for its next level; nothing where all is told, or while its turn is played."""
    hint = findings.hint
    if hint is None:
        return [ask(words, HINT, "board-coach-hint")]
    if session.tree.here.number != findings.node or hint.hint_level == HintLevel.BECAUSE:
        return []
    following = f"board-coach-{HINT_LEVELS[hint.hint_level]}"
    return [ask(words, "hint-level", following, number=hint.hint_level + 1)]
