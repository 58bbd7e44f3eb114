### Lesson 13: the end of a quarter.

trajan-lesson-quarter = Konec čtvrtletí
    .idea = Senát hlasuje a herní plán se doplňuje.
    .can = Umíš říct, kdo bude konzulem a co nové čtvrtletí změní.

trajan-lesson-quarter-who-leads = Poslední tah čtvrtletí je odehraný. Tvoje kolečko leží na políčku s číslem 3, kolečko hráče B na políčku s číslem 6. Máš žeton s 5 hlasy. Kdo má víc hlasů?
    .done = Ty: osm ku šesti. Při stejném počtu by vyhrálo kolečko, které je dál.
trajan-lesson-quarter-who-leads-hint = Sečti číslo na políčku a žetony na podložce.
trajan-lesson-quarter-you-lead = Já
trajan-lesson-quarter-b-leads = Hráč B
trajan-lesson-quarter-tiles-count = Kolečko hráče B je dál, jenže počítá se i tvůj žeton: tři a pět je osm.

trajan-lesson-quarter-end = Nech čtvrtletí skončit: klikni na čtvrtletí uvnitř časového okruhu. Nejdřív se plní požadavky lidu, pak se sčítají hlasy.
    .sheet = Nech čtvrtletí skončit: označ čtvrtletí uvnitř časového okruhu. Nejdřív se plní požadavky lidu, pak se sčítají hlasy.
    .goal = Nech čtvrtletí skončit.
    .done = Tvoje žetony splnily všechny požadavky. Máš nejvíc hlasů, takže konzulem jsi ty.

trajan-lesson-quarter-consul = Konzul si vybere jeden ze dvou bonusových žetonů u senátu. Ty přinášejí body na konci partie. Klikni na ten, který se ti líbí.
    .sheet = Konzul si vybere jeden ze dvou bonusových žetonů u senátu. Ty přinášejí body na konci partie. Označ ten, který se ti líbí.
    .goal = Vyber si bonusový žeton.
    .done = Leží na tvé podložce žlutou stranou nahoru. B, místokonzul, má ten druhý, šedou stranou nahoru, a ta má menší hodnotu.

trajan-lesson-quarter-disc = Začalo nové čtvrtletí. Klikni na místo, kde teď leží tvoje kolečko.
    .sheet = Začalo nové čtvrtletí. Označ místo, kde teď leží tvoje kolečko.
    .done = Zpátky na začátku. Kolečko konzula leží navrchu a to při shodě vyhrává.
trajan-lesson-quarter-not-there-any-more = Tam leželo, než se sečetly hlasy. Všechna kolečka se vrátila.

trajan-lesson-quarter-ship = Loď na stejné karty byla šedá. Co je s ní teď?
    .done = Všechny lodě zase ukazují barevnou stranu a platí naplno.
trajan-lesson-quarter-coloured-again = Je zase barevná
trajan-lesson-quarter-still-grey = Je pořád šedá
trajan-lesson-quarter-look-at-the-ship = Podívej se na loď: zase platí horní řada bodů.

trajan-lesson-quarter-tiles-left = A tvůj žeton s 5 hlasy?
    .done = Je odstraněn ze hry jako všechny žetony s hlasy. Stejně tak požadavky a to, co zbylo ve fóru.
trajan-lesson-quarter-votes-stay = Je pořád můj
trajan-lesson-quarter-votes-gone = Je pryč
trajan-lesson-quarter-look-at-your-mat = Podívej se na svou podložku: už tam není. Hlasy platí jen jedno čtvrtletí.

trajan-lesson-quarter-fresh = Herní plán se doplní: fórum, senát a každá provincie, ve které není žeton, vojevůdce ani legionář.

trajan-lesson-quarter-quarters-left = Hra má čtyři čtvrtletí. Kolik se jich ještě bude hrát, i s tím, které právě začalo?
    .done = Tři. Po čtvrtém přijde závěrečné bodování.
trajan-lesson-quarter-this-one-counts = Ze čtyř čtvrtletí je za vámi jedno. Započítej i to, které právě začalo.
