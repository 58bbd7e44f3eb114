### Caesar!, lesson 37: the module Checkpoints.

caesar-lesson-checkpoints = Kontrolní stanoviště
    .idea = I slabý žeton ti může přinést žeton bonusu: umísti ho lícem dolů na kontrolní stanoviště.
    .can = Umíš rozhodnout, kdy je žeton lepší umístit lícem dolů.

caesar-lesson-checkpoints-face-down = Tři pole mají dvojitý obrys: to jsou kontrolní stanoviště. Tento modul potřebuje oba ostatní: šest žetonů bonusu, které byly nahrazeny, leží lícem dolů v banku. Umísti svůj žeton se štítem lícem dolů: klikni na něj, pak na kontrolní stanoviště mezi provinciemi Gallia a Sardinia a pak na bank.
    .sheet = Tři pole mají dvojitý obrys: to jsou kontrolní stanoviště. Tento modul potřebuje oba ostatní: šest žetonů bonusu, které byly nahrazeny, leží lícem dolů v banku. Umísti svůj žeton se štítem lícem dolů: označ ho, pak kontrolní stanoviště mezi provinciemi Gallia a Sardinia a pak bank.
    .goal = Umísti žeton lícem dolů na kontrolní stanoviště.
    .done = Symbol musí souhlasit jako vždy. A teď můžeš losovat z banku.
caesar-lesson-checkpoints-face-down-hint = Tři místa po sobě: žeton, kontrolní stanoviště a bank se šesti žetony.
caesar-lesson-checkpoints-face-up = To se smí, ale pak nic nelosuješ. Na konci klikni na bank, ne na provincii.

caesar-lesson-checkpoints-from-the-bank = Bank můžeš nechat být, ale tady se vyplatí: klikni na něj. Vylosuješ Sílu a použiješ ji hned, nebo vůbec. V provincii Gallia má Pompeius vliv 6. Otoč jeho žeton.
    .sheet = Bank můžeš nechat být, ale tady se vyplatí: označ ho. Vylosuješ Sílu a použiješ ji hned, nebo vůbec. V provincii Gallia má Pompeius vliv 6. Otoč jeho žeton.
    .goal = Otoč Pompeiův žeton mezi provinciemi Hispania Citerior a Gallia.
    .done = Jeho nejsilnější meč se už nepočítá. Použitý žeton z banku se odstraní ze hry.
caesar-lesson-checkpoints-from-the-bank-hint = Klikni na bank a pak na modrý žeton mezi provinciemi Hispania Citerior a Gallia.
caesar-lesson-checkpoints-left-unused = Můžeš ho nechat být, ale tím propadne. Tentokrát ho použij.
caesar-lesson-checkpoints-bank-left = Bank můžeš nechat být, ale pak ti žeton nic nepřinese. Tentokrát losuj.

caesar-lesson-checkpoints-how-much = Za to tam teď leží žeton s čísly 4 a 2. Jak velký vliv má v provincii Gallia?
    .done = Žádný: lícem dolů se na žádné straně nepočítá. Použij tedy slabý žeton nebo ten, který nemáš kam dobře dát.
caesar-lesson-checkpoints-face-down-counts-nothing = Tolik je na něm sice vytištěno, ale lícem dolů se nepočítá.

caesar-lesson-checkpoints-senate = Aegyptus má jedno volné pole, a to je kontrolní stanoviště. Vedeš tam 11 : 4, takže další vliv nepotřebuješ. Uzavři provincii žetonem umístěným lícem dolů a použij, co přinese bank.
    .goal = Dej pod žeton Senát žeton kontroly.
    .done = Provincie, žeton Senát a pod ním žeton kontroly: to všechno žetonem, který se nepočítá. Nejdřív přijde bank, teprve pak se provincie uzavře.
caesar-lesson-checkpoints-senate-hint = Na poli mezi provinciemi Aegyptus a Asia je loď. Hodí se i žolík a ten ti bude chybět míň.
caesar-lesson-checkpoints-senate-marker-hint = Pod žeton Senát z banku smí žeton kontroly, protože ve stejném tahu získáš provincii. Klikni na svoje žetony kontroly.
caesar-lesson-checkpoints-no-bank = Aegyptus je tvůj, ale žeton lícem nahoru z banku nelosuje. Na konci klikni na bank.
caesar-lesson-checkpoints-no-marker = Žeton ti zůstane, ale žetony kontroly pod něj přijdou teď, nebo nikdy. Jeden tam dej.

caesar-lesson-checkpoints-bank-empty = Tady je bank vyčerpaný. Přesto to zkus: žeton se štítem, kontrolní stanoviště mezi provinciemi Gallia a Sardinia, bank.
    .goal = Zkus umístit žeton lícem dolů, i když je bank prázdný.
    .done = Nelze: není co losovat. Odteď je kontrolní stanoviště pole jako každé jiné.
caesar-lesson-checkpoints-face-up-this-time = Lícem nahoru se smí vždycky. Tentokrát to zkus lícem dolů: na konci klikni na bank.

caesar-lesson-checkpoints-remember = Co je v banku, nevidíš. Nikdy to ale není Jed ani Centurion, protože ty leží na mapě. Počítej, co už přišlo, a budeš vědět, co zbývá.

caesar-lesson-checkpoints-your-game = Teď znáš všechna pravidla. Odtud můžeš volně zkoušet: partii se všemi třemi moduly proti Pompeiovi.
