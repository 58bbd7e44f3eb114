### The first game, played at once.

caesar-lesson-first-game = První partie
    .idea = Celá partie proti Pompeiovi; je krátká a pravidla se vysvětlují, jak na ně dojde.
    .can = Umíš odehrát celou partii: umisťovat, uzavírat, získávat kontrolu.

caesar-lesson-first-game-first = Klikni na žeton ve své zásobě pod svým jménem. Pak klikni na pole s jeho symbolem a nakonec na provincii, ke které má mířit větší číslo. Žeton se počítá na obou stranách hranice. Až budou všechny hranice provincie obsazené, získá nad ní kontrolu ten, kdo tam má větší vliv.
    .goal = Umísti svůj první žeton.
    .done = To byl jeden tah. Máš nový žeton a Pompeius také jeden umístil.
caesar-lesson-first-game-first-hint = Hodí se kterékoli pole se symbolem tvého žetonu. Větší číslo ať míří k provincii, kterou chceš.
caesar-lesson-first-game-aim-place = Umísti žeton

caesar-lesson-first-game-rest = Hraj dál. Kdo provincii uzavře, vezme si její žeton bonusu. Kdo v ní má větší vliv, položí na ni žeton kontroly. Vyhráváš, jakmile umístíš poslední. Herní plán ukazuje tvoje možnosti; nic nemůžeš pokazit.
    .goal = Dohraj partii do konce.
    .done = Partie skončila.
caesar-lesson-first-game-rest-hint = Hledej provincii s jedním volným polem: kdo ho obsadí, ten ji uzavře.
caesar-lesson-first-game-aim-close = Uzavři provincii
caesar-lesson-first-game-aim-control = Získej kontrolu nad provincií

caesar-lesson-first-game-result = Tady leží tvoje žetony kontroly a tady Pompeiovy.
