### Lesson 15: a whole guided game.

trajan-lesson-game = Cała gra
    .idea = Od przygotowania do końcowego punktowania: dwie tury z pomocą, a potem grasz już ty.
    .can = Umiesz rozegrać całą grę.

## The setup

trajan-lesson-game-first-tray = Rozgrywasz całą grę z graczem B. Do tej pory znaczniki leżały gotowe; teraz rozkładasz je ty. Na każdą tacę trafiają dwa, w dowolnych kolorach. Zacznij od tacy I: kliknij dwa znaczniki na środku swojego kręgu.
    .sheet = Rozgrywasz całą grę z graczem B. Do tej pory znaczniki leżały gotowe; teraz rozkładasz je ty. Na każdą tacę trafiają dwa, w dowolnych kolorach. Zacznij od tacy I: zaznacz dwa znaczniki na środku swojego kręgu.
    .goal = Połóż dwa znaczniki na tacy I.
    .done = Taca I jest pełna. Swoich żetonów jeszcze nie znasz, więc na początek dobrze mieć różne kolory.

trajan-lesson-game-no-third = Spójrz na znaczniki, które dalej leżą na środku. Ile zostało białych, skoro jeden leży na tacy I?
    .done = Jeden. Każdy gracz ma po dwa znaczniki w każdym z sześciu kolorów.
trajan-lesson-game-no-third-hint = Każdy gracz ma po dwa znaczniki w każdym kolorze.
trajan-lesson-game-two-of-each = Masz dwa białe znaczniki, a jeden z nich leży na tacy I.
trajan-lesson-game-one-is-left = Jest jeszcze drugi biały znacznik.

trajan-lesson-game-fill-trays = Pozostałe pięć tac zapełnij, jak chcesz. Potem tak samo zrobi gracz B.
    .goal = Zapełnij wszystkie swoje tace.
    .done = Oba kręgi są pełne i każde z was ma żeton bonusowy. Spójrz na swój: pokazuje, co zbierać.

trajan-lesson-game-cards = Teraz pierwsze karty towarów: po trzy dla każdego. Każdą weź z talii albo odkrytą ze stosu kart odrzuconych.
    .goal = Weź trzy karty towarów.
    .done = Trzy karty na początek. B też ma trzy.

trajan-lesson-game-first-tile = Teraz pierwsze trzy żetony Trajana. Każdy pochodzi z innego stosu i trafia na pole II, IV albo VI. Weź ten, na którym jest najwięcej punktów: kliknij jego stos, a potem pole IV.
    .sheet = Teraz pierwsze trzy żetony Trajana. Każdy pochodzi z innego stosu i trafia na pole II, IV albo VI. Weź ten, na którym jest najwięcej punktów: zaznacz jego stos, a potem pole IV.
    .goal = Weź pierwszy żeton Trajana.
    .done = Dziewięć punktów za dwa niebieskie znaczniki. Jeden niebieski już leży na tej tacy.

trajan-lesson-game-same-stack = Spróbuj jeszcze raz tego samego stosu: kliknij stos z punktami.
    .sheet = Spróbuj jeszcze raz tego samego stosu: zaznacz stos z punktami.
    .goal = Spróbuj wziąć drugi żeton z tego samego stosu.
    .done = Niedozwolone: trzy żetony pochodzą z trzech różnych stosów.
trajan-lesson-game-other-stack = Inny stos to dobry wybór i zaraz tak zrobisz. Najpierw spróbuj jeszcze raz tego samego.

trajan-lesson-game-wrong-slot = A inne pole? Kliknij pole I.
    .sheet = A inne pole? Zaznacz pole I.
    .goal = Spróbuj użyć pola I.
    .done = Niedozwolone: pierwsze żetony trafiają na pola II, IV i VI. Łuk zaczyna na polu I.
trajan-lesson-game-right-slot = To dobre miejsce. Najpierw zobacz, co będzie z polem I.

trajan-lesson-game-two-more = Weź dwa pozostałe żetony. Potem tak samo zrobi B i zaczyna się gra.
    .goal = Weź jeszcze dwa żetony, każdy z innego stosu.
    .done = Wszystko przygotowane. Pierwsza tura jest twoja.

