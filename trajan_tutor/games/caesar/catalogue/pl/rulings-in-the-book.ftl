### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

caesar-ruling-c1-place = Tura, zamykanie prowincji.
caesar-ruling-c1-says = Prowincja, której wszystkie pola graniczne są zajęte, jest zamknięta. Jeśli zamknięte są obie, aktywny gracz wybiera kolejność rozpatrywania. Czy znaczniki na granice trafiają raz na prowincję, czy raz na turę, nie powiedziano.
caesar-reading-c1-together = Obie prowincje są zamknięte od chwili umieszczenia: Potęga z pierwszej niczego nie zmienia w drugiej.
caesar-reading-c1-one-by-one = Druga prowincja zamyka się dopiero przy rozpatrywaniu: Potęga z pierwszej zmienia jej sumy.

caesar-ruling-c2-place = Tura, losowanie. Że woreczek może być pusty, nie powiedziano.
caesar-ruling-c2-says = Na koniec tury losuje się do zasobów jeden żeton.

caesar-ruling-c3-place = Koniec gry. O pełnej planszy nic nie powiedziano.
caesar-ruling-c3-says = Kto na początku tury nie może umieścić żadnego żetonu, przegrywa.

caesar-ruling-c4-place = Tura, żeton korzyści Taktyka.
caesar-ruling-c4-says = Taktyka daje jeszcze jedną turę. Działania żetonu korzyści można użyć od razu albo przepada.
caesar-ruling-c4-against = Żetonu używa się, gdy się go bierze; potem następuje tura jak każda inna, a kto w turze nie może umieścić żetonu, przegrywa.
caesar-reading-c4-may-decline = Z dodatkowej tury z Taktyki można zrezygnować, póki się nie zaczęła.
caesar-reading-c4-must = Dodatkową turę z Taktyki trzeba rozegrać, także gdy nie da się umieścić żetonu.

caesar-ruling-c5-place = Tura, losowanie, i żeton korzyści Taktyka.
caesar-ruling-c5-says = Taktyka daje jeszcze jedną turę, a tura kończy się losowaniem. Co jest pierwsze, nie powiedziano.

caesar-ruling-c6-place = Tura, żeton korzyści Potęga.
caesar-ruling-c6-says = Odwraca się na zakrytą stronę jeden żeton legionu albo znacznik władzy przeciwnika. O tym, co leży pod znacznikiem, nie ma mowy.

caesar-ruling-c7-place = Tura, żeton korzyści Potęga.
caesar-ruling-c7-says = Na granice prowincji z zakrytym znacznikiem władzy na jej polu nie trafiają już znaczniki. Italia ma dwa pola i dwa znaczniki.
caesar-ruling-c7-against = Póki jeden z dwóch leży odkryty, Italia nadal ma znacznik jak każda inna kontrolowana prowincja.
caesar-reading-c7-one = Wystarczy jeden zakryty znacznik w prowincji Italia: na jej granice nie trafią już znaczniki.
caesar-reading-c7-both = Na granice prowincji Italia nie trafiają już znaczniki dopiero, gdy oba jej znaczniki leżą zakryte.

caesar-ruling-c8-place = Tura, żeton korzyści Potęga.
caesar-ruling-c8-says = Znacznik się odwraca, a nie usuwa. Tylko o znacznikach na granicach powiedziano, że kolejne już nie mogą przyjść.

caesar-ruling-c9-place = Tura, żeton korzyści Senat, i przygotowanie.
caesar-ruling-c9-says = Żeton Senat kładzie się po swojej stronie planszy, na polach dla niego. Ile jest tych pól i co zrobić z kolejnym żetonem, nie powiedziano.

caesar-ruling-c10-place = Przygotowanie i rozszerzenia.
caesar-ruling-c10-says = Najpierw na pełnym polu prowincji Italia kładzie się żeton Senat. Żetony rozszerzenia zastępują trzy losowe żetony korzyści. Że ten z prowincji Italia jest wyjęty, nie powiedziano.

