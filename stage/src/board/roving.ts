/** The next place in a direction, by where places are. Pure. */
import type { Rect } from "../layout";

type Direction = "left" | "right" | "up" | "down";

export interface Candidate {
    spot: string;
    rect: Rect;
}

/** The nearest candidate in a direction; what lies aside counts as farther. Empty where there is none. */
export function nextPlace(from: Rect, candidates: readonly Candidate[], direction: Direction): string {
    const level = direction === "left" || direction === "right";
    const sign = direction === "right" || direction === "down" ? 1 : -1;
    let best = "";
    let least = Infinity;
    for (const { spot, rect } of candidates) {
        const across = rect.x + rect.width / 2 - from.x - from.width / 2;
        const down = rect.y + rect.height / 2 - from.y - from.height / 2;
        const along = sign * (level ? across : down);
        const aside = Math.abs(level ? down : across);
        if (along <= 1) continue;
        const far = along + 2 * aside;
        if (far < least) [best, least] = [spot, far];
    }
    return best;
}

/** Candidates in reading order: from above, then from the left. */
export function inOrder(candidates: readonly Candidate[]): Candidate[] {
    return [...candidates].sort((one, other) => one.rect.y - other.rect.y || one.rect.x - other.rect.x);
}

/** The next place among the nearer ones, else among the others; the first one where nothing has the focus. */
export function stepTo(from: string, direction: Direction, near: readonly Candidate[], far: readonly Candidate[]): string {
    const here = [...near, ...far].find((one) => one.spot === from);
    if (!here) return (inOrder(near)[0] ?? inOrder(far)[0])?.spot ?? "";
    const others = (candidates: readonly Candidate[]): Candidate[] => candidates.filter((one) => one.spot !== from);
    const [first, second] = near.includes(here) ? [near, far] : [far, near];
    return nextPlace(here.rect, others(first), direction) || nextPlace(here.rect, others(second), direction);
}
