### Lesson 64: the great work or the plebs.

sylla-lesson-work = Projekt albo plebs
    .idea = Denary na ręce i kciuk, wybrane w tajemnicy: na wielki projekt albo dla plebsu.
    .can = Umiesz powiedzieć, co dają twoje głosy z kciukiem w górę, a co z kciukiem w dół.

sylla-lesson-work-votes = W fazie VI każdy w tajemnicy bierze denary na rękę. Twoje głosy to te denary i twoi nieobróceni Senatorowie. Ile głosów możesz mieć najwyżej?
    .done = Cztery: trzy denary i jeden Senator, który jest nieobrócony.
sylla-lesson-work-votes-hint = Trzy denary. A ilu twoich Senatorów jest nieobróconych?
sylla-lesson-work-tilted-senator = Jeden z dwóch Senatorów jest obrócony: w tej rundzie nie ma głosu.
sylla-lesson-work-senator-too = To same denary. Nieobrócony Senator też głosuje.

sylla-lesson-work-plebs = Kciuk w dół jest dla plebsu: 1 punkt prestiżu za każde 2 głosy, zaokrąglone w dół, cokolwiek robią inni. Zdobądź tak 2 punkty prestiżu.
    .goal = Zdobądź 2 punkty prestiżu od plebsu.
    .done = Cztery głosy, dwa punkty prestiżu. Wszystkie denary z ręki są wydane.
sylla-lesson-work-plebs-hint = Na dwa punkty prestiżu potrzeba czterech głosów, a jednym jest Senator.
sylla-lesson-work-rounded-down = Trzy głosy dają 1 punkt prestiżu: połówek nie ma.
sylla-lesson-work-too-few = To mniej niż cztery głosy. Jednym z nich jest Senator, więc weź wszystkie trzy denary.
sylla-lesson-work-thumb-up = To był kciuk w górę, na projekt. Plebs to kciuk w dół.

sylla-lesson-work-places = Kciuk w górę jest na projekt. Najwięcej głosów daje pierwsze miejsce, potem są drugie i trzecie. Łaźnie publiczne płacą 5, 3 i 0. Załóżmy, że głosów jest 6, 4 i 4. Ile dostaje każdy, kto ma cztery?
    .done = Trzy: oboje są na drugim miejscu i dostają całość. Następne miejsce przepada.
sylla-lesson-work-places-hint = Kto remisuje, dzieli miejsce z innymi i każdy dostaje jego całą nagrodę.
sylla-lesson-work-tie-is-full = Nagrody za miejsce się nie dzieli: każdy dostaje całą.
sylla-lesson-work-not-first = Pięć jest za pierwsze miejsce, z sześcioma głosami.
sylla-lesson-work-not-third = Przed nimi jest tylko jeden gracz, więc drugie miejsce jest ich.

sylla-lesson-work-nobody-votes = Panteon: 10, 6 i 2. Spójrz na pozostałych: ani nieobróconego Senatora, ani denara. Zajmij pierwsze miejsce najtaniej, jak się da.
    .goal = Zajmij pierwsze miejsce i zachowaj denary.
    .done = Na 10 punktów prestiżu wystarczył jeden głos, a wszystkie cztery denary zostają.
sylla-lesson-work-nobody-votes-hint = Inni nie mają głosu. Ty masz jeden bez żadnego denara: Senatora.
sylla-lesson-work-spent-for-nothing = To też pierwsze miejsce, ale denary z ręki są wydane, a wygrałby sam Senator.
sylla-lesson-work-plebs-pay-less = Plebs płaci tu najwyżej 2. Pierwsze miejsce płaci 10.

sylla-lesson-work-templum = Świątynia nie ma miejsc: 5 głosów daje 6 punktów prestiżu, 8 głosów daje 10, każdemu, kto tyle ma. Masz dwóch nieobróconych Senatorów i pięć denarów. Osiem jest poza zasięgiem. Weź, ile trzeba, i nic więcej.
    .goal = Zdobądź 6 punktów prestiżu i zachowaj dwa denary.
    .done = Pięć głosów, 6 punktów prestiżu. Dwa pozostałe denary masz w następnej rundzie.
sylla-lesson-work-templum-hint = Dwa z pięciu głosów to twoi Senatorowie.
sylla-lesson-work-more-than-five = To też daje 6. Między pięcioma a ośmioma głosami nie ma nic więcej.
sylla-lesson-work-fewer-than-five = Z dwoma Senatorami to mniej niż pięć głosów i Świątynia nie płaci nic.
sylla-lesson-work-templum-plebs = Plebs płaci 1 za dwa głosy. Pięć głosów na Świątynię płaci 6.

sylla-lesson-work-back = Masz na ręce pięć denarów, a troje innych ma więcej głosów. Co dzieje się z twoimi denarami?
    .done = Wszystkie denary ze wszystkich rąk są wydane, na projekt albo dla plebsu.
sylla-lesson-work-all-spent = są wydane
sylla-lesson-work-kept = wracają
sylla-lesson-work-half = wraca połowa
sylla-lesson-work-not-only-winners = Każdy wydaje to, co ma na ręce, bez względu na to, kto jest pierwszy. Dlatego trzeba liczyć zawczasu.
