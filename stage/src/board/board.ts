/** The table at work: it hears of every step of the model, and lets panes, marks, movement and overview follow. */
import type { Grid, Rect } from "../layout";
import type { Motion, Picture as PictureModel, ViewModel } from "../model";
import type { Step } from "../store";
import type { Foreseen, Standing, TableOptions } from "./options";
import { Callout, nearestRoom } from "./callout";
import type { Room } from "./close_up";
import { closeUp, enlarged, FINGER, MOUSE } from "./close_up";
import { closedUp } from "./closed_up";
import { drawHit, hitAreas } from "./hit";
import { FlightLayer } from "./flight";
import { drawHubWords } from "./hub_words";
import { nameWhatIsSaid } from "./said_names";
import { describe, Marks } from "./marks";
import { inView, Mover } from "./motion";
import type { Arranged, Near } from "./near";
import { arranged, defended, fewestHidden, hiddenFrom, wishFor } from "./near";
import type { Pane } from "./pane";
import { Picture, spotOf } from "./picture";
import type { Before } from "./pieces";
import { leftBy, remember } from "./pieces";
import { common, intoDrawing, rectOf } from "./screen";
import { Strip } from "./strip";
import { shapeOf } from "./svg";
import type { Wish } from "./panes";
import { EDGE } from "./panes";
import { LAST_MARKS, LastLines } from "./last";
import { glide, placesOfPanes, ZOOM } from "./zoom";

// So long after a movement, in milliseconds, a click where something lay before it is meant for that.
const MEANT = 1000;
// On a phone a pane is shown at least so large, if all that is lit can be seen.
const READABLE = 0.75;
const THEMED = ".theme-light, .theme-dark, .theme-contrast, .theme-safe";

export class Board {
    readonly host = document.createElement("div");
    readonly picture = new Picture(this.host);
    readonly near: Near = { peek: "", pinned: "", whole: false };
    speed = 1;
    readonly strip: Strip;
    private readonly flightLayer = new FlightLayer(this.host);
    private readonly words = new FlightLayer(this.host);
    private readonly lines = new LastLines(this.host);
    private readonly marks = new Marks(this.picture);
    private readonly mover = new Mover();
    private readonly callouts = new Callout(this.words);
    private grid: Grid | null = null;
    private step = "";
    private pointed: readonly string[] = [];
    private foreseen: Foreseen | null = null;
    private ideas: readonly Standing[] = [];
    private looked = "";
    private gliding: Animation[] = [];
    private current = "";
    private moved: readonly string[] = [];
    private arranged: Arranged = { shown: [], all: false, column: false };
    /** Arrangements found for this picture in this grid: the same few come again and again. */
    private readonly found = new Map<string, Arranged>();
    private waiting: Array<() => void> = [];
    /** How the panes have closed up. */
    private closed = "";
    /** The pane that a finger has enlarged. */
    private enlarged: Pane | null = null;
    /** Where the pieces lay that one's own last movement took away, and when it ended; 0 while it goes on. */
    private left: { rects: readonly Rect[]; at: number } = { rects: [], at: 0 };
    /** What was done last, as it was marked before the last click. */
    private told = "";

    constructor(private readonly options: TableOptions) {
        options.panes.append(this.host);
        this.strip = new Strip(options.strip, (pane) => this.peek(pane));
        this.load();
    }

    private get model(): ViewModel {
        return this.options.store.model;
    }

    // ---- what comes ----

    private load(): void {
        const { picture, focus } = this.model;
        this.step = focus.step;
        this.near.peek = "";
        this.near.whole = focus.whole;
        this.found.clear();
        this.picture.load(picture);
        this.strip.load(picture);
        this.arrange(false);
    }

    hear(step: Step): void {
        this.finish();
        this.callouts.clear();
        this.flightLayer.clear();
        if (step.whole || (step.fields.has("picture") && step.before?.picture?.panes !== step.after.picture?.panes)) {
            this.load();
            return;
        }
        const { focus } = this.model;
        const isNext = focus.step !== this.step;
        // What a finger brought nearer was for one click: what is asked for next may lie elsewhere.
        const zoom = isNext || (this.enlarged !== null && step.fields.has("marks"));
        const { motion } = step;
        const before = motion && remember(this.picture);
        const later = this.picture.patch(step, motion !== null && !this.still);
        if (this.model.picture && step.places.size + step.sheets.size > 0) this.strip.patch(this.model.picture, step.places);
        this.left = { rects: motion?.own && before ? leftBy(before, this.picture) : [], at: 0 };
        this.moved = motion ? [...motion.path, ...motion.gains.map((gain) => gain.spot)] : this.moved;
        if (isNext) this.turn();
        if (!motion || !before) {
            if (zoom) this.arrange(true);
            else this.redraw();
            return;
        }
        this.show(motion, before, zoom, later);
    }

