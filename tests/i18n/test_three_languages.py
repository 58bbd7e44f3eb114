"""Czech, Polish and Portuguese can follow: a handful of real messages with forms, plurals, decimals and dates.

The terms are those that the rulebooks use. The words of the languages themselves are no part of the product yet.
"""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import said_without_form
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.proof.catalogue_check import check_language
from trajan_tutor.proof.catalogue_entries import entries_of

SCRATCH = Path(__file__).parent / "scratch"
WHEN = datetime(2026, 11, 2, 14, 5, tzinfo=UTC)


def words_of(language: str) -> Words:
    """Return the words of a language: the scratch ones, and English where there are none."""
    return Words(language, [find_game("trajan").resources.words, SCRATCH])


def place(name: str) -> Term:
    """Return a place on the map."""
    return Term(f"trajan-province-{name}")


TOOK_WILD = Message.of("trajan-event-took-tile", tile=Term("trajan-tile-wild-goods"))
MARCHED = Message.of("trajan-move-leader-tile", province=place("raetia"), tile=Term("trajan-tile-wild-goods"))
IN_CAMP = Message.of("trajan-event-conquered", province=place("camp"))
TO_CAMP = Message.of("trajan-event-leader-moved", province=place("camp"))
TO_RAETIA = Message.of("trajan-event-leader-moved", province=place("raetia"))
PASSED = Message.of("trajan-event-passed", action=Term("trajan-action-military"))
DROPPED = Message.of("trajan-event-dropped", colour=Term("trajan-colour-blue"), tray=Term("trajan-slot-3"))
LEFT_PILE = Message.of("trajan-move-take-empty", pile=Term("trajan-pile-left"))
SCORE = Message.of("trajan-label-score", seat=1)
HOLDS = Message.of("cli-puzzles-holds", name="sets-1", lead=4.25, error=0.8, deals=240)
PLAYED = Message.of("board-saved-games-played", when=WHEN)

SENTENCES = {
    "cs": {
        TOOK_WILD: "Vzat žolík na zboží z fóra.",
        MARCHED: "Přesunout vojevůdce do provincie Raetia a vzít si žolíka na zboží",
        IN_CAMP: "Umístěn legionář ve vojenském táboře.",
        TO_CAMP: "Přesunut vojevůdce do vojenského tábora.",
        TO_RAETIA: "Přesunut vojevůdce do provincie Raetia.",
        PASSED: "Vynechána akce Armáda.",
        DROPPED: "Položen modrý kámen do misky III.",
        LEFT_PILE: "Vzít si vrchní kartu levé hromádky",
        SCORE: "skóre hráče B",
        HOLDS: "sets-1: nejlepší tah vede o 4,2 bodu (± 0,8, 240 rozdání).",
        PLAYED: "2. 11. 2026 14:05",
    },
    "pl": {
        TOOK_WILD: "Wzięto jokera karty towaru z forum.",
        MARCHED: "Przesunąć przywódcę do prowincji Raetia i wziąć jokera karty towaru",
        IN_CAMP: "Umieszczono legionistę w obozie militarnym.",
        TO_CAMP: "Przesunięto przywódcę do obozu militarnego.",
        TO_RAETIA: "Przesunięto przywódcę do prowincji Raetia.",
        PASSED: "Zrezygnowano z akcji militarnej.",
        DROPPED: "Położono niebieski znacznik na tacy III.",
        LEFT_PILE: "Wziąć wierzchnią kartę lewego stosu",
        SCORE: "wynik gracza B",
        HOLDS: "sets-1: najlepsza tura prowadzi o 4,2 punktu (± 0,8, rozdań: 240).",
        PLAYED: "2 lis 2026, 14:05",
    },
    "pt": {
        TOOK_WILD: "Pegou a mercadoria curinga no fórum.",
        MARCHED: "Mover o líder para a província Raetia e pegar a mercadoria curinga",
        IN_CAMP: "Colocou um legionário no acampamento militar.",
        TO_CAMP: "Moveu o líder para o acampamento militar.",
        TO_RAETIA: "Moveu o líder para a província Raetia.",
        PASSED: "Abriu mão da ação militar.",
        DROPPED: "Colocou um marcador azul na bandeja III.",
        LEFT_PILE: "Pegar a carta do topo da pilha da esquerda",
        SCORE: "pontuação do jogador B",
        HOLDS: "sets-1: a melhor jogada leva vantagem de 4,2 pontos (± 0,8, 240 distribuições).",
        PLAYED: "2 de nov. de 2026 14:05",
    },
}
PLURALS = {
    "cs": {
        0: ("0 bodů", "Nesplněno 0 požadavků.", "zbývá 0 kamenů."),
        1: ("jeden bod", "Nesplněn 1 požadavek.", "zbývá 1 kámen."),
        2: ("2 body", "Nesplněny 2 požadavky.", "zbývají 2 kameny."),
        5: ("5 bodů", "Nesplněno 5 požadavků.", "zbývá 5 kamenů."),
        22: ("22 bodů", "Nesplněno 22 požadavků.", "zbývá 22 kamenů."),
    },
    "pl": {
        0: ("0 punktów", "Nie zaspokojono 0 potrzeb.", "jest jeszcze 0 znaczników."),
        1: ("jeden punkt", "Nie zaspokojono 1 potrzeby.", "jest jeszcze 1 znacznik."),
        2: ("2 punkty", "Nie zaspokojono 2 potrzeb.", "są jeszcze 2 znaczniki."),
        5: ("5 punktów", "Nie zaspokojono 5 potrzeb.", "jest jeszcze 5 znaczników."),
        22: ("22 punkty", "Nie zaspokojono 22 potrzeb.", "są jeszcze 22 znaczniki."),
    },
    "pt": {
        0: ("0 pontos", "Deixou 0 demandas não atendidas.", "faltam 0 marcadores na mão."),
        1: ("um ponto", "Deixou 1 demanda não atendida.", "falta 1 marcador na mão."),
        2: ("2 pontos", "Deixou 2 demandas não atendidas.", "faltam 2 marcadores na mão."),
        22: ("22 pontos", "Deixou 22 demandas não atendidas.", "faltam 22 marcadores na mão."),
    },
}


