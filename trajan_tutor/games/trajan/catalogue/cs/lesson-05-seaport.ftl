### Lesson 5, first part: goods cards.

trajan-lesson-seaport = Přístav: karty zboží
    .idea = Tři způsoby, jak přijít ke kartám, za které lodě zaplatí.
    .can = Umíš získat karty zboží všemi způsoby, které přístav nabízí.

trajan-lesson-seaport-draw = Tvůj poslední kámen padl do misky I: přístav je ti otevřený. Tady se obchoduje s kartami zboží. První způsob, jak k nim přijít: dobrat si dvě z balíčku. Klikni na balíček.
    .sheet = Tvůj poslední kámen padl do misky I: přístav je ti otevřený. Tady se obchoduje s kartami zboží. První způsob, jak k nim přijít: dobrat si dvě z balíčku. Označ balíček.
    .goal = Dober si dvě karty z balíčku.
    .done = Pšenice a ryby. Jednu kartu teď ale musíš odložit.
trajan-lesson-seaport-took-open = To je jiný způsob: jedna odkrytá karta místo dvou neznámých. Za chvíli ho zkusíš taky. Nejdřív dober z balíčku.
trajan-lesson-seaport-not-lay = Vykládání karet je třetí způsob a přijde na něj řada později v této lekci. Nejdřív dober z balíčku.

trajan-lesson-seaport-discard = Teď máš v ruce dvoje ryby. Lodě mají rády stejné karty, takže si ryby nech. Odlož jednu z ostatních: klikni na kartu v ruce a pak na jednu ze dvou odkládacích hromádek.
    .sheet = Teď máš v ruce dvoje ryby. Lodě mají rády stejné karty, takže si ryby nech. Odlož jednu z ostatních: označ kartu v ruce a pak jednu ze dvou odkládacích hromádek.
    .goal = Odlož kartu, na které nejsou ryby.
    .done = A je to. Hromádku vybírej s rozmyslem: co necháš navrchu, to si může vzít další hráč.
trajan-lesson-seaport-discard-hint = Olej, ovoce a pšenici máš po jedné kartě. Klikni na některou z nich a pak na hromádku.
trajan-lesson-seaport-keep-fish = To byla jedna z tvých dvou karet ryb. Stejné karty mají pohromadě větší cenu. Odlož radši kartu, kterou máš jen jednou.

trajan-lesson-seaport-take = Další tah v přístavu. Na pravé hromádce leží odkryté ryby a ty víš, co chceš. Vezmi si je.
    .goal = Vezmi si odkryté ryby.
    .done = Tři karty ryb. Přibyla jen jedna karta, zato ta správná, a nic nemusíš odkládat.
trajan-lesson-seaport-other-pile = Na téhle kartě ryby nejsou. Podívej se na druhou odkládací hromádku.
trajan-lesson-seaport-drew-blind = Z balíčku dostaneš, co přinese náhoda. Ryby leží odkryté na pravé hromádce.

trajan-lesson-seaport-new-card = Poslední karta té hromádky je ve tvé ruce, a přesto tam zase nějaká leží. Kde se tam vzala? Klikni na to místo.
    .sheet = Poslední karta té hromádky je ve tvé ruce, a přesto tam zase nějaká leží. Kde se tam vzala? Označ to místo.
    .done = Z balíčku. Prázdná hromádka dostane hned novou kartu.
trajan-lesson-seaport-not-left = Levá hromádka má pořád svou vlastní kartu. Tu novou do té chvíle nikdo neviděl.

trajan-lesson-seaport-lay = Třetí způsob: vylož před sebe z ruky lícem nahoru jednu nebo dvě karty a stejný počet si dober. Ryby si nech a vylož obě zbývající karty.
    .goal = Vylož olej a pšenici.
    .done = Obě leží ve tvém vyložení a v ruce máš dvě nové karty. Některé vyložené karty přinesou na konci partie body.
trajan-lesson-seaport-lay-hint = Klikni v ruce na olej a pak na pšenici.
trajan-lesson-seaport-laid-fish = Ryby už tvoří pár: nech si je na loď. Vylož olej a pšenici.
trajan-lesson-seaport-laid-one = Jedna karta je dovolená. Ale za dvě vyložené dostaneš dvě nové. Vylož obě.

trajan-lesson-seaport-hand-size = Kolik karet máš teď v ruce?
    .done = Čtyři, stejně jako předtím: za každou vyloženou kartu si jednu dobereš.
trajan-lesson-seaport-drew-again = Dvě karty ryb zůstaly a za dvě vyložené přišly dvě nové.

trajan-lesson-seaport-rare = Ke konci partie můžou karty dojít. Pak se odkládací hromádky zamíchají do nového balíčku a zůstanou z nich jen vrchní karty. Moc často se to nestává, ale herní plán si s tím poradí.
