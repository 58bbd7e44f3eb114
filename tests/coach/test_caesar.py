"""The coach on Caesar!: figures that can be worked out again, words in terms of this game, nothing that is hidden."""

import pytest
from coach.situations import Situation, advised, each_of, searched
from coach.test_reasons import check
from the_games import AnyGame, find_game

from trajan_tutor.coach.reasons import Reason, reasons
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import area_of
from trajan_tutor.i18n import Words

CAESAR: AnyGame = find_game("caesar")
WORDS = Words("en", (CAESAR.resources.words,))
AGAINST: dict[str, tuple[tuple[str, object], ...]] = {
    "person": (),
    "modules": (("modules", "poison,centurions,checkpoints"),),
    "crassus": (("solo", "high"),),
    "harder": (("harder", True), ("modules", "poison"), ("side", "pompey"), ("solo", "medium")),
}


def after_turns(against: str, seed: int, turns: int) -> Situation:
    """Return the position of a person after so many random turns, or the last one before it."""
    state = CAESAR.new_game(Setup(2, seed, AGAINST[against]))
    rng = Rng(seed)
    last = state
    while CAESAR.begun(state) <= turns and not CAESAR.is_over(state):
        choices = CAESAR.legal(state)
        if CAESAR.may_evaluate(state) and len(choices) > 1:
            last = CAESAR.copy(state)
        CAESAR.apply(state, choices[rng.below(len(choices))])
    return Situation(CAESAR, last, CAESAR.current_seat(last))


SITUATIONS = [after_turns(against, seed, 4 + 5 * seed) for seed in range(1, 4) for against in AGAINST]
IDS = [f"{against}-{seed}" for seed in range(1, 4) for against in AGAINST]


def told(where: Situation) -> list[Reason]:
    """Return every reason of the comparisons in a position, both ways round."""
    adviser = advised(where, own=where.turn(3))
    contests = list(adviser.contests.values())
    return [reason for one in contests for reason in (*reasons(one), *reasons(one.turned()))]


def keys(message: Message) -> set[str]:
    """Return the keys of a message and of those in it."""
    inside = [keys(value) for _, value in message.parameters if isinstance(value, Message)]
    return {message.key}.union(*inside)


@pytest.mark.parametrize("where", each_of(SITUATIONS, len(AGAINST), IDS))
def test_every_figure_can_be_worked_out_again(where: Situation) -> None:
    """Against a person and against Crassus, with modules and without."""
    adviser = advised(where, own=where.turn(3))
    for contest in adviser.contests.values():
        check(contest.question, contest, reasons(contest))
        check(contest.question, contest.turned(), reasons(contest.turned()))


@pytest.mark.parametrize("where", each_of(SITUATIONS, len(AGAINST), IDS))
def test_a_hint_does_not_depend_on_hidden_things(where: Situation) -> None:
    """Tokens dealt anew give the same words and the same figures."""
    other = CAESAR.determinize(where.observation, 77)
    again = searched(Situation(CAESAR, other, where.seat), own=where.turn(3))
    first = advised(where, own=where.turn(3))
    assert [reasons(one) for one in again.contests.values()] == [reasons(one) for one in first.contests.values()]
    assert [line.margin for line in again.search.lines()] == [line.margin for line in first.search.lines()]


def test_reasons_speak_of_this_game() -> None:
    """What closes and what is given away has words of its own, and every sentence is whole."""
    found = [reason for where in SITUATIONS for reason in told(where)]
    said = {key for reason in found for key in keys(reason.message)}
    assert {"caesar-reason-province-closed", "caesar-reason-rival-bonus-near"} <= said
    for reason in found:
        text = WORDS(reason.message)
        assert "⟦" not in text
        assert "{" not in text


def test_what_a_turn_closes_is_told_with_its_sums() -> None:
    """The figures in the words are those on the board after the turn."""
    seen = 0
    for where in SITUATIONS:
        for reason in told(where):
            by = dict(reason.message.parameters).get("what")
            if reason.message.key != "coach-reason-by" or not isinstance(by, Message):
                continue
            seen += 1
            figures = dict(by.parameters)
            own, enemy = figures["own"], figures["enemy"]
            assert isinstance(own, int)
            assert isinstance(enemy, int)
            assert own > enemy
    assert seen


