### Questions about a position of Caesar!, as a teacher asks them: they lead to a turn and name nothing of it.

## How a province stands. $own and $enemy are the sums that face it

caesar-ask-closes-behind = Następny żeton zamyka prowincję { $province }, a jest w niej { $own }:{ $enemy }. Masz liczbę, która to odwróci?
caesar-ask-closes-level = W prowincji { $province } jest po { $own } i jedno pole jest wolne. Kto ją dostanie, jeśli ostatni żeton nic nie zmieni?
caesar-ask-closes-ahead = W prowincji { $province } prowadzisz { $own }:{ $enemy }, a jedno pole jest wolne. Czy żeton drugiej strony może ci ją jeszcze odebrać?
caesar-ask-behind =
    W prowincji { $province } jest { $own }:{ $enemy } na twoją niekorzyść. { $spaces ->
        [one] Ile może ci jeszcze dać jej ostatnie wolne pole?
        [few] Ile mogą ci jeszcze dać jej { $spaces } wolne pola?
        [many] Ile może ci jeszcze dać jej { $spaces } wolnych pól?
       *[other] Ile mogą ci jeszcze dać jej { $spaces } wolne pola?
    }
caesar-ask-level =
    W prowincji { $province } jest po { $own }. Który z twoich żetonów dałby taką przewagę, że { $spaces ->
        [one] ostatnie wolne pole jej raczej nie odwróci?
        [few] jej { $spaces } wolne pola raczej tego nie odwrócą?
        [many] jej { $spaces } wolnych pól raczej tego nie odwróci?
       *[other] jej { $spaces } wolne pola raczej tego nie odwrócą?
    }
caesar-ask-ahead =
    W prowincji { $province } prowadzisz { $own }:{ $enemy }. Czy druga strona może to jeszcze odwrócić? { $spaces ->
        [one] Wolne jest jedno pole.
        [few] Wolne są { $spaces } pola.
        [many] Wolnych jest { $spaces } pól.
       *[other] Wolne są { $spaces } pola.
    }
caesar-ask-fresh = Wokół prowincji { $province } nie leży jeszcze żaden żeton. Do których z jej pól (razem { $spaces }) pasują twoje żetony?

## What hangs on a province. $beside are provinces beside it, with no marker yet on the border between

caesar-ask-border-own = Obok prowincji { $province } kontrolujesz już: { $beside }. Ile znaczników w sumie dałaby ci wygrana także tutaj?
caesar-ask-border-enemy = Obok prowincji { $province } druga strona kontroluje: { $beside }. Ile znaczników by umieściła, gdyby wygrała i tę prowincję?
caesar-ask-italia = { $province } daje dwa znaczniki i ma więcej granic niż każda inna. Kto w niej prowadzi i o ile?

## Bonus tokens of a province that the next token closes

caesar-ask-bonus-tactics = Kto zamknie prowincję { $province }, bierze z niej żeton Taktyka, czyli jeszcze jedną turę. Kto zyskałby więcej na dwóch turach z rzędu, ty czy druga strona?
caesar-ask-bonus-wealth = Kto zamknie prowincję { $province }, bierze z niej żeton Bogactwo, czyli jeden żeton więcej do wyboru. Z ilu wybiera teraz każda strona?
caesar-ask-bonus-might = Kto zamknie prowincję { $province }, bierze z niej żeton Potęga. Który jeden żeton albo znacznik przeciwnika warto odwrócić, żeby leżał zakryty?
caesar-ask-bonus-senate = Kto zamknie prowincję { $province }, zatrzymuje jej żeton Senat. Ile znaczników trafiłoby pod niego, gdyby ta strona także tam wygrała?
caesar-ask-bonus-poison = Kto zamknie prowincję { $province }, bierze z niej żeton Trucizna. Ile żetonów do wyboru zostałoby tobie, a ile drugiej stronie?
caesar-ask-bonus-centurion = Kto zamknie prowincję { $province }, może wziąć żeton legionu Centurion. Które z nich są jeszcze dla ciebie, a które dla drugiej strony?

## The map

caesar-ask-near = Tym prowincjom do zamknięcia brakuje po jednym żetonie: { $provinces }. Którą z nich możesz wygrać żetonem, który masz?
caesar-ask-near-one = Tej prowincji do zamknięcia brakuje jednego żetonu: { $provinces }. Co dałoby teraz jej zamknięcie i komu?
caesar-ask-near-many =
    { $number ->
        [one] { $number } prowincji do zamknięcia brakuje jednego żetonu. Jaki ma żeton korzyści i granice?
        [few] { $number } prowincjom do zamknięcia brakuje po jednym żetonie. Które mają żetony korzyści i granice, na których najbardziej ci zależy?
        [many] { $number } prowincjom do zamknięcia brakuje po jednym żetonie. Które mają żetony korzyści i granice, na których najbardziej ci zależy?
       *[other] { $number } prowincji do zamknięcia brakuje po jednym żetonie. Które mają żetony korzyści i granice, na których najbardziej ci zależy?
    }