    /** Movement comes before the panes do where it can be seen, else after. */
    private show(motion: Motion, before: Before, zoom: boolean, later: () => void): void {
        const first = zoom && inView(motion, this.picture);
        this.marks.clear("position");
        this.lines.clear();
        this.marks.clear("moment");
        if (zoom && !first) this.layOut();
        this.play(motion, before, () => {
            later();
            if (first) this.arrange(true);
            else this.redraw();
        });
    }

    private play(motion: Motion, before: Before, done: () => void): void {
        this.flightLayer.raise();
        const { picture, flightLayer, marks } = this;
        const reduced = this.still;
        this.mover.play(motion, before, { picture, flightLayer, marks, prefix: this.model.prefix, speed: this.speed || 1, reduced }, () => {
            done();
            this.left.at = Date.now();
            this.settle();
        });
    }

    /** Whether a click was meant for what lay there just now: the last of several pieces goes by itself. */
    isTooLate(spot: string, x: number, y: number): boolean {
        const { rects, at } = this.left;
        if (this.model.marks.lit.includes(spot) || (at > 0 && Date.now() - at > MEANT)) return false;
        return rects.some((rect) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height);
    }

    /** The step of the turn is another one: what was peeked at is over. */
    private turn(): void {
        this.step = this.model.focus.step;
        this.near.peek = "";
        this.near.whole = this.model.focus.whole;
    }

    // ---- panes ----

    fit(grid: Grid): void {
        this.finish();
        this.grid = grid;
        this.found.clear();
        this.strip.fit(grid, this.theme);
        this.arrange(false);
    }

    /** Show the panes of the step with their marks; `glides` lets them come from where they were. */
    arrange(glides: boolean): void {
        const before = placesOfPanes(this.picture.panes);
        if (!this.layOut()) return;
        this.redraw();
        if (glides && !this.still && !this.arranged.column) this.glide(before);
    }

    /** Show the panes of the step; returns whether there is anything to be shown. */
    private layOut(): boolean {
        const { focus, marks } = this.model;
        const { grid } = this;
        if (!grid || !this.model.picture) {
            this.picture.show([], []);
            return false;
        }
        const { picture, how } = closedUp(this.model.picture);
        if (how !== this.closed) this.found.clear();
        this.closed = how;
        const wish = wishFor(focus, this.near, grid.form);
        const shows = (pane: string, spot: string): boolean => this.picture.shows(pane, spot);
        this.arranged = this.find(picture, wish, grid, this.near.whole);
        this.enlarged = null;
        if (!this.near.whole && !standsAlone(picture, wish, grid, marks.lit, shows)) {
            const others = defended(picture, wish, this.arranged.shown, marks.lit, marks.looks, shows).map((one) => this.find(picture, one, grid, false));
            this.arranged = fewestHidden([this.arranged, ...others], marks.lit, marks.looks, shows) ?? this.arranged;
        }
        this.picture.show(this.arranged.shown, picture.panes);
        this.host.classList.toggle("column", this.arranged.column);
        if (this.arranged.column) this.scrollTo([...marks.looks, ...marks.lit]);
        this.flightLayer.raise();
        this.words.raise();
        const panes = [...this.picture.panes.values()].filter((pane) => pane.shown.role !== "whole");
        // All panes are measured before any of them shows another part.
        for (const closer of panes.map((pane) => this.closeUp(pane, grid))) closer();
        this.showStrip();
        return true;
    }

    private find(picture: PictureModel, wish: Wish, grid: Grid, whole: boolean): Arranged {
        const key = [wish.main, wish.companion, wish.needed, whole].join(" ");
        const found = this.found.get(key) ?? arranged(picture, wish, grid, whole);
        this.found.set(key, found);
        return found;
    }

    /** Bring the pane of the first of several places to the top of the column. */
    private scrollTo(spots: readonly string[]): void {
        const place = spots.map((spot) => this.picture.place(spot)).find(Boolean);
        const pane = place && this.picture.around(place)?.pane;
        this.host.scrollTop = pane?.shown.rect.y ?? 0;
    }

