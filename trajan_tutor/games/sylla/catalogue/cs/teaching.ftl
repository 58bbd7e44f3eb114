### How to teach it: what somebody does and asks who explains the game at a table.

sylla-teaching-aim = O co jde
    .do = Ukaž na stupnici prestiže a pak na tři ukazatele Res Publica. Řekni, že vyhrává prestiž a že nasbírané žetony mají na konci hodnotu, kterou ukazatele udávají: v krizi žádnou.
    .ask = Máte tři žetony Zdraví a jejich ukazatel je v krizi. Jakou mají hodnotu?
sylla-teaching-people = Vaše postavy
    .do = Vylož postavy do řady a jednou větou řekni, k čemu která je. Jednu otoč na stranu, ať je vidět, že zaplatila: v tomto kole už nic nedělá.
    .ask = Kterou svou postavu byste za budovu radši neotáčeli?
sylla-teaching-consul = Konzul
    .do = Uspořádej krátkou volbu s otevřenýma rukama: neotočení Senátoři jsou hlasy a denáry také. Vezmi konzulův žeton a předej dál označení prvního konzula.
    .ask = Máte dva Senátory a nabízíte 4 hlasy. Kolik denárů to stojí?
sylla-teaching-buildings = Budovy, potom peníze
    .do = Nabídni jednu budovu a nech všechny jednou dokola přihodit. Vítěz otočí na stranu tolik karet dané barvy, kolik činila nabídka. Pak rukou vyplať příjem.
    .ask = Kdo nabízí další budovu?
sylla-teaching-events = Čtyři události, dvě nastanou
    .do = Umisťuj kostičky na čtyři události, jednu po druhé, jak dovolí Legionáři a Vestálky. Dvě s nejvíc kostičkami odsuň stranou a přečti, co udělají ty druhé dvě.
    .ask = Které události se bojíte nejvíc a kdo další ji chce odvrátit?
sylla-teaching-work = Ruce a palce, a hlad
    .do = Všichni schovají denáry v ruce a otevřou ji s palcem nahoru, nebo dolů. Jednou spočítej obojí. Skonči hladem: každý ztratí, co udává jeho ukazatel.
    .ask = Máte palec dolů a pět hlasů. Kolik bodů prestiže získáte?
