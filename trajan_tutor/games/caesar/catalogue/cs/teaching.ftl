### How to teach it: what somebody does and asks who explains the game at a table.

caesar-teaching-aim = O co jde
    .do = Polož před každou stranu dvanáct žetonů kontroly. Řekni, že vyhraje strana, které jako první dojdou, a že všechno ostatní slouží jen k tomu se jich zbavit.
    .ask = Je dobré, když ještě máte hodně žetonů kontroly?
caesar-teaching-placing = Jeden tah
    .do = Umísti jeden žeton mezi dvě provincie, otoč ho na jeho poli a nech ostatní říct, co se mění. Pak zkus pole s jiným symbolem a vezmi žeton zpátky.
    .ask = Na žetonu je 5 a 1. Které provincii dáte pětku a proč?
caesar-teaching-closing = Uzavření provincie
    .do = Zaplň pole kolem malé provincie, střídavě po jednom žetonu za každou stranu. Oba součty nahlas spočítej. Ukaž, že žeton bonusu může vzít jedna strana a kontrolu získat ta druhá.
    .ask = Uzavřete provincii, ve které ztrácíte. Co získáte vy a co druhá strana?
caesar-teaching-borders = Proč záleží na sousedech
    .do = Polož svůj žeton kontroly na dvě provincie vedle sebe a pak jeden na hranici mezi nimi. Takhle jedno uzavření umístí dva nebo tři žetony kontroly najednou.
    .ask = Ve které provincii byste teď získali nejvíc hranic?
caesar-teaching-bonus = Žetony bonusu
    .do = Vylož do řady od každého jeden a pěti slovy řekni, co dělá. Řekni, že se použije hned, nebo propadne, a že jen Senát si strana nechává.
    .ask = Kvůli kterému žetonu bonusu provincii uzavřete, i když ji ztratíte?
