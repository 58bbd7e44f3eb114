/** The browser's own store: what the visitor did (`files`, for Python), and how boards stood (`drawn`, for the page). */

const NAME = "trajan_tutor";
export const FILES = "files";
export const DRAWN = "drawn";

/** Open the store; null where the browser has none, as in some private windows. */
export async function openBase(): Promise<IDBDatabase | null> {
    try {
        const request = indexedDB.open(NAME, 1);
        request.onupgradeneeded = () => {
            for (const store of [FILES, DRAWN]) request.result.createObjectStore(store);
        };
        return await done(request);
    } catch {
        return null;
    }
}

/** What a request of the store is answered with. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => {
            resolve(request.result);
        };
        request.onerror = () => {
            reject(request.error ?? new Error("IndexedDB"));
        };
    });
}
