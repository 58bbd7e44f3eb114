/** While somebody looks at a choice or a place: its places are marked, and what it would bring about is foreseen. */
import type { Choice } from "./model";
import type { Stage } from "./stage";
import type { Foreseen } from "./board/options";

/** A list is gone through with the arrow keys faster than this. */
const PREVIEW = 120;

export class Pointing {
    private readonly known = new Map<string, Foreseen>();
    private timer = 0;
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
        window.clearTimeout(this.timer);
        for (const stop of this.stops) stop();
    }

    /** Somebody looks at a choice. */
    point(choice: Choice): void {
        this.stage.pointed.set(choice.move);
        this.stage.table?.point([...choice.spots, ...choice.leads]);
        this.foresee(choice.move);
    }

    /** Nobody looks at a choice any more. */
    leave(): void {
        this.stage.pointed.set("");
        this.stage.table?.point([]);
        this.foresee("");
    }

    /** Somebody looks at a place: foreseen is the one choice that it means, where there is just one. */
    private look(spot: string): void {
        const meant = spot ? this.stage.store.model.choices.filter((one) => one.spots.includes(spot)) : [];
        this.foresee(meant.length === 1 ? (meant[0]?.move ?? "") : "");
    }

    private foresee(move: string): void {
        window.clearTimeout(this.timer);
        const { store } = this.stage;
        if (store.model.at !== this.at) this.known.clear();
        this.at = store.model.at;
        this.move = move;
        const known = this.known.get(move);
        if (known || !move) this.stage.table?.foresee(known ?? null);
        else this.timer = window.setTimeout(() => void this.ask(move), PREVIEW);
    }

    private async ask(move: string): Promise<void> {
        const at = this.at;
        if (this.stage.store.connection === "gone") return;
        try {
            const found = await this.stage.store.ask<Foreseen | null>("preview", { move });
            if (!found?.move || at !== this.stage.store.model.at) return;
            this.known.set(move, found);
            if (this.move === move) this.stage.table?.foresee(found);
        } catch {
            // The page is closed: nobody looks any more.
        }
    }
}
