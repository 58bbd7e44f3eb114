/** Where bars of votes stand on a board: at their places, within the board, and none on another. Pure. */
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

/** Where boxes of a size stand at their places: at the lower edge, moved down or up until none lies on another. */
export function placed(wanted: ReadonlyArray<{ at: Rect; width: number; height: number }>, within: Rect, gap = 2): Rect[] {
    const done: Rect[] = [];
    for (const { at, width, height } of wanted) {
        const x = between(at.x + at.width / 2 - width / 2, within.x, within.x + within.width - width);
        const y = between(at.y + at.height - height * 0.8, within.y, within.y + within.height - height);
        done.push(free({ x, y, width, height }, done, within, gap));
    }
    return done;
}

/** The nearest free box above or below; where there is none, it stays. */
function free(box: Rect, taken: readonly Rect[], within: Rect, gap: number): Rect {
    const step = box.height / 2 + gap;
    for (let far = 0; far < 12; far += 1) {
        for (const way of far ? [far * step, -far * step] : [0]) {
            const tried = { ...box, y: box.y + way };
            const inside = tried.y >= within.y && tried.y + tried.height <= within.y + within.height;
            if (inside && !taken.some((one) => meets(one, tried, gap))) return tried;
        }
    }
    return box;
}

function meets(one: Rect, other: Rect, gap: number): boolean {
    return one.x < other.x + other.width + gap && other.x < one.x + one.width + gap && one.y < other.y + other.height + gap && other.y < one.y + one.height + gap;
}

function between(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(value, Math.max(least, most)));
}
