### Questions of exercises in the game's own words, and what sets a misunderstanding right.

# $who is “You” or the name of a seat, so it stands before a dash.
sylla-exercise-first-deniers =
    { $who } – wybór: „{ FORM($move, "plain") }”, ostatnia postać. Każdy zaczyna z 3 denarami: ile denarów więcej { $yours ->
        [1] dają ci twoje postacie
       *[other] ma za swoje postacie { $whom }
    }?
sylla-exercise-consul-pays =
    { $who } – wybór: „{ FORM($move, "plain") }”. Ostateczna oferta to { $votes ->
        [one] jeden głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    } i wybory { $yours ->
        [1] wygrywasz ty
       *[other] wygrywa { $whom }
    }. Ile denarów to kosztuje?
sylla-exercise-consul = { $who } – wybór: „{ FORM($move, "plain") }”, i wybory się kończą. Kto jest pierwszym konsulem?
sylla-exercise-famine-icons = { $who } – wybór: „{ FORM($move, "plain") }”. Teraz liczą się symbole głodu na czterech wydarzeniach. Jaką liczbę pokazuje potem znacznik Głodu?
sylla-exercise-famine-icons-where = { $who } – wybór: „{ FORM($move, "plain") }”. Teraz liczą się symbole głodu na czterech wydarzeniach. Kliknij pole, na którym zatrzymuje się znacznik Głodu.
sylla-exercise-bought = { $who } – wybór: „{ FORM($move, "plain") }”. Kto kupuje ten budynek: { $building }?
sylla-exercise-income =
    { $who } – wybór: „{ FORM($move, "plain") }”, i ostatnia sprzedaż się kończy. Ile denarów dochodu { $yours ->
        [1] masz ty
       *[other] ma { $whom }
    }?
sylla-exercise-marker-goes = { $who } – wybór: „{ FORM($move, "plain") }”. Kliknij pole, na którym zatrzymuje się potem znacznik Res Publica.
sylla-exercise-bank = { $who } – wybór: „{ FORM($move, "plain") }”, i Bank jest zapłacony. Ile denarów daje?
sylla-exercise-most-cubes = { $who } – wybór: „{ FORM($move, "plain") }”, i ostatnia kostka leży. Kto ma najwięcej kostek na tym wydarzeniu: { $event }?
sylla-exercise-prevented = { $who } – wybór: „{ FORM($move, "plain") }”. Z iloma kostkami jest zażegnane to wydarzenie: { $event }?
sylla-exercise-famine-event = { $who } – wybór: „{ FORM($move, "plain") }”. Zachodzi wydarzenie Głód. Jaką liczbę pokazuje potem znacznik Głodu?
sylla-exercise-famine-event-where = { $who } – wybór: „{ FORM($move, "plain") }”. Zachodzi wydarzenie Głód. Kliknij pole, na którym zatrzymuje się znacznik Głodu.
sylla-exercise-decadence-marker = { $who } – wybór: „{ FORM($move, "plain") }”, i zachodzi Dekadencja. Kliknij pole, na którym zatrzymuje się potem któryś znacznik.
sylla-exercise-together = Kliknij pole, na którym po wszystkich tych głosach razem zatrzymuje się znacznik.
sylla-exercise-together-votes = Ile głosów razem dostaje projekt { $work }?

## What sets a misunderstanding right

