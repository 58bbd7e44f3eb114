/** What the parts of the page share: the store, what can be done, and what is open or looked at. */
import { Actions } from "./actions";
import { FullScreen } from "./full-screen";
import type { Choice, IdeaMarks, ReportShown } from "./model";
import { Preferences } from "./preferences";
import type { Store } from "./store";
import type { Table } from "./table";
import type { Surroundings } from "./transport";
import { Value } from "./value";

export class Stage {
    readonly preferences = new Preferences();
    readonly actions: Actions;
    readonly full = new FullScreen(() => this.root);
    /** The panel that is open, by its name; an empty text: none. */
    readonly panel = new Value("");
    /** Whether all choices are listed in the rail. */
    readonly listed = new Value(false);
    /** What the choices that are shown have in common; an empty text while that is to be chosen. */
    readonly group = new Value("");
    /** The place that somebody looks at, and the choice. */
    readonly looked = new Value("");
    readonly pointed = new Value("");
    /** The rule whose card is open. */
    readonly rule = new Value("");
    /** Whether something moves on the table: what it led to is told when it rests. */
    readonly moving = new Value(false);
    /** Whether the turns of others wait or go on, where somebody has said so. */
    readonly pace = new Value<"" | "paused" | "playing">("");
    /** What was settled, to be shown one after another; `still` what somebody looks up again. */
    readonly reports = new Value<readonly ReportShown[]>([]);
    readonly still = new Value(false);
    /** The points in the top bar as long as a report counts them; null: those of the table. */
    readonly held = new Value<readonly number[] | null>(null);
    /** The number of the last line of the log that was seen before somebody went away; -1: nothing was missed. */
    readonly missed = new Value(-1);
    /** What the page itself answers, to be read aloud. */
    readonly said = new Value("");
    /** Somebody looks at the board behind the page on which a game ended. */
    readonly endAside = new Value(false);
    /** Whether the next click says which words are wrong. */
    readonly wording = new Value(false);
    /** Somebody looks at the table, which nobody answers for any more. */
    readonly around = new Value(false);
    table: Table | null = null;
    root: HTMLElement | null = null;

    constructor(readonly store: Store, readonly surroundings: Surroundings) {
        this.actions = new Actions(this);
        store.atOnce = this.preferences.atOnce.get();
        this.preferences.atOnce.watch((value) => (store.atOnce = value));
    }

    /** The choices that are to be chosen from a list; the others are found on the table alone. */
    static listed(choices: readonly Choice[]): Choice[] {
        return choices.filter((choice) => !choice.hidden);
    }

    /** Go on in another language: the host sees to it, or the table. */
    speak(language: string): void {
        const { spoken } = this.surroundings;
        if (spoken) spoken.speak(language);
        else this.store.do("language", { language });
    }

    /** Mark a turn on the table while somebody looks at it; null to end it. */
    mark(marks: IdeaMarks | null): void {
        this.table?.foresee(marks && { move: "", ...marks });
    }

    /** Put away the report that is shown; the one after it follows. */
    nextReport(): void {
        const [, ...later] = this.reports.get();
        this.held.set(this.held.get() && later[0] ? later[0].before : null);
        this.reports.set(later);
    }

    /** Look at a report once more, or put all away. */
    showReport(report: ReportShown | null): void {
        this.held.set(null);
        this.still.set(report !== null);
        this.reports.set(report ? [report] : []);
    }

    /** Show where ideas would be played, as long as their list is shown. */
    stand(ideas: readonly IdeaMarks[]): void {
        this.table?.stand(ideas);
    }

    /** Close what lies over the rest, the latest first; says whether there was anything. */
    closeOne(): boolean {
        if (this.missed.get() >= 0) this.missed.set(-1);
        else if (this.panel.get()) this.panel.set("");
        else if (this.reports.get().length) this.nextReport();
        else if (this.rule.get()) this.rule.set("");
        else if (this.listed.get()) this.listed.set(false);
        else if (this.group.get()) this.group.set("");
        else if (this.store.model.lesson?.game_end && !this.endAside.get()) this.endAside.set(true);
        else if (this.table?.state.peek || this.table?.state.whole) this.table.unpeek();
        else return false;
        return true;
    }
}
