### The prose of the notebooks that are made by hand, cell by cell. It is Markdown: what stands in `backticks`, in the
### brackets of links and in lines that are indented further stays as it is; in **asterisks** and *asterisks* stand labels
### of the board and its menus, said as they are there. A line that would begin with * or [ begins with { "" }.

## 00_welcome

notebook-00-welcome-welcome =
    # Witaj

    Wybierz grę i graj: przedtem nie trzeba nic czytać. Albo [obejrzyj pierwszą rozgrywkę](images/films/trajan.webp) w 45 sekund.
notebook-00-welcome-first-sowing =
    ## Jak odpowiada plansza

    1. Co ma obwódkę, można kliknąć. Tekst obok planszy mówi, do czego prowadzą zaznaczone miejsca.
    2. Kliknij coś, co obwódki *nie* ma: plansza odpowie zasadą. **Cofnij** cofa ruch.
    3. *Podpowiedź* pomaga trochę, a potem trochę więcej. Obok można sprawdzić to, co pojawia się w rozgrywce.
notebook-00-welcome-whole-game =
    ## Cała rozgrywka

    Cztery kwartały, potem wygrywa ten, kto ma najwięcej punktów. Albo inaczej: trzy miejsca, przygotowanie z własnym wyborem, a inni szukają punktów.
notebook-00-welcome-keep =
    ## Zachować rozgrywkę

    `board = tt.play("trajan")`, potem `board.save("my-game.json")`, a innego dnia `tt.load("my-game.json")`.
notebook-00-welcome-course =
    ## Kurs

    Twoja praca w każdej lekcji:
notebook-00-welcome-teachers =
    Dla osób prowadzących: [zbudować pozycję i lekcję](teaching/90_position_and_lesson.ipynb), [na zajęciach](teaching/91_in_class.ipynb) i [arkusze do druku](teaching/92_printable_sheets.ipynb).

    Dla programistów: [pozycja, szukanie i obraz w kodzie](teaching/93_programming.ipynb).

## 20_hints

notebook-20-hints-cell-0 =
    # Podpowiedzi i wypróbowywanie

    Na planszy wszystko to jest po kliknięciu w zakładce **Doradca**. Tutaj prosisz o to wywołaniami: z `seed` i liczbą próbek za każdym razem przychodzi ta sama odpowiedź.
notebook-20-hints-cell-2 =
    ## Krok po kroku

    Gdzie patrzeć, co rozważyć, co zagrać i dlaczego. Każde z nich pokazuje się na twoją prośbę.
notebook-20-hints-cell-7 =
    ## Dlaczego nie?

    Podaj turę albo jej początek: będzie porównana z najlepszą, razem z tym, co za nią przemawia. Lepsza tura pokazuje się na twoją prośbę.
notebook-20-hints-cell-10 =
    ## Do czego prowadzi tura

    Do trzech tur, w tych samych rozdaniach: plansze po nich, twoja przewaga po kilku turach i najbardziej prawdopodobne odpowiedzi.
notebook-20-hints-cell-12 =
    ## Spojrzenie wstecz

    Cztery tury, za każdym razem pierwsza opcja. Która kosztowała najwięcej? Wróć do jednej przez `back.try_again(1)`.

## 21_review

notebook-21-review-review-0 =
    # Przegląd rozgrywki

    Na końcu rozgrywki na planszy wszystko to robi jedno kliknięcie **Spójrz na rozgrywkę wstecz**, a *Zobacz turę, która rozstrzygnęła* rozkłada tę turę na planszy, żeby spróbować jej ponownie. Tutaj wywołanie patrzy wstecz na rozgrywkę dwóch botów. Z `seed` wychodzi za każdym razem tak samo; `seats` mówi, czyje decyzje są oglądane: bez tego twoje własne. Tury, które wyraźnie kosztowały najwięcej, są zaznaczone na krzywej.
