/** Marks on the board, above the pieces: lines round places, discs, tags, paths, arrows. Never a fill. */
import type { LastMove, MarksShown as MarksModel, Notice, PathMark, Tag } from "../model";
import { drawGhost, signed } from "./ghosts";
import type { Foreseen, Standing } from "./options";
import type { Rect } from "../layout";
import { freePoint, rectangleBorder } from "./border";
import type { Kind } from "./outline";
import { KINDS, outlined } from "./outline";
import type { Layer } from "./pane";
import { disc, drawPath, RADIUS } from "./path";
import type { Picture } from "./picture";
import { spotOf } from "./picture";
import { centreOf, intoDrawing, outlineOnScreen, rectOf } from "./screen";
import { make, shapeOf, transformsUpTo } from "./svg";

/** What somebody looks at or has in hand at the moment. */
export interface Moment {
    pointed: readonly string[];
    foreseen: Foreseen | null;
    /** Ideas in the order of their list. */
    ideas: readonly Standing[];
}

/** A mark that was measured: drawing it asks the browser for nothing more. */
type Draw = () => void;

/** The class that gives the colour of what a lesson or a hint marks. */
function colourAt(marks: MarksModel, spot: string): string {
    if (marks.looks.includes(spot)) return "mark-by-look";
    return marks.hint.some((tag) => tag.spot === spot) ? "mark-by-hint" : "";
}

/** What is done at the end of a way, and how ids of the picture begin. */
type End = { hue: string; symbol: string; prefix: string };

const TICK = "\u2713";
const CROSS = "\u2717";

export class Marks {
    constructor(private readonly picture: Picture) {}

    /** Draw the marks of a position. */
    drawPosition(marks: MarksModel, notice: Notice, prefix: string): void {
        const kinds = new Map<Kind, readonly string[]>([
            ["refused", notice.tone === "refused" && notice.spot ? [notice.spot] : []],
            ["chosen", marks.chosen],
            ["hint", [...marks.hint.map((tag) => tag.spot), ...ends(marks.hint_path, "start")]],
            ["look", marks.looks],
            ["lit", marks.lit.filter((spot) => !marks.soft.includes(spot))],
            ["soft", marks.soft],
            ["last", marks.last.flatMap((one) => [...one.spots, ...ends(one.path, "start")])],
        ]);
        const drawn = strongest(kinds);
        const signs = ([["refused", CROSS], ["chosen", TICK]] as const).flatMap(([kind, text]) => {
            const spots = (kinds.get(kind) ?? []).filter((spot) => drawn.get(spot) === kind);
            return spots.map((spot): [string, Tag] => [kind, { spot, text }]);
        });
        const seats = marks.last.flatMap((one) => lettersOf(one).map((spot): [string, Tag] => [`last by-seat-${one.colour}`, { spot, text: one.letter }]));
        const tags = [...signs, ...seats, ...marks.hint.filter((tag) => tag.text).map((tag): [string, Tag] => ["hint", tag])];
        const measured = [...this.tags(tags, "position"), ...marks.arrows.flatMap(([from, to]) => this.arrow(from, to) ?? [])];
        this.clear("position");
        this.outlines(kinds, "position", (spot, kind) => (kind === "last" ? bySeat(marks.last, spot) : ""));
        for (const draw of measured) draw();
        for (const { path, colour } of marks.hint_path ? [] : marks.last) {
            if (path) drawPath(this.picture, path, `last by-seat-${colour}`, "position", prefix);
        }
        if (marks.hint_path) {
            this.outlines(new Map([["foreseen", ends(marks.hint_path, "end")]]), "position", () => "mark-by-hint");
            drawPath(this.picture, marks.hint_path, "hint", "position", prefix);
        }
        for (const path of marks.plan) drawPath(this.picture, path, "plan", "position", prefix);
        for (const ghost of marks.hint_ghosts ?? []) drawGhost(this.picture, ghost, "hint", "position");
    }

