### Caesar!, lesson 34: the race to the last marker.

caesar-lesson-race = Wyścig do ostatniego znacznika
    .idea = Dwanaście umieszczonych znaczników to wygrana, jakkolwiek wygląda mapa.
    .can = Umiesz wygrać ostatnim znacznikiem i przeszkodzić w tym drugiej stronie.

caesar-lesson-race-how-many = Późny etap rozgrywki. Twoje znaczniki leżą w prowincjach, na granicy i pod twoimi żetonami Senat. Ile ci zostało?
    .done = Dwa. W chwili, gdy umieścisz ostatni, wygrywasz.

caesar-lesson-race-win = To może być ta tura. Mauritania ma jedno wolne pole, a obok Hispania Ulterior już jest twoja. Umieść swoje ostatnie dwa znaczniki.
    .goal = Umieść oba znaczniki i wygraj.
    .done = Jeden w prowincji, jeden na granicy, i rozgrywka od razu się kończy.
caesar-lesson-race-win-hint = Na wolnym polu prowincji Mauritania jest miecz. Pompejusz ma tam 4, a ty 1.
caesar-lesson-race-win-border-hint = Po prowincji przychodzi granica z prowincją Hispania Ulterior.
caesar-lesson-race-five-for-numidia = Piątka poszła do prowincji Numidia. W prowincji Mauritania masz tylko 2, przeciw 4. Obróć żeton.
caesar-lesson-race-not-mauritania = To niczego nie zamyka, a Pompejusz dostaje kolejną turę. Zamknij prowincję Mauritania.
caesar-lesson-race-border-left-out = Jeden znacznik jest jeszcze u ciebie. Połóż go na granicy między prowincjami Hispania Ulterior i Mauritania.

caesar-lesson-race-second-senate = Znaczniki mogą też leżeć pod żetonami Senat. Masz jeden taki żeton, a drugi leży w prowincji Syria. Jeśli zamkniesz tę prowincję i będziesz ją kontrolować, możesz położyć pod nowym najwyżej dwa znaczniki: żadnego, jeden albo dwa. Połóż dwa.
    .goal = Połóż dwa znaczniki pod nowym żetonem Senat.
    .done = Dwa żetony Senat, dwa znaczniki naraz. Trzeci przyjąłby trzy.
caesar-lesson-race-second-senate-hint = Zamknij prowincję Syria żetonem z tarczą i zwróć ku niej piątkę.
caesar-lesson-race-both-markers-hint = Potem kliknij znaczniki obok mapy: oznaczają tyle, ile wolno położyć.
caesar-lesson-race-no-control-no-markers = Żeton Senat jest twój i go zatrzymujesz. Ale prowincję Syria kontroluje Pompejusz, więc znaczniki pod żeton nie trafią.
caesar-lesson-race-syria-waits = Syria jest nadal otwarta, a Pompejusz też chce jej żetonu Senat. Zamknij ją teraz.
caesar-lesson-race-fewer-markers = Możesz ich też nie kłaść, ale po co czekać? Każdy znacznik przybliża cię do celu.

caesar-lesson-race-markers-now = Przed tą turą masz dziesięć znaczników. Ile zostaje ci teraz?
    .done = Siedem: jeden leży w prowincji Syria, dwa pod żetonem Senat. Nigdy nie położysz więcej, niż masz.
caesar-lesson-race-province-and-senate = Jeden znacznik w prowincji Syria i dwa pod żetonem Senat: trzy z dziesięciu.

caesar-lesson-race-danger = Teraz to Pompejuszowi został tylko jeden znacznik. Teraz twoja tura. Gdzie na mapie mógłby wygrać w swojej następnej turze? Kliknij to miejsce.
    .sheet = Teraz to Pompejuszowi został tylko jeden znacznik. Teraz twoja tura. Gdzie na mapie mógłby wygrać w swojej następnej turze? Zaznacz to miejsce.
    .done = W prowincji Mauritania: jedno wolne pole, a Pompejusz prowadzi tam 5 do 2.
caesar-lesson-race-danger-hint = Poszukaj prowincji z jednym wolnym polem, w której Pompejusz ma większą siłę niż ty.

caesar-lesson-race-stop = Działaj więc wcześniej. Zamknij prowincję Mauritania i zadbaj, żeby Pompejusz jej nie kontrolował.
    .goal = Zamknij prowincję Mauritania tak, żeby Pompejusz nie wygrał.
    .done = Siedem do pięciu. Pompejusz musi szukać innej drogi, a ty masz turę więcej.
caesar-lesson-race-stop-hint = W prowincji Mauritania potrzebujesz więcej niż 5. Twój żeton z mieczem może dodać 5 do 2, które już tam są.
caesar-lesson-race-closed-for-pompey = Jest zamknięta, ale masz w niej 3, a on 5. Pompejusz umieścił swój ostatni znacznik w twojej turze i wygrał. Obróć żeton.
caesar-lesson-race-too-late = Mauritania jest nadal otwarta. Idź dalej i zobacz, co zrobi Pompejusz.

caesar-lesson-race-no-placement = Pompejusz potrzebuje jeszcze jednego znacznika, a ty siedmiu. Wyścig jest przegrany, ale rozgrywka nie: kto na początku tury nie może umieścić żetonu, przegrywa. Wolne są cztery pola. Woreczek Pompejusza jest pusty, więc nic nie losuje. Ma dwa miecze: wszystkie jego pozostałe żetony leżą na mapie.
    .goal = Nie zostaw Pompejuszowi pola na jego żetony.
    .done = Nie ma wolnego pola z mieczem, więc Pompejusz nie może umieścić żetonu, a ty wygrywasz. Gdy mapa się zapełnia, zachowaj jokera.
caesar-lesson-race-no-placement-hint = Tylko na jednym wolnym polu jest miecz: między prowincjami Numidia i Africa.
caesar-lesson-race-no-placement-hint-2 = W prowincji Numidia Pompejusz prowadzi 6 do 1. Twój miecz ją zamyka. Nie pozwól mu jej wygrać.
caesar-lesson-race-numidia-for-pompey = Jego ostatnie pole jest zajęte, ale zamknęła się też Numidia i Pompejusz wygrał ją ostatnim znacznikiem. Zwróć piątkę ku prowincji Numidia, a będzie remis.
caesar-lesson-race-sword-still-free = Jedno pole z mieczem jest jeszcze wolne, a Pompejusz ma miecze. Umieściłby tam jeden, wygrał prowincję Numidia, a z nią całą rozgrywkę.

caesar-lesson-race-your-game = Znasz już wszystkie zasady gry podstawowej. Możesz od razu je wypróbować: to cała rozgrywka z Pompejuszem.
