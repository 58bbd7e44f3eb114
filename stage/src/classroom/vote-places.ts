/** Where bars of votes stand on a board: at their places, within the board, and none on another. Pure. */
import type { Spot } from "../board/border";
import { common, overlaps } from "../board/screen";
import type { Rect } from "../layout";
import type { VoteBar } from "./messages";

/** All bars of one place, each with its rank among all answers. */
export interface SpotVotes {
    spot: string;
    bars: Array<VoteBar & { rank: number }>;
}

/** Bars by their place, in the order in which their first one came. */
export function bySpot(bars: readonly VoteBar[]): SpotVotes[] {
    const found = new Map<string, SpotVotes>();
    ranked(bars).forEach((bar) => {
        const votes = found.get(bar.spot) ?? { spot: bar.spot, bars: [] };
        votes.bars.push(bar);
        found.set(bar.spot, votes);
    });
    return [...found.values()];
}

/** Bars with their rank, the most answered first. */
export function ranked(bars: readonly VoteBar[]): Array<VoteBar & { rank: number }> {
    return [...bars].sort((one, other) => other.count - one.count).map((bar, at) => ({ ...bar, rank: at + 1 }));
}

/** A place on the screen: its outline (none where it is a rectangle), what lies on it, and the size of its bars. */
export interface Wanted {
    at: Rect;
    outline: readonly Spot[];
    pieces: readonly Rect[];
    width: number;
    height: number;
}

/** So many points of a place are tried each way. */
const TRIED = 9;
/** Nothing is worse than a bar on another. */
const CLASH = 1e9;
/** How much it counts that a bar covers what lies on its place, goes from its middle, and leaves it at a corner. */
const COSTS = { covered: 2, far: 1.5, corner: 0.6 };

/** Where bars stand: on their places, on as little as possible of what lies there, and none on another. */
export function placed(wanted: readonly Wanted[], within: Rect, gap = 2): Rect[] {
    const done: Rect[] = [];
    for (const one of wanted) done.push(free(one, done, within, gap));
    return done;
}

/** On the place, or where others leave no room there, beside it: the nearer the better. */
function free(one: Wanted, taken: readonly Rect[], within: Rect, gap: number): Rect {
    let best = { box: boxAt(middleOf(one.at), one, within), cost: Infinity };
    for (const point of [...pointsOf(one), ...pointsOf(grown(one))]) {
        const box = boxAt(point, one, within);
        const clash = taken.filter((other) => overlaps(box, other, gap)).length;
        const cost = clash * CLASH + costOf(box, point, one);
        if (cost < best.cost) best = { box, cost };
    }
    return best.box;
}

/** A place with room for a bar on every side. */
function grown(one: Wanted): Wanted {
    const { at, width, height } = one;
    return { ...one, outline: [], at: { x: at.x - width, y: at.y - 2 * height, width: at.width + 2 * width, height: at.height + 4 * height } };
}

function costOf(box: Rect, point: Spot, { pieces, at, outline, height }: Wanted): number {
    const covered = pieces.reduce((sum, piece) => sum + areaOf(common(box, piece)), 0);
    const outside = cornersOf(box).filter((corner) => !(outline.length ? isWithin(corner, outline) : holds(at, corner))).length;
    return COSTS.covered * covered + COSTS.far * farFrom(point, at) * height + COSTS.corner * outside * areaOf(box);
}

function cornersOf({ x, y, width, height }: Rect): Spot[] {
    return [{ x, y }, { x: x + width, y }, { x, y: y + height }, { x: x + width, y: y + height }];
}

/** Points spread over a place, those within its outline alone. */
function pointsOf({ at, outline }: Wanted): Spot[] {
    const shares = Array.from({ length: TRIED }, (_, index) => (index + 0.5) / TRIED);
    const all = shares.flatMap((down) => shares.map((across) => ({ x: at.x + across * at.width, y: at.y + down * at.height })));
    const inside = outline.length ? all.filter((point) => isWithin(point, outline)) : all;
    return inside.length ? inside : all;
}

function boxAt(point: Spot, { width, height }: Wanted, within: Rect): Rect {
    const x = between(point.x - width / 2, within.x, within.x + within.width - width);
    const y = between(point.y - height / 2, within.y, within.y + within.height - height);
    return { x, y, width, height };
}

function holds({ x, y, width, height }: Rect, point: Spot): boolean {
    return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** Whether a point is within an outline: a line from it crosses the outline an odd number of times. */
function isWithin({ x, y }: Spot, outline: readonly Spot[]): boolean {
    let inside = false;
    outline.forEach((one, at) => {
        const before = outline.at(at - 1) ?? one;
        if (one.y > y !== before.y > y && x < ((before.x - one.x) * (y - one.y)) / (before.y - one.y) + one.x) inside = !inside;
    });
    return inside;
}

function areaOf({ width, height }: Rect): number {
    return width * height;
}

function middleOf(rect: Rect): Spot {
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function farFrom(point: Spot, rect: Rect): number {
    const middle = middleOf(rect);
    return Math.hypot(point.x - middle.x, point.y - middle.y);
}

function between(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(value, Math.max(least, most)));
}