def test_words_for_every_area_of_the_board() -> None:
    """Where a hint begins."""
    for where in SITUATIONS:
        for spot in CAESAR.spots(where.observation):
            assert WORDS.has(f"caesar-look-{area_of(spot.name)}"), spot.name
    assert WORDS.has("caesar-look-list")


@pytest.mark.parametrize("where", SITUATIONS, ids=IDS)
def test_the_worths_of_the_features_are_the_worth_of_the_position(where: Situation) -> None:
    """For both sides, so that reasons are parts of what the search goes by."""
    for seat in range(2):
        features = CAESAR.features(Observation(seat, where.state), seat)
        assert sum(feature.value for feature in features) == CAESAR.evaluate(where.state, seat)


def test_the_loss_of_the_game_is_told_as_such() -> None:
    """Near the end a turn may lose at once: nobody is told that it costs more markers than a side has."""
    told = []
    for seed in range(1, 9):
        where = after_turns("person", seed, 40)
        adviser = advised(where, own=where.turn(seed))
        told += [adviser.verdict().message, *(answer.message for answer in adviser.answers())]
    points = [dict(message.parameters).get("points", 0) for message in told]
    assert all(number == "decides" or (isinstance(number, int) and number < CAESAR.decisive_loss) for number in points)
    said = [WORDS(message) for message in told]
    assert any("your chances to win from" in one for one in said), said
    assert CAESAR.decisive_loss == 12


def test_a_turn_that_ends_by_drawing_is_a_whole_turn() -> None:
    """What is drawn belongs to a later turn; where something is still to be decided after it, a hint says so."""
    drawn = 0
    for where in SITUATIONS:
        adviser = advised(where, own=where.turn(3))
        session = adviser.hint().play()
        state = CAESAR.copy(where.state)
        shows = False
        for move in adviser.best:
            shows = shows or CAESAR.reveals(state, move)
            CAESAR.apply(state, move)
        assert session.is_whole == CAESAR.may_evaluate(state)
        assert session.message.key == ("coach-play" if session.is_whole else "coach-play-until")
        drawn += shows and session.is_whole
    assert drawn


def test_what_may_decide_the_game_is_no_number_of_markers() -> None:
    """A won game is worth more than all markers of a side: such a figure is never told as markers."""
    decisive = []
    for seed in range(1, 15):
        adviser = advised(where := after_turns("person", seed, 40), own=where.turn(seed))
        for contest in adviser.contests.values():
            decisive += [
                reason
                for reason in (*reasons(contest), *reasons(contest.turned()))
                if reason.points >= CAESAR.decisive_loss or reason.theme.name == "won"
            ]
    said = {WORDS(reason.message) for reason in decisive}
    assert "you win" in said
    assert any(one.startswith("the other side wins ") for one in said), said
    assert any(one.endswith("and that may decide the game") for one in said), said
    assert not any("marker" in one for one in said), said


@pytest.mark.parametrize("where", each_of(SITUATIONS, len(AGAINST), IDS))
def test_a_hint_begins_with_a_province_and_what_is_at_stake_there(where: Situation) -> None:
    """Its name, its sums and its free spaces as they are now; no word of the token that goes there."""
    hint = advised(where).hint()
    look = hint.look()
    if look.message.key != "coach-look-stake":
        assert hint.consider().message.key == "coach-consider-only" or not hint.play().steps[0].notation.startswith(
            "place"
        )
        return
    assert look.spots[0].startswith("province.")
    text = WORDS(look.message)
    assert "{" not in text
    assert "token 4/2" not in text
    stake = dict(look.message.parameters)["stake"]
    assert isinstance(stake, Message)
    about = dict(stake.parameters)
    code = look.spots[0].split(".")[1]
    lead = next(one for one in CAESAR.features(where.observation, where.seat) if one.place == code)
    assert about["spaces"] == dict(lead.about)["spaces"]
    assert (about["own"], about["enemy"]) == (dict(lead.about)["own"], dict(lead.about)["enemy"])
