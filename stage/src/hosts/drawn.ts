/** How boards are drawn before Python is there: as they stood at the last visit, or as they came with the page. */
import { changed } from "../store";
import { PROTOCOL, type Opened, type ViewModel } from "../model";
import type { ToPage } from "../transport";
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

function keyOf(opening: Opening): string {
    return `${opening.kind}/${opening.name}`;
}

/** Whether there is such a board, by the list that came with the page: a name in an address is any text. */
function isListed(opening: Opening): boolean {
    const boards = document.querySelector<HTMLMetaElement>("meta[name=boards]")?.content ?? "";
    return boards.split(" ").includes(keyOf(opening));
}

/** How a board stands as far as it is known without Python: an empty text where it is not. */
export async function drawnBefore(opening: Opening): Promise<string> {
    if (!isListed(opening)) return "";
    const kept = await read(keyOf(opening));
    if (kept) return kept.build === BUILD ? kept.text : "";
    const name = opening.kind === "play" ? `${keyOf(opening)}/${String(opening.seed)}` : keyOf(opening);
    return fetchText(`first/${name}.json`).catch(() => "");
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
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => void this.keep(), PAUSE);
    }

    private async keep(): Promise<void> {
        if (!this.model) return;
        const { lesson, ending } = this.model;
        const name = lesson?.address ?? this.opening.name;
        const opened: Opened = { type: "opened", protocol: PROTOCOL, n: 0, model: { ...this.model, answered: "" } };
        const key = keyOf({ ...this.opening, name });
        await write(key, ending ? null : { build: BUILD, text: JSON.stringify(opened) });
    }
}
