### Lesson 55: recruiting.

sylla-lesson-recruiting = Najímání postav
    .idea = V každém kole si každý vezme jednu otevřenou postavu a ta působí hned.
    .can = Umíš vybrat postavu, která pro tebe v tomto kole udělá nejvíc.

sylla-lesson-recruiting-a-vote = Konzulem jsi ty, takže vybíráš první. Každý si vezme jednu otevřenou postavu a ta působí hned. Na velký projekt tohoto kola chceš hlasy: klikni na toho, kdo hlasuje.
    .sheet = Konzulem jsi ty, takže vybíráš první. Každý si vezme jednu otevřenou postavu a ta působí hned. Na velký projekt tohoto kola chceš hlasy: označ toho, kdo hlasuje.
    .goal = Najmi postavu, která je hlas.
    .done = Se dvěma Senátory máš ve fázi VI dva hlasy, a tenhle je navíc Křesťan.
sylla-lesson-recruiting-a-vote-hint = Hlasují jen Senátoři. Mají vavřínový věnec.
sylla-lesson-recruiting-no-vote = To je taky dobrá karta, ale hlas to není. Hledej vavřínový věnec.

sylla-lesson-recruiting-the-others = Ostatní vybírají po směru hodinových ručiček z toho, co zbylo. Pokračuj a sleduj je.
sylla-lesson-recruiting-b-recruits = B si bere Vestálku, proti Epidemii.
sylla-lesson-recruiting-c-recruits = C si bere druhou Vestálku. Žádná další už otevřená neleží.
sylla-lesson-recruiting-d-recruits = D si bere Obchodníka. To byla fáze II.

sylla-lesson-recruiting-under-the-deck = Ze šesti otevřených postav si každý vezme jednu. Co zbude, jde pod balíček. Kolik jich to je?
    .done = Dvě: Legionář a Otrok. Všichni je viděli a v některém dalším kole se můžou vrátit.
sylla-lesson-recruiting-under-the-deck-hint = Šest bez jedné za každého ze čtyř hráčů.
sylla-lesson-recruiting-taken-ones = Tolik jich hráči vzali. Pod balíček jdou ty ostatní.
sylla-lesson-recruiting-laid-out = Tolik jich leželo otevřených na začátku. Čtyři z nich si hráči vzali.

sylla-lesson-recruiting-none-pleases = Lidí máš dost a z otevřených postav se ti nelíbí žádná. Co uděláš?
    .done = Jednu si vzít musíš. Každá má ale šestiúhelníky, takže se s ní dá aspoň platit.
sylla-lesson-recruiting-pass = pasuju
sylla-lesson-recruiting-take-one = i tak si jednu vezmu
sylla-lesson-recruiting-from-the-deck = doberu si z balíčku
sylla-lesson-recruiting-must-not-pass = Ve fázi II nikdo nepasuje.
sylla-lesson-recruiting-not-from-the-deck = Balíček otevřený není. Bereš si jednu z otevřených postav.

sylla-lesson-recruiting-two-things = Znovu vybíráš první. Chceš ve fázi IV o denár víc a šedý šestiúhelník na Pole. Jedna z těchto postav umí obojí: najmi ji.
    .goal = Najmi postavu, která přinese denár a má šedý šestiúhelník.
    .done = Pamatuj, že v jednom kole je to buď, anebo: jakmile zaplatí, denár už nepřinese.
sylla-lesson-recruiting-two-things-hint = Denáry nosí Obchodníci. Podívej se na spodní okraj karty: je tam šedý šestiúhelník?
sylla-lesson-recruiting-grey-alone = Šedý šestiúhelník tu je, ale denár tahle postava nepřinese.
sylla-lesson-recruiting-neither = Tahle postava nepřinese denár a šedý šestiúhelník nemá.

sylla-lesson-recruiting-fish-or-not = Teď leží otevření dva Senátoři, jeden s rybou. Perzekuce by každému hráči otočila lícem dolů jednoho Křesťana a ty jiného nemáš. Hlas potřebuješ v tomto kole: kterého vybereš?
    .goal = Najmi Senátora, kterému nic nehrozí.
    .done = Perzekuce na něj nemůže. V klidném kole má ten s rybou o 2 body prestiže víc.
sylla-lesson-recruiting-fish-or-not-hint = Perzekuce otáčí karty s rybou.
sylla-lesson-recruiting-would-be-turned = Hlas je to taky a na konci přinese 2 body prestiže. Když ale nastane Perzekuce, otočí se lícem dolů právě on.
sylla-lesson-recruiting-votes-wanted = V tomto kole potřebuješ hlas. Vezmi si Senátora.

sylla-lesson-recruiting-remember = U otevřené postavy se tedy ptej na tři věci: co udělá v tomto kole, co se s ní dá zaplatit a kdo další by ji chtěl. Kdo vybírá brzy, vezme si, co potřebují i jiní.
