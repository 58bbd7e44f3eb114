### Caesar!, lesson 33: markers on borders, and bonus tokens.

caesar-lesson-borders = Hranice a žetony bonusu
    .idea = Sousední provincie tvé barvy přinesou další žeton kontroly a žetony bonusu dovolí i to, co jinak nejde.
    .can = Umíš dát třetí žeton kontroly na hranici a použít Sílu a Taktiku.

caesar-lesson-borders-neighbour = Syria už je tvoje. Sousední Aegyptus má jedno volné pole, s lodí. Uzavři provincii Aegyptus a získej nad ní kontrolu: máš tam 6 a Pompeius 8.
    .goal = Získej kontrolu nad provincií Aegyptus.
    .done = Dvanáct proti osmi. Teď jsou tvoje dvě sousední provincie a herní plán čeká na tvoje další rozhodnutí.
caesar-lesson-borders-neighbour-hint = Na tvém žetonu s lodí je šestka. Ať míří k provincii Aegyptus.
caesar-lesson-borders-still-yours = Šestka má mířit k provincii Aegyptus, ne k provincii Asia. Otoč žeton.
caesar-lesson-borders-not-aegyptus = Tím se nic neuzavře. Najdi poslední volné pole provincie Aegyptus: je na něm loď.

caesar-lesson-borders-not-both = Teď můžeš na některé hranice dát žeton kontroly. Nejdřív zkus tu nesprávnou: klikni na pole mezi provinciemi Cyrene a Aegyptus.
    .sheet = Teď můžeš na některé hranice dát žeton kontroly. Nejdřív zkus tu nesprávnou: označ pole mezi provinciemi Cyrene a Aegyptus.
    .goal = Zkus dát žeton kontroly na hranici, která není celá tvoje.
    .done = Nelze: obě provincie na hranici musí být tvoje. Cyrene zatím nepatří nikomu.
caesar-lesson-borders-that-is-allowed = To se smí a za chvíli na to dojde. Nejdřív zkus hranici s provincií Cyrene.

caesar-lesson-borders-border = Mezi provinciemi Syria a Aegyptus jsou obě strany tvoje. Dej tam žeton kontroly. Zakryje žeton vlivu, ať je čí chce.
    .goal = Dej žeton kontroly na hranici mezi svými dvěma provinciemi.
    .done = Jeden žeton vlivu uzavřel provincii a přinesl dva žetony kontroly. Provincie vedle sebe mají větší cenu než provincie daleko od sebe.
caesar-lesson-borders-border-hint = Klikni na žeton mezi provinciemi Aegyptus a Syria.
caesar-lesson-borders-left-out = Můžeš to nechat na některé pozdější uzavření. Každý žeton kontroly tě ale přibližuje ke konci. Umísti ho.

caesar-lesson-borders-markers-left = Kolik žetonů kontroly ti zbývá?
    .done = Devět: jeden je na provincii Syria, jeden na provincii Aegyptus a jeden na hranici mezi nimi.
caesar-lesson-borders-two-and-one = Spočítej to znovu: tvoje žetony kontroly leží na dvou provinciích a na jedné hranici.

caesar-lesson-borders-might = Aegyptus ti přinesl žeton bonusu Síla. Otočí soupeřův žeton vlivu lícem dolů a ten se pak nepočítá. Použij ho na silnější žeton, který máš ještě na dosah: na ten mezi provinciemi Macedonia a Dalmatia.
    .goal = Otoč lícem dolů žeton mezi provinciemi Macedonia a Dalmatia.
    .done = V provincii Dalmatia přišel Pompeius o vliv 6.
caesar-lesson-borders-might-hint = Klikni na modrý žeton mezi provinciemi Macedonia a Dalmatia.
caesar-lesson-borders-might-unused = Žeton bonusu se použije hned, nebo propadne. Tentokrát ho použij.
caesar-lesson-borders-weaker-token = Aegyptus je uzavřený a nic už se v něm nezmění. Vyber žeton u provincií, které jsou ještě otevřené.

caesar-lesson-borders-dalmatia-now = Jak velký vliv má teď Pompeius v provincii Dalmatia?
    .done = Žádný. Síla může otočit i žeton kontroly: ten zůstane ležet, ale na hranice jeho provincie se už žádné žetony kontroly nedávají.
caesar-lesson-borders-face-down = Tenhle žeton leží lícem dolů. Nepočítá se na žádném konci.

