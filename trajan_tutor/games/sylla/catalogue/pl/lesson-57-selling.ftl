### Lesson 57: what to sell.

sylla-lesson-selling = Co wystawić
    .idea = Kto kupił ostatni budynek, wybiera następny i ma ostatnią kolej.
    .can = Umiesz wybrać, co wystawić, i znaleźć ofertę, której nikt nie przebije.

sylla-lesson-selling-empty = Trzy budynki są sprzedane, ostatni tobie, i teraz ty wystawiasz następny. Czy da się wystawić coś, czego już nie ma? Kliknij puste miejsce.
    .sheet = Trzy budynki są sprzedane, ostatni tobie, i teraz ty wystawiasz następny. Czy da się wystawić coś, czego już nie ma? Zaznacz puste miejsce.
    .goal = Spróbuj wystawić puste miejsce.
    .done = Niedozwolone: wystawia się budynek, który leży na swoim miejscu.
sylla-lesson-selling-lies-there = Ten można wystawić. Najpierw kliknij puste miejsce.

sylla-lesson-selling-grey-of-others = Pole uprawne i Żuraw leżą na szarych miejscach. Ile szarych sześciokątów mogą teraz razem zapłacić B, C i D? Liczą się tylko nieobrócone karty.
    .done = Ani jednego: wszystkie ich szare sześciokąty są obrócone bokiem. Ty możesz zapłacić dwa.
sylla-lesson-selling-grey-of-others-hint = Senatorowie mają czerwony i żółty, Westalki żółty. A co leży bokiem, już zapłaciło.
sylla-lesson-selling-tilted-ones = Te karty leżą bokiem: w tej rundzie już zapłaciły.

sylla-lesson-selling-offer = Chcesz mieć Pole uprawne, bo głód stoi na 4. Sprzedający jest ostatni. Wystaw budynek, o który nikt nie może z tobą licytować.
    .goal = Wystaw Pole uprawne.
    .done = Nikt inny nie ma szarego sześciokąta, więc wszyscy od razu pasują. Twoja kolej.
sylla-lesson-selling-offer-hint = Kliknij Pole uprawne.
sylla-lesson-selling-yellow-for-all = Żółtym może zapłacić każdy. A kto kupi, wystawia następny budynek: może nie Pole uprawne.
sylla-lesson-selling-crane-first = Tam też nikt nie może z tobą licytować. Ale tutaj chcesz mieć Pole uprawne.

sylla-lesson-selling-one-is-enough = Nikt nic nie daje i po tobie nie ma już nikogo. Kup Pole uprawne jak najtaniej.
    .goal = Zaoferuj jeden sześciokąt za Pole uprawne.
    .done = Taniej niż za jeden się nie da.
sylla-lesson-selling-one-is-enough-hint = Wystarczy jeden sześciokąt.
sylla-lesson-selling-one-too-many = Po tobie nie ma już nikogo, więc wystarczyłby jeden sześciokąt.
sylla-lesson-selling-not-for-nobody = Wtedy Pole uprawne jest odrzucone. Tutaj chcesz je mieć: zaoferuj jeden.

sylla-lesson-selling-how-many = W rundzie wykłada się sześć budynków, a wystawia pięć, sprzedanych czy nie. Ilu budynków nigdy się nie wystawia?
    .done = Jeden zostaje i jest usuwany. Czego nie lubisz i wystawiasz późno, może w ogóle nie trafić na sprzedaż.
sylla-lesson-selling-how-many-hint = Sześć minus pięć.
sylla-lesson-selling-five-offers = Policz te, które zostają, gdy pięć jest już wystawionych.
sylla-lesson-selling-not-all = Miejsc jest sześć, a w rundzie wystawia się pięć budynków.

sylla-lesson-selling-for-nobody = Ta sama runda, ale twoje szare sześciokąty też leżą bokiem. Za Żurawia nikt więc nie zapłaci, a ty nie chcesz, żeby ktoś go miał w następnej rundzie. Wystaw go.
    .goal = Wystaw to, czego nikt nie może kupić.
    .done = Wszyscy pasują i Żuraw jest odrzucony.
sylla-lesson-selling-for-nobody-hint = Żuraw leży na ostatnim miejscu, a to jest szare.
sylla-lesson-selling-b-would-buy = Taki budynek ktoś mógłby kupić. Wystaw Żurawia.

sylla-lesson-selling-who-offers = Nikt nie kupił. Kto wystawia następny budynek? Kliknij imię.
    .sheet = Nikt nie kupił. Kto wystawia następny budynek? Zaznacz imię.
    .done = Znowu ty: ten sam sprzedający, aż ktoś kupi.
sylla-lesson-selling-who-offers-hint = Następny wystawia ten, kto kupuje. Tutaj nikt nie kupił.
sylla-lesson-selling-not-the-next = Nikt nie kupił, więc wystawianie nie przechodzi dalej.

sylla-lesson-selling-cannot-be-topped = Teraz D wystawia Insulę, na żółtym miejscu, a zaczynasz ty. Policz u pozostałych nieobrócone żółte sześciokąty. Jakiej oferty nikt z nich nie przebije?
    .goal = Zaoferuj tyle, żeby nikt nie przebił.
    .done = C i D mają po trzy żółte sześciokąty, a potrzebowaliby czterech. Wszyscy muszą spasować i Insula jest twoja.
sylla-lesson-selling-cannot-be-topped-hint = Senatorowie i Westalki mają po jednym żółtym sześciokącie.
sylla-lesson-selling-cannot-be-topped-hint-2 = B może zapłacić dwa, C trzy, D trzy.
sylla-lesson-selling-c-goes-higher = C ma nieobróconych: Senatora i dwie Westalki, więc może zapłacić trzy.
sylla-lesson-selling-you-passed = Wtedy kupuje ją ktoś inny. Tutaj o nią licytuj.