    /** Somebody clicks: what others did was seen. */
    forget(): void {
        this.told = JSON.stringify(this.model.marks.last);
        this.lines.clear();
        for (const mark of this.host.querySelectorAll(LAST_MARKS)) mark.remove();
    }

    private glide(before: ReadonlyMap<string, Rect>): void {
        const running = glide(this.picture.panes, before, (name) => this.thumbnailOf(name), ZOOM / (this.speed || 1));
        this.gliding = running;
        this.lines.hide(running.length > 0);
        void Promise.allSettled(running.map((one) => one.finished)).then(() => {
            if (this.gliding !== running) return;
            this.gliding = [];
            this.arrived();
            this.settle();
        });
    }

    /** The panes are where they belong: what was pointed at meanwhile is marked now. */
    private arrived(): void {
        this.lines.hide(false);
        this.drawMoment();
    }

    private thumbnailOf(name: string): Rect | null {
        const button = this.options.strip.querySelector(`[data-thumbnail="${CSS.escape(name)}"]`);
        if (!button || this.arranged.all) return null;
        const [rect, own] = [rectOf(button), rectOf(this.host)];
        return rect.width ? { ...rect, x: rect.x - own.x, y: rect.y - own.y } : null;
    }

    /** Find the part of a pane in which its targets are large enough to be hit; what is returned shows it. */
    private closeUp(pane: Pane, grid: Grid): () => void {
        const own = rectOf(pane.svg);
        const lit = new Set([...this.model.marks.lit, ...this.model.marks.soft]);
        const looks = new Set(this.model.marks.looks);
        const places = [...pane.svg.querySelectorAll<SVGElement>("[data-spot]")];
        const boxes = (spots: ReadonlySet<string>): Rect[] => places.flatMap((place) => {
            const shape = spots.has(spotOf(place)) ? shapeOf(place) : null;
            if (!shape) return [];
            const rect = rectOf(shape);
            return [{ x: pane.left + (rect.x - own.x) / pane.scale, y: pane.top + (rect.y - own.y) / pane.scale, width: rect.width / pane.scale, height: rect.height / pane.scale }];
        });
        const near = closeUp(boxes(lit), boxes(looks), roomOf(pane), grid.coarse ? FINGER : MOUSE, grid.form === "phone" && pane.shown.role === "main" ? READABLE : 0);
        return () => (near ? pane.see(near.x, near.y, near.width, near.height, near.scale) : pane.seeAll());
    }

    /** A finger first enlarges what lies around it, where that is too small for one; beside all places it takes that back. */
    nearer(spot: string, left: number, top: number): boolean {
        if (this.enlarged) {
            if (!spot) this.arrange(false);
            return !spot;
        }
        const pane = [...this.picture.panes.values()].find((one) => one.shown.role === "main");
        if (!pane || !this.grid?.coarse || this.grid.form !== "phone" || !this.tooSmall(pane)) return false;
        const own = rectOf(pane.svg);
        const point = { x: (left - own.x) / pane.scale, y: (top - own.y) / pane.scale };
        if (point.x < 0 || point.y < 0 || point.x > pane.form.width || point.y > pane.form.height) return false;
        const part = enlarged(point, roomOf(pane));
        pane.see(part.x, part.y, part.width, part.height, part.scale);
        this.enlarged = pane;
        this.redraw();
        return true;
    }

    /** Whether a whole pane has places to be clicked that a finger misses. */
    private tooSmall(pane: Pane): boolean {
        const whole = pane.scale <= pane.shown.scale;
        const lit = this.model.marks.lit.flatMap((spot) => this.picture.place(spot) ?? []).filter((place) => pane.box.contains(place));
        const small = (place: SVGElement): boolean => {
            const { width, height } = rectOf(place.querySelector(":scope > .hit") ?? shapeOf(place) ?? place);
            return Math.min(width, height) < FINGER - 0.5;
        };
        return whole && lit.length > 1 && lit.some(small);
    }

    // ---- marks ----

