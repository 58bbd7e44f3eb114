/** A file goes to the class in parts: each is no longer than what its server takes at once. */
import { type Labels, say } from "../parts/words";
import type { Told } from "./server-answers";

/** What the server takes, in bytes: at once, and of one file. */
export interface Limits {
    longest_body: number;
    longest_file: number;
}

/** Sends one part to an address. */
type Send = (address: string, part: Blob) => Promise<Told>;

/** How often a part is sent again after a while, where the server says that it is too much at once. */
const AGAIN = 20;

/** Bring a file to an address; `waits` is called when it takes a while. */
export async function upload(labels: Labels, file: Blob, address: string, limits: Limits, send: Send, waits: () => void): Promise<Told> {
    if (file.size > limits.longest_file) return { type: "no", text: say(labels, "file_long"), seconds: 0 };
    const of = Math.max(1, Math.ceil(file.size / limits.longest_body));
    if (of > 1) waits();
    for (let part = 1; part < of; part++) {
        const answer = await patiently(() => send(`${address}?part=${String(part)}&of=${String(of)}`, piece(file, part, limits)), waits);
        if (answer.type === "no") return answer;
    }
    return patiently(() => send(`${address}?part=${String(of)}&of=${String(of)}`, piece(file, of, limits)), waits);
}

function piece(file: Blob, part: number, { longest_body: longest }: Limits): Blob {
    return file.slice((part - 1) * longest, part * longest);
}

/** Send until it is taken, or refused for another reason than that it is too much at once. */
async function patiently(send: () => Promise<Told>, waits: () => void): Promise<Told> {
    for (let left = AGAIN; ; left--) {
        const answer = await send();
        if (answer.type !== "no" || !answer.seconds || !left) return answer;
        waits();
        await new Promise((go) => window.setTimeout(go, answer.seconds * 1000));
    }
}
