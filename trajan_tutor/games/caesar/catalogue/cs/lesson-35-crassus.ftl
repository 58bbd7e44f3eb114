### Caesar!, lesson 35: Crassus.

caesar-lesson-crassus = Sólová hra proti Crassovi
    .idea = Soupeř, za kterého nikdo nehraje a jehož příští tah jde často předvídat.
    .can = Umíš říct, kam Crassus umístí žeton, a zabránit tomu.

caesar-lesson-crassus-first-turn = Nemáš s kým hrát? Pak má modrou Crassus. Nikdo za něj nehraje: řídí se pravidly. Jeho tři žetony leží otevřeně a Crassus začíná. Pokračuj a dívej se.
caesar-lesson-crassus-he-chose-italia = Destička mu říká, ať jeden žeton vylosuje a jeden umístí. Vliv zatím nikde nemá, takže vybírá střed mapy, nejdřív provincii Italia.

caesar-lesson-crassus-answer = Tvoje tahy jsou stejné jako vždy. Odpověz mu: dostaň do provincie Italia vliv 4.
    .goal = Umísti žeton čtyřkou k provincii Italia.
    .done = V provincii Italia je to 4 : 4. A teď víš, co Crassus má.
caesar-lesson-crassus-answer-hint = Čtyřku mají oba tvoje žetony. Vyber volné pole u provincie Italia a pak klikni na ni.
caesar-lesson-crassus-two-for-italia = Italia dostala menší číslo. Otoč žeton.
caesar-lesson-crassus-elsewhere = Tohle pole s provincií Italia nesousedí. Tentokrát mu odpověz tam.

caesar-lesson-crassus-where = Jiná pozice a na tahu je Crassus. Jeho první pravidlo: když mu jeden žeton přinese kontrolu nad provincií, umístí ho. V provincii Syria máš vliv 3 a je v ní jedno volné pole. Kam Crassus umístí žeton? Klikni tam.
    .sheet = Jiná pozice a na tahu je Crassus. Jeho první pravidlo: když mu jeden žeton přinese kontrolu nad provincií, umístí ho. V provincii Syria máš vliv 3 a je v ní jedno volné pole. Kam Crassus umístí žeton? Označ to místo.
    .done = K provincii Syria: na poli je štít a štíty má.
caesar-lesson-crassus-where-hint = Hledej provincii s jedním volným polem, jehož symbol Crassus má.

caesar-lesson-crassus-which-number = Bere nejmenší číslo, které stačí, a ve vlastním tahu mu stačí i shoda. V provincii Syria máš 3. Které číslo k ní bude mířit: trojka jednoho štítu, nebo pětka druhého?
    .done = Trojka. Shoda mu stačí.
caesar-lesson-crassus-which-number-hint = Stačí 3 proti 3, když shodu vyhrává Crassus?
caesar-lesson-crassus-more-than-needed = Pětka by stačila také, ale Crassus bere nejmenší číslo, které stačí.

caesar-lesson-crassus-he-does-it = Podívejme se, jestli to sedí.
caesar-lesson-crassus-took-syria = Tři proti třem a Syria je jeho. Žeton Bohatství mu k ničemu není: z žetonů bonusu používá jen Senát a Jed. Žetony kontroly umisťuje všude, kde smí.

caesar-lesson-crassus-guard = Tady jsi na tahu ty a Crassovy žetony znáš. Kde by udeřil příště? Buď rychlejší.
    .goal = Vezmi Crassovi, co by si vzal příště.
    .done = Syria je tvoje. Když Crassus žádnou provincii získat nemůže, dohání tam, kde ztrácí, nebo přidává tam, kde je silný.
caesar-lesson-crassus-guard-hint = V provincii Syria máš vliv 2, je v ní jedno volné pole a Crassus má štíty.
caesar-lesson-crassus-left-open = Syria je pořád otevřená. Pokračuj a uvidíš, co s ní Crassus udělá.

