### Lesson 16: planning two turns ahead.

trajan-lesson-planning = Plánování na dva tahy
    .idea = Co v tomto tahu položíš, to v příštím vezmeš.
    .can = Umíš naplánovat tah, který se vyplatí až v tom dalším.

trajan-lesson-planning-how-many = Žeton u misky IV má 9 bodů. Chce bílou a modrou a chybí jen modrá. V příštím tahu by tam mohla vést miska I. Kolik kamenů by v ní k tomu muselo být?
    .done = Tři: po jednom pro misky II, III a IV. Teď jsou v ní dva.
trajan-lesson-planning-how-many-hint = Spočítej misky od I do IV, ale bez samotné misky I.
trajan-lesson-planning-two-lead-to-three = Dva kameny vedou z misky I do misky III.
trajan-lesson-planning-one-too-many = Čtyři kameny by vedly z misky I do misky V.

trajan-lesson-planning-prepare = Miska I tedy potřebuje o kámen víc, a měl by být modrý. V misce V je růžový a modrý a druhý kámen z ní padne do misky I. Rozmísti je.
    .goal = Dostaň tímto rozmístěním do misky I modrý kámen.
    .done = V misce I jsou teď tři kameny a jeden z nich je modrý. Příští tah je nabitý.
trajan-lesson-planning-prepare-hint = Vezmi misku V a polož nejdřív růžový: modrý pak padne do misky I.
trajan-lesson-planning-blue-stays-behind = Modrý padl do misky VI a růžový do misky I. Počet sedí, ale barva ne.
trajan-lesson-planning-nothing-prepared = Tím do misky I nic nepřijde. Podívej se na misku V.

trajan-lesson-planning-finish = Tvoje akce je Přístav. Tentokrát na ní tolik nezáleží: vezmi si odkrytou kartu.
    .goal = Dokonči svůj tah.
    .done = Tvůj plán leží v misce I a nikdo jiný na něj nemůže sáhnout.
trajan-lesson-planning-finish-hint = Klikni na jednu ze dvou odkládacích hromádek.

trajan-lesson-planning-other-turn = Mezitím má tah hráč B.
trajan-lesson-planning-other-sows = B rozmísťuje ve svém kruhu. Tvůj zůstává, jak je.
trajan-lesson-planning-other-done = B akci vynechá. Teď ty.

trajan-lesson-planning-spoil = Nejdřív můžeš zahrát i něco jiného a sklidit až později. Jenže ne s každou miskou: z jedné by padl kámen do misky I. Čtyři kameny odtud vedou do misky V a plán je zkažený. Která miska to je?
    .done = Miska VI. Nabitá miska zůstane nabitá, dokud do ní nic nepadne, takže hlídej, co leží za ní.
trajan-lesson-planning-spoil-hint = Projdi každé rozmístění po směru hodinových ručiček. Které v misce I začíná, nebo přes ni jde?
trajan-lesson-planning-ends-before = Spočítej to znovu: tohle rozmístění skončí dřív, než k misce I dojde.
trajan-lesson-planning-nothing-to-sow = Miska V je teď prázdná. Není z ní co rozmístit.
trajan-lesson-planning-the-plan-itself = Miska I je ta nabitá. Rozmístit kameny z ní, to je právě ten plán.

trajan-lesson-planning-harvest = Ale proč čekat? Skliď, co je naplánované: rozmísti kameny z misky I tak, aby modrý padl do misky IV.
    .goal = Získej žeton u misky IV.
    .done = Devět bodů a k tomu tah v senátu. Malý tah předtím udělal z tohoto velký.
trajan-lesson-planning-harvest-hint = Modrý polož poslední.
trajan-lesson-planning-blue-too-early = Modrý padl do misky II. Nech si ho na konec.
trajan-lesson-planning-another-tray = Nabitá je miska I.

trajan-lesson-planning-on-your-own = Teď plánuj ty. Žeton u misky VI chce žlutou a modrou a žlutý kámen tam je. Máš tento tah a příští. Mezi nimi hraje hráč B.
    .goal = Získej žeton u misky VI do dvou tahů.
    .done = Připravit misku se správnou barvou a správným počtem a pak ji použít: to je plánování.
trajan-lesson-planning-on-your-own-hint = Která miska vede se třemi kameny do misky VI? Teď jsou v ní dva.
trajan-lesson-planning-on-your-own-colour = Miska III potřebuje modrý kámen a v misce II jeden je. Kterou barvu musíš položit nejdřív?

trajan-lesson-planning-remember = Plánuj odzadu: který žeton chceš, která miska k němu vede, co v ní chybí? Tímhle tahem to tam dostaň a nic přitom nezkaz.
