/**
 * Saved games and progress of whoever visits, kept in the browser's own store.
 *
 * Python sees them as files, each with one writer. Several tabs may be open: none takes away what it has not seen.
 */

import { done, FILES, openBase } from "./base";

/** The little of Emscripten's file system that is used. */
export interface FileSystem {
    mkdirTree(path: string): void;
    readdir(path: string): string[];
    stat(path: string): { mode: number; size: number; mtime: Date };
    isDir(mode: number): boolean;
    readFile(path: string): Uint8Array;
    writeFile(path: string, data: Uint8Array): void;
    utime(path: string, accessed: number, changed: number): void;
    unlink(path: string): void;
}

interface Kept {
    content: Uint8Array;
    time: number;
}

export class Saves {
    /** What is known to be kept, with its size and time. */
    private readonly known = new Map<string, string>();

    private constructor(private readonly base: IDBDatabase | null) {}

    /** Open the store; where the browser has none, nothing is kept. */
    static async open(): Promise<Saves> {
        return new Saves(await openBase());
    }

    get keeps(): boolean {
        return this.base !== null;
    }

    /** Bring into a folder what is kept and not there yet. */
    async bring(system: FileSystem, folder: string): Promise<void> {
        system.mkdirTree(folder);
        if (!this.base) return;
        const store = this.base.transaction(FILES).objectStore(FILES);
        const [names, all] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
        for (const [at, key] of names.entries()) {
            const [name, kept] = [key as string, all[at] as Kept];
            if (this.known.has(name)) continue;
            const path = `${folder}/${name}`;
            system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            system.writeFile(path, kept.content);
            system.utime(path, kept.time, kept.time);
            this.known.set(name, mark(system, path));
        }
    }

    /** Keep what has changed in a folder since the last time. */
    async keep(system: FileSystem, folder: string): Promise<void> {
        if (!this.base) return;
        const found = new Map(walk(system, folder, ""));
        const changed = [...found].filter(([name, seen]) => this.known.get(name) !== seen);
        const gone = [...this.known.keys()].filter((name) => !found.has(name));
        if (!changed.length && !gone.length) return;
        const store = this.base.transaction(FILES, "readwrite").objectStore(FILES);
        const asked = [];
        for (const [name] of changed) {
            const path = `${folder}/${name}`;
            const kept: Kept = { content: system.readFile(path), time: system.stat(path).mtime.getTime() };
            asked.push(done(store.put(kept, name)));
        }
        asked.push(...gone.map((name) => done(store.delete(name))));
        // A browser without room says so only at the end of all of it; then it is tried again.
        await Promise.all([...asked, completed(store.transaction)]);
        for (const [name, seen] of changed) this.known.set(name, seen);
        for (const name of gone) this.known.delete(name);
    }
}

/** Resolves when everything that was asked for in a transaction is there. */
function completed(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
}

function* walk(system: FileSystem, folder: string, before: string): Generator<[string, string]> {
    for (const name of system.readdir(folder)) {
        if (name === "." || name === "..") continue;
        const path = `${folder}/${name}`;
        if (system.isDir(system.stat(path).mode)) yield* walk(system, path, `${before}${name}/`);
        else yield [before + name, mark(system, path)];
    }
}

function mark(system: FileSystem, path: string): string {
    const { size, mtime } = system.stat(path);
    return `${size} ${mtime.getTime()}`;
}
