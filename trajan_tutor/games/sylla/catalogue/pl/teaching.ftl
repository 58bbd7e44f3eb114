### How to teach it: what somebody does and asks who explains the game at a table.

# .do speaks to the one who teaches, .ask to the whole table.
sylla-teaching-aim = O co chodzi
    .do = Pokaż tor prestiżu, a potem trzy znaczniki Res Publica. Powiedz, że wygrywa prestiż, a zebrane żetony są na koniec warte tyle, ile pokazują znaczniki: w kryzysie nic.
    .ask = Macie trzy żetony Zdrowia, a jego znacznik jest w kryzysie. Ile są warte?
sylla-teaching-people = Wasze postacie
    .do = Połóż postacie w rzędzie i powiedz o każdej jednym zdaniem, do czego jest. Obróć jedną bokiem, żeby pokazać, że zapłaciła: w tej rundzie nic już nie robi.
    .ask = Której ze swoich postaci wolelibyście nie obracać za budynek?
sylla-teaching-consul = Konsul
    .do = Zrób krótkie wybory z otwartymi rękami: nieobróceni Senatorowie to głosy, a denary też. Weź żeton konsula i przekaż znak dalej.
    .ask = Macie dwóch Senatorów i dajecie 4 głosy. Ile denarów to kosztuje?
sylla-teaching-buildings = Budynki, potem pieniądze
    .do = Wystaw jeden budynek i niech każdy raz zalicytuje. Kto wygra, obraca bokiem tyle kart w tym kolorze, ile wynosi oferta. Potem własnoręcznie wypłać dochód.
    .ask = Kto wystawia następny budynek?
sylla-teaching-events = Cztery wydarzenia, dwa zachodzą
    .do = Kładź kostki na czterech wydarzeniach, po jednej, jak pozwalają Legioniści i Westalki. Odsuń dwa z największą liczbą kostek i przeczytaj, co robią dwa pozostałe.
    .ask = Które wydarzenie zaszkodziłoby wam najbardziej i kto jeszcze chce je zażegnać?
sylla-teaching-work = Ręce, kciuki i głód
    .do = Wszyscy chowają denary w ręce i otwierają ją z kciukiem w górę albo w dół. Policz raz jedno i drugie. Skończ głodem: każdy traci tyle, ile pokazuje jego znacznik.
    .ask = Kciuk w dół i pięć głosów: ile to punktów prestiżu?
