### Rules: the end of a round, of a quarter, of the game.

## Round and quarter

trajan-round-end = Kończy się runda
    .rule = Gdy znacznik czasu dojdzie do startu toru czasu albo go minie, po tej turze kończy się runda. Znacznik zostaje tam, gdzie jest.
trajan-round-demand = Lud czegoś żąda
    .rule = Na koniec rundy odkrywa się żeton popytu, póki leży tam mniej niż trzy.
trajan-quarter-end = Kończy się kwartał
    .rule = Gdy kończy się runda, a leżą już trzy żetony popytu, kończy się kwartał. Gra ma cztery kwartały.
trajan-quarter-demands = Zaspokój tyle potrzeb, ile możesz
    .rule = Na koniec kwartału lud ma trzy potrzeby. Tę, którą możesz zaspokoić, musisz zaspokoić. Według naszej interpretacji zaspokajasz łącznie tyle, ile możesz, ale wybierasz, którymi żetonami.
    .refused = Musisz zaspokoić tyle potrzeb, ile możesz. Przy tym wyborze (potrzeba { FORM($demand, "gen") }) jedna zostałaby niezaspokojona, choć możesz ją zaspokoić.
trajan-quarter-kept = Żetony Trajana zaspokajają potrzebę co kwartał
    .rule = Żeton Trajana z chlebem, rozrywką lub religią na twojej planszy zaspokaja w każdym kwartale jedną taką potrzebę i zostaje u ciebie.
    .refused = Zachowany żeton Trajana zaspokaja w kwartale jedną potrzebę i musi pokazywać to, czego żąda lud. To nie pasuje: potrzeba { FORM($demand, "gen") }.
trajan-quarter-tile = Żeton forum zaspokaja jedną potrzebę
    .rule = Żeton forum z chlebem, rozrywką lub religią zaspokaja jedną taką potrzebę i opuszcza grę.
    .refused = Lud chce { FORM($demand, "gen") }: żeton forum zaspokaja tę potrzebę tylko wtedy, gdy ją pokazuje i jest twój.
trajan-quarter-wild = Joker żetonu popytu zaspokaja każdą potrzebę
    .rule = Joker żetonu popytu zaspokaja jedną dowolną potrzebę i opuszcza grę.
    .refused = Nie masz jokera żetonu popytu, aby zaspokoić potrzebę { FORM($demand, "gen") }.
trajan-quarter-penalty = Niezaspokojone potrzeby kosztują punkty
    .rule = Jedna niezaspokojona potrzeba kosztuje 4 punkty, dwie 9, trzy 15. Twój wynik może spaść poniżej zera.
trajan-quarter-votes = Policz głosy
    .rule = Twoje głosy to liczba na polu senatu, na którym stoi twój dysk, i na twoich żetonach senatu. Remis wygrywa dysk, który jest dalej, potem ten, który leży wyżej w stosie.
trajan-quarter-consul = Konsul wybiera żeton bonusowy
    .rule = Kto ma najwięcej głosów, zostaje konsulem i bierze jeden z dwóch żetonów bonusowych przy senacie, żółtą stroną do góry.
    .refused = Żeton bonusowy „{ $tile }” nie jest do wyboru. Wybierz taki, który leży przy senacie.
trajan-quarter-vice-consul = Zastępca konsula bierze drugi żeton
    .rule = Kto ma drugą co do wielkości liczbę głosów, zostaje zastępcą konsula i bierze żeton bonusowy, który zostawił konsul, szarą stroną do góry.
trajan-quarter-discs = Dyski wracają
    .rule = Wszystkie dyski wracają na start senatu w jednym stosie: najmniej głosów na spodzie, konsul na wierzchu.
trajan-quarter-clean-up = Co odchodzi z kwartałem
    .rule = Grę opuszczają żetony forum zużyte na potrzeby, wszystkie odkryte żetony senatu oraz wszystko, co zostało na forum. Według naszej interpretacji także żetony senatu w prowincjach i trzy żetony popytu.
trajan-quarter-new-tiles = Nowe żetony
    .rule = Na następny kwartał przychodzą dwa żetony bonusowe, po żetonie forum do każdej prowincji bez żetonu, przywódcy i legionisty, nowe żetony na forum i trzy żetony dodatkowych akcji, o ile ich starczy.
trajan-quarter-ships = Statki znów kolorową stroną
    .rule = Na początku kwartału wszystkie trzy statki odwraca się na kolorową stronę.

## The end of the game

trajan-final-hand = Karty na ręce
    .rule = Na koniec każda karta towaru na twojej ręce daje 1 punkt.
trajan-final-workers = Pracownicy w obozie
    .rule = Na koniec każdy twój pionek w obozie pracowników daje 1 punkt.
trajan-final-legionaries = Legioniści w obozie
    .rule = Na koniec każdy twój pionek w obozie militarnym daje 1 punkt.
trajan-final-tiles = Pozostałe żetony Trajana
    .rule = Na koniec każdy żeton Trajana, który leży jeszcze przy twoim kręgu akcji, daje 1 punkt.
trajan-final-sets = Zestawy żetonów budowy
    .rule = Na koniec trzy żetony budowy jednego rodzaju dają 10 punktów, wszystkie cztery 20. Joker żetonu budowy zastępuje dowolny, którego ci brakuje.
trajan-final-bonus-goods = Żetony bonusowe za towary
    .rule = Żeton bonusowy z dwoma towarami punktuje każdą taką kartę w twojej strefie gry, żółta strona więcej niż szara. Joker karty towaru zastępuje jedną taką kartę.
trajan-final-bonus-demands = Żetony bonusowe: chleb, rozrywka, religia
    .rule = Żeton bonusowy z chlebem, rozrywką lub religią daje 9 punktów na żółtej stronie, 6 na szarej, jeśli masz co najmniej jeden żeton forum, który pokazuje to samo.
trajan-final-bonus-workers = Żeton bonusowy za pracowników
    .rule = Ten żeton bonusowy punktuje każdego twojego pracownika w dystrykcie budowlanym, żółta strona więcej niż szara. Połówki punktu sumuje się, a suma jest zaokrąglona w górę.
trajan-final-bonus-legionaries = Żeton bonusowy za legionistów
    .rule = Ten żeton bonusowy daje za każdego twojego legionistę w prowincji 2 punkty na żółtej stronie, 1 punkt na szarej.
trajan-final-bonus-bonus = Żeton bonusowy za żetony bonusowe
    .rule = Ten żeton bonusowy daje 3 punkty za każdy twój żeton bonusowy leżący żółtą stroną do góry, wliczając jego samego; gdy sam leży szarą stroną, daje za każdy z nich 2 punkty.
trajan-final-winner = Najwięcej punktów wygrywa
    .rule = Kto ma najwięcej punktów po końcowym punktowaniu, wygrywa.
trajan-final-tie = Remis rozstrzyga senat
    .rule = Spośród graczy z równą liczbą punktów wygrywa ten, którego dysk leży w senacie wyżej.
