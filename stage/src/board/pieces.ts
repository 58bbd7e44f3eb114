/** Which pieces are elsewhere after a change, and where they come from. */
import type { Rect } from "../layout";
import type { Spot } from "./border";
import type { FlightLayer } from "./flight";
import type { Picture } from "./picture";
import { spotOf } from "./picture";
import { rectOf } from "./screen";

/** A piece as it lay: where, and what it looked like. */
export interface Lying {
    spot: string;
    look: string;
    rect: Rect;
}

/** Where pieces were, by their names. */
export type Before = ReadonlyMap<string, Lying>;

/** A piece that came from somewhere; `from` and `home` are in the layer of what travels. */
export interface Travel {
    name: string;
    piece: SVGGraphicsElement;
    home: Rect;
    from: Rect | Spot | null;
}

// When more is new than this, the table was set out anew, and nothing travels by likeness.
const MOST_ALIKE = 8;

/** Remember where all pieces are, before something changes. */
export function remember(picture: Picture): Before {
    return new Map(piecesIn(picture).map((piece): [string, Lying] => [nameOf(piece), { spot: spotOf(piece), look: lookOf(piece), rect: rectOf(piece) }]));
}

/** Where pieces lay on the screen that lie elsewhere now. */
export function leftBy(before: Before, picture: Picture): Rect[] {
    const now = new Map(piecesIn(picture).map((piece): [string, string] => [nameOf(piece), spotOf(piece)]));
    return [...before].flatMap(([name, lying]) => (now.get(name) === lying.spot ? [] : [lying.rect]));
}

/**
 * The pieces that are elsewhere. Names of pieces that lie alike tell their place, so one that is gone and one that is new
 * and looks the same are taken for one piece; those from `start` first.
 */
export function travelsOf(before: Before, picture: Picture, flightLayer: FlightLayer, start: string): Travel[] {
    const now = new Map(piecesIn(picture).map((piece): [string, SVGGraphicsElement] => [nameOf(piece), piece]));
    const gone = [...before].filter(([name]) => !now.has(name)).map(([, lying]) => lying);
    gone.sort((one, other) => Number(other.spot === start) - Number(one.spot === start));
    const fresh = [...now.keys()].filter((name) => !before.has(name));
    const alike = fresh.length <= MOST_ALIKE;
    return [...now].flatMap(([name, piece]): Travel[] => {
        const was = before.get(name);
        // What is only set out anew at its place is there at once.
        if (was && was.spot === spotOf(piece)) return [];
        const from = was ?? (alike ? taken(gone, lookOf(piece)) : null);
        return [{ name, piece, home: inLayer(rectOf(piece), flightLayer), from: from && inLayer(from.rect, flightLayer) }];
    });
}

function taken(gone: Lying[], look: string): Lying | null {
    const at = gone.findIndex((one) => one.look === look);
    return at < 0 ? null : (gone.splice(at, 1)[0] ?? null);
}

function inLayer(rect: Rect, flightLayer: FlightLayer): Rect {
    return { ...rect, ...flightLayer.inLayer(rect) };
}

function piecesIn(picture: Picture): SVGGraphicsElement[] {
    return picture.places().flatMap((place) => [...place.querySelectorAll<SVGGraphicsElement>("[data-piece]")]);
}

function nameOf(piece: SVGElement): string {
    return piece.dataset["piece"] ?? "";
}

function lookOf(piece: SVGElement): string {
    return [piece, ...piece.querySelectorAll("use")].map((one) => one.getAttribute("href") ?? "").join(" ");
}
