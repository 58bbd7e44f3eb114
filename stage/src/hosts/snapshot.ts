/**
 * Python as it was when everything was imported: its memory, made in the visitor's own browser after a first visit, and
 * kept beside the files of the build. It is no part of what is sent, and holds nothing of what the visitor did.
 */
import type { Create, Python, Settings, Starting } from "./pyodide";

const FOLDER = new URL(".", import.meta.url);
/** The service worker keeps the files of a build under this name, and takes them away with all else when it is old. */
const CACHE = `trajan_tutor ${new URL("..", FOLDER).href} ${FOLDER.pathname.split("/").at(-2) ?? ""}`;
/** What was read of the words is in it: each language has another. */
const keyOf = (language: string): string => new URL(`memory-${language}`, FOLDER).href;
const PAGE_OF_MEMORY = 65536;
// What every visit does, in its language; nothing of it stays but what was read on the way.
const WARM = `
import gc, json
from pathlib import Path
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.page.host import Host
host = Host(lambda text: None, Path("/nowhere"), language)
host.hear(json.dumps({"board": "", "message": {"type": "start"}}))
for name in games_by_course():
    host.hear(json.dumps({"board": "board", "message": {"type": "open", "kind": "play", "name": name, "seed": 1}}))
    host.hear(json.dumps({"board": "board", "message": {"type": "close"}}))
del host
gc.collect()
`;

/** The memory that was kept; null where there is none. */
export async function keptMemory(language: string): Promise<Uint8Array | null> {
    const kept = await openKept().then((cache) => cache?.match(keyOf(language)), () => undefined);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
}

/** Start Python once more, import everything, and keep its memory, the only one. Returns whether it is kept now. */
export async function keepMemory(language: string, start: (starting: Starting) => Promise<Python>): Promise<boolean> {
    const cache = await openKept();
    if (!cache || (await cache.match(keyOf(language)))) return cache !== null;
    const python = await start({ _makeSnapshot: true });
    python.globals.set("language", language);
    python.runPython(WARM);
    const others = (await cache.keys()).filter(({ url }) => url.startsWith(keyOf("")));
    await Promise.all(others.map((other) => cache.delete(other)));
    await cache.put(keyOf(language), new Response(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>));
    return true;
}

/** How Python starts from its memory: with as much room as that takes, which Pyodide itself does not see to. */
export function restored(memory: Uint8Array, create: Create): Starting {
    return {
        _loadSnapshot: memory,
        createPyodideModule: (settings: Settings) => {
            const begin = settings.instantiateWasm;
            settings.instantiateWasm = (imports, done) =>
                begin(imports, (instance, module) => {
                    const own = instance.exports["memory"] as WebAssembly.Memory;
                    const missing = memory.length - own.buffer.byteLength;
                    if (missing > 0) own.grow(Math.ceil(missing / PAGE_OF_MEMORY));
                    done(instance, module);
                });
            return create(settings);
        },
    };
}

/** Only where the files of the build are kept there is something to start from. */
async function openKept(): Promise<Cache | null> {
    const canKeep = "caches" in globalThis && (await caches.has(CACHE));
    return canKeep ? caches.open(CACHE) : null;
}
