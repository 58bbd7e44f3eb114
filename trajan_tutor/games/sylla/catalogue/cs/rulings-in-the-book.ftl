### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

sylla-ruling-s1-place = Velké projekty, jejich seznam a rozepsaný příklad fáze VI.
sylla-ruling-s1-says = Seznam uvádí na jeden krok 4 hlasy; v příkladu posune 9 hlasů pro Veřejné lázně ukazatel o jedno pole, což vychází jen s 5.
sylla-ruling-s1-against = Seznam projektů, který výslovně říká 4. Chyba může být i v příkladu.
sylla-reading-s1-5 = U projektů Veřejné lázně, Koloseum a Senát posune ukazatel o jedno pole každých 5 hlasů; u Sýpky každé 4.
sylla-reading-s1-4 = U všech těchto projektů posunou ukazatel o jedno pole každé 4 hlasy.
sylla-ruling-s1-try = Vezmi všech osm denárů, palec nahoru: jak daleko se posune Zdraví?

sylla-ruling-s2-place = Příprava hry.
sylla-ruling-s2-says = Každý hráč si vezme sadu podle své kartičky Příjem a vybírá z ní. Všechny ostatní karty postav tvoří balíček.

sylla-ruling-s3-place = Fáze III, Budovy. Že nikdo nekoupí, je zmíněno jen kvůli budově samotné.
sylla-ruling-s3-says = Když všichni pasují, budova se odloží; novou kartičku nabídne ten, kdo koupil poslední budovu. Kdo nabízí, když konzul ještě nic neprodal, řečeno není.
sylla-ruling-s3-against = Právo nabízet má obíhat, a se stejným prodávajícím může zůstat tam, kde nikdo kupovat nechce.
sylla-reading-s3-seller = Když nikdo nekoupí, nabízí další budovu tentýž hráč.
sylla-reading-s3-left-neighbour = Když nikdo nekoupí, nabízí další budovu soused prodávajícího po levici.
sylla-ruling-s3-try = Na tvou budovu nikdo nenabídl. Pasuj také: kdo nabízí další?

sylla-ruling-s4-place = Seznam budov, Jeřáb a Insula.
sylla-ruling-s4-says = Insulu a Jeřáb lze hned odložit; Socha, Vítězný oblouk a Banka se odloží. K čemu je kartička, která se neodloží, řečeno není.
sylla-ruling-s4-against = Slovo může: kdo kartičku odložit nemusí, nechá si ji, a taková je pro Povodeň budovou.

sylla-ruling-s5-place = Fáze V, trvalé události.
sylla-ruling-s5-says = Každý hráč otočí jednu vlastní kartu lícem dolů. V jakém pořadí a co se děje, když událost nastane znovu, řečeno není.
sylla-ruling-s5-against = Událost trvá pořád a její škoda už je hotová: každý má kvůli ní jednu kartu lícem dolů.

sylla-ruling-s6-place = Fáze I, První konzul.
sylla-ruling-s6-says = Konzul z minulého kola zahájí nějakým počtem hlasů. Jaký je nejnižší, řečeno není.
sylla-ruling-s6-against = Neotočený Senátor je sám o sobě hlas, takže kdo Senátory má, nemohl by zahájit s méně.
sylla-reading-s6-nothing = Konzul smí zahájit nabídkou 0.
sylla-reading-s6-senators = Konzul zahájí aspoň tolika hlasy, kolik má neotočených Senátorů.
sylla-ruling-s6-try = Zahajuješ volbu a máš dva neotočené Senátory. Můžeš nabídnout 0?

sylla-ruling-s7-place = Fáze V, Události.
sylla-ruling-s7-says = Každá kostička se umístí na událost se symbolem své karty. Že by žádná taková nebyla, řečeno není.

sylla-ruling-s8-place = Seznam budov, Hospoda.
sylla-ruling-s8-says = Hospoda smí posunout jeden ukazatel Res Publica. Pozice hladu se čte na žebříčku Res Publica, jeho ukazatel se ale od ukazatelů Res Publica odlišuje.

