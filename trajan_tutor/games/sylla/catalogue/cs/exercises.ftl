### Questions of exercises in the game's own words, and what sets a misunderstanding right.

# $who is “You” or the name of a seat, so it stands before a dash.
sylla-exercise-first-deniers =
    { $who } – volba: „{ FORM($move, "plain") }“, poslední postava. Každý začíná se 3 denáry: kolik jich navíc { $yours ->
        [1] ti přinesou tvoje postavy
       *[other] za své postavy získá { $whom }
    }?
sylla-exercise-consul-pays =
    { $who } – volba: „{ FORM($move, "plain") }“. Konečná nabídka je { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } a volbu { $yours ->
        [1] vyhráváš ty
       *[other] vyhrává { $whom }
    }. Kolik denárů to stojí?
sylla-exercise-consul = { $who } – volba: „{ FORM($move, "plain") }“, a volba konzula končí. Kdo je první konzul?
sylla-exercise-famine-icons = { $who } – volba: „{ FORM($move, "plain") }“. Teď se počítají symboly hladu na čtyřech událostech. Jaké číslo pak udává ukazatel Hladu?
sylla-exercise-famine-icons-where = { $who } – volba: „{ FORM($move, "plain") }“. Teď se počítají symboly hladu na čtyřech událostech. Klikni na pole, na kterém se ukazatel Hladu zastaví.
sylla-exercise-bought = { $who } – volba: „{ FORM($move, "plain") }“. Kdo koupil { FORM($building, "acc") }?
sylla-exercise-income =
    { $who } – volba: „{ FORM($move, "plain") }“, a poslední prodej končí. Jaký příjem v denárech { $yours ->
        [1] máš ty
       *[other] má { $whom }
    }?
sylla-exercise-marker-goes = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na pole, na kterém se potom ukazatel Res Publica zastaví.
sylla-exercise-bank = { $who } – volba: „{ FORM($move, "plain") }“, a Banka je zaplacená. Kolik denárů přinese?
sylla-exercise-most-cubes = { $who } – volba: „{ FORM($move, "plain") }“, a poslední kostička leží. Kdo má nejvíc kostiček na události { $event }?
sylla-exercise-prevented = { $who } – volba: „{ FORM($move, "plain") }“. S kolika kostičkami je odvrácená událost { $event }?
sylla-exercise-famine-event = { $who } – volba: „{ FORM($move, "plain") }“. Nastává událost Hlad. Jaké číslo pak udává ukazatel Hladu?
sylla-exercise-famine-event-where = { $who } – volba: „{ FORM($move, "plain") }“. Nastává událost Hlad. Klikni na pole, na kterém se ukazatel Hladu zastaví.
sylla-exercise-decadence-marker = { $who } – volba: „{ FORM($move, "plain") }“, a nastává Dekadence. Klikni na pole, na kterém se potom některý ukazatel zastaví.
sylla-exercise-together = Klikni na pole, na kterém se po všech těchto hlasech dohromady zastaví ukazatel.
sylla-exercise-together-votes = Kolik hlasů celkem dostane projekt { $work }?

## What sets a misunderstanding right

