### A game with two modules.

caesar-lesson-two-modules = Partie s oběma moduly
    .idea = Celá partie, ve které jsou některé žetony bonusu vyměněné za nové.
    .can = Umíš hrát se dvěma moduly.

caesar-lesson-two-modules-game = Jed zmenší zásobu druhé strany a Centurion ti přinese jeden silný žeton. Než umístíš žeton, podívej se, kde leží.
    .goal = Dohraj partii do konce.
    .done = Partie skončila.
caesar-lesson-two-modules-game-hint = Žeton se sedmičkou na jednom konci rozhodne většinu provincií sám. Uzavři pro něj provincii se žetonem Centurion.
caesar-lesson-two-modules-aim-control = Získej kontrolu nad dvěma provinciemi

caesar-lesson-two-modules-result = Který z nových žetonů nejvíc změnil tvou hru a který Pompeiovu?