caesar-lesson-crassus-closes-for-you = Teď máš v provincii Syria vliv 6 a ten Crassus nevyrovná. Proto platí jeho druhé pravidlo: když jeden jeho žeton uzavře provincii, uzavře ji, i když bude tvoje. Kam umístí žeton? Klikni tam.
    .sheet = Teď máš v provincii Syria vliv 6 a ten Crassus nevyrovná. Proto platí jeho druhé pravidlo: když jeden jeho žeton uzavře provincii, uzavře ji, i když bude tvoje. Kam umístí žeton? Označ to místo.
    .done = Zase k provincii Syria. Použije na to své nejmenší číslo, a neudělá to jen tehdy, kdyby ti tím pomohl k vítězství.
caesar-lesson-crassus-closes-for-you-hint = Je to stejná provincie jako předtím, s jedním volným polem.

caesar-lesson-crassus-he-closes-it = Proč by ti dával provincii? Pokračuj, dívej se a sleduj žeton bonusu.
caesar-lesson-crassus-took-the-senate = Syria je tvoje, ale žeton Senát je jeho. Ani tam, kde vedeš, tedy nenechávej poslední pole volné u žetonu, který Crassus používá.

caesar-lesson-crassus-beside-his-own = Tady nemůže nic získat ani uzavřít a nikde neztrácí. Pak umisťuje vedle své vlastní provincie, a to nejvyšší číslo: čtyřku. Z více provincií bere tu se žetonem Senát. Z jejích polí bere to, které vede k centrální provincii, jako je Creta. Kam umístí žeton? Klikni na to pole.
    .sheet = Tady nemůže nic získat ani uzavřít a nikde neztrácí. Pak umisťuje vedle své vlastní provincie, a to nejvyšší číslo: čtyřku. Z více provincií bere tu se žetonem Senát. Z jejích polí bere to, které vede k centrální provincii, jako je Creta. Kam umístí žeton? Označ to pole.
    .done = Tam umístí čtyřku svého žetonu s lodí. Čtyřku má i jeho žolík, ale z více žetonů bere ten, který žolíkový není.
caesar-lesson-crassus-beside-his-own-hint = Syria je jeho. Sousedí s provinciemi Aegyptus a Asia.
caesar-lesson-crassus-beside-his-own-hint-2 = Žeton Senát má Aegyptus. Které z jeho tří volných polí vede k provincii Creta?
caesar-lesson-crassus-senate-first = Se svou lodí by mohl umístit i tam. Druhý soused provincie Syria má ale žeton Senát.
caesar-lesson-crassus-central-first = Správná provincie. Ze tří jejích volných polí ale bere to, které vede k centrální provincii.
caesar-lesson-crassus-which-space = Správná provincie. Teď klikni na pole: které z nich vede k centrální provincii?

caesar-lesson-crassus-his-row = Co má Crassus dělat, mu říká destička. Destička A říká: vylosovat dva, jeden umístit, první zleva vrátit do sáčku. Kolik žetonů bude v jeho řadě potom?
    .done = Tři, jako předtím. Nejsou to ale tytéž tři, takže se dívej v každém tahu znovu.
caesar-lesson-crassus-his-row-hint = Tři a dva, bez toho, který umístí, a bez toho, který vrátí.
caesar-lesson-crassus-and-one-back = Začíná se třemi a dva vylosuje. Jeden umístí a jeden se vrátí do sáčku.

caesar-lesson-crassus-tile-a = V jeho balíčku je šest takových destiček. Když dojdou, znovu se zamíchají. Pokračuj a dívej se na jeho tah.
caesar-lesson-crassus-as-foreseen = Čtyřka jeho lodi k provincii Aegyptus, přesně podle předpovědi. Meč byl první zleva a vrátil se do sáčku.

caesar-lesson-crassus-beat-him = Když se nehodí žádné z těchto pravidel, bere střed mapy a nakonec kteroukoli provincii. Porazíš ho stejně jako Pompeia. Prohrává také, když po losování nemůže umístit žádný žeton. Když budeš vyhrávat příliš často, vezmi si těžší balíček nebo těžší variantu: v ní každý žeton bonusu, který Crassus odhodí, vezme s sebou jeden jeho žeton kontroly, a tak ho přiblíží k poslednímu.

caesar-lesson-crassus-your-game = To je všechno, co potřebuješ. Odtud můžeš volně zkoušet: celou partii proti Crassovi. Jeho žetony leží vždy otevřeně, takže se na ně podívej, než umístíš svůj.
