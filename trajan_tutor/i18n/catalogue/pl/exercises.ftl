### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.

## A lesson of exercises

exercises-title = { $count ->
        [one] { $count } ćwiczenie
        [few] { $count } ćwiczenia
        [many] { $count } ćwiczeń
       *[other] { $count } ćwiczenia
    }
exercises-idea = Każde ćwiczenie pyta o jedną zasadę w pozycji z rozgrywki.

## Questions. Who acts comes first: “You”, or the name of a seat. What a game asks in its own words stands in its catalogue.

exercise-asks-points = { $who }, wybór: „{ FORM($move, "plain") }”. Ile ci to daje { FORM($source, "from") } ({ POINTS("several") })?
exercise-asks-points-of = { $who }, wybór: „{ FORM($move, "plain") }”. Ile to daje { FORM($source, "from") } ({ POINTS("several") }; { $whom })?
exercise-opened = Tajne wybory są odkryte. { $told } { $asks }
exercise-ends = Ten wybór kończy rozgrywkę. { $asks }
exercise-write-loss = (Stratę zapisz z minusem.)
exercise-asks-best = { $prompt } Co z tego daje najwięcej { FORM($source, "from") } i ile?
exercise-asks-happens = { $who }, wybór: „{ FORM($move, "plain") }”. Co się dzieje?
exercise-asks-happens-by-rules = Teraz gra { $who }. Co się dzieje?
exercise-asks-next = { $who }, wybór: „{ FORM($move, "plain") }”. Co jest dalej?
exercise-asks-whether = { $who }, zamiar: „{ FORM($move, "plain") }”. Czy to dozwolone? Jeśli nie, dlaczego?
exercise-asks-forbidden = { $prompt } Co z tego jest niedozwolone?
exercise-asks-allowed = { $prompt } Co z tego jest dozwolone?
exercise-asks-free-place = { $prompt } Kliknij miejsce, które możesz teraz wybrać.
exercise-asks-closed-place = { $prompt } Którego miejsca nie możesz wybrać z powodu zasady „{ $rule }”? Kliknij je.
exercise-asks-count = { $prompt } Ile miejsc na planszy możesz do tego wybrać?
exercise-asks-winner = { $who }, wybór: „{ FORM($move, "plain") }”, i rozgrywka się kończy. Kto wygrywa?
exercise-asks-tie = { $who }, wybór: „{ FORM($move, "plain") }”, i rozgrywka kończy się remisem. Kto wygrywa remis?

exercise-choice-allowed = Tak, dozwolone.
exercise-choice-forbidden = Nie. { $title }.
exercise-choice-move = { FORM($move, "plain") }
exercise-choice-pays = { $move }: { $points }
exercise-choice-decides = { $name }: { $prompt }

## Answers. What sets a misunderstanding right: see `Misunderstanding`.

exercise-is-allowed = Zasady na to pozwalają.
exercise-wrong-rule = Ta zasada mówi o czymś innym: { $rule }
exercise-wrong-not-here = Nie tutaj. { $rule }
exercise-wrong-allowed = To niedozwolone. { $refusal }
exercise-wrong-forbidden = Nic tu tego nie zabrania. Zasada mówi tylko: { $rule }
exercise-wrong-keeps = To wolno. Jest zgodne z zasadą: { $rule }
exercise-wrong-sign = Liczba się zgadza, ale czy to zysk, czy strata?
exercise-wrong-total = To wszystko, co daje ten wybór. Pytanie jest tylko o to, co jest { FORM($source, "from") }.
exercise-wrong-source = To jest { FORM($source, "from") }.
exercise-wrong-part = To tylko część: jest tego więcej.
exercise-wrong-before = W tym jest też to, co było wcześniej.
exercise-wrong-none = To jednak coś daje. { $rule }
exercise-wrong-otherwise = To dałby inny wybór: „{ FORM($move, "plain") }”.
exercise-wrong-less =
    { $points ->
        [0] To nic nie daje, a inny wybór daje.
       *[other] To daje { $points }, ale inny wybór daje więcej.
    }
exercise-wrong-miscounted = Wybór dobry, ale policz jeszcze raz: to daje { $points }.
exercise-wrong-too-much =
    { $points ->
        [0] Tutaj to nic nie daje.
       *[other] To daje tylko { $points }.
    }
exercise-wrong-which = To tego nie robi. { $rule }
exercise-wrong-place = Tam dzieje się coś innego. { $rule }
exercise-wrong-who = Ktoś inny. { $rule }
exercise-wrong-done = To właśnie zostało rozstrzygnięte. Teraz: { $first }
exercise-wrong-later = To przyjdzie później. Najpierw: { $first }
exercise-wrong-not-theirs = Krok dobry, ale decyduje o nim ktoś inny. { $rule }
exercise-wrong-uncalled = Nic tu tego nie wymaga. { $rule }
exercise-wrong-count-few = Jest jeszcze jedno.
exercise-wrong-count = To za dużo. { $rule }
exercise-wrong-winner = Wygrywa ktoś inny. { $rule }
exercise-hint = Pomyśl o tej zasadzie: { $rule }

## Explanations

exercise-told = { $first } { $then }
exercise-by-rule = { $title }: { $rule }

## The proof

exercise-proof-answer = { $rule }, { $form }, ziarno { $seed }, { $difficulty }: inna droga przez zasady daje inną odpowiedź.
exercise-proof-hidden = { $rule }, { $form }, ziarno { $seed }, { $difficulty }: odpowiedź zależy od tego, czego osoba ucząca się nie widzi.
exercise-proof-choices = { $rule }, { $form }, ziarno { $seed }, { $difficulty }: dwie opcje brzmią tak samo.

## What cannot be

exercise-rule-unknown = Gra { GAME($game) } nie ma zasady „{ $rule }”.
exercise-rule-unasked = Żadne ćwiczenie nie pyta o zasadę „{ $rule }”.
exercise-form-unknown = O zasadę „{ $rule }” nie pyta się w formie „{ $form }”. Są: { $known }.
exercise-form-unworded = { $file }, wiersz { $line }: forma „{ $form }” pyta słowami gry: podaj je w `words`.
exercise-not-found = Nie znaleziono pozycji, w której rozstrzyga zasada „{ $rule }”. Spróbuj innego ziarna.
exercises-none = Gra { GAME($game) } nie ma ćwiczeń.
exercise-difficulty = Nie ma trudności „{ $difficulty }”. Są: { $known }.
exercise-count = Tylu ćwiczeń nie da się ułożyć: { $count }. Podaj od 1 do { $most }.

## Why a rule is not asked about

exercise-unasked-chance = o tym, co z niej wyniknie, decyduje tylko przypadek
exercise-unasked-setup = mówi, jak wygląda stół na początku, i niczego nie rozstrzyga
exercise-unasked-seen = widać ją tylko na planszy: nie mówi o niej żaden ruch ani wydarzenie
exercise-unasked-by-doing = kto wykonuje ruch, zrobił wszystko, co ona mówi
exercise-unasked-plain = nie da się jej przeoczyć, grając

## The map of rules

rule-map-unasked = Żadne ćwiczenie nie pyta o zasadę { $rule } i nie podano powodu.
rule-map-both = O zasadę { $rule } pyta ćwiczenie, a podano też powód, dlaczego się o nią nie pyta.
rule-map-untested = Żaden test nie jest oznaczony zasadą { $rule }.
rule-map-unworded = Zasada { $rule } nie ma słów w języku { $language }.
