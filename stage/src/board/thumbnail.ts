/** Still pictures of panes: the same art as an image, never a live copy; small ones are without text. */
import type { Pane, Picture } from "../model";
import { fragment } from "../parts/markup";

const TEXT = /<text\b[^>]*>[\s\S]*?<\/text>/g;
const REFERENCE = /(?:href="|url\()#([^")]+)/g;

/** The picture of a pane as SVG by itself, in a theme; with `read` it is large enough for its text. */
export function stillPicture(picture: Picture, pane: Pane, theme: string, read = false): string {
    const form = pane.forms[0];
    if (!form) return "";
    const drawn = new Set<string>();
    const windows = form.windows.map((window) => {
        const [x, y, width, height] = window.box;
        const places = window.places.filter((key) => !drawn.has(key));
        for (const key of places) drawn.add(key);
        const inside = places.map((key) => picture.places[key] ?? "").join("");
        return (
            `<svg x="${window.at[0]}" y="${window.at[1]}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
            `<g class="${picture.sheets[window.sheet]?.classes ?? ""}">${picture.sheets[window.sheet]?.still ?? ""}${inside}</g></svg>`
        );
    });
    const shown = (svg: string): string => (read ? svg : svg.replace(TEXT, ""));
    const body = shown(windows.join(""));
    const symbols = shown(usedSymbols(picture.symbols, body));
    const classes = `${picture.classes.replace(/\btheme-\S+/g, "")} theme-${theme}`;
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" class="${classes}" viewBox="0 0 ${form.width} ${form.height}" ` +
        `width="${form.width}" height="${form.height}"><style>${picture.style.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</style>` +
        `<defs>${symbols}</defs>${body}</svg>`
    );
}

/** The symbols that a drawing uses, and those that they use. */
function usedSymbols(symbols: string, drawing: string): string {
    const all = symbolsById(symbols);
    const used = new Set<string>();
    const look = (text: string): void => {
        for (const [, id] of text.matchAll(REFERENCE)) {
            const symbol = id ? all.get(id) : undefined;
            if (!id || symbol === undefined || used.has(id)) continue;
            used.add(id);
            look(symbol);
        }
    };
    look(drawing);
    return [...used].map((id) => all.get(id) ?? "").join("");
}

let known: [string, Map<string, string>] = ["", new Map<string, string>()];

function symbolsById(symbols: string): Map<string, string> {
    if (known[0] !== symbols) {
        const found = [...fragment(symbols).querySelectorAll("[id]")].map((one): [string, string] => [one.id, one.outerHTML]);
        known = [symbols, new Map<string, string>(found)];
    }
    return known[1];
}
