### Lesson 15: a whole guided game.

trajan-lesson-game = Cała gra
    .idea = Od przygotowania do końcowego punktowania, i wszystko rozgrywasz ty.
    .can = Umiesz rozegrać całą grę.

## The setup

trajan-lesson-game-markers = Rozgrywasz całą grę z graczem B. Do tej pory znaczniki leżały gotowe; teraz rozkładasz je ty, po dwa na każdą tacę. Masz po dwa w każdym kolorze.
    .goal = Zapełnij wszystkie swoje tace.
    .done = Oba kręgi są pełne i każde z was ma żeton bonusowy. Spójrz na swój: pokazuje, co zbierać.
trajan-lesson-game-markers-hint = Swoich żetonów jeszcze nie znasz, więc dwa różne kolory na tacy to dobry początek.

trajan-lesson-game-cards = Teraz pierwsze karty towarów: po trzy dla każdego. Każdą weź z talii albo odkrytą ze stosu kart odrzuconych.
    .goal = Weź trzy karty towarów.
    .done = Trzy karty na początek. B też ma trzy.
trajan-lesson-game-cards-hint = Na jeden statek pasują karty jednego rodzaju, na inny same różne.

trajan-lesson-game-first-tiles = Potem pierwsze trzy żetony Trajana, każdy z innego stosu, na pola II, IV i VI. Żeton jest wypełniony, gdy na tacy przy jego polu leżą oba jego kolory.
    .goal = Weź trzy żetony Trajana, każdy z innego stosu.
    .done = Wszystko przygotowane. Pierwsza tura jest twoja.
trajan-lesson-game-first-tiles-hint = Gdzie jeden z dwóch kolorów już leży, brakuje tylko drugiego.

## The quarters

trajan-lesson-game-quarter-one = Teraz pierwszy kwartał. Patrz na trzy rzeczy: potrzeby, puste pola przy kręgu i senat. Po każdej twojej turze gra B.
    .goal = Graj do końca pierwszego kwartału.
    .done = Pierwszy kwartał jest skończony.
trajan-lesson-game-quarter-one-hint = Zanim rozłożysz znaczniki, spójrz na wszystkie sześć tac: dokąd prowadzi każda z nich?
trajan-lesson-game-aim-demand = Zaspokój potrzebę na koniec kwartału
trajan-lesson-game-aim-new-tile = Połóż nowy żeton Trajana przy kręgu
trajan-lesson-game-aim-consul = Miej najwięcej głosów w senacie

trajan-lesson-game-first-look = Skąd są punkty z tego kwartału? Porównaj, co dały żetony i senat, z tym, ile kosztowały potrzeby.

trajan-lesson-game-quarter-two = Drugi kwartał. Żetonów z głosami już nie ma, a potrzeby zaczynają się od nowa. Tym razem pomyśl o kartach towarów: statki płacą za karty, które do siebie pasują.
    .goal = Graj do końca drugiego kwartału.
    .done = Połowa gry za tobą.
trajan-lesson-game-quarter-two-hint = Zbieraj karty jednego rodzaju albo same różne. Potem niech zabierze je statek.
trajan-lesson-game-aim-ship = Zdobądź punkty za statek
trajan-lesson-game-aim-tile = Spełnij żeton Trajana

trajan-lesson-game-second-look = Półmetek. Kto teraz prowadzi, może jeszcze stracić prowadzenie: karty, zestawy i żetony bonusowe liczą się dopiero na koniec.

trajan-lesson-game-quarter-three = Trzeci kwartał. Pionki nie powinny siedzieć w obozach: pracownicy budują, a przywódca otwiera legionistom prowincje.
    .goal = Graj do końca trzeciego kwartału.
    .done = Trzy kwartały za tobą.
trajan-lesson-game-quarter-three-hint = Przywódca, który wchodzi do prowincji, bierze jej żeton forum. Ten może zaspokoić potrzebę.
trajan-lesson-game-aim-build = Zdobądź punkty za budowę
trajan-lesson-game-aim-leader = Przesuń przywódcę do prowincji
trajan-lesson-game-aim-demand-again = Zaspokój jedną potrzebę

trajan-lesson-game-third-look = Co tym razem dało najwięcej? W ostatnim kwartale rób tego więcej.

trajan-lesson-game-quarter-four = Ostatni kwartał. Nie trzeba już nic przygotowywać: każda tura powinna dawać punkty. Ładuj karty, zaspokajaj potrzeby ludu i patrz na żetony bonusowe.
    .goal = Graj do końca gry.
    .done = Ostatni kwartał jest skończony i wszystko jest policzone.
trajan-lesson-game-quarter-four-hint = Policz, ile tur zostało. Plan na trzy tury może się już nie zmieścić.
trajan-lesson-game-aim-last-demand = Zaspokój jeszcze jedną potrzebę
trajan-lesson-game-aim-last-tile = Spełnij żeton Trajana
trajan-lesson-game-aim-points = Zdobądź co najmniej 15 punktów, razem z końcowym punktowaniem

trajan-lesson-game-fourth-look = Ostatni kwartał bez końcowego punktowania: co dały tury, a ile kosztowały potrzeby.

trajan-lesson-game-final-scoring = Teraz końcowe punktowanie, źródło po źródle: karty na ręce, pionki w obozach, żetony, które zostały przy kręgu, zestawy żetonów budowy, a na koniec żetony bonusowe.

trajan-lesson-game-result = Cała gra za tobą. Które źródło dało ci najwięcej, a co kosztowało punkty?
