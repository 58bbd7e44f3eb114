/** Panes glide from where they were to where they are, by transform only: nothing is drawn or measured on the way. */
import type { Rect } from "../layout";
import type { Pane } from "./pane";

export const ZOOM = 280;

/** Where panes are, by name. */
export function placesOfPanes(panes: ReadonlyMap<string, Pane>): Map<string, Rect> {
    return new Map([...panes].map(([name, pane]) => [name, pane.shown.rect]));
}

/** Let panes come from where they were; those that are new from `origin`. Returns how to end it at once. */
export function glide(panes: ReadonlyMap<string, Pane>, before: ReadonlyMap<string, Rect>, origin: (name: string) => Rect | null, time: number): Animation[] {
    const running: Animation[] = [];
    for (const [name, pane] of panes) {
        const now = pane.shown.rect;
        const was = before.get(name) ?? origin(name);
        if (!was || same(was, now)) continue;
        const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.width / now.width}, ${was.height / now.height})`;
        const frames: Keyframe[] = [{ transform: from, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
        if (!before.has(name)) Object.assign(frames[0] ?? {}, { opacity: 0.2 });
        running.push(pane.box.animate(frames, { duration: time, easing: "ease-in-out" }));
    }
    return running;
}

function same(one: Rect, other: Rect): boolean {
    return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
