/** A page with a store whose host a test plays: what was sent, and answers when the test wants. */
import type { Change, CoachBlock, Do, Opened, Picture, ViewModel } from "../../src/model";
import { PROTOCOL } from "../../src/model";
import { Store } from "../../src/store";
import type { ToHost, ToPage, Transport } from "../../src/transport";
import panels from "../fixtures/panels.json";

type Recorded = Omit<typeof panels, "coach"> & { coach: Record<keyof (typeof panels)["coach"], CoachBlock[]> };

/** A file of JSON knows no kinds of blocks, only texts. */
export const recorded = panels as unknown as Recorded;

const PICTURE: Picture = { name: "trajan", style: "", classes: "", symbols: "", sheets: {}, places: {}, panes: [], whole: null };

/** A view model with what was recorded of the panels, and nothing else. */
export function viewModel(over: Partial<ViewModel> = {}, told = recorded): ViewModel {
    return {
        kind: "table", prefix: "b1", language: "en", languages: [], theme: "auto", labels: told.labels, at: 3, answered: "", began: 0, by_itself: false, at_table: false,
        picture: PICTURE,
        focus: { step: "", main: "", companion: "", wide: "", whole: false, places: {} },
        marks: { lit: [], soft: [], chosen: [], last: [], looks: [], arrows: [], hint: [], hint_path: null, plan: [] },
        summary: {
            title: "", clock: "", counts: [], tokens: [], warning: "", warning_said: "", forecast: null,
            seats: told.seats.map((seat) => ({ ...seat, points: 0, called: "", counts: [], to_move: false, own: seat.seat === 0, won: false })),
        },
        turn: "", prompt: "", steps: [], choices: [], picked: false, can_undo: false,
        notice: { number: 0, tone: "", title: "", text: "", spot: "", callout: "", rule: "" },
        live: "", log: told.log, earlier: told.earlier, since: [], cards: told.cards, points: told.points, ending: null, reports: [],
        others: { waits: false, bot: "", hot_seat: "", sit: "" },
        offer: null, lesson: null,
        coach: { trying: false, answers: 0, panel: told.coach.quiet, wide: [] },
        thinking: { text: "", share: 0 }, keeps: "", unsaved: null,
        analysis: { may: true, on: false, standing: "off", text: "", share: 0, ideas: [] }, review: null, practice: null, may_practise: false, rivals: [], bids: null, hub: null, readings: [],
        ...over,
    };
}

/** What the recorded game answers to a question. */
export function answerOf(request: Record<string, unknown>, told = recorded): unknown {
    if (request["type"] === "frame") return told.frames[Math.min(Number(request["number"]), told.frames.length - 1)];
    if (request["type"] === "report") return told.report;
    if (request["type"] === "compare") return told.comparison;
    const pages: Record<string, unknown> = {
        book: told.book, symbols: told.symbols, form: told.form, history: told.history, reports: told.reports, "saved-games": told["saved-games"], replay: told.replay,
    };
    return pages[String(request["page"])];
}

const QUESTIONS = new Set(["show", "frame", "moment", "compare", "tell", "preview", "report"]);

export class Host implements Transport {
    readonly sent: Array<Record<string, unknown>> = [];
    readonly store: Store;
    private hear: (message: ToPage) => void = () => undefined;
    private number = 0;
    private answered = 0;
    private readonly told: typeof recorded;

    constructor(model: ViewModel = viewModel(), told = recorded) {
        this.told = told;
        this.store = new Store(this, { type: "opened", protocol: PROTOCOL, n: 0, model } satisfies Opened);
    }

    first(): Opened | null {
        return null;
    }

    send(message: ToHost): void {
        if (message.type === "do") this.sent.push((message satisfies Do).request);
    }

    listen(hear: (message: ToPage) => void): () => void {
        this.hear = hear;
        return () => undefined;
    }

    close(): void {
        this.hear = () => undefined;
    }

    /** The kinds of what was asked for and is not answered. */
    get waiting(): string[] {
        return this.sent.slice(this.answered).map((request) => String(request["page"] ?? request["type"]));
    }

    /** Answer what was sent so far; `set` is what has changed besides. */
    answer(set: Partial<ViewModel> = {}, found: (request: Record<string, unknown>) => unknown = (request) => answerOf(request, this.told)): void {
        const open = this.sent.slice(this.answered);
        this.answered = this.sent.length;
        const answers: Record<string, unknown> = {};
        const changes: Partial<ViewModel> = { ...set };
        for (const request of open) {
            if (QUESTIONS.has(String(request["type"]))) answers[String(request["id"])] = found(request);
            else changes.answered = String(request["id"]);
        }
        this.number += 1;
        this.hear({ type: "change", n: this.number, set: changes, answers } satisfies Change);
    }
}
