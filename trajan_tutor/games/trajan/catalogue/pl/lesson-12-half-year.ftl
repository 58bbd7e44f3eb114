### Half a year: two quarters with their demands and votes.

trajan-lesson-half-year = Pół roku
    .idea = Dwa kwartały: co zostanie ci po pierwszym, pomoże w drugim.
    .can = Umiesz grać z myślą o następnym kwartale i zachować to, co się w nim przyda.

trajan-lesson-half-year-third = Teraz dwa kwartały. Każdy ma swoje potrzeby i każdy kończy się głosowaniem na konsula, który bierze żeton bonusowy. Żetony forum, o które nikt nie prosi, zostają u ciebie. Nadmiarowy żeton się więc nie zmarnuje.
    .goal = Graj do końca trzeciego kwartału.
    .done = Jeden kwartał się skończył, a potrzeby zaczynają się od nowa.
trajan-lesson-half-year-third-hint = Bierz żetony z różnymi znakami: nie wiadomo jeszcze, czego lud zechce.
trajan-lesson-half-year-aim-forum = Weź żeton z forum
trajan-lesson-half-year-aim-votes = Przesuń swój dysk w senacie

trajan-lesson-half-year-between = Ile kosztowały cię potrzeby, a co dały głosy? Jedno i drugie możesz jeszcze zmienić.

trajan-lesson-half-year-fourth = Ostatni kwartał. Planuj tak, żeby nic nie zostało niewykorzystane: karty, pracownicy, żetony.
    .goal = Graj do końca gry.
    .done = Gra się skończyła i wszystkie punkty są policzone.
trajan-lesson-half-year-fourth-hint = Policz kroki, które zostały na torze czasu, zanim zaczniesz coś na trzy tury.
trajan-lesson-half-year-aim-demand = Zaspokój jedną potrzebę
trajan-lesson-half-year-aim-tile = Spełnij żeton Trajana

trajan-lesson-half-year-result = Wszystkie punkty z obu kwartałów. Które z nich udało się przygotować już w pierwszym?