caesar-ruling-c11-place = Rozszerzenie Punkty kontrolne. O pustym banku nic nie powiedziano.
caesar-ruling-c11-says = Żeton na punkcie kontrolnym można umieścić zakryty; wtedy losuje się z banku jeden żeton korzyści i rozpatruje się go.
caesar-ruling-c11-against = Umieszczenie zakrytego i losowanie wymieniono jako dwie rzeczy; jedną można zrobić, choć nie ma czego losować.
caesar-reading-c11-gone = Przy pustym banku nie umieszcza się już zakrytych żetonów.
caesar-reading-c11-without-drawing = Przy pustym banku nadal można umieścić zakryty żeton; nic się nie losuje.

caesar-ruling-c12-place = Rozszerzenie Punkty kontrolne.
caesar-ruling-c12-says = Żeton legionu można położyć zakryty, a w zamian można wylosować żeton korzyści. Że symbol musi pasować i kiedy rozpatruje się żeton z banku, nie powiedziano.
caesar-ruling-c12-against = Słowo może mogłoby dotyczyć tylko umieszczenia: kto decyduje się umieścić żeton zakryty, ten potem losuje.
caesar-reading-c12-may = Kto umieszcza zakryty żeton, może losować z banku albo go zostawić.
caesar-reading-c12-must = Kto umieszcza zakryty żeton, musi losować z banku; działania nadal można nie użyć.

caesar-ruling-c14-place = Rozszerzenie Punkty kontrolne i żeton korzyści Senat.
caesar-ruling-c14-says = Znaczniki trafiają pod żeton Senat, jeśli to samo zamknięcie dało kontrolę. Żeton z banku przychodzi z umieszczeniem, zanim cokolwiek zostanie zamknięte.
caesar-ruling-c14-against = Żeton z banku bierze się bez żadnego zamknięcia, więc warunek dla jego znaczników nigdy nie może być spełniony.
caesar-reading-c14-first-win = Żeton Senat z banku przyjmuje znaczniki przy pierwszym zamknięciu z tego umieszczenia, które wygrywa jego strona.
caesar-reading-c14-never = Żeton Senat z banku się zachowuje, ale nie przyjmuje znaczników.

caesar-ruling-c15-place = Rozszerzenie Centurioni.
caesar-ruling-c15-says = Na koniec tury zamiast losowania bierze się jeden z własnych żetonów legionu Centurion. O dwóch takich żetonach korzyści w jednej turze nic nie powiedziano.
caesar-ruling-c15-against = Każdy z dwóch żetonów korzyści obiecuje żeton Centurion i nic nie mówi, że jedna z obietnic przepada.

caesar-ruling-c16-place = Rozszerzenie Centurioni. Że żadnego już nie ma, nie powiedziano.
caesar-ruling-c16-says = Zamiast losować, bierze się żeton legionu Centurion; każda strona ma trzy.

caesar-ruling-c17-place = Rozszerzenie Trucizna.
caesar-ruling-c17-says = Losowy żeton z zasobów trafia do woreczka. Żetony legionu Centurion, które zaczynały przed graczem na stole, nie są wymienione.

caesar-ruling-c18-place = Rozszerzenie Trucizna. O pustych zasobach nic nie powiedziano.
caesar-ruling-c18-says = Przeciwnik oddaje do woreczka jeden losowy żeton z zasobów; te zasoby są odtąd o jeden mniejsze.

caesar-ruling-c20-place = Gra solo i rozszerzenie Trucizna.
caesar-ruling-c20-says = Krassus ma zamiast zasobów rząd trzech odkrytych żetonów i używa Trucizny. Co Trucizna robi jego rzędowi, nie powiedziano.

caesar-ruling-c21-place = Gra solo, reguły 1 i 2 Krassusa.
caesar-ruling-c21-says = Bierze najmniejszą liczbę, która wystarcza do kontroli albo zamknięcia. Żeton ma dwie liczby.

caesar-ruling-c23-place = Gra solo, reguły 1 i 2 Krassusa, i lista prowincji.
caesar-ruling-c23-says = Reguła wymienia najmniejszą wystarczającą liczbę; lista niżej mówi, którą prowincję bierze spośród kilku możliwych.
caesar-ruling-c23-against = Liczba jest w samej regule, a lista rozstrzyga tylko to, co reguła zostawia otwarte. Najpierw byłaby więc liczba.
caesar-reading-c23-province-first = Krassus wybiera prowincję według listy, potem najmniejszą liczbę, która tam wystarcza.
caesar-reading-c23-number-first = Krassus wybiera najmniejszą liczbę, która gdziekolwiek wystarcza, potem prowincję według listy.

