"""Czech, Polish and Portuguese: a handful of messages with forms, plurals, decimals and dates, as they have to be said.

The terms are those that the rulebooks use.
"""

from datetime import UTC, datetime

import pytest

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import words_without_form
from trajan_tutor.i18n.languages import FALLBACK, languages

WHEN = datetime(2026, 11, 2, 14, 5, tzinfo=UTC)


def said(language: str, message: Message) -> str:
    """Return a message in a language; that a space does not break is no matter here."""
    return Words(language, [find_game("trajan").resources.words])(message).replace("\u00a0", " ")


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
        MARCHED: "Přesunout vojevůdce do provincie Raetia a vzít žolíka na zboží",
        IN_CAMP: "Legionář umístěn do vojenského tábora.",
        TO_CAMP: "Vojevůdce přesunut do vojenského tábora.",
        TO_RAETIA: "Vojevůdce přesunut do provincie Raetia.",
        PASSED: "Vynechána akce Armáda.",
        DROPPED: "Položen modrý kámen do misky III.",
        LEFT_PILE: "Vzít vrchní kartu (levá odkládací hromádka)",
        SCORE: "skóre (hráč B)",
        HOLDS: "sets-1: náskok nejlepšího tahu v bodech 4,2 (± 0,8, rozdání: 240).",
        PLAYED: "2. 11. 2026 14:05",
    },
    "pl": {
        TOOK_WILD: "Wzięto jokera karty towaru z forum.",
        MARCHED: "Przesunąć przywódcę do prowincji Raetia i wziąć jokera karty towaru",
        IN_CAMP: "Wystawiono legionistę w obozie militarnym.",
        TO_CAMP: "Przesunięto przywódcę do obozu militarnego.",
        TO_RAETIA: "Przesunięto przywódcę do prowincji Raetia.",
        PASSED: "Zrezygnowano z akcji militarnej.",
        DROPPED: "Położono niebieski znacznik na tacy III.",
        LEFT_PILE: "Wziąć wierzchnią kartę (lewy stos kart odrzuconych)",
        SCORE: "wynik (gracz B)",
        HOLDS: "sets-1: przewaga najlepszej tury w punktach: 4,2 (± 0,8, rozdania: 240).",
        PLAYED: "2 lis 2026, 14:05",
    },
    "pt": {
        TOOK_WILD: "Pegou a mercadoria curinga do fórum.",
        MARCHED: "Mover o líder para a província Raetia e pegar a mercadoria curinga",
        IN_CAMP: "Colocou um legionário no acampamento militar.",
        TO_CAMP: "Moveu o líder para o acampamento militar.",
        TO_RAETIA: "Moveu o líder para a província Raetia.",
        PASSED: "Abriu mão da ação militar.",
        DROPPED: "Colocou um marcador azul na bandeja III.",
        LEFT_PILE: "Pegar a carta do topo da pilha de descarte da esquerda",
        SCORE: "pontuação (jogador B)",
        HOLDS: "sets-1: o melhor turno tem vantagem de 4,2 pontos (± 0,8, 240 sorteios).",
        PLAYED: "2 de nov. de 2026 14:05",
    },
}
PLURALS = {
    "cs": {
        0: ("0 bodů", "0 požadavků nesplněno.", "ještě 0 kamenů."),
        1: ("jeden bod", "1 požadavek nesplněn.", "ještě 1 kámen."),
        2: ("2 body", "2 požadavky nesplněny.", "ještě 2 kameny."),
        5: ("5 bodů", "5 požadavků nesplněno.", "ještě 5 kamenů."),
        22: ("22 bodů", "22 požadavků nesplněno.", "ještě 22 kamenů."),
    },
    "pl": {
        0: ("0 punktów", "Nie zaspokojono 0 potrzeb.", "jeszcze 0 znaczników."),
        1: ("jeden punkt", "Nie zaspokojono 1 potrzeby.", "jeszcze 1 znacznik."),
        2: ("2 punkty", "Nie zaspokojono 2 potrzeb.", "jeszcze 2 znaczniki."),
        5: ("5 punktów", "Nie zaspokojono 5 potrzeb.", "jeszcze 5 znaczników."),
        22: ("22 punkty", "Nie zaspokojono 22 potrzeb.", "jeszcze 22 znaczniki."),
    },
    "pt": {
        0: ("0 pontos", "Deixou 0 demandas não atendidas.", "ainda há 0 marcadores na sua mão."),
        1: ("um ponto", "Deixou 1 demanda não atendida.", "ainda há 1 marcador na sua mão."),
        2: ("2 pontos", "Deixou 2 demandas não atendidas.", "ainda há 2 marcadores na sua mão."),
        22: ("22 pontos", "Deixou 22 demandas não atendidas.", "ainda há 22 marcadores na sua mão."),
    },
}


def test_all_four_are_offered() -> None:
    """English is the one that they are made from."""
    assert languages() == (*sorted([*SENTENCES, FALLBACK]),)


@pytest.mark.parametrize("language", SENTENCES)
def test_words_take_the_form_that_the_language_needs(language: str) -> None:
    """Whatever English does with the same message."""
    assert {message: said(language, message) for message in SENTENCES[language]} == SENTENCES[language]


@pytest.mark.parametrize(
    ("language", "number"), [(language, number) for language in PLURALS for number in PLURALS[language]]
)
def test_plurals_reach_the_whole_sentence(language: str, number: int) -> None:
    """The verb too, and nothing is never one."""
    points, unmet, left = PLURALS[language][number]
    assert points in said(language, Message.of("coach-verdict-costs", points=number, low=1, high=9))
    assert said(language, Message.of("trajan-event-unmet", unmet=number)) == unmet
    drop = Message.of("trajan-prompt-drop", tray=Term("trajan-slot-2"), left=number)
    assert said(language, drop).endswith(left)


@pytest.mark.parametrize("game", game_names())
def test_every_word_has_the_form_that_a_sentence_asks_for(game: str) -> None:
    """In whole games, choices and prompts included, in every language: none leaves a form out in silence."""
    played = find_game(game)
    spoken = [Words(language, [played.resources.words]) for language in languages()]
    # Other tests have said something, too.
    before = {language: set(words_without_form(language)) for language in languages()}
    for seed in range(2):
        state, rng = played.new_game(Setup(played.seat_counts[-1], seed)), Rng(seed)
        while not played.is_over(state):
            legal = played.legal(state)
            told = [played.prompt(state), *(played.describe(state, move) for move in legal[:20])]
            told += [event.message for event in played.apply_and_tell(state, legal[rng.below(len(legal))])]
            for words in spoken:
                for message in told:
                    words(message)
    for language in languages():
        lacking = set(words_without_form(language)) - before[language]
        assert {word for word in lacking if word.startswith(f"{game}-")} == set()
