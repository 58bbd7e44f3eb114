### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

trajan-first-time-tile = Ostatni znacznik dopełnia dwa kolory tego żetonu Trajana, więc żeton i jego punkty są twoje. Znaczniki zostają na tacy.
trajan-first-time-granted = To twój pierwszy żeton budowy tego rodzaju, więc od razu masz jeszcze jedną akcję.
trajan-first-time-province-tile = Przywódca bierze żeton forum, który leży w prowincji, do której wchodzi.
trajan-first-time-arch = Nowy żeton Trajana leży na polu łuku. Łuk przeszedł na najbliższe wolne pole i tam trafi twój następny żeton.
trajan-first-time-shipped = Statek zapłacił za twoje karty. Do końca kwartału leży szarą stroną do góry i płaci mniej.
trajan-first-time-repeated = Żeton dodatkowej akcji pozwala powtórzyć tę samą akcję. Potem jest usuwany z gry.
trajan-first-time-round = Znacznik czasu minął pole startowe, więc runda się kończy: lud ma jeszcze jedną potrzebę, do zaspokojenia na koniec kwartału.
trajan-first-time-quarter = Na stole leżą trzy żetony popytu i skończyła się jeszcze jedna runda, więc kończy się kwartał: najpierw potrzeby, potem głosy w senacie.
trajan-first-time-met = Potrzebę zaspokaja żeton z tym samym znakiem. Żeton forum jest przy tym usuwany z gry, żeton Trajana zostaje.
trajan-first-time-unmet = Niezaspokojone potrzeby kosztują punkty: 4 za jedną, 9 za dwie, 15 za trzy. Bierz na czas żetony forum z odpowiednimi znakami.
trajan-first-time-votes = Głosy liczy się na koniec każdego kwartału: liczba pod twoim dyskiem w senacie i twoje żetony senatu.
trajan-first-time-consul = Masz najwięcej głosów, więc jako konsul wybierasz żeton bonusowy. Punkty daje on na koniec gry.
trajan-first-time-vice-consul = Masz drugą co do wielkości liczbę głosów, więc dostajesz żeton bonusowy, który zostawił konsul, szarą stroną do góry.
trajan-first-time-clean-up = Zaczyna się nowy kwartał: starych żetonów popytu i senatu już nie ma, a na forum i w pustych prowincjach leżą nowe żetony.
trajan-first-time-final = Gra się skończyła. Teraz punkty dają karty na ręce, obozy, pozostałe żetony Trajana, zestawy żetonów budowy i żetony bonusowe.
