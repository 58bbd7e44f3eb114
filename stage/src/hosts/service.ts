/**
 * The service worker: after the first visit the page works without a network.
 *
 * The folder of a build never changes, so what is kept of it counts. The first file leads to the newest build when the
 * network can be reached.
 */

// Written before this script when the page is built.
declare const BUILD: string;
/** The files by the language that they are for; those for all under an empty text. */
declare const FILES: Record<string, string[]>;

interface Lasting extends Event {
    waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Lasting {
    readonly request: Request;
    respondWith(what: Promise<Response>): void;
}
interface Told extends Lasting {
    readonly data: { language: string };
    readonly ports: readonly MessagePort[];
}
interface Scope {
    readonly registration: { readonly scope: string };
    readonly clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(name: "install" | "activate", hear: (event: Lasting) => void): void;
    addEventListener(name: "fetch", hear: (event: Asked) => void): void;
    addEventListener(name: "message", hear: (event: Told) => void): void;
}

const scope = globalThis as unknown as Scope;
const NAME = `trajan_tutor ${scope.registration.scope} `;
const FIRST = "./";

async function install(): Promise<void> {
    const kept = await caches.open(NAME + BUILD);
    await kept.addAll([new Request(FIRST, { cache: "reload" }), ...requestsOf("")]);
    await scope.skipWaiting();
}

function requestsOf(language: string): Request[] {
    return (FILES[language] ?? []).map((file) => new Request(file, { cache: "force-cache" }));
}

/** Keep what is for a language alone, as soon as somebody reads it. */
async function keep(language: string): Promise<void> {
    const kept = await caches.open(NAME + BUILD);
    const known = await Promise.all(requestsOf(language).map(async (one) => ((await kept.match(one)) ? [] : [one])));
    await kept.addAll(known.flat());
}

async function activate(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + BUILD);
    await Promise.all(names.map((name) => caches.delete(name)));
    await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
    const kept = await caches.open(NAME + BUILD);
    if (request.mode === "navigate") {
        try {
            return await fetch(request);
        } catch {
            return (await kept.match(FIRST)) ?? Response.error();
        }
    }
    return (await kept.match(request, { ignoreSearch: true })) ?? fetch(request);
}

scope.addEventListener("install", (event) => {
    event.waitUntil(install());
});
scope.addEventListener("activate", (event) => {
    event.waitUntil(activate());
});
scope.addEventListener("message", (event) => {
    const [port] = event.ports;
    event.waitUntil(keep(event.data.language).then(() => port?.postMessage(true), () => port?.postMessage(false)));
});
scope.addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && event.request.url.startsWith(scope.registration.scope)) {
        event.respondWith(answer(event.request));
    }
});
