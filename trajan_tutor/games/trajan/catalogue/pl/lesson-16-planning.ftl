### Lesson 16: planning two turns ahead.

trajan-lesson-planning = Planowanie na dwie tury
    .idea = Co przygotujesz w tej turze, zbierzesz w następnej.
    .can = Umiesz zaplanować turę, której owoce zbierasz dopiero w następnej.

trajan-lesson-planning-how-many = Żeton przy tacy IV jest wart 9 punktów. Wymaga białego i niebieskiego, a brakuje tylko niebieskiego. W następnej turze mogłaby tam prowadzić taca I. Ile znaczników musiałoby na niej leżeć?
    .done = Trzy: po jednym na tace II, III i IV. Na razie leżą dwa.
trajan-lesson-planning-how-many-hint = Policz tace od I do IV, bez samej tacy I.
trajan-lesson-planning-two-lead-to-three = Dwa znaczniki prowadzą z tacy I na tacę III.
trajan-lesson-planning-one-too-many = Cztery znaczniki prowadziłyby z tacy I na tacę V.

trajan-lesson-planning-prepare = Taca I potrzebuje więc jeszcze jednego znacznika, najlepiej niebieskiego. Na tacy V leżą różowy i niebieski, a drugi z nich spada na tacę I. Rozłóż je.
    .goal = Doprowadź tym rozkładaniem niebieski znacznik na tacę I.
    .done = Na tacy I leżą teraz trzy znaczniki, a jeden z nich jest niebieski. Następna tura jest przygotowana.
trajan-lesson-planning-prepare-hint = Weź tacę V i połóż najpierw różowy: wtedy niebieski spadnie na tacę I.
trajan-lesson-planning-blue-stays-behind = Niebieski spadł na tacę VI, a różowy na tacę I. Liczba się zgadza, kolor nie.
trajan-lesson-planning-nothing-prepared = Na tacę I nic w ten sposób nie trafia. Spójrz na tacę V.

trajan-lesson-planning-finish = Twoja akcja to port. Tym razem jest mniej ważny: weź odkrytą kartę.
    .goal = Zakończ turę.
    .done = Plan leży na tacy I i nikt inny nie może go ruszyć.
trajan-lesson-planning-finish-hint = Kliknij jeden z dwóch stosów kart odrzuconych.

trajan-lesson-planning-other-turn = Tymczasem swoją turę ma gracz B.
trajan-lesson-planning-other-sows = B rozkłada znaczniki w swoim kręgu. Twój zostaje taki, jaki był.
trajan-lesson-planning-other-done = B rezygnuje z akcji. Teraz ty.

trajan-lesson-planning-spoil = Możesz najpierw zrobić coś innego, a plan wykonać później. Ale nie z każdą tacą: z jednej spadłby znacznik na tacę I. Cztery znaczniki prowadzą stąd na tacę V i po planie. Która to taca?
    .done = Taca VI. Przygotowana taca zostaje przygotowana, dopóki nic na nią nie spadnie, więc pilnuj tac, które leżą przed nią.
trajan-lesson-planning-spoil-hint = Prześledź każde rozkładanie zgodnie z ruchem wskazówek zegara. Które zaczyna się na tacy I albo przez nią przechodzi?
trajan-lesson-planning-ends-before = Policz jeszcze raz: to rozkładanie kończy się, zanim dojdzie do tacy I.
trajan-lesson-planning-nothing-to-sow = Taca V jest teraz pusta. Nie ma z niej czego rozkładać.
trajan-lesson-planning-the-plan-itself = Taca I to właśnie ta przygotowana. Rozłożyć z niej znaczniki to właśnie wykonać plan.

trajan-lesson-planning-harvest = Ale po co czekać? Zbierz owoce planu: rozłóż znaczniki z tacy I tak, żeby niebieski spadł na tacę IV.
    .goal = Spełnij żeton przy tacy IV.
    .done = Dziewięć punktów, a do tego akcja senatu. Ta wielka tura to zasługa tamtej małej.
trajan-lesson-planning-harvest-hint = Połóż niebieski jako ostatni.
trajan-lesson-planning-blue-too-early = Niebieski spadł na tacę II. Zostaw go na koniec.
trajan-lesson-planning-another-tray = Przygotowana jest taca I.

trajan-lesson-planning-on-your-own = Teraz zaplanuj bez pomocy. Żeton przy tacy VI wymaga żółtego i niebieskiego, a żółty już tam jest. Masz tę turę i następną. Pomiędzy nimi gra gracz B.
    .goal = Spełnij żeton przy tacy VI w ciągu dwóch tur.
    .done = Najpierw taca z właściwym kolorem i właściwą liczbą znaczników, potem jej użycie: na tym polega planowanie.
trajan-lesson-planning-on-your-own-hint = Która taca prowadzi do tacy VI z trzema znacznikami? Na razie leżą na niej dwa.
trajan-lesson-planning-on-your-own-colour = Na tacy III potrzebny jest niebieski znacznik, a leży on na tacy II. Jaki kolor trzeba położyć najpierw?

trajan-lesson-planning-remember = Planuj od końca: który żeton chcesz mieć, która taca tam prowadzi, czego na niej brakuje? Dołóż to w tej turze i pilnuj, żeby nic planu nie zepsuło.
