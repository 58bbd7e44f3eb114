/** The transport of one board over the line of a room. The room shows a board by itself: nobody has to ask for it. */
import type { ToHost, ToPage, Transport } from "../transport";
import { PROTOCOL, type Opened } from "../model";
import type { DeskAsked } from "./messages";

/** Whoever was shown nothing after so many milliseconds asks for it. */
const SOON = 2000;

export class BoardLine implements Transport {
    readonly patient = true;
    private readonly listeners = new Set<(message: ToPage) => void>();
    private timer = 0;

    /** `opened` is what has come already; `waits` is what the stage says while it is waited for an answer. */
    constructor(
        readonly number: number,
        private opened: Opened | null,
        private readonly post: (message: DeskAsked, answered: boolean) => void,
        private readonly waits: string,
    ) {
        if (opened) this.label(opened);
    }

    first(): Opened | null {
        return this.opened;
    }

    send(message: ToHost): void {
        if (message.type === "hello" && message.have < 0) this.expect();
        // Answered at once is what changes something.
        else this.post({ type: "desk", board: this.number, message }, message.type === "do");
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.listeners.add(hear);
        return () => this.listeners.delete(hear);
    }

    close(): void {
        window.clearTimeout(this.timer);
        this.listeners.clear();
    }

    /** Hear what comes for this board. */
    hear(message: ToPage): void {
        if (message.type === "opened") {
            window.clearTimeout(this.timer);
            this.label(message);
            this.opened = message;
        }
        for (const listener of [...this.listeners]) listener(message);
    }

    /** All of it will come; where it does not, it is asked for. */
    expect(): void {
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.post({ type: "desk", board: this.number, message: { type: "hello", protocol: PROTOCOL, have: -1 } }, true), SOON);
    }

    private label({ model }: Opened): void {
        model.labels["waiting"] = this.waits;
    }
}
