/** Files of the page, each sent pressed: unpacked here, so that it does not matter what the server can do. */

const PRESSED = ".gzip";

/** A file beside the script, as a response that streams. `arrived` hears of every piece, with its length. */
export async function fetchFile(name: string, type: string, arrived: (length: number) => void = () => undefined): Promise<Response> {
    const response = await fetch(new URL(name + PRESSED, import.meta.url));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(piece, out) {
                arrived(piece.length);
                out.enqueue(piece);
            },
        }),
    );
    const plain = counted.pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain, { headers: { "Content-Type": type } });
}

/** A text beside the script. */
export async function fetchText(name: string): Promise<string> {
    return (await fetchFile(name, "text/plain")).text();
}

/** A module beside the script, imported from memory. */
export async function importFile(name: string, arrived?: (length: number) => void): Promise<unknown> {
    const code = await (await fetchFile(name, "text/javascript", arrived)).blob();
    const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    try {
        return await import(address);
    } finally {
        URL.revokeObjectURL(address);
    }
}

/** The files of a pack: a line of JSON with names and sizes, then one after the other. */
export function* filesOf(pack: Uint8Array): Generator<[string, Uint8Array]> {
    const end = pack.indexOf(10);
    const head = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as Array<[string, number]>;
    let at = end + 1;
    for (const [name, size] of head) {
        yield [name, pack.subarray(at, at + size)];
        at += size;
    }
}
