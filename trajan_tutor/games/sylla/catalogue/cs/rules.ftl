### The rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.

## Game

sylla-game-over = Konec hry
    .rule = Po fázi VII pátého kola se započítá Církev, osvobození Otroci a žetony a hra končí.
    .refused = Partie skončila, dál už se nehraje.

## Turn

sylla-turn-order = Jedno místo po druhém
    .rule = V každé fázi jsou místa u stolu na řadě po směru hodinových ručiček. Při volbě konzula a při prodeji přijde každé na řadu jednou.
    .refused = Teď se rozhoduje { SEAT($actor) }, ne { SEAT($seat) }.
sylla-turn-steps = Sedm fází
    .rule = Kolo má sedm fází: První konzul, Najímání postav, Budovy, Příjem, Události, Velký projekt, Hlad a krize.
    .refused = Tohle teď není na řadě. Nejprve je třeba { $phase }.
sylla-turn-own = Jen co je tvoje
    .rule = Používáš a otáčíš jen to, co leží před tebou.
    .refused = Tohle patří jinému hráči ({ SEAT($seat) }). Vyber něco svého nebo něco na herním plánu.

## Setup

sylla-setup-choose = Tajný výběr postav
    .rule = Každý si vezme sadu deseti postav a tajně z nich vybere čtyři; ve třech hráčích šest. Všichni je ukážou najednou.
    .refused = Ve tvé sadě už není žádná další taková karta: { $card }. Vyber jinou postavu.
sylla-setup-deal = Balíček postav
    .rule = Všechny postavy, které si nikdo nevybral, se zamíchají do balíčku. Šest jich leží lícem nahoru, ve třech hráčích pět.
sylla-setup-deniers = První denáry
    .rule = Začínáš se 3 denáry a s 10 body prestiže; za každého svého Obchodníka máš 1 denár navíc.

## Consul

sylla-consul-bid = Volba prvního konzula
    .rule = Konzul z minulého kola zahájí volbu nějakým počtem hlasů; pak po směru hodinových ručiček každý další hráč jednou pasuje, nebo přihodí.
sylla-consul-higher = Nabídni víc, nebo pasuj
    .rule = Kdo nezahajuje, musí nabídnout víc hlasů, než je nejvyšší nabídka, nebo pasovat.
    .refused =
        { $highest ->
            [one] Nabídnutý už je jeden hlas.
            [few] Nabídnuté už jsou { $highest } hlasy.
           *[other] Nabídnuto už je { $highest } hlasů.
        } Nabídni víc, nebo pasuj.
sylla-consul-votes = Co je hlas
    .rule = Hlas je Senátor ležící lícem nahoru a také denár. Podle našeho výkladu musí být Senátor i neotočený a víc, než máš obojího dohromady, nabídnout nemůžeš.
    .refused =
        { $most ->
            [one] Senátoři a denáry ti dohromady dávají jeden hlas.
            [few] Senátoři a denáry ti dohromady dávají { $most } hlasy.
           *[other] Senátoři a denáry ti dohromady dávají { $most } hlasů.
        } Víc nenabízej.
sylla-consul-opens = Konzul musí zahájit
    .rule = Konzul z minulého kola zahajuje volbu nabídkou nějakého počtu hlasů. Podle našeho výkladu nemůže pasovat, ale zahájit může i bez jediného hlasu.
    .refused = Volbu zahajuješ ty: nabídni nějaký počet hlasů (z toho tvoji Senátoři: { $senators }).
sylla-consul-lowest = Nabídka pod počtem Senátorů
    .rule = Nabídka nižší než počet vlastních Senátorů je dovolená a nic nestojí.
    .refused =
        { $senators ->
            [one] Máš jednoho Senátora a v této partii se sám počítá jako hlas.
            [few] Máš { $senators } Senátory a v této partii se každý sám počítá jako hlas.
           *[other] Máš { $senators } Senátorů a v této partii se každý sám počítá jako hlas.
        } Nabídni aspoň tolik hlasů.
sylla-consul-pays = Platí nejvyšší nabídka
    .rule = Platí jen ten, kdo nabídl nejvíc: jeden denár za každý hlas, který nepokryjí jeho neotočení Senátoři. Konzulem je až do další volby.
sylla-consul-token = Konzulův žeton
    .rule = Nový konzul si vezme jeden žeton Res Publica libovolné barvy.

## Token

sylla-token-supply = Žeton ze zásoby
    .rule = Žeton se bere ze zásoby. Barvu, která v ní došla, vzít nelze.
    .refused = V zásobě už nezbývá žádný žeton této barvy: { $colour }. Vyber jinou barvu.

## Famine

