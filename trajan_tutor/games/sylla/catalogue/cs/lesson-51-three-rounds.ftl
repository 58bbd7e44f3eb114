### The second game: three rounds.

sylla-lesson-three-rounds = Tři kola
    .idea = Krátká partie na tři kola: co zůstává, to se vyplatí, a hlad roste.
    .can = Umíš odehrát několik kol: co koupíš brzy, pracuje až do konce.

sylla-lesson-three-rounds-first = Teď tři kola, rozdaná jako celá partie. Nejdřív klikni na čtyři postavy, které chceš: s nimi začínáš. Pak odehraj kolo od volby konzula až po velký projekt. Denáry a žetony ti zůstanou do dalšího kola.
    .goal = Odehraj první ze tří kol.
    .done = Kolo skončilo. Karty otočené na stranu jsou zase neotočené a událost, která opustila sloupec, je pryč.
sylla-lesson-three-rounds-first-hint = Od každého druhu jeden je dobrý začátek: hlasy, peníze a někdo proti událostem.
sylla-lesson-three-rounds-first-hint-2 = Pole nebo Prodejní stánek se vyplácí v každém kole: čím dřív je tvoje, tím víc přinese.
sylla-lesson-three-rounds-aim-stays = Kup budovu, která zůstává: Pole nebo Prodejní stánek

sylla-lesson-three-rounds-rest = Ještě dvě kola. Události se vracejí, hlad roste s jejich symboly a každé kolo má svůj velký projekt. Po tom posledním nemají denáry žádnou cenu.
    .goal = Dohraj partii do konce.
    .done = Partie skončila a všechno je spočítané.
sylla-lesson-three-rounds-rest-hint = Před posledním velkým projektem si nech dva denáry za každého Otroka, kterého chceš osvobodit.
sylla-lesson-three-rounds-rest-hint-2 = Událost, se kterou nikdo nebojuje, vezme něco každému: podívej se, koho zasáhne.
sylla-lesson-three-rounds-aim-building = Kup další budovu
sylla-lesson-three-rounds-aim-work = Zapoj se do velkého projektu

sylla-lesson-three-rounds-result = Tři kola jsou za vámi a tady vidíš, odkud má kdo svou prestiž. Celá partie jich má pět.
