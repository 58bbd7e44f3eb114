### Lesson 66: famine.

sylla-lesson-famine = Hlad
    .idea = Roste v každém kole a všem bere body prestiže, s budovou Pole míň.
    .can = Umíš hlad spočítat dopředu a víš, co tě bude stát.

sylla-lesson-famine-icons = Po volbě se ukazatel Hladu posune doprava: o jedno pole za každý symbol hladu na čtyřech událostech. Tady ho má Hlad a Revolta otroků. Klikni na pole, na kterém se ukazatel zastaví.
    .sheet = Po volbě se ukazatel Hladu posune doprava: o jedno pole za každý symbol hladu na čtyřech událostech. Tady ho má Hlad a Revolta otroků. Označ pole, na kterém se ukazatel zastaví.
    .done = Z 1 na 3.
sylla-lesson-famine-icons-hint = Ukazatel je na 1 a posouvají ho dva symboly.
sylla-lesson-famine-count-all = Ve sloupci jsou symboly dva a každý posouvá o jedno pole.
sylla-lesson-famine-too-far = Symbol nemají všechny čtyři události: jen Hlad a Revolta otroků.

sylla-lesson-famine-watch-it = Novým konzulem jsi ty. Vezmi si žeton kterékoli barvy a dívej se.
    .goal = Vezmi si žeton a sleduj, jak hlad roste.
    .done = A je to. Symboly se počítají v každém kole, i u událostí, které jsou odvrácené.

sylla-lesson-famine-own-loss = Ve fázi VII každý ztratí tolik bodů prestiže, kolik ukazuje hlad, o 2 míň za každou budovu Pole lícem nahoru. Ty máš jedno Pole. Hlad je na 3. Kolik ztratíš?
    .done = Jeden. Pole ti ušetří 2.
sylla-lesson-famine-own-loss-hint = Tři bez dvou.
sylla-lesson-famine-field-helps = Tolik ztratí ostatní. Ty máš Pole.
sylla-lesson-famine-two-not-one = Pole zmenší ztrátu o 2, ne o 1.
sylla-lesson-famine-not-all = Jedno Pole ubere 2 a hlad je na 3.

sylla-lesson-famine-see-it = V tomto kole nemáš žádné hlasy. Ukaž tedy ruku, palec nahoru nebo dolů, a sleduj hlad.
    .goal = Zvol palec a podívej se na fázi VII.
    .done = Ty ztrácíš 1 bod prestiže, ostatní každý 3.

sylla-lesson-famine-floor = Tady máš 2 body prestiže, žádné Pole a hlad je na 5. Kolik bodů prestiže ti po něm zbude?
    .done = Žádný. Nikdo neklesne pod 0.
sylla-lesson-famine-floor-hint = Ztratit můžeš jen to, co máš.
sylla-lesson-famine-below-nothing = Prestiž nikdy neklesne pod 0.

sylla-lesson-famine-ahead = Třetí kolo. Hlad je na 4 a symbol hladu mají tři události. Když sloupec zůstane takový, kde bude hlad po příští volbě?
    .done = Na 6: dál už hlad nikdy nejde. Bez budovy Pole tě to stojí 6 v každém kole.
sylla-lesson-famine-ahead-hint = Čtyři a tři. Ale podívej se na konec stupnice.
sylla-lesson-famine-never-above = Stupnice končí na 6 a ukazatel taky.

sylla-lesson-famine-prevent = Tak ať zůstane malý. Máš poslední kostičku. Odvrátí se dvě události: Rabování se třemi kostičkami a ještě jedna. Hlad by tě hned stál body prestiže; žetony Zdraví, kterým by Epidemie ublížila, žádné nemáš. Vyber.
    .goal = Odvrať událost, která by tě stála víc.
    .done = Hlad je odvrácený. Epidemie ubližuje těm, kdo mají žetony Zdraví, a ty teď jeden máš.
sylla-lesson-famine-prevent-hint = Která z obou tě stojí body prestiže už v tomto kole?
sylla-lesson-famine-health-of-others = Takhle chráníš žetony Zdraví ostatních a Hlad tě stojí o 1 víc.
sylla-lesson-famine-consul-decides = Teď jsou ve shodě Hlad, Epidemie a Dekadence a rozhoduje konzul, hráč B.
