/** Whoever was away while others played is not shown all of it again: the page catches up, and one list tells what they missed. */
import { useEffect, useRef } from "preact/hooks";
import type { VNode } from "preact";
import { Dialog } from "./dialog";
import type { ViewModel } from "./model";
import { Log } from "./panels/log";
import type { Stage } from "./stage";

/** So long a page was asleep, in milliseconds, before what it missed is told in one list. */
const AWAY = 5000;

/** Notice that nobody looked for a while, and catch up. */
export function useMissed(stage: Stage): void {
    const left = useRef<{ at: number; line: number } | null>(null);
    useEffect(() => {
        const look = (): void => {
            if (document.visibilityState === "hidden") {
                left.current = { at: Date.now(), line: lastLine(stage.store.model) };
                return;
            }
            const since = left.current;
            left.current = null;
            if (since && Date.now() - since.at >= AWAY) catchUp(stage, since.line);
        };
        document.addEventListener("visibilitychange", look);
        return () => document.removeEventListener("visibilitychange", look);
    }, [stage]);
}

/** Go to where the game stands now, and tell what happened after a line of the log. */
export function catchUp(stage: Stage, line: number): void {
    const { model } = stage.store;
    stage.table?.finish();
    const played = model.others.waits && stage.pace.get() !== "paused" && (model.by_itself || model.lesson !== null);
    if (played) stage.actions.skip();
    if (played || lastLine(model) > line) stage.missed.set(Math.max(0, line + 1));
}

export function Missed({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const { labels } = model;
    const first = stage.missed.get();
    const lines = model.log.filter((one) => one.number >= first);
    return (
        <Dialog title={labels["missed"] ?? ""} close={() => stage.missed.set(-1)} closeLabel={labels["close"] ?? ""}>
            <p>{labels["missed_about"]}</p>
            <Log model={{ ...model, log: lines, earlier: (model.log[0]?.number ?? 0) > first ? model.earlier : "" }} />
        </Dialog>
    );
}

function lastLine(model: ViewModel): number {
    return model.log.at(-1)?.number ?? -1;
}
