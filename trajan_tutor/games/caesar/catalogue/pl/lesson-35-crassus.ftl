### Caesar!, lesson 35: Crassus.

caesar-lesson-crassus = Solo przeciw Krassusowi
    .idea = Rywal, którym nikt nie gra, a którego następny ruch często da się przewidzieć.
    .can = Umiesz powiedzieć, gdzie Krassus umieści żeton, i temu zapobiec.

caesar-lesson-crassus-first-turn = Nie ma drugiego gracza? Wtedy niebieskim gra Krassus. Nikt nim nie kieruje: trzyma się zasad. Jego trzy żetony leżą odkryte i to on zaczyna. Idź dalej i patrz.
caesar-lesson-crassus-he-chose-italia = Kafelek każe mu wylosować jeden żeton i jeden umieścić. Nigdzie jeszcze nikt nie ma siły, więc wybiera środek, najpierw prowincję Italia.

caesar-lesson-crassus-answer = Twoje tury są takie jak zawsze. Odpowiedz mu: daj prowincji Italia siłę 4.
    .goal = Umieść żeton czwórką ku prowincji Italia.
    .done = Po cztery w prowincji Italia. A teraz wiesz, co ma Krassus.
caesar-lesson-crassus-answer-hint = Oba twoje żetony mają czwórkę. Wybierz wolne pole przy prowincji Italia, potem kliknij samą prowincję.
caesar-lesson-crassus-two-for-italia = Italia dostała mniejszą liczbę. Obróć żeton.
caesar-lesson-crassus-elsewhere = To pole nie dotyka prowincji Italia. Tym razem odpowiedz mu właśnie tam.

caesar-lesson-crassus-where = Inna pozycja i tura Krassusa. Jego pierwsza zasada: jeśli jeden żeton daje mu kontrolę nad prowincją, umieszcza go. W prowincji Syria masz siłę 3, a jedno pole jest wolne. Gdzie umieści żeton? Kliknij to miejsce.
    .sheet = Inna pozycja i tura Krassusa. Jego pierwsza zasada: jeśli jeden żeton daje mu kontrolę nad prowincją, umieszcza go. W prowincji Syria masz siłę 3, a jedno pole jest wolne. Gdzie umieści żeton? Zaznacz to miejsce.
    .done = W prowincji Syria: na polu jest tarcza, a Krassus ma tarcze.
caesar-lesson-crassus-where-hint = Poszukaj prowincji z jednym wolnym polem, którego symbol ma Krassus.

caesar-lesson-crassus-which-number = Bierze najmniejszą liczbę, która wystarcza, a w swojej turze wygrywa remisy. W prowincji Syria masz 3. Która liczba będzie ku niej zwrócona: 3 z jednej tarczy czy 5 z drugiej?
    .done = Trójka. Remis mu wystarcza.
caesar-lesson-crassus-which-number-hint = Czy 3 wystarczy przeciw 3, skoro Krassus wygrywa remisy?
caesar-lesson-crassus-more-than-needed = Piątka by wystarczyła, ale Krassus bierze najmniejszą liczbę, która wystarcza.

caesar-lesson-crassus-he-does-it = Sprawdźmy, czy to się zgadza.
caesar-lesson-crassus-took-syria = Trzy do trzech i Syria jest jego. Żeton Bogactwo nic mu nie daje: z żetonów korzyści używa tylko Senatu i Trucizny. Znaczniki kładzie wszędzie, gdzie wolno.

caesar-lesson-crassus-guard = Teraz twoja tura, a jego żetony znasz. Gdzie by uderzył? Wyprzedź go.
    .goal = Zabierz Krassusowi to, co wziąłby za chwilę.
    .done = Syria jest twoja. Gdy nie ma prowincji do wzięcia, Krassus nadrabia tam, gdzie traci, albo dokłada tam, gdzie jest mocny.
caesar-lesson-crassus-guard-hint = W prowincji Syria masz siłę 2, jedno pole jest wolne, a Krassus ma tarcze.
caesar-lesson-crassus-left-open = Syria jest nadal otwarta. Idź dalej i zobacz, co Krassus z nią zrobi.

