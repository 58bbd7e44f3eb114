### Exercises that are recorded by playing their solution on the board.

recorded-head = Cvičení nahrané na herním plánu: pozice, řešení i slova, všechno je v tomto souboru. Zadej ho třídě, nebo ho otevři přes trajan_tutor.exercise.
recorded-says = Najdi to na herním plánu.
recorded-says-done = Ano. To je řešení.

recorded-title = nahrává se cvičení: { $game }

## The form below the board

recorded-form-title = Název
recorded-form-question = Otázka
recorded-form-hint = Nápověda
recorded-form-keep = Uložit
recorded-kept = Uloženo v souboru { $file }.

## While it is recorded

recorded-play = Zahraj teď řešení na herním plánu.
recorded-ready = Tady je dosavadní řešení. Napiš otázku, vyber pravidla a cvičení ulož.
recorded-left = Herní plán ukazuje jinou partii nebo variantu než tu, ve které nahrávání začalo. Vrať se do ní, nebo nahrávku zahoď.
recorded-nothing = Zatím se nic nezahrálo. Zahraj nejdřív řešení na herním plánu.
recorded-others = Před úkonem { $number } řešení, „{ $move }“, hráli jiní. Cvičení je jeden tah: vezmi zpět, co přišlo po něm.
recorded-not-begun = Žádné cvičení se nenahrává.

## What is missing

recorded-no-title = Dej cvičení nejdřív název.
recorded-no-question = Napiš nejdřív otázku, jednou větou.
recorded-no-rule = Vyber aspoň jedno pravidlo, o které ve cvičení jde: počítá se ke svým pravidlům.
recorded-rule = Pravidlo „{ $rule }“ v této hře není.
recorded-full = Vlastních cvičení už tu je { $most }. Nejdřív odstraň soubory některých z nich.

## Files that cannot be given

recorded-too-long = { $file }: soubor je na cvičení příliš dlouhý.
recorded-rule-unknown = { $file }, řádek { $line }: pravidlo „{ $rule }“ v této hře není.
recorded-no-step = { $file }: není v něm nic k zahrání ani k odpovědi.
recorded-unplayable = { $file }, řádek { $line }: úkon { $number } řešení, „{ $move }“, se tam zahrát nedá. { $problem }
recorded-unsolved = { $file }, řádek { $line }: řešení se zahrát dá, ale k cíli nevede.
