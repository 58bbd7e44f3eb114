### Three players: a last quarter.

trajan-lesson-three-players = Troje graczy
    .idea = Kwartał z dwojgiem przeciwników: na forum jest więcej, a czasu dla ciebie mniej.
    .can = Umiesz grać we troje, gdy to, co zostawisz, biorą inni.

trajan-lesson-three-players-quarter = Między twoimi turami grają dwie inne osoby. Ich znaczniki też przesuwają czas, ale tor jest dłuższy. To, co zostawisz na forum, mogą zabrać aż dwie osoby. Cudzy legioniści obniżają wartość prowincji.
    .goal = Graj do końca kwartału.
    .done = Kwartał się skończył i wszystkie punkty są policzone.
trajan-lesson-three-players-quarter-hint = Spójrz na oba cudze kręgi: czego chcą oni, a czego chcesz też ty?
trajan-lesson-three-players-aim-senate = Przesuń swój dysk w senacie
trajan-lesson-three-players-aim-points = Zdobądź dwadzieścia punktów

trajan-lesson-three-players-result = Punkty całej trójki, źródło po źródle. Gdzie inni byli szybsi od ciebie?
