### The page that needs no server but one of plain files: what stands there before and beside a board.

page-title = Nauczyciel rzymskich gier planszowych
page-about = Naucz się gry, grając: każdy ruch dostaje ocenę, a doradca mówi, dlaczego.
page-game = { GAME($game) }
page-cover-about = Gracze: { $fewest }–{ $most } · cała rozgrywka: { $minutes } min
page-cover-about-exact =
    { $most ->
        [one] Jeden gracz
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } gracza
    } · cała rozgrywka: { $minutes } min
page-start =
    { $minutes ->
        [one] Start: jedna minuta
        [few] Start: { $minutes } minuty
        [many] Start: { $minutes } minut
       *[other] Start: { $minutes } minuty
    }
page-go-on = Dalej: { $title }
page-play-game = Zagraj w { GAME($game) }
page-play-on = Graj dalej
# What is told of the list of languages to those who listen.
page-language = Język
page-all = Wszystkie gry i lekcje
page-games = Gry
page-lessons = Lekcje
# A link under a cover: an animated picture of how its first game begins.
page-film = Zobacz pierwszą rozgrywkę (po angielsku)
page-pause = Zatrzymaj obrazy
page-back = Wszystkie gry
page-starting = Program się uruchamia. Możesz zacząć od razu, odpowiedzi przyjdą za chwilę.
page-failed = Nie udało się uruchomić programu. Wczytaj stronę ponownie: nic nie przepadło.
page-kept = Twoje postępy zapisują się w tej przeglądarce i nigdzie więcej.
page-take = Zabierz moje postępy
page-bring = Wczytaj postępy z pliku
page-unsaved = Niezapisane w przeglądarce
page-unsaved-reason = Przeglądarka nie ma miejsca albo niczego nie zapisuje: po zamknięciu strony twoje postępy znikną.
page-not-kept = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony twoje postępy znikną.
page-alone = Od teraz strona działa też bez sieci.
page-unknown = Nie ma lekcji ani gry „{ $name }”.
# Before the name that stands in the address of the page; below it are all games and lessons.
page-missing = Oto wszystkie gry i lekcje; żadna nie nazywa się
page-problem = Tego nie da się otworzyć: { $problem }
page-no-script = Planszę rysuje skrypt: zezwól na skrypty na tej stronie.
