/** The worker in which Python runs: hands on what comes and goes, and keeps what was done. */
import type { Python } from "./pyodide";
import { bringLanguage, startPython } from "./python";
import { Saves } from "./saves";
import { keepMemory, keptMemory } from "./snapshot";

/** What is asked for, that needs to know what other tabs have kept. */
const READS = new Set(["open", "start", "take", "bring"]);
/** A worker that does this only makes later visits quicker. */
const REMEMBERS = "remembers";
const FOLDER = "/saves";
const BEGIN = `
from pathlib import Path
from trajan_tutor.page.host import Host
hear = Host(send, Path("${FOLDER}"), language).hear
`;
/** The collector begins when there is a board: what was loaded for it stays, and is not looked through again. */
const COLLECT = `
import gc
gc.freeze()
gc.enable()
`;

interface Begun {
    python: Python;
    saves: Saves;
    hear: (text: string) => void;
}

const scope = globalThis as unknown as {
    readonly name: string;
    postMessage(text: string): void;
    onmessage: ((event: MessageEvent<string>) => void) | null;
};

/** What it does, and the language of whoever opened the page. */
const [DOES = "", LANGUAGE = "en"] = scope.name.split(" ");

function tell(message: Record<string, unknown>): void {
    scope.postMessage(JSON.stringify({ board: "", message }));
}

async function begin(): Promise<Begun> {
    const arrived = (share: number): void => {
        tell({ type: "arrived", share });
    };
    const memory = await keptMemory(LANGUAGE);
    const start = startPython(LANGUAGE, arrived, memory).catch((problem: unknown) => {
        if (!memory) throw problem;
        // A memory that cannot be used is no reason not to play.
        return startPython(LANGUAGE, arrived, null);
    });
    const [saves, python] = await Promise.all([Saves.open(), start]);
    performance.mark("Python has started");
    await saves.bring(python.FS, FOLDER);
    python.globals.set("send", (text: string) => {
        scope.postMessage(text);
    });
    python.globals.set("language", LANGUAGE);
    python.runPython(BEGIN);
    performance.mark("the tutor is imported");
    tell({ type: "ready", keeps: saves.keeps, restored: memory !== null });
    return { python, saves, hear: python.globals.get("hear") as (text: string) => void };
}

let collects = false;

/** What opens something sees what other tabs have kept meanwhile. Nothing waits for what is kept. */
async function handOn({ python, saves, hear }: Begun, text: string): Promise<void> {
    const { message } = JSON.parse(text) as { message: { type: string; language?: string } };
    if (message.type === "language") await bringLanguage(python.FS, message.language ?? "");
    if (READS.has(message.type)) await saves.bring(python.FS, FOLDER);
    hear(text);
    if (!collects) {
        collects = true;
        performance.mark("the board is opened");
        python.runPython(COLLECT);
    }
    saves.keep(python.FS, FOLDER).then(
        () => stored(hear, saves.keeps),
        () => {
            stored(hear, false);
            tell({ type: "not-kept" });
        },
    );
}

/** Tell the boards whether the browser has what they think is kept. */
function stored(hear: (text: string) => void, well: boolean): void {
    hear(JSON.stringify({ board: "", message: { type: "stored", well } }));
}

function serve(): void {
    const begun = begin();
    let last: Promise<unknown> = begun;
    scope.onmessage = (event) => {
        last = last.then(async () => handOn(await begun, event.data));
    };
    begun.catch((problem: unknown) => {
        tell({ type: "failed", reason: String(problem) });
    });
}

/** For later visits; whoever has no room for it starts as at the first. */
async function remember(): Promise<void> {
    const kept = await keepMemory(LANGUAGE, (starting) => startPython(LANGUAGE, () => undefined, null, starting)).catch(() => false);
    tell({ type: "remembered", kept });
}

if (DOES === REMEMBERS) void remember();
else serve();