sylla-famine-icons = Hlad roste
    .rule = Po volbě se ukazatel Hladu posune doprava o jedno pole za každý symbol hladu na čtyřech událostech. Nikdy nepřekročí 6.

## Recruit

sylla-recruit-must = Najímají všichni
    .rule = Od konzula po směru hodinových ručiček si každý musí vzít jednu z otevřených postav. Jak ukazuje příklad, působí okamžitě.
sylla-recruit-row = Otevřená postava
    .rule = Najímáš postavu, která leží v otevřené řadě.
    .refused = V řadě neleží { $card }. Vyber jednu z otevřených postav.
sylla-recruit-rest = Zbytek jde pod balíček
    .rule = Postavy, které si nikdo nevzal, se zasunou pod balíček.

## Sale

sylla-sale-offer = Nabídka budovy
    .rule = Nejdřív nabídne jednu z budov konzul; potom nabízí vždy ten, kdo koupil předchozí. Ve čtyřech hráčích se za kolo nabídne pět budov. Ve třech jich lze koupit celkem čtyři; podle našeho výkladu se čtyři nabídnou. Co zbude, to se odstraní.
sylla-sale-slot = Budova na prodejním poli
    .rule = Nabízíš budovu, která leží na jednom ze šesti prodejních polí.
    .refused = Prodejní pole { $slot } je prázdné. Nabídni budovu z jiného.
sylla-sale-bid = Přihazování o budovu
    .rule = Jako první nabízí hráč po levici prodávajícího. Po směru hodinových ručiček pak každý jednou pasuje, nebo přihodí, prodávající jako poslední. Kdo nabídne nejvíc, budovu získá, zaplatí a nabízí další.
sylla-sale-higher = Víc šestiúhelníků, nebo pasuj
    .rule = Musíš nabídnout víc šestiúhelníků, než je nejvyšší nabídka, nebo pasovat.
    .refused =
        { $highest ->
            [one] Nabídnutý už je jeden šestiúhelník.
            [few] Nabídnuté už jsou { $highest } šestiúhelníky.
           *[other] Nabídnuto už je { $highest } šestiúhelníků.
        } Nabídni víc, nebo pasuj.
sylla-sale-hexagons = Nabídni, co můžeš zaplatit
    .rule = Nabídka říká, kolik zaplatíš, v šestiúhelnících v barvě prodejního pole. Podle našeho výkladu platí každá karta za jeden a nemůžeš nabídnout víc, než máš neotočených karet s touto barvou.
    .refused =
        { $most ->
            [0] Nemáš žádnou neotočenou kartu, na které je { FORM($colour, "nom") }.
            [one] Máš jednu neotočenou kartu, na které je { FORM($colour, "nom") }.
            [few] Máš { $most } neotočené karty, na kterých je { FORM($colour, "nom") }.
           *[other] Máš { $most } neotočených karet, na kterých je { FORM($colour, "nom") }.
        } Víc nenabízej, nebo pasuj.
sylla-sale-lowest = Aspoň jeden šestiúhelník
    .rule = Nejnižší nabídka za budovu je jeden šestiúhelník.
    .refused = Nabídni aspoň jeden šestiúhelník, nebo pasuj.
sylla-sale-unsold = Nikdo ji nechce
    .rule = Když všichni pasují, budova se odloží a tentýž prodávající nabízí znovu.

## Pay

sylla-pay-tilt = Plať otočením karet
    .rule = Platíš tím, že otočíš na stranu tolik neotočených karet s danou barvou, kolik činí tvoje nabídka; které, je na tobě. Karty otočené na stranu už v tomto kole nic nedělají.
sylla-pay-colour = Karty s danou barvou
    .rule = Platit lze jen kartami se šestiúhelníkem v barvě prodejního pole.
    .refused = { $card } nemá { $colour } šestiúhelník. Otoč na stranu kartu, která ho má.
sylla-pay-upright = Neotočené karty
    .rule = Platit lze jen neotočenou kartou; kartou otočenou na stranu nebo ležící lícem dolů ne.
    .refused = Žádnou takovou neotočenou kartu nemáš: { $card }. Otoč na stranu kartu, která je neotočená.

## Building

sylla-building-stall = Prodejní stánek
    .rule = Prodejní stánek přináší ve fázi IV 2 denáry. Zůstává.
sylla-building-field = Pole
    .rule = Budova Pole zmenší tvoji vlastní ztrátu za hlad o 2. Zůstává.
sylla-building-temple = Soukromý chrám
    .rule = Ve fázi IV lze za každý Soukromý chrám vyměnit 2 denáry za jeden žeton libovolné barvy. Zůstává.
    .refused = Nemáš Soukromý chrám, který by šel teď použít, nebo máš méně než 2 denáry.
