### Texts that cannot be read: positions. Each sentence names the place and the way out; $place is the path of the field.

sylla-position-middle = Partie je uprostřed tahu. Dohraj tah, nebo místo toho ulož partii jako záznam.
sylla-position-over = Tato pozice je konec partie, takže se z ní hrát nedá.
sylla-position-winners = V pozici má být pole „winners“ právě tehdy, když je v poli „phase“ hodnota „over“.
sylla-position-count = V pozici je v polích „{ $place }“ dohromady počet { $found }: { $name }. Ve hře je jich jen { $most }.
sylla-position-covered = V pozici je v poli „{ $place }“ { $name }, což žádná událost ve sloupci lícem dolů neotáčí.
sylla-position-stays = V pozici je v poli „{ $place }“ { $name }, což se po koupi odkládá.
sylla-position-chosen = V pozici pole „{ $place }“ nesouhlasí s tím, kdo je na řadě: vybráno mají ti před ním, nikdo jiný.
sylla-position-set = V pozici je v poli „{ $place }“ víc karet, než má sada: { $name }.
sylla-position-bidder = V pozici je v poli „{ $place }“ místo u stolu, které nebylo na řadě před tím současným.
sylla-position-slot = V pozici je v poli „{ $place }“ prodejní pole { $slot }, které je prázdné.
sylla-position-kept = V pozici je v poli „{ $place }“ { $name }, u čehož kupující nerozhoduje, jestli si to nechá, nebo odloží.
sylla-position-reading = V pozici je pole „{ $place }“, ačkoli výklad pravidel, který ho potřebuje, není zvolený, nebo pole nic neříká.
sylla-position-held = V pozici je v poli „{ $place }“ { $name }, ale tento ukazatel žádná Hospoda nedrží: není na konci, nebo je v kole ještě příliš brzy.
sylla-position-happening = V pozici je v poli „{ $place }“ událost, která je odvrácená.
sylla-position-short =
    { $least ->
        [one] V pozici je v poli „{ $place }“ na zbývající kola příliš málo prvků: je potřeba aspoň jeden.
        [few] V pozici je v poli „{ $place }“ na zbývající kola příliš málo prvků: jsou potřeba aspoň { $least }.
       *[other] V pozici je v poli „{ $place }“ na zbývající kola příliš málo prvků: je jich potřeba aspoň { $least }.
    }

sylla-evaluation-weight = V souboru { $file } není celé číslo pro váhu „{ $weight }“, nebo soubor tuto váhu nezná.