caesar-lesson-borders-another-might = Představ si, že máš druhý žeton Síla. Na herním plánu jsou vyznačená tři místa, kde má Pompeius žeton. Který z těch tří se ještě dá otočit? Klikni na něj.
    .sheet = Představ si, že máš druhý žeton Síla. Na herním plánu jsou vyznačená tři místa, kde má Pompeius žeton. Který z těch tří se ještě dá otočit? Označ ho.
    .done = Jen tenhle. Oslabilo by to Pompeia v provincii Creta, která je otevřená. V provincii Aegyptus už se nic nezmění. A když není co otočit, nemá žeton Síla žádný účinek.
caesar-lesson-borders-another-might-hint = Jeden z těch tří leží pod tvým žetonem kontroly a jeden leží lícem dolů.
caesar-lesson-borders-under-a-marker = Leží na něm tvůj žeton kontroly. Ten chrání žeton pod sebou, i když patří druhé straně.
caesar-lesson-borders-down-already = Tenhle leží lícem dolů už od minula. Co leží lícem dolů, znovu se neotáčí.

caesar-lesson-borders-as-it-stands = Jiná partie. Jeden štít mezi provinciemi Hispania Ulterior a Hispania Citerior by uzavřel obě najednou. V provincii Hispania Citerior má Pompeius 5 a tvůj štít přinese 3. Kdo by podle toho získal kontrolu?
    .done = Pompeius, a žádný žeton bonusu to nezmění: jedno umístění uzavírá obě provincie ve stejné chvíli.
caesar-lesson-borders-as-it-stands-hint = Porovnej 3 a 5.
caesar-lesson-borders-i-would = já
caesar-lesson-borders-pompey-would = Pompeius
caesar-lesson-borders-three-against-five = Tři proti pěti nestačí.

caesar-lesson-borders-two-at-once = Když jeden žeton uzavře dvě provincie, vybíráš, která se vyhodnotí první, i s jejím žetonem bonusu. Síla z první nezmění součty v té druhé, ale může otočit žeton kontroly, který už leží. Síla leží v provincii Hispania Ulterior. Uzavři obě a otoč žeton kontroly, který získá Pompeius.
    .goal = Otoč Pompeiův žeton kontroly v provincii Hispania Citerior.
    .done = Nejdřív Pompeiův žeton kontroly, pak Síla. Kontrolu nad provincií Hispania Citerior Pompeius stejně má, ale na její hranice už žádný žeton kontroly nedá.
caesar-lesson-borders-two-at-once-hint = Nejdřív vyhodnoť provincii Hispania Citerior. Pak na ni klikni, aby na ni Síla zapůsobila.
caesar-lesson-borders-ulterior-first = Síla přišla moc brzy: v provincii Hispania Citerior ještě Pompeius žeton kontroly neměl. Nejdřív vyhodnoť tu.
caesar-lesson-borders-might-left = Bez Síly zůstane Pompeiův žeton kontroly lícem nahoru. Použij ji teď.
caesar-lesson-borders-one-token-closes-two = Tím se neuzavře ani jedna. Podívej se na štít mezi provinciemi Hispania Ulterior a Hispania Citerior.

caesar-lesson-borders-tactics = V provincii Hispania Citerior ležel žeton bonusu Taktika: celý tah navíc, hned po tomhle. Dokonči tah a využij ten navíc.
    .goal = Začni svůj tah navíc.
    .done = Pompeius čeká a ty znovu umisťuješ žeton.
caesar-lesson-borders-tactics-hint = Vyber tah navíc.
caesar-lesson-borders-tactics-left = Můžeš ho odmítnout. Dva tahy po sobě jsou ale silné. Využij ho.

caesar-lesson-borders-two-tactics = Představ si, že v obou provinciích leží Taktika, takže v jednom tahu získáš dva takové žetony. Kolik tahů navíc bude následovat?
    .done = Jeden. Taktika získaná až v tahu navíc ale přidá ještě další.
caesar-lesson-borders-not-two-turns = Dva by byly moc silné: žetony získané v jednom tahu dávají dohromady jeden tah navíc.
caesar-lesson-borders-not-lost-both = První z nich platí jako vždy. Jen ten druhý nic nepřidá.

caesar-lesson-borders-remember = Než provincii uzavřeš, podívej se na její žeton bonusu, a také na její sousedy. Nejlepší uzavření přinesou provincii, hranici i žeton najednou.
