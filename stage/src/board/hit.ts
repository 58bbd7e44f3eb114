/** Where a click counts for a place that is too small to be hit: an area around it that nobody sees. Pure but for drawing it. */
import type { Rect } from "../layout";
import type { Spot } from "./border";
import { MOUSE } from "./close_up";
import { overlaps } from "./screen";
import { make } from "./svg";

/** A place that can be clicked, and the window that it must not leave. */
interface Target {
    shape: Rect;
    frame: Rect;
}

interface Reach {
    from: number;
    to: number;
}

/**
 * The area of each place; null where its shape is large enough by itself. An area is `least` wide and high where there
 * is room: between two places that are near to each other it ends halfway, or at the other one if that is large
 * enough; so areas may meet and never overlap.
 */
export function hitAreas(targets: readonly Target[], least: number): Array<Rect | null> {
    const areas = targets.map((target) => {
        const { shape } = target;
        if (shape.width >= least && shape.height >= least) return null;
        const [across, down] = [reachOf(target.frame, "x"), reachOf(target.frame, "y")];
        // What another window shows takes no room in this one.
        const near = targets.filter((other) => other !== target && overlaps(other.frame, target.frame));
        for (const other of near) part(shape, other.shape, across, down, least);
        const [x, y] = [extended(reachOf(shape, "x"), across, least), extended(reachOf(shape, "y"), down, least)];
        return { x: x.from, y: y.from, width: x.to - x.from, height: y.to - y.from };
    });
    // What others did not need of their half is free.
    targets.forEach((target, at) => {
        const others = targets.flatMap((other, number) => (number !== at && overlaps(other.frame, target.frame) ? [areas[number] ?? other.shape] : []));
        const area = areas[at];
        if (area) areas[at] = grown(grown(area, "x", others, target.frame, least), "y", others, target.frame, least);
    });
    return areas;
}

/** Longer in one direction, if it is too short, as far as nothing else lies there. */
function grown(area: Rect, axis: "x" | "y", others: readonly Rect[], frame: Rect, least: number): Rect {
    const own = reachOf(area, axis);
    if (own.to - own.from >= least) return area;
    const within = reachOf(frame, axis);
    const across = axis === "x" ? "y" : "x";
    for (const other of others) {
        const theirs = reachOf(other, axis);
        if (gap(reachOf(area, across), reachOf(other, across)) >= 0) continue;
        if (theirs.from >= own.to) within.to = Math.min(within.to, theirs.from);
        else if (theirs.to <= own.from) within.from = Math.max(within.from, theirs.to);
        else return area;
    }
    const { from, to } = extended(own, within, least);
    return axis === "x" ? { ...area, x: from, width: to - from } : { ...area, y: from, height: to - from };
}

function reachOf(rect: Rect, axis: "x" | "y"): Reach {
    return axis === "x" ? { from: rect.x, to: rect.x + rect.width } : { from: rect.y, to: rect.y + rect.height };
}

/** Keep to one's own side of another place, in the direction in which the two are farther apart. */
function part(shape: Rect, other: Rect, across: Reach, down: Reach, least: number): void {
    const [wide, high] = [gap(reachOf(shape, "x"), reachOf(other, "x")), gap(reachOf(shape, "y"), reachOf(other, "y"))];
    // What lies upon each other is told apart by what is above.
    if (wide < 0 && high < 0) return;
    if (wide >= high) limit(reachOf(shape, "x"), reachOf(other, "x"), across, least);
    else limit(reachOf(shape, "y"), reachOf(other, "y"), down, least);
}

function gap(one: Reach, other: Reach): number {
    return Math.max(other.from - one.to, one.from - other.to);
}

/**
 * Up to the middle between two that both want more; up to the other one where that is long enough. What is too short even
 * for a mouse has all of the room between them.
 */
function limit(one: Reach, other: Reach, within: Reach, least: number): void {
    const [own, theirs] = [one.to - one.from, other.to - other.from];
    const [needs, theyNeed] = [own < MOUSE, theirs < MOUSE];
    const share = theirs >= least ? 1 : needs === theyNeed ? 0.5 : needs ? 1 : 0;
    if (other.from >= one.to) within.to = Math.min(within.to, one.to + (other.from - one.to) * share);
    else within.from = Math.max(within.from, one.from - (one.from - other.to) * share);
}

/** At least so long, around what is there; on the other side where one has no room. */
function extended(own: Reach, within: Reach, least: number): Reach {
    const more = Math.max(0, least - (own.to - own.from));
    const [before, after] = [Math.max(0, own.from - within.from), Math.max(0, within.to - own.to)];
    const first = Math.min(before, Math.max(more / 2, more - after));
    return { from: own.from - first, to: own.to + Math.min(after, more - first) };
}

/** Put an area of the screen into a place, below all that is drawn of it; `inPlace` says where points of the screen are in it. */
export function drawHit(place: SVGElement, area: Rect, inPlace: (point: Spot) => Spot): void {
    const { x, y, width, height } = area;
    const corners = [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
    const points = corners.map(inPlace).map((point) => `${point.x.toFixed(2)},${point.y.toFixed(2)}`);
    place.prepend(make("polygon", { class: "hit", points: points.join(" ") }));
}
