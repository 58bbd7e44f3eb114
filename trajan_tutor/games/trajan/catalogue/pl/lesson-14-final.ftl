### Lesson 14: final scoring and bonus tiles.

trajan-lesson-final = Końcowe punktowanie i bonusy
    .idea = To, co masz na koniec, jeszcze raz daje punkty.
    .can = Umiesz policzyć wszystkie punkty końcowego punktowania.

trajan-lesson-final-hand = Ostatnia tura gry. Zanim się skończy, policz, co jeszcze dojdzie. Każda karta towaru na ręce daje jeden punkt. Ile punktów jest warta twoja ręka?
    .done = Dwie karty, dwa punkty.
trajan-lesson-final-hand-hint = Policz karty na ręce, nie te w strefie gry.

trajan-lesson-final-camps = Każdy pionek, który dalej czeka w jednym z twoich dwóch obozów, daje jeden punkt. Ile punktów dają obozy?
    .done = Dwóch pracowników i jeden legionista. W prowincjach albo w dystrykcie daliby więcej.
trajan-lesson-final-both-camps = Policz razem obóz pracowników i obóz militarny.

trajan-lesson-final-circle = Każdy żeton Trajana, który dalej leży przy twoim kręgu, daje jeden punkt, bez względu na to, co pokazuje. Ile to punktów?
    .done = Dwa żetony, dwa punkty. Lepiej byłoby je spełnić.
trajan-lesson-final-not-the-number = Liczba na żetonie liczy się tylko wtedy, gdy go spełniasz. Teraz każdy jest wart jeden punkt.

trajan-lesson-final-sets = Masz troje drzwi z dystryktu budowlanego. Trzy żetony jednego rodzaju dają 10 punktów, a wszystkie cztery – 20. Ile punktów dają teraz twoje drzwi?
    .done = Dziesięć. Czwarte drzwi by to podwoiły.
trajan-lesson-final-sets-hint = Trzy żetony jednego rodzaju to zestaw.
trajan-lesson-final-not-four = Tyle dają wszystkie cztery. Masz troje drzwi.
trajan-lesson-final-values-scored = To wartości żetonów. Te punkty dostajesz od razu, gdy bierzesz żeton. Teraz liczy się zestaw.

trajan-lesson-final-goods = Teraz żetony bonusowe. Jeden, leżący żółtą stroną do góry, daje 3 punkty za każdą kartę kolumn i każdą kartę futer w twojej strefie gry. Ile to punktów?
    .done = Dwie karty kolumn i jedna futer, po trzy punkty. Te karty dały już punkty na statkach, a teraz dają jeszcze raz.
trajan-lesson-final-goods-hint = Policz karty kolumn i futer w strefie gry i pomnóż przez trzy.
trajan-lesson-final-every-card = To liczba kart. Każda daje trzy punkty.
trajan-lesson-final-both-kinds = Policz oba rodzaje: dwie karty kolumn i jedną futer.

trajan-lesson-final-bread = Inny żeton bonusowy pokazuje chleb. Daje punkty, jeśli masz co najmniej jeden żeton forum z chlebem, a ty go masz. Ile punktów daje, gdy leży żółtą stroną do góry?
    .done = Dziewięć. Więcej chleba nie dałoby więcej, a bez chleba nie daje nic.
trajan-lesson-final-grey-side = Tyle daje szara strona. Twój leży żółtą stroną do góry.

trajan-lesson-final-bonus-of-bonus = Trzeci żeton bonusowy liczy pozostałe: 3 punkty za każdy żeton bonusowy leżący żółtą stroną do góry, ten też. Wszystkie twoje trzy żetony tak leżą. Ile to punktów?
    .done = Dziewięć.
trajan-lesson-final-bonus-of-bonus-hint = Trzy żetony, po trzy punkty.
trajan-lesson-final-itself-too = Ten żeton liczy też sam siebie.

trajan-lesson-final-figures = Jeszcze dwa żetony bonusowe liczą pionki: jeden twoich pracowników w dystrykcie, drugi twoich legionistów w prowincjach. Żółta strona płaci dwa razy tyle co szara.

trajan-lesson-final-end-game = Wykonaj ostatnią akcję albo spasuj. Potem zakończ ostatni kwartał i zobacz, jak wszystko się liczy.
    .goal = Doprowadź grę do końca.
    .done = Wszystko jest policzone i gra się skończyła. Nie ma już nic do zagrania.
trajan-lesson-final-end-game-hint = Najpierw senat albo pas, potem kwartał wewnątrz toru czasu.

trajan-lesson-final-who-won = Porównaj oba wyniki. Kto wygrywa?
    .done = Ty, chociaż wcześniej B miał dziesięć punktów przewagi.
trajan-lesson-final-i-won = Ja
trajan-lesson-final-b-won = Gracz B
trajan-lesson-final-read-scores = Odczytaj oba wyniki jeszcze raz: teraz twój jest wyższy.

trajan-lesson-final-tie = Gdyby punktów było tyle samo, rozstrzygnąłby dysk, który w senacie jest wyżej. Teraz znasz już całą grę.
