/** What a person does, whether by mouse, finger or key: each ends all movement first, and still counts. */
import type { Choice } from "./model";
import type { AboutOf, CoachAction, Kind, LessonAction, Store } from "./store";
import type { Table } from "./table";
import type { Surroundings } from "./transport";
import type { Value } from "./value";

/** What actions need of the stage: what is asked goes through the store, and what is open is closed. */
export interface Acting {
    readonly store: Store;
    readonly surroundings: Surroundings;
    readonly actions: Actions;
    readonly table: Table | null;
    readonly panel: Value<string>;
    readonly rule: Value<string>;
    readonly listed: Value<boolean>;
    showReport(report: null): void;
    readonly endAside: Value<boolean>;
    readonly pace: Value<"" | "paused" | "playing">;
    readonly said: Value<string>;
}

/** What the last button of the rail does now, by the name of its label. */
export interface Onward {
    label: string;
    text: string;
    open: boolean;
    look: "next" | "again" | "skip" | "plain";
    run: () => void;
}

export class Actions {
    constructor(private readonly stage: Acting) {}

    /** Ask for something; what was looked at is over. */
    do<K extends Kind>(type: K, ...about: AboutOf<K>): boolean;
    do(type: Kind, about?: never): boolean {
        this.settle();
        return this.stage.store.do(type, about);
    }

    pick(spot: string): void {
        if (this.answered(spot)) return;
        this.do("pick", { spot });
    }

    /** While others decide, a click is answered where it was: it can change nothing, and must not be lost on its way. */
    private answered(spot: string): boolean {
        const { others, lesson } = this.stage.store.model;
        if (!others.waits || (lesson && !others.bot)) return false;
        this.settle();
        this.stage.table?.callout(spot, others.bot, "note");
        this.stage.said.set(others.bot);
        return true;
    }

    choose(choice: Choice): void {
        this.stage.surroundings.reveal();
        this.do("choose", { move: choice.move });
    }

    answer(value: string): void {
        this.stage.surroundings.reveal();
        this.do("answer", { value });
    }

    /** Do one of the actions of a lesson, where it is open. */
    go(action: LessonAction): void {
        if (!this.stage.store.model.lesson?.may.includes(action)) return;
        if (action === "next" || action === "again") this.stage.surroundings.reveal();
        if (action === "undo") this.do("undo");
        else this.do("go", { action });
    }

    undo(): void {
        if (this.stage.store.model.can_undo) this.do("undo");
    }

    /** Look at the decision before. */
    stepBack(): void {
        this.stage.pace.set("paused");
        this.do("step-back");
    }

    /** Let a bot decide; not by itself any more, when somebody asks for it. */
    step(): void {
        this.stage.pace.set("paused");
        this.do("next");
    }

    skip(): void {
        this.do("skip");
    }

    /** A further hint, in a lesson or from the coach. */
    hint(): void {
        const { lesson, picture, coach } = this.stage.store.model;
        const asked = coach.panel.flatMap((block) => block.items ?? []).find((one) => one.action?.startsWith("hint") && one.state !== "done");
        if (lesson) this.go("hint");
        else if (picture && asked) this.stage.store.do("coach", { action: asked.action as CoachAction, number: asked.number ?? -1 });
    }

    /** Look at another line of play, or come back from there. */
    explore(): void {
        const lesson = this.stage.store.model.lesson;
        if (lesson) this.go(lesson.may.includes("come-back") ? "come-back" : "explore");
        else if (this.stage.store.model.picture) this.stage.panel.set(this.stage.store.model.at_table ? "log" : "history");
    }

    /** Open the card of a rule that the last answer spoke of. */
    openRule(): void {
        const rule = ruleOf(this.stage);
        if (rule) this.stage.rule.set(this.stage.rule.get() === rule ? "" : rule);
    }

    onward(): void {
        const onward = onwardOf(this.stage);
        if (!onward.open) return;
        this.stage.surroundings.reveal();
        onward.run();
    }

