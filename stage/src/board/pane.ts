/** One pane on the page: a box with a picture of its own, in which windows show parts of sheets. */
import type { PaneForm, PaneWindow, Pane as PaneModel } from "../model";
import type { Shown } from "./panes";
import { textOf } from "./closed_up";
import { make } from "./svg";

/** A window of a pane on a box of a sheet: its places, and above them its marks. */
export interface Window {
    sheet: string;
    places: readonly string[];
    svg: SVGSVGElement;
    dress: SVGGElement;
    /** Places of one kind after another; lines round them lie above them and below those of the next kind. */
    runs: Run[];
    /** Discs, tags and paths of the position, and those of the moment above them. */
    marks: Record<Layer, SVGGElement>;
}

export interface Run {
    keys: readonly string[];
    group: SVGGElement;
    lines: SVGGElement;
}

export type Layer = "position" | "moment";

/** So much of a pane, in its units, is not missed at a side. */
const CUT = 0.5;
const MARKS = { class: "board-marks", "aria-hidden": "true" };

/** What a window shows of a sheet besides its places: a copy of what never changes, and the classes. */
export interface Sheets {
    still(sheet: string): Node[];
    classes(sheet: string): string;
}

/** A pane that is shown. */
export class Pane {
    readonly box = document.createElement("div");
    readonly svg = make("svg", { class: "pane-picture" });
    windows: Window[] = [];
    shown: Shown;
    /** Pixels of the screen for a unit of the sheets. */
    scale = 1;
    /** The corner of what is seen of it, in its units. */
    left = 0;
    top = 0;
    private drawn = "";
    private seen = "";
    private stands = "";

    constructor(
        public model: PaneModel,
        shown: Shown,
    ) {
        this.shown = shown;
        this.box.dataset["pane"] = model.name;
        this.box.setAttribute("role", "group");
        this.box.setAttribute("aria-label", model.text);
        this.box.append(this.svg);
    }

    get form(): PaneForm {
        return this.model.forms[this.shown.form] ?? { width: 1, height: 1, windows: [] };
    }

    /** Stand where the arrangement says; what is seen of it stays where it stands as before. Returns whether the windows are new, and have no places yet. */
    place(shown: Shown, sheets: Sheets): boolean {
        this.shown = shown;
        this.box.className = `pane pane-${shown.role} ${this.model.hue}`;
        const { x, y, width, height } = shown.rect;
        Object.assign(this.box.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
        const { form } = this;
        const stands = [x, y, width, height, shown.scale, form.width, form.height].join(" ");
        if (stands !== this.stands) this.seeAll();
        this.stands = stands;
        const drawn = `${shown.form} ${textOf(form)}`;
        if (drawn === this.drawn) return false;
        this.drawn = drawn;
        this.windows = this.form.windows.map((window) => newWindow(window, sheets));
        this.svg.replaceChildren(...this.windows.map((window) => window.svg));
        return true;
    }

    /** Show only a part of the pane, in its units, in the whole of its box. */
    see(x: number, y: number, width: number, height: number, scale: number): void {
        this.scale = scale;
        this.left = x;
        this.top = y;
        const size = [(width * scale).toFixed(1), (height * scale).toFixed(1)] as const;
        const seen = [...[x, y, width, height].map((one) => one.toFixed(1)), ...size].join(" ");
        // What is set is laid out anew, also where it is what it was.
        if (seen === this.seen) return;
        this.seen = seen;
        this.svg.style.setProperty("--scale", scale.toFixed(3));
        this.svg.setAttribute("width", size[0]);
        this.svg.setAttribute("height", size[1]);
        this.svg.setAttribute("viewBox", seen.split(" ").slice(0, 4).join(" "));
        const { form } = this;
        const cut = { left: x > CUT, right: x + width < form.width - CUT, top: y > CUT, bottom: y + height < form.height - CUT };
        this.svg.dataset["cut"] = Object.entries(cut).flatMap(([side, is]) => (is ? [side] : [])).join(" ");
    }

    /** Show all of the pane. */
    seeAll(): void {
        this.see(0, 0, this.form.width, this.form.height, this.shown.scale);
    }

    /** The window that shows a point of a sheet. */
    windowAt(sheet: string, x: number, y: number): Window | null {
        const index = this.form.windows.findIndex(({ sheet: name, box: [left, top, width, height] }) => {
            return name === sheet && x >= left && x <= left + width && y >= top && y <= top + height;
        });
        return this.windows[index] ?? null;
    }
}

function newWindow(window: PaneWindow, sheets: Sheets): Window {
    const [x, y, width, height] = window.box;
    const svg = make("svg", { class: "window", x: window.at[0], y: window.at[1], width, height, viewBox: `${x} ${y} ${width} ${height}` });
    const dress = make("g", { class: sheets.classes(window.sheet) });
    const marks = { position: make("g", MARKS), moment: make("g", MARKS) };
    // Copied, not referred to: rules of a style sheet do not reach from outside into what a reference shows.
    const runs = runsOf(window.places).map((keys): Run => ({ keys, group: make("g"), lines: make("g", MARKS) }));
    dress.append(...sheets.still(window.sheet), ...runs.flatMap((run) => [run.group, run.lines]));
    svg.append(dress, marks.position, marks.moment);
    return { sheet: window.sheet, places: window.places, svg, dress, runs, marks };
}

/** Keys of places in groups of one kind, as their names begin. */
export function runsOf(keys: readonly string[]): string[][] {
    const runs: string[][] = [];
    let last = "";
    for (const key of keys) {
        const kind = key.slice(0, Math.max(0, key.lastIndexOf(".")));
        if (kind !== last || !runs.length) runs.push([]);
        runs.at(-1)?.push(key);
        last = kind;
    }
    return runs;
}
