/**
 * The picture of the board: symbols once and hidden, each place once, in the nearest pane that
 * shows it. A place that is new replaces the one before, by its key: this is the only differ of the picture.
 */
import type { Pane as PaneModel, Picture as PictureModel } from "../model";
import type { Step } from "../store";
import type { Run, Window } from "./pane";
import { Pane } from "./pane";
import type { Shown } from "./panes";
import type { Spot } from "./border";
import { fragment as drawn, parsed, sheet } from "../parts/markup";
import { make } from "./svg";

const NEARNESS = ["main", "companion", "third", "whole"];

export class Picture {
    readonly panes = new Map<string, Pane>();
    model: PictureModel | null = null;
    private readonly hidden = make("svg", { class: "picture-store", width: 0, height: 0, "aria-hidden": "true" });
    private readonly style = document.createElement("style");
    private readonly stills = new Map<string, SVGGElement>();
    private readonly elements = new Map<string, SVGElement>();
    private readonly home = new Map<string, Window>();
    private readonly sizes = new Map<string, { middle: Spot; height: number }>();

    constructor(private readonly host: HTMLElement) {
        host.append(this.style, this.hidden);
    }

    /** Begin with another picture. */
    load(model: PictureModel | null): void {
        for (const pane of this.panes.values()) pane.box.remove();
        this.panes.clear();
        this.elements.clear();
        this.home.clear();
        this.model = model;
        this.host.className = `board ${model?.classes ?? ""}`;
        this.style.textContent = sheet(model?.style ?? "");
        this.hidden.replaceChildren(...drawn(model?.symbols ?? "").childNodes);
        this.stills.clear();
        this.sizes.clear();
        for (const [id, { still }] of Object.entries(model?.sheets ?? {})) this.stills.set(id, drawn(still));
        for (const [key, fragment] of Object.entries(model?.places ?? {})) this.keep(key, fragment);
    }

    /**
     * Take over what has changed of the picture. What `moves` is seen first: places at which nothing else came or went, so
     * that only their numbers are new, wait until what is returned is called.
     */
    patch(step: Step, moves = false): () => void {
        const after = step.after.picture;
        if (!after) return () => undefined;
        this.model = after;
        const focused = this.focused();
        const waiting: Array<() => void> = [];
        let gaps = false;
        for (const key of step.places) {
            const before = this.elements.get(key);
            const fragment = after.places[key];
            const element = fragment === undefined ? null : named(fragment);
            const put = (): void => {
                if (element) this.elements.set(key, element);
                else this.elements.delete(key);
                if (before?.parentNode && element) before.replaceWith(element);
                else before?.remove();
            };
            if (moves && before && element && piecesOf(before) === piecesOf(element)) waiting.push(put);
            else put();
            gaps ||= !before !== !element;
        }
        if (gaps) this.adopt();
        for (const id of step.sheets) this.dress(id, after.sheets[id]?.classes ?? "");
        this.refocus(focused);
        return () => {
            const now = this.focused();
            for (const put of waiting) put();
            this.refocus(now);
        };
    }

