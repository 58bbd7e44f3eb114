/** Who sits where while somebody chooses it: places in the order of tables, an empty text for a free one. Pure. */

export type Places = readonly string[];

/** Sit somebody down at a place, or at the first that is free; whoever sat there stands up. */
export function seated(places: Places, id: string, at = -1): Places {
    const others = stood(places, id);
    const free = others.indexOf("");
    const where = at >= 0 ? at : free >= 0 ? free : others.length;
    const made = [...others, ...Array.from({ length: Math.max(0, where + 1 - others.length) }, () => "")];
    made[where] = id;
    return made;
}

/** Let somebody stand up; the others stay where they sit. */
export function stood(places: Places, id: string): Places {
    return places.map((one) => (one === id ? "" : one));
}

/** Those alone who are here still. */
export function present(places: Places, here: ReadonlySet<string>): Places {
    return places.map((one) => (here.has(one) ? one : ""));
}

/** Tables of a size, with all their places: the last one has a free place where `more` are to sit down. */
export function tables(places: Places, size: number, more: boolean): string[][] {
    const used = places.findLastIndex((one) => one !== "") + 1;
    const wanted = used + (more && !places.slice(0, used).includes("") ? 1 : 0);
    const count = Math.ceil(wanted / size);
    return Array.from({ length: count }, (_, table) => Array.from({ length: size }, (_, seat) => places[table * size + seat] ?? ""));
}

/** What is asked for: those who sit at each table where anybody does. */
export function asked(places: Places, size: number): string[][] {
    return tables(places, size, false).map((table) => table.filter(Boolean)).filter((table) => table.length > 0);
}
