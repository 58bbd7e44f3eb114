/** One thing after another, each with its time; all of it can be ended at once. */

export interface Stage {
    /** Milliseconds until the next one begins. */
    time: number;
    start(): void;
}

export class Stages {
    private timer = 0;
    private left: Stage[] = [];
    private ended: (() => void) | null = null;

    get running(): boolean {
        return this.ended !== null;
    }

    /** Begin; `done` is called when the last stage has had its time, or when all is ended. */
    run(stages: readonly Stage[], done: () => void): void {
        this.end();
        this.left = [...stages];
        this.ended = done;
        this.next();
    }

    /** End all of it at once: what has not begun never does. */
    end(): void {
        window.clearTimeout(this.timer);
        this.left = [];
        const done = this.ended;
        this.ended = null;
        done?.();
    }

    private next(): void {
        const stage = this.left.shift();
        if (!stage) {
            this.end();
            return;
        }
        stage.start();
        this.timer = window.setTimeout(() => this.next(), stage.time);
    }
}
