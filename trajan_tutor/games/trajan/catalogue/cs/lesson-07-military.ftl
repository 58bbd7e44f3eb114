### Lesson 7: the military.

trajan-lesson-military = Armáda
    .idea = Vojevůdce provincii otevře, legionář za ni získá body.
    .can = Umíš poslat vojevůdce a legionáře do provincií, které za to stojí.

trajan-lesson-military-march = Tvůj poslední kámen padl do misky III: máš akci Armáda. Tvůj vojevůdce čeká v táboře (Italia). Ať vytáhne do provincie Noricum, té vpravo.
    .goal = Přesuň vojevůdce do provincie Noricum.
    .done = Vojevůdce je v provincii Noricum a žeton, který tam ležel, je tvůj.
trajan-lesson-military-other-province = To bylo dovoleno: i tahle provincie sousedí s táborem. V této lekci je ale lepší Noricum: má 5 bodů.
trajan-lesson-military-enlisted = Do tábora přibyla figurka. Tu budeš potřebovat později. Nejdřív ať vytáhne vojevůdce: klikni na Noricum.
trajan-lesson-military-too-far = Vojevůdce jde jen do sousední provincie. Noricum s táborem sousedí.

trajan-lesson-military-what-came = Žeton z provincie Noricum je tvůj. Klikni na něj na své podložce.
    .sheet = Žeton z provincie Noricum je tvůj. Označ ho na své podložce.
    .done = Každá provincie s žetonem je takové malé fórum: žeton si bere první vojevůdce, který přijde.

trajan-lesson-military-conquer = Další tah pro armádu. Samotný vojevůdce body nezíská. Pošli za ním z vojenského tábora legionáře: klikni na Noricum.
    .sheet = Další tah pro armádu. Samotný vojevůdce body nezíská. Pošli za ním z vojenského tábora legionáře: označ Noricum.
    .goal = Získej legionářem body za provincii Noricum.
    .done = Pět bodů a legionář v provincii zůstává.
trajan-lesson-military-conquer-hint = Klikni na provincii, ve které je tvůj vojevůdce.
trajan-lesson-military-marched-on = Vojevůdce táhl dál a Noricum zůstalo bez legionáře. Body získáš jen tam, kde tvůj vojevůdce stojí. Zkus to znovu.
trajan-lesson-military-more-men = Tím v táboře přibude další legionář. Jeden už tam ale je: pošli ho do provincie Noricum.

trajan-lesson-military-camp-empty = O něco později: tvůj vojevůdce je už v provincii Raetia. Tvůj vojenský tábor je prázdný. Vyzkoušej, co se stane, když i tak povoláš legionáře: klikni na provincii Raetia.
    .sheet = O něco později: tvůj vojevůdce je už v provincii Raetia. Tvůj vojenský tábor je prázdný. Vyzkoušej, co se stane, když i tak povoláš legionáře: označ provincii Raetia.
    .goal = Zkus poslat legionáře do provincie Raetia.
    .done = Nelze: není koho poslat.
trajan-lesson-military-not-yet = To je dobrý nápad na jindy. Nejdřív klikni na provincii Raetia, kde je tvůj vojevůdce.

trajan-lesson-military-enlist = V tomto tahu si tedy legionáře pořiď. Vezmi figurku ze zásoby do vojenského tábora: klikni na svou zásobu.
    .sheet = V tomto tahu si tedy legionáře pořiď. Vezmi figurku ze zásoby do vojenského tábora: označ svou zásobu.
    .goal = Přiveď figurku do svého vojenského tábora.
    .done = Od této chvíle je z figurky legionář. Figurek máš patnáct, pro vojáky i dělníky dohromady: až zásoba dojde, žádná další nepřijde.
trajan-lesson-military-leader-alone = Vojevůdce bez legionářů body nezíská. Nejdřív přiveď do tábora figurku.

trajan-lesson-military-one-each = Tady už jeden tvůj legionář v provincii Noricum stojí, vedle tvého vojevůdce. Druhý čeká v táboře. Zkus ho poslat za prvním.
    .goal = Zkus umístit do provincie Noricum druhého legionáře.
    .done = Nelze: v každé provincii má každý hráč místo jen pro jednoho legionáře. Vojevůdce musí táhnout dál.
trajan-lesson-military-somewhere-else = To by dovoleno bylo. Nejdřív zkus, co není: druhého legionáře v provincii Noricum.

trajan-lesson-military-no-way-back = A cesta domů? Zkus přesunout vojevůdce zpátky do tábora.
    .goal = Zkus přesunout vojevůdce zpátky do tábora.
    .done = Nelze: vojevůdce, který z tábora odešel, se už nevrací.
trajan-lesson-military-onward-is-fine = Dál vojevůdce smí vždycky. Teď zkus cestu zpátky: klikni na tábor.

trajan-lesson-military-rival = V provincii Belgica za 6 bodů už stojí legionář hráče B. Každý soupeřův legionář tam ubere 3 body. Kolik bodů by získal ten tvůj?
    .done = Šest bez tří.
trajan-lesson-military-rival-hint = Odečti tři za jednoho soupeře.
trajan-lesson-military-full-worth = To je plná hodnota provincie Belgica. Soupeř, který přišel první, z ní tři body ubírá.
trajan-lesson-military-not-nothing = Pod nulu to nikdy nejde, ale tady něco zbude. Jeden soupeř ubere tři body.

trajan-lesson-military-share = I tři body jsou body. Vezmi si je.
    .goal = Získej legionářem body za provincii Belgica.
    .done = Tři body. Nejvíc získá ten, kdo přijde do provincie první.
trajan-lesson-military-left-it = Tah skončil bez bodů. Tentokrát pošli legionáře do provincie Belgica.

trajan-lesson-military-remember = Jedna provincie zabere dva až tři tahy: figurka do tábora, vojevůdce do provincie, legionář za ním. Nejvzdálenější provincie mají až 10 bodů.
