/** The worker in which Python runs: hands on what comes and goes, and keeps what was done. */
import type { Python } from "./python";
import { startPython } from "./python";
import { Saves } from "./saves";

const FOLDER = "/saves";
const BEGIN = `
from pathlib import Path
from trajan_tutor.page.host import Host
hear = Host(send, Path("${FOLDER}")).hear
`;

interface Begun {
    python: Python;
    saves: Saves;
    hear: (text: string) => void;
}

const scope = globalThis as unknown as {
    postMessage(text: string): void;
    onmessage: ((event: MessageEvent<string>) => void) | null;
};

function tell(message: Record<string, unknown>): void {
    scope.postMessage(JSON.stringify({ board: "", message }));
}

async function begin(): Promise<Begun> {
    const arrived = (share: number): void => {
        tell({ type: "arrived", share });
    };
    const [saves, python] = await Promise.all([Saves.open(), startPython(arrived)]);
    await saves.bring(python.FS, FOLDER);
    python.globals.set("send", (text: string) => {
        scope.postMessage(text);
    });
    python.runPython(BEGIN);
    tell({ type: "ready", keeps: saves.keeps });
    return { python, saves, hear: python.globals.get("hear") as (text: string) => void };
}

/** What opens something sees what other tabs have kept meanwhile. Nothing waits for what is kept. */
async function handOn({ python, saves, hear }: Begun, text: string): Promise<void> {
    const { message } = JSON.parse(text) as { message: { type: string } };
    if (message.type === "open" || message.type === "start") await saves.bring(python.FS, FOLDER);
    hear(text);
    saves.keep(python.FS, FOLDER).catch(() => {
        tell({ type: "not-kept" });
    });
}

const begun = begin();
let last: Promise<unknown> = begun;
scope.onmessage = (event) => {
    last = last.then(async () => handOn(await begun, event.data));
};
begun.catch((problem: unknown) => {
    tell({ type: "failed", reason: String(problem) });
});