@pytest.mark.parametrize("language", SENTENCES)
def test_words_take_the_form_that_the_language_needs(language: str) -> None:
    """Whatever English does with the same message."""
    words = words_of(language)
    assert {message: words(message) for message in SENTENCES[language]} == SENTENCES[language]


@pytest.mark.parametrize(
    ("language", "number"), [(language, number) for language in PLURALS for number in PLURALS[language]]
)
def test_plurals_reach_the_whole_sentence(language: str, number: int) -> None:
    """The verb too, and nothing is never one."""
    points, unmet, left = PLURALS[language][number]
    words = words_of(language)
    assert points in words.say("coach-verdict-costs", points=number)
    assert words.say("trajan-event-unmet", unmet=number) == unmet
    assert words.say("trajan-prompt-drop", tray=Term("trajan-slot-2"), left=number).endswith(left)


@pytest.mark.parametrize("language", SENTENCES)
def test_the_check_finds_nothing_in_their_forms(language: str) -> None:
    """Families have the same forms, and words stand for a number only where it is the only one."""
    folder = find_game("trajan").resources.words
    english, _ = entries_of([OWN_FOLDER, folder], FALLBACK)
    entries, problems = entries_of([SCRATCH], language)
    words = Words()
    assert [words(problem) for problem in (*problems, *check_language(language, english, entries))] == []


@pytest.mark.parametrize("game", game_names())
def test_every_word_has_the_form_that_a_sentence_asks_for(game: str) -> None:
    """In whole games, choices and prompts included: English leaves no form out in silence either."""
    played = find_game(game)
    words = Words(FALLBACK, [played.resources.words])
    for seed in range(3):
        state, rng = played.new_game(Setup(played.seat_counts[-1], seed)), Rng(seed)
        while not played.is_over(state):
            legal = played.legal(state)
            words(played.prompt(state))
            for move in legal[:20]:
                words(played.describe(state, move))
            for event in played.apply_and_tell(state, legal[rng.below(len(legal))]):
                words(event.message)
    assert {word for word in said_without_form(FALLBACK) if word.startswith(f"{game}-")} == set()
