/** On a phone a map has no room for its names; those that the words beside it say are drawn all the same. */

/** Name the places whose names are said; all others are as their pane has them. */
export function nameWhatIsSaid(host: HTMLElement, said: string): void {
    for (const place of host.querySelectorAll("[data-spot]:has(.place)")) {
        // A long name has a short form behind it, for less room.
        const names = [...place.querySelectorAll(".place")];
        const isSaid = said !== "" && said.includes(names[0]?.textContent ?? "");
        const name = names.at(-1);
        name?.classList.toggle("said", isSaid);
        name?.parentElement?.classList.toggle("says", isSaid);
    }
}