sylla-ruling-s9-place = Fáze VI, Velký projekt.
sylla-ruling-s9-says = Místa se určují podle hlasů mezi palci nahoru. Co když někdo nemá vůbec žádný hlas, tady řečeno není; u kostiček ve fázi V se žádá aspoň jedna.
sylla-ruling-s9-against = Kde pravidla chtějí aspoň jeden, tam to říkají, jako u kostiček. Tady ne, takže místo má i samotný palec nahoru.
sylla-reading-s9-not-ranked = Palec nahoru bez jediného hlasu žádné místo ve velkém projektu nemá.
sylla-reading-s9-ranked = Palec nahoru bez jediného hlasu má také místo, poslední.
sylla-ruling-s9-try = Neber žádný denár, palec nahoru. Dva další hráči mají také palec nahoru a žádný hlas: získají body?

sylla-ruling-s10-place = Fáze VII, krize.
sylla-ruling-s10-says = Ti, kdo mají nejvíc žetonů barvy, získají 3 body prestiže, potom ti, kdo jich mají nejméně, 3 ztratí. Co když jich mají všichni stejně, řečeno není.

sylla-ruling-s11-place = Žádné místo. Otázka vzniká u žetonů; o prázdné zásobě pravidla nemluví.
sylla-ruling-s11-says = Jen počet žetonů v krabici.

sylla-ruling-s12-place = Žádné místo. Variantu vydavatele pro dva hráče se nepodařilo najít.
sylla-ruling-s12-says = Pravidla samotná jsou pro tři a čtyři hráče.

sylla-ruling-s13-place = Příprava hry a co se mění ve třech hráčích.
sylla-ruling-s13-says = Každý hráč obdrží náhodně jednu ze čtyř kartiček a prvním konzulem se stane, kdo má kartičku I. Která se ve třech hráčích vynechá, řečeno není.
sylla-ruling-s13-against = Kartičky se dávají náhodně ze čtyř, takže v krabici může zůstat kterákoli, i kartička I.

sylla-ruling-s14-place = Fáze I, První konzul.
sylla-ruling-s14-says = Kdo nabídl nejvíc, zaplatí denáry, které nabídl; zbytek nabídky pokryjí jeho Senátoři. Co když pokryjí víc, než je nabídka, řečeno není.
sylla-ruling-s14-against = Hlas je Senátor nebo denár a Senátoři se počítají sami; nabídka nižší než jejich počet tedy říká méně, než je k dispozici.
sylla-reading-s14-allowed = Nabídka nižší než počet vlastních neotočených Senátorů je dovolená a nic nestojí.
sylla-reading-s14-not-allowed = Nabídka nižší než počet vlastních neotočených Senátorů dovolená není.
sylla-ruling-s14-try = Máš dva neotočené Senátory. Můžeš nabídnout 1?

sylla-ruling-s15-place = Fáze III, Budovy.
sylla-ruling-s15-says = Každý říká, kolik je za budovu ochoten zaplatit. Jaká je nejnižší nabídka, řečeno není.
sylla-ruling-s15-against = Nabídku 0 nic nezakazuje a pak dostane zadarmo ten, kdo nabízí první, co nikdo jiný nechce.
sylla-reading-s15-1 = Nejnižší nabídka za budovu je 1 šestiúhelník.
sylla-reading-s15-0 = Nabídka 0 šestiúhelníků je dovolená: budova pak nic nestojí.
sylla-ruling-s15-try = Nabízíš jako první. Můžeš nabídnout 0?

sylla-ruling-s16-place = Seznam budov, Jeřáb.
sylla-ruling-s16-says = Hráč si vezme kartu Jeřáb, kterou může platit od příštího kola. Její šestiúhelníky byly jen na obrázku.

