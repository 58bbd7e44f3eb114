### Caesar!, lesson 33: markers on borders, and bonus tokens.

caesar-lesson-borders = Granice i żetony korzyści
    .idea = Sąsiednie prowincje w twoim kolorze dają jeden znacznik więcej, a żetony korzyści naginają zasady.
    .can = Umiesz położyć trzeci znacznik na granicy i używać żetonów Potęga i Taktyka.

caesar-lesson-borders-neighbour = Syria już jest twoja. Sąsiednia prowincja Aegyptus ma jedno wolne pole, z okrętem. Zamknij ją i przejmij nad nią kontrolę: masz tam 6, a Pompejusz 8.
    .goal = Przejmij kontrolę nad prowincją Aegyptus.
    .done = Dwanaście do ośmiu. Teraz dwie sąsiednie prowincje są twoje, a plansza czeka na twoją następną decyzję.
caesar-lesson-borders-neighbour-hint = Twój żeton z okrętem ma szóstkę. Zwróć ją ku prowincji Aegyptus.
caesar-lesson-borders-still-yours = Szóstka ma być zwrócona ku prowincji Aegyptus, nie Asia. Obróć żeton.
caesar-lesson-borders-not-aegyptus = To niczego nie zamyka. Poszukaj ostatniego wolnego pola prowincji Aegyptus: jest na nim okręt.

caesar-lesson-borders-not-both = Możesz teraz położyć znacznik na niektórych granicach. Najpierw spróbuj złej: kliknij pole między prowincjami Cyrene i Aegyptus.
    .sheet = Możesz teraz położyć znacznik na niektórych granicach. Najpierw spróbuj złej: zaznacz pole między prowincjami Cyrene i Aegyptus.
    .goal = Spróbuj położyć znacznik na granicy, która nie jest cała twoja.
    .done = Niedozwolone: obie prowincje przy granicy muszą być twoje. Cyrene jest jeszcze niczyja.
caesar-lesson-borders-that-is-allowed = To wolno i zaraz to zrobisz. Najpierw spróbuj granicy prowincji Cyrene.

caesar-lesson-borders-border = Między prowincjami Syria i Aegyptus obie strony są twoje. Połóż tam znacznik. Zakrywa on żeton, obojętnie czyj.
    .goal = Połóż znacznik władzy na granicy między swoimi dwiema prowincjami.
    .done = Jeden żeton zamknął prowincję i dał dwa znaczniki. Prowincje obok siebie są warte więcej niż odległe.
caesar-lesson-borders-border-hint = Kliknij żeton między prowincjami Aegyptus i Syria.
caesar-lesson-borders-left-out = Możesz z tego zrezygnować i zrobić to przy późniejszym zamknięciu. Ale każdy znacznik przybliża cię do celu. Połóż go.

caesar-lesson-borders-markers-left = Ile znaczników władzy ci zostało?
    .done = Dziewięć: jeden leży w prowincji Syria, jeden w prowincji Aegyptus, jeden na granicy między nimi.
caesar-lesson-borders-two-and-one = Policz jeszcze raz: twoje znaczniki leżą w dwóch prowincjach i na jednej granicy.

caesar-lesson-borders-might = Prowincja Aegyptus dała ci żeton korzyści Potęga. Odwraca on żeton przeciwnika, który leży potem zakryty i się nie liczy. Odwróć silniejszy z żetonów, które masz w zasięgu: ten między prowincjami Macedonia i Dalmatia.
    .goal = Odwróć żeton między prowincjami Macedonia i Dalmatia, żeby leżał zakryty.
    .done = Siła Pompejusza w prowincji Dalmatia maleje o sześć.
caesar-lesson-borders-might-hint = Kliknij niebieski żeton między prowincjami Macedonia i Dalmatia.
caesar-lesson-borders-might-unused = Żetonu korzyści używa się od razu albo przepada. Tym razem go użyj.
caesar-lesson-borders-weaker-token = Aegyptus jest zamknięta i nic się w niej już nie zmieni. Wybierz żeton przy prowincjach, które są jeszcze otwarte.

caesar-lesson-borders-dalmatia-now = Jaką siłę ma teraz Pompejusz w prowincji Dalmatia?
    .done = Zero. Potęga może też odwrócić znacznik władzy: zostaje on na miejscu, ale na granicach jego prowincji nie położy się już znaczników władzy.
caesar-lesson-borders-face-down = Ten żeton jest zakryty. Nie liczy się na żadnym końcu.

