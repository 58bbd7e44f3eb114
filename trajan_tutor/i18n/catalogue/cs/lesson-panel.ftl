### The panel of a lesson beside its board, exercises, and the progress of a class.

lesson-place = Krok { $number } z { $steps }
lesson-ask-spot = Odpověz kliknutím na místo na herním plánu.
lesson-ask-number = Napiš číslo:
lesson-ask-choice = Vyber odpověď:
lesson-learned = Co teď umíš
lesson-told-later = Víc o tomto pravidle: lekce „{ $title }“
lesson-moment-called = Nové ve tvé partii: { $title }.
lesson-following = Další lekce: { $title }
lesson-next-game = Další partie: { $title }
lesson-on-with-game = Zpět do partie: { $title }
lesson-about-game =
    { $minutes ->
        [one] { $idea } { $minutes } minuta.
        [few] { $idea } { $minutes } minuty.
       *[other] { $idea } { $minutes } minut.
    }
lesson-end-looking = Hledají se tahy, které tě stály nejvíc…
lesson-end-brought = Nejlíp se ti dařilo tady: { $source }, { POINTS($points, "figure") }.
lesson-end-cost = Příště pozor na tohle: { $source }, minus { POINTS($points, "figure") }.
lesson-end-no-turns = Žádný tvůj tah nebyl zřetelně horší než ten nejlepší.
lesson-end-no-lessons = Všechno, na co v této partii došlo, už znáš.
lesson-end-better = Tvůj tah { $turn } by s tím byl lepší.
lesson-end-refused = V tahu { $turn } ti tohle pravidlo stálo v cestě.
lesson-end-came-up = Došlo na to v tahu { $turn }.
lesson-standing-new = Nezačato
lesson-standing-begun = Rozehráno, { $tries ->
        [one] { $tries } chybný pokus
        [few] { $tries } chybné pokusy
       *[other] { $tries } chybných pokusů
    }, { $hints ->
        [one] { $hints } nápověda
        [few] { $hints } nápovědy
       *[other] { $hints } nápověd
    }
lesson-standing-done = Hotovo, { $tries ->
        [one] { $tries } chybný pokus
        [few] { $tries } chybné pokusy
       *[other] { $tries } chybných pokusů
    }, { $hints ->
        [one] { $hints } nápověda
        [few] { $hints } nápovědy
       *[other] { $hints } nápověd
    }
lesson-standing-won = Výhra { $points } : { $others }
lesson-standing-lost = Prohra { $points } : { $others }
lesson-dial-show-me = Ukaž mi to
    .about = Lekce hraje každý úkon za tebe, jeden na každé kliknutí na Další.
lesson-dial-guide-me = Veď mě
    .about = Lekce vysvětluje a rozsvěcuje místa, která můžeš vybrat.
lesson-dial-let-me = Nech to na mně
    .about = Lekce ti dá jen cíl.
lesson-ambiguous = „{ $lesson }“ může být víc lekcí: { $known }. Napiš jedno z těchto jmen.
lesson-autonomy-unknown = Způsob „{ $autonomy }“ lekce nezná. Možnosti: { $known }.

board-lesson = Lekce
board-lesson-next = Další
board-lesson-back = Zpět
board-lesson-again = Zkusit znovu
board-lesson-undo = Vzít zpět
board-lesson-hint = Nápověda
board-lesson-show-me = Ukázat postup
board-lesson-explore = Volně zkoušet
board-lesson-come-back = Vrátit se do lekce
board-lesson-reply = Odpověď
board-lesson-dial = Kolik pomoci
board-lesson-all = Všechny lekce
board-lesson-games = Hry
board-lesson-lessons = Lekce
board-lesson-print = Vytisknout, co umím
board-lesson-to-game = Zpět do partie
board-lesson-to-end = Zpět na konec partie
board-lesson-to-lesson = Zpět do lekce
board-lesson-to-table = Zpět ke stolu
board-end-points = Odkud přišly body
board-end-turns = Tahy, které tě stály nejvíc
board-end-better = Zahrát to lépe
board-end-lessons = Co by se v této partii hodilo
board-end-board = Prohlédnout herní plán
board-end-back = Zpět k výsledku
board-end-again = Hrát tuto partii znovu
board-practise = Procvičit, co je na řadě
board-lesson-moments = Něco vyhledat
board-lesson-called = Nové ve tvé partii:
board-lesson-progress = Kroky této lekce

