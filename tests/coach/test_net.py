"""What a turn is worth in all comes first: gains and losses that add up to it, or how many turns are as good."""

from dataclasses import replace

import pytest
from coach.situations import Situation, advised, situations

from trajan_tutor.coach.estimates import NOTHING
from trajan_tutor.coach.hint_blocks import headline_of, hint_sentence, statements_at
from trajan_tutor.coach.ladder import Because, HintLevel
from trajan_tutor.coach.net import Net, NetPart
from trajan_tutor.coach.statements import EqualTurn, Sentence
from trajan_tutor.engine.message import Message, Term

SENATE = NetPart(Term("trajan-source-senate"), 10)
TILES = NetPart(Term("trajan-source-trajan-tiles"), -6)
NET = Net(NOTHING, 4, (SENATE, TILES), 7)


def because(net: Net, *, is_level: bool = False, wins: bool = False) -> Because:
    """Return a last rung of a turn that is better by so much."""
    return Because(Message.of("coach-because"), (), (), 0.0, 10, (), (), (), is_level=is_level, wins=wins, net=net)


def keys(rung: Because) -> list[str]:
    """Return what comes first, by its keys."""
    return [message.key for message in headline_of(rung)]


def test_gains_and_losses_have_each_their_sign() -> None:
    """And one sentence names them all."""
    assert NET.message is not None
    assert NET.message.key == "coach-net"
    assert [part.message.key for part in NET.parts] == ["coach-net-gain", "coach-net-loss"]
    assert [dict(part.message.parameters)["points"] for part in NET.parts] == [10, 6]


def test_where_nothing_has_a_name_the_frequency_is_told() -> None:
    """As long as the turn did better clearly more often than not."""
    nameless = replace(NET, parts=())
    assert nameless.message == Message.of("coach-net-often", times=7)
    assert replace(nameless, times=5).message is None


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((70.0, 65.0), ["coach-net-chances"]),
        ((2.0, 1.0), ["coach-nearly-lost", "coach-net-chances"]),
        ((99.6, 60.0), ["coach-nearly-won", "coach-net-chances"]),
        ((70.2, 69.8), []),
    ],
)
def test_where_who_wins_is_decided_chances_are_told(chances: tuple[float, float], told: list[str]) -> None:
    """And a game that is lost or won says so at the top."""
    assert keys(because(replace(NET, figure=replace(NOTHING, chances=chances)))) == told


def test_a_turn_that_wins_is_not_reckoned_up() -> None:
    """Nobody asks by how much."""
    assert keys(because(NET, wins=True)) == []
    assert keys(because(NET)) == ["coach-net"]


@pytest.mark.parametrize("where", situations(6))
def test_the_parts_add_up_and_what_is_even_is_said_first(where: Situation) -> None:
    """Turns that are as good stand below, unfolded, and are as many as were counted."""
    hint = advised(where).hint()
    rung = hint.because()
    if rung.net is None or rung.wins:
        return
    assert rung.net.points == round(rung.net.figure.points)
    assert not rung.net.parts or sum(part.points for part in rung.net.parts) == rung.net.points
    first, *rest = statements_at(hint, HintLevel.BECAUSE)
    assert isinstance(first, Sentence)
    ties = [statement for statement in rest if isinstance(statement, EqualTurn)]
    if not rung.is_level:
        assert ties == []
        return
    even = headline_of(rung)[-1]
    assert even == Message.of("coach-even", count=2 + len(rung.equals))
    assert hint_sentence(hint, HintLevel.BECAUSE) == even
    assert len(ties) == min(2, 1 + len(rung.equals))
