/** A small table of our own: sheets and panes of round sizes. */
import type { Change, FocusShown, Opened, Pane, Picture, ViewModel } from "../../src/model";
import { PROTOCOL } from "../../src/model";
import type { ToHost, ToPage, Transport } from "../../src/transport";
import { table } from "../fixtures/models";

const pane = (name: string, own: boolean, sheet: string, box: [number, number, number, number], places: string[]): Pane => ({
    name,
    text: name,
    hue: "hue-one",
    own,
    alone: false,
    forms: [{ width: box[2], height: box[3], windows: [{ sheet, box, at: [0, 0], places }] }],
});

const place = (spot: string): string => `<g id="t--${spot}" data-spot="${spot}" aria-label="${spot}"><rect class="shape" width="50" height="50"/><use data-piece="p.${spot}" href="#tp"/></g>`;

export const PLACES = ["tray.1", "tray.2", "land.a", "land.b", "ship.a", "hand.a"];

/** Circle and own things on the own mat; map, ring (a part of it) and port on the board. */
export const PICTURE: Picture = {
    name: "A table",
    style: "",
    classes: "t-board theme-auto",
    symbols: '<g id="tp"><circle r="3"/></g>',
    sheets: {
        board: { width: 800, height: 800, classes: "sheet board", still: '<rect width="800" height="800"/>' },
        "mat.own": { width: 400, height: 800, classes: "sheet mat seat-0", still: "" },
    },
    places: Object.fromEntries(PLACES.map((spot) => [spot, place(spot)])),
    panes: [
        pane("circle", true, "mat.own", [0, 0, 384, 404], ["tray.1", "tray.2"]),
        pane("own", true, "mat.own", [0, 404, 384, 380], ["hand.a"]),
        pane("map", false, "board", [0, 0, 768, 480], ["land.a", "land.b"]),
        pane("ring", false, "board", [500, 0, 200, 200], ["land.b"]),
        pane("port", false, "board", [0, 480, 500, 252], ["ship.a"]),
    ],
    whole: { width: 1200, height: 900, panes: { circle: [0, 0, 384, 404], own: [0, 410, 384, 380], map: [400, 0, 768, 480], port: [400, 500, 500, 252] } },
};

export const focus = (step: string, main: string, companion: string, wide = companion): FocusShown => ({ step, main, companion, wide, whole: false, places: { port: "2" } });

export function opened(more: Partial<ViewModel> = {}): Opened {
    return { type: "opened", protocol: PROTOCOL, n: 0, model: table({ prefix: "t", picture: PICTURE, focus: focus("1", "circle", "own", "map"), ...more }) };
}

/** A host that plays what a test tells it to. */
export class Played implements Transport {
    readonly asked: ToHost[] = [];
    private hear: (message: ToPage) => void = () => undefined;
    private number = 0;

    first(): null {
        return null;
    }

    send(message: ToHost): void {
        this.asked.push(message);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.hear = hear;
        return () => undefined;
    }

    close(): void {
        this.hear = () => undefined;
    }

    play(change: Partial<Change>): void {
        this.number += 1;
        this.hear({ set: {}, ...change, type: "change", n: this.number });
    }
}