sylla-mistake-first-deniers-all = To je všechno dohromady. Otázka je jen na to, co přijde k prvním 3 navíc.
sylla-mistake-first-deniers-none = Každý Obchodník přinese 1 navíc, i křesťanský.
sylla-mistake-first-deniers-fewer = O jeden méně, než má být: i křesťanský Obchodník je Obchodník.
sylla-mistake-consul-pays-all = To je celá nabídka. Neotočení Senátoři jsou hlasy, které nic nestojí.
sylla-mistake-consul-pays-nothing = Senátoři sami na tuto nabídku nestačí: zbytek se platí.
sylla-mistake-consul-pays-one-more = O jeden víc, než má být: spočítej neotočené Senátory nového konzula.
sylla-mistake-famine-icons-stays = Tam stál předtím. Posune se o jedno pole za každý symbol hladu na čtyřech událostech.
sylla-mistake-famine-icons-more = O jedno pole dál, než má být: spočítej symboly na čtyřech událostech.
sylla-mistake-famine-icons-less = O jedno pole méně, než má být: spočítej symboly na čtyřech událostech.
sylla-mistake-stall-one = Prodejní stánek přináší 2 denáry, ne jeden.
sylla-mistake-stall-forgotten = Prodejní stánek přináší ještě 2 denáry.
sylla-mistake-stall-too-much = O jeden víc, než má být: 3 pro každého, 1 za každého neotočeného Obchodníka, 2 za každý Prodejní stánek.
sylla-mistake-field-forgotten = Za každou budovu Pole ležící lícem nahoru je ztráta o 2 menší.
sylla-mistake-field-one = Budova Pole zmenší ztrátu o 2, ne o 1.
sylla-mistake-arch-for-statue = 4 přináší Socha.
sylla-mistake-statue-for-arch = 6 přináší Vítězný oblouk.
sylla-mistake-bank-for-prestige = 5 přináší Banka, a to v denárech.
sylla-mistake-stall-for-bank = 2 přináší Prodejní stánek, v každém kole.
sylla-mistake-arch-for-bank = 6 přináší Vítězný oblouk, a to v bodech prestiže.
sylla-mistake-income-for-bank = 3 má jako příjem každý.
sylla-mistake-income-plain = To jsou ty 3, které má každý. Neotočení Obchodníci přinášejí po 1, Prodejní stánky po 2.
sylla-mistake-income-without-base = Ještě 3 dostane každý.
sylla-mistake-income-tilted = O jeden víc, než má být: Obchodník otočený na stranu nebo ležící lícem dolů nepřináší nic.
sylla-mistake-decadence-token = Žeton přinášejí tři horní události. Dekadence přináší prestiž.
sylla-mistake-decadence-three = 3 přináší krize tomu, kdo má nejvíc žetonů.
sylla-mistake-prevented-one-less = Je na ní o jednu kostičku víc.
sylla-mistake-prevented-one-more = Je na ní o jednu kostičku méně.
sylla-mistake-famine-event-stays = Tam stál předtím. Událost ho posune o jedno pole.
sylla-mistake-famine-event-two = Událost ho posune jen o jedno pole.
sylla-mistake-plebs-every-vote = 1 bod prestiže přinesou každé 2 hlasy, ne každý jednotlivý.
sylla-mistake-plebs-hand-alone = I neotočení Senátoři jsou hlasy a 1 bod přinesou každé 2 hlasy.
sylla-mistake-work-votes = To jsou hlasy. Rozhoduje místo mezi všemi s palcem nahoru, u projektu Chrám počet hlasů.
sylla-mistake-work-most = Jiní mají víc hlasů, nebo je jich na to málo.
sylla-mistake-work-middle = Podívej se znovu na hlasy všech, kdo mají palec nahoru.
sylla-mistake-together-own = To jsou hlasy jednoho hráče. Počítají se všechny hlasy pro projekt.
sylla-mistake-together-hand = To jsou denáry v jedné ruce. Hlasy jsou i Senátoři a počítají se všechny.
sylla-mistake-famine-two-less = Bez budovy Pole ležící lícem nahoru se počítá celý hlad.
sylla-mistake-crisis-most = 3 získá jen ten, kdo má nejvíc žetonů této barvy.
sylla-mistake-crisis-fewest = 3 ztratí jen ten, kdo má nejméně žetonů této barvy.
sylla-mistake-christians-one = Křesťan přináší 2 body prestiže, ne jeden.
sylla-mistake-christians-three = 3 přináší osvobozený Otrok. Křesťan přináší 2.
sylla-mistake-slaves-paid = Tolik denárů stojí. Každý přinese 3 body prestiže.
sylla-mistake-slaves-one = Každý osvobozený Otrok přinese 3 body prestiže.
sylla-mistake-tokens-one-each = To jsou žetony jedné barvy. Každý přinese tolik, kolik udává ukazatel jeho barvy.
