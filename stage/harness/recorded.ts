/** A host that plays recorded messages. */
import type { Change, Opened } from "../src/model";
import type { ToHost, ToPage, Transport } from "../src/transport";

/** Plays messages one after another; what the page asks for is kept in `asked`. */
export class Recorded implements Transport {
    readonly asked: ToHost[] = [];
    private hear: (message: ToPage) => void = () => undefined;
    private number: number;

    constructor(private readonly opened: Opened) {
        this.number = opened.n;
    }

    first(): Opened {
        return this.opened;
    }

    send(message: ToHost): void {
        this.asked.push(message);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.hear = hear;
        return () => undefined;
    }

    close(): void {
        this.hear = () => undefined;
    }

    /** Let the next change come; its number is counted here. */
    play(change: Omit<Change, "n" | "type">): void {
        this.number += 1;
        this.hear({ type: "change", n: this.number, ...change });
    }
}
