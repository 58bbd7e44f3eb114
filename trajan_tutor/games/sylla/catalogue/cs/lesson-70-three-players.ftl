### Lesson 70: three players.

sylla-lesson-three-players = Tři hráči
    .idea = Každý šest postav, řada po pěti, čtyři prodeje: zbytek už znáš.
    .can = Umíš hrát ve třech a říct, co je jinak.

sylla-lesson-three-players-six = Ve třech si každý vybírá šest postav místo čtyř. Vyber si svoje, tajně.
    .goal = Vyber šest postav.
    .done = Šest. Teď si vybírají ostatní a všechny se ukážou najednou.
sylla-lesson-three-players-six-hint = Klikej postupně na postavy, které chceš. Od všeho trochu není nikdy špatně.

sylla-lesson-three-players-deck = Čtvrtá sada, kterou nikdo nemá, jde do balíčku postav taky, se vším, co si nikdo nevybral. Balíček má tedy čtyřikrát deset karet bez těch vybraných. Kolik to je?
    .done = Dvacet dva. V každém kole jich leží otevřených pět, o jednu míň než ve čtyřech.
sylla-lesson-three-players-deck-hint = Čtyřicet karet a tři hráči si každý vybrali šest.
sylla-lesson-three-players-fourth-set = To by zbyla jediná sada, ta čtvrtá. Ta se k balíčku přidává.
sylla-lesson-three-players-chosen-are-out = Co si tři hráči vybrali, v balíčku není: každý šest karet.

sylla-lesson-three-players-four-offers = Budovy: na prodejních polích jich leží šest, ale nabídnou se jen čtyři, ať se prodají, nebo ne. Zbytek se pak odstraní. Kolik z těch šesti se nenabídne?
    .done = Dvě. Které to budou, určuje ten, kdo nabízí, takže nabízej, co pomůže tobě.
sylla-lesson-three-players-four-offers-hint = Šest na prodejních polích, čtyři nabídky.
sylla-lesson-three-players-with-four-players = Ve čtyřech se jich nabídne pět. Ve třech o jednu míň.
sylla-lesson-three-players-not-all-sold = Ze šesti se nabídnou jen čtyři.

sylla-lesson-three-players-cubes = Ve třech hráčích má každý šest postav a po najímání sedm. Má jeden hráč proti událostem zpravidla víc kostiček než ve čtyřech?
    .done = Víc, ale hrajete jen tři. Ke shodě dojde vzácněji a událost může odvrátit i jediný hráč.
sylla-lesson-three-players-cubes-hint = Po prvním najímání má ve čtyřech každý pět karet, ve třech sedm.
sylla-lesson-three-players-fewer = míň
sylla-lesson-three-players-as-many = stejně
sylla-lesson-three-players-more = víc
sylla-lesson-three-players-seven-cards = Každý má víc karet, takže zpravidla i víc Legionářů a Vestálek.

sylla-lesson-three-players-your-game = Zkus to: tady začíná celá partie ve třech. Vrať se, kdy chceš.