exercise-unknown = „{ $step }“ není cvičení lekce { $lesson }. Možnosti: { $known }.
exercise-no-more = Další nápovědu cvičení nemá. Zkus to a podívej se, co se stane.

## What a step lists of the game's data

lesson-listed = - { $title } { $text }
lesson-listed-differ = pravidla se rozcházejí
lesson-listed-book = { $book }: { $says }
lesson-listed-books = { $books }.
lesson-listed-place = kde to je
lesson-listed-quote = „{ $words }“
lesson-listed-quotes = { $first } … { $further }
lesson-listed-says = co tam stojí
lesson-listed-reason = proč to tak čteme
lesson-listed-against = co mluví proti
lesson-listed-only = bez volby
lesson-listed-usual = obvyklé čtení
lesson-listed-other = druhé čtení
lesson-listed-another = jiné čtení
lesson-listed-option = jak si zvolit
lesson-listed-choices = Ve formuláři nové partie, nebo jako možnost { $option }: { $others } pro druhé čtení, obvyklé je { $played }.
lesson-listed-figures = V datech hry: { $figures }.

## A ruling that is tried

reading-trial-first = { $reading } { $task } Pak jdi dál: stejná pozice podle jiného čtení.
reading-trial-other = Přesně stejná pozice podle jiného čtení. { $reading } { $task }
reading-trial-play = Hraj, jak chceš, a sleduj, co se stane.
reading-trial-over = Partie skončila. Podívej se na body a porovnej.

## The list of lessons, and the notebooks of the course

lesson-minutes = { $minutes } min
lesson-list-part = { GAME($game) }: { $about }
lesson-list-games = partie, jedna navazuje na druhou
lesson-list-lessons = lekce k nim
lesson-list-number = Č.
lesson-list-title = Lekce
lesson-list-idea = O čem je
lesson-list-time = Čas
lesson-list-standing = Ty
course-title =
    { $number } · { $title }
    { $idea }
course-run = Klikni sem a stiskni Shift + Enter.
course-next = Další: [{ $title }]({ $notebook })
course-all = [Všechny lekce]({ $welcome })

## The progress of a class

class-title =
    { $learners ->
        [one] { $learners } studující
        [few] { $learners } studující
       *[other] { $learners } studujících
    }, { $lessons ->
        [one] { $lessons } lekce nebo cvičení
        [few] { $lessons } lekce a cvičení
       *[other] { $lessons } lekcí a cvičení
    }
class-done = hotovo
class-begun = rozehráno
class-none = nezačato
class-number = V poli: chybné pokusy
class-bars = Chybné pokusy v průměru
class-learner = Studující
class-lesson = Lekce
class-standing = Stav
class-steps = Hotové kroky
class-tries = Chybné pokusy
class-hints = Nápovědy
class-shown = Ukázané kroky
class-rules = Čemu tahle třída nerozumí: pravidla podle toho, kolik studujících v nich chybuje.
class-rule = Pravidlo
class-rule-learners = Kolik studujících to zkouší
class-rule-missed = kolik z nich chybuje
class-rule-exercises = Na obrazovce; tt.sheets se stejnými údaji to vytiskne
class-rule-sheet = tt.exercises("{ $game }", "{ $rule }")
class-unknown =
    { $results ->
        [one] { $results } výsledek
        [few] { $results } výsledky
       *[other] { $results } výsledků
    } { $lessons ->
        [1] z { $lessons } lekce, která tu není známá: { $lesson }
       *[other] z { $lessons } lekcí, které tu nejsou známé, třeba { $lesson }
    }
class-exercise = { $title }: cvičení „{ $step }“

## Lessons on paper

paper-unknown = Papír „{ $paper }“ neexistuje. K dispozici: { $known }.
sheets-title = { $title }, otázka { $number }
sheets-answers = { $title }: odpovědi
sheets-right = { $answer } · { $done }
sheets-made =
    { $count ->
        [one] { $title }: { $count } list s otázkami a jeden s odpověďmi.
        [few] { $title }: { $count } listy s otázkami a jeden s odpověďmi.
       *[other] { $title }: { $count } listů s otázkami a jeden s odpověďmi.
    }