    /** Give the focus back to a place that was made anew: as it comes it could not have it. */
    private refocus(spot: string): void {
        if (!spot || this.focused() === spot) return;
        const place = this.place(spot);
        if (place && !place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
        place?.focus({ preventScroll: true });
    }

    /** Show panes as they were arranged. Panes that are shown already keep what they have. */
    show(arranged: readonly Shown[], panes: readonly PaneModel[]): void {
        if (!this.model) return;
        const focused = this.focused();
        const names = new Set(arranged.map((one) => one.name));
        for (const [name, pane] of this.panes) {
            if (names.has(name)) continue;
            pane.box.remove();
            this.panes.delete(name);
        }
        for (const shown of arranged) {
            const model = panes.find((pane) => pane.name === shown.name);
            if (!model) continue;
            const pane = this.panes.get(shown.name) ?? new Pane(model, shown);
            pane.model = model;
            pane.place(shown, this);
            if (!this.panes.has(shown.name)) this.host.append(pane.box);
            this.panes.set(shown.name, pane);
        }
        this.adopt();
        this.refocus(focused);
    }

    /** A copy of what never changes on a sheet. */
    still(sheet: string): Node[] {
        return [...(this.stills.get(sheet)?.cloneNode(true).childNodes ?? [])];
    }

    classes(sheet: string): string {
        return this.model?.sheets[sheet]?.classes ?? "";
    }

    /** Give each place to the nearest pane that shows it, in the order in which the pane has it. */
    private adopt(): void {
        this.home.clear();
        const panes = [...this.panes.values()].sort((one, other) => NEARNESS.indexOf(one.shown.role) - NEARNESS.indexOf(other.shown.role));
        for (const window of panes.flatMap((pane) => pane.windows)) {
            for (const { keys, group } of window.runs) {
                const mine = keys.filter((key) => this.elements.has(key) && !this.home.has(key));
                for (const key of mine) this.home.set(key, window);
                const elements = mine.flatMap((key) => this.elements.get(key) ?? []);
                const now = group.children;
                if (elements.length !== now.length || elements.some((element, at) => element !== now[at])) group.replaceChildren(...elements);
            }
        }
    }

    private keep(key: string, fragment: string): SVGElement | null {
        const element = named(fragment);
        if (element) this.elements.set(key, element);
        return element;
    }

    private dress(id: string, classes: string): void {
        for (const pane of this.panes.values()) {
            for (const window of pane.windows) if (window.sheet === id) window.dress.setAttribute("class", classes);
        }
    }

    /** The element of a spot, where it is to be seen. */
    place(spot: string): SVGElement | null {
        return spot ? this.host.querySelector<SVGElement>(`[data-spot="${CSS.escape(spot)}"]`) : null;
    }

    /** All spots that are to be seen. */
    places(): SVGElement[] {
        return [...this.host.querySelectorAll<SVGElement>("[data-spot]")];
    }

    /** The pane, the window and the run of places in which an element is. */
    around(element: Element): { pane: Pane; window: Window; run: Run } | null {
        for (const pane of this.panes.values()) {
            for (const window of pane.windows) {
                const run = window.runs.find((one) => one.group.contains(element));
                if (run) return { pane, window, run };
            }
        }
        return null;
    }

    /** The middle of what a reference shows, since symbols begin at their corners: each symbol is measured once. */
    middle(use: SVGUseElement): Spot {
        return this.measured(use).middle;
    }

    /** The middle and the height of what a reference shows, once it is in the picture. */
    measured(use: SVGUseElement): { middle: Spot; height: number } {
        const symbol = use.getAttribute("href") ?? "";
        const known = this.sizes.get(symbol);
        if (known) return known;
        if (typeof use.getBBox !== "function") return { middle: { x: 0, y: 0 }, height: 0 };
        const { x, y, width, height } = use.getBBox();
        const found = { middle: { x: x + width / 2, y: y + height / 2 }, height };
        if (height) this.sizes.set(symbol, found);
        return found;
    }

    /** The window that shows a point of a sheet in the nearest pane. */
    windowAt(sheet: string, x: number, y: number): Window | null {
        const panes = [...this.panes.values()].sort((one, other) => NEARNESS.indexOf(one.shown.role) - NEARNESS.indexOf(other.shown.role));
        for (const pane of panes) {
            const window = pane.windowAt(sheet, x, y);
            if (window) return window;
        }
        return null;
    }

    /** The spot that has the focus, or an empty text. */
    focused(): string {
        const root = this.host.getRootNode() as Document | ShadowRoot;
        const active = root.activeElement;
        return active && this.host.contains(active) ? spotOf(active) : "";
    }

    /** The keys under which a spot may be found: its own, or that of its family. */
    shows(pane: string, spot: string): boolean {
        const model = this.model?.panes.find((one) => one.name === pane);
        const family = `family:${spot.slice(0, Math.max(0, spot.lastIndexOf(".")))}`;
        return model?.forms[0]?.windows.some((window) => window.places.includes(spot) || window.places.includes(family)) ?? false;
    }
}

/** The element of a fragment; while things move nobody says what can be clicked, and a name needs a role at any time. */
function named(fragment: string): SVGElement | null {
    const element = parsed(fragment);
    const unsaid = "[aria-label]:not([role])";
    for (const one of element ? [element, ...element.querySelectorAll(unsaid)] : []) if (one.matches(unsaid)) one.setAttribute("role", "img");
    return element;
}

/** Which pieces lie in an element, as one text. */
function piecesOf(element: SVGElement): string {
    return [...element.querySelectorAll<SVGElement>("[data-piece]")].map((piece) => piece.dataset["piece"]).join(" ");
}

/** The name of the spot of which an element is a part, or an empty text. */
export function spotOf(element: EventTarget | null): string {
    const place = element instanceof Element ? element.closest<SVGElement>("[data-spot]") : null;
    return place?.dataset["spot"] ?? "";
}