## The first quarter

trajan-lesson-game-which-tray = Od teraz krąg jest ułożony tak, żeby poprowadzić cię przez pierwsze tury. Żeton przy tacy II chce żółtego i pomarańczowego, a pomarańczowy już tam leży. Z której tacy żółty znacznik trafi na tacę II jako ostatni?
    .done = Z tacy VI: są tam dwa znaczniki, więc drugi spada na tacę II.
trajan-lesson-game-which-tray-hint = Policz znaczniki na tacy: o tyle tac dalej spada ostatni.
trajan-lesson-game-leads-past = Na tacy V leżą dwa znaczniki: ostatni spada na tacę I.
trajan-lesson-game-not-the-target = Tam znacznik ma trafić. A skąd przychodzi?

trajan-lesson-game-turn-one = Rozłóż znaczniki z tacy VI. Żółty musi spaść ostatni, więc najpierw połóż różowy.
    .goal = Spełnij żeton przy tacy II.
    .done = Trzy punkty w pierwszej turze, a zaraz potem dwie karty towarów.
trajan-lesson-game-turn-one-hint = Kliknij tacę VI, a potem różowy znacznik, który będzie wtedy leżał na środku kręgu.
trajan-lesson-game-yellow-first = Teraz żółty leży na tacy I, a ostatni spadł różowy. Połóż różowy jako pierwszy.
trajan-lesson-game-not-that-tray = Z tej tacy żółty nie trafi na tacę II. Trafi z tacy VI.

trajan-lesson-game-two-cards = Żeton daje dwie karty towarów. Weź je: kliknij talię.
    .sheet = Żeton daje dwie karty towarów. Weź je: zaznacz talię.
    .goal = Weź dwie karty towarów.
    .done = Masz je na ręce. Teraz akcja tacy II: forum.
trajan-lesson-game-no-cards = Możesz z nich zrezygnować, ale karty dają punkty na statkach. Weź je.

trajan-lesson-game-forum-tile = Na koniec kwartału lud zechce chleba, rozrywki albo religii. Jeszcze nikt nie wie, czego. Żeton, który zaspokaja taką potrzebę, warto mieć wcześnie. Weź ten z chlebem.
    .goal = Weź żeton z forum.
    .done = Leży na twojej planszy. Potem zagrał B: co się stało, widać obok planszy.
trajan-lesson-game-nothing-taken = Pas nic nie daje. Najpierw weź żeton.

trajan-lesson-game-turn-two = Następny jest wart dziewięć punktów: żeton przy tacy IV chce dwóch niebieskich znaczników, a jeden tam leży. Na tacy I są teraz trzy znaczniki, wśród nich niebieski. Rozłóż je tak, żeby niebieski spadł ostatni.
    .goal = Spełnij żeton przy tacy IV.
    .done = Kolejne dziewięć punktów. Dwie tury, dwa żetony: tyle daje patrzenie naprzód.
trajan-lesson-game-turn-two-hint = Rozłóż znaczniki z tacy I. Trzy znaczniki prowadzą do tacy IV.
trajan-lesson-game-turn-two-hint-2 = Połóż najpierw biały i różowy znacznik, w dowolnej kolejności.
trajan-lesson-game-blue-too-early = Niebieski spadł przed tacą IV. Zostaw go na ostatnie miejsce.
trajan-lesson-game-another-tray = To inna taca. Potrzebny niebieski znacznik leży na tacy I.

trajan-lesson-game-to-the-senate = Ostatni znacznik leży na tacy IV, więc masz akcję senatu. Przesuń swój dysk o jedno pole.
    .goal = Przesuń się wyżej w senacie.
    .done = Dwa punkty i dwa głosy na koniec kwartału.
trajan-lesson-game-senate-passed = Pas nic nie daje. Krok w senacie daje punkty i głosy.

trajan-lesson-game-quarter-one = Resztę kwartału rozgrywasz już bez pomocy. Patrz na trzy rzeczy: potrzeby, puste pola przy kręgu i senat. Po każdej twojej turze gra B.
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
