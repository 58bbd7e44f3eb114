### The first game, played at once.

caesar-lesson-first-game = Pierwsza rozgrywka
    .idea = Cała rozgrywka z Pompejuszem; jest krótka, a zasady poznasz wtedy, gdy się pojawią.
    .can = Umiesz rozegrać całą grę: umieszczać żetony, zamykać prowincje, przejmować kontrolę.

caesar-lesson-first-game-first = Kliknij żeton w swoich zasobach, pod swoim imieniem. Potem kliknij pole z jego symbolem, a na końcu prowincję, ku której ma być zwrócona większa liczba. Twój żeton liczy się po obu stronach granicy. Gdy wszystkie granice prowincji są zajęte, kontroluje ją ten, kto ma w niej większą siłę.
    .goal = Umieść pierwszy żeton.
    .done = To była tura. Masz nowy żeton, a Pompejusz też jeden umieścił.
caesar-lesson-first-game-first-hint = Wystarczy dowolne pole z symbolem twojego żetonu. Większa liczba powinna być zwrócona ku prowincji, którą chcesz mieć.
caesar-lesson-first-game-aim-place = Umieść żeton

caesar-lesson-first-game-rest = Graj dalej. Kto zamyka prowincję, bierze jej żeton korzyści, a kto ma w niej większą siłę, kładzie na niej znacznik władzy. Wygrywasz, gdy umieścisz swój ostatni znacznik. Plansza pokazuje twoje opcje; niczego nie da się zepsuć.
    .goal = Graj do końca rozgrywki.
    .done = Rozgrywka się skończyła.
caesar-lesson-first-game-rest-hint = Poszukaj prowincji z jednym wolnym polem: kto zajmie to pole, ten ją zamyka.
caesar-lesson-first-game-aim-close = Zamknij prowincję
caesar-lesson-first-game-aim-control = Przejmij kontrolę nad prowincją

caesar-lesson-first-game-result = Tu leżą twoje znaczniki i znaczniki Pompejusza.
