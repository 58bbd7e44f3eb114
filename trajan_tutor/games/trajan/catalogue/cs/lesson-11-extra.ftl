### Lesson 11: extra actions and [+2].

trajan-lesson-extra = Akce navíc a [+2]
    .idea = Se správným žetonem provedeš akci dvakrát, nebo dokonce třikrát.
    .can = Umíš provést jednu akci v tahu dvakrát i třikrát.

trajan-lesson-extra-repeat = Tvoje kolečko se právě posunulo v senátu. Na tvé podložce leží žlutý žeton se senátem. Použij ho a proveď stejnou akci znovu: klikni na něj.
    .sheet = Tvoje kolečko se právě posunulo v senátu. Na tvé podložce leží žlutý žeton se senátem. Použij ho a proveď stejnou akci znovu: označ ho.
    .goal = Zopakuj akci Senát.
    .done = Kolečko se posune ještě jednou. Žeton se odstraní ze hry.
trajan-lesson-extra-kept-it = Žeton si smíš nechat na později a tah končí. Tentokrát ho použij.

trajan-lesson-extra-twice-scored = Kolik bodů ti oba kroky přinesly dohromady?
    .done = Dva za první políčko, tři za druhé.
trajan-lesson-extra-twice-scored-hint = Skóre začínalo na nule. Teď ukazuje součet.
trajan-lesson-extra-second-alone = To byl jen druhý krok. Počítá se i první.

trajan-lesson-extra-wrong-icon = Stejný tah se dvěma žetony: na jednom je senát, na druhém fórum. Zkus akci zopakovat žetonem s fórem.
    .goal = Zkus žeton, na kterém je jiná akce.
    .done = Nelze: žeton zopakuje jen akci, která je na něm, a jen hned po ní.
trajan-lesson-extra-right-icon = Žeton se senátem se hodí, takže je to správná volba. Nejdřív se ale podívej, co se stane s tím druhým.

trajan-lesson-extra-how-many-tiles = Představ si, že máš několik žetonů, které se hodí. Kolik jich smíš použít v jednom tahu?
    .done = Jeden za tah. Ostatní počkají na další tahy.
trajan-lesson-extra-one-tile = jeden
trajan-lesson-extra-as-many = kolik chci
trajan-lesson-extra-only-one = To by bylo moc silné. V jednom tahu se smí použít jen jeden žeton akce navíc.

trajan-lesson-extra-wild = Některé žetony jsou žolíky: hodí se ke každé akci. Tady jednoho máš. Použij ho a zopakuj akci Senát.
    .goal = Zopakuj akci žolíkem.
    .done = Funguje jako žeton se senátem. Žolíky si šetři na akci, na které záleží nejvíc.
trajan-lesson-extra-kept-wild = Smíš si ho nechat. Tentokrát se ale podívej, co umí: použij ho.

trajan-lesson-extra-place-plus-two = Právě získáváš Trajanův žeton, který přináší žeton [+2]. Polož ho k jedné ze svých šesti akcí: zůstane tam celou partii. Vyber fórum.
    .goal = Polož žeton [+2] k akci Fórum.
    .done = Žeton teď leží u akce Fórum. Sám o sobě nedělá nic.
trajan-lesson-extra-other-action = To je dovoleno a jindy to může být i moudré. Zbytek této lekce ho ale potřebuje u akce Fórum.
trajan-lesson-extra-declined = Žeton smíš nechat být, ale je přece zadarmo. Polož ho k akci Fórum.

trajan-lesson-extra-three-tiles = O pár tahů později. Jeden žeton z fóra už v tomto tahu máš, k tomu žeton akce navíc pro fórum a u fóra leží tvůj žeton [+2]. Použij žeton akce navíc a vezmi si i to, co dovoluje [+2].
    .goal = Vezmi si z fóra další dva žetony.
    .done = Tři žetony v jednom tahu: za akci, za její zopakování a jeden za [+2]. Žeton [+2] zůstává.
trajan-lesson-extra-three-tiles-hint = Klikni na žeton akce navíc na své podložce, pak na žeton ve fóru a pak na další.
trajan-lesson-extra-no-use = Nestalo se nic: žeton [+2] pomůže, jen když použiješ žeton akce navíc.
trajan-lesson-extra-stopped-early = Žeton [+2] nabízel ještě jeden žeton. Vezmi si ho.

trajan-lesson-extra-remember = Žeton akce navíc je půlka tahu a s [+2] skoro celý tah. Hledej dvojice: žeton akce navíc a [+2] u stejné akce.
