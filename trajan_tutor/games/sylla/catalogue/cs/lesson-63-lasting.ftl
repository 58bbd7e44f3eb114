### Lesson 63: lasting events.

sylla-lesson-lasting = Trvalé události
    .idea = Pět událostí otáčí karty nebo budovy lícem dolů, dokud samy neopustí hru.
    .can = Umíš otočit lícem dolů to, co tě stojí nejmíň, a víš, kdy se to vrátí.

sylla-lesson-lasting-not-theirs = Nastává Revolta otroků: každý otočí lícem dolů jednoho vlastního Otroka. Začíná konzul, a to jsi ty. Mohl by to být Otrok hráče B? Klikni na něj.
    .sheet = Nastává Revolta otroků: každý otočí lícem dolů jednoho vlastního Otroka. Začíná konzul, a to jsi ty. Mohl by to být Otrok hráče B? Označ ho.
    .goal = Zkus otočit lícem dolů Otroka hráče B.
    .done = Nelze: každý vybírá mezi svými.
sylla-lesson-lasting-that-is-yours = Tenhle je tvůj, takže je to dovoleno. Vezmi to zpět a zkus Otroka hráče B.

sylla-lesson-lasting-not-a-slave = A místo Otroka? Klikni na svého Obchodníka.
    .sheet = A místo Otroka? Označ svého Obchodníka.
    .goal = Zkus otočit lícem dolů kartu, která není Otrok.
    .done = Nelze. Revolta otroků: Otrok. Čistka: Senátor. Perzekuce: Křesťan. Rabování: Prodejní stánek. Povodeň: kterákoli budova nebo karta Jeřáb.
sylla-lesson-lasting-slaves-fit = Křesťanský otrok je Otrok. Vezmi to zpět a zkus Obchodníka.

sylla-lesson-lasting-which-slave = Máš Otroka, otočeného na stranu, a Křesťanského otroka. Karta lícem dolů nic nedělá, ani na konci. Každý Křesťan lícem nahoru tam přinese 2 body prestiže. Otoč lícem dolů obyčejného Otroka.
    .goal = Otoč lícem dolů Otroka, který tě stojí nejmíň.
    .done = Křesťan zůstává. Otroka lícem dolů otočili i všichni ostatní, kdo nějakého mají.
sylla-lesson-lasting-which-slave-hint = Lícem dolů se smí otočit i karta otočená na stranu. Klikni na Otroka otočeného na stranu.
sylla-lesson-lasting-christian-down = Pokud revolta vydrží do konce, tenhle Křesťan nepřinese nic. Otoč lícem dolů Otroka bez ryby.

sylla-lesson-lasting-has-none = Hráč C nemá žádného Otroka. Kolik karet musel otočit lícem dolů?
    .done = Žádnou. Kdo takovou kartu nemá, neotáčí nic.
sylla-lesson-lasting-no-other-card = Jiný druh se místo toho nikdy nebere a C žádného Otroka nemá.

sylla-lesson-lasting-keep-the-vote = Senátní čistka. Jeden tvůj Senátor je neotočený, druhý otočený na stranu. Po událostech přijde velký projekt a tam neotočení Senátoři hlasují. Jednoho otoč lícem dolů.
    .goal = Otoč lícem dolů Senátora, se kterým nepřijdeš o hlas.
    .done = Hlas ti zůstal. Ten otočený na stranu by v tomto kole už nic neudělal.
sylla-lesson-lasting-keep-the-vote-hint = Který z nich může v tomto kole ještě hlasovat? Otoč lícem dolů toho druhého.
sylla-lesson-lasting-vote-lost = Tenhle mohl v tomto kole hlasovat. Ten otočený na stranu nemůže.

sylla-lesson-lasting-field-down = Povodeň otočila lícem dolů jednu z tvých dvou budov Pole. Pole zmenší tvou ztrátu za hlad o 2. Hlad je na 4. Kolik bodů prestiže ztratíš?
    .done = Dva. Pole ležící lícem dolů nikomu nepomůže.
sylla-lesson-lasting-field-down-hint = Počítá se jen Pole ležící lícem nahoru.
sylla-lesson-lasting-both-fields = Jedno z nich leží lícem dolů a nemá žádný účinek.
sylla-lesson-lasting-no-field = Jedno Pole pořád leží lícem nahoru.

sylla-lesson-lasting-turn-up = Když událost odejde, to, co zakrývala, se otočí lícem nahoru. Lícem dolů ti leží Otrok a Křesťanský otrok. Perzekuce křesťanů zůstává ve sloupci. Když odejde Revolta otroků, kolik z těch dvou se otočí lícem nahoru?
    .done = Jeden. Perzekuce zakrývá Křesťany, takže Křesťanský otrok zůstává lícem dolů.
sylla-lesson-lasting-turn-up-hint = Kterého z nich zakrývá i Perzekuce?
sylla-lesson-lasting-still-covered = Křesťanský otrok je zakrytý dvakrát: revoltou i Perzekucí.
sylla-lesson-lasting-one-is-free = Obyčejného Otroka nezakrývá už nic jiného.

sylla-lesson-lasting-let-it-leave = Revolta otroků a Povodeň jsou odvrácené a mají stejně kostiček. Konzulem jsi ty. Vrať si Otroka.
    .goal = Nech odejít událost, která zakrývá tvého Otroka.
    .done = Lícem nahoru se otočil každý Otrok, kterého nezakrývá nic jiného, i u ostatních. Hned jsou neotočení.
sylla-lesson-lasting-flood-covers-nothing = Žádná tvoje budova lícem dolů neleží. Tvého Otroka zakrývá ta druhá událost.
