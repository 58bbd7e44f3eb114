/** What is asked while somebody only looks: the latest of each kind, after a rest, and never two within a moment. */

/** Milliseconds between two messages that looking sends. */
export const PACE = 150;

interface Waiting {
    from: number;
    send: () => void;
}

export class Paced {
    private readonly waiting = new Map<string, Waiting>();
    private last = -Infinity;
    private timer = 0;

    /** Send something when somebody has rested so long, in place of what waits of its kind; null takes that back. */
    after(rest: number, kind: string, send: (() => void) | null): void {
        this.waiting.delete(kind);
        if (send) this.waiting.set(kind, { from: performance.now() + rest, send });
        this.wind();
    }

    close(): void {
        window.clearTimeout(this.timer);
        this.waiting.clear();
    }

    private wind(): void {
        window.clearTimeout(this.timer);
        const next = Math.min(...[...this.waiting.values()].map((one) => one.from));
        if (next < Infinity) this.timer = window.setTimeout(() => this.due(), Math.max(next, this.last + PACE) - performance.now());
    }

    private due(): void {
        const now = performance.now();
        const first = [...this.waiting].sort(([, one], [, other]) => one.from - other.from)[0];
        // A timer may be a little early.
        if (first && now + 1 >= Math.max(first[1].from, this.last + PACE)) {
            this.waiting.delete(first[0]);
            this.last = now;
            first[1].send();
        }
        this.wind();
    }
}
