/**
 * What the page knows: the view model with its running number, and what was asked for and not answered yet.
 *
 * Changes come in order. A gap asks for all of it. One request is on its way at a time; what a person does meanwhile
 * waits, or is dropped where it was aimed at a picture that is no more: see `manner`.
 */
import { changed, type Step } from "./change";
import type { Change, EditorRequests, Opened, Questions, Requests, ViewModel } from "./model";
import { AIMED, EACH, ONCE, PROTOCOL } from "./model";
import type { ToPage, Transport } from "./transport";

export { changed, type Step } from "./change";

/** What a request is about besides its kind: spot, move, node, … */
export type About = Record<string, unknown>;

/** The kinds of what can be done, at a table or in the editor. */
export type Kind = keyof Requests | keyof EditorRequests;
type Content<K> = (K extends keyof Requests ? Requests[K] : never) | (K extends keyof EditorRequests ? EditorRequests[K] : never);
export type LessonAction = Requests["go"]["action"];
export type CoachAction = Requests["coach"]["action"];
/** What goes with a request of a kind, as the rest of the arguments. */
export type AboutOf<K extends Kind> = Record<string, never> extends Content<K> ? [about?: Content<K>] : [about: Content<K>];

export type Listener = (step: Step) => void;

/** Milliseconds until the page says that it waits, and until it says that nobody answers. */
export const SLOW = 3000;
export const LOST = 5000;

/** `starting`: whoever answers is not there yet. `taken`: nor is the answer to what was asked, which waits and is not lost. */
export type Connection = "starting" | "taken" | "fine" | "slow" | "gone";

/** `aimed`: meant for the picture that is shown. `once`: nobody means it twice. `each`: every one counts. `latest`: the last one counts. */
type Manner = "aimed" | "once" | "each" | "latest";

/** What becomes of a request while another one is on its way. */
export function manner(type: string): Manner {
    return AIMED.has(type) ? "aimed" : ONCE.has(type) ? "once" : EACH.has(type) ? "each" : "latest";
}

interface Waiting {
    resolve: (value: unknown) => void;
    reject: (reason: Error) => void;
}

type Request = About & { type: string; id: string };

export class Store {
    model: ViewModel;
    connection: Connection = "fine";
    reason = "";
    /** Whether bots decide before a request is answered: else they wait, and the page shows what they do one by one. */
    atOnce = false;
    private number: number;
    private readonly transport: Transport;
    private readonly listeners = new Set<Listener>();
    private readonly watchers = new Set<() => void>();
    private readonly asked = new Map<string, Waiting>();
    private queue: Request[] = [];
    private readonly name = Math.random().toString(36).slice(2, 10);
    private count = 0;
    private pending: Request | null = null;
    private wholeWanted = false;
    /** Whether whoever answers has still to start. */
    private starts = false;
    private timers: number[] = [];
    private readonly unlisten: () => void;

    constructor(transport: Transport, first: Opened) {
        this.transport = transport;
        this.model = first.model;
        this.number = first.n;
        this.unlisten = transport.listen((message) => this.hear(message));
        if (transport.ready) {
            this.starts = true;
            this.connection = "starting";
            void transport.ready.then(() => this.begin());
        }
        if (first.protocol !== PROTOCOL) this.connect("gone", "protocol");
        else transport.send({ type: "hello", protocol: PROTOCOL, have: first.n });
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
        return this.pending !== null || this.queue.length > 0;
    }

    /** Ask for something to be done; its answer is the next change of the model. Says whether it will be. */
    do<K extends Kind>(type: K, ...about: AboutOf<K>): boolean;
    do(type: string, about: About = {}): boolean {
        if (this.connection === "gone") return false;
        const how = manner(type);
        const same = (one: Request | null): boolean => one?.type === type;
        if (how === "aimed" && this.busy && !this.starts) return false;
        // A second click on the same is no second wish.
        if (how === "aimed" && same(this.pending) && isAlike(this.pending, about)) return false;
        if (how === "once" && (same(this.pending) || this.queue.some(same))) return false;
        if (how === "latest" || how === "aimed") this.queue = this.queue.filter((one) => !same(one));
        this.queue.push({ ...about, type, id: this.nextId() });
        this.next();
        if (this.starts) this.connect("taken", "");
        return true;
    }

