/** How much of a pane is shown, so that the smallest of its targets is large enough to be hit. Pure. */
import type { Rect } from "../layout";

export const FINGER = 44;
export const MOUSE = 24;
const MARGIN = 10;
/** A pane is cut for so much more of its scale, or not at all: where what is lit lies all over it, its rim shows what is asked about. */
const WORTH = 1.25;
/** How much larger a finger brings what lies around it. */
const TWOFOLD = 2;

/** A pane as it is shown as a whole: its size, its scale, the room for it on the screen. */
export interface Room {
    width: number;
    height: number;
    scale: number;
    across: number;
    down: number;
}

/**
 * The part of a pane to show so that all targets are at least `least` pixels and its scale at least `wanted`: as large
 * as can be with all targets in it, and all else that is looked at; null where the whole pane does. Targets are in the units of the pane.
 */
export function closeUp(targets: readonly Rect[], looks: readonly Rect[], room: Room, least: number, wanted: number): (Rect & { scale: number }) | null {
    const { scale, across, down } = room;
    const smallest = Math.min(...targets.map((one) => Math.min(one.width, one.height)));
    const all = [...targets, ...looks];
    if (!all.length || smallest <= 0) return null;
    const around = bounds(all);
    const asked = Math.max(wanted, least / smallest);
    const fits = Math.min(across / (around.width + 2 * MARGIN), down / (around.height + 2 * MARGIN));
    const near = Math.min(asked, fits);
    if (near <= scale * (fits < asked ? WORTH : 1.02)) return null;
    return partAround({ x: around.x + around.width / 2, y: around.y + around.height / 2 }, room, near);
}

/** The part of a whole pane that a finger at a point of it enlarges. */
export function enlarged(point: { x: number; y: number }, room: Room): Rect & { scale: number } {
    return partAround(point, room, room.scale * TWOFOLD);
}

/** As much around a point as there is room for at a scale, and nothing beyond the pane. */
function partAround(middle: { x: number; y: number }, { width, height, across, down }: Room, scale: number): Rect & { scale: number } {
    const [wide, high] = [Math.min(width, across / scale), Math.min(height, down / scale)];
    const x = clamp(middle.x - wide / 2, 0, width - wide);
    const y = clamp(middle.y - high / 2, 0, height - high);
    return { x, y, width: wide, height: high, scale };
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
