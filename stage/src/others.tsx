/** The turns of others: paused, step by step, or one after another at a speed. */
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { VNode } from "preact";
import type { ViewModel } from "./model";
import type { Stage } from "./stage";
import type { Step } from "./store";
import { useMissed } from "./missed";
import { useValue } from "./value";

/** How long a decision is looked at before the next one, at normal speed, in milliseconds. */
const LOOK = 800;

const SPEEDS: ReadonlyArray<readonly [number, string]> = [[0.5, "½×"], [1, "1×"], [2, "2×"]];

export function OthersControls({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const speed = useValue(stage.preferences.speed);
    const pace = useValue(stage.pace);
    const { labels } = model;
    const goesOn = speed > 0 && playsOn(model, pace);
    return (
        <div class="choices others" role="group" aria-label={labels["bots"]}>
            <Control label={labels[goesOn ? "bots_pause" : "bots_play"]} sign="␣" class="play-on" run={() => toggle(stage)} />
            <Control label={labels["step_back"]} sign="←" class="step-back" off={!model.can_undo} run={() => stage.actions.stepBack()} />
            <Control label={labels["next_step"]} sign="→" class="step-on" run={() => stage.actions.step()} />
            <div class="paces" role="group" aria-label={labels["bots_speed"]}>
                <span class="paces-name" aria-hidden="true">{labels["bots_speed"]}</span>
                {SPEEDS.map(([value, name]) => (
                    <Control
                        key={name} label={name} said={`${labels["bots_speed"] ?? ""} ${name}`} sign={value < 1 ? "−" : value > 1 ? "+" : ""}
                        class="pace" pressed={value === speed} run={() => stage.preferences.speed.set(value)}
                    />
                ))}
            </div>
            <Control label={labels["bots_at_once"]} sign="" class="at-once" run={() => atOnceFromNow(stage)} />
        </div>
    );
}

/** Whether others go on by themselves: as it was set for the game, unless somebody has said otherwise since. */
function playsOn(model: ViewModel, pace: string): boolean {
    return pace === "playing" || (pace === "" && (model.by_itself || model.lesson !== null));
}

/** Pause, or go on. */
export function toggle(stage: Stage): void {
    stage.table?.finish();
    stage.pace.set(playsOn(stage.store.model, stage.pace.get()) ? "paused" : "playing");
}

/** From now on, on all boards, what others do is there at once. */
function atOnceFromNow(stage: Stage): void {
    stage.preferences.atOnce.set(true);
    stage.actions.skip();
}

interface ControlProps {
    label: string | undefined;
    /** What is told to those who listen, where the label is short. */
    said?: string;
    sign: string;
    class: string;
    run: () => void;
    off?: boolean;
    pressed?: boolean;
}

function Control({ label, said, sign, class: name, run, off, pressed }: ControlProps): VNode {
    return (
        <button type="button" class={`choice control ${name}`} aria-label={said} aria-disabled={off} aria-pressed={pressed} onClick={() => !off && run()}>
            <span class="said"><span class="name">{label}</span></span>
            {sign && <span class="key" aria-hidden="true">{sign}</span>}
        </button>
    );
}

/** Let others decide one after another, when the table rests, unless somebody wants to look. */
export function useOthers(model: ViewModel, stage: Stage): void {
    const pace = useValue(stage.pace);
    const speed = useValue(stage.preferences.speed);
    const atOnce = useValue(stage.preferences.atOnce);
    const moving = useValue(stage.moving);
    const reported = useValue(stage.reports).length > 0;
    const { waits } = model.others;
    // At once, not after the picture: the next answer may be there before that.
    useLayoutEffect(() => stage.store.subscribe((step) => paceAfter(step, stage)), [stage]);
    useEffect(() => {
        // Who went to another turn just now has paused since this was drawn.
        const now = stage.pace.get();
        if (!waits || moving || reported || !playsOn(model, now)) return undefined;
        if (atOnce) {
            stage.store.do("skip");
            return undefined;
        }
        if (speed === 0 || (now === "" && reduced())) return undefined;
        const timer = window.setTimeout(() => stage.store.do("next"), LOOK / speed);
        return () => window.clearTimeout(timer);
    }, [waits, model.by_itself, model.at, model.answered, pace, moving, reported, speed, atOnce]);
    useMissed(stage);
}

/** Whoever goes back to a turn of others, or along the turns to one, wants to look at it. */
function paceAfter({ before, after, answers }: Step, stage: Stage): void {
    const isBack = before !== null && before.began === after.began && lastOf(after) < lastOf(before);
    if (!after.others.waits) stage.pace.set("");
    else if (isBack || answers === "jump") stage.pace.set("paused");
}

function lastOf(model: ViewModel): number {
    return model.log.at(-1)?.number ?? -1;
}

/** Whoever wants no movement goes through others' steps by key. */
function reduced(): boolean {
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