caesar-ruling-c24-place = Gra solo, reguły 3 i 4 Krassusa.
caesar-ruling-c24-says = Reguła 3 prowadzi tam, gdzie różnica siły jest najbardziej na jego niekorzyść, reguła 4 tam, gdzie do kontroli brakuje mu najmniej. Jak liczy się prowadzenie, nie powiedziano.
caesar-ruling-c24-against = Kto prowadzi, temu niczego nie brakuje. Według reguły 4 wszystkie prowincje, w których prowadzi, mogą więc być równe i rozstrzyga lista.
caesar-reading-c24-lead-counts = Dla reguły 4 Krassusa prowadzenie się liczy: idzie tam, gdzie prowadzi najwięcej.
caesar-reading-c24-lead-counts-nothing = Dla reguły 4 Krassusa każde prowadzenie jest takie samo: rozstrzyga lista prowincji.

caesar-ruling-c25-place = Gra solo, listy pól i żetonów.
caesar-ruling-c25-says = Jedna lista mówi, które pole, następna, który żeton. Co jest pierwsze, gdy jedno zależy od drugiego, nie powiedziano.
caesar-ruling-c25-against = Umieszcza żeton, a pola to te, na które ten żeton pasuje; żeton może więc być pierwszy.
caesar-reading-c25-space-first = Krassus wybiera pole według listy, potem żeton, który tam pasuje.
caesar-reading-c25-token-first = Krassus wybiera żeton według listy, potem pole, na które pasuje.

caesar-ruling-c26-place = Gra solo; dla gracza kolejność podano przy zamykaniu prowincji.
caesar-ruling-c26-says = Jeśli jedno umieszczenie zamyka dwie prowincje, kolejność wybiera aktywny gracz. Jak wybiera Krassus, nie powiedziano.

caesar-ruling-c27-place = Gra solo; dla graczy znaczniki opisano przy zamykaniu prowincji.
caesar-ruling-c27-says = Strona może kłaść znaczniki na granicach i pod żetonami Senat. Czy robi to Krassus, nie powiedziano.

caesar-ruling-c28-place = Gra solo, talia kafelków taktyki.
caesar-ruling-c28-says = Pustą talię tasuje się od nowa. W której chwili, nie powiedziano.

caesar-ruling-c29-place = Gra solo, kafelki taktyki. O niemożliwym drugim umieszczeniu nie ma mowy.
caesar-ruling-c29-says = Za każdy taki znak umieszcza się jeden żeton, a kto na początku tury nie może umieścić żetonu, przegrywa. Co z umieszczeniem w środku jego tury i że znaki wykonuje się z góry na dół, nie powiedziano.
caesar-ruling-c29-against = Kafelek żąda dwóch umieszczeń, a kto nie może umieścić żetonu, ten właśnie przegrywa.
caesar-reading-c29-left-out = Niemożliwe drugie umieszczenie Krassusa się pomija.
caesar-reading-c29-loses = Krassus przegrywa, gdy jego drugie umieszczenie jest niemożliwe.

caesar-ruling-c30-place = Gra solo, trudniejszy wariant.
caesar-ruling-c30-says = Przy odrzuceniu takiego żetonu korzyści odrzuca się też jeden jego znacznik władzy. Wygrywa, kto pierwszy pozbędzie się wszystkich znaczników; w nawiasie: umieści je. Czy odrzuconego się pozbył, nie powiedziano.
caesar-ruling-c30-against = Nawias mówi o umieszczaniu, a znacznik, który opuszcza grę, nie został umieszczony.

caesar-ruling-c31-place = Gra solo, reguły Krassusa.
caesar-ruling-c31-says = Reguła 2 zamyka prowincję, o ile od razu nie przegra. Pozostałe reguły nie mają takich słów.
caesar-ruling-c31-against = Ostrożność reguły 2 może dotyczyć wszystkiego, co robi, bo żadna reguła nie jest po to, żeby przegrać.

caesar-ruling-c32-place = Rozszerzenie Punkty kontrolne.
caesar-ruling-c32-says = Zakryty żeton liczy się jako 0/0. Czy druga strona widzi go wcześniej, nie powiedziano.

