### Lesson 64: the great work or the plebs.

sylla-lesson-work = Projekt, nebo plebejové
    .idea = Denáry v ruce a palec, zvolené tajně: pro velký projekt, nebo pro plebeje.
    .can = Umíš říct, co tvoje hlasy přinesou s palcem nahoru a co s palcem dolů.

sylla-lesson-work-votes = Ve fázi VI si každý tajně vezme do ruky denáry. Tvoje hlasy jsou tyto denáry a tvoji neotočení Senátoři. Kolik hlasů můžeš mít nejvýš?
    .done = Čtyři: tři denáry a jeden Senátor, který je neotočený.
sylla-lesson-work-votes-hint = Tři denáry. A kolik tvých Senátorů je neotočených?
sylla-lesson-work-tilted-senator = Jeden z tvých dvou Senátorů je otočený na stranu: v tomto kole nemá hlas.
sylla-lesson-work-senator-too = To jsou jen denáry. Hlas má i neotočený Senátor.

sylla-lesson-work-plebs = Palec dolů je pro plebeje: 1 bod prestiže za každé 2 hlasy, zaokrouhleno dolů, ať ostatní dělají cokoli. Získej tak 2 body prestiže.
    .goal = Získej od plebejů 2 body prestiže.
    .done = Čtyři hlasy, dva body prestiže. Všechny denáry v ruce jsou utracené.
sylla-lesson-work-plebs-hint = Na dva body prestiže potřebuješ čtyři hlasy a jeden z nich je tvůj Senátor.
sylla-lesson-work-rounded-down = Tři hlasy přinesou 1 bod prestiže: půl bodu neexistuje.
sylla-lesson-work-too-few = To bylo míň než čtyři hlasy. Jeden je tvůj Senátor, takže vezmi všechny tři denáry.
sylla-lesson-work-thumb-up = To byl palec nahoru, pro projekt. Plebejové jsou palec dolů.

sylla-lesson-work-places = Palec nahoru je pro projekt. Nejvíc hlasů přinese první místo, pak je druhé a třetí. Veřejné lázně platí 5, 3 a 0. Řekněme, že hlasů je 6, 4 a 4. Kolik získá každý z těch se čtyřmi?
    .done = Každý tři: druhé místo mají oba, v plné výši. Další místo se přeskočí.
sylla-lesson-work-places-hint = Kdo je ve shodě, má stejné místo a každý dostane, co platí, v plné výši.
sylla-lesson-work-tie-is-full = Místo se nedělí: každý dostane všechno.
sylla-lesson-work-not-first = Pět je za první místo se šesti hlasy.
sylla-lesson-work-not-third = Druhé místo před nimi nikdo nezabral, takže jsou druzí oni.

sylla-lesson-work-nobody-votes = Pantheon: 10, 6 a 2. Podívej se na ostatní: žádný neotočený Senátor, žádný denár. Získej první místo co nejlevněji.
    .goal = Získej první místo a nech si denáry.
    .done = Na 10 bodů prestiže stačil jeden hlas a všechny čtyři denáry ti zůstaly.
sylla-lesson-work-nobody-votes-hint = Ostatní žádný hlas nemají. Ty máš jeden i bez denáru: Senátora.
sylla-lesson-work-spent-for-nothing = První místo je to taky, ale denáry v ruce se utratí a Senátor by vyhrál i sám.
sylla-lesson-work-plebs-pay-less = Plebejové tady platí nejvýš 2. První místo platí 10.

sylla-lesson-work-templum = Chrám nemá místa: 5 hlasů přinese 6 bodů prestiže, 8 hlasů 10, a to každému, kdo je má. Ty máš dva neotočené Senátory a pět denárů. Osm je mimo dosah. Vezmi, co potřebuješ, a nic navíc.
    .goal = Získej 6 bodů prestiže a nech si dva denáry.
    .done = Pět hlasů, 6 bodů prestiže. Zbylé dva denáry máš do příštího kola.
sylla-lesson-work-templum-hint = Dva z pěti hlasů jsou tvoji Senátoři.
sylla-lesson-work-more-than-five = To taky přinese 6. Mezi pěti a osmi hlasy se víc neplatí.
sylla-lesson-work-fewer-than-five = I se dvěma Senátory je to míň než pět hlasů a Chrám neplatí nic.
sylla-lesson-work-templum-plebs = Plebejové platí 1 za dva hlasy. Pět hlasů pro Chrám platí 6.

sylla-lesson-work-back = V ruce máš pět denárů a tři ostatní mají víc hlasů. Co se stane s tvými denáry?
    .done = Všechny denáry ve všech rukách se utratí, pro projekt i pro plebeje.
sylla-lesson-work-all-spent = utratí se
sylla-lesson-work-kept = vrátí se
sylla-lesson-work-half = polovina se vrátí
sylla-lesson-work-not-only-winners = Každý utratí, co má v ruce, ať vyhraje kdokoli. Proto se počítá předem.