    /** Draw the marks of the moment; what is marked in the position keeps its colour while it is pointed at. */
    drawMoment(moment: Moment, marks: MarksModel, prefix: string): void {
        const { foreseen, pointed, ideas } = moment;
        const dashed = foreseen ? [...foreseen.dashed, ...foreseen.tags.map((tag) => tag.spot), ...ends(foreseen.path, "end")] : [];
        const start = foreseen ? ends(foreseen.path, "start") : [];
        const numbers = ideas.flatMap(({ at, ghost }, number): Array<[string, Tag]> => (at && !ghost ? [["idea", { spot: at, text: String(number + 1) }]] : []));
        const end = foreseen?.end && foreseen.path ? [["end", { spot: foreseen.path.end, text: "" }] as [string, Tag]] : [];
        const tags = this.tags([...numbers, ...end, ...(foreseen?.tags ?? []).map((tag): [string, Tag] => ["foreseen", tag])], "moment", foreseen?.end && { ...foreseen.end, prefix });
        this.clear("moment");
        this.outlines(new Map<Kind, readonly string[]>([["pointed", [...pointed, ...start]], ["foreseen", dashed]]), "moment", (spot, kind) => (kind === "pointed" ? colourAt(marks, spot) : ""));
        // One piece at a place: that of the idea or choice that is looked at lies above the others.
        const looked = ideas.findIndex((one) => one.ghost !== undefined && one.ghost === foreseen?.ghost);
        for (const [at, { ghost }] of ideas.entries()) {
            if (ghost && at !== looked && ghost.spot !== foreseen?.ghost?.spot) drawGhost(this.picture, ghost, "idea", "moment", String(at + 1));
        }
        if (foreseen?.ghost) drawGhost(this.picture, foreseen.ghost, "foreseen", "moment", looked < 0 ? "" : String(looked + 1));
        if (foreseen?.path) drawPath(this.picture, foreseen.path, "foreseen", "moment", prefix);
        for (const draw of tags) draw();
    }

    /** Take all marks of a layer away. */
    clear(layer: Layer): void {
        for (const window of [...this.picture.panes.values()].flatMap((pane) => pane.windows)) {
            window.marks[layer].replaceChildren();
            for (const line of window.svg.querySelectorAll(`[data-layer="${layer}"]`)) line.remove();
        }
    }

    /** Draw a line round each place, the strongest where several would be. */
    outlines(kinds: ReadonlyMap<Kind, readonly string[]>, layer: Layer, extra: (spot: string, kind: Kind) => string = () => ""): void {
        // The strongest come last, above the others.
        for (const [spot, kind] of [...strongest(kinds)].reverse()) this.outline(spot, kind, layer, extra(spot, kind));
    }

    /** Draw a line round a place. */
    outline(spot: string, kind: Kind, layer: Layer, extra = ""): SVGGElement | null {
        const place = this.picture.place(spot);
        const around = place && this.picture.around(place);
        const shape = place && shapeOf(place);
        if (!around || !shape) return null;
        const mark = outlined(shape, around.run.group, kind);
        if (!mark) return null;
        if (extra) mark.setAttribute("class", `${mark.getAttribute("class") ?? ""} ${extra}`);
        mark.dataset["mark"] = kind;
        mark.dataset["of"] = spot;
        mark.dataset["layer"] = layer;
        around.run.lines.append(mark, ...namesOf(place, around.run.group, layer));
        return mark;
    }

    /** Find room for short texts on the borders of places, each of a kind; what is returned draws them. */
    private tags(tags: ReadonlyArray<[string, Tag]>, layer: Layer, end?: End): Draw[] {
        const taken: Rect[] = [];
        return tags.flatMap(([kind, tag]) => this.tag(tag, kind, layer, taken, end) ?? []);
    }

