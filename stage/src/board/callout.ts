/** A few words at a place: one line with a leader, never over what is lit, what just moved, or the place itself. */
import type { Rect } from "../layout";
import type { FlightLayer } from "./flight";
import { distance } from "./border";
import { overlaps } from "./screen";

/** How long a callout stays, in milliseconds. */
const STAYS = 2500;
const DISTANCES = [14, 26, 40, 60, 90, 130];
const ROOM = 3;

export type Side = "right" | "left" | "below" | "above";

interface Placed {
    side: Side;
    rect: Rect;
    /** Where the leader begins, at the place. */
    x: number;
    y: number;
}

/** Where words of a size stand beside a place: right, left, below, above, ever farther; null where there is no room. */
export function placeCallout(place: Rect, width: number, height: number, taken: readonly Rect[], bounds: Rect): Placed | null {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    for (const distance of DISTANCES) {
        for (const side of ["right", "left", "below", "above"] as const) {
            for (const along of side === "right" || side === "left" ? [0] : [0, width / 3, -width / 3]) {
                const rect = {
                    x: side === "right" ? place.x + place.width + distance : side === "left" ? place.x - distance - width : x - width / 2 + along,
                    y: side === "below" ? place.y + place.height + distance : side === "above" ? place.y - distance - height : y - height / 2,
                    width,
                    height,
                };
                if (within(rect, bounds) && !overlaps(rect, place, ROOM) && !taken.some((one) => overlaps(rect, one, ROOM))) {
                    return { side, rect, ...edge(place, side) };
                }
            }
        }
    }
    return null;
}

/** How finely room is looked for. */
const FINE = 8;

/** Where words of a size stand nearest to a place, at most so far from it, upon nothing that is taken; null where there is no room. */
export function nearestRoom(place: Rect, width: number, height: number, taken: readonly Rect[], bounds: Rect, farthest: number): Rect | null {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const all = [place, ...taken];
    let best: Rect | null = null;
    let least = farthest;
    for (let top = bounds.y + ROOM; top + height + ROOM <= bounds.y + bounds.height; top += FINE) {
        for (let left = bounds.x + ROOM; left + width + ROOM <= bounds.x + bounds.width; left += FINE) {
            const rect = { x: left, y: top, width, height };
            // From edge to edge, and of equal ones the one whose middle is nearest.
            const far = distance({ x, y }, rect) + Math.hypot(left + width / 2 - x, top + height / 2 - y) / 100;
            if (far >= least || all.some((one) => overlaps(rect, one, 2 * ROOM))) continue;
            [best, least] = [rect, far];
        }
    }
    return best;
}

function edge(place: Rect, side: Side): { x: number; y: number } {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    // A little inside, so that the leader touches places that are not rectangles.
    const [across, down] = [place.width * 0.42, place.height * 0.42];
    if (side === "right") return { x: x + across, y };
    if (side === "left") return { x: x - across, y };
    return { x, y: side === "below" ? y + down : y - down };
}

function within(rect: Rect, bounds: Rect): boolean {
    return rect.x >= bounds.x && rect.y >= bounds.y && rect.x + rect.width <= bounds.x + bounds.width && rect.y + rect.height <= bounds.y + bounds.height;
}

/** Shows one callout at a time. */
export class Callout {
    private shown: HTMLElement[] = [];
    private timer = 0;

    constructor(private readonly flightLayer: FlightLayer) {}

    /** Show words; returns false where there is no room. All rectangles are those of the layer. */
    show(text: string, tone: string, place: Rect, taken: readonly Rect[], bounds: Rect): boolean {
        this.clear();
        const box = this.flightLayer.chip(text, { x: 0, y: 0 }, `callout callout-${tone || "note"}`);
        const placed = placeCallout(place, box.offsetWidth, box.offsetHeight, taken, bounds);
        if (!placed) {
            box.remove();
            return false;
        }
        Object.assign(box.style, { left: `${placed.rect.x}px`, top: `${placed.rect.y}px` });
        this.shown = [box, this.leader(placed, tone)];
        this.timer = window.setTimeout(() => this.clear(), STAYS);
        return true;
    }

    clear(): void {
        window.clearTimeout(this.timer);
        for (const one of this.shown) one.remove();
        this.shown = [];
    }

    private leader(placed: Placed, tone: string): HTMLElement {
        const { rect, side, x, y } = placed;
        const level = side === "right" || side === "left";
        const end = level
            ? { x: side === "right" ? rect.x : rect.x + rect.width, y: rect.y + rect.height / 2 }
            : { x: Math.min(Math.max(x, rect.x + 8), rect.x + rect.width - 8), y: side === "below" ? rect.y : rect.y + rect.height };
        const leader = document.createElement("div");
        leader.className = `callout-leader callout-${tone || "note"}`;
        const [across, down] = [end.x - x, end.y - y];
        Object.assign(leader.style, {
            left: `${x}px`,
            top: `${y}px`,
            width: `${Math.hypot(across, down)}px`,
            transform: `rotate(${Math.atan2(down, across)}rad)`,
        });
        this.flightLayer.layer.append(leader);
        return leader;
    }
}
