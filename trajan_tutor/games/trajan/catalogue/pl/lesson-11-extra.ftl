### Lesson 11: extra actions and [+2].

trajan-lesson-extra = Dodatkowe akcje i [+2]
    .idea = Z odpowiednim żetonem wykonasz akcję dwa razy, a nawet trzy.
    .can = Umiesz wykonać akcję dwa lub trzy razy w jednej turze.

trajan-lesson-extra-repeat = Twój dysk właśnie się przesunął w senacie. Na twojej planszy leży żółty żeton z symbolem senatu. Zużyj go, żeby powtórzyć tę samą akcję: kliknij go.
    .sheet = Twój dysk właśnie się przesunął w senacie. Na twojej planszy leży żółty żeton z symbolem senatu. Zużyj go, żeby powtórzyć tę samą akcję: zaznacz go.
    .goal = Powtórz akcję senatu.
    .done = Dysk przesuwa się jeszcze raz. Żeton jest usuwany z gry.
trajan-lesson-extra-kept-it = Możesz zachować żeton na później: wtedy tura się kończy. Tym razem go użyj.

trajan-lesson-extra-twice-scored = Ile punktów dały razem oba kroki?
    .done = Dwa za pierwsze pole, trzy za drugie.
trajan-lesson-extra-twice-scored-hint = Na początku wynik to 0. Teraz pokazuje sumę.
trajan-lesson-extra-second-alone = Tyle dał sam drugi krok. Pierwszy też się liczy.

trajan-lesson-extra-wrong-icon = Ta sama tura z dwoma żetonami: jeden pokazuje senat, drugi forum. Spróbuj powtórzyć akcję żetonem forum.
    .goal = Spróbuj żetonu, który pokazuje inną akcję.
    .done = Niedozwolone: żeton powtarza tylko akcję, którą pokazuje, i tylko zaraz po niej.
trajan-lesson-extra-right-icon = Żeton senatu pasuje, więc to dobry wybór. Najpierw zobacz, co będzie z tym drugim.

trajan-lesson-extra-how-many-tiles = Załóżmy, że masz kilka pasujących żetonów. Ile wolno zużyć w jednej turze?
    .done = Jeden na turę. Pozostałe czekają na następne.
trajan-lesson-extra-one-tile = jeden
trajan-lesson-extra-as-many = ile się chce
trajan-lesson-extra-only-one = To byłoby za mocne. W turze wolno zużyć tylko jeden żeton dodatkowej akcji.

trajan-lesson-extra-wild = Niektóre żetony to jokery: pasują do każdej akcji. Tutaj masz jednego. Zużyj go, żeby powtórzyć akcję senatu.
    .goal = Powtórz akcję jokerem.
    .done = Działa jak żeton senatu. Zachowuj jokery na akcję, na której zależy ci najbardziej.
trajan-lesson-extra-kept-wild = Możesz go zachować. Tym razem zobacz, co robi: zużyj go.

trajan-lesson-extra-place-plus-two = Żeton Trajana jest spełniony i daje ci żeton [+2]. Połóż go na jednej ze swoich sześciu akcji: zostanie tam do końca gry. Wybierz forum.
    .goal = Połóż żeton [+2] na forum.
    .done = Żeton leży teraz na forum. Sam z siebie nic nie robi.
trajan-lesson-extra-other-action = To dozwolone, a kiedy indziej może i mądre. W dalszej części lekcji będzie jednak potrzebny na forum.
trajan-lesson-extra-declined = Możesz z żetonu zrezygnować, ale przecież nic nie kosztuje. Połóż go na forum.

trajan-lesson-extra-three-tiles = Późniejsza tura. Jeden żeton z forum już jest twój, masz też żeton dodatkowej akcji forum, a na forum leży twój żeton [+2]. Zużyj żeton dodatkowej akcji i weź to, na co pozwala [+2].
    .goal = Weź z forum jeszcze dwa żetony.
    .done = Trzy żetony w jednej turze: akcja, powtórzenie i jeszcze jeden dzięki [+2]. Żeton [+2] zostaje.
trajan-lesson-extra-three-tiles-hint = Kliknij żeton dodatkowej akcji na swojej planszy, potem żeton na forum, potem jeszcze jeden.
trajan-lesson-extra-no-use = Sam nic nie robi: [+2] pomaga tylko wtedy, gdy zużywasz żeton dodatkowej akcji.
trajan-lesson-extra-stopped-early = Dzięki [+2] był do wzięcia jeszcze jeden żeton. Weź go.

trajan-lesson-extra-remember = Żeton dodatkowej akcji to pół tury, a z [+2] prawie cała. Szukaj par: żeton dodatkowej akcji i [+2] do tej samej akcji.
