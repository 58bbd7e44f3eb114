### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

caesar-first-time-bonus = Twój żeton jest ostatni wokół prowincji, więc jej żeton korzyści jest twój bez względu na to, kto ją kontroluje.
caesar-first-time-control = Prowincja jest zamknięta i masz w niej większą siłę, więc ją kontrolujesz: trafia na nią jeden z twoich znaczników władzy.
caesar-first-time-lost = Prowincja jest zamknięta i druga strona ma w niej większą siłę, więc kontroluje ją do końca rozgrywki.
caesar-first-time-tie = Obie strony mają w tej prowincji równą siłę, więc nikt nigdy nie będzie jej kontrolować.
caesar-first-time-italia = Italia liczy się podwójnie: kto ją kontroluje, kładzie tam dwa znaczniki władzy.
caesar-first-time-border = Kto kontroluje dwie sąsiednie prowincje, może położyć jeszcze jeden znacznik władzy na granicy między nimi.
caesar-first-time-keep-senate = Żeton Senat zatrzymujesz. Jeśli kontrolujesz też tę prowincję, mogą trafić pod niego znaczniki: tyle, ile masz żetonów Senat.
caesar-first-time-senate = Znaczniki władzy pod żetonem Senat liczą się jako umieszczone: najwyżej tyle, ile żetonów Senat ma ta strona.
caesar-first-time-wealth = Bogactwo powiększa zasoby: jeden żeton więcej do wyboru w każdej następnej turze.
caesar-first-time-might = Potęga odwraca żeton przeciwnika: odtąd nie liczy się on po żadnej stronie.
caesar-first-time-might-marker = Potęga odwraca znacznik władzy: prowincja nadal jest kontrolowana, ale na jej granicach nie położy się już znaczników.
caesar-first-time-tactics = Taktyka daje całą dodatkową turę zaraz po tej.
caesar-first-time-empty-bag = Woreczek jest pusty, więc nic się nie losuje. Strona, która na początku tury nie może umieścić żetonu, przegrywa.
caesar-first-time-last-marker = Ostatni z dwunastu znaczników władzy jest umieszczony, a to oznacza natychmiastową wygraną.
caesar-first-time-no-placement = Na początku tury żaden żeton nie pasuje do wolnego pola: to przegrana, niezależnie od liczby umieszczonych znaczników.
