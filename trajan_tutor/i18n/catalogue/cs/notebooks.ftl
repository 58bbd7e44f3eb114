### The prose of the notebooks that are made by hand, cell by cell. It is Markdown: what stands in `backticks`, in the
### brackets of links and in lines that are indented further stays as it is; in **asterisks** and *asterisks* stand labels
### of the board and its menus, said as they are there. A line that would begin with * or [ begins with { "" }.

## 00_welcome

notebook-00-welcome-welcome =
    # Vítej

    Vyber hru a hraj: předem není potřeba nic číst. Nebo se 45 sekund [dívej na první partii](images/films/trajan.webp).
notebook-00-welcome-first-sowing =
    ## Jak herní plán odpovídá

    1. Na co se dá kliknout, to má obrys. Text vedle herního plánu říká, k čemu označená místa vedou.
    2. Klikni na něco, co obrys *nemá*: herní plán odpoví pravidlem. **Vzít zpět** krok vrátí.
    3. *Nápověda* pomůže trochu, a pak ještě o trochu víc. Co se ve hře objeví, o tom se dá číst hned vedle.
notebook-00-welcome-whole-game =
    ## Celá partie

    Čtyři čtvrtletí, pak vyhraje, kdo má nejvíc bodů. Nebo jiná partie: tři místa u stolu, přípravu určují tvoje volby a ostatním jde o body.
notebook-00-welcome-keep =
    ## Uložit partii

    `board = tt.play("trajan")`, potom `board.save("my-game.json")` a jindy `tt.load("my-game.json")`.
notebook-00-welcome-course =
    ## Kurz

    Co je v které lekci hotové:
notebook-00-welcome-teachers =
    Pro vyučující: [sestavit pozici a lekci](teaching/90_position_and_lesson.ipynb), [ve třídě](teaching/91_in_class.ipynb) a [listy k vytištění](teaching/92_printable_sheets.ipynb).

    Pro programátory: [pozice, hledání a obrázek v kódu](teaching/93_programming.ipynb).

## 20_hints

notebook-20-hints-cell-0 =
    # Nápověda a volné zkoušení

    Na herním plánu je to všechno na kartě **Rádce** na pár kliknutí. Tady se o to žádá voláním: se `seed` a s počtem vzorků přijde pokaždé stejná odpověď.
notebook-20-hints-cell-2 =
    ## Krok za krokem

    Kam se dívat, co zvážit, co zahrát a proč. Každé se ukáže, až si o to řekneš.
notebook-20-hints-cell-7 =
    ## Proč ne?

    Zadej tah, nebo jeho začátek: porovná se s nejlepším, i s tím, co pro něj mluví. Lepší tah se ukáže, až si o něj řekneš.
notebook-20-hints-cell-10 =
    ## Kam tah vede

    Nejvýš tři tahy ve stejných rozdáních: herní plány po nich, jak velký máš o pár tahů později náskok a jaké odpovědi jsou nejpravděpodobnější.
notebook-20-hints-cell-12 =
    ## Ohlédnutí

    Čtyři tahy, pokaždé první možnost. Který stál nejvíc? Vrať se k některému přes `back.try_again(1)`.

## 21_review

notebook-21-review-review-0 =
    # Ohlédnutí za jednou partií

    Na konci partie to všechno udělá na herním plánu **Ohlédnutí za partií** na jedno kliknutí a *Ukázat tah, který rozhodl* ten tah rozloží, aby se dal zkusit znovu. Tady se volání ohlíží za partií dvou botů. Se `seed` dopadne pokaždé stejně; `seats` říká, čí rozhodnutí se prohlížejí: když ho vynecháš, tvoje. Tahy, které zřetelně stály nejvíc, jsou vyznačené na křivce.
notebook-21-review-review-2 =
    ## Tah, který rozhodl

    Tahy, které stály nejvíc, jsou číslované od 1. Tady je herní plán před prvním z nich, s vyznačeným lepším tahem. Než budeš číst dál, zkus ho najít.
notebook-21-review-review-5 =
    ## Každé rozhodnutí

    Vedle každého hodnoceného rozhodnutí stojí nejlepší tah, který se našel; kde leží v intervalu hranice, jsou tam obě hodnocení. Co rozdání neukážou, to se vynechává.

## 30_caesar

notebook-30-caesar-title =
    # Caesar!

    Dvě strany, jedna mapa, každá má dvanáct žetonů kontroly: kdo první umístí poslední z nich, vyhrává.
notebook-30-caesar-how =
    ## Tvůj první tah

    1. Vyber žeton ze své zásoby a pak pole s jeho symbolem.
    2. Vyber provincii, ke které má mířit větší číslo. Když na ni ukážeš, vidíš, jaké by byly součty.
    3. Posledním volným polem se provincie uzavře: kdo ji uzavře, vezme si žeton bonusu, a kontrolu získá vyšší součet.
notebook-30-caesar-ask =
    ## Zeptat se rádce

    Nápověda přichází po krocích: každé `more()` řekne o trochu víc, poslední i proč.
