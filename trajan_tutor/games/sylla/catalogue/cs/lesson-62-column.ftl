### Lesson 62: what is prevented, what happens, what leaves.

sylla-lesson-column = Co nastane a co se odvrátí
    .idea = Ze čtyř událostí se dvě odvrátí, dvě nastanou a jedna opustí hru.
    .can = Umíš předvídat, které události nastanou a kam se posunou ukazatele.

sylla-lesson-column-save-health = Všechny kostičky se počítají dohromady: dvě události s nejvíc kostičkami se odvrátí, druhé dvě nastanou. Epidemie by poslala Zdraví do krize. Máš poslední kostičku. Odvrať ji.
    .goal = Odvrať Epidemii.
    .done = Revolta otroků 3 kostičky, Epidemie 2: odvráceno. Imperiální kult a Dekadence nastaly.
sylla-lesson-column-save-health-hint = Na Revoltě otroků jsou tři kostičky. Která událost má být ta druhá?
sylla-lesson-column-cult-instead = Teď je odvrácený Imperiální kult a nastává Epidemie: Zdraví je v krizi.
sylla-lesson-column-three-tie = Na třech událostech je po jedné kostičce a rozhoduje konzul. Na hráče B se spolehnout nedá.

sylla-lesson-column-left = Pak jedna událost navždy opustila hru: z obou odvrácených ta s více kostičkami. Na její místo přišla nová. Která hru opustila?
    .done = Revolta otroků, měla tři kostičky. Epidemie měla dvě a zůstává.
sylla-lesson-column-left-hint = Epidemie měla dvě kostičky, Revolta otroků tři.
sylla-lesson-column-epidemic = Epidemie
sylla-lesson-column-revolt = Revolta otroků
sylla-lesson-column-cult = Imperiální kult
sylla-lesson-column-decadence = Dekadence
sylla-lesson-column-fewer-cubes = Byla odvrácená, ale měla míň kostiček než ta druhá. Může přijít znovu.
sylla-lesson-column-it-happened = Tahle nastala. Odchází jen odvrácená událost.

sylla-lesson-column-rightmost = Tady nastane Imperiální kult a pak Dekadence, horní jako první. Kult posune Občanského ducha doleva. Dekadence posune ukazatel, který je v tu chvíli nejvíc vpravo. Klikni na něj.
    .sheet = Tady nastane Imperiální kult a pak Dekadence, horní jako první. Kult posune Občanského ducha doleva. Dekadence posune ukazatel, který je v tu chvíli nejvíc vpravo. Označ ho.
    .done = Volný čas. Občanský duch mezitím klesl na 2. Když je nejvíc vpravo víc ukazatelů, posunou se všechny.
sylla-lesson-column-rightmost-hint = Po Imperiálním kultu je Občanský duch na 2. Který ukazatel je na 3?
sylla-lesson-column-cult-was-first = První je Imperiální kult a posune Občanského ducha na 2. Nejvíc vpravo je pak jiný ukazatel.
sylla-lesson-column-not-rightmost = Jiný ukazatel je víc vpravo než tenhle.

sylla-lesson-column-famine-goes = Ukazatel Hladu neposouvá Dekadence, ale událost Hlad. Když tady nastane, kde bude ukazatel Hladu? Klikni na to pole.
    .sheet = Ukazatel Hladu neposouvá Dekadence, ale událost Hlad. Když tady nastane, kde bude ukazatel Hladu? Označ to pole.
    .done = Na 3, o jedno pole vpravo.
sylla-lesson-column-famine-stays = Tam je teď. Hlad ho posune.
sylla-lesson-column-one-space = Posune se o jedno pole doprava.

sylla-lesson-column-break-the-tie = Nejvíc kostiček má Dekadence. Hlad a Revolta otroků jsou ve shodě a konzulem jsi ty: rozhoduješ, která z nich se taky odvrátí. Revolta by tě stála Otroka. Klikni na tu, kterou odvrátíš.
    .sheet = Nejvíc kostiček má Dekadence. Hlad a Revolta otroků jsou ve shodě a konzulem jsi ty: rozhoduješ, která z nich se taky odvrátí. Revolta by tě stála Otroka. Označ tu, kterou odvrátíš.
    .goal = Odvrať Revoltu otroků a Dekadenci.
    .done = Tvoji Otroci zůstávají. Místo toho nastal Hlad a zasáhl všechny stejně.
sylla-lesson-column-break-the-tie-hint = Dekadence je odvrácená tak jako tak. Klikni na druhou událost, kterou chceš odvrátit.
sylla-lesson-column-slaves-turn-down = Teď revolta nastane a jednoho Otroka musíš otočit lícem dolů. Odvrať druhou dvojici.

sylla-lesson-column-never-leaves = Dekadence měla tři kostičky, Revolta otroků jednu. Jenže Dekadence nikdy neodchází. Co opustilo hru?
    .done = Místo Dekadence odešla Revolta otroků.
sylla-lesson-column-never-leaves-hint = Z obou odvrácených událostí jedna v každém kole odejde.
sylla-lesson-column-decadence-left = Dekadence
sylla-lesson-column-revolt-left = Revolta otroků
sylla-lesson-column-nothing-left = nic
sylla-lesson-column-decadence-stays = Měla nejvíc kostiček, ale zůstává až do konce partie. Podívej se na sloupec.
sylla-lesson-column-one-always-leaves = Jedna odejde vždycky. Když to nemůže být Dekadence, je to ta druhá.

sylla-lesson-column-which-leaves = Povodeň a Hlad jsou odvrácené, na každé události jsou dvě kostičky. Jako konzul tedy rozhoduješ, která odejde. Nemáš žádnou budovu, takže Povodeň ti neublíží. Klikni na tu, která má odejít.
    .sheet = Povodeň a Hlad jsou odvrácené, na každé události jsou dvě kostičky. Jako konzul tedy rozhoduješ, která odejde. Nemáš žádnou budovu, takže Povodeň ti neublíží. Označ tu, která má odejít.
    .goal = Nech odejít událost, která by ti mohla ublížit.
    .done = Hlad je navždy pryč. Povodně ať se bojí někdo jiný.
sylla-lesson-column-which-leaves-hint = Co ti může vzít Povodeň? A co Hlad?
sylla-lesson-column-flood-left = Nemáš nic, co by Povodeň mohla otočit lícem dolů. Hlad by tě stál body prestiže.
