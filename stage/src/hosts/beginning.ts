/**
 * How a first game begins without Python: what a learner does first is answered from what was recorded when the page was
 * built. As soon as Python is there it is asked for the same, and from then on what it shows counts.
 */
import { changed } from "../change";
import { PROTOCOL, type Change, type Do, type Opened, type ViewModel } from "../model";
import type { ToHost, ToPage, Transport } from "../transport";

/** A moment of the record: what is said when it is reached, and which request leads to which moment from there. */
export interface Moment {
    says: Change[];
    then: Record<string, number>;
}

/** Stands between the stage and Python, and answers as far as the record goes; everything else waits. */
export class Beginning implements Transport {
    readonly ready: Promise<void>;
    private readonly listeners = new Set<(message: ToPage) => void>();
    private readonly done: Do[] = [];
    private readonly held: ToHost[] = [];
    private readonly unlisten: () => void;
    /** The moment that is reached; none where Python has begun with something else. */
    private moment = 0;
    private model: ViewModel;
    private number: number;
    /** The state that Python has reached, which need not be the one that is shown. */
    private at: number;
    private over = false;
    private hears: (message: ToPage) => void = () => undefined;

    constructor(
        private readonly host: Transport,
        private readonly opened: Opened,
        private readonly record: Promise<Moment[]>,
    ) {
        this.model = opened.model;
        this.number = opened.n;
        this.at = opened.model.at;
        this.unlisten = host.listen((message) => this.hear(message));
        this.ready = this.takeOver();
    }

    first(): Opened {
        return this.opened;
    }

    send(message: ToHost): void {
        if (this.over) this.host.send(message);
        else void this.record.then((moments) => this.answer(moments, message));
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.listeners.add(hear);
        return () => this.listeners.delete(hear);
    }

    close(): void {
        this.unlisten();
        this.host.close();
    }

    private answer(moments: Moment[], message: ToHost): void {
        if (this.over) {
            this.host.send(message);
            return;
        }
        const next = message.type === "do" ? moments[this.moment]?.then[keyOf(message)] : undefined;
        const reached = next === undefined ? undefined : moments[next];
        if (message.type !== "do" || next === undefined || !reached) {
            // What is known is not asked for; everything else waits for Python.
            if (message.type === "do") this.held.push(message);
            return;
        }
        this.moment = next;
        this.done.push(message);
        for (const change of reached.says) this.show(change, String(message.request["id"]));
    }

    private show(change: Change, id: string): void {
        const told = "answered" in change.set ? { ...change, set: { ...change.set, answered: id } } : change;
        this.model = changed(this.model, told).after;
        this.number = told.n;
        this.tell(told);
    }

    private hear(message: ToPage): void {
        if (message.type === "opened") this.at = message.model.at;
        else if (message.type === "change") this.at = (message.set["at"] as number | undefined) ?? this.at;
        // What is done once more is not shown once more.
        if (this.over || message.type === "gone" || !this.done.length) this.tell(message);
        if (!this.over && message.type === "opened" && !this.done.length) this.moment = -1;
        this.hears(message);
    }

    /** Let Python do what was done; where it comes to something else, that is shown instead. */
    private async takeOver(): Promise<void> {
        await this.host.ready;
        await this.record;
        let [repeated, whole]: [number, Opened | null] = [0, null];
        // Meanwhile more may be done.
        while (repeated < this.done.length) {
            for (const one of this.done.slice(repeated)) await this.repeat(one);
            repeated = this.done.length;
            whole = await this.whole();
        }
        this.over = true;
        this.hears = () => undefined;
        if (whole && (whole.n !== this.number || !isSame(whole.model, this.model))) this.tell(whole);
        for (const one of this.held) this.host.send(this.aimed(one));
    }

    private async repeat(one: Do): Promise<void> {
        return new Promise((resolve) => {
            this.hears = (message) => {
                if (message.type === "change" && message.set["answered"] === one.request["id"]) resolve();
            };
            this.host.send(this.aimed(one));
        });
    }

    private async whole(): Promise<Opened> {
        return new Promise((resolve) => {
            this.hears = (message) => {
                if (message.type === "opened") resolve(message);
            };
            this.host.send({ type: "hello", protocol: PROTOCOL, have: -1 });
        });
    }

    /** A click counts also where Python stands elsewhere: it says itself when that cannot be done there. */
    private aimed<Message extends ToHost>(message: Message): Message {
        return message.type === "do" ? { ...message, request: { ...message.request, at: this.at } } : message;
    }

    private tell(message: ToPage): void {
        for (const listener of this.listeners) listener(message);
    }
}

/** By what a request is found in the record: its kind, and the move or the place that it is about. */
function keyOf({ request }: Do): string {
    const { type, move, spot } = request as Record<string, string | undefined>;
    return `${type ?? ""} ${move ?? spot ?? ""}`;
}

/** Whether two values are the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
    if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
    const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
    return ones.length === others.size && ones.every(([name, value]) => isSame(value, others.get(name)));
}
