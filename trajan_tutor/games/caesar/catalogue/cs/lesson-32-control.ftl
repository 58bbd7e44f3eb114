### Caesar!, lesson 32: closing a province, and who controls it.

caesar-lesson-control = Uzavření a kontrola
    .idea = Když je obsazené poslední pole provincie, získá nad ní kontrolu silnější strana.
    .can = Ještě před uzavřením umíš říct, kdo získá nad provincií kontrolu.

caesar-lesson-control-spaces-left = Syria úplně vpravo má jen dvě hraniční pole. Jedno je obsazené: Pompeius tam má vliv 4. Kolik polí této provincie je ještě volných?
    .done = Jedno. Jakmile jsou obsazená všechna pole provincie, je uzavřená a obě strany se porovnají.
caesar-lesson-control-spaces-left-hint = Druhé pole leží mezi provinciemi Asia a Syria.
caesar-lesson-control-one-is-taken = Na jednom z těch dvou už leží Pompeiův žeton.

caesar-lesson-control-close = Takže o provincii Syria rozhodneš ty. Uzavři ji a měj v ní větší vliv než Pompeius.
    .goal = Uzavři provincii Syria a získej nad ní kontrolu.
    .done = Pět proti čtyřem: Syria je tvoje a tvůj žeton kontroly na ní leží až do konce partie.
caesar-lesson-control-close-hint = Na posledním poli je štít. Otoč žeton tak, aby pětka mířila k provincii Syria.
caesar-lesson-control-one-is-too-little = Pětka míří k provincii Asia, takže Syria dostane jen 1 proti 4. Kontrolu teď má Pompeius. Otoč žeton.
caesar-lesson-control-syria-still-open = Syria je pořád otevřená a Pompeius ji může ve svém tahu uzavřít. Buď rychlejší a uzavři ji.

caesar-lesson-control-use-wealth = Kdo provincii uzavře, bere si i kulatý žeton bonusu, který v ní leží. Tohle je Bohatství: vylosuješ o jeden žeton víc a odteď jich taky o jeden víc držíš. Použij ho teď, nebo nikdy: klikni na svůj sáček.
    .sheet = Kdo provincii uzavře, bere si i kulatý žeton bonusu, který v ní leží. Tohle je Bohatství: vylosuješ o jeden žeton víc a odteď jich taky o jeden víc držíš. Použij ho teď, nebo nikdy: označ svůj sáček.
    .goal = Použij žeton Bohatství.
    .done = Tři žetony místo dvou, a tak to zůstane. Každý žeton Bohatství jeden přidá.
caesar-lesson-control-left-wealth = Můžeš ho nechat být, ale tím propadne. O jeden žeton na výběr víc pomůže v každém tahu.

caesar-lesson-control-markers-left = Každá strana začíná s dvanácti žetony kontroly. Kolik ti jich zbývá?
    .done = Jedenáct. Partii vyhraje strana, které jako první nezbyde žádný.
caesar-lesson-control-markers-left-hint = Číslo je vedle mapy pod tvým jménem.
caesar-lesson-control-one-was-placed = Jeden z dvanácti teď leží na provincii Syria.

caesar-lesson-control-who-would-control = Jiná partie. V provincii Hispania Ulterior vlevo má Pompeius vliv 6. Dá se uzavřít čtyřkou tvého žetonu se štítem. Kdo by nad ní získal kontrolu?
    .done = Pompeius: šest proti čtyřem. Je v ní ale ještě něco jiného.
caesar-lesson-control-who-would-control-hint = Porovnej 4 a 6.
caesar-lesson-control-i-would = já
caesar-lesson-control-pompey-would = Pompeius
caesar-lesson-control-nobody-would = nikdo
caesar-lesson-control-four-against-six = Na tom, kdo provincii uzavře, nezáleží. Kontrolu získá strana s vyšším součtem: šest proti čtyřem.

caesar-lesson-control-prize = Žeton Senát, který tam leží, dostane ten, kdo provincii uzavře, a ty ho chceš. Uzavři provincii Hispania Ulterior, i když kontrolu získá Pompeius.
    .goal = Získej žeton Senát z provincie Hispania Ulterior.
    .done = Pompeius má provincii a ty máš žeton. Někdy je to lepší obchod.
caesar-lesson-control-prize-hint = Na posledním poli provincie Hispania Ulterior je štít.
caesar-lesson-control-not-closed = Hispania Ulterior je pořád otevřená. Umísti žeton se štítem na její poslední pole.

caesar-lesson-control-tie = Ještě jednou Syria, tentokrát v ní má Pompeius 5. Překonat ho nemůžeš, ale vyrovnat ano. Uzavři provincii Syria tak, aby nad ní kontrolu nezískal nikdo.
    .goal = Uzavři provincii Syria se stejným vlivem na obou stranách.
    .done = Po pěti. Nad provincií Syria už nikdo kontrolu nezíská a Pompeius přišel o provincii, se kterou počítal.
caesar-lesson-control-tie-hint = Na kterém tvém žetonu se štítem je pětka? Ať míří k provincii Syria.
caesar-lesson-control-pompey-controls = Pompeius má víc a nad provincií Syria má teď kontrolu. Potřebuješ tam přesně 5.
caesar-lesson-control-tie-elsewhere = Syria je pořád otevřená a Pompeius ji uzavře pro sebe. Uzavři ji teď.

caesar-lesson-control-italia-needs = Italia uprostřed je největší výhra. Zbývá jedno pole a Pompeius vede s 11 proti tvým 8. Jak velký vliv musí tvůj poslední žeton přinést, aby kontrolu získala tvoje strana?
    .done = Čtyři: dvanáct proti jedenácti.
caesar-lesson-control-italia-needs-hint = Potřebuješ víc než 11 a máš 8.
caesar-lesson-control-that-would-tie = To by bylo jedenáct na obou stranách a kontrolu by nezískal nikdo.

caesar-lesson-control-italia = Na poslední pole se hodí tvůj žeton s lodí. Získej provincii Italia.
    .goal = Získej kontrolu nad provincií Italia.
    .done = Italia platí dvakrát: leží na ní dva tvoje žetony kontroly. Žádná jiná provincie to tak nemá.
caesar-lesson-control-six-for-dalmatia = Šestka míří k provincii Dalmatia a Italia nedostane nic. Otoč žeton.
caesar-lesson-control-italia-still-open = Italia je pořád otevřená a loď může mít i Pompeius. Uzavři ji teď.

caesar-lesson-control-remember = Než umístíš žeton, spočítej volná pole. Kdo v provincii obsadí to poslední, rozhoduje, jak to v ní dopadne.