caesar-lesson-crassus-closes-for-you = Teraz masz w prowincji Syria siłę 6 i tego Krassus nie wyrówna. Działa więc jego druga zasada: jeśli jeden jego żeton zamyka prowincję, zamyka ją, choćby miała być twoja. Gdzie umieści żeton? Kliknij to miejsce.
    .sheet = Teraz masz w prowincji Syria siłę 6 i tego Krassus nie wyrówna. Działa więc jego druga zasada: jeśli jeden jego żeton zamyka prowincję, zamyka ją, choćby miała być twoja. Gdzie umieści żeton? Zaznacz to miejsce.
    .done = Znowu w prowincji Syria. Zużywa na to swoją najmniejszą liczbę, ale nie robi tego, jeśli dałoby ci to wygraną w rozgrywce.
caesar-lesson-crassus-closes-for-you-hint = To ta sama prowincja co przedtem, z jednym wolnym polem.

caesar-lesson-crassus-he-closes-it = Dlaczego miałby oddawać ci prowincję? Idź dalej i patrz na żeton korzyści.
caesar-lesson-crassus-took-the-senate = Syria jest twoja, ale żeton Senat jego. Nawet tam, gdzie prowadzisz, nie zostawiaj więc ostatniego pola przy żetonie, którego on używa.

caesar-lesson-crassus-beside-his-own = Tu nic nie może wygrać ani zamknąć i nigdzie nie traci. Wtedy umieszcza żeton obok własnej prowincji, swoją najwyższą liczbą: to 4. Z kilku prowincji bierze tę z żetonem Senat. Z jej pól bierze to, które prowadzi do prowincji centralnej, takiej jak Creta. Gdzie umieści żeton? Kliknij pole.
    .sheet = Tu nic nie może wygrać ani zamknąć i nigdzie nie traci. Wtedy umieszcza żeton obok własnej prowincji, swoją najwyższą liczbą: to 4. Z kilku prowincji bierze tę z żetonem Senat. Z jej pól bierze to, które prowadzi do prowincji centralnej, takiej jak Creta. Gdzie umieści żeton? Zaznacz pole.
    .done = Tam umieszcza czwórkę ze swojego żetonu z okrętem. Jego joker też ma czwórkę, ale z kilku żetonów Krassus bierze taki, który nie jest jokerem.
caesar-lesson-crassus-beside-his-own-hint = Syria jest jego. Sąsiadują z nią prowincje Aegyptus i Asia.
caesar-lesson-crassus-beside-his-own-hint-2 = Żeton Senat jest w prowincji Aegyptus. Które z jej trzech wolnych pól prowadzi do prowincji Creta?
caesar-lesson-crassus-senate-first = Tam też mógłby umieścić okręt. Ale drugi sąsiad prowincji Syria ma żeton Senat.
caesar-lesson-crassus-central-first = Dobra prowincja. Ale z jej trzech wolnych pól Krassus bierze to, które prowadzi do prowincji centralnej.
caesar-lesson-crassus-which-space = Dobra prowincja. Teraz kliknij pole: które z nich prowadzi do prowincji centralnej?

caesar-lesson-crassus-his-row = Kafelek mówi mu, co robić. Kafelek A: wylosować dwa, umieścić jeden, pierwszy z lewej odłożyć do woreczka. Ile żetonów będzie potem leżeć w jego rzędzie?
    .done = Trzy, jak przedtem. Ale nie te same trzy, więc patrz na nie w każdej turze od nowa.
caesar-lesson-crassus-his-row-hint = Trzy i dwa, bez tego, który umieszcza, i bez tego, który odkłada.
caesar-lesson-crassus-and-one-back = Zaczyna z trzema i losuje dwa. Jeden umieszcza, a jeden wraca do woreczka.

caesar-lesson-crassus-tile-a = W jego talii jest sześć takich kafelków. Gdy się skończy, tasuje się ją na nowo. Idź dalej i patrz na jego turę.
caesar-lesson-crassus-as-foreseen = Czwórka z okrętu ku prowincji Aegyptus, zgodnie z przewidywaniem. Pierwszy z lewej leżał miecz i to on wrócił do woreczka.

caesar-lesson-crassus-beat-him = Gdy żadna z tych zasad nie pasuje, Krassus bierze środek, a na koniec dowolną prowincję. Pokonasz go tak jak Pompejusza. Przegrywa też, jeśli po losowaniu nie może umieścić żadnego żetonu. Gdy wygrywasz za często, weź trudniejszą talię albo trudniejszy wariant: tam każdy żeton korzyści, który odrzuca, zabiera ze sobą jeden z jego znaczników i przybliża go do ostatniego.

caesar-lesson-crassus-your-game = Więcej nie trzeba. Wypróbuj to od razu: cała rozgrywka przeciw Krassusowi. Jego żetony zawsze leżą odkryte, więc spójrz na nie, zanim umieścisz swoje.
