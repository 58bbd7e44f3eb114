/** Python in the browser: starts it with the tutor in it. */
import type { FileSystem } from "./saves";
import { fetchFile, filesOf, importFile } from "./unpack";

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const HOME = "/lib/tutor";

export interface Python {
    FS: FileSystem;
    globals: { get(name: string): unknown; set(name: string, value: unknown): void };
    runPython(code: string): unknown;
}

type Load = (options: Record<string, unknown>) => Promise<Python>;

/** Start Python with the tutor's files; `arrived` hears how many bytes of all have come. */
export async function startPython(arrived: (length: number) => void): Promise<Python> {
    const [wasm, library, pack, lock] = [
        fetchFile(WASM, "application/wasm", arrived),
        fetchFile(LIBRARY, "application/zip", arrived),
        fetchFile("tutor.pack", "application/octet-stream", arrived).then((response) => response.arrayBuffer()),
        fetchFile("lock.json", "application/json").then((response) => response.text()),
    ];
    const [loader, module] = await Promise.all([importFile("pyodide.mjs", arrived), importFile("pyodide.asm.mjs", arrived)]);
    const known: Record<string, Promise<Response>> = { [WASM]: wasm, [LIBRARY]: library };
    // Pyodide asks for these two by name.
    const fetchElse = globalThis.fetch;
    globalThis.fetch = (what, how) => known[String(what).split("/").pop() ?? ""] ?? fetchElse(what, how);
    const { loadPyodide } = loader as { loadPyodide: Load };
    try {
        return await loadPyodide({
            indexURL: new URL(".", import.meta.url).href,
            createPyodideModule: (module as { default: unknown }).default,
            lockFileContents: await lock,
            env: { PYTHONPATH: HOME, PYTHONDONTWRITEBYTECODE: "1", HOME: "/home" },
            fsInit: async (system: FileSystem) => {
                for (const [name, content] of filesOf(new Uint8Array(await pack))) {
                    const path = `${HOME}/${name}`;
                    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
                    system.writeFile(path, content);
                }
            },
        });
    } finally {
        globalThis.fetch = fetchElse;
    }
}
