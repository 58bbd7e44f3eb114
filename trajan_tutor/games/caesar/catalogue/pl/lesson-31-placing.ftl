### Caesar!, lesson 31: placing tokens.

caesar-lesson-placing = Mapa i umieszczanie żetonu
    .idea = W turze umieszczasz jeden żeton, a liczy się on w dwóch prowincjach.
    .can = Umiesz umieścić każdy żeton tam, gdzie wolno, i dobrze go obrócić.

caesar-lesson-placing-your-sword = Jesteś Cezarem i masz kolor czerwony. Chcesz rządzić większą częścią mapy niż Pompejusz, który ma niebieski. W twoich zasobach, obok mapy, leżą dwa żetony legionu. Kliknij ten, na którym jest miecz.
    .sheet = Jesteś Cezarem i masz kolor czerwony. Chcesz rządzić większą częścią mapy niż Pompejusz, który ma niebieski. W twoich zasobach, obok mapy, leżą dwa żetony legionu. Zaznacz ten, na którym jest miecz.
    .done = Miecz i dwie liczby: 4 i 2. Mówią, jak silny jest żeton na każdym końcu.
caesar-lesson-placing-your-sword-hint = Twoje zasoby leżą pod twoim imieniem. Symbol jest pośrodku każdego żetonu.
caesar-lesson-placing-that-is-a-shield = Na tym jest tarcza. Miecz jest na drugim.

caesar-lesson-placing-wrong-symbol = Między dwiema sąsiednimi prowincjami jest pole z symbolem. Spróbuj położyć tarczę tam, gdzie nie pasuje. Kliknij żeton z tarczą, potem pole z okrętem między prowincjami Italia i Dalmatia.
    .sheet = Między dwiema sąsiednimi prowincjami jest pole z symbolem. Spróbuj położyć tarczę tam, gdzie nie pasuje. Zaznacz żeton z tarczą, potem pole z okrętem między prowincjami Italia i Dalmatia.
    .goal = Spróbuj umieścić żeton na polu z okrętem.
    .done = Niedozwolone: żeton trafia tylko tam, gdzie jest jego własny symbol.
caesar-lesson-placing-wrong-symbol-hint = Najpierw żeton z tarczą w twoich zasobach, potem okręt między prowincjami Italia i Dalmatia.
caesar-lesson-placing-symbols-match = Tam symbole się zgadzają, więc tak wolno. Tym razem wybierz pole z okrętem.

caesar-lesson-placing-place = Teraz pole, które pasuje. Kliknij swój żeton z mieczem, potem miecz między prowincjami Gallia i Gallia Cisalpina. Na końcu kliknij prowincję Gallia, żeby większa liczba była zwrócona ku niej.
    .sheet = Teraz pole, które pasuje. Zaznacz swój żeton z mieczem, potem miecz między prowincjami Gallia i Gallia Cisalpina. Na końcu zaznacz prowincję Gallia, żeby większa liczba była zwrócona ku niej.
    .goal = Umieść żeton z mieczem większą liczbą ku prowincji Gallia.
    .done = Czwórka jest zwrócona ku prowincji Gallia. Żeton zostaje na swoim miejscu do końca.
caesar-lesson-placing-place-hint = Trzy miejsca, jedno po drugim: żeton z mieczem, pole, prowincja Gallia.
caesar-lesson-placing-other-way-round = Teraz czwórka jest zwrócona ku prowincji Gallia Cisalpina. Tak wolno, ale tym razem obróć żeton.
caesar-lesson-placing-other-space = Tam też wolno. Na potrzeby tej lekcji wybierz pole między prowincjami Gallia i Gallia Cisalpina.

caesar-lesson-placing-both-sides = Spójrz na prowincję Gallia Cisalpina. Ile masz w niej teraz siły?
    .done = Dwa. Każdy żeton liczy się w obu prowincjach, między którymi leży.
caesar-lesson-placing-both-sides-hint = Która liczba twojego żetonu jest zwrócona ku prowincji Gallia Cisalpina?
caesar-lesson-placing-that-faces-gallia = Czwórka jest zwrócona ku prowincji Gallia. Spójrz na drugi koniec żetonu.
caesar-lesson-placing-not-nothing = Drugi koniec żetonu nie jest pusty: jest zwrócony ku prowincji Gallia Cisalpina.

caesar-lesson-placing-how-many-tokens = Jeden z twoich dwóch żetonów leży na planszy. Ile leży teraz w twoich zasobach?
    .done = Znowu dwa: na końcu swojej tury losujesz żeton z woreczka.
caesar-lesson-placing-drawn-already = Policz jeszcze raz. Na samym końcu tury losuje się nowy.

caesar-lesson-placing-pompey = Teraz tura Pompejusza. Jego żetonów nie widać, dopóki ich nie umieści. Idź dalej i patrz.
caesar-lesson-placing-pompey-places = Tarcza obok twojego miecza: 4 ku prowincji Gallia Cisalpina, gdzie masz 2.

caesar-lesson-placing-taken = Pompejusz zajął pole między prowincjami Gallia Cisalpina i Dalmatia. Spróbuj położyć tam też jedną ze swoich tarcz.
    .goal = Spróbuj umieścić żeton na zajętym polu.
    .done = Niedozwolone: na polu mieści się jeden żeton i zostaje tam przez całą rozgrywkę. Musisz odpowiedzieć gdzie indziej.
caesar-lesson-placing-that-was-free = To pole było wolne. Najpierw spróbuj tego, które zajął Pompejusz.

caesar-lesson-placing-not-yours = Pompejusz też ma żetony w zasobach. Widać, ile ich jest, i nic więcej. Czy możesz użyć jednego z nich? Spróbuj: kliknij jego zasoby.
    .sheet = Pompejusz też ma żetony w zasobach. Widać, ile ich jest, i nic więcej. Czy możesz użyć jednego z nich? Spróbuj: zaznacz jego zasoby.
    .goal = Spróbuj wziąć żeton Pompejusza.
    .done = Niedozwolone: każda strona umieszcza tylko własne żetony. Ale wiesz, z czym zaczynał jego woreczek, bo obie strony mają takie same szesnaście żetonów.
caesar-lesson-placing-that-was-yours = To twój własny żeton. Tym razem kliknij zasoby Pompejusza.

caesar-lesson-placing-wild = Jeden z twoich żetonów nie ma tu symbolu. To joker: pasuje do każdego pola. Daj nim prowincji Italia siłę 3.
    .goal = Umieść jokera trójką ku prowincji Italia.
    .done = Trzy dla prowincji Italia, na dowolnie wybranym polu. Jokery są słabsze, ale zawsze pasują.
caesar-lesson-placing-wild-hint = Wystarczy dowolne wolne pole przy prowincji Italia. Potem kliknij samą prowincję.
caesar-lesson-placing-not-wild = To żeton z tarczą. Weź ten drugi.
caesar-lesson-placing-one-for-italia = Teraz Italia dostaje mniejszą liczbę. Obróć żeton: na końcu kliknij prowincję Italia.
caesar-lesson-placing-not-italia = To pole nie dotyka prowincji Italia. Poszukaj takiego, które jej dotyka.

caesar-lesson-placing-look-around = Każda tura to więc jeden żeton: który, gdzie i jak obrócony. Wypróbuj, co chcesz. Następna lekcja pokaże, do czego służy ta siła.
