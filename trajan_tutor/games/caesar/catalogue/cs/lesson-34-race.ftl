### Caesar!, lesson 34: the race to the last marker.

caesar-lesson-race = Závod o poslední žeton kontroly
    .idea = Dvanáct umístěných žetonů kontroly znamená výhru, ať mapa vypadá jakkoli.
    .can = Umíš posledním žetonem kontroly vyhrát a druhé straně v tom zabránit.

caesar-lesson-race-how-many = Partie se chýlí ke konci. Tvoje žetony kontroly leží na provinciích, na hranici a pod tvými žetony Senát. Kolik ti jich zbývá?
    .done = Dva. Ve chvíli, kdy umístíš poslední, vyhráváš.

caesar-lesson-race-win = Může to být v tomto tahu. Mauritania má jedno volné pole a Hispania Ulterior vedle ní už je tvoje. Umísti poslední dva žetony kontroly.
    .goal = Umísti oba žetony kontroly a vyhraj.
    .done = Jeden na provincii, jeden na hranici, a partie je rázem u konce.
caesar-lesson-race-win-hint = Na volném poli provincie Mauritania je meč. Pompeius tam má 4 a ty 1.
caesar-lesson-race-win-border-hint = Po provincii přijde na řadu hranice s provincií Hispania Ulterior.
caesar-lesson-race-five-for-numidia = Pětka míří k provincii Numidia. V provincii Mauritania máš jen 2 proti 4. Otoč žeton.
caesar-lesson-race-not-mauritania = Tím se nic neuzavře a Pompeius dostane další tah. Uzavři provincii Mauritania.
caesar-lesson-race-border-left-out = Jeden žeton kontroly ti ještě zbývá v ruce. Dej ho na hranici mezi provinciemi Hispania Ulterior a Mauritania.

caesar-lesson-race-second-senate = Žetony kontroly se smějí dávat i pod žetony Senát. Jeden takový máš a další leží v provincii Syria. Když ji uzavřeš a získáš nad ní kontrolu, můžeš pod ten nový dát až dva žetony kontroly: žádný, jeden, nebo dva. Dej tam oba.
    .goal = Dej pod svůj nový žeton Senát dva žetony kontroly.
    .done = Dva žetony Senát, dva žetony kontroly najednou. Pod třetí by se vešly tři.
caesar-lesson-race-second-senate-hint = Uzavři provincii Syria žetonem se štítem, pětkou k ní.
caesar-lesson-race-both-markers-hint = Pak klikni na žetony kontroly vedle mapy: je jich tam tolik, kolik se smí dát.
caesar-lesson-race-no-control-no-markers = Žeton Senát je tvůj a zůstane ti. Kontrolu nad provincií Syria má ale Pompeius, takže pod něj žádné žetony kontroly nepřijdou.
caesar-lesson-race-syria-waits = Syria je pořád otevřená a její žeton Senát chce i Pompeius. Uzavři ji teď.
caesar-lesson-race-fewer-markers = Můžeš je i vynechat, ale proč čekat? Každý žeton kontroly tě přibližuje ke konci.

caesar-lesson-race-markers-now = Před tímto tahem ti zbývalo deset žetonů kontroly. Kolik ti jich zbývá teď?
    .done = Sedm: jeden je na provincii Syria a dva pod žetonem Senát. Nikdy jich nemůžeš položit víc, než máš.
caesar-lesson-race-province-and-senate = Jeden za provincii Syria a dva za Senát: tři z deseti.

caesar-lesson-race-danger = Teď zbývá jediný žeton kontroly Pompeiovi. Na tahu jsi ty. Kde na mapě by mohl příštím tahem vyhrát? Klikni na to místo.
    .sheet = Teď zbývá jediný žeton kontroly Pompeiovi. Na tahu jsi ty. Kde na mapě by mohl příštím tahem vyhrát? Označ to místo.
    .done = V provincii Mauritania: má jedno volné pole a Pompeius v ní vede 5 : 2.
caesar-lesson-race-danger-hint = Hledej provincii s jedním volným polem, ve které má Pompeius větší vliv než ty.

caesar-lesson-race-stop = Buď tedy rychlejší. Uzavři provincii Mauritania a postarej se, aby nad ní Pompeius kontrolu nezískal.
    .goal = Uzavři provincii Mauritania a nenech Pompeia vyhrát.
    .done = Sedm proti pěti. Pompeius musí hledat jinou cestu a ty máš o tah víc.
caesar-lesson-race-stop-hint = V provincii Mauritania potřebuješ víc než 5. Leží tam tvoje 2 a žeton s mečem může přidat 5.
caesar-lesson-race-closed-for-pompey = Je uzavřená, ale 3 : 5. Pompeius ve tvém tahu umístil poslední žeton kontroly a vyhrál. Otoč žeton.
caesar-lesson-race-too-late = Mauritania je pořád otevřená. Pokračuj a uvidíš, co udělá Pompeius.

caesar-lesson-race-no-placement = Pompeius potřebuje ještě jeden žeton kontroly a ty sedm. Závod je ztracený, partie ne: kdo na začátku tahu nemůže umístit žeton, prohrává. Volná jsou čtyři pole. Pompeius má prázdný sáček, takže nic nelosuje. V zásobě má dva meče: všechny ostatní jeho žetony leží na mapě.
    .goal = Nenech Pompeiovi žádné pole pro jeho žetony.
    .done = Žádný meč není volný, takže Pompeius nemá co umístit a vyhráváš. Když se mapa plní, nech si žolíka.
caesar-lesson-race-no-placement-hint = Meč má jen jedno volné pole: to mezi provinciemi Numidia a Africa.
caesar-lesson-race-no-placement-hint-2 = V provincii Numidia vede Pompeius 6 : 1. Tvůj meč ji uzavře. Nedovol, aby ji získal Pompeius.
caesar-lesson-race-numidia-for-pompey = Jeho poslední pole je obsazené, ale tím je uzavřená i Numidia a Pompeius ji získal i se svým posledním žetonem kontroly. Otoč pětku k provincii Numidia a bude to shoda.
caesar-lesson-race-sword-still-free = Jeden meč je ještě volný a Pompeius meče má. Umístil by ho tam, získal provincii Numidia a s ní i partii.

caesar-lesson-race-your-game = Teď znáš všechna pravidla základní hry. Odtud můžeš volně zkoušet: je to celá partie proti Pompeiovi.