notebook-21-review-review-2 =
    ## Tura, która rozstrzygnęła

    Tury, które kosztowały najwięcej, mają numery od 1. Oto plansza przed pierwszą z nich, z zaznaczoną lepszą turą. Poszukaj jej bez pomocy, zanim przeczytasz dalej.
notebook-21-review-review-5 =
    ## Każda decyzja

    Każda, która ma ocenę, stoi obok najlepszej znalezionej tury; gdy granica wypada w przedziale, podane są obie oceny. To, czego rozdania nie pokazują, jest pominięte.

## 30_caesar

notebook-30-caesar-title =
    # Caesar!

    Dwie strony, jedna mapa, po dwanaście znaczników władzy: kto pierwszy umieści ostatni, wygrywa.
notebook-30-caesar-how =
    ## Twoja pierwsza tura

    1. Wybierz żeton ze swoich zasobów, potem pole z jego symbolem.
    2. Wybierz prowincję, ku której ma być zwrócona większa liczba. Gdy ją wskazujesz, widać, jakie byłyby sumy.
    3. Ostatnie wolne pole zamyka prowincję: kto ją zamyka, bierze żeton korzyści, a wyższa suma przejmuje kontrolę.
notebook-30-caesar-ask =
    ## Zapytaj doradcę

    Podpowiedź przychodzi krok po kroku: każde `more()` mówi trochę więcej, ostatnie dlaczego.
notebook-30-caesar-crassus =
    ## Solo przeciw Krassusowi

    Jego wybory trzymają się zasad; dziennik mówi których i dlaczego. `solo` to `low`, `medium` albo `high`.
notebook-30-caesar-modules =
    ## Moduły

    Truciznę i Centurionów można dodać osobno, Punkty kontrolne wymagają obu.
notebook-30-caesar-back =
    ## Spojrzenie wstecz

    `tt.compare(board)` stawia warianty obok siebie. `tt.replay` pokazuje rozgrywkę od początku, tutaj rozgrywkę dwóch botów.

## 90_position_and_lesson

notebook-90-position-and-lesson-title =
    # 90 · Jak zbudować pozycję i lekcję

    Pozycja po kliknięciach; potem ćwiczenie przez zagranie jego rozwiązania albo cała lekcja w pięciu krokach: zbudować, wypisać, wypełnić, sprawdzić, zagrać.
notebook-90-position-and-lesson-build =
    ## 1. Zbuduj pozycję

    Uruchom komórkę. Kliknij miejsce na planszy: obok widać, co tam leży i co można tam położyć.

    - **Połóż tutaj** kładzie element. Bierze go z pudełka albo z zakrytego stosu, gdy w pudełku nie ma już takich.
    - Kliknij leżący element, żeby go zabrać albo przenieść. Miejsca, które go przyjmą, się podświetlą.
    - **Miejsca** wymieniają wszystko, także to, co nie ma miejsca na planszy: czyja jest tura, czas, zakryte stosy w ich kolejności.
    - **Nowa pozycja** zaczyna od pustej planszy albo od tekstu pozycji lub zapisanej partii.
notebook-90-position-and-lesson-calls =
    ## To samo wywołaniami

    Każde miejsce ma nazwę: wymienia je `editor.places_by_name()`. Tutaj gracz A dostaje trzy znaczniki na tacę III, a na wierzchu talii leży wino.
notebook-90-position-and-lesson-refusal =
    ## Co jest niemożliwe

    Pozycja, do której nie prowadzi żadna rozgrywka, spotyka się z odmową i zdaniem wyjaśnienia, a wszystko zostaje tak, jak było.
notebook-90-position-and-lesson-record-exercise =
    ## Ćwiczenie bez pisania

    Zagraj rozwiązanie na planszy. Pod nią są proponowane zasady, których używa: zaznaczone są te, których użyłoby tam niewiele innych ruchów. Tytuł, pytanie jednym zdaniem, *Zachowaj*, i obok notatnika leży jeden plik: dla `tt.exercise` i dla zajęć.