caesar-ruling-c33-place = Rozszerzenie Centurioni.
caesar-ruling-c33-says = Każdy gracz przygotowuje żetony przed sobą na stole. Czy leżą odkryte, nie powiedziano.

caesar-ruling-c34-place = Gra solo, reguły 3 i 4 Krassusa, i lista pól.
caesar-ruling-c34-says = Reguły chcą największej liczby w prowincji; lista chce pola zwróconego tam, gdzie najwięcej traci.
caesar-ruling-c34-against = Lista pól nie mówi o liczbach i może być stosowana przed wyborem żetonu.
caesar-reading-c34-number-first = Przy regułach 3 i 4 Krassus bierze największą liczbę, która mieści się gdziekolwiek w prowincji, potem pole.
caesar-reading-c34-space-first = Przy regułach 3 i 4 Krassus bierze pole według listy, potem największą liczbę, która tam pasuje.

caesar-ruling-c35-place = Gra solo, reguły 5, 6 i 7 Krassusa.
caesar-ruling-c35-says = Bierze największą liczbę i prowincję, która ją przyjmie.
caesar-ruling-c35-against = Największa liczba może być największą w jego rzędzie; gdy żadna taka prowincja jej nie przyjmie, działałaby następna reguła.

caesar-ruling-c36-place = Gra solo, trudniejszy wariant.
caesar-ruling-c36-says = Odrzucony żeton korzyści odrzuca też jeden jego znacznik władzy. W którym momencie zamknięcia, nie powiedziano.

caesar-ruling-c37-place = Rozszerzenie Punkty kontrolne i żeton korzyści Senat.
caesar-ruling-c37-says = Pod żeton trafia tyle znaczników, ile strona ma łącznie żetonów Senat. O dwóch żetonach naraz nic nie powiedziano.

caesar-ruling-c38-place = Gra solo i koniec gry.
caesar-ruling-c38-says = Kto na początku tury nie może umieścić żetonu, przegrywa, a gra solo kończy się jak zwykle. Co jest początkiem jego tury, nie powiedziano.
caesar-ruling-c38-against = Dosłownie przegrałby na początku swojej tury, zanim odwróci się jego kafelek.

caesar-ruling-c39-place = Gra solo, reguła 4 Krassusa.
caesar-ruling-c39-says = Idzie tam, gdzie ma siłę. Jak dużą, mówią liczby; że 0 to żadna, nie powiedziano.
caesar-ruling-c39-against = Żetony legionu są w instrukcji nazwane żetonami siły, więc każdy z nich przy prowincji może być tam siłą.
caesar-reading-c39-sum = Krassus ma siłę w prowincji, w której suma jego liczb jest większa niż 0.
caesar-reading-c39-any-token = Krassus ma siłę w prowincji, przy której granicach leży jakikolwiek jego żeton.

caesar-ruling-c40-place = Gra solo, lista żetonów.
caesar-ruling-c40-says = Nie joker; największa (albo najmniejsza, zgodnie z regułą) suma; pierwszy z lewej. Które reguły chcą najmniejszej sumy, nie powiedziano.

caesar-ruling-c41-place = Gra solo, reguła 2 Krassusa, i koniec gry.
caesar-ruling-c41-says = Zamyka prowincję, o ile od razu nie przegra. Strona, która umieściła ostatni znacznik, od razu wygrywa.

caesar-ruling-c42-place = Gra solo, reguła 5 i lista prowincji; żeton korzyści Potęga.
caesar-ruling-c42-says = Umieszcza obok prowincji, którą kontroluje. Potęga odwraca znacznik i zabrania tylko kolejnych znaczników na granicach.

caesar-ruling-c43-place = Gra solo; dla graczy znaczniki opisano przy zamykaniu prowincji.
caesar-ruling-c43-says = Strona dokłada znaczniki na granice między swoimi prowincjami. Które wybiera Krassus, gdy się kończą, nie powiedziano.

caesar-ruling-c44-place = Gra solo, kafelki taktyki z modułem Centurioni.
caesar-ruling-c44-says = Za znak bierze wierzchni żeton Centurion ze swojego stosu. Że stos może być pusty, nie powiedziano.