    /** Ask to be told something that changes nothing. */
    ask<T>(type: keyof Questions, about: Questions[keyof Questions]): Promise<T> {
        const id = this.nextId();
        return new Promise<T>((resolve, reject) => {
            this.asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
            this.transport.send({ type: "do", request: { ...about, type, id, at: this.model.at } });
        });
    }

    /** Ask anew whether anybody is there, and for all of it. */
    hello(): void {
        this.transport.send({ type: "hello", protocol: PROTOCOL, have: -1 });
    }

    private begin(): void {
        this.starts = false;
        if (this.connection !== "gone") this.connect("fine", "");
        if (this.pending && !this.timers.length) this.time();
    }

    private nextId(): string {
        this.count += 1;
        return `${this.name}-${this.count}`;
    }

    private next(): void {
        if (this.pending || this.connection === "gone") return;
        const request = this.queue.shift();
        if (!request) return;
        this.pending = request;
        // The state that the picture shows now, not the one that it showed when the click was made and waited.
        this.transport.send({ type: "do", request: { ...request, at: this.model.at, ...(this.atOnce ? { at_once: true } : {}) } });
        if (!this.starts) this.time();
    }

    private time(): void {
        this.timers = [window.setTimeout(() => this.connect("slow", ""), SLOW)];
        if (!this.transport.patient) this.timers.push(window.setTimeout(() => this.lose("silent"), LOST));
    }

    private settle(): void {
        for (const timer of this.timers) window.clearTimeout(timer);
        this.timers = [];
        this.pending = null;
    }

    /** Nothing is on its way any more; what waits goes next. */
    private answered(): void {
        this.connect(!this.starts ? "fine" : this.queue.length ? "taken" : "starting", "");
    }

    private lose(reason: string): void {
        this.queue = [];
        this.connect("gone", reason);
    }

    private connect(connection: Connection, reason: string): void {
        if (connection === this.connection && reason === this.reason) return;
        this.connection = connection;
        this.reason = reason;
        for (const watcher of this.watchers) watcher();
    }

    private hear(message: ToPage): void {
        if (message.type === "gone") {
            this.settle();
            this.lose(message.reason);
        } else if (message.type === "opened") {
            this.open(message);
        } else {
            this.change(message);
        }
    }

    private open(message: Opened): void {
        this.wholeWanted = false;
        const lost = this.lostOf(message);
        this.settle();
        this.queue.unshift(...lost);
        if (message.protocol !== PROTOCOL) {
            this.lose("protocol");
            return;
        }
        this.answered();
        const before = this.model;
        this.model = message.model;
        this.number = message.n;
        this.tell(whole(before, this.model));
        this.next();
    }

    /** What was asked and did not arrive before somebody connected anew; what was aimed at another picture is dropped. */
    private lostOf({ model }: Opened): Request[] {
        const { pending } = this;
        if (!pending || !this.transport.patient || model.answered === pending.id) return [];
        return manner(pending.type) === "aimed" && model.at !== this.model.at ? [] : [pending];
    }

    private change(message: Change): void {
        this.answer(message);
        if (message.n <= this.number || this.wholeWanted) return;
        if (message.n !== this.number + 1) {
            this.wholeWanted = true;
            this.transport.send({ type: "whole" });
            return;
        }
        this.number = message.n;
        const told = changed(this.model, message);
        this.model = told.after;
        const answers = this.pending && this.pending.id === this.model.answered ? this.pending.type : "";
        const step = { ...told, answers };
        // Only the answer to what was asked for ends the waiting: what the coach finds out meanwhile does not.
        if (!this.pending || this.model.answered === this.pending.id) {
            this.settle();
            this.answered();
        } else if (this.connection === "gone") {
            this.connect("slow", "");
        }
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

function isAlike(request: Request | null, about: About): boolean {
    return Object.entries(about).every(([name, value]) => request?.[name] === value);
}

function whole(before: ViewModel, after: ViewModel): Step {
    const fields = new Set(Object.keys(after));
    return { before, after, fields, places: new Set(), sheets: new Set(), motion: null, whole: true, answers: "" };
}