notebook-90-position-and-lesson-write =
    ## 2. Wypisz ją

    { "" }**Wypisz** pokazuje pozycję jako JSON i lekcję do wypełnienia i zapisuje jedno lub drugie obok notatnika: lekcja to jeden plik, z pozycją w środku. Żaden plik nie jest nigdy nadpisywany. Tutaj trafia do folderu, który jest potem sprzątany.
notebook-90-position-and-lesson-play-position = Pozycję można od razu zagrać.
notebook-90-position-and-lesson-fill =
    ## 3. Wypełnij lekcję

    Otwórz plik w dowolnym edytorze. Komentarze mówią, do czego jest każdy wiersz. Pozycja jest tu pominięta.
notebook-90-position-and-lesson-own = Napisz własne słowa i własny cel. Tutaj osoba ucząca się ma zabrać trzy znaczniki.
notebook-90-position-and-lesson-prove =
    ## 4. Sprawdź ją

    W terminalu: `trajan-tutor prove three-markers.toml`. Rozgrywa każde rozwiązanie i każdy błąd i podaje wiersz, w którym coś jest źle.
notebook-90-position-and-lesson-play-lesson = ## 5. Zagraj ją
notebook-90-position-and-lesson-exercise = Albo daj jeden jej krok jako ćwiczenie, z podpowiedziami i bez odpowiedzi.
notebook-90-position-and-lesson-next = [Na zajęciach](91_in_class.ipynb) · [Arkusze do druku](92_printable_sheets.ipynb) · [Wszystkie lekcje](../00_welcome.ipynb)

## 91_in_class

notebook-91-in-class-title =
    # 91 · Na zajęciach

    Otwórz zajęcia w minutę albo daj ćwiczenie i zbierz prace.
notebook-91-in-class-live-class =
    ## Zajęcia na miejscu

    W terminalu (*File*, *New*, *Terminal*):

        trajan-tutor class

    Otwiera się twoja strona: *Wpuść uczniów* pokazuje kod i QR. Uczniowie otwierają adres na dowolnym urządzeniu, wpisują kod i imię i mają planszę. Widzisz, gdzie każdy jest, kto utknął i która zasada sprawia kłopot, a lekcje, ćwiczenia i pozycje zadajesz jednym kliknięciem.

    Plan 45 minut na ścianę, z arkuszami dla osób bez urządzenia: `trajan-tutor plan trajan` (`--paper letter` dla formatu Letter).

    Tam, gdzie uczniowie i tak mogą dotrzeć do tego serwera, jak na Binderze, ten przycisk otwiera tę samą stronę tutaj.
notebook-91-in-class-without-network =
    ## Zajęcia bez sieci

    To, co niżej, nie potrzebuje serwera: pliki wędrują tam i z powrotem.
notebook-91-in-class-exercise =
    ## Ćwiczenie

    Jeden krok lekcji sam w sobie: podpowiedzi, bez odpowiedzi.
notebook-91-in-class-own-position =
    ## Własne ćwiczenie

    Zagraj jego rozwiązanie, a jest napisane:

        tt.record_exercise("trajan")

    Wystarczy dowolna pozycja: plansza, to, co buduje `tt.edit`, zapisana partia ([jak](90_position_and_lesson.ipynb)). Sprawdza, że rozwiązanie jest grane, liczy się dla zaznaczonych zasad i nie pokazuje rozwiązania. Daj jego plik:

        tt.exercise("own-my-exercise-1a2b3c.toml")
notebook-91-in-class-hand-in =
    ## Oddawanie

    Osoba ucząca się zapisuje jeden plik i wysyła go tobie. Nic samo nie opuszcza komputera.

        tt.hand_in("Livia")

    ## Zabieranie postępów

    Jeden plik bez imienia, z zajęć, z lekkiej strony albo z innego komputera, i z powrotem. Nic nie ginie i nic nie liczy się dwa razy.

        tt.take_progress()
        tt.bring_progress("trajan-tutor-progress.json")