caesar-ask-two-left =
    { $number ->
        [one] { $provinces } ma dwa wolne pola. Kto będzie mógł ją zamknąć, gdy jedno zostanie zajęte?
        [few] Po dwa wolne pola mają prowincje { $provinces }. Gdzie możesz pozwolić sobie na zostawienie ostatniego drugiej stronie?
        [many] Po dwa wolne pola mają prowincje { $provinces }. Gdzie możesz pozwolić sobie na zostawienie ostatniego drugiej stronie?
       *[other] Po dwa wolne pola mają prowincje { $provinces }. Gdzie możesz pozwolić sobie na zostawienie ostatniego drugiej stronie?
    }
caesar-ask-two-left-many = Niektóre prowincje mają tylko dwa wolne pola. Gdzie możesz pozwolić sobie na zostawienie ostatniego drugiej stronie?
caesar-ask-decided = Które otwarte prowincje są już rozstrzygnięte, tak że szkoda na nie dużej liczby?
caesar-ask-checkpoint = Na punkcie kontrolnym żeton może leżeć zakryty, w zamian za żeton korzyści z banku. Bez którego ze swoich żetonów najłatwiej się obejdziesz?

## Tokens

caesar-ask-zero = Jedna strona niektórych żetonów liczy 0. Gdzie 0 ci nie zaszkodzi, bo prowincja i tak jest przegrana albo wygrana?
caesar-ask-both-ends = Żeton jest zwrócony ku dwóm prowincjom naraz. Gdzie obie jego liczby pracowałyby dla ciebie?
caesar-ask-large = Gdzie duża liczba coś rozstrzyga, a gdzie wystarczy mała?
caesar-ask-enough = Jak mała liczba wystarczy, żeby wygrać prowincję { $province }, tak żeby większa została na inną?
caesar-ask-fits =
    { $number ->
        [one] Masz do wyboru { $number } żeton. Do jakich symboli pasuje i gdzie takie pola są jeszcze wolne?
        [few] Masz do wyboru { $number } żetony. Do jakich symboli pasują i gdzie takie pola są jeszcze wolne?
        [many] Masz do wyboru { $number } żetonów. Do jakich symboli pasują i gdzie takie pola są jeszcze wolne?
       *[other] Masz do wyboru { $number } żetonu. Do jakich symboli pasują i gdzie takie pola są jeszcze wolne?
    }

## The race

caesar-ask-race =
    { $own ->
        [one] Został ci { $own } znacznik do umieszczenia, drugiej stronie { $enemy }. Ile może dać jedno zamknięcie tobie, a ile jej?
        [few] Zostały ci { $own } znaczniki do umieszczenia, drugiej stronie { $enemy }. Ile może dać jedno zamknięcie tobie, a ile jej?
        [many] Zostało ci { $own } znaczników do umieszczenia, drugiej stronie { $enemy }. Ile może dać jedno zamknięcie tobie, a ile jej?
       *[other] Zostało ci { $own } znacznika do umieszczenia, drugiej stronie { $enemy }. Ile może dać jedno zamknięcie tobie, a ile jej?
    }
caesar-ask-senate =
    { $number ->
        [one] Masz żeton Senat. Gdzie leży następny i ile znaczników pod nim by się zmieściło, gdyby ta prowincja była twoja?
        [few] Masz { $number } żetony Senat. Gdzie leży następny i ile znaczników pod nim by się zmieściło, gdyby ta prowincja była twoja?
        [many] Masz { $number } żetonów Senat. Gdzie leży następny i ile znaczników pod nim by się zmieściło, gdyby ta prowincja była twoja?
       *[other] Masz { $number } żetonu Senat. Gdzie leży następny i ile znaczników pod nim by się zmieściło, gdyby ta prowincja była twoja?
    }
caesar-ask-crassus = Krassus umieszcza żetony według stałych zasad, a jego rząd leży odkryty. Którą prowincję może wziąć następnym żetonem?

## In the middle of a turn

caesar-ask-order = Zamknięte są dwie prowincje. Czy znaczniki albo żeton korzyści jednej mogą zmienić to, co daje druga?
caesar-ask-borders = Na których granicach bez znacznika kontrolujesz prowincje po obu stronach?
caesar-ask-might = W której otwartej prowincji przewagę drugiej strony trzyma jeden jedyny żeton?
caesar-ask-centurion-which = Które symbole mają wolne pola tam, gdzie to ważne: miecze, tarcze czy okręty?
caesar-ask-extra = Który z twoich żetonów pasuje do pola, które jest jeszcze wolne, i co może zamknąć?