    /** Draw all marks anew, and say what is what to those who do not see them. */
    redraw(): void {
        const { model } = this;
        this.host.toggleAttribute("data-gone", this.options.store.connection === "gone");
        const drawHits = this.hits(model.marks.lit);
        const last = JSON.stringify(model.marks.last) === this.told ? [] : model.marks.last;
        const drawLines = this.lines.measure(last, this.picture);
        // Before the marks, which copy the names that they cross.
        nameWhatIsSaid(this.host, this.grid?.form === "phone" ? (model.lesson?.words.join(" ") ?? "") : "");
        this.marks.drawPosition({ ...model.marks, last }, model.notice, model.prefix);
        drawLines();
        this.drawMoment();
        const lit = new Set(model.marks.lit);
        drawHits();
        if (!this.picture.place(this.current)) this.current = "";
        describe(this.picture, lit, this.current || (model.marks.lit.find((spot) => this.picture.place(spot)) ?? ""));
        this.showStrip();
    }

    private showStrip(): void {
        const shown = new Map(this.arranged.column ? [] : this.arranged.shown.map((one): [string, string] => [one.name, one.role]));
        this.strip.show(shown, this.model.focus, this.arranged.all, this.hintedAfar());
    }

    /** The panes in which the hint is that no near pane shows: a hint moves nothing, so the overview says where to look. */
    private hintedAfar(): Set<string> {
        const shows = (pane: string, spot: string): boolean => this.picture.shows(pane, spot);
        const spots = this.model.marks.hint.map((tag) => tag.spot);
        const afar = hiddenFrom(this.arranged.shown, spots, shows);
        return new Set(this.strip.names.filter((name) => afar.some((spot) => shows(name, spot))));
    }

    /** What is lit can be hit, however small it is: all is measured at once, and what is returned draws it. */
    private hits(lit: readonly string[]): () => void {
        const found = [...new Set(lit)].flatMap((spot) => {
            const place = this.picture.place(spot);
            const [shape, around] = place ? [shapeOf(place), this.picture.around(place)] : [];
            return place && shape && around ? [{ place, inPlace: intoDrawing(place), shape: rectOf(shape), frame: common(rectOf(around.window.svg), rectOf(around.pane.box)) }] : [];
        });
        const areas = hitAreas(found, this.grid?.coarse ? FINGER : MOUSE);
        return () => {
            for (const old of this.host.querySelectorAll(".hit")) old.remove();
            found.forEach(({ place, inPlace }, at) => areas[at] && drawHit(place, areas[at], inPlace));
        };
    }

    private drawMoment(): void {
        if (this.mover.running) return;
        const own = this.looked && !this.pointed.includes(this.looked) ? [this.looked] : [];
        this.marks.drawMoment({ pointed: [...this.pointed, ...own], foreseen: this.foreseen, ideas: this.ideas }, this.model.marks, this.model.prefix);
        if (this.model.hub) drawHubWords(this.picture, this.model.hub, [...own, ...this.pointed], this.model.prefix);
    }

    point(spots: readonly string[]): void {
        this.pointed = spots;
        if (!this.gliding.length) this.drawMoment();
    }

    foresee(foreseen: Foreseen | null): void {
        this.foreseen = foreseen;
        if (!this.gliding.length) this.drawMoment();
    }

    stand(ideas: readonly Standing[]): void {
        if (!ideas.length && !this.ideas.length) return;
        this.ideas = ideas;
        if (!this.gliding.length) this.drawMoment();
    }

    /** Somebody points at a place: it is marked here, and told to the rest of the page. */
    look(spot: string): void {
        this.looked = spot;
        if (spot && spot === this.picture.focused()) this.current = spot;
        if (!this.gliding.length) this.drawMoment();
        this.options.look(spot);
    }

    callout(spot: string, text: string, tone: string): void {
        this.finish();
        const place = this.picture.place(spot);
        if (!place || !text) return;
        const inside = (element: Element): Rect => {
            const rect = rectOf(element);
            return { ...rect, ...this.words.inLayer(rect) };
        };
        const taken = [...new Set([...this.model.marks.lit, ...this.moved])].flatMap((name) => {
            const other = this.picture.place(name);
            return other && name !== spot ? [inside(shapeOf(other) ?? other)] : [];
        });
        this.words.raise();
        const bounds = inside(this.options.panes);
        const pane = this.picture.around(place)?.pane.box;
        this.callouts.show(text, tone, inside(shapeOf(place) ?? place), taken, pane ? inside(pane) : bounds);
    }

