### Lesson 12: the demands of the people.

trajan-lesson-demands = Požadavky lidu
    .idea = Tři požadavky za čtvrtletí: splň je, nebo přijdeš o body.
    .can = Umíš splnit požadavky lidu, nebo některý nechat nesplněný, když víš, co tě to stojí.

trajan-lesson-demands-how-many = Čtvrté kolo končí a leží tu odkryté tři požadavky: chléb, hry a náboženství. Máš bochník chleba a žolíka, který splní kterýkoli požadavek. Kolik z těch tří můžeš splnit?
    .done = Dva. Jeden požadavek zůstane nesplněný.
trajan-lesson-demands-how-many-hint = Každý žeton splní jeden požadavek.
trajan-lesson-demands-wild-counts = Jeden splní i žolík, a to kterýkoli chceš.
trajan-lesson-demands-one-wild-one-demand = Kterýkoli, ale jen jeden: každý žeton splní jediný požadavek.

trajan-lesson-demands-end-quarter = Dokonči svůj tah v senátu. Pak nech skončit čtvrtletí: klikni na čtvrtletí uvnitř časového okruhu.
    .sheet = Dokonči svůj tah v senátu. Pak nech skončit čtvrtletí: označ čtvrtletí uvnitř časového okruhu.
    .goal = Dokonči tah a nech skončit čtvrtletí.
    .done = Lid chce chléb a tvůj bochník požadavek splní sám: jiná možnost není. Odstraní se ze hry.
trajan-lesson-demands-end-quarter-hint = Nejdřív kolečko v senátu, pak čtvrtletí a kolo uvnitř časového okruhu.

trajan-lesson-demands-use-wild = Teď chce lid hry a ty žádné nemáš. Tento požadavek může splnit tvůj žolík. Klikni na něj.
    .sheet = Teď chce lid hry a ty žádné nemáš. Tento požadavek může splnit tvůj žolík. Označ ho.
    .goal = Splň požadavek na hry žolíkem.
    .done = Splněno. I žolík je odstraněn ze hry.
trajan-lesson-demands-kept-for-religion = Tady je to dovoleno: žolík pak splní požadavek na náboženství. V této lekci ho použij na hry.

trajan-lesson-demands-cost = Na náboženství nezbylo nic. Kolik bodů tě stál jeden nesplněný požadavek?
    .done = Čtyři. Dva by stály devět a tři patnáct. Skóre může klesnout i pod nulu.
trajan-lesson-demands-cost-hint = Čísla najdeš v pravidle, které tu vidíš.
trajan-lesson-demands-cost-of-b = Tolik ztratil hráč B: nesplněné mu zůstaly dva požadavky.
trajan-lesson-demands-not-free = Stojí to víc. Přečti si pravidlo, které tu vidíš.

trajan-lesson-demands-trajan-tile = Existuje i něco lepšího než žeton, který se spotřebuje. Na Trajanově žetonu u misky II jsou hry. Získej ho: chce žlutou a zelenou.
    .goal = Získej Trajanův žeton s hrami.
    .done = Přinese jen jeden bod, ale zůstane na tvé podložce. V každém čtvrtletí splní jeden požadavek na hry.
trajan-lesson-demands-trajan-tile-hint = Zelený leží v misce II. Doveď tam z misky VI žlutý, jako poslední kámen.
trajan-lesson-demands-other-tray = Žlutý kámen je v misce VI a ta vede přesně do misky II.
trajan-lesson-demands-yellow-too-early = Žlutý padl do misky I. Polož nejdřív zelený.

trajan-lesson-demands-keep-the-tile = Konec jednoho z dalších čtvrtletí. Lid chce hry a ty můžeš požadavek splnit dvěma způsoby: žetonem fóra, nebo Trajanovým žetonem, který ti zůstává. Vyber to, co tě nic nestojí.
    .goal = Splň požadavek na hry a nepřijď přitom o žádný žeton.
    .done = Trajanův žeton ti zůstává na další čtvrtletí a žeton fóra taky.
trajan-lesson-demands-spent-the-tile = Žeton fóra je teď pryč. Trajanův žeton by požadavek splnil a zůstal.

trajan-lesson-demands-remember = Musíš splnit tolik požadavků, kolik můžeš, ale čím, to je na tobě. Sleduj je už od prvního kola: žetony, které potřebuješ, leží ve fóru a v provinciích.
