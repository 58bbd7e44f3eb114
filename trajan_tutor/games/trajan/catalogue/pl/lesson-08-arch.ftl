### Lesson 8: the Trajan action and the arch.

trajan-lesson-arch = Akcja Trajana i łuk
    .idea = Nowe żetony do twojego kręgu i miejsce, na które trafiają.
    .can = Umiesz położyć nowy żeton Trajana na polu, na którym się opłaci.

trajan-lesson-arch-find-arch = Na jednym z twoich pól nie leży żeton, tylko brama: to twój łuk. Znajdź go i kliknij.
    .sheet = Na jednym z twoich pól nie leży żeton, tylko brama: to twój łuk. Znajdź go i zaznacz.
    .done = Łuk jest na polu I. Tam trafi twój następny żeton.
trajan-lesson-arch-tile-no-arch = Tu leży żeton. Łuk to brama i jest na polu bez żetonu.

trajan-lesson-arch-take-tile = Ostatni znacznik spada na tacę V, więc możesz wziąć żeton z jednego z sześciu stosów. Z każdego tylko wierzchni. Weź ten wart 9 punktów.
    .goal = Weź żeton wart 9 punktów.
    .done = Żeton leży na polu I, tam gdzie był łuk. Na stosie widać następny.
trajan-lesson-arch-other-stack = To też dobry żeton, ale w tej lekcji potrzebny jest ten wart 9 punktów.

trajan-lesson-arch-arch-now = Łuk sam przeszedł dalej. Na którym polu jest teraz?
    .done = Na polu III. Idzie zgodnie z ruchem wskazówek zegara na najbliższe pole bez żetonu.
trajan-lesson-arch-arch-now-hint = Na polu II leży żeton, więc łuk je minął.
trajan-lesson-arch-has-a-tile = Tu leży żeton. Łuk idzie na najbliższe wolne pole.

trajan-lesson-arch-fitting = Kolejna tura z tacą V. Łuk jest na polu III, a na tacy III leżą zielony i biały znacznik. Weź żeton, który wymaga tych dwóch kolorów.
    .goal = Weź żeton, który pasuje do znaczników na tacy III.
    .done = Oba kolory już tam są. Teraz wystarczy jedno rozkładanie, które skończy się na tacy III.
trajan-lesson-arch-fitting-hint = Każdy żeton pokazuje dwa kolory, których wymaga. Porównaj sześć wierzchnich żetonów.
trajan-lesson-arch-missing-colours = Do tego żetonu na tacę III musiałyby trafić inne znaczniki. Jeden z sześciu wymaga zielonego i białego.

trajan-lesson-arch-full = Tutaj przy twoim kręgu leży sześć żetonów, a łuk czeka na środku. Idź dalej i zobacz, co daje teraz ostatni znacznik na tacy V.
trajan-lesson-arch-nothing-to-take = Nic: nie było pola na żeton, więc tura skończyła się sama.

trajan-lesson-arch-free-a-slot = Jeszcze raz ten sam krąg. Zrób miejsce: spełnij żeton przy tacy III. Wymaga zielonego i białego; zielony już tam jest.
    .goal = Zwolnij pole dla łuku.
    .done = Żeton jest twój, a łuk wrócił ze środka na pole.
trajan-lesson-arch-free-a-slot-hint = Na tacy VI leżą trzy znaczniki, a trzy tace dalej jest taca III. Biały zostaw na koniec.
trajan-lesson-arch-no-tile-there = To rozkładanie nie spełnia żetonu. Biały ma trafić na tacę III jako ostatni znacznik.
trajan-lesson-arch-white-needed = Ostatni znacznik nie był biały. Połóż żółty wcześniej, żeby na tacę III spadł biały.

trajan-lesson-arch-arch-back = Gdzie jest teraz łuk?
    .done = Na polu III, które się zwolniło. Tam trafi twój następny żeton.
trajan-lesson-arch-not-the-centre = Na środku już go nie ma. Poszukaj pola, które się zwolniło.

trajan-lesson-arch-remember = Zanim weźmiesz żeton, spójrz na łuk i na znaczniki na jego tacy. Jeden żeton, który pasuje, jest wart tyle co dwa, które nie pasują.
