### The second short game: all six areas, and the Trajan tiles.

trajan-lesson-six-areas = Wszystkie sześć obszarów
    .idea = Kwartał, w którym odwiedzasz obszary procentujące dopiero później.
    .can = Umiesz grać we wszystkich sześciu obszarach i przygotować to, co opłaci się później.

trajan-lesson-six-areas-areas = Znowu ostatni kwartał, ale z innym rozdaniem. Obszary, które płacą od razu, już znasz. Teraz weź żeton forum, wprowadź przywódcę do prowincji i połóż przy kręgu nowy żeton Trajana. Daje on punkty, gdy na jego tacy leżą oba jego kolory.
    .goal = Graj do końca kwartału.
    .done = Kwartał się skończył i wszystkie punkty są policzone.
trajan-lesson-six-areas-areas-hint = Taca, która teraz nie prowadzi w żadne dobre miejsce, może cię tam zaprowadzić po kolejnym rozkładaniu: decyduje ostatni znacznik.
trajan-lesson-six-areas-aim-forum = Weź żeton z forum
trajan-lesson-six-areas-aim-march = Przesuń przywódcę do prowincji
trajan-lesson-six-areas-aim-arch = Połóż żeton Trajana przy kręgu
trajan-lesson-six-areas-aim-tile = Spełnij żeton Trajana

trajan-lesson-six-areas-result = Co tym razem dało punkty, a co je tylko przygotowało? Porównaj swoje źródła ze źródłami gracza B.
