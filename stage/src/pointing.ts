/**
 * While somebody looks at a choice or a place: its places are marked, and what it would bring about is foreseen. Where the
 * choice itself carries its way, or the piece as it would lie, that is drawn at once, and nobody is asked.
 */
import type { Choice } from "./model";
import { Paced } from "./paced";
import type { Stage } from "./stage";
import type { Foreseen } from "./board/options";

/** A list is gone through with the arrow keys faster than this. */
const PREVIEW = 120;

export class Pointing {
    /** Whoever else asks because somebody looks keeps the same pace. */
    readonly paced = new Paced();
    private readonly known = new Map<string, Foreseen>();
    private at = -1;
    private move = "";
    private readonly stops: Array<() => void>;

    constructor(private readonly stage: Stage) {
        this.stops = [
            stage.looked.watch((spot) => this.look(spot)),
            stage.store.subscribe((step) => step.fields.has("at") && this.leave()),
        ];
    }

    close(): void {
        this.paced.close();
        for (const stop of this.stops) stop();
    }

    /** Somebody looks at a choice. */
    point(choice: Choice): void {
        this.stage.pointed.set(choice.move);
        this.stage.table?.point([...choice.spots, ...choice.leads]);
        this.foresee(choice);
    }

    /** Nobody looks at a choice any more. */
    leave(): void {
        this.stage.pointed.set("");
        this.stage.table?.point([]);
        this.foresee(null);
    }

    /** Somebody looks at a place: foreseen is the one choice that it means, where there is just one. */
    private look(spot: string): void {
        const meant = meantBy(this.stage.store.model.choices, spot);
        this.foresee(meant.length === 1 ? (meant[0] ?? null) : null);
    }

    private foresee(choice: Choice | null): void {
        const { store, table } = this.stage;
        if (store.model.at !== this.at) this.known.clear();
        this.at = store.model.at;
        this.move = choice?.move ?? "";
        const own = choice && carried(choice);
        const known = own ?? this.known.get(this.move) ?? null;
        // What is drawn of the choice itself is complete where it has a way; a piece has points besides.
        const asks = choice !== null && !choice.path && !this.known.has(choice.move);
        if (known || !choice) table?.foresee(known);
        this.paced.after(PREVIEW, "preview", asks ? () => void this.ask(choice) : null);
    }

    private async ask(choice: Choice): Promise<void> {
        const { at } = this;
        const { move } = choice;
        if (this.stage.store.connection === "gone") return;
        try {
            const found = await this.stage.store.ask<Foreseen | null>("preview", { move });
            if (!found?.move || at !== this.stage.store.model.at) return;
            const whole = { ...carried(choice), ...found, path: found.path ?? choice.path ?? null };
            this.known.set(move, whole);
            if (this.move === move) this.stage.table?.foresee(whole);
        } catch {
            // The page is closed: nobody looks any more.
        }
    }
}

/** The choices that a place means. */
export function meantBy(choices: readonly Choice[], spot: string): Choice[] {
    return spot ? choices.filter((one) => one.spots.includes(spot)) : [];
}

/** What a choice tells of itself: its way with the sign of what is done at its end, the piece where it would lie. */
export function carried(choice: Choice): Foreseen | null {
    const { move, path = null, ghost, leads, hue, symbol } = choice;
    if (!path && !ghost) return null;
    return { move, tags: [], dashed: path ? [] : leads, path, ...(ghost && { ghost }), ...(path && symbol && { end: { hue, symbol } }) };
}
