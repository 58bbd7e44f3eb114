/** The languages that are offered, and which of them somebody reads. */
import { keepSetting, keptSetting } from "./preferences";

/** A language under its key, and what it is called in itself. */
export interface Language {
    key: string;
    name: string;
}

/** The language to begin with: what was chosen here before, else the first that the browser asks for, else English. */
export function firstLanguage(offered: readonly Language[], wanted: readonly string[] = navigator.languages): string {
    const kept = keptSetting("language");
    const asked = typeof kept === "string" ? [kept, ...wanted] : wanted;
    return asked.map((one) => nearest(offered, one)).find(Boolean) ?? "en";
}

/** The language that the address names, if it is offered: it counts as chosen here, and the address names it no longer. */
export function namedLanguage(offered: readonly Language[]): string {
    const address = new URL(location.href);
    const named = address.searchParams.get("language");
    if (named === null) return "";
    address.searchParams.delete("language");
    history.replaceState(history.state, "", address);
    const found = nearest(offered, named);
    if (found) keepLanguage(found);
    return found;
}

/** Choose a language for later visits, too. */
export function keepLanguage(language: string): void {
    keepSetting("language", language);
}

/** The language that is offered for a tag: the same, else one without the land or with another (pt-BR for pt-PT). */
function nearest(offered: readonly Language[], tag: string): string {
    const [asked, plain] = [tag.toLowerCase(), tag.toLowerCase().split(/[-_]/)[0]];
    const found = offered.find(({ key }) => key.toLowerCase() === asked) ?? offered.find(({ key }) => key.toLowerCase().split("-")[0] === plain);
    return found?.key ?? "";
}
