/** What a page asks of the server besides what goes over its line. */
import type { JoinAnswer, JoinAsked } from "./messages";

/** No form of another page can send this header, so that none can let somebody in. */
const HEADERS = { "Content-Type": "application/json", "X-Trajan-Tutor": "1" };

/** Nobody waits longer, in milliseconds. */
const PATIENCE = 10_000;

/** Post something, and read the answer; null where nobody answers in time or in words. */
export async function post(address: "join" | "rejoin" | "leave", asked: Partial<JoinAsked>): Promise<JoinAnswer | null> {
    try {
        const options = { method: "POST", headers: HEADERS, body: JSON.stringify(asked), credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) } as const;
        const answer = await fetch(new URL(address, document.baseURI), options);
        const read: unknown = await answer.json();
        return isAnswer(read) ? read : null;
    } catch {
        return null;
    }
}

function isAnswer(read: unknown): read is JoinAnswer {
    return typeof read === "object" && read !== null && "type" in read && (read.type === "joined" || read.type === "no");
}