sylla-building-tavern = Hospoda
    .rule = Ve fázi IV smí každá Hospoda posunout jeden ukazatel Res Publica o jedno pole kterýmkoli směrem; ukazatel Hladu ne. Zůstává.
    .refused = Nemáš Hospodu, která by šla teď použít.
sylla-building-insula = Insula
    .rule = Insulu lze hned odložit za dva žetony libovolných barev. Podle našeho výkladu se odloží vždy.
sylla-building-crane = Jeřáb
    .rule = Jeřáb lze hned odložit za kartu Jeřáb, kterou lze použít od příštího kola. Podle našeho výkladu se odloží vždy a karta má šestiúhelník každé barvy.
sylla-building-arch = Vítězný oblouk
    .rule = Vítězný oblouk se hned odloží za 6 bodů prestiže.
sylla-building-statue = Socha
    .rule = Socha se hned odloží za 4 body prestiže.
sylla-building-bank = Banka
    .rule = Banka se hned odloží za 5 denárů.

## Income

sylla-income-revenue = Příjem
    .rule = Od konzula po směru hodinových ručiček každý dostane 3 denáry, 1 za každého neotočeného Obchodníka a 2 za každý Prodejní stánek a pak použije Soukromé chrámy a Hospody.

## Tavern

sylla-tavern-once = Jeden ukazatel jen jednou
    .rule = Žádná Hospoda neposune ukazatel, který v této fázi posunula jiná Hospoda, a podle našeho výkladu ani ten, který podržela.
    .refused = Tento ukazatel už v této fázi nějaká Hospoda posunula nebo podržela: { $colour }. Vyber jiný.
sylla-tavern-end = Podržet ukazatel
    .rule = Hospodu lze použít i na ukazatel na konci jeho žebříčku: zůstane tam a žádná jiná Hospoda ho v této fázi neposune.

## Fight

sylla-fight-cubes = Boj s událostmi
    .rule = Za každého neotočeného Legionáře a každou neotočenou Vestálku máš kostičku. Od konzula po směru hodinových ručiček musí každý umístit vždy jednu kostičku na událost s tímto symbolem, dokud nejsou umístěné všechny.
sylla-fight-icon = Kdo bojuje s událostí
    .rule = Kostička smí jen na událost, která ukazuje její symbol.
    .refused = Proti události { $event } kostičky { FORM($fighter, "many-gen") } bojovat nemohou. Vyber událost s jejich symbolem.
sylla-fight-column = Čtyři události
    .rule = Bojovat lze jen s událostmi ve sloupci a jen ty lze odvrátit; horní se uvádí jako první.
    .refused = Taková událost teď ve sloupci není. Vybírej ze čtyř událostí, horní jako první.
sylla-fight-left = Zbývající kostička
    .rule = Umisťuješ kostičku, kterou máš.
    .refused = Kostičku { FORM($fighter, "gen") } už žádnou nemáš. Umísti kostičku druhého druhu.
sylla-fight-token = Žetony za nejvíc kostiček
    .rule = U každé ze tří horních událostí si hráči s největším počtem kostiček (aspoň s jednou) vezmou každý jeden žeton její barvy.
sylla-fight-decadence = Prestiž za Dekadenci
    .rule = Hráči s největším počtem kostiček na události Dekadence získají 1 bod prestiže.

## Column

sylla-column-prevent = Dvě události se odvrátí
    .rule = Dvě události s nejvíc kostičkami jsou odvrácené. Při shodě rozhoduje konzul.
    .refused = Dvě události s nejvíc kostičkami nemohou být { $upper } a { $lower }. Vyber jinou dvojici.
sylla-column-happen = Druhé dvě nastanou
    .rule = Dvě události, které odvrácené nejsou, nastanou, horní jako první.
sylla-column-marker = Ukazatel jde doleva
    .rule = Epidemie, Erupce a Imperiální kult posunou ukazatel Zdraví, Volného času, nebo Občanského ducha o jedno pole doleva. Když už je v krizi, podle našeho výkladu tam zůstává.
sylla-column-famine = Hlad
    .rule = Událost Hlad posune ukazatel Hladu o jedno pole doprava.
sylla-column-turn-down = Otoč jeden lícem dolů
    .rule = Při trvalé události otočí každý hráč lícem dolů jeden vlastní prvek daného druhu, ať je otočený na stranu, nebo ne. Ten nemá žádný účinek, dokud jeho událost neopustí hru.