notebook-91-in-class-class-title =
    ## Grupa

    Włóż pliki do jednego folderu. Oto trzy jako przykład.
notebook-91-in-class-next = [Wszystkie lekcje](../00_welcome.ipynb)

## 92_printable_sheets

notebook-92-printable-sheets-title =
    # 92 · Arkusze do druku

    Lekcja na papierze: do każdego pytania plansza, odpowiedzi na osobnym arkuszu.
notebook-92-printable-sheets-answers-title = ## Odpowiedzi
notebook-92-printable-sheets-save =
    ## Na papier

    To zapisuje w folderze dwa pliki, arkusze i odpowiedzi, na stronach A4 albo Letter:

        sheets.save("sheets")
        sheets.save("sheets", "letter")

    Z `pip install "trajan-tutor[pictures]"` są to pliki PDF. Bez tego są to strony dla przeglądarki (kliknij plik prawym przyciskiem, *Open in New Browser Tab*), która drukuje je na takim samym papierze.
notebook-92-printable-sheets-next = [Wszystkie lekcje](../00_welcome.ipynb)

## 93_programming

notebook-93-programming-title =
    # 93 · Dla programistów

    Pozycja, szukanie i obraz w kodzie. Każda komórka daje w każdym uruchomieniu to samo: to, o czym decyduje los, ma ziarno, a to, co myśli, dostaje budżet w dograniach.
notebook-93-programming-position-title =
    ## Pozycja

    Pozycja jest wartością: nic jej nie zmienia. Na końcu komórki pokazuje swoją planszę.
notebook-93-programming-legal-title = Ruchy mają krótki zapis i zdanie, a pusta odpowiedź znaczy, że nic ruchu nie zabrania.
notebook-93-programming-play-title = Grać to znaczy dostać inną pozycję. `json()` ją zapisuje, `tt.position(…)` ją czyta.
notebook-93-programming-search-title =
    ## Szukanie

    Dostaje to, co może widzieć dane miejsce przy stole, i nic więcej: ukryte karty są w każdym dograniu rozdawane na nowo. Nie zna żadnej gry.
notebook-93-programming-margin = Każdy wiersz to cała tura. Pierwsza liczba to przewaga nad najsilniejszym rywalem, do której prowadzi, w punktach, druga to jej błąd standardowy. Dwie tury spotkały te same rozdania, więc ich różnica jest pewniejsza niż każda z osobna:
notebook-93-programming-picture-title =
    ## Obraz

    Najlepsza tura na planszy: każdy jej ruch ma numer tam, gdzie się go robi, a pierwszy obwódkę.
notebook-93-programming-files = `drawing.save_svg("board.svg")` zapisuje plik, który każdy program pokazuje tak samo, `drawing.save_png(…)` plik z punktów.
notebook-93-programming-bots-title =
    ## Cała rozgrywka

    Dwa boty grają do końca. Każdy decyduje na podstawie tego, co może widzieć jego miejsce; zestawienie mówi, skąd biorą się punkty.
notebook-93-programming-next =
    Własny bot to funkcja gry, obserwacji i generatora. Programy, które się uczą, grają przez PettingZoo i OpenSpiel: zobacz `docs/other-programs.md`.

    { "" }[Podpowiedzi i wypróbowywanie](../trajan/20_hints.ipynb) · [Zbudować pozycję i lekcję](90_position_and_lesson.ipynb) · [Wszystkie lekcje](../00_welcome.ipynb)

## What the lesson says that is written in 90_position_and_lesson

notebook-own-title = Trzy znaczniki
notebook-own-idea = Więcej znaczników sięga dalej.
notebook-own-look = Na tacy III leżą trzy znaczniki. Jak daleko dojdą?
notebook-own-play = Każdy znacznik trafia na następną tacę, zgodnie z ruchem wskazówek zegara.
notebook-own-done = Dobrze: trzy znaczniki, trzy tace.
