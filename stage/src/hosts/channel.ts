/** The way to Python in its worker: one for the page, and a transport for each board on it. */
import type { ToHost, ToPage, Transport } from "../transport";
import type { Opened } from "../model";
import type { Start } from "./start";

/** What opens a board. */
export interface Opening {
    kind: "lesson" | "play" | "table";
    name: string;
    seed?: number;
}

/** What the worker and Python say of the page itself. */
export type PageNews =
    | { type: "arrived"; share: number }
    | { type: "ready"; keeps: boolean; restored: boolean }
    | { type: "not-kept" }
    | { type: "failed"; reason: string }
    | Taken
    | { type: "brought"; text: string }
    | Start;

/** Everything that was done, as a file. */
export interface Taken {
    type: "taken";
    name: string;
    text: string;
}

/** A board that cannot be opened, with the reason in words. */
interface Refused {
    type: "refused";
    text: string;
}

interface Envelope {
    board: string;
    message: { type: string };
}

/** A board that is open: who hears of it, and what it was drawn from before Python answered. */
interface Board {
    drawn: string;
    waits: boolean;
    listeners: Set<(message: ToPage) => void>;
    answered: () => void;
    refused: (text: string) => void;
}

export class Channel {
    private readonly worker: Worker;
    private readonly boards = new Map<string, Board>();
    private count = 0;
    private begun: () => void = () => undefined;
    /** Resolves when Python has started, or has failed to. */
    readonly ready = new Promise<void>((resolve) => {
        this.begun = resolve;
    });

    constructor(language: string, private readonly news: (news: PageNews) => void) {
        this.worker = workerOf("serves", language);
        this.worker.onmessage = (event: MessageEvent<string>) => {
            this.hear(JSON.parse(event.data) as Envelope, event.data);
        };
        this.worker.onerror = (event) => {
            this.fail(event.message);
        };
    }

    /** Make later visits quicker, in a worker of its own, which is gone afterwards. Resolves with whether they will be. */
    remember(language: string): Promise<boolean> {
        const worker = workerOf("remembers", language);
        return new Promise<boolean>((resolve) => {
            worker.onmessage = (event: MessageEvent<string>) => resolve((JSON.parse(event.data) as { message: { kept: boolean } }).message.kept);
            worker.onerror = () => resolve(false);
        }).finally(() => worker.terminate());
    }

    /** Ask for what the first page shows. */
    start(): void {
        this.send("", { type: "start" });
    }

    /** Let Python go on in another language: the page and all boards. */
    speak(language: string): void {
        this.send("", { type: "language", language });
    }

    /** Ask for everything that was done, as a file. */
    take(): void {
        this.send("", { type: "take" });
    }

    /** Add what a file tells to what was done. */
    bring(text: string): void {
        this.send("", { type: "bring", text });
    }

    /** Open a board. `drawn` is how it stands, where that is known; `refused` hears why there is none. */
    open(opening: Opening, drawn: string, refused: (text: string) => void): Transport {
        this.count += 1;
        const name = `board-${String(this.count)}`;
        const listeners = new Set<(message: ToPage) => void>();
        const ready = new Promise<void>((answered) => {
            this.boards.set(name, { drawn, waits: true, listeners, answered, refused });
        });
        this.send(name, { type: "open", ...opening });
        return {
            ready,
            first: () => (drawn ? (JSON.parse(drawn) as Opened) : null),
            send: (message: ToHost) => {
                // Whoever is waited for opens the board anyway.
                if (message.type !== "hello" || message.have >= 0 || this.isAnswered(name)) this.send(name, message);
            },
            listen: (hear) => {
                listeners.add(hear);
                return () => listeners.delete(hear);
            },
            close: () => {
                if (this.boards.delete(name)) this.send(name, { type: "close" });
            },
        };
    }

    private isAnswered(name: string): boolean {
        return this.boards.get(name)?.waits === false;
    }

    private hear({ board: name, message }: Envelope, text: string): void {
        if (!name) {
            const news = message as PageNews;
            if (news.type === "failed") this.fail(news.reason);
            else this.news(news);
            if (news.type === "ready") this.begun();
            return;
        }
        const board = this.boards.get(name);
        if (!board) return;
        if (message.type === "refused") {
            board.refused((message as Refused).text);
            return;
        }
        const known = board.drawn;
        board.drawn = "";
        // What is drawn already is not drawn again: nothing moves, and what was clicked meanwhile counts.
        const same = known !== "" && message.type === "opened" && text.endsWith(`${known}}`);
        if (!same) for (const listener of board.listeners) listener(message as ToPage);
        board.waits = false;
        board.answered();
    }

    private fail(reason: string): void {
        this.begun();
        this.news({ type: "failed", reason });
        for (const board of this.boards.values()) {
            for (const listener of board.listeners) listener({ type: "gone", reason });
            board.answered();
        }
    }

    private send(board: string, message: object): void {
        this.worker.postMessage(JSON.stringify({ board, message }));
    }
}

/** A worker that does something in a language: its name says both, since what is kept of its script has no other address. */
function workerOf(does: "serves" | "remembers", language: string): Worker {
    return new Worker(new URL("worker.js", import.meta.url), { type: "module", name: `${does} ${language}` });
}