sylla-ruling-s17-place = Seznam budov, Hospoda.
sylla-ruling-s17-says = Hospodou lze i zablokovat ukazatel na nejvyšší nebo nejnižší hodnotě. Proti čemu a jak dlouho, řečeno není.
sylla-ruling-s17-against = Kdo Hospodu takto použije, chce, aby ukazatel držel; kvůli jediné další Hospodě se to skoro nikdy nevyplatí.

sylla-ruling-s18-place = Fáze IV, Příjem.
sylla-ruling-s18-says = Hráči si vezmou příjem a využijí budovy, jejichž účinek patří do této fáze. V jakém pořadí a že každý udělá všechno dřív než další, řečeno není.

sylla-ruling-s19-place = Fáze V, Události.
sylla-ruling-s19-says = Dvě události s nejvíc kostičkami jsou odvrácené a z nich opustí hru ta, na které jich je víc. Při shodě rozhoduje konzul.

sylla-ruling-s20-place = Fáze V, trvalé události.
sylla-ruling-s20-says = Každý hráč otočí jednoho vlastního Senátora lícem dolů. Jestli smí být otočený na stranu a co udělá, kdo žádného nemá, řečeno není.

sylla-ruling-s21-place = Fáze V, trvalé události.
sylla-ruling-s21-says = Co zakrývá jiná událost, která je ve hře, musí zůstat lícem dolů i po odstranění; ostatní od toho okamžiku znovu působí. Že se otočí zpět i z boku, řečeno není.

sylla-ruling-s22-place = Žádné místo. Otázka vzniká ve fázi V; o nedostatku žetonů pravidla nemluví.
sylla-ruling-s22-says = Ti, kdo mají na události nejvíc kostiček, si každý vezmou jeden žeton její barvy.

sylla-ruling-s23-place = Příprava hry, kde je zmínka o zástěnách; fáze I, kde jde o konzulův žeton.
sylla-ruling-s23-says = Zástěny skrývají žetony a peníze; konzulův žeton je veřejný; při krizi musí všichni své žetony ukázat a potom je zase skryjí. Zda se ostatní žetony berou tajně, řečeno není.
sylla-ruling-s23-against = Jestliže se přede všemi bere jen konzulův žeton, mohou se ostatní žetony brát tajně, a k tomu zástěna je.

sylla-ruling-s24-place = Fáze VII, krize.
sylla-ruling-s24-says = Pro ukazatel v krizi nastane příslušný typ krize: nejvíc žetonů okamžitě získá 3 body prestiže, nejméně okamžitě 3 ztratí; že nikdo neklesne pod 0, je poznámka u hladu. V jakém pořadí, řečeno není.
sylla-ruling-s24-against = Poznámka o 0 stojí u hladu, takže může platit o celé fázi: všechno, co se v ní získá a ztratí, se nejdřív sečte.
sylla-reading-s24-one-by-one = Krize se počítají jedna po druhé; prestiž cestou nikdy neklesne pod 0.
sylla-reading-s24-together = Všechny krize se počítají dohromady; pod 0 neklesne až jejich součet.
sylla-ruling-s24-try = Máš 2 body prestiže, nejméně žetonů Občanského ducha a nejvíc žetonů Zdraví, a obojí je v krizi. Otevři ruku: kolik bodů prestiže máš po krizích?

sylla-ruling-s25-place = Konec hry, Církev.
sylla-ruling-s25-says = Hráči mohou propustit všechny své Otroky ležící lícem nahoru, za 2 denáry každého. Zda jen některé, řečeno není.
sylla-ruling-s25-against = Slovo všechny: kdo nemůže zaplatit za všechny, neosvobodil by žádného.
sylla-reading-s25-as-many-as-possible = Osvobodí se tolik Otroků, na kolik stačí peníze.
sylla-reading-s25-all-or-none = Hráč osvobodí všechny Otroky, nebo žádného, když na všechny peníze nestačí.
sylla-ruling-s25-try = Neber do ruky žádný denár, ať jich zbude pět. Kolik z tvých tří Otroků se za ně osvobodí?

