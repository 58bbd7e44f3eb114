### How to teach it: what somebody does and asks who explains the game at a table.

trajan-teaching-aim = O co jde
    .do = Ukaž na šest oblastí herního plánu a pak na šest misek jedné podložky: každá miska patří k jedné oblasti. Řekni, jak hra končí a kdo vyhrává, a zatím nic víc.
    .ask = Kolik je oblastí a kde je vidíte na své podložce?
trajan-teaching-sowing = Jeden tah
    .do = Vyprázdni jednu svou misku, pomalu pokládej kameny a nech ostatní hádat oblast dřív, než padne poslední kámen. Všechno vrať. Pak to jednou udělá každý na své podložce, jen aby bylo vidět, kam dojde.
    .ask = Kterou svou miskou byste se teď dostali do senátu?
trajan-teaching-time = Proč je čtvrtletí krátké
    .do = Posuň ukazatel času rukou, jednou za misku se dvěma kameny a jednou za plnou. Odkryj první požadavek, jako by skončilo kolo, a nech ho ležet.
    .ask = Vezmete pět kamenů. Kam až dojde ukazatel času?
trajan-teaching-tiles = Trajanovy žetony
    .do = Přidrž jeden žeton u jeho misky a dej do ní po kameni od každé jeho barvy. Ukaž, že tam musí padnout poslední kámen, a nahlas spočítej body žetonu.
    .ask = Obě barvy už v misce leží. Co ještě chybí?
trajan-teaching-areas = Šest oblastí, ke každé větu
    .do = Obejdi herní plán v pořadí misek a ke každé oblasti řekni jednu větu, s některým prvkem v ruce. Všechny zvláštní případy vynech: vysvětlí se, až na ně dojde.
    .ask = Kam byste šli nejdřív a co byste tam získali?
trajan-teaching-people = Co chce lid
    .do = Vylož do řady tři požadavky. Jeden splň žetonem fóra a spočítej, co stojí ty zbylé dva. Pak porovnej kolečka v senátu: první dva hráči si vybírají bonusový žeton.
    .ask = Co stojí nesplnit žádný požadavek?