    beside(spot: string, width: number, height: number, farthest: number): { x: number; y: number } | null {
        const place = this.picture.place(spot);
        if (!place || this.busy) return null;
        const { lit, soft } = this.model.marks;
        // What a later part of the choice may mean is as large as the map.
        const spots = new Set([...lit.filter((one) => !soft.includes(one)), ...this.pointed, ...(this.foreseen?.dashed ?? []), this.foreseen?.ghost?.spot ?? ""]);
        const places = [...spots].flatMap((name) => (name !== spot && this.picture.place(name)) || []);
        const drawn = [...places.map((one) => shapeOf(one) ?? one), ...this.host.querySelectorAll(".path-foreseen, .path-hint, .end-sign, .disc-hint, .disc-idea")];
        return nearestRoom(rectOf(shapeOf(place) ?? place), width, height, drawn.map(rectOf), rectOf(this.options.panes), farthest);
    }

    // ---- the end of movement ----

    finish(): void {
        this.mover.finish();
        const running = this.gliding;
        this.gliding = [];
        for (const one of running) one.finish();
        if (running.length) this.arrived();
        this.settle();
    }

    get busy(): boolean {
        return this.mover.running || this.gliding.length > 0;
    }

    rest(): Promise<void> {
        if (!this.busy) return Promise.resolve();
        return new Promise((resolve) => this.waiting.push(resolve));
    }

    private settle(): void {
        if (this.busy) return;
        const waiting = this.waiting;
        this.waiting = [];
        for (const resolve of waiting) resolve();
    }

    /** Something was done: what was said for a moment is over. */
    input(): void {
        this.finish();
        this.callouts.clear();
        this.flightLayer.clear();
    }

    private get still(): boolean {
        return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    private get theme(): string {
        const named = /\btheme-(light|dark|contrast|safe)\b/;
        const told = named.exec(this.model.picture?.classes ?? "") ?? named.exec(this.options.panes.closest(THEMED)?.className ?? "");
        return told?.[1] ?? (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    }

    // ---- nearer panes ----

    peek(pane: string | 1 | -1): void {
        const names = this.strip.names;
        const now = this.near.peek || this.model.focus.main;
        const name = typeof pane === "string" ? pane : (names.at((names.indexOf(now) + pane) % names.length) ?? "");
        if (!names.includes(name) && !this.picture.model?.panes.some((one) => one.name === name)) return;
        this.input();
        if (this.arranged.column) {
            const shown = this.arranged.shown.find((one) => one.name === name);
            this.host.scrollTo({ top: shown?.rect.y ?? 0, behavior: this.still ? "auto" : "smooth" });
            return;
        }
        this.near.whole = false;
        this.near.peek = name === this.model.focus.main || name === this.near.peek ? "" : name;
        this.arrange(true);
    }

    unpeek(): void {
        if (!this.near.peek && !this.near.whole) return;
        this.input();
        this.near.peek = "";
        this.near.whole = false;
        this.arrange(true);
    }

    pin(): void {
        this.input();
        const companion = this.arranged.shown.find((one) => one.role === "companion")?.name ?? "";
        this.near.pinned = this.near.pinned ? "" : this.near.peek || companion;
        this.arrange(true);
    }

    whole(): void {
        this.input();
        this.near.whole = !this.near.whole;
        this.arrange(true);
    }

    close(): void {
        this.finish();
        this.callouts.clear();
        this.strip.close();
        this.host.remove();
    }

    /** Remember which place the keys are at. */
    goTo(spot: string): void {
        this.current = spot;
        for (const place of this.picture.places()) place.setAttribute("tabindex", spotOf(place) === spot ? "0" : "-1");
        this.picture.place(spot)?.focus({ preventScroll: true });
    }
}

/** A pane at its scale, and the room for it on the screen. */
function roomOf(pane: Pane): Room {
    const { width, height } = pane.shown.rect;
    return { width: pane.form.width, height: pane.form.height, scale: pane.shown.scale, across: width - 2 * EDGE, down: height - 2 * EDGE };
}

/** Whether a pane has all the room of a phone, though some of what is lit is in another one: its tab says how much. */
function standsAlone(picture: PictureModel, wish: Wish, grid: Grid, lit: readonly string[], shows: (pane: string, spot: string) => boolean): boolean {
    const main = picture.panes.find((pane) => pane.name === wish.main);
    return grid.form === "phone" && main?.alone === true && lit.some((spot) => shows(main.name, spot));
}