sylla-column-covers = Co která událost otáčí
    .rule = Perzekuce křesťanů otáčí Křesťana, Senátní čistka Senátora, Povodeň budovu nebo kartu Jeřáb, Revolta otroků Otroka, Rabování Prodejní stánek.
    .refused = Tohle lícem dolů otočit nemůžeš: { $piece }. Událost { $event } otáčí něco jiného, vyber prvek jejího druhu.
sylla-column-own = Kdo nemá, neotáčí
    .rule = Otáčíš vlastní prvek, který leží lícem nahoru; kdo žádný nemá, neotáčí nic.
    .refused = Takový prvek nemáš: { $piece }. Vyber jiný.
sylla-column-decadence = Dekadence
    .rule = Dekadence posune o jedno pole doleva ukazatel Res Publica, který je nejvíc vpravo, při shodě všechny takové; ukazatel Hladu ne.
sylla-column-remove = Jedna událost opustí hru
    .rule = Ze dvou odvrácených událostí opustí hru ta, na které je víc kostiček. Dekadence neodchází nikdy: pak odejde ta druhá. Při shodě rozhoduje konzul.
    .refused = Tahle událost odejít nemůže: { $event }. Z obou odvrácených odchází ta, na které je víc kostiček, a nikdy Dekadence.
sylla-column-turn-up = Co se otočí zpět
    .rule = Když událost odejde, všechno, co zakrývala, se otočí zpět lícem nahoru a není to otočené na stranu. Výjimkou je, co zakrývá i jiná událost ve sloupci.
sylla-column-new = Nová událost
    .rule = Na místo události, která odešla, přijde nová.

## Work

sylla-work-hand = Ruka a palec
    .rule = Všichni tajně volí: libovolný počet denárů do ruky a palec, nahoru pro velký projekt, nebo dolů pro plebeje. Všechny ruce se otevřou najednou a všechny denáry v nich se utratí.
sylla-work-deniers = Denáry, které máš
    .rule = Do ruky bereš denáry, které máš.
    .refused =
        { $most ->
            [one] Máš jeden denár.
            [few] Máš { $most } denáry.
           *[other] Máš { $most } denárů.
        } Víc jich do ruky neber.
sylla-work-plebs = Palec dolů: plebejové
    .rule = S palcem dolů získáš 1 bod prestiže za každé 2 hlasy, zaokrouhleno dolů. Hlasy jsou neotočení Senátoři a denáry v ruce.
sylla-work-places = Palec nahoru: pořadí
    .rule = Ti s palcem nahoru se seřadí podle hlasů. Při shodě mají všichni stejné místo v plné výši a další místo se přeskočí.
sylla-work-templum = Chrám
    .rule = Za velký projekt Chrám získá každý, kdo má 8 hlasů nebo víc, 10 bodů prestiže, a kdo má 5 až 7 hlasů, 6.
sylla-work-together = Všechny hlasy dohromady
    .rule = Všechny hlasy pro projekt posouvají ukazatel: Sýpka za každé 4 ukazatel Hladu doleva; Veřejné lázně Zdraví, Koloseum Volný čas a Senát Občanského ducha doprava za každých 5.

## Famine

sylla-famine-loss = Hlad
    .rule = Každý ztrácí tolik bodů prestiže, kolik udává ukazatel Hladu, o 2 méně za každou budovu Pole ležící lícem nahoru. Nikdo neklesne pod 0.

## Crisis

sylla-crisis-count = Krize
    .rule = Za každou barvu, jejíž ukazatel je v krizi, získají ti, kdo mají nejvíc jejích žetonů, okamžitě 3 body prestiže, a ti, kdo jich mají nejméně, 3 ztratí. Podle našeho výkladu se nejdřív získává a nikdo neklesne pod 0.

## Round

sylla-round-new = Další kolo
    .rule = Na konci kola se vyloží nové postavy a budovy a nic už není otočené na stranu.

## End

sylla-end-christians = Církev
    .rule = Na konci přinese každý Křesťan ležící lícem nahoru 2 body prestiže, ať je otočený na stranu, nebo ne.
sylla-end-slaves = Osvobození Otroci
    .rule = Potom lze Otroky ležící lícem nahoru osvobodit, každého za 2 denáry; každý přinese 3 body prestiže. Podle našeho výkladu se jich osvobodí, kolik peníze dovolí.
sylla-end-tokens = Žetony
    .rule = Potom přinese každý žeton tolik, kolik udává jeho ukazatel. Podle naší rekonstrukce žebříčku jsou to 1 až 4, v krizi nic.
sylla-end-winner = Kdo vyhrává
    .rule = Vyhrává, kdo má nejvíc bodů prestiže; při shodě je vítězů víc. Peníze už žádnou hodnotu nemají.