notebook-30-caesar-crassus =
    ## Sólová hra proti Crassovi

    Jeho volby se řídí pravidly; průběh říká, kterými a proč. `solo` je `low`, `medium` nebo `high`.
notebook-30-caesar-modules =
    ## Moduly

    Jed a Centurioni se dají přidat každý zvlášť, Kontrolní stanoviště potřebují oba.
notebook-30-caesar-back =
    ## Ohlédnutí

    `tt.compare(board)` klade varianty vedle sebe. `tt.replay` ukáže partii od začátku, tady partii dvou botů.

## 90_position_and_lesson

notebook-90-position-and-lesson-title =
    # 90 · Jak sestavit pozici a lekci

    Pozice se sestaví klikáním; cvičení z ní vznikne tak, že zahraješ řešení, celá lekce v pěti krocích: sestavit, zapsat, doplnit, ověřit, zahrát.
notebook-90-position-and-lesson-build =
    ## 1. Sestavit pozici

    Spusť buňku. Klikni na místo na herním plánu: vedle uvidíš, co tam leží a co se tam dá položit.

    - **Položit sem** tam dá herní prvek. Bere se z krabice, a když v ní takový už není, ze skryté hromádky.
    - Na herní prvek, který tam leží, klikni, když ho chceš odebrat nebo přesunout. Místa, na která může, se rozsvítí.
    - **Místa** vypíše všechno, i to, co na herním plánu místo nemá: kdo je na tahu, čas, skryté hromádky v jejich pořadí.
    - **Nová pozice** začne s prázdným herním plánem, nebo s textem pozice či uložené partie.
notebook-90-position-and-lesson-calls =
    ## Totéž voláním

    Každé místo má jméno: všechna vypíše `editor.places_by_name()`. Tady dostane hráč A tři kameny do misky III a na balíčku leží nahoře víno.
notebook-90-position-and-lesson-refusal =
    ## Co nejde

    Pozice, ke které žádná partie vést nemůže, se odmítne jednou větou a všechno zůstane, jak bylo.
notebook-90-position-and-lesson-record-exercise =
    ## Cvičení bez psaní

    Zahraj na herním plánu řešení. Pod ním se navrhnou pravidla, která používá: zaškrtnutá jsou ta, která by tam použilo jen málo jiných úkonů. Název, otázka v jedné větě, *Uložit*, a vedle notebooku leží jeden soubor: pro `tt.exercise` i pro třídu.
notebook-90-position-and-lesson-write =
    ## 2. Zapsat ji

    { "" }**Zapsat** ukáže pozici jako JSON a lekci k doplnění a obojí umí uložit vedle notebooku: lekce je jeden soubor i se svou pozicí. Žádný soubor se nikdy nepřepíše. Tady to jde do složky, která se potom smaže.
notebook-90-position-and-lesson-play-position = Pozice se dá hned hrát.
notebook-90-position-and-lesson-fill =
    ## 3. Doplnit lekci

    Otevři soubor v jakémkoli editoru. Komentáře v něm říkají, k čemu který řádek je. Pozice je tady vynechaná.
notebook-90-position-and-lesson-own = Napiš vlastní slova a vlastní cíl. Tady má studující vzít tři kameny.
notebook-90-position-and-lesson-prove =
    ## 4. Ověřit ji

    V terminálu: `trajan-tutor prove three-markers.toml`. Zahraje každé řešení i každou chybu a řekne řádek, na kterém něco nesedí.
notebook-90-position-and-lesson-play-lesson = ## 5. Zahrát ji
notebook-90-position-and-lesson-exercise = Nebo zadej jeden její krok jako cvičení, s nápovědou a bez odpovědi.
notebook-90-position-and-lesson-next = [Ve třídě](91_in_class.ipynb) · [Listy k vytištění](92_printable_sheets.ipynb) · [Všechny lekce](../00_welcome.ipynb)

## 91_in_class

notebook-91-in-class-title =
    # 91 · Ve třídě

    Otevři třídu za minutu, nebo zadej cvičení a vyber, co tvoji studující udělali.
notebook-91-in-class-live-class =
    ## Třída, která je tady

    V terminálu (*Soubor*, *Nový*, *Terminál*):

        trajan-tutor class

    Otevře se tvoje stránka: *Pustit žáky dovnitř* ukáže kód a QR. Žáci otevřou adresu na jakémkoli zařízení, napíšou kód a jméno a mají herní plán. Vidíš, kde kdo je, kdo tápe a které pravidlo dělá potíže, a na jedno kliknutí zadáváš lekce, cvičení a pozice.

    Plán 45 minut na zeď, s listy pro ty, kdo zařízení nemají: `trajan-tutor plan trajan` (`--paper letter` pro Letter).

    Kde se žáci na tenhle server dostanou tak jako tak, třeba na Binderu, otevře stejnou stránku tady toto tlačítko.
