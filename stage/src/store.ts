/**
 * What the page knows: the view model with its running number, and what was asked for and not answered yet.
 *
 * Changes come in order. A gap, or another protocol, asks for all of it. Requests wait for the answer to the one
 * before, so that a second click counts for what the first one brought about.
 */
import type { Change, Motion, Opened, ViewModel } from "./model";
import { PROTOCOL } from "./model";
import type { ToPage, Transport } from "./transport";

/** What a request is about besides its kind: spot, move, node, … */
export type About = Record<string, unknown>;

/** One step of the page: the model before and after, and which of its parts are new. */
export interface Step {
    before: ViewModel | null;
    after: ViewModel;
    /** Names of fields of the view model that were set. */
    fields: ReadonlySet<string>;
    /** Keys of places whose elements are new or gone. */
    places: ReadonlySet<string>;
    /** Ids of sheets whose classes are new. */
    sheets: ReadonlySet<string>;
    motion: Motion | null;
    /** Whether everything came anew. */
    whole: boolean;
}

export type Listener = (step: Step) => void;

/** Milliseconds until the page says that it waits, and until it says that nobody answers. */
export const SLOW = 3000;
export const LOST = 5000;

export type Connection = "fine" | "slow" | "gone";

interface Waiting {
    resolve: (value: unknown) => void;
    reject: (reason: Error) => void;
}

export class Store {
    model: ViewModel;
    connection: Connection = "fine";
    reason = "";
    private number: number;
    private readonly transport: Transport;
    private readonly listeners = new Set<Listener>();
    private readonly watchers = new Set<() => void>();
    private readonly asked = new Map<string, Waiting>();
    private readonly queue: Array<Record<string, unknown>> = [];
    private readonly name = Math.random().toString(36).slice(2, 10);
    private count = 0;
    private pending = "";
    private timers: number[] = [];
    private readonly unlisten: () => void;

    constructor(transport: Transport, first: Opened) {
        this.transport = transport;
        this.model = first.model;
        this.number = first.n;
        this.unlisten = transport.listen((message) => this.hear(message));
        transport.send({ type: "hello", protocol: PROTOCOL, have: first.n });
    }

    close(): void {
        this.unlisten();
        this.settle();
        for (const one of this.asked.values()) one.reject(new Error("closed"));
        this.asked.clear();
        this.transport.close();
    }

    /** Hear of every change of the model. Returns how to stop. */
    subscribe(listener: Listener): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }

    /** Hear when the connection becomes slow, lost or fine again. */
    watch(watcher: () => void): () => void {
        this.watchers.add(watcher);
        return () => this.watchers.delete(watcher);
    }

    /** Whether something that was asked for is not done yet. */
    get busy(): boolean {
        return this.pending !== "" || this.queue.length > 0;
    }

    /** Ask for something to be done. Its answer is the next change of the model. */
    do(type: string, about: About = {}): void {
        this.queue.push({ ...about, type, id: this.nextId() });
        this.next();
    }

    /** Ask to be told something that changes nothing. */
    ask<T>(type: string, about: About = {}): Promise<T> {
        const id = this.nextId();
        return new Promise<T>((resolve, reject) => {
            this.asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
            this.transport.send({ type: "do", request: { ...about, type, id, at: this.model.at } });
        });
    }

    private nextId(): string {
        this.count += 1;
        return `${this.name}-${this.count}`;
    }

    private next(): void {
        if (this.pending || this.connection === "gone") return;
        const request = this.queue.shift();
        if (!request) return;
        this.pending = String(request["id"]);
        // The state that the picture shows now, not the one that it showed when the click was made and waited.
        this.transport.send({ type: "do", request: { ...request, at: this.model.at } });
        this.timers = [
            window.setTimeout(() => this.connect("slow", ""), SLOW),
            window.setTimeout(() => this.connect("gone", "silent"), LOST),
        ];
    }

    private settle(): void {
        for (const timer of this.timers) window.clearTimeout(timer);
        this.timers = [];
        this.pending = "";
    }

    private connect(connection: Connection, reason: string): void {
        if (connection === this.connection) return;
        this.connection = connection;
        this.reason = reason;
        for (const watcher of this.watchers) watcher();
    }

    private hear(message: ToPage): void {
        if (message.type === "gone") {
            this.settle();
            this.queue.length = 0;
            this.connect("gone", message.reason);
            return;
        }
        if (message.type === "opened") {
            this.settle();
            this.connect("fine", "");
            const before = this.model;
            this.model = message.model;
            this.number = message.n;
            this.tell({ before, after: this.model, fields: new Set(Object.keys(this.model)), places: new Set(), sheets: new Set(), motion: null, whole: true });
            this.next();
            return;
        }
        if (message.n <= this.number) return;
        if (message.n !== this.number + 1) {
            this.transport.send({ type: "whole" });
            return;
        }
        this.number = message.n;
        this.connect("fine", "");
        this.answer(message);
        const step = changed(this.model, message);
        this.model = step.after;
        if (this.pending && this.model.answered === this.pending) this.settle();
        if (step.fields.size || step.places.size || step.sheets.size) this.tell(step);
        this.next();
    }

    private answer(message: Change): void {
        for (const [id, value] of Object.entries(message.answers ?? {})) {
            this.asked.get(id)?.resolve(value);
            this.asked.delete(id);
        }
    }

    private tell(step: Step): void {
        for (const listener of this.listeners) listener(step);
    }
}

/** What a change makes of a model; the model itself stays as it was. */
export function changed(before: ViewModel, change: Change): Step {
    const after: ViewModel = { ...before, ...(change.set as Partial<ViewModel>) };
    const places = new Set(Object.keys(change.places ?? {}));
    const sheets = new Set(Object.keys(change.classes ?? {}));
    if (after.picture && (places.size || sheets.size)) {
        const [kept, dressed] = [{ ...after.picture.places }, { ...after.picture.sheets }];
        for (const [key, fragment] of Object.entries(change.places ?? {})) {
            if (fragment === null) Reflect.deleteProperty(kept, key);
            else kept[key] = fragment;
        }
        for (const [id, classes] of Object.entries(change.classes ?? {})) {
            const sheet = dressed[id];
            if (sheet) dressed[id] = { ...sheet, classes };
        }
        after.picture = { ...after.picture, places: kept, sheets: dressed };
    }
    const fields = new Set(Object.keys(change.set));
    if (change.log) {
        after.log = [...before.log.slice(change.log.first, change.log.last), ...change.log.more];
        fields.add("log");
    }
    return { before, after, fields, places, sheets, motion: change.motion ?? null, whole: false };
}
