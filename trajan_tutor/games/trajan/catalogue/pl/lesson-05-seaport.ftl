### Lesson 5, first part: goods cards.

trajan-lesson-seaport = Port: karty towarów
    .idea = Trzy sposoby na karty, za które potem zapłacą statki.
    .can = Umiesz zdobyć karty towarów na każdy sposób, jaki daje port.

trajan-lesson-seaport-draw = Ostatni znacznik spada na tacę I: port jest twój. Tu handluje się kartami towarów. Pierwszy sposób, żeby je zdobyć: dobrać dwie z talii. Kliknij talię.
    .sheet = Ostatni znacznik spada na tacę I: port jest twój. Tu handluje się kartami towarów. Pierwszy sposób, żeby je zdobyć: dobrać dwie z talii. Zaznacz talię.
    .goal = Dobierz dwie karty z talii.
    .done = Pszenica i ryby. Ale teraz jedną kartę trzeba odrzucić.
trajan-lesson-seaport-took-open = To inny sposób: jedna odkryta karta zamiast dwóch nieznanych. Zaraz na niego przyjdzie kolej. Najpierw dobierz karty z talii.
trajan-lesson-seaport-not-lay = Zagrywanie kart to trzeci sposób: poznasz go w dalszej części lekcji. Najpierw dobierz karty z talii.

trajan-lesson-seaport-discard = Masz teraz na ręce dwie karty ryb. Statki lubią identyczne karty, więc ryby zatrzymaj. Odrzuć jedną z pozostałych: kliknij kartę na ręce, a potem jeden z dwóch stosów kart odrzuconych.
    .sheet = Masz teraz na ręce dwie karty ryb. Statki lubią identyczne karty, więc ryby zatrzymaj. Odrzuć jedną z pozostałych: zaznacz kartę na ręce, a potem jeden z dwóch stosów kart odrzuconych.
    .goal = Odrzuć kartę inną niż ryby.
    .done = Gotowe. Stos wybieraj z głową: kartę z wierzchu może wziąć następny gracz.
trajan-lesson-seaport-discard-hint = Oliwa, owoce i pszenica są pojedyncze. Kliknij jedną z tych kart, a potem stos.
trajan-lesson-seaport-keep-fish = To jedna z dwóch kart ryb. Identyczne karty są razem warte więcej. Odrzuć kartę, która jest pojedyncza.

trajan-lesson-seaport-take = Kolejna tura w porcie. Na prawym stosie leży odkryta karta ryb i już wiesz, czego chcesz. Weź ją.
    .goal = Weź odkrytą kartę ryb.
    .done = Trzy karty ryb. Przybyła tylko jedna, ale ta właściwa, i nic nie trzeba odrzucać.
trajan-lesson-seaport-other-pile = To nie ryby. Spójrz na drugi stos kart odrzuconych.
trajan-lesson-seaport-drew-blind = Z talii bierzesz to, co da los. Ryby leżą odkryte na prawym stosie.

trajan-lesson-seaport-new-card = Ostatnią kartę tego stosu masz na ręce, a jednak znów leży tam karta. Skąd się wzięła? Kliknij to miejsce.
    .sheet = Ostatnią kartę tego stosu masz na ręce, a jednak znów leży tam karta. Skąd się wzięła? Zaznacz to miejsce.
    .done = Z talii. Na opróżniony stos od razu trafia nowa karta.
trajan-lesson-seaport-not-left = Na lewym stosie dalej leży jego własna karta. Tej nowej przedtem nie było widać.

trajan-lesson-seaport-lay = Trzeci sposób: połóż przed sobą odkryte jedną lub dwie karty z ręki i dobierz tyle samo. Ryby zatrzymaj, a zagraj dwie pozostałe.
    .goal = Zagraj oliwę i pszenicę do strefy gry.
    .done = Obie leżą w twojej strefie gry, a na ręce masz dwie nowe karty. Na koniec gry niektóre karty w strefie gry dają punkty.
trajan-lesson-seaport-lay-hint = Kliknij na ręce oliwę, a potem pszenicę.
trajan-lesson-seaport-laid-fish = Ryby to już para: zatrzymaj je na statek. Zagraj oliwę i pszenicę.
trajan-lesson-seaport-laid-one = Jedną też wolno zagrać. Ale dwie zagrane karty dają dwie nowe. Zagraj obie.

trajan-lesson-seaport-hand-size = Ile kart masz teraz na ręce?
    .done = Cztery, tak jak przedtem: za każdą zagraną kartę dobierasz jedną nową.
trajan-lesson-seaport-drew-again = Dwie karty ryb zostają, a za dwie zagrane karty dobierasz dwie.

trajan-lesson-seaport-rare = Pod koniec gry kart może zabraknąć. Wtedy ze stosów kart odrzuconych tasuje się nową talię, a zostają na nich tylko wierzchnie karty. Zdarza się to rzadko, ale plansza wie, co robić.
