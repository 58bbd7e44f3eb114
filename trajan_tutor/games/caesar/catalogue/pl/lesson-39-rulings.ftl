### Caesar!, lesson 39: where the rulebook can be read in two ways.

caesar-lesson-rulings = Dwa sposoby czytania
    .idea = Ta sama pozycja w dwóch interpretacjach instrukcji.
    .can = Umiesz powiedzieć, gdzie instrukcja zostawia pytanie otwarte, i przed rozgrywką wybrać, jak grać.

caesar-lesson-rulings-who-has-citerior = Jedna tarcza między prowincjami Hispania Ulterior i Hispania Citerior zamyka obie. Załóżmy, że najpierw rozpatrujesz prowincję Hispania Ulterior. Jej Potęga odwraca piątkę Pompejusza w prowincji Hispania Citerior, która leży potem zakryta, a ty masz tam 3. Kto kontroluje prowincję Hispania Citerior, gdy gramy jak zwykle?
    .done = Pompejusz. Obie są zamknięte od chwili umieszczenia żetonu, a Potęga nie zmienia zamkniętej prowincji.
caesar-lesson-rulings-who-has-citerior-hint = Ile prowincji było zamkniętych, gdy tarcza już leżała?
caesar-lesson-rulings-i-have-it = ja
caesar-lesson-rulings-pompey-has-it = Pompejusz
caesar-lesson-rulings-too-late-for-might = Byłoby tak, gdyby Hispania Citerior zamykała się dopiero wtedy, gdy przyjdzie jej kolej. Zwykle gramy tak, że obie zamykają się naraz.

caesar-lesson-rulings-closed-together = Zobaczmy obie interpretacje. Najpierw zwykła: zamknij obie, rozpatrz najpierw prowincję Hispania Ulterior i odwróć piątkę między prowincjami Hispania Citerior i Gallia.
    .goal = Rozpatrz najpierw prowincję Hispania Ulterior i odwróć piątkę Pompejusza przy prowincji Gallia.
    .done = Żeton jest zakryty, a Pompejusz i tak kontroluje prowincję Hispania Citerior.
caesar-lesson-rulings-closed-together-hint = Tarcza idzie między prowincje Hispania Ulterior i Hispania Citerior. Wybierz prowincję Hispania Ulterior, potem żeton między prowincjami Hispania Citerior i Gallia.
caesar-lesson-rulings-ulterior-first = Tym razem najpierw Hispania Ulterior, żeby Potęga zadziałała pomiędzy.
caesar-lesson-rulings-another-target = Bez odwrócenia nie ma czego porównać. Użyj Potęgi na żetonie między prowincjami Hispania Citerior i Gallia.
caesar-lesson-rulings-the-shield = To nie zamyka żadnej z nich. Umieść tarczę między prowincjami Hispania Ulterior i Hispania Citerior.

caesar-lesson-rulings-closed-in-turn = Dokładnie ta sama pozycja, w rozgrywce, w której prowincja zamyka się dopiero wtedy, gdy jest rozpatrywana. Zrób to samo jeszcze raz.
    .goal = Rozpatrz najpierw prowincję Hispania Ulterior i przejmij kontrolę nad prowincją Hispania Citerior.
    .done = Trzy do zera: Hispania Citerior jest twoja. Pozycja ta sama, tylko interpretacja inna.
caesar-lesson-rulings-ulterior-first-again = Najpierw Hispania Ulterior, jak przedtem.
caesar-lesson-rulings-another-target-again = Użyj Potęgi na tym samym żetonie co przedtem: między prowincjami Hispania Citerior i Gallia.
caesar-lesson-rulings-the-shield-again = Tarcza między prowincje Hispania Ulterior i Hispania Citerior, jak przedtem.

caesar-lesson-rulings-how-many = Inne pytanie. Masz dwa żetony Senat, a teraz zamykasz i wygrywasz prowincję Syria z trzecim. Ile najwyżej znaczników może trafić pod niego?
    .done = Trzy: tyle, ile masz żetonów Senat, razem z tym.
caesar-lesson-rulings-how-many-hint = Nowy żeton też się liczy.
caesar-lesson-rulings-the-old-ones = Żeton z prowincji Syria już jest twój i się liczy.
caesar-lesson-rulings-only-the-new-one = Jeden znacznik przypada na każdy twój żeton Senat.

caesar-lesson-rulings-up-to = Tę liczbę można czytać jako granicę. Tu rozgrywka jest tak przygotowana. Połóż pod żetonem tylko jeden znacznik.
    .goal = Połóż jeden znacznik pod żetonem Senat.
    .done = Jeden z trzech: przy tej interpretacji wolno każdą liczbę do trzech.
caesar-lesson-rulings-one-this-time = W tej lekcji połóż tam jeden znacznik, żeby zobaczyć, że tak wolno.

caesar-lesson-rulings-exactly = Czytamy te słowa: dokładnie tyle albo nic. Spójrz na swoje opcje i połóż znaczniki pod żetonem.
    .goal = Połóż pod żetonem Senat tyle znaczników, ile tu gramy.
    .done = Trzy. Jednego ani dwóch nie dało się wybrać.
caesar-lesson-rulings-none-or-three = Można nie kłaść nic. Ale każdy znacznik przybliża cię do celu: połóż trzy.

caesar-lesson-rulings-markers-between = Komu został tylko jeden znacznik, ten wolałby trzy, a kto czeka, ten nie. Ile znaczników dzieli te dwa sposoby gry?
    .done = Dwa. Wyścig rozstrzyga nawet mniejsza różnica.
caesar-lesson-rulings-markers-between-hint = Za pierwszym razem jeden, za drugim trzy.
caesar-lesson-rulings-count-the-difference = Odejmij jeden od trzech.

caesar-lesson-rulings-crassus-too = Najwięcej otwartych pytań dotyczy Krassusa, bo wybiera on tylko według zasad: która liczba, które pole, który żeton jest pierwszy. Każde z nich też można grać na oba sposoby.

caesar-lesson-rulings-all-rulings = To wszystkie pytania, które instrukcja zostawia otwarte, z naszymi odpowiedziami. Tam, gdzie podana jest opcja, możesz na początku rozgrywki wybrać drugą odpowiedź.

caesar-lesson-rulings-when-to-agree = Kiedy najlepiej umówić się na interpretację?
    .done = Wtedy nikt jeszcze nie wie, komu ona pomoże.
caesar-lesson-rulings-when-somebody-gains = gdy ktoś na niej zyskuje
caesar-lesson-rulings-before-the-first-token = zanim zostanie umieszczony pierwszy żeton
caesar-lesson-rulings-never-at-all = nigdy, instrukcja jest jasna
caesar-lesson-rulings-too-late-to-agree = Wtedy każdy przeczyta ją tak, jak mu pasuje, i będzie kłótnia.
caesar-lesson-rulings-both-read-on = Przed chwilą ta sama pozycja skończyła się na dwa sposoby.
