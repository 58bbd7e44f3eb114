### How to teach it: what somebody does and asks who explains the game at a table.

# .do speaks to the one who teaches, .ask to the whole table.
trajan-teaching-aim = O co chodzi
    .do = Pokaż sześć obszarów planszy, a potem sześć tac na jednej planszy gracza: każda taca to jeden obszar. Powiedz, jak gra się kończy i kto wygrywa, i na razie nic więcej.
    .ask = Ile jest obszarów i gdzie je widzicie na swoich planszach?
trajan-teaching-sowing = Jedna tura
    .do = Opróżnij jedną ze swoich tac, kładź znaczniki powoli i niech inni powiedzą, jaki to obszar, zanim spadnie ostatni. Odłóż wszystko z powrotem. Potem niech każdy zrobi to raz na swojej planszy, tylko po to, żeby zobaczyć, dokąd trafia.
    .ask = Która z waszych tac zaprowadziłaby was teraz do senatu?
trajan-teaching-time = Dlaczego kwartał jest krótki
    .do = Przesuń ręką znacznik czasu, raz za tacę z dwoma znacznikami, raz za pełną. Odkryj pierwszy żeton popytu, jakby skończyła się runda, i zostaw go.
    .ask = Zabieracie pięć znaczników. Jak daleko idzie znacznik czasu?
trajan-teaching-tiles = Żetony Trajana
    .do = Przyłóż żeton do jego tacy i połóż na niej po znaczniku w każdym z jego kolorów. Pokaż, że ostatni znacznik musi spaść właśnie tam, i policz na głos punkty z żetonu.
    .ask = Oba kolory leżą już na tacy. Czego jeszcze brakuje?
trajan-teaching-areas = Sześć obszarów, po jednym zdaniu
    .do = Obejdź planszę w kolejności tac i przy każdym obszarze powiedz jedno zdanie, z jego elementem w ręce. Pomiń wszystkie szczególne przypadki: wyjaśnisz je, gdy się zdarzą.
    .ask = Dokąd poszlibyście najpierw i co byście tam dostali?
trajan-teaching-people = Czego chce lud
    .do = Połóż w rzędzie trzy żetony popytu. Zaspokój jedną potrzebę żetonem forum i policz, ile kosztują dwie pozostałe. Potem porównaj dyski w senacie: dwa pierwsze wybierają żeton bonusowy.
    .ask = Ile się traci, gdy nie zaspokoi się żadnej potrzeby?
