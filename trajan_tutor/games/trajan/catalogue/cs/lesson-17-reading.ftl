### Lesson 17: reading the opponents.

trajan-lesson-reading = Jak číst soupeře
    .idea = Kruhy ostatních jsou vidět: můžeš spočítat, co udělají příště.
    .can = Umíš ze soupeřova kruhu vyčíst, co přijde.

trajan-lesson-reading-their-action = Tvůj kruh ukazuje, co můžeš ty, a kruh hráče B ukazuje, co může on. Podívej se na misku I na malé podložce hráče B. Podložku si zvětšíš tlačítkem plus. V misce jsou dva kameny: kterou akci by přinesly?
    .done = O dvě misky dál od misky I je miska III, Armáda.
trajan-lesson-reading-their-action-hint = Odpočítej dvě misky jako ve vlastním kruhu. U každé misky je její akce.
trajan-lesson-reading-forum = Fórum
trajan-lesson-reading-military = Armádu
trajan-lesson-reading-senate = Senát
trajan-lesson-reading-count-again = Spočítej to znovu: první kámen padne do misky II, druhý o misku dál.

trajan-lesson-reading-can-they = Lid chce chléb a jediný chléb ve fóru je vyznačený. Fórum je akce misky II. Může se k němu B v příštím tahu dostat?
    .done = Žádná miska hráče B nevede do misky II. Chléb tam tedy po jeho tahu pořád bude a ty si můžeš nejdřív vzít něco jiného.
trajan-lesson-reading-can-they-hint = Projdi všech šest misek hráče B a spočítej, kam která vede.
trajan-lesson-reading-they-can = ano
trajan-lesson-reading-they-cannot = ne
trajan-lesson-reading-no-tray-leads-there = Spočítej každou: I vede do III, II do V, III do IV, IV do VI, V do VI a VI do III.

trajan-lesson-reading-now-they-can = Stejný stůl, jen jeden růžový kámen hráče B leží jinde. Teď jedna jeho miska k fóru vede. Klikni na ni.
    .sheet = Stejný stůl, jen jeden růžový kámen hráče B leží jinde. Teď jedna jeho miska k fóru vede. Označ ji.
    .done = Dva kameny z misky VI končí v misce II. B si v příštím tahu může vzít chléb.
trajan-lesson-reading-now-they-can-hint = Z misky VI padne první kámen do misky I.
trajan-lesson-reading-leads-elsewhere = Tahle miska vede jinam. Která vede přesně do misky II?

trajan-lesson-reading-take-first = Teď jsi ve fóru ty a po tobě hraje B. Vezmi si, co by si vzal on.
    .goal = Vezmi si žeton, který by si mohl vzít B.
    .done = Chléb je tvůj a B musí hledat něco jiného.
trajan-lesson-reading-take-first-hint = I B chce splnit požadavek lidu, a lid chce chléb.
trajan-lesson-reading-bread-left = Chléb tam pořád leží a B se k němu v příštím tahu dostane. Vezmi si ho dřív.

trajan-lesson-reading-how-far = Z kruhů se dá vyčíst i to, jak poběží čas. Je poslední kolo čtvrtletí a k počátečnímu políčku zbývají tři kroky. O kolik kroků může příští tah hráče B nejvýš posunout čas?
    .done = Čtyři: kameny z misky VI. Stačí tři, takže B může čtvrtletí ukončit ještě před tvým příštím tahem.
trajan-lesson-reading-how-far-hint = Ukazatel času se posune o tolik kroků, kolik je v misce kamenů. Najdi nejplnější misku hráče B.
trajan-lesson-reading-fullest-tray = V jedné z misek hráče B je kamenů víc. Podívej se na misku VI.

trajan-lesson-reading-in-time = Pro lid máš chléb a hry, ale žádné náboženství, a jsi ve fóru. Leží tam i žeton na druhou akci Armáda. Co si vezmeš?
    .goal = Vezmi si, co potřebuješ, než čtvrtletí skončí.
    .done = Teď můžeš splnit všechny tři požadavky, ať B udělá cokoli. Druhý žeton počká, tenhle ne.
trajan-lesson-reading-in-time-hint = Požadavek, který nesplníš, stojí na konci čtvrtletí 4 body. A čtvrtletí může skončit hned po tomto tahu.
trajan-lesson-reading-too-late = Náboženství si chceš vzít až v příštím tahu. Pokračuj a uvidíš, jestli ti na to B nechá čas.

trajan-lesson-reading-province-now = Tady stojí tvůj vojevůdce i vojevůdce hráče B ve stejné provincii: Noricum za 5 bodů. Představ si, že B tam dá legionáře první. Kolik bodů by zbylo pro tvého?
    .done = Dva: pět bez tří za soupeře. Druhé místo vyjde draho.
trajan-lesson-reading-province-now-hint = Každý soupeřův legionář ubere 3 body.
trajan-lesson-reading-full-worth = To je pro toho, kdo přijde první. Soupeř v provincii ubere 3 body.

trajan-lesson-reading-be-first = Jenže v tomto tahu máš akci Armáda ty. Buď tam první.
    .goal = Získej body za provincii Noricum dřív než B.
    .done = Pět pro tebe a pro B zbývají jen dva.
trajan-lesson-reading-be-first-hint = Klikni na Noricum, kde je tvůj vojevůdce.
trajan-lesson-reading-left-to-b = Tah skončil a teď může být první B. Tentokrát pošli legionáře.

trajan-lesson-reading-remember = Než se rozhodneš, podívej se na dalšího hráče: které misky má nabité, co chce? A kam až může dojít ukazatel času? Co bude brzy pryč, vezmi hned; co je jisté, nech počkat.
