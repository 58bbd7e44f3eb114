### Lesson 68: a whole game.

sylla-lesson-game = Celá partie
    .idea = Pět kol proti třem hráčům: hraješ ty a rádce se dívá.
    .can = Umíš odehrát celou partii Sylly.

sylla-lesson-game-rounds = Celá partie na pět kol, hned od výběru tvých čtyř postav. Nikdo tě tu nevede: herní plán ukazuje tvoje možnosti a rádce se dívá. Začni: klikni na čtyři postavy, které chceš.
    .goal = Dohraj partii do konce.
    .done = Partie skončila a všechno je spočítané.
sylla-lesson-game-rounds-hint = Než nabídneš, spočítej, co můžou nabídnout ostatní: všechno leží na stole.
sylla-lesson-game-rounds-hint-2 = Co zůstává, to se vyplatí koupit brzy. V posledním velkém projektu utrať, co nepotřebuješ na Otroky.
sylla-lesson-game-aim-building = Kup budovu
sylla-lesson-game-aim-token = Vezmi si dva žetony

sylla-lesson-game-result = Všechny body prestiže za partii, podle toho, odkud jsou. Co přineslo vítězi nejvíc a bylo to na dosah i tobě?