caesar-lesson-borders-another-might = Załóżmy, że masz drugi żeton Potęga. Zaznaczone są trzy miejsca, w których Pompejusz ma żeton. Który z tych trzech możesz jeszcze odwrócić? Kliknij go.
    .sheet = Załóżmy, że masz drugi żeton Potęga. Zaznaczone są trzy miejsca, w których Pompejusz ma żeton. Który z tych trzech możesz jeszcze odwrócić? Zaznacz go.
    .done = Tylko ten. Jego odwrócenie osłabi Pompejusza w prowincji Creta, która jest otwarta. W prowincji Aegyptus nic się już nie zmieni. A jeśli nie ma czego odwrócić, żeton Potęga nic nie robi.
caesar-lesson-borders-another-might-hint = Jeden z trzech leży pod twoim znacznikiem, a jeden jest zakryty.
caesar-lesson-borders-under-a-marker = Leży na nim twój znacznik. Znacznik chroni żeton pod sobą, nawet jeśli należy on do drugiej strony.
caesar-lesson-borders-down-already = Ten leży zakryty już od jakiegoś czasu. Zakrytego żetonu nie da się odwrócić jeszcze raz.

caesar-lesson-borders-as-it-stands = Inna rozgrywka. Jedna tarcza między prowincjami Hispania Ulterior i Hispania Citerior zamknęłaby obie naraz. W prowincji Hispania Citerior Pompejusz ma 5, a twoja tarcza wnosi 3. Kto by ją kontrolował, gdyby nic się nie zmieniło?
    .done = Pompejusz, i żaden żeton korzyści tego nie zmieni: jeden żeton zamyka obie, w tej samej chwili.
caesar-lesson-borders-as-it-stands-hint = Porównaj 3 i 5.
caesar-lesson-borders-i-would = ja
caesar-lesson-borders-pompey-would = Pompejusz
caesar-lesson-borders-three-against-five = Trzy to za mało na pięć.

caesar-lesson-borders-two-at-once = Gdy jeden żeton zamyka dwie prowincje, wybierasz, która będzie rozpatrzona pierwsza, razem z jej żetonem korzyści. Potęga z pierwszej nie zmienia sum w drugiej, ale może odwrócić znacznik władzy, który już leży. W prowincji Hispania Ulterior jest Potęga. Zamknij obie i odwróć znacznik władzy, który dostanie Pompejusz.
    .goal = Odwróć znacznik władzy Pompejusza w prowincji Hispania Citerior.
    .done = Najpierw znacznik władzy Pompejusza, potem Potęga. Pompejusz i tak kontroluje prowincję Hispania Citerior, ale na jej granicach nie położy już znaczników władzy.
caesar-lesson-borders-two-at-once-hint = Najpierw rozpatrz prowincję Hispania Citerior. Potem kliknij ją, żeby użyć żetonu Potęga.
caesar-lesson-borders-ulterior-first = Potęga przyszła za wcześnie: Pompejusz nie miał jeszcze znacznika władzy w prowincji Hispania Citerior. Najpierw rozpatrz właśnie ją.
caesar-lesson-borders-might-left = Bez żetonu Potęga znacznik władzy Pompejusza zostaje taki, jaki jest. Użyj go teraz.
caesar-lesson-borders-one-token-closes-two = To nie zamyka żadnej z nich. Spójrz na tarczę między prowincjami Hispania Ulterior i Hispania Citerior.

caesar-lesson-borders-tactics = W prowincji Hispania Citerior był żeton korzyści Taktyka: cała dodatkowa tura zaraz po tej. Zakończ tę turę i skorzystaj z dodatkowej.
    .goal = Zacznij swoją dodatkową turę.
    .done = Pompejusz czeka, a ty znowu umieszczasz żeton.
caesar-lesson-borders-tactics-hint = Wybierz dodatkową turę.
caesar-lesson-borders-tactics-left = Możesz z niej zrezygnować. Ale dwie tury z rzędu to duża przewaga. Skorzystaj z niej.

caesar-lesson-borders-two-tactics = Załóżmy, że w obu prowincjach jest Taktyka, więc bierzesz dwa takie żetony w jednej turze. Ile dodatkowych tur nastąpi?
    .done = Jedna. Ale żeton Taktyka wzięty w dodatkowej turze daje kolejną.
caesar-lesson-borders-not-two-turns = Dwie byłyby za mocne: wzięte w tej samej turze dają razem jedną dodatkową turę.
caesar-lesson-borders-not-lost-both = Pierwszy działa jak zawsze. Tylko drugi nic nie dodaje.

caesar-lesson-borders-remember = Zanim zamkniesz prowincję, spójrz na żeton korzyści i na sąsiednie prowincje. Najlepsze zamknięcie daje prowincję, granicę i żeton naraz.
