/** The transport of one board over the line of a room: what belongs to another board never arrives at this one. */
import type { ToHost, ToPage, Transport } from "../transport";
import { PROTOCOL } from "../model";
import type { DeskAsked, DeskSays } from "./messages";

export class BoardLine implements Transport {
    readonly patient = true;
    private readonly listeners = new Set<(message: ToPage) => void>();

    /** `waits` is what the stage says while it is waited for an answer. */
    constructor(readonly number: number, private readonly post: (message: DeskAsked, answered: boolean) => void, private readonly waits: string) {}

    first(): null {
        return null;
    }

    send(message: ToHost): void {
        // Answered at once is what changes something, and a page that has nothing.
        const answered = message.type === "do" || (message.type === "hello" && message.have < 0);
        this.post({ type: "desk", board: this.number, message }, answered);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.listeners.add(hear);
        return () => this.listeners.delete(hear);
    }

    close(): void {
        this.listeners.clear();
    }

    /** Hear what comes for any board. */
    hear({ board, message }: DeskSays): void {
        if (board !== this.number) return;
        if (message.type === "opened") message.model.labels["waiting"] = this.waits;
        for (const listener of [...this.listeners]) listener(message);
    }

    /** Ask for all of it after the line was lost: what was answered meanwhile is in it. */
    again(): void {
        if (this.listeners.size) this.send({ type: "hello", protocol: PROTOCOL, have: -1 });
    }
}
