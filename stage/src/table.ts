/** The table as the rest of the page sees it: panes with the board in them, the overview strip, marks and movement. */
import type { Grid } from "./layout";
import type { Store } from "./store";

export interface TableOptions {
    store: Store;
    /** Where the panes are put, and the thumbnails. */
    panes: HTMLElement;
    strip: HTMLElement;
    /** A lit or any other place was clicked, tapped or chosen by key. `left` and `top` are where, in the window. */
    pick(spot: string, left: number, top: number): void;
    /** Somebody looks at a place, or (an empty text) at none. */
    look(spot: string): void;
}

export interface Table {
    /** Take the places that a grid gives. */
    fit(grid: Grid): void;
    /** Mark places while somebody looks at a choice; none to end it. */
    point(spots: readonly string[]): void;
    /** Show what a choice would bring about: `over` is drawn over panes as tags and dashed lines. */
    foresee(foreseen: Foreseen | null): void;
    /** Say a few words at a place, with the tone of the notice; gone with the next input or after 2.5 s. */
    callout(spot: string, text: string, tone: string): void;
    /** End all movement at once: everything stands at its end. */
    finish(): void;
    /** Resolves when nothing moves. */
    rest(): Promise<void>;
    /** Keys: go to the next lit place (any with `all`) in a direction; false when there is none. */
    step(direction: "left" | "right" | "up" | "down", all: boolean): boolean;
    /** The place that has the focus, or an empty text. */
    focused(): string;
    focus(): void;
    /** Bring a pane near until the next step of the turn; by its name, or the next (1) or previous (-1) one. */
    peek(pane: string | 1 | -1): void;
    /** Whether something is peeked at, pinned, or the whole table is shown. */
    readonly state: { peek: string; pinned: string; whole: boolean };
    unpeek(): void;
    pin(): void;
    whole(): void;
    /** How fast things move: 0.5, 1 or 2; 0 stops at every step. */
    speed: number;
    close(): void;
}

/** What a choice would bring about at places: answer to the request `preview`. */
export interface Foreseen {
    move: string;
    tags: Array<{ spot: string; text: string }>;
    dashed: string[];
    path: import("./model").PathMark | null;
}

/** Stands in until the table comes: nothing is drawn. */
export function createTable(options: TableOptions): Table {
    options.panes.replaceChildren();
    return {
        fit: () => undefined, point: () => undefined, foresee: () => undefined, callout: () => undefined, finish: () => undefined,
        rest: () => Promise.resolve(), step: () => false, focused: () => "", focus: () => undefined, peek: () => undefined,
        state: { peek: "", pinned: "", whole: false }, unpeek: () => undefined, pin: () => undefined, whole: () => undefined,
        speed: 1, close: () => undefined,
    };
}
