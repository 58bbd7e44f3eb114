/** How much of a pane is shown, so that the smallest of its targets is large enough to be hit. Pure. */
import type { Rect } from "../layout";

export const FINGER = 44;
export const MOUSE = 24;
const MARGIN = 10;

/**
 * The part of a pane of a size that fills its box, when targets are to be at least `least` pixels: as much as can be,
 * with all targets in it. Rectangles are in the units of the pane, `scale` is that of the whole of it.
 */
export function closeUp(targets: readonly Rect[], width: number, height: number, scale: number, least: number): (Rect & { scale: number }) | null {
    const smallest = Math.min(...targets.map((one) => Math.min(one.width, one.height))) * scale;
    if (!targets.length || !Number.isFinite(smallest) || smallest <= 0 || smallest >= least - 0.5) return null;
    const around = bounds(targets);
    const larger = Math.min(least / smallest, width / Math.min(width, around.width + 2 * MARGIN), height / Math.min(height, around.height + 2 * MARGIN));
    if (larger <= 1.02) return null;
    const [wide, high] = [width / larger, height / larger];
    const x = clamp(around.x + around.width / 2 - wide / 2, 0, width - wide);
    const y = clamp(around.y + around.height / 2 - high / 2, 0, height - high);
    return { x, y, width: wide, height: high, scale: scale * larger };
}

function bounds(targets: readonly Rect[]): Rect {
    const x = Math.min(...targets.map((one) => one.x));
    const y = Math.min(...targets.map((one) => one.y));
    return {
        x,
        y,
        width: Math.max(...targets.map((one) => one.x + one.width)) - x,
        height: Math.max(...targets.map((one) => one.y + one.height)) - y,
    };
}

function clamp(value: number, least: number, most: number): number {
    return Math.min(Math.max(value, least), most);
}
