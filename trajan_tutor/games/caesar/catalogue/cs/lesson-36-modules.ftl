### Caesar!, lesson 36: the modules Poison and Centurions.

caesar-lesson-modules = Jed a Centurioni
    .idea = Dva moduly, každý se třemi žetony bonusu: jeden oslabí soupeře, druhý posílí tebe.
    .can = Umíš použít Jed a Centuriony.

caesar-lesson-modules-poison = Na mapě leží dva nové druhy žetonů bonusu, od každého tři. Nahrazují jiné, takže v každé provincii je dál jeden. S Jedem začínáš se třemi žetony místo dvou. V provincii Syria leží žeton Jed. Uzavři ji a použij ho: klikni na Pompeiovy skryté žetony.
    .sheet = Na mapě leží dva nové druhy žetonů bonusu, od každého tři. Nahrazují jiné, takže v každé provincii je dál jeden. S Jedem začínáš se třemi žetony místo dvou. V provincii Syria leží žeton Jed. Uzavři ji a použij ho: označ Pompeiovy skryté žetony.
    .goal = Otrav Pompeiovu zásobu.
    .done = Jeden z jeho žetonů se náhodně vrací do sáčku a oba vidíte který.
caesar-lesson-modules-poison-hint = Volné je jen jedno pole provincie Syria: štít mezi provinciemi Asia a Syria.
caesar-lesson-modules-poison-use-hint = Klikni na Pompeiovu zásobu vedle mapy. Jeho žetony tam leží lícem dolů.
caesar-lesson-modules-poison-left = Tím propadne, jako každý žeton bonusu, který nepoužiješ. Tentokrát ho otrav.
caesar-lesson-modules-poison-waits = Syria je pořád otevřená a žeton Jed si vezme ten, kdo ji uzavře. Ať jsi to ty.

caesar-lesson-modules-how-many = Pompeius v každém tahu jeden žeton umístí a jeden vylosuje, jako vždy. Z kolika žetonů bude v každém tahu vybírat?
    .done = Ze dvou. Jeho zásoba zůstane do konce partie o jeden menší. Když už je prázdná, Jed nemá žádný účinek.
caesar-lesson-modules-how-many-hint = Měl tři. Jeden je pryč a žádné pravidlo ho nevrátí.
caesar-lesson-modules-one-is-gone = Tři měl předtím. Losuje jen za to, co umístí, takže ten chybějící se už nevrátí.

caesar-lesson-modules-centurion = Druhý nový žeton bonusu je Centurion. Vedle mapy leží tři tvoje silné žetony. Uzavři provincii Hispania Ulterior. Pak si na konci tahu místo losování vezmi jeden z nich.
    .goal = Vezmi si jeden ze svých žetonů vlivu Centurion.
    .done = Je tvůj a jde za zástěnu jako každý jiný. Pompeius ale vidí, který z těch tří to je.
caesar-lesson-modules-centurion-hint = Na posledním poli provincie Hispania Ulterior je štít.
caesar-lesson-modules-centurion-take-hint = Teď klikni na jeden ze tří žetonů vedle mapy. Na meči je sedmička.
caesar-lesson-modules-drew-instead = Můžeš losovat jako obvykle, ale tím žeton bonusu Centurion propadne. Nic tak silného v sáčku nemáš.
caesar-lesson-modules-centurion-waits = Hispania Ulterior je pořád otevřená. Uzavři ji a vezmi si její žeton bonusu.

caesar-lesson-modules-pompey = Řekněme, že si bereš meč se sedmičkou. Teď je na tahu Pompeius. Pokračuj a dívej se.
caesar-lesson-modules-pompey-places = Hraje jinde. V provincii Syria má 6, nejvyšší číslo základní hry, a cítí se bezpečně.

caesar-lesson-modules-seven = Šestku nic z tvého sáčku neporazí. Tvůj nový žeton ano. Získej provincii Syria.
    .goal = Získej kontrolu nad provincií Syria.
    .done = Sedm proti šesti. Takový žeton si šetři na provincii, která se bez něj získat nedá.
caesar-lesson-modules-seven-hint = Na posledním poli provincie Syria je meč. Otoč k ní sedmičku.
caesar-lesson-modules-turned-away = Sedmička míří k provincii Aegyptus a k provincii Syria nic. Otoč žeton.
caesar-lesson-modules-syria-waits = Syria je pořád otevřená a Pompeius ji uzavře. Použij tam sedmičku teď.

caesar-lesson-modules-two-at-once = Představ si, že jeden tvůj žeton uzavře dvě provincie a v obou leží žeton bonusu Centurion. Kolik žetonů vlivu Centurion si vezmeš?
    .done = Jeden. Přichází místo losování a losuje se jen jednou za tah. Až budou všechny tři pryč, prostě losuješ.
caesar-lesson-modules-two-at-once-hint = Místo čeho žeton vlivu Centurion přichází? A kolikrát za tah?
caesar-lesson-modules-one-draw = Žeton vlivu Centurion přichází místo losování. To je v tahu jen jedno, takže druhý bonus propadá.
caesar-lesson-modules-not-none = První bonus platí jako vždy. Propadá jen ten druhý.

caesar-lesson-modules-remember = Oba moduly se dají hrát společně, nebo každý zvlášť, a také s Crassem. Jeho tři silné žetony leží ve sloupku a destička mu může přinést ten vrchní. Než uzavřeš provincii, podívej se na žetony bonusu: teď má cenu provincie víc z nich.
