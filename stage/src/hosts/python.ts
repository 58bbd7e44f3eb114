/** Python in the browser: starts it with the tutor in it. */
import type { Create, Python, Starting } from "./pyodide";
import type { FileSystem } from "./saves";
import { restored } from "./snapshot";
import { Arrival, fetchFile, filesOf, importFile } from "./unpack";

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const HOME = "/lib/tutor";
/**
 * Dataclasses write methods of their own as text: that was compiled when the page was built. Nothing of what is imported
 * is ever let go, so that looking for what can be is in vain meanwhile.
 */
const QUICK = `
import dataclasses, gc, marshal
gc.disable()
with open("${HOME}/methods", "rb") as file:
    methods = marshal.load(file)
dataclasses.exec = lambda text, names, local: exec(methods.get(text, text), names, local)
`;

type Load = (options: Starting) => Promise<Python>;

/** Its words come with the tutor: they stand in where another language has none. */
const FALLBACK = "en";

/** The words of a language, which lie in a pack of their own. */
async function wordsOf(language: string, arrival?: Arrival): Promise<Uint8Array> {
    const response = await fetchFile(`language-${language}.pack`, "application/octet-stream", arrival);
    return new Uint8Array(await response.arrayBuffer());
}

/** Put the files of a pack beside those that are there. */
function unpack(system: FileSystem, pack: Uint8Array): void {
    for (const [name, content] of filesOf(pack)) {
        const path = `${HOME}/${name}`;
        system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        system.writeFile(path, content);
    }
}

const brought = new Set([FALLBACK]);

/** Fetch the words of a language, once. */
export async function bringLanguage(system: FileSystem, language: string): Promise<void> {
    if (brought.has(language)) return;
    unpack(system, await wordsOf(language));
    brought.add(language);
}

/** Start Python with the tutor's files, from its memory where that was kept; `arrived` hears which share of them has come. */
export async function startPython(language: string, arrived: (share: number) => void, memory: Uint8Array | null, starting: Starting = {}): Promise<Python> {
    const arrival = new Arrival(arrived);
    const [wasm, library, pack, lock] = [
        fetchFile(WASM, "application/wasm", arrival),
        fetchFile(LIBRARY, "application/zip", arrival),
        fetchFile("tutor.pack", "application/octet-stream", arrival).then((response) => response.arrayBuffer()),
        fetchFile("lock.json", "application/json").then((response) => response.text()),
    ];
    const words = language === FALLBACK ? null : wordsOf(language, arrival);
    const [loader, module] = await Promise.all([importFile("pyodide.mjs", arrival), importFile("pyodide.asm.mjs", arrival)]);
    const known: Record<string, Promise<Response>> = { [WASM]: wasm, [LIBRARY]: library };
    // Pyodide asks for these two by name.
    const fetchElse = globalThis.fetch;
    globalThis.fetch = (what, how) => known[nameOf(what)] ?? fetchElse(what, how);
    const { loadPyodide } = loader as { loadPyodide: Load };
    const create = (module as { default: Create }).default;
    try {
        const python = await loadPyodide({
            indexURL: new URL(".", import.meta.url).href,
            createPyodideModule: create,
            lockFileContents: await lock,
            env: { PYTHONPATH: HOME, PYTHONDONTWRITEBYTECODE: "1", HOME: "/home" },
            fsInit: async (system: FileSystem) => {
                performance.mark("WebAssembly is compiled");
                unpack(system, new Uint8Array(await pack));
                if (words) unpack(system, await words);
                brought.add(language);
                performance.mark("files are unpacked");
            },
            ...starting,
            ...(memory && restored(memory, create)),
        });
        if (!memory) python.runPython(QUICK);
        return python;
    } finally {
        globalThis.fetch = fetchElse;
    }
}

function nameOf(what: RequestInfo | URL): string {
    const address = what instanceof Request ? what.url : what.toString();
    return address.slice(address.lastIndexOf("/") + 1);
}
