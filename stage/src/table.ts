/** The table as the rest of the page sees it: panes with the board in them, the overview strip, marks and movement. */
import { Board } from "./board/board";
import type { Foreseen, Standing, TableOptions } from "./board/options";
import { spotOf } from "./board/picture";
import { listen } from "./board/pointer";
import type { Candidate } from "./board/roving";
import { inOrder, stepTo } from "./board/roving";
import { rectOf } from "./board/screen";
import { shapeOf } from "./board/svg";
import type { Grid } from "./layout";

export interface Table {
    /** Take the places that a grid gives. */
    fit(grid: Grid): void;
    /** Mark places while somebody looks at a choice; none to end it. */
    point(spots: readonly string[]): void;
    /** Show what a choice would bring about: `over` is drawn over panes as tags and dashed lines. */
    foresee(foreseen: Foreseen | null): void;
    /** Show where ideas would be played, numbered in their order. */
    stand(ideas: readonly Standing[]): void;
    /** Say a few words at a place, with the tone of the notice; gone with the next input or after 2.5 s. */
    callout(spot: string, text: string, tone: string): void;
    /** Where words of a size would stand beside a place, at most so far from it, on nothing that is lit or foreseen; null without room. */
    beside(spot: string, width: number, height: number, farthest: number): { x: number; y: number } | null;
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

/** Put the table on the page. */
export function createTable(options: TableOptions): Table {
    const board = new Board(options);
    const { store } = options;
    const stops = [
        store.subscribe((step) => board.hear(step)),
        store.watch(() => board.redraw()),
        listen(board.host, {
            nearer: (spot, left, top) => board.nearer(spot, left, top),
            pick: (spot, left, top) => {
                const late = board.isTooLate(spot, left, top);
                board.input();
                if (late) return;
                board.forget();
                options.pick(spot, left, top);
            },
            look: (spot) => board.look(spot),
        }),
    ];
    const targets = (roles: readonly string[], all: boolean): Candidate[] => {
        const lit = new Set(store.model.marks.lit);
        return board.picture.places().flatMap((place) => {
            const spot = spotOf(place);
            const role = board.picture.around(place)?.pane.shown.role ?? "";
            return roles.includes(role) && (all || lit.has(spot)) ? [{ spot, rect: rectOf(shapeOf(place) ?? place) }] : [];
        });
    };
    return {
        fit: (grid) => board.fit(grid),
        point: (spots) => board.point(spots),
        foresee: (foreseen) => board.foresee(foreseen),
        stand: (ideas) => board.stand(ideas),
        callout: (spot, text, tone) => board.callout(spot, text, tone),
        beside: (spot, width, height, farthest) => board.beside(spot, width, height, farthest),
        finish: () => board.finish(),
        rest: () => board.rest(),
        step: (direction, all) => {
            const spot = stepTo(board.picture.focused(), direction, targets(["main"], all), targets(["companion", "third", "whole"], all));
            if (spot) board.goTo(spot);
            return spot !== "";
        },
        focused: () => board.picture.focused(),
        focus: () => {
            const first = inOrder(targets(["main"], false))[0] ?? inOrder(targets(["companion", "third", "whole"], false))[0];
            if (first) board.goTo(first.spot);
        },
        peek: (pane) => board.peek(pane),
        get state() {
            return { ...board.near };
        },
        unpeek: () => board.unpeek(),
        pin: () => board.pin(),
        whole: () => board.whole(),
        get speed() {
            return board.speed;
        },
        set speed(speed: number) {
            board.speed = speed;
        },
        close: () => {
            for (const stop of stops) stop();
            board.close();
        },
    };
}
