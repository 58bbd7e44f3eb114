/**
 * The boards that a page shows, by what they are for: what comes for a board goes to it. What shows a board may come
 * before the page hears that there is one: it is kept until then.
 */
import type { Opened } from "../model";
import { Value } from "../value";
import { BoardLine } from "./board-line";
import type { DeskAsked, DeskSays } from "./messages";

/** No page shows more, and what came for others is old. */
const KEPT = 4;

export class Boards {
    private readonly places: Array<Value<BoardLine | null>> = [];
    private readonly early = new Map<number, Opened>();

    constructor(private readonly post: (message: DeskAsked, answered: boolean) => void, private readonly waits: string) {}

    /** A place on the page for a board; none is there yet. */
    place(): Value<BoardLine | null> {
        const made = new Value<BoardLine | null>(null);
        this.places.push(made);
        return made;
    }

    hear(message: DeskSays): void {
        const meant = this.places.flatMap((place) => place.get() ?? []).filter((line) => line.number === message.board);
        for (const line of meant) line.hear(message.message);
        if (!meant.length && message.message.type === "opened") this.keep(message.board, message.message);
    }

    /** Show the board of a number at a place, or none; `anew`: the line was lost meanwhile, and all of it comes again. */
    show(place: Value<BoardLine | null>, number: number | null, anew: boolean): void {
        const before = place.get();
        if (number === (before ? before.number : null)) {
            if (anew) before?.expect();
            return;
        }
        place.set(number === null ? null : new BoardLine(number, this.early.get(number) ?? null, this.post, this.waits));
        if (number !== null) this.early.delete(number);
    }

    private keep(number: number, opened: Opened): void {
        this.early.delete(number);
        this.early.set(number, opened);
        for (const old of [...this.early.keys()].slice(0, -KEPT)) this.early.delete(old);
    }
}
