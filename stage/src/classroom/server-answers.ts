/** What a server says to what a page has sent: its own sentence, or one for each way in which it may refuse without. */
import { type Labels, say } from "../parts/words";

/** An answer of the class: `no` is something that was refused, always with its sentence. */
export interface Told {
    type: string;
    text: string;
    /** After how many seconds it may be asked again, where that was said. */
    seconds: number;
}

/** The labels of refusals, by the statuses of HTTP: also those of whoever stands between the page and the class. */
const REFUSALS: Readonly<Record<number, string>> = {
    401: "refused_unknown",
    403: "refused_unknown",
    404: "refused_nowhere",
    410: "refused_nowhere",
    413: "refused_long",
    429: "refused_busy",
    502: "refused_closed",
    503: "refused_closed",
    504: "refused_closed",
};

/** The label of a status that is a refusal. */
export function refusal(status: number): string {
    return REFUSALS[status] ?? (status >= 500 ? "refused_failed" : "refused_other");
}

/** What an answer tells: what is read of it, null where that is no JSON, and after how many seconds to ask again. */
export function told(labels: Labels, status: number, read: unknown, after: string | null): Told {
    const seconds = Number(after) || 0;
    if (isAnswer(read)) return { type: read.type, text: read.text, seconds };
    const said = status < 400 ? "refused_strange" : refusal(status);
    return { type: "no", text: say(labels, said), seconds };
}

/** Nobody has answered: that is said only where it is so. */
export function silence(labels: Labels): Told {
    return { type: "no", text: say(labels, "no_answer"), seconds: 0 };
}

function isAnswer(read: unknown): read is { type: string; text: string } {
    return typeof read === "object" && read !== null && "type" in read && "text" in read && typeof read.type === "string" && typeof read.text === "string";
}
