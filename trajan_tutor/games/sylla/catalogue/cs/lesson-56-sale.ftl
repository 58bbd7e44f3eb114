### Lesson 56: a sale.

sylla-lesson-sale = Prodej
    .idea = Nabízíš šestiúhelníky a platíš tím, že otočíš na stranu tolik lidí s danou barvou.
    .can = Umíš přihazovat o budovu a zaplatit lidmi, které potřebuješ nejmíň.

sylla-lesson-sale-yellow = D nabízí Hospodu na žlutém prodejním poli. Přihazuješ žlutými šestiúhelníky na svých neotočených kartách. Kolik jich máš?
    .done = Čtyři. Nabídnout tedy můžeš nejvýš čtyři, na víc nemáš.
sylla-lesson-sale-yellow-hint = Podívej se na spodní okraj každé karty: na žlutém šestiúhelníku je tečka.
sylla-lesson-sale-legionary-too = Legionář má červený a šedý šestiúhelník, žlutý ne.
sylla-lesson-sale-slave-too = Ještě jeden: Otrok má všechny tři barvy.

sylla-lesson-sale-bid = Začíná hráč po levici prodávajícího, prodávající je poslední a na každého přijde řada jednou. První jsi ty. Nabídni jeden žlutý šestiúhelník.
    .goal = Nabídni za Hospodu jeden šestiúhelník.
    .done = Nabídnutý je jeden. V tomto prodeji už na tebe řada nepřijde.
sylla-lesson-sale-bid-hint = Nabídky najdeš pod herním plánem.
sylla-lesson-sale-more-than-needed = To smíš. Tady se ale nejdřív podívej, co se stane s nabídkou jednoho.
sylla-lesson-sale-once-only = Kdo pasuje, v tomto prodeji končí. Tady nabídni jeden.

sylla-lesson-sale-least = Další je B a chce Hospodu. Kolik šestiúhelníků musí aspoň nabídnout?
    .done = Dva: víc, než je nejvyšší nabídka. Jinak pasuje.
sylla-lesson-sale-as-much = Tolik už je nabídnuto. B musí výš.

sylla-lesson-sale-b-wins = Pokračuj a sleduj, co B udělá.
sylla-lesson-sale-b-bids = B nabízí dva.
sylla-lesson-sale-c-passes = C pasuje.
sylla-lesson-sale-d-passes = D taky pasuje. Vyhrává B a platí.
sylla-lesson-sale-b-tilts = Nejdřív se na stranu otočí Otrok.
sylla-lesson-sale-b-tilts-more = A pak Obchodník, který v tomto kole nepřinese denár. Tvoje nabídka dvou by hráče B stála tři.

sylla-lesson-sale-wrong-colour = Jiný průběh: Hospoda je tvoje, za dva žluté šestiúhelníky. Zkus zaplatit Legionářem: klikni na něj.
    .sheet = Jiný průběh: Hospoda je tvoje, za dva žluté šestiúhelníky. Zkus zaplatit Legionářem: označ ho.
    .goal = Zkus zaplatit kartou bez žlutého šestiúhelníku.
    .done = Nelze: žlutý šestiúhelník nemá.
sylla-lesson-sale-has-yellow = Tahle karta žlutý šestiúhelník má. Nejdřív zkus Legionáře.

sylla-lesson-sale-pay-slave = Teď zaplať dvěma ze zbylých čtyř. Kdo je otočený na stranu, v tomto kole už nic neudělá. Z těchto událostí může Vestálka bojovat jen s Dekadencí. Které dva potřebuješ nejmíň?
    .goal = Zaplať dvěma lidmi, které potřebuješ nejmíň.
    .done = Hospoda je tvoje. Obchodník pořád vydělává a Senátor pořád hlasuje.
sylla-lesson-sale-pay-slave-hint = Otrok v kole jinou práci nemá.
sylla-lesson-sale-pay-slave-hint-2 = Obchodník přinese denár, Senátor hlas. Vestálka by mohla bojovat jen s Dekadencí.
sylla-lesson-sale-costs-a-denier = Zaplatit to jde, ale ve fázi IV tě to stojí denár příjmu. Někdo jiný toho v tomto kole udělá míň.
sylla-lesson-sale-costs-a-vote = Zaplatit to jde, ale ve fázi VI tě to stojí hlas. Někdo jiný toho v tomto kole udělá míň.

sylla-lesson-sale-left-over = V tomto kole přijdou ještě další žluté budovy. Kolik žlutých šestiúhelníků můžeš ještě nabídnout?
    .done = Dva: Obchodníka a Senátora. Karty otočené na stranu můžou platit zase až v příštím kole.
sylla-lesson-sale-left-over-hint = Platit se dá jen neotočenými kartami.
sylla-lesson-sale-tilted-ones = Karty otočené na stranu se nepočítají. Podívej se na ty neotočené.

sylla-lesson-sale-last-bid = Tady prodáváš Jeřáb ty. Ostatní pasovali a na řadě jsi jako poslední. Vezmi si ho co nejlevněji.
    .goal = Kup Jeřáb za nejnižší nabídku.
    .done = Když nikdo nic nenabídl, stačí jeden šestiúhelník, a nula není nabídka. Kdo koupí, nabízí další budovu.
sylla-lesson-sale-last-bid-hint = Po tobě už nikdo není. Nabídni tedy nejmíň, co jde.
sylla-lesson-sale-too-much = Po prodávajícím už nikdo není. Jeden šestiúhelník by stačil.
sylla-lesson-sale-lost-for-all = Pak ho nedostane nikdo: odloží se a ty nabídneš jinou budovu. Tady ho kup.