sylla-ruling-s26-place = Žebříček Res Publica, obrázek, který se ztratil.
sylla-ruling-s26-says = Pozice ukazatele určuje, kolik bodů prestiže každý žeton přinese. Pro žádné pole text číslo neuvádí; příklad počítá 3, 3 a 1.
sylla-ruling-s26-against = Bylo to jen na obrázku a ten je ztracený. Pole krize by mohlo mít hodnotu 1 jako pole vedle něj.
sylla-reading-s26-0 = Žeton, jehož ukazatel je v krizi, nemá na konci žádnou hodnotu.
sylla-reading-s26-1 = Žeton, jehož ukazatel je v krizi, má na konci hodnotu 1 bod prestiže.
sylla-ruling-s26-try = Neber žádný denár, palec nahoru. Volný čas je v krizi: co na konci přinesou tvoje dva jeho žetony?

sylla-ruling-s27-place = Fáze II, Najímání postav.
sylla-ruling-s27-says = Postavy, které zbudou, jdou pod balíček. V jakém pořadí, řečeno není.

sylla-ruling-s28-place = Konec kola a konec hry.
sylla-ruling-s28-says = Na konci kola se vyloží šest nových postav a hra končí na konci pátého. Že je páté výjimkou, řečeno není.
sylla-ruling-s28-against = Pravidla popisují konec kola bez výjimky pro poslední.

sylla-ruling-s29-place = Žádné místo. V krabici je 35 mincí po 1 denáru a 5 po 5; o tom, že by došly, pravidla nemluví.
sylla-ruling-s29-says = Jen počet mincí.

sylla-ruling-s30-place = Příprava hry a fáze VI.
sylla-ruling-s30-says = Všichni volí tajně a všichni ukážou svou volbu najednou.

sylla-ruling-s31-place = Velké projekty.
sylla-ruling-s31-says = Projekty dávají body prestiže za místa; za třetí má číslo jen Pantheon a v příkladu s projektem Veřejné lázně třetí místo nezískává nic. O čtvrtém místě není zmínka.

sylla-ruling-s32-place = Fáze I, První konzul, a její rozepsaný příklad.
sylla-ruling-s32-says = Senátor je hlas. Karta ztrácí schopnost, když se jí zaplatí budova; o otáčení na stranu ve fázi I se nemluví. V příkladu je jeden Senátor otočený na stranu později v kole.
sylla-ruling-s32-against = Dvě veřejné zprávy o hře otáčejí Senátory, kteří hlasovali, na stranu, a v příkladu je Senátor černého hráče, který ve fázi I nabízel, ve fázi VI otočený.
sylla-reading-s32-stay-upright = Senátoři, kteří ve fázi I hlasují, zůstávají neotočení.
sylla-reading-s32-tilt = Novému konzulovi se na stranu otočí tolik Senátorů, kolik jich jeho nabídka potřebovala, nejdřív ti, kteří nejsou Křesťané.
sylla-ruling-s32-try = Nabídni dva hlasy: zůstanou tvoji Senátoři neotočení?

sylla-ruling-s33-place = Fáze III, Budovy, a co se mění ve třech hráčích.
sylla-ruling-s33-says = Ve čtyřech hráčích se nabídne 5 kartiček. Ve třech mohou hráči koupit celkem 4 místo 5 a vždy se odstraní aspoň dvě. Že se po čtyřech nabídkách končí, řečeno není.
sylla-ruling-s33-against = Slovo zní koupit: budova, kterou nikdo nechce, se nabídla, ale nekoupila, takže by se nabízelo dál.
sylla-ruling-s34-place = Velké projekty, Chrám.
sylla-ruling-s34-says = Všichni s 8 hlasy získají 10, všichni s 5 hlasy 6. O jiných počtech se nemluví.
sylla-ruling-s35-place = Fáze V, události.
sylla-ruling-s35-says = Nejvyšší počet umístěných kostiček přináší 1 bod prestiže. Že je potřeba aspoň jedna, je řečeno jen o žetonech.