sylla-mistake-first-deniers-all = To wszystko razem. Pytanie jest tylko o to, co dochodzi do pierwszych 3.
sylla-mistake-first-deniers-none = Każdy Kupiec daje jeszcze 1, chrześcijański też.
sylla-mistake-first-deniers-fewer = O jeden za mało: Kupiec chrześcijański to też Kupiec.
sylla-mistake-consul-pays-all = To cała oferta. Nieobróceni Senatorowie to głosy, które nic nie kosztują.
sylla-mistake-consul-pays-nothing = Sami Senatorowie na tę ofertę nie wystarczą: za resztę się płaci.
sylla-mistake-consul-pays-one-more = O jeden za dużo: policz nieobróconych Senatorów nowego konsula.
sylla-mistake-famine-icons-stays = Tam stał przedtem. Przesuwa się o jedno pole za każdy symbol głodu na czterech wydarzeniach.
sylla-mistake-famine-icons-more = O jedno pole za daleko: policz symbole na czterech wydarzeniach.
sylla-mistake-famine-icons-less = O jedno pole za mało: policz symbole na czterech wydarzeniach.
sylla-mistake-stall-one = Stragan daje 2 denary, nie jeden.
sylla-mistake-stall-forgotten = Stragan daje jeszcze 2 denary.
sylla-mistake-stall-too-much = O jeden za dużo: 3 dla każdego, 1 za każdego nieobróconego Kupca, 2 za każdy Stragan.
sylla-mistake-field-forgotten = Strata jest o 2 mniejsza za każde odkryte Pole uprawne.
sylla-mistake-field-one = Pole uprawne zmniejsza stratę o 2, nie o 1.
sylla-mistake-arch-for-statue = 4 daje Posąg.
sylla-mistake-statue-for-arch = 6 daje Łuk triumfalny.
sylla-mistake-bank-for-prestige = 5 daje Bank, i to w denarach.
sylla-mistake-stall-for-bank = 2 daje Stragan, w każdej rundzie.
sylla-mistake-arch-for-bank = 6 daje Łuk triumfalny, i to w punktach prestiżu.
sylla-mistake-income-for-bank = 3 to dochód, który dostaje każdy.
sylla-mistake-income-plain = To te 3, które dostaje każdy. Nieobróceni Kupcy dają po 1, Stragany po 2.
sylla-mistake-income-without-base = Do tego każdy dostaje 3.
sylla-mistake-income-tilted = O jeden za dużo: Kupiec obrócony bokiem albo zakryty nie daje nic.
sylla-mistake-decadence-token = Żeton dają trzy górne wydarzenia. Dekadencja daje prestiż.
sylla-mistake-decadence-three = 3 daje kryzys temu, kto ma najwięcej żetonów.
sylla-mistake-prevented-one-less = Leży na nim o jedną kostkę więcej.
sylla-mistake-prevented-one-more = Leży na nim o jedną kostkę mniej.
sylla-mistake-famine-event-stays = Tam stał przedtem. Wydarzenie przesuwa go o jedno pole.
sylla-mistake-famine-event-two = Wydarzenie przesuwa go tylko o jedno pole.
sylla-mistake-plebs-every-vote = 1 punkt prestiżu jest za każde 2 głosy, nie za każdy pojedynczy.
sylla-mistake-plebs-hand-alone = Nieobróceni Senatorowie to też głosy, a 1 punkt jest za każde 2 głosy.
sylla-mistake-work-votes = To głosy. Liczy się miejsce wśród wszystkich z kciukiem w górę, a w projekcie Świątynia liczba głosów.
sylla-mistake-work-most = Inni mają więcej głosów albo jest ich na to za mało.
sylla-mistake-work-middle = Spójrz jeszcze raz na głosy wszystkich z kciukiem w górę.
sylla-mistake-together-own = To głosy jednego gracza. Liczą się wszystkie głosy na projekt.
sylla-mistake-together-hand = To denary jednego gracza. Senatorowie to też głosy, a liczą się wszystkie.
sylla-mistake-famine-two-less = Bez odkrytego Pola uprawnego liczy się cały głód.
sylla-mistake-crisis-most = 3 zyskuje tylko ten, kto ma najwięcej żetonów tego koloru.
sylla-mistake-crisis-fewest = 3 traci tylko ten, kto ma najmniej żetonów tego koloru.
sylla-mistake-christians-one = Chrześcijanin daje 2 punkty prestiżu, nie jeden.
sylla-mistake-christians-three = 3 daje uwolniony Niewolnik. Chrześcijanin daje 2.
sylla-mistake-slaves-paid = Tyle denarów kosztują. Każdy daje 3 punkty prestiżu.
sylla-mistake-slaves-one = Każdy uwolniony Niewolnik daje 3 punkty prestiżu.
sylla-mistake-tokens-one-each = To żetony jednego koloru. Każdy daje tyle, ile pokazuje znacznik jego koloru.
