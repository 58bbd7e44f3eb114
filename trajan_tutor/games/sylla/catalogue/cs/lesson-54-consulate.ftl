### Lesson 54: the consulate.

sylla-lesson-consulate = První konzul
    .idea = Hlasy jsou Senátoři a denáry; vyhrává nejvyšší nabídka a platí jen vítěz.
    .can = Umíš přihazovat o úřad konzula a předem víš, co bude stát.

sylla-lesson-consulate-open = Konzulem minulého kola jsi ty, takže zahajuješ: pasovat nemůžeš, ale stačí jakýkoli počet hlasů. Zahaj tím, co nic nestojí: jedním hlasem svého Senátora.
    .goal = Zahaj jedním hlasem.
    .done = Nabídnutý je jeden hlas. Po směru hodinových ručiček přijde na každého z ostatních jednou řada.
sylla-lesson-consulate-open-hint = Pod herním plánem klikni jednou na + a pak na nabídku vedle něj.
sylla-lesson-consulate-senator-for-nothing = To smíš. Tvůj Senátor ale hlasuje zadarmo, takže nabídni aspoň ten jeden hlas.
sylla-lesson-consulate-more-than-the-senator = To smíš, ale kdyby to vyhrálo, stálo by to denáry. Tady nabídni jeden hlas.

sylla-lesson-consulate-they-bid = Teď ostatní. Každý nabídne víc, než je nejvyšší nabídka, nebo pasuje. Pokračuj a sleduj je.
sylla-lesson-consulate-b-bids = B nabízí 3: dva Senátory a denár. C nemá víc než tři hlasy a musí pasovat.
sylla-lesson-consulate-d-bids = D, který žádného Senátora nemá, nabízí 4, vyhrává a platí 4 denáry.

sylla-lesson-consulate-who-pays = Vyhrává D. Kolik denárů zaplatil B za svou nabídku 3?
    .done = Žádný: platí jen vítěz. Přebitá nabídka nestojí nic.
sylla-lesson-consulate-who-pays-hint = Denáry jsou u jména. Ubylo jich hráči B?
sylla-lesson-consulate-b-lost = D hráče B přebil. Platí jen ten, kdo nabídl nejvíc.

sylla-lesson-consulate-most-votes = Jiná volba: D zahájil nabídkou 3 a další jsi ty. Každý neotočený Senátor je hlas a každý denár taky. Kolik hlasů můžeš nabídnout nejvýš?
    .done = Pět: 4 denáry a Senátora.
sylla-lesson-consulate-most-votes-hint = Spočítej své denáry a své neotočené Senátory.
sylla-lesson-consulate-senator-too = To jsou jen tvoje denáry. Hlas je i tvůj Senátor.
sylla-lesson-consulate-only-votes = Jako hlasy platí jen Senátoři a denáry. Ostatní lidé ne.

sylla-lesson-consulate-least = A když přihodíš, kolik hlasů to musí být aspoň?
    .done = Čtyři: víc, než je nejvyšší nabídka. Kdo to nechce, pasuje.
sylla-lesson-consulate-as-much = Tolik už nabídl D. Musíš výš.

sylla-lesson-consulate-nobody-tops-it = B a C jsou na řadě po tobě a všechno leží na stole: B má dva Senátory a 3 denáry, C jednoho Senátora a 2 denáry. Nabídni tolik, aby nikdo nemohl výš.
    .goal = Nabídni tolik, aby to B ani C nepřebili.
    .done = B by potřeboval 6 hlasů a má pět, takže všichni museli pasovat: prvním konzulem jsi ty a začínáš v každé fázi tohoto kola.
sylla-lesson-consulate-nobody-tops-it-hint = Kolik hlasů může B nabídnout nejvýš?
sylla-lesson-consulate-nobody-tops-it-hint-2 = B má pět hlasů. Proti tvým pěti by jich potřeboval šest.
sylla-lesson-consulate-b-has-five = B má pět hlasů: dva Senátory a 3 denáry. Přihodí tedy.
sylla-lesson-consulate-you-passed = Pasovat smíš. Tady ale můžeš mít úřad najisto.

sylla-lesson-consulate-deniers-left = Tvoje nabídka pěti hlasů vyhrává; jeden z nich je tvůj Senátor. Kolik denárů platíš?
    .done = Čtyři: jeden za každý hlas, který nepokryjí tvoji Senátoři. Senátor zůstává neotočený a ve fázi VI hlasuje znovu.
sylla-lesson-consulate-deniers-left-hint = Pět hlasů bez tvých Senátorů.
sylla-lesson-consulate-senator-paid-one = Jeden z pěti hlasů byl tvůj Senátor. Ten nestojí nic.
sylla-lesson-consulate-you-had-four = Spočítej to znovu: pět hlasů a jeden z nich je zadarmo.

sylla-lesson-consulate-token = Konzul si bere ze zásoby žeton kterékoli barvy. Jeden žeton Zdraví už máš. Klikni na barvu, kterou chceš.
    .sheet = Konzul si bere ze zásoby žeton kterékoli barvy. Jeden žeton Zdraví už máš. Označ barvu, kterou chceš.
    .goal = Vezmi si žeton.
    .done = Na konci partie přinese každý žeton tolik, kolik ukazuje jeho ukazatel: teď 2. Barvy, kterých máš nejvíc, ti můžou vynést víc, když posuneš jejich ukazatel.
sylla-lesson-consulate-token-hint = Zásoba leží na pravém konci každého žebříčku. Na jednu klikni.

sylla-lesson-consulate-famine = Po každé volbě roste hlad: o jedno pole za každý klas na čtyřech událostech. Kde se ukazatel Hladu zastaví? Klikni na to pole.
    .sheet = Po každé volbě roste hlad: o jedno pole za každý klas na čtyřech událostech. Kde se ukazatel Hladu zastaví? Označ to pole.
    .done = Dva klasy, dvě pole. Když událost odejde, odejde s ní i její klas.
sylla-lesson-consulate-famine-hint = Klasy hledej na spodním okraji čtyř událostí.
sylla-lesson-consulate-one-icon = Klas tam není jen jeden. Podívej se na všechny čtyři události.
sylla-lesson-consulate-where-it-is = Tam je teď. Posouvají ho klasy na událostech.
sylla-lesson-consulate-not-each-event = Klas není na každé události. Počítej jen klasy.

sylla-lesson-consulate-none-left = Ke konci partie může některá barva dojít. Tady jsou všechny žetony Občanský duch rozebrané. I tak si zkus jeden vzít.
    .goal = Zkus si vzít žeton Občanský duch.
    .done = Nelze: zásoba je prázdná. A už to tak zůstane, žetony se nevracejí.
sylla-lesson-consulate-that-was-there = Žetony téhle barvy ještě jsou. Nejdřív zkus fialový.

sylla-lesson-consulate-below = Konzulem je tady B, má dva Senátory a zahajuje jedním hlasem. Kolik denárů by B zaplatil, kdyby všichni ostatní pasovali?
    .done = Žádný: nabídka nižší než počet vlastních Senátorů je dovolená a nic nestojí.
sylla-lesson-consulate-below-hint = Každý hlas, který pokryje Senátor, je zadarmo.
sylla-lesson-consulate-votes-are-free = Ten hlas pokryje Senátor hráče B.
