### What people are asked for before a game begins.

caesar-offer-solo = Soupeř
caesar-offer-solo-none = někdo další: hrají dva
caesar-offer-solo-low = Crassus, nízká obtížnost
caesar-offer-solo-medium = Crassus, střední obtížnost
caesar-offer-solo-high = Crassus, vysoká obtížnost
caesar-offer-side = Hraješ za stranu
caesar-offer-side-caesar = Caesar
caesar-offer-side-pompey = Pompeius
caesar-offer-harder = Těžší varianta: s každým žetonem bonusu Crassus odhodí i žeton kontroly
caesar-offer-modules = Moduly
caesar-offer-modules-poison = Jed
caesar-offer-modules-centurions = Centurioni
caesar-offer-modules-checkpoints = Kontrolní stanoviště (s oběma dalšími)
