/** Pyodide, as far as it is used: Python once it runs, and how it is started. */
import type { FileSystem } from "./saves";

export interface Python {
    FS: FileSystem;
    globals: { get(name: string): unknown; set(name: string, value: unknown): void };
    runPython(code: string): unknown;
    makeMemorySnapshot(): Uint8Array;
}

/** Options of Pyodide besides those that hold for every start. */
export type Starting = Record<string, unknown>;

type Done = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

export interface Settings {
    instantiateWasm: (imports: WebAssembly.Imports, done: Done) => unknown;
}

/** What makes Pyodide's module from its settings. */
export type Create = (settings: Settings) => Promise<unknown>;
