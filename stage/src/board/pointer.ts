/** Mouse, pen, finger and keys on the board: what is picked, and what is looked at. */
import { spotOf } from "./picture";

interface Hearer {
    /** A click at a point of the screen, on a place or on none; whether it was for looking nearer, and picks nothing. */
    nearer(spot: string, left: number, top: number): boolean;
    pick(spot: string, left: number, top: number): void;
    look(spot: string): void;
}

const LONG = 450;

/** Listen on the board. Returns how to stop. */
export function listen(board: HTMLElement, hearer: Hearer): () => void {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void => board.addEventListener(type, hear, { signal: stop.signal });
    let looked = "";
    let press = 0;
    let held = false;
    let clicked = "";
    const at = (event: MouseEvent): string => `${event.clientX} ${event.clientY}`;
    const look = (spot: string): void => {
        if (spot === looked) return;
        looked = spot;
        hearer.look(spot);
    };
    on("click", (event) => {
        const spot = spotOf(event.target);
        if (held) {
            held = false;
            return;
        }
        clicked = at(event);
        look("");
        if (hearer.nearer(spot, event.clientX, event.clientY)) return;
        if (spot) hearer.pick(spot, event.clientX, event.clientY);
    });
    on("keydown", (event) => {
        const spot = spotOf(event.target);
        if (!spot || event.defaultPrevented || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        const { left, top, width, height } = (event.target as Element).getBoundingClientRect();
        hearer.pick(spot, left + width / 2, top + height / 2);
    });
    // What comes to lie below a mouse that rests where it clicked is not looked at.
    on("pointermove", (event) => {
        if (event.pointerType !== "touch" && at(event) !== clicked) look(spotOf(event.target));
    });
    on("pointerleave", () => look(""));
    // What a finger or a mouse has clicked has the focus too, and its words would stand over what comes next.
    on("focusin", (event) => (event.target as Element).matches(":focus-visible") && look(spotOf(event.target)));
    on("focusout", () => look(""));
    on("pointerdown", (event) => {
        window.clearTimeout(press);
        held = false;
        const spot = spotOf(event.target);
        if (event.pointerType !== "touch" || !spot) return;
        press = window.setTimeout(() => {
            held = true;
            look(spot);
        }, LONG);
    });
    for (const type of ["pointerup", "pointercancel"] as const) on(type, () => window.clearTimeout(press));
    return () => {
        window.clearTimeout(press);
        stop.abort();
    };
}
