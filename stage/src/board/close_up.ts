/** How much of a pane is shown, so that the smallest of its targets is large enough to be hit. Pure. */
import type { Rect } from "../layout";

export const FINGER = 44;
export const MOUSE = 24;
const MARGIN = 10;

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
    const { width, height, scale, across, down } = room;
    const smallest = Math.min(...targets.map((one) => Math.min(one.width, one.height)));
    const all = [...targets, ...looks];
    if (!all.length || smallest <= 0) return null;
    const around = bounds(all);
    const asked = Math.max(wanted, least / smallest);
    const fits = Math.min(across / (around.width + 2 * MARGIN), down / (around.height + 2 * MARGIN));
    const near = Math.min(asked, fits);
    if (near <= scale * 1.02) return null;
    const [wide, high] = [Math.min(width, across / near), Math.min(height, down / near)];
    const x = clamp(around.x + around.width / 2 - wide / 2, 0, width - wide);
    const y = clamp(around.y + around.height / 2 - high / 2, 0, height - high);
    return { x, y, width: wide, height: high, scale: near };
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
