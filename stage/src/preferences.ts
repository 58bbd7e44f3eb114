/** What a reader has set on this machine: how fast things move, whether others are seen, on which side the rail stands. */
import { Value } from "./value";

const SPEEDS = [0, 0.5, 1, 2];
const KEY = "trajan-tutor";

export type Side = "left" | "right";

/** A storage that is closed, full or spoilt is none. */
function stored(): Record<string, unknown> {
    try {
        const read: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
        return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
    } catch {
        return {};
    }
}

function store(name: string, value: unknown): void {
    try {
        window.localStorage.setItem(KEY, JSON.stringify({ ...stored(), [name]: value }));
    } catch {
        // Then it lasts as long as the page.
    }
}

/** A setting that was kept under a name, whatever it is. */
export function keptSetting(name: string): unknown {
    return stored()[name];
}

/** Keep a setting under a name. */
export function keepSetting(name: string, value: unknown): void {
    store(name, value);
}

export class Preferences {
    readonly speed: Value<number>;
    readonly side: Value<Side>;
    /** Whether what others do is there at once, on all boards. */
    readonly atOnce: Value<boolean>;

    constructor() {
        const { speed, side, at_once: atOnce } = stored();
        this.speed = new Value(typeof speed === "number" && SPEEDS.includes(speed) ? speed : 1);
        this.side = new Value<Side>(side === "left" ? "left" : "right");
        this.atOnce = new Value(atOnce === true);
        this.atOnce.watch((value) => store("at_once", value));
        this.speed.watch((value) => store("speed", value));
        this.side.watch((value) => store("side", value));
    }

    /** Go to the next faster (1) or slower (-1) speed. */
    change(by: 1 | -1): void {
        const at = SPEEDS.indexOf(this.speed.get()) + by;
        this.speed.set(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1);
    }
}
