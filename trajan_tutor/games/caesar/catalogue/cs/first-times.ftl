### What is explained the first time that it happens in one’s games: a sentence, beside the card of its rule.

caesar-first-time-bonus = Tvůj žeton obsadil poslední pole u provincie, takže její žeton bonusu je tvůj, ať kontrolu získá kdokoli.
caesar-first-time-control = Provincie je uzavřená a máš v ní větší vliv, takže získáváš kontrolu: přijde na ni jeden tvůj žeton kontroly.
caesar-first-time-lost = Provincie je uzavřená a větší vliv v ní má druhá strana, takže získává kontrolu, až do konce partie.
caesar-first-time-tie = Obě strany mají v této provincii stejný vliv, takže nad ní kontrolu nikdy nikdo nezíská.
caesar-first-time-italia = Italia platí dvakrát: kdo nad ní získá kontrolu, dá na ni dva žetony kontroly.
caesar-first-time-border = Kdo má kontrolu nad dvěma sousedními provinciemi, smí dát další žeton kontroly na hranici mezi nimi.
caesar-first-time-keep-senate = Žeton Senát ti zůstává. Když získáš i kontrolu nad provincií, smíš pod něj dát žetony kontroly: tolik, kolik máš žetonů Senát.
caesar-first-time-senate = Žetony kontroly pod žetonem Senát platí jako umístěné: až tolik, kolik strana vlastní žetonů Senát.
caesar-first-time-wealth = Bohatství zvětší zásobu: ve všech dalších tazích o jeden žeton na výběr víc.
caesar-first-time-might = Síla otočí soupeřův žeton vlivu: odteď se na žádné straně nepočítá.
caesar-first-time-might-marker = Síla otočí žeton kontroly: kontrola nad provincií trvá, ale na její hranice se už žádné žetony kontroly nedávají.
caesar-first-time-tactics = Taktika dává po tomto tahu ještě jeden celý tah.
caesar-first-time-empty-bag = Sáček je prázdný, takže se nic nelosuje. Strana, která na začátku svého tahu nemůže umístit žeton, prohrává.
caesar-first-time-last-marker = Poslední z dvanácti žetonů kontroly je umístěný, a to rovnou vyhrává partii.
caesar-first-time-no-placement = Na začátku tahu se na volná pole nehodí žádný žeton: partie je prohraná, ať je umístěno žetonů kontroly kolik chce.