    private tag(tag: Tag, kind: string, layer: Layer, taken: Rect[], end?: End): Draw | null {
        const place = this.picture.place(tag.spot);
        const around = place && this.picture.around(place);
        const shape = place && shapeOf(place);
        if (!around || !shape) return null;
        const scale = around.pane.scale;
        const radius = RADIUS * Math.max(1, Math.min(scale, 1.3)) * (kind === "end" ? 1.25 : 1);
        const outline = outlineOnScreen(shape);
        const border = outline.length ? outline : rectangleBorder(rectOf(shape), 24);
        const pieces = [...place.querySelectorAll("[data-piece]")].map(rectOf);
        const at = freePoint(border, [...pieces, ...taken], rectOf(around.window.svg), radius);
        if (!at) return null;
        taken.push({ x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius });
        const drawing = around.window.marks[layer];
        const point = intoDrawing(drawing)(at);
        return () => {
            if (kind === "end" && end) {
                signed(drawing, point, radius / scale, end, this.picture);
                return;
            }
            const drawn = disc(point.x, point.y, radius / scale, tag.text);
            drawn.setAttribute("class", `disc disc-${kind}`);
            drawing.append(drawn);
        };
    }

    private arrow(from: string, to: string): Draw | null {
        const [first, second] = [this.picture.place(from), this.picture.place(to)];
        const around = first && this.picture.around(first);
        if (!around || !second || this.picture.around(second)?.window !== around.window) return null;
        const drawing = around.window.marks.position;
        const [start, end] = [first, second].map((place) => intoDrawing(drawing)(centreOf(rectOf(shapeOf(place) ?? place))));
        if (!start || !end) return null;
        const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
        const arrow = make("g", { class: "board-arrow" });
        arrow.append(
            make("path", { class: "path-shaft", d: `M${start.x} ${start.y}L${end.x} ${end.y}` }),
            make("path", { class: "path-tip", d: "M3 0L-12 -8L-12 8Z", transform: `translate(${end.x} ${end.y}) rotate(${turn})` }),
        );
        return () => drawing.append(arrow);
    }
}

/** How each place is marked: by the strongest of its marks, the strongest first. */
function strongest(kinds: ReadonlyMap<Kind, readonly string[]>): Map<string, Kind> {
    const found = new Map<string, Kind>();
    for (const kind of [...KINDS, "landing"] as const) {
        for (const spot of kinds.get(kind) ?? []) if (!found.has(spot)) found.set(spot, kind);
    }
    return found;
}

/** Names and numerals of a place, copied, so that they stay readable where a line crosses them. */
export function namesOf(place: SVGElement, group: Element, layer: Layer): SVGGElement[] {
    // The short form of a name stands in a group of its own.
    const texts = [...place.children].filter((one) => one.tagName === "text" || one.firstElementChild?.classList.contains("place"));
    if (!texts.length) return [];
    const names = make("g", { transform: transformsUpTo(place, group), class: place.getAttribute("class") ?? "" });
    names.dataset["layer"] = layer;
    names.append(...texts.map((text) => text.cloneNode(true)));
    return [names];
}

/** The class of the seat that was at a place last. */
function bySeat(last: readonly LastMove[], spot: string): string {
    const seat = last.findLast((one) => one.spots.includes(spot) || one.path?.start === spot);
    return seat ? `by-seat-${seat.colour}` : "";
}

/** Where the letter of a seat stands: where it went, else where it was. */
function lettersOf({ spots, lines, path }: LastMove): readonly string[] {
    if (lines.length) return lines.map(([, to]) => to);
    return path ? [] : spots;
}

function ends(path: PathMark | null, end: "start" | "end"): string[] {
    return path?.[end] ? [path[end]] : [];
}

/** The places that can be clicked as buttons, the others as pictures; the keys find their way by themselves. */
export function describe(picture: Picture, lit: ReadonlySet<string>, current: string): void {
    for (const place of picture.places()) {
        const spot = spotOf(place);
        write(place, "role", lit.has(spot) ? "button" : "img");
        write(place, "tabindex", spot === current ? "0" : "-1");
        place.classList.toggle("can-be-picked", lit.has(spot));
    }
}

function write(place: SVGElement, name: string, value: string): void {
    if (place.getAttribute(name) !== value) place.setAttribute(name, value);
}
