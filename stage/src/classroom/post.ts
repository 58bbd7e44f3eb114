/** What a page asks of the server besides what goes over its line. */
import { keep } from "../save";
import type { Labels } from "../parts/words";
import { silence, told, type Told } from "./server-answers";
import type { JoinAsked } from "./messages";

/** No form of another page can send this header, so that none can let somebody in. */
const HEADERS = { "Content-Type": "application/json", "X-Trajan-Tutor": "1" };

/** Nobody waits longer, in milliseconds; for a file they do. */
const PATIENCE = 10_000;
const PATIENCE_FOR_FILES = 60_000;

/** Post something, and read what became of it. */
export async function post(labels: Labels, address: "join" | "rejoin" | "leave", asked: Partial<JoinAsked>): Promise<Told> {
    return sent(labels, address, JSON.stringify(asked), PATIENCE);
}

/** Send a file, or a part of one, and read what became of it. */
export async function sendFile(labels: Labels, address: string, part: Blob): Promise<Told> {
    return sent(labels, address, part, PATIENCE_FOR_FILES);
}

/** Take a file: the browser keeps it under a name; returns why it cannot, or an empty text. */
export async function take(labels: Labels, address: string, name: string): Promise<string> {
    const answer = await asked(address, { headers: HEADERS }, PATIENCE_FOR_FILES);
    if (!answer) return silence(labels).text;
    if (!answer.ok) return (await heard(labels, answer)).text;
    keep(name, await answer.text(), "application/json");
    return "";
}

async function sent(labels: Labels, address: string, body: string | Blob, patience: number): Promise<Told> {
    const answer = await asked(address, { method: "POST", headers: HEADERS, body }, patience);
    return answer ? heard(labels, answer) : silence(labels);
}

async function asked(address: string, options: RequestInit, patience: number): Promise<Response | null> {
    const all = { ...options, credentials: "same-origin", signal: AbortSignal.timeout(patience) } as const;
    return fetch(new URL(address, document.baseURI), all).catch(() => null);
}

async function heard(labels: Labels, answer: Response): Promise<Told> {
    const read: unknown = await answer.json().catch(() => null);
    return told(labels, answer.status, read, answer.headers.get("Retry-After"));
}
