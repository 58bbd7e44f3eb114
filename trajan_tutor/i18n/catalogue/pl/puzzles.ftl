### Puzzles: what is said about a turn, and the command that finds them.

lesson-puzzle-best = To najlepsza tura ze wszystkich.
lesson-puzzle-as-good = Twoja tura jest tak dobra jak najlepsza.
lesson-puzzle-nearly = Pomysł jest dobry. Najlepsze wykonanie daje o { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } więcej.
lesson-puzzle-costs = Twoja tura kosztuje { $points ->
        [1] jakiś
       *[other] jakieś
    } { POINTS($points) } w porównaniu z najlepszą. Cofnij się i poszukaj czegoś lepszego.
lesson-puzzle-worse = Twoja tura kosztuje więcej niż { POINTS($points) } w porównaniu z najlepszą. Cofnij się i poszukaj czegoś lepszego.
lesson-puzzle-unknown = { $file }, wiersz { $line }: w pliku obok lekcji nie ma zagadki „{ $puzzle }”. Są w nim: { $known }.
lesson-puzzle-turn = { $file }, wiersz { $line }: zapisanej tury „{ $turn }” tej zagadki nie da się zagrać do miejsca, w którym jest oceniana.

cli-help-puzzles = szuka w rozgrywkach pozycji z jedną wyraźnie najlepszą turą i wypisuje je do lekcji z zagadkami
cli-help-puzzles-games = ile rozgrywek przeszukać
cli-help-puzzles-each = ile zagadek zachować z każdego tematu
cli-help-puzzles-count = zapełnia tyloma zagadkami półkę, z której bierze trening, i wypisuje ją; z --check: sprawdza tyle z niej
cli-help-puzzles-of = zamiast tego ocenia na nowo zagadki z tego pliku i wypisuje je
cli-help-puzzles-deals = w ilu rozdaniach porównywać najlepsze tury z pliku
cli-help-puzzles-check = z plikiem: sprawdza tylko, czy najlepsza tura każdej zagadki nadal jest wyraźnie najlepsza
cli-help-puzzles-processes = w ilu procesach
cli-puzzles-none = Nie znaleziono żadnej zagadki. Przeszukano { $games ->
        [one] jedną rozgrywkę
        [few] { $games } rozgrywki
        [many] { $games } rozgrywek
       *[other] { $games } rozgrywki
    }: przeszukaj więcej.
puzzle-none = Nie ma w nim zagadek.
puzzle-form = Zagadce „{ $name }” czegoś brakuje albo coś w niej jest innego rodzaju.
cli-puzzles-file = „{ $file }” nie zawiera zagadek tego polecenia. { $problem } Taki plik tworzy „trajan-tutor puzzles”.
cli-puzzles-lost = { $name } nie jest już zagadką: jej najlepsza tura nie jest wyraźnie najlepsza albo najlepsza jest inna. Jest pominięta.
cli-puzzles-holds = { $name }: przewaga najlepszej tury w punktach: { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdania: { $deals }).
cli-puzzles-fails = { $name } nie wytrzymuje próby: przewaga najlepszej tury w punktach to tylko { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rozdania: { $deals }).
