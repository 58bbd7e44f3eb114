/** What a table is given, and what it can be asked to show before it is done. */
import type { GhostShown, IdeaMarks, PathMark } from "../model";
import type { Store } from "../store";

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

/** What a choice would bring about at places: answer to the request `preview`. */
export interface Foreseen {
    move: string;
    tags: Array<{ spot: string; text: string }>;
    dashed: string[];
    path: PathMark | null;
    /** A piece as it would lie. */
    ghost?: GhostShown;
    /** What is done at the end of the way. */
    end?: { hue: string; symbol: string };
}

/** Where an idea would be played: its number in the list stands there. */
export type Standing = Pick<IdeaMarks, "at" | "ghost">;
