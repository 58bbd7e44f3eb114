### What can be called up in a game: a few words for each moment.

caesar-moment-placing = Žetony, symboly a hranice
caesar-moment-control = Uzavření provincie a kontrola
caesar-moment-wealth = Co dělá Bohatství
caesar-moment-borders = Třetí žeton kontroly na hranici
caesar-moment-might = Co Síla otočí lícem dolů
caesar-moment-tactics = Tah navíc díky Taktice
caesar-moment-senate = Žetony kontroly pod žetony Senát
caesar-moment-race = Poslední žeton vyhrává
caesar-moment-crassus = Jak vybírá Crassus
caesar-moment-poison = Co vezme Jed
caesar-moment-centurion = Centurion místo losování
caesar-moment-checkpoints = Lícem dolů na stanovišti
