/** The way to Python in its worker: one for the page, and a transport for each board on it. */
import type { Opened } from "../model";
import type { ToHost, ToPage, Transport } from "../transport";

/** What opens a board. */
export interface Opening {
    kind: "lesson" | "play" | "table";
    name: string;
    seed?: number;
}

/** What the worker and Python say of the page itself. */
export type PageNews =
    | { type: "arrived"; bytes: number }
    | { type: "ready"; keeps: boolean }
    | { type: "not-kept" }
    | { type: "failed"; reason: string }
    | Start;

export interface LessonListed {
    address: string;
    number: string;
    title: string;
    idea: string;
    minutes: string;
    standing: "done" | "begun" | "new";
    said: string;
}

export interface GameListed {
    name: string;
    title: string;
    play: string;
    lessons: LessonListed[];
    next: string;
}

/** What the first page shows. */
export interface Start {
    type: "start";
    language: string;
    labels: Record<string, string>;
    games: GameListed[];
}

/** A board that cannot be opened, with the reason in words. */
export interface Refused {
    type: "refused";
    text: string;
}

interface Envelope {
    board: string;
    message: { type: string };
}

export class Channel {
    private readonly worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    private readonly boards = new Map<string, (message: ToPage | Refused) => void>();
    private count = 0;
    /** The board that was drawn before Python was there, as it came with the page, until the answer of Python. */
    private readonly drawn = new Map<string, string>();

    constructor(news: (news: PageNews) => void) {
        this.worker.onmessage = (event: MessageEvent<string>) => {
            const { board, message } = JSON.parse(event.data) as Envelope;
            if (!board) {
                news(message as PageNews);
                return;
            }
            if (message.type === "opened" && this.isDrawn(board, message)) return;
            this.boards.get(board)?.(message as ToPage | Refused);
        };
        this.worker.onerror = (event) => {
            news({ type: "failed", reason: event.message });
        };
    }

    /** Ask for what the first page shows. */
    start(): void {
        this.send("", { type: "start" });
    }

    /** Open a board. `drawn` is how it stands, where that came with the page; `refused` hears why there is none. */
    open(opening: Opening, drawn: string, refused: (text: string) => void): Transport {
        this.count += 1;
        const board = `board-${this.count}`;
        const listeners = new Set<(message: ToPage) => void>();
        if (drawn) this.drawn.set(board, drawn);
        this.boards.set(board, (message) => {
            if (message.type === "refused") refused(message.text);
            else for (const listener of listeners) listener(message);
        });
        this.send(board, { type: "open", ...opening });
        return {
            first: () => (drawn ? (JSON.parse(drawn) as Opened) : null),
            send: (message: ToHost) => {
                this.send(board, message);
            },
            listen: (hear) => {
                listeners.add(hear);
                return () => listeners.delete(hear);
            },
            close: () => {
                this.boards.delete(board);
                this.send(board, { type: "close" });
            },
        };
    }

    private isDrawn(board: string, message: unknown): boolean {
        const drawn = this.drawn.get(board);
        this.drawn.delete(board);
        return drawn !== undefined && drawn === JSON.stringify(message);
    }

    private send(board: string, message: object): void {
        this.worker.postMessage(JSON.stringify({ board, message }));
    }
}
