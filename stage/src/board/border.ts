/** Where a disc or a tag sits on the border of a place: never on a piece, nor on another disc. Pure. */
import type { Rect } from "../layout";

export interface Spot {
    x: number;
    y: number;
}

/** The point of a border that is farthest from what has to stay free, within bounds; of equal ones the upper right. */
export function freePoint(border: readonly Spot[], taken: readonly Rect[], bounds: Rect, radius: number): Spot | null {
    let best: Spot | null = null;
    let most = -Infinity;
    for (const point of border) {
        const room = Math.min(ENOUGH * radius, ...taken.map((rect) => distance(point, rect)));
        const out = inside(point, bounds, radius) ? 0 : OUT;
        const points = room - out + (point.x - point.y) * 1e-3;
        if (points > most) [best, most] = [point, points];
    }
    return best;
}

// Farther away is no better, and outside is worse than anything.
const ENOUGH = 1.6;
const OUT = 1e4;

/** How far a point is from a rectangle. */
export function distance(point: Spot, rect: Rect): number {
    const x = Math.max(rect.x - point.x, 0, point.x - rect.x - rect.width);
    const y = Math.max(rect.y - point.y, 0, point.y - rect.y - rect.height);
    return Math.hypot(x, y);
}

function inside(point: Spot, bounds: Rect, radius: number): boolean {
    return (
        point.x - radius >= bounds.x &&
        point.y - radius >= bounds.y &&
        point.x + radius <= bounds.x + bounds.width &&
        point.y + radius <= bounds.y + bounds.height
    );
}

/** Points along the border of a rectangle, from its upper left corner. */
export function rectangleBorder(rect: Rect, number: number): Spot[] {
    const round = 2 * (rect.width + rect.height);
    return Array.from({ length: number }, (_, at) => {
        let way = (at / number) * round;
        if (way <= rect.width) return { x: rect.x + way, y: rect.y };
        way -= rect.width;
        if (way <= rect.height) return { x: rect.x + rect.width, y: rect.y + way };
        way -= rect.height;
        if (way <= rect.width) return { x: rect.x + rect.width - way, y: rect.y + rect.height };
        return { x: rect.x, y: rect.y + rect.height - (way - rect.width) };
    });
}
