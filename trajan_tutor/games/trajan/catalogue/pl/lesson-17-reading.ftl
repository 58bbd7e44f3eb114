### Lesson 17: reading the opponents.

trajan-lesson-reading = Czytanie przeciwników
    .idea = Kręgi innych leżą na widoku: możesz policzyć, co zrobią za chwilę.
    .can = Umiesz odczytać z cudzego kręgu, co się szykuje.

trajan-lesson-reading-their-action = Twój krąg pokazuje, co możesz zrobić ty, a krąg gracza B – co może B. Spójrz na tacę I na małej planszy gracza B. Możesz ją powiększyć plusem. Leżą tam dwa znaczniki: jaką akcję by dały?
    .done = Dwie tace za tacą I jest taca III: akcja militarna.
trajan-lesson-reading-their-action-hint = Odlicz dwie tace dalej, tak jak w swoim kręgu. Przy każdej tacy widać jej akcję.
trajan-lesson-reading-forum = akcję forum
trajan-lesson-reading-military = akcję militarną
trajan-lesson-reading-senate = akcję senatu
trajan-lesson-reading-count-again = Policz jeszcze raz: pierwszy znacznik spada na tacę II, drugi jedną tacę dalej.

trajan-lesson-reading-can-they = Lud chce chleba, a jedyny chleb na forum jest zaznaczony. Forum to akcja tacy II. Czy B może do niej dojść w następnej turze?
    .done = Żadna taca gracza B nie prowadzi na tacę II. Po turze B chleb będzie więc dalej na forum, a ty możesz najpierw wziąć coś innego.
trajan-lesson-reading-can-they-hint = Przejdź wszystkie sześć tac gracza B i policz, dokąd każda prowadzi.
trajan-lesson-reading-they-can = tak
trajan-lesson-reading-they-cannot = nie
trajan-lesson-reading-no-tray-leads-there = Policz każdą: I prowadzi na III, II na V, III na IV, IV na VI, V na VI, a VI na III.

trajan-lesson-reading-now-they-can = Ten sam stół, tylko jeden różowy znacznik gracza B leży gdzie indziej. Teraz jedna taca B prowadzi do forum. Kliknij ją.
    .sheet = Ten sam stół, tylko jeden różowy znacznik gracza B leży gdzie indziej. Teraz jedna taca B prowadzi do forum. Zaznacz ją.
    .done = Dwa znaczniki z tacy VI prowadzą na tacę II. W następnej turze B może wziąć chleb.
trajan-lesson-reading-now-they-can-hint = Z tacy VI pierwszy znacznik spada na tacę I.
trajan-lesson-reading-leads-elsewhere = Ta taca prowadzi gdzie indziej. Która prowadzi dokładnie na tacę II?

trajan-lesson-reading-take-first = Teraz masz akcję forum, a po tobie gra B. Weź to, co B chce wziąć.
    .goal = Weź żeton, który mógłby wziąć B.
    .done = Chleb jest twój, a B musi poszukać czegoś innego.
trajan-lesson-reading-take-first-hint = B też chce zaspokoić potrzebę ludu, a lud chce chleba.
trajan-lesson-reading-bread-left = Chleb dalej tam leży, a B dojdzie do niego w następnej turze. Weź go przed graczem B.

trajan-lesson-reading-how-far = Z kręgów widać też, jak biegnie czas. To ostatnia runda kwartału i do pola startowego zostały trzy kroki. O ile kroków najwyżej może przesunąć znacznik czasu następna tura gracza B?
    .done = Cztery: znaczniki z tacy VI. Wystarczą trzy, więc B może zakończyć kwartał przed twoją następną turą.
trajan-lesson-reading-how-far-hint = Znacznik czasu przesuwa się o tyle kroków, ile znaczników leży na tacy. Poszukaj najpełniejszej tacy gracza B.
trajan-lesson-reading-fullest-tray = Na jednej z tac gracza B leży więcej. Spójrz na tacę VI.

trajan-lesson-reading-in-time = Masz dla ludu chleb i rozrywkę, ale religii nie, a twoja akcja to forum. Leży tam też żeton dodatkowej akcji militarnej. Co bierzesz?
    .goal = Weź to, czego potrzebujesz, zanim skończy się kwartał.
    .done = Teraz możesz zaspokoić wszystkie trzy potrzeby, cokolwiek zrobi B. Tamten żeton może poczekać, ten nie.
trajan-lesson-reading-in-time-hint = Potrzeba, której nie zaspokoisz, kosztuje na koniec kwartału 4 punkty. A kwartał może się skończyć zaraz po tej turze.
trajan-lesson-reading-too-late = Religia miałaby więc poczekać na twoją następną turę. Idź dalej i zobacz, czy B da ci na to czas.

trajan-lesson-reading-province-now = Tutaj twój przywódca i przywódca gracza B stoją w tej samej prowincji Noricum, wartej 5. Załóżmy, że B pierwszy wysyła legionistę. Ile punktów zostałoby dla twojego?
    .done = Dwa: pięć minus trzy za cudzego legionistę. Kto przychodzi drugi, sporo traci.
trajan-lesson-reading-province-now-hint = Każdy cudzy legionista obniża punkty o 3.
trajan-lesson-reading-full-worth = Tyle dostaje ten, kto jest pierwszy. Cudzy legionista obniża to o 3.

trajan-lesson-reading-be-first = Ale w tej turze masz akcję militarną. Wejdź przed graczem B.
    .goal = Zdobądź punkty za prowincję Noricum przed graczem B.
    .done = Pięć dla ciebie, a dla B zostały tylko dwa.
trajan-lesson-reading-be-first-hint = Kliknij prowincję Noricum, w której jest twój przywódca.
trajan-lesson-reading-left-to-b = Tura się skończyła i teraz B może być pierwszy. Tym razem wyślij legionistę.

trajan-lesson-reading-remember = Zanim wybierzesz, spójrz na następnego gracza: które tace ma przygotowane, czego tam potrzeba? I jak daleko może pójść znacznik czasu? Bierz od razu to, co zniknie, a to, co bezpieczne, niech poczeka.
