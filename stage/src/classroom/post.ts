/** What a page asks of the server besides what goes over its line. */
import type { JoinAnswer, JoinAsked } from "./messages";

/** No form of another page can send this header, so that none can let somebody in. */
const HEADERS = { "Content-Type": "application/json", "X-Trajan-Tutor": "1" };

/** Nobody waits longer, in milliseconds. */
const PATIENCE = 10_000;

/** Post something, and read the answer; null where nobody answers in time or in words. */
export async function post(address: "join" | "rejoin" | "leave", asked: Partial<JoinAsked>): Promise<JoinAnswer | null> {
    const read = await sent(address, JSON.stringify(asked));
    return read?.type === "joined" || read?.type === "waits" || read?.type === "no" ? { type: read.type, text: read.text } : null;
}

/** Bring a file with one's progress, and read what became of it; null where nobody answers in time or in words. */
export async function bring(text: string): Promise<Answer | null> {
    return sent("progress", text);
}

interface Answer {
    type: string;
    text: string;
}

async function sent(address: string, body: string): Promise<Answer | null> {
    const options = { method: "POST", headers: HEADERS, body, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) } as const;
    try {
        const answer = await fetch(new URL(address, document.baseURI), options);
        const read: unknown = await answer.json();
        return isAnswer(read) ? read : null;
    } catch {
        return null;
    }
}

function isAnswer(read: unknown): read is Answer {
    return typeof read === "object" && read !== null && "type" in read && "text" in read && typeof read.type === "string" && typeof read.text === "string";
}
