/** How boards are drawn before Python is there: as they stood at the last visit, or as they came with the page. */
import { changed } from "../store";
import { PROTOCOL, type Opened, type ViewModel } from "../model";
import type { ToPage } from "../transport";
import type { Moment } from "./beginning";
import type { Opening } from "./channel";
import { done, DRAWN, openBase } from "./base";
import { fetchText } from "./unpack";

/** So many first games come with the page; chance chooses among them. */
export const SEEDS = 6;
const BUILD = new URL(".", import.meta.url).pathname;
const PAUSE = 300;

interface Kept {
    build: string;
    text: string;
}

const base = openBase();

/** Which build drew a board, in which language: another one draws it anew. */
function markOf(language: string): string {
    return `${BUILD} ${language}`;
}

function keyOf(opening: Opening): string {
    return `${opening.kind}/${opening.name}`;
}

/** Whether there is such a board, by the list that came with the page: a name in an address is any text. */
export function isListed(opening: Opening): boolean {
    return namesOf("boards").includes(keyOf(opening));
}

/** A list that came with the page. */
function namesOf(list: string): string[] {
    return (document.querySelector<HTMLMetaElement>(`meta[name=${list}]`)?.content ?? "").split(" ");
}

/** How a board stands as far as it is known without Python, and how it goes on where that was recorded. */
export interface Drawn {
    text: string;
    record: Promise<Moment[]> | null;
}

/** How a board stands as far as it is known without Python: an empty text where it is not. */
export async function drawnBefore(opening: Opening, language: string): Promise<Drawn> {
    const kept = await read(keyOf(opening));
    if (kept) return { text: kept.build === markOf(language) ? kept.text : "", record: null };
    const name = opening.kind === "play" ? `${keyOf(opening)}/${String(opening.seed)}` : keyOf(opening);
    const record = namesOf("recorded").includes(keyOf(opening)) ? recordOf(name, language) : null;
    return { text: await fetchText(`first/${language}/${name}.json`).catch(() => ""), record };
}

/** Whoever has no record waits for Python. */
async function recordOf(name: string, language: string): Promise<Moment[]> {
    return fetchText(`first/${language}/recorded/${name}.json`).then((text) => JSON.parse(text) as Moment[], () => []);
}

async function read(key: string): Promise<Kept | null> {
    const open = await base;
    if (!open) return null;
    return done(open.transaction(DRAWN).objectStore(DRAWN).get(key) as IDBRequest<Kept | undefined>).then(
        (kept) => kept ?? null,
        () => null,
    );
}

async function write(key: string, kept: Kept | null): Promise<void> {
    const store = (await base)?.transaction(DRAWN, "readwrite").objectStore(DRAWN);
    if (!store) return;
    // A visit without it only begins a little later.
    await (kept ? done(store.put(kept, key)) : done(store.delete(key))).catch(() => undefined);
}

/** Follows a board, and keeps how it stands for the next visit. */
export class Memory {
    private model: ViewModel | null;
    private timer = 0;
    private changed = false;
    private begun = false;

    constructor(
        private readonly opening: Opening,
        first: Opened | null,
        private readonly lessonShown: (address: string, title: string) => void,
    ) {
        this.model = first?.model ?? null;
    }

    hear(message: ToPage): void {
        if (message.type === "gone") return;
        if (message.type === "opened") this.model = message.model;
        else if (this.model) this.model = changed(this.model, message).after;
        const lesson = this.model?.lesson;
        if (lesson) this.lessonShown(lesson.address, lesson.title);
        // An opened board looks again as it came with the page; only what was done on it is worth keeping.
        if (message.type === "opened" && message.n === 0) return;
        this.changed = true;
        this.later();
    }

    /** From now on what is shown is what Python has. */
    begin(): void {
        this.begun = true;
        this.later();
    }

    private later(): void {
        clearTimeout(this.timer);
        if (this.begun && this.changed) this.timer = window.setTimeout(() => void this.keep(), PAUSE);
    }

    private async keep(): Promise<void> {
        if (!this.model) return;
        const { lesson, ending } = this.model;
        const name = lesson?.address ?? this.opening.name;
        const opened: Opened = { type: "opened", protocol: PROTOCOL, n: 0, model: { ...this.model, answered: "" } };
        const key = keyOf({ ...this.opening, name });
        await write(key, ending ? null : { build: markOf(this.model.language), text: JSON.stringify(opened) });
    }
}
