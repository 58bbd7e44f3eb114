/**
 * The line to the room: a websocket that connects anew by itself, with growing pauses. What cannot be sent is not kept
 * here: whoever has asked for something asks again when the line is back.
 */
import { Value } from "../value";

/** Milliseconds until the next try, after so many; each a little longer by chance, so that a class does not come at once. */
const PAUSES = [300, 1000, 2000, 4000, 8000];
const CHANCE = 0.4;
/** So often the page says that somebody is there. A clock that stood still longer is that of a lid that was closed. */
const HERE = 10_000;
const ASLEEP = 25_000;
/** What is asked is answered within that time, or the line is dead though nobody has said so. */
const SILENT = 8000;

/** Why the room closes a line: nobody has come in here, it is over for this one, or it was too much at once. */
const CLOSED = { notIn: 4401, ended: 4410 };

/** The statuses of a room, or of who stands before it, that has too much to do. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export interface LineOptions {
    /** The address of the websocket, relative to the page. */
    address: string;
    /** Whoever is not let in any more begins anew. */
    turnedAway: () => void;
}

export type Heard = { type: string };

export class Line<In extends Heard, Out extends object> {
    /** Whether the room can be reached; at first it is not known, and nobody is missed. */
    readonly away = new Value(false);
    /** Whether the room answers, and lets this page wait: it is not that nobody is there. */
    readonly busy = new Value(false);
    /** It was ended for good. */
    readonly over = new Value(false);
    private socket: WebSocket | null = null;
    private readonly listeners = new Set<(message: In) => void>();
    private readonly connected = new Set<() => void>();
    private readonly stops: Array<() => void> = [];
    private tries = 0;
    private timer = 0;
    private doubt = 0;
    private last = Date.now();
    private ended = false;
    /** By this the room knows the line that this page had before. */
    private readonly page = Math.random().toString(36).slice(2, 12);

    constructor(private readonly options: LineOptions) {
        const now = (): void => this.hurry();
        const lost = (): void => this.drop();
        window.addEventListener("online", now);
        window.addEventListener("pageshow", now);
        window.addEventListener("offline", lost);
        document.addEventListener("visibilitychange", now);
        const beat = window.setInterval(() => this.beat(), HERE);
        this.stops.push(
            () => window.removeEventListener("online", now),
            () => window.removeEventListener("pageshow", now),
            () => window.removeEventListener("offline", lost),
            () => document.removeEventListener("visibilitychange", now),
            () => window.clearInterval(beat),
        );
        this.connect();
    }

    /** Send something; returns whether there was a line. `answered`: something has to come back soon. */
    send(message: Out, answered = false): boolean {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        if (answered && !this.doubt) this.doubt = window.setTimeout(() => this.drop(), SILENT);
        return true;
    }

    /** Hear what comes; returns how to stop. */
    listen(hear: (message: In) => void): () => void {
        this.listeners.add(hear);
        return () => this.listeners.delete(hear);
    }

    /** Hear when the line is there again; returns how to stop. */
    back(hear: () => void): () => void {
        this.connected.add(hear);
        return () => this.connected.delete(hear);
    }

    close(): void {
        this.ended = true;
        for (const stop of this.stops) stop();
        window.clearTimeout(this.timer);
        window.clearTimeout(this.doubt);
        this.socket?.close();
    }

    private connect(): void {
        if (this.ended) return;
        window.clearTimeout(this.timer);
        const socket = new WebSocket(addressOf(`${this.options.address}?page=${this.page}`));
        this.socket = socket;
        let opened = false;
        // A network that swallows everything would keep it connecting for minutes, and no other try would be made.
        this.doubt = window.setTimeout(() => this.drop(), SILENT);
        socket.onopen = () => {
            if (this.socket !== socket) return;
            this.trust();
            this.tries = 0;
            opened = true;
            this.away.set(false);
            this.busy.set(false);
            for (const hear of [...this.connected]) hear();
        };
        socket.onmessage = (event: MessageEvent<string>) => {
            if (this.socket !== socket) return;
            this.trust();
            const message = JSON.parse(event.data) as In;
            for (const hear of [...this.listeners]) hear(message);
        };
        socket.onclose = ({ code }: CloseEvent) => {
            if (this.socket !== socket) return;
            this.shut(code);
            if (!opened && !this.ended) void this.askWhy();
        };
    }

    /** The room has closed the line with a number that says why, or it is lost. */
    private shut(code: number): void {
        if (code === CLOSED.notIn || code === CLOSED.ended) {
            this.close();
            if (code === CLOSED.notIn) this.options.turnedAway();
            else this.over.set(true);
            return;
        }
        this.lost();
    }

    /** A browser tells a page nothing of why a line was refused: what answers at the same address does. */
    private async askWhy(): Promise<void> {
        const answer = await fetch(new URL(this.options.address, document.baseURI), { credentials: "same-origin", signal: AbortSignal.timeout(SILENT) }).catch(() => null);
        if (this.away.get()) this.busy.set(BUSY.has(answer?.status ?? 0));
    }

    private lost(): void {
        this.socket = null;
        this.trust();
        if (this.ended) return;
        this.away.set(true);
        const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0;
        this.tries += 1;
        window.clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.connect(), pause * (1 + CHANCE * Math.random()));
    }

    private trust(): void {
        window.clearTimeout(this.doubt);
        this.doubt = 0;
    }

    /** The line is taken for dead: a closed lid and lost radio are often not told for minutes. */
    private drop(): void {
        const { socket } = this;
        if (!socket) return;
        this.lost();
        socket.close();
    }

    /** Somebody looks at the page again, or there is a network again. */
    private hurry(): void {
        if (document.visibilityState === "hidden") return;
        this.wake();
        if (this.socket) return;
        this.tries = 0;
        this.connect();
    }

    private beat(): void {
        // Clocks of a page that nobody sees are slowed down: that is no sleep.
        if (document.visibilityState === "hidden") this.last = Date.now();
        else this.wake();
        this.send({ type: "here" } as unknown as Out);
    }

    private wake(): void {
        const slept = Date.now() - this.last;
        this.last = Date.now();
        if (slept > ASLEEP) this.drop();
    }
}

function addressOf(address: string): URL {
    const url = new URL(address, document.baseURI);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url;
}
