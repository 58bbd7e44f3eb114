### Half a year: two quarters with their demands and votes.

trajan-lesson-half-year = Půl roku
    .idea = Dvě čtvrtletí: co ti zůstane po prvním, pomůže ti ve druhém.
    .can = Umíš hrát přes konec čtvrtletí a nechat si, co pomůže v dalším.

trajan-lesson-half-year-third = Teď dvě čtvrtletí. Každé má své požadavky a každé končí hlasováním o konzulovi, který si bere bonusový žeton. Žetony fóra, o které nikdo nežádal, ti zůstávají. Žeton navíc tedy nepřijde nazmar.
    .goal = Hraj až do konce třetího čtvrtletí.
    .done = Jedno čtvrtletí skončilo a požadavky začínají znovu.
trajan-lesson-half-year-third-hint = Ber si žetony s různými znaky: zatím nevíš, co bude lid chtít.
trajan-lesson-half-year-aim-forum = Vezmi si žeton z fóra
trajan-lesson-half-year-aim-votes = Posuň své kolečko v senátu

trajan-lesson-half-year-between = Kolik tě stály požadavky a co přinesly hlasy? Obojí se ještě dá změnit.

trajan-lesson-half-year-fourth = Poslední čtvrtletí. Plánuj tak, aby nic nezůstalo nevyužité: karty, dělníci, žetony.
    .goal = Dohraj partii do konce.
    .done = Partie skončila a všechny body jsou spočítané.
trajan-lesson-half-year-fourth-hint = Než se pustíš do něčeho, co zabere tři tahy, spočítej, kolik kroků zbývá na časovém okruhu.
trajan-lesson-half-year-aim-demand = Splň požadavek
trajan-lesson-half-year-aim-tile = Získej Trajanův žeton

trajan-lesson-half-year-result = Všechny body z obou čtvrtletí. Na kterých z nich se pracovalo už v tom prvním?
