### Lesson 61: cubes on events.

sylla-lesson-cubes = Kostki na wydarzeniach
    .idea = Każdy nieobrócony Legionista i każda nieobrócona Westalka daje kostkę, a największa liczba kostek – nagrodę.
    .can = Umiesz położyć kostki tam, gdzie dadzą żeton.

sylla-lesson-cubes-how-many = Faza V. Każdy nieobrócony Legionista i każda nieobrócona Westalka daje ci jedną kostkę. Obrócona karta nie daje żadnej. Masz dwóch Legionistów i Westalkę. Ile to kostek?
    .done = Dwie. Westalka jest obrócona: zapłaciła za budynek.
sylla-lesson-cubes-how-many-hint = Spójrz na swoje karty. Westalka leży bokiem.
sylla-lesson-cubes-tilted-too = Twoja Westalka jest obrócona, więc w tej rundzie nie daje kostki.

sylla-lesson-cubes-wrong-icon = Na każdym wydarzeniu widać, kto z nim walczy: hełm to Legioniści, ogień to Westalki. Na Głodzie jest ogień, a obie twoje kostki są od Legionistów. Spróbuj: kliknij Głód.
    .sheet = Na każdym wydarzeniu widać, kto z nim walczy: hełm to Legioniści, ogień to Westalki. Na Głodzie jest ogień, a obie twoje kostki są od Legionistów. Spróbuj: zaznacz Głód.
    .goal = Spróbuj położyć kostkę Legionisty na Głodzie.
    .done = Niedozwolone. Zanim liczysz na kostkę, spójrz na symbol na wydarzeniu.
sylla-lesson-cubes-that-is-theirs = Z tym mogą walczyć oba rodzaje. Cofnij i kliknij Głód.

sylla-lesson-cubes-against-the-revolt = Z Buntem niewolników Legioniści mogą walczyć. Konsul to ty, więc kładziesz pierwszą kostkę. Kliknij Bunt niewolników.
    .sheet = Z Buntem niewolników Legioniści mogą walczyć. Konsul to ty, więc kładziesz pierwszą kostkę. Zaznacz Bunt niewolników.
    .goal = Połóż kostkę na Buncie niewolników.
    .done = Leży tam jedna twoja kostka. Kostki nie można zachować: trzeba położyć wszystkie.
sylla-lesson-cubes-another-event = Tam też Legionista może walczyć. Tym razem kliknij Bunt niewolników.

sylla-lesson-cubes-the-others = Zgodnie z ruchem wskazówek zegara każdy kładzie po jednej kostce, aż leżą wszystkie. Idź dalej i oglądaj pozostałych.
sylla-lesson-cubes-b-places = Gracz B ma Westalkę i walczy z Głodem.
sylla-lesson-cubes-c-places = Gracz C ma Legionistę. Na Buncie niewolników jest teraz jeden do jednego.
sylla-lesson-cubes-d-places = Gracz D kładzie kostkę Westalki na Kulcie cesarza. To była ostatnia kostka pozostałych.

sylla-lesson-cubes-two-tokens = Największa liczba kostek na jednym z trzech górnych wydarzeń daje żeton jego koloru. Gdy gracze remisują, każdy bierze po jednym. Połóż ostatnią kostkę tak, żeby wziąć dwa żetony.
    .goal = Weź dwa żetony ostatnią kostką.
    .done = Czas wolny za Bunt niewolników, Duch obywatelski za Kult cesarza. Dwa razy wystarczył remis.
sylla-lesson-cubes-two-tokens-hint = Na Buncie niewolników remis już jest. Gdzie jeszcze może być?
sylla-lesson-cubes-two-tokens-hint-2 = Gracz D ma jedną kostkę na Kulcie cesarza, a z nim Legioniści mogą walczyć.
sylla-lesson-cubes-one-token = Teraz prowadzisz tam przed graczem C. Ale to jeden żeton, jak przedtem.
sylla-lesson-cubes-no-second-token = Dekadencja daje prestiż, a nie żeton. Znajdź drugie wydarzenie, na którym będzie remis.

sylla-lesson-cubes-none-left = Inna runda. Została ci jedna kostka, od Westalki. Na Buncie niewolników jest tylko hełm. Kliknij go.
    .sheet = Inna runda. Została ci jedna kostka, od Westalki. Na Buncie niewolników jest tylko hełm. Zaznacz go.
    .goal = Spróbuj położyć kostkę, której nie masz.
    .done = Niedozwolone: obaj twoi Legioniści są obróceni.
sylla-lesson-cubes-that-can-be-fought = Tam Westalka może walczyć. Cofnij i kliknij Bunt niewolników.

sylla-lesson-cubes-decadence = Z Dekadencją jest inaczej. Żetonu nie ma: największa liczba kostek daje tam 1 punkt prestiżu. Gracz D ma na niej jedną kostkę. Weź też coś dla siebie.
    .goal = Zdobądź prestiż ostatnią kostką.
    .done = Jeden punkt prestiżu. Na Dekadencji można położyć każdą kostkę, a samo wydarzenie nigdy nie opuszcza kolumny.
sylla-lesson-cubes-token-instead = To jest warte żeton. Tym razem idź po prestiż z Dekadencji.

sylla-lesson-cubes-shared = Na Dekadencji leży po jednej kostce: twoja i gracza D. Ilu graczy zdobywa za to prestiż?
    .done = Oboje. Kostka pomaga też zażegnać swoje wydarzenie: o tym za chwilę.
sylla-lesson-cubes-shared-hint = Kto remisuje na pierwszym miejscu, dostaje całość.
sylla-lesson-cubes-only-you = Gracz D ma tam tyle samo kostek co ty.
sylla-lesson-cubes-not-nobody = Remis nic nie kasuje. Zobacz, kto ma najwięcej kostek.
