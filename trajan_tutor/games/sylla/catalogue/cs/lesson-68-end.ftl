### Lesson 68: the end of the game.

sylla-lesson-end = Konec
    .idea = Křesťané, osvobození Otroci a žetony: co se počítá po pátém kole.
    .can = Umíš spočítat své poslední body prestiže, než dáš poslední hlasy.

sylla-lesson-end-ecclesia = Poslední kolo. Po něm přijde Církev: každý Křesťan lícem nahoru, označený rybou, přinese 2 body prestiže, ať je otočený na stranu, nebo ne. Kolik jich získáš?
    .done = Čtyři: za Křesťanského otroka a za Křesťanského obchodníka, který je otočený na stranu.
sylla-lesson-end-ecclesia-hint = Tři tvoje karty jsou Křesťané. Jedna z nich leží lícem dolů.
sylla-lesson-end-down-does-not = Křesťanský senátor leží lícem dolů: zakrývá ho čistka a nepřinese nic.
sylla-lesson-end-two-each = Lícem nahoru leží dva Křesťané, neotočený i otočený na stranu, a každý přinese 2.

sylla-lesson-end-slaves = Potom se každý Otrok lícem nahoru může za 2 denáry osvobodit a přinese 3 body prestiže. Máš tři Otroky a pět denárů. Kolik to je, když si do té doby necháš všechny denáry?
    .done = Šest: čtyři denáry osvobodí dva Otroky. Jeden denár zbude a nemá žádnou cenu. Křesťanský otrok přinese obojí.
sylla-lesson-end-slaves-hint = Kolik Otroků se dá osvobodit za pět denárů?
sylla-lesson-end-not-all-three = Tři Otroci by stáli šest denárů.
sylla-lesson-end-three-each = Každý osvobozený Otrok přinese 3 body prestiže a osvobodit můžeš dva.

sylla-lesson-end-tokens = Nakonec každý žeton přinese tolik, kolik ukazuje jeho ukazatel, v krizi nic. Občanský duch: 4 žetony, ukazatel na 3. Volný čas: 2 žetony, v krizi. Zdraví: 3 žetony, ukazatel na 2. Kolik ti žetony přinesou?
    .done = Osmnáct: 12 a 6.
sylla-lesson-end-tokens-hint = Čtyřikrát tři a třikrát dva.
sylla-lesson-end-leisure-is-nothing = Volný čas je v krizi: jeho žetony nepřinesou nic.
sylla-lesson-end-health-too = To je jen Občanský duch. Něco přinese i Zdraví.

sylla-lesson-end-last-hand = Zbývá jedno rozhodnutí. Veřejné lázně platí za první místo 5 a nikdo jiný nemá ani hlas. Tvůj Senátor je otočený na stranu. Vyhraj projekt a osvoboď co nejvíc Otroků.
    .goal = Získej první místo a osvoboď dva Otroky.
    .done = Jeden denár na projekt, čtyři na dva Otroky. Všechno je spočítané a partie skončila: vyhrává, kdo má nejvíc bodů prestiže.
sylla-lesson-end-last-hand-hint = Na dva Otroky potřebuješ čtyři ze svých pěti denárů.
sylla-lesson-end-last-hand-hint-2 = Na první místo stačí jeden hlas.
sylla-lesson-end-a-slave-less = První místo máš. Zbyly ti ale míň než čtyři denáry, takže osvobodíš o jednoho Otroka míň.
sylla-lesson-end-no-vote-no-place = Bez jediného hlasu žádné místo nezískáš. Oba Otroci jsou osvobození, ale projekt ti nepřinese nic.
sylla-lesson-end-plebs-bring-less = Plebejové platí 1 za dva hlasy. První místo platí 5 za jeden.

sylla-lesson-end-sources = Tady vidíš, za co máš body prestiže v tomto kole. Nejvíc vynášejí žetony. Podívej se, co získali ostatní.

sylla-lesson-end-tie = Dva hráči mají stejně, a to nejvíc bodů prestiže. Kdo vyhrává?
    .done = Oba. Peníze už žádnou cenu nemají.
sylla-lesson-end-shared = vyhrávají oba společně
sylla-lesson-end-most-deniers = kdo má víc denárů
sylla-lesson-end-consul = první konzul
sylla-lesson-end-money-is-nothing = Denáry nemají na konci žádnou cenu.
sylla-lesson-end-consul-says-nothing = Konzul rozhoduje shody u událostí, tuhle ne.