    /** Begin anew where nobody answers: the host does it where it can, else whoever is there is asked once more. */
    again(): void {
        if (this.stage.surroundings.again) this.stage.surroundings.again();
        else this.stage.store.hello();
    }

    private settle(): void {
        this.stage.table?.finish();
        this.stage.rule.set("");
        this.stage.listed.set(false);
        this.stage.showReport(null);
    }
}

/** The rule that the last answer names, or an empty text. */
export function ruleOf(stage: Acting): string {
    const { lesson, notice } = stage.store.model;
    return lesson?.refused?.rule ?? notice.rule;
}

/** What the last button of the rail does now; it always stands at its place. */
export function onwardOf(stage: Acting): Onward {
    const { store, actions } = stage;
    const { lesson, others, ending, labels, picture } = store.model;
    const label = (name: string, look: Onward["look"], run: () => void, open = true): Onward => ({
        label: name, text: labels[name] ?? "", open, look, run,
    });
    if (others.hot_seat) return { ...label("", "next", () => actions.do("sit")), text: others.sit };
    if (store.model.practice) return practiceOnward(stage, label);
    if (others.waits) return label("skip_to_me", "skip", () => actions.skip());
    if (lesson) return lessonOnward(stage, label);
    if (!picture) return label("new", "next", () => stage.panel.set("new"));
    if (ending && !store.model.at_table) return label("coach_look_back", "next", () => lookBack(stage));
    return label("lesson_next", "plain", () => undefined, false);
}

/** Open the review, and begin it where there is none yet. */
function lookBack(stage: Acting): void {
    if (!stage.store.model.review) void stage.actions.do("coach", { action: "look-back", number: -1 });
    stage.panel.set("review");
}

/** A wrong attempt, and what was played, lead to another one; a right one, and the better turn, to the next mistake. */
function practiceOnward(stage: Acting, label: Labelled): Onward {
    const { practice } = stage.store.model;
    const ask = (action: CoachAction) => () => void stage.actions.do("coach", { action, number: -1 });
    const isOver = practice?.standing === "right" || practice?.standing === "shown";
    if (practice?.standing === "wrong" || practice?.standing === "did") return label("practice_again", "again", ask("practice-again"));
    if (isOver && practice.more) return label("practice_next", "next", ask("practice-next"));
    if (isOver) return label("practice_leave", "next", ask("practice-leave"));
    return label("practice_show", "plain", ask("practice-show"), practice?.standing === "trying");
}

type Labelled = (name: string, look: Onward["look"], run: () => void, open?: boolean) => Onward;

function lessonOnward(stage: Acting, label: Labelled): Onward {
    const { lesson } = stage.store.model;
    const go = (action: LessonAction) => () => stage.actions.go(action);
    if (!lesson) return label("lesson_next", "plain", () => undefined, false);
    const { end, game_end } = lesson;
    if (game_end && stage.endAside.get()) return label("end_back", "next", () => stage.endAside.set(false));
    const next = end?.next ?? game_end?.next ?? game_end?.other;
    if (lesson.end && lesson.back_to) return { ...label("lesson_to_game", "next", go("to-game")), text: lesson.back_to };
    // A turn that is shown goes on move by move; what leads back from it stands beside.
    if (lesson.phase === "shown") return label("lesson_next", "next", go("next"));
    if (lesson.may.includes("come-back")) return label("lesson_come_back", "next", go("come-back"));
    if (next) {
        const run = (): void => void stage.actions.do("lesson", { address: next.address });
        return { ...label("", "next", run), label: "following", text: next.text };
    }
    // Going on after a mistake means to try once more: then the button says so.
    if (lesson.may.includes("next")) {
        return lesson.phase === "mistaken" ? label("lesson_again", "again", go("next")) : label("lesson_next", "next", go("next"));
    }
    if (lesson.phase === "lost" && lesson.may.includes("again")) return label("lesson_again", "again", go("again"));
    return label("lesson_next", "plain", go("next"), false);
}
