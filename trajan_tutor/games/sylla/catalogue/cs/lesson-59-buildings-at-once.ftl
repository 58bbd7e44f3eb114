### Lesson 59: buildings used at once.

sylla-lesson-buildings-at-once = Budovy na jedno použití
    .idea = Insula, Jeřáb, Vítězný oblouk, Socha a Banka se použijí hned při koupi a jsou pryč.
    .can = Umíš použít každou budovu, která se hned odkládá, a říct, jakou má cenu.

sylla-lesson-buildings-at-once-insula = Insula je tvoje, za jeden žlutý šestiúhelník. Použije se hned a pak se odloží. Zaplať ji Otrokem.
    .goal = Zaplať Insulu.
    .done = Kartička je pryč a teď přijde její účinek.
sylla-lesson-buildings-at-once-insula-hint = Klikni na Otroka před sebou: má šestiúhelník každé barvy.

sylla-lesson-buildings-at-once-two-tokens = Insula přinese dva žetony, stejné nebo různé. Klikni na barvy, které chceš.
    .sheet = Insula přinese dva žetony, stejné nebo různé. Označ barvy, které chceš.
    .goal = Vezmi si dva žetony.
    .done = Dva žetony navíc přinesou na konci body prestiže a v krizi tě můžou zachránit.
sylla-lesson-buildings-at-once-two-tokens-hint = Zásoba každé barvy leží na konci jejího žebříčku.

sylla-lesson-buildings-at-once-crane = Tentokrát je tvůj Jeřáb, za jeden šedý šestiúhelník. Zaplať ho.
    .goal = Zaplať Jeřáb.
    .done = Za kartičku dostaneš kartu Jeřáb. Leží před tebou otočená na stranu.
sylla-lesson-buildings-at-once-crane-hint = Klikni na Otroka. Zaplatit by mohl i Obchodník nebo Legionář.

sylla-lesson-buildings-at-once-from-when = Kartou Jeřáb se platí jako postavou, jenže zatím je otočená na stranu. Je 2. kolo. Od kterého kola jí půjde platit?
    .done = Od příštího, kdy už nic není otočené na stranu. Zůstane ti a platit jí můžeš v každém kole.
sylla-lesson-buildings-at-once-from-when-hint = Karty otočené na stranu se narovnají, když začne další kolo.
sylla-lesson-buildings-at-once-tilted-now = V tomto kole leží otočená na stranu. Platit se dá jen neotočenými kartami.
sylla-lesson-buildings-at-once-sooner = Bude to dřív: po každém kole jsou všechny karty zase neotočené.

sylla-lesson-buildings-at-once-red-now = Páté kolo a karta Jeřáb je neotočená. Má červený, žlutý a šedý šestiúhelník. Kolik červených šestiúhelníků můžeš zaplatit?
    .done = Čtyři: Jeřáb, Legionář, Senátor a Otrok. Karta Jeřáb navíc žádnou jinou práci nemá.
sylla-lesson-buildings-at-once-red-now-hint = Na červeném šestiúhelníku je čárka. Podívej se na spodní okraj každé karty.
sylla-lesson-buildings-at-once-crane-too = Platit se dá i kartou Jeřáb.
sylla-lesson-buildings-at-once-red-alone = Obchodníci a Vestálky červený šestiúhelník nemají.

sylla-lesson-buildings-at-once-arch = D nabízí Vítězný oblouk: hned 6 bodů prestiže. Na řadě jsi jako první. B, C a D jsou až po tobě a všechno leží na stole. Nabídni tolik, aby to nikdo z nich nepřebil.
    .goal = Nabídni tolik, aby to nikdo nepřebil.
    .done = B by potřeboval pět červených šestiúhelníků a má čtyři. Šest bodů prestiže za čtyři karty tohoto kola.
sylla-lesson-buildings-at-once-arch-hint = Spočítej červené šestiúhelníky hráče B: Senátoři, Legionáři a Otroci mají po jednom.
sylla-lesson-buildings-at-once-arch-hint-2 = B může zaplatit čtyři, takže nižší nabídku může přebít.
sylla-lesson-buildings-at-once-b-can-more = B má dva Senátory, Legionáře a Otroka: čtyři červené šestiúhelníky.
sylla-lesson-buildings-at-once-six-prestige = Vítězný oblouk přinese hned 6 bodů prestiže. Tady o něj přihazuj.

sylla-lesson-buildings-at-once-statue = Stejně přinese Socha 4 body prestiže. Leží tu i dvě Sochy. Kolik by přinesl Vítězný oblouk a jedna Socha dohromady?
    .done = Deset, hned a najisto. Takové budovy se hodí koupit až ke konci partie.
sylla-lesson-buildings-at-once-statue-hint = Šest a čtyři.
sylla-lesson-buildings-at-once-arch-alone = To je jen jedna z nich. Spočítej obě dohromady.

sylla-lesson-buildings-at-once-bank = Banka přinese hned 5 denárů. Je tvoje za jeden šedý šestiúhelník. Zaplať tak, ať nepřijdeš o příjem ani o kostičku.
    .goal = Zaplať kartou, která jinou práci nemá.
    .done = Pět denárů. Ve fázi VI je každý z nich hlas.
sylla-lesson-buildings-at-once-bank-hint = Tvůj Otrok v kole jinou práci nemá.
sylla-lesson-buildings-at-once-slave-pays = Zaplatit to jde, ale tahle karta má v tomto kole ještě jinou práci. Otrok žádnou nemá.

sylla-lesson-buildings-at-once-votes = Poslední velký projekt teprve přijde. Kolik hlasů pro něj máš s tím, co je teď tvoje?
    .done = Sedm: 6 denárů a Senátor. Po posledním projektu 2 denáry osvobodí Otroka za 3 body prestiže. Pro nic jiného si je nechávat nemá cenu.
sylla-lesson-buildings-at-once-votes-hint = Tvoje denáry a tvoji neotočení Senátoři.
sylla-lesson-buildings-at-once-senator-too = To jsou tvoje denáry. Hlas má i tvůj Senátor.
sylla-lesson-buildings-at-once-bank-alone = Tolik je jich z Banky. K tomu máš ještě denár a Senátora.