caesar-ruling-c45-place = Gra solo, kafelek taktyki A.
caesar-ruling-c45-says = Jeśli nie można było wylosować z woreczka potrzebnej liczby żetonów, według tego znaku nic się nie odrzuca. Ile losuje kafelek A, nie powiedziano.

caesar-ruling-c46-place = Tura, żeton korzyści Bogactwo.
caesar-ruling-c46-says = Od razu losuje się jeszcze jeden żeton, a zasoby są odtąd o jeden większe. Że woreczek może być pusty, nie powiedziano.

caesar-ruling-c47-place = Tura, zamykanie prowincji, i koniec gry.
caesar-ruling-c47-says = Na polu granicznym między dwiema swoimi sąsiednimi prowincjami gracz może położyć jeszcze 1 znacznik władzy. Że granic może być więcej niż znaczników, nie powiedziano.

caesar-ruling-c48-place = Koniec gry.
caesar-ruling-c48-says = Kto na początku tury nie może umieścić żadnego żetonu, przegrywa. Kiedy zaczyna się pozycja na papierze, instrukcja nie rozważa.

caesar-ruling-c49-place = Koniec gry i żeton korzyści Taktyka.
caesar-ruling-c49-says = Kto na początku tury nie może umieścić żetonu, przegrywa, a Taktyka daje jeszcze jedną turę. Że nie może żadna strona, nie powiedziano.

caesar-ruling-c50-place = Rozszerzenia i ich łączenie.
caesar-ruling-c50-says = Trzy żetony Trucizna i trzy żetony Centurion zastępują po trzy losowe żetony korzyści; sześć zastąpionych tworzy bank.

caesar-ruling-c51-place = Rozszerzenie Centurioni.
caesar-ruling-c51-says = Na koniec tury zamiast losowania bierze się żeton legionu Centurion. Działań żetonów korzyści można nie użyć.

caesar-ruling-c52-place = Gra solo, talia kafelków taktyki, i koniec gry.
caesar-ruling-c52-says = Pustą talię tasuje się od nowa, a kto na początku tury nie może umieścić żetonu, przegrywa. Co sprawdza się najpierw, nie powiedziano.

caesar-ruling-c53-place = Tura, zamykanie prowincji.
caesar-ruling-c53-says = Na polu granicznym między dwiema swoimi sąsiednimi prowincjami gracz może położyć jeszcze 1 znacznik władzy. Zdanie stoi wśród kroków zamknięcia; przy których zamknięciach i na których granicach, nie powiedziano.
caesar-ruling-c53-against = Zdanie należy do zamknięcia prowincji, a jego przykład dotyczy granicy tej prowincji, więc może mówić tylko o takich granicach.
caesar-reading-c53-any-closing = Pominięty znacznik na granicę można położyć przy każdym późniejszym zamknięciu.
caesar-reading-c53-own-closing = Znacznik na granicę kładzie się, gdy zamyka się jedna z dwóch prowincji tej granicy, albo nigdy.

caesar-ruling-c54-place = Gra solo; dla graczy znaczniki opisano przy zamykaniu prowincji.
caesar-ruling-c54-says = Gracz może położyć na takiej granicy jeszcze 1 znacznik władzy, a prowincję rozpatruje się jak zwykle z tą różnicą, że remisy wygrywa Krassus. Że w jego turze coś jeszcze jest inaczej, nie powiedziano.
caesar-reading-c54-all-placed = W turze Krassusa wszystkie znaczniki gracza na granicach kładzie się bez pytania.
caesar-reading-c54-player-chooses = W turze Krassusa gracz wybiera, które z własnych znaczników trafią na granice.

caesar-ruling-c55-place = Tura, żeton korzyści Senat.
caesar-ruling-c55-says = Pod żeton Senat mogą trafić znaczniki władzy, a mianowicie tyle, ile masz łącznie żetonów Senat; w przykładach 1, potem 3. Co, gdy zostało ich mniej, nie powiedziano.
caesar-reading-c55-up-to = Pod żeton Senat trafia dowolnie wiele znaczników, aż do liczby twoich żetonów Senat.
caesar-reading-c55-exactly = Pod żeton Senat trafia dokładnie tyle znaczników, ile masz żetonów Senat, albo wszystkie pozostałe, albo żaden.
