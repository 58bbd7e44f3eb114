/** The places of a history that can be gone to, and which of them is shown. */
import type { History } from "../model";

export interface Place {
    node: number;
    text: string;
}

/** The beginnings of turns, and the end of the line where that is another place. */
export function placesOf(history: History): Place[] {
    const places: Place[] = history.turns.map(({ node, text }) => ({ node, text }));
    if (places.at(-1)?.node !== history.end) places.push({ node: history.end, text: history.last });
    return places;
}

/** Where the game stands among its places: `exact` when that place itself is shown, not one within its turn. */
export function standing(history: History, aim: number): { at: number; exact: boolean } {
    const places = placesOf(history);
    const placeOf = (node: number) => places.findIndex((one) => one.node === node);
    // Who goes quickly along the turns counts from where the last step led, not from what was answered so far.
    if (placeOf(aim) >= 0) return { at: placeOf(aim), exact: true };
    const there = placeOf(history.here);
    if (there >= 0) return { at: there, exact: true };
    return { at: Math.max(history.turns.findIndex((one) => one.here), 0), exact: false };
}
