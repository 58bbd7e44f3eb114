/** On a phone a map has no room for its names; those that the words beside it say are drawn all the same. */

/** Name the places whose names are said; all others are as their pane has them. */
export function nameWhatIsSaid(host: HTMLElement, said: string): void {
    // A long name has a short form behind it, for less room.
    const places = [...host.querySelectorAll("[data-spot]:has(.place)")].map((place) => [...place.querySelectorAll(".place")]);
    const nameOf = (names: Element[]): string => names[0]?.textContent ?? "";
    let rest = said;
    // Who says "Gallia Cisalpina" does not say "Gallia".
    for (const names of places.sort((one, other) => nameOf(other).length - nameOf(one).length)) {
        const isSaid = rest.includes(nameOf(names));
        rest = rest.replaceAll(nameOf(names), "");
        const shortest = names.at(-1);
        shortest?.classList.toggle("said", isSaid);
        shortest?.parentElement?.classList.toggle("says", isSaid);
    }
}