notebook-91-in-class-without-network =
    ## Třída bez sítě

    Co následuje, nepotřebuje žádný server: posílají se soubory tam a zpět.
notebook-91-in-class-exercise =
    ## Cvičení

    Jeden krok lekce sám o sobě: s nápovědou, bez odpovědi.
notebook-91-in-class-own-position =
    ## Vlastní cvičení

    Zahraj jeho řešení a je napsané:

        tt.record_exercise("trajan")

    Poslouží jakákoli pozice: herní plán, co sestaví `tt.edit`, uložená partie ([jak](90_position_and_lesson.ipynb)). Cvičení kontroluje, že se řešení zahrálo, počítá se k pravidlům, která zaškrtneš, a řešení neukazuje. Zadej jeho soubor:

        tt.exercise("own-my-exercise-1a2b3c.toml")
notebook-91-in-class-hand-in =
    ## Odevzdat

    Studující zapíše jeden soubor a pošle ti ho. Samo od sebe z počítače nic neodchází.

        tt.hand_in("Livia")

    ## Vzít si postup s sebou

    Jeden soubor beze jména, ze třídy, z odlehčené stránky nebo z jiného počítače, a zpátky. Nic se neztratí a nic se nepočítá dvakrát.

        tt.take_progress()
        tt.bring_progress("trajan-tutor-progress.json")
notebook-91-in-class-class-title =
    ## Třída

    Dej soubory do jedné složky. Tady jsou tři jako příklad.
notebook-91-in-class-next = [Všechny lekce](../00_welcome.ipynb)

## 92_printable_sheets

notebook-92-printable-sheets-title =
    # 92 · Listy k vytištění

    Lekce na papíře: ke každé otázce herní plán, odpovědi na zvláštním listu.
notebook-92-printable-sheets-answers-title = ## Odpovědi
notebook-92-printable-sheets-save =
    ## Na papír

    Tohle zapíše do složky dva soubory, listy a odpovědi, na stránky A4 nebo Letter:

        sheets.save("sheets")
        sheets.save("sheets", "letter")

    S `pip install "trajan-tutor[pictures]"` jsou to PDF. Bez toho jsou to stránky pro prohlížeč (klikni na soubor pravým tlačítkem, *Otevřít v nové kartě prohlížeče*), který je vytiskne na stejný papír.
notebook-92-printable-sheets-next = [Všechny lekce](../00_welcome.ipynb)

## 93_programming

notebook-93-programming-title =
    # 93 · Pro programátory

    Pozice, hledání a obrázek v kódu. Každá buňka dá při každém spuštění totéž: co rozhoduje náhoda, to má semínko, a co přemýšlí, má rozpočet v počtu dohrání.
notebook-93-programming-position-title =
    ## Pozice

    Pozice je hodnota: nic ji nezmění. Na konci buňky ukáže svůj herní plán.
notebook-93-programming-legal-title = Úkony mají krátký zápis a větu; prázdná odpověď znamená, že úkonu nic nebrání.
notebook-93-programming-play-title = Hrát znamená dostat jinou pozici. `json()` ji zapíše, `tt.position(…)` ji přečte.
notebook-93-programming-search-title =
    ## Hledání

    Dostane to, co smí vidět jedno místo u stolu, a nic jiného: skryté karty se při každém dohrání rozdají znovu. Žádnou hru nezná.
notebook-93-programming-margin = Každý řádek je celý tah. První číslo je náskok před nejsilnějším soupeřem, ke kterému tah vede, v bodech, druhé jeho směrodatná chyba. Dva tahy se hrály ve stejných rozdáních, takže jejich rozdíl je jistější než každý z nich:
notebook-93-programming-picture-title =
    ## Obrázek

    Nejlepší tah na herním plánu: každý jeho úkon má číslo tam, kde se dělá, a první kroužek.
notebook-93-programming-files = `drawing.save_svg("board.svg")` zapíše soubor, který každý program ukáže stejně, `drawing.save_png(…)` soubor z bodů.
notebook-93-programming-bots-title =
    ## Celá partie

    Dva boti hrají až do konce. Každý rozhoduje podle toho, co smí vidět jeho místo u stolu; vyúčtování říká, odkud body jsou.
notebook-93-programming-next =
    Vlastní bot je funkce hry, pozorování a generátoru. Programy, které se učí, hrají přes PettingZoo a OpenSpiel: viz `docs/other-programs.md`.

    { "" }[Nápověda a volné zkoušení](../trajan/20_hints.ipynb) · [Sestavit pozici a lekci](90_position_and_lesson.ipynb) · [Všechny lekce](../00_welcome.ipynb)

## What the lesson says that is written in 90_position_and_lesson

notebook-own-title = Tři kameny
notebook-own-idea = Víc kamenů dojde dál.
notebook-own-look = V misce III leží tři kameny. Jak daleko dojdou?
notebook-own-play = Každý kámen padne do další misky, po směru hodinových ručiček.
notebook-own-done = Správně: tři kameny, tři misky.
