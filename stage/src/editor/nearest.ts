/** Going from place to place by the arrow keys. */

/** What lies ahead counts before what lies aside; much farther aside is another direction. */
const ASIDE = 2;

export const WAYS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

interface Middle {
    x: number;
    y: number;
}

/** The nearest of several middles in a direction; -1 when there is none. */
export function nearest(from: Middle, others: readonly Middle[], [right, down]: readonly [number, number]): number {
    let [best, least] = [-1, Infinity];
    others.forEach((other, at) => {
        const [x, y] = [other.x - from.x, other.y - from.y];
        const [along, aside] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
        if (along <= 1 || aside > ASIDE * along) return;
        const distance = along + ASIDE * aside;
        if (distance < least) [best, least] = [at, distance];
    });
    return best;
}

export function middleOf(element: Element): Middle {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
