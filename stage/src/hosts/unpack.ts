/** Files of the page, each sent pressed: unpacked here, so that it does not matter what the server can do. */

const PRESSED = ".gzip";
const STEP = 0.02;

/** How much of what was asked for has come. */
export class Arrival {
    private expected = 0;
    private come = 0;
    private told = 0;

    constructor(private readonly tell: (share: number) => void) {}

    expect(length: number): void {
        this.expected += length;
    }

    add(length: number): void {
        this.come += length;
        const share = Math.min(1, this.come / Math.max(this.expected, 1));
        if (share - this.told < STEP) return;
        this.told = share;
        this.tell(share);
    }
}

/** A file beside the script, as a response that streams. */
export async function fetchFile(name: string, type: string, arrival?: Arrival): Promise<Response> {
    const response = await fetch(new URL(name + PRESSED, import.meta.url));
    if (!response.ok || !response.body) throw new Error(`${name}: ${String(response.status)}`);
    arrival?.expect(Number(response.headers.get("Content-Length")));
    const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(piece, out) {
                arrival?.add(piece.length);
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
export async function importFile(name: string, arrival?: Arrival): Promise<unknown> {
    const code = await (await fetchFile(name, "text/javascript", arrival)).blob();
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
