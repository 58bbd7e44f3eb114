### Lesson 57: what to sell.

sylla-lesson-selling = Co nabídnout
    .idea = Kdo koupil poslední budovu, vybírá další a přihazuje jako poslední.
    .can = Umíš vybrat, co nabídnout, a najít nabídku, kterou nikdo nepřebije.

sylla-lesson-selling-empty = Tři budovy jsou prodané, ta poslední je tvoje a další teď nabízíš ty. Jde nabídnout něco, co už je pryč? Klikni na prázdné prodejní pole.
    .sheet = Tři budovy jsou prodané, ta poslední je tvoje a další teď nabízíš ty. Jde nabídnout něco, co už je pryč? Označ prázdné prodejní pole.
    .goal = Zkus nabídnout prázdné prodejní pole.
    .done = Nelze: nabízíš budovu, která na prodejním poli leží.
sylla-lesson-selling-lies-there = Tuhle nabídnout jde. Nejdřív ale klikni na prázdné prodejní pole.

sylla-lesson-selling-grey-of-others = Pole a Jeřáb leží na šedých prodejních polích. Kolik šedých šestiúhelníků můžou teď dohromady zaplatit B, C a D? Počítají se jen neotočené karty.
    .done = Žádný: všechny jejich šedé šestiúhelníky jsou na kartách otočených na stranu. Ty můžeš zaplatit dva.
sylla-lesson-selling-grey-of-others-hint = Senátoři mají červený a žlutý, Vestálky žlutý. A co leží na straně, to už zaplatilo.
sylla-lesson-selling-tilted-ones = Tyto karty leží na straně: v tomto kole už zaplatily.

sylla-lesson-selling-offer = Chceš Pole, protože hlad je na 4. Jako prodávající přihazuješ poslední. Nabídni budovu, o kterou proti tobě nikdo přihazovat nemůže.
    .goal = Nabídni Pole.
    .done = Nikdo jiný nemá šedý šestiúhelník, takže všichni museli hned pasovat. Teď přihazuješ ty.
sylla-lesson-selling-offer-hint = Klikni na Pole.
sylla-lesson-selling-yellow-for-all = Žlutou můžou zaplatit všichni. A kdo tuhle koupí, nabízí další: třeba ne Pole.
sylla-lesson-selling-crane-first = Ani o tuhle proti tobě nikdo přihazovat nemůže. Tady ale chceš Pole.

sylla-lesson-selling-one-is-enough = Nikdo nic nenabídl a po tobě už nikdo na řadě není. Kup Pole co nejlevněji.
    .goal = Nabídni za Pole jeden šestiúhelník.
    .done = Levněji než za jeden to nejde.
sylla-lesson-selling-one-is-enough-hint = Jeden šestiúhelník stačí.
sylla-lesson-selling-one-too-many = Po tobě už nikdo na řadě není, takže by jeden šestiúhelník stačil.
sylla-lesson-selling-not-for-nobody = Pak se Pole odloží. Tady ho chceš: nabídni jeden.

sylla-lesson-selling-how-many = V kole se vyloží šest budov a nabídne se pět, ať se prodají, nebo ne. Kolik se jich nenabídne vůbec?
    .done = Jedna zbude a odstraní se. Co se ti nelíbí, nabídni pozdě: možná na to ani nedojde.
sylla-lesson-selling-how-many-hint = Šest bez pěti.
sylla-lesson-selling-five-offers = Spočítej ty, které zbudou, až se jich nabídne pět.
sylla-lesson-selling-not-all = Prodejních polí je šest a nabídek v kole pět.

sylla-lesson-selling-for-nobody = Stejné kolo, jen i tvoje šedé šestiúhelníky jsou na kartách otočených na stranu. Jeřáb tedy nemůže zaplatit nikdo a ty nechceš, aby ho v příštím kole někdo měl. Nabídni ho.
    .goal = Nabídni, co nikdo nemůže koupit.
    .done = Všichni pasovali a Jeřáb se odkládá.
sylla-lesson-selling-for-nobody-hint = Jeřáb leží na posledním prodejním poli, a to je šedé.
sylla-lesson-selling-b-would-buy = Tuhle by si někdo koupit mohl. Nabídni Jeřáb.

sylla-lesson-selling-who-offers = Nikdo ho nekoupil. Kdo nabízí další budovu? Klikni na jméno.
    .sheet = Nikdo ho nekoupil. Kdo nabízí další budovu? Označ jméno.
    .done = Znovu ty: stejný prodávající, dokud někdo nekoupí.
sylla-lesson-selling-who-offers-hint = Další nabízí ten, kdo koupil. Tady nekoupil nikdo.
sylla-lesson-selling-not-the-next = Nikdo nekoupil, takže další na řadu nepřijde.

sylla-lesson-selling-cannot-be-topped = Teď D nabízí Insulu na žlutém prodejním poli a ty jsi na řadě jako první. Spočítej žluté šestiúhelníky na neotočených kartách ostatních. Kterou nabídku nikdo z nich nepřebije?
    .goal = Nabídni tolik, aby to nikdo nepřebil.
    .done = C a D mají po třech žlutých šestiúhelnících a potřebovali by čtyři. Všichni musejí pasovat a Insula je tvoje.
sylla-lesson-selling-cannot-be-topped-hint = Senátoři a Vestálky mají po jednom žlutém šestiúhelníku.
sylla-lesson-selling-cannot-be-topped-hint-2 = B může zaplatit dva, C tři a D tři.
sylla-lesson-selling-c-goes-higher = C má neotočeného Senátora a dvě neotočené Vestálky a může zaplatit tři.
sylla-lesson-selling-you-passed = Pak ji koupí někdo jiný. Tady o ni přihazuj.
