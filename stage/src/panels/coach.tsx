/** The coach beside the board: hints by steps, a verdict, turns to try; and the wide place for what needs more room. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ViewModel } from "../model";
import type { Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { useKeptFocus } from "../parts/focus";
import { useKeys } from "../parts/panel-keys";
import { say } from "../parts/words";
import type { CoachAction } from "../store";
import { Blocks } from "./blocks";

/** So much of what was there before stays in sight above what is new, in pixels. */
const MARGIN = 24;

interface CoachProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    /** What stands between what can be asked for and what was told. */
    ideas?: ComponentChildren;
    /** Something was asked for. */
    asked?: (action: string) => void;
    /** Show what the coach found in its wide place. */
    open?: (panel: "wide") => void;
}

/** Ask the coach for something. */
export function askCoach(store: Asker<ViewModel>, action: CoachAction, number = -1): void {
    store.do("coach", { action, number });
}

/** Tells of answers of the coach that came after this page and were not seen. */
export function useCoachNews(model: ViewModel, seen: boolean): boolean {
    const known = useRef(model.coach.answers);
    useEffect(() => {
        if (seen) known.current = model.coach.answers;
    }, [seen, model.coach.answers]);
    return !seen && model.coach.answers > known.current;
}

/** Whether the wide place has just got its first blocks: what was there before this page is not new. */
function useFirstWide(model: ViewModel, tell: () => void): void {
    const filled = useRef(model.coach.wide.length > 0);
    useEffect(() => {
        const now = model.coach.wide.length > 0;
        if (now && !filled.current) tell();
        filled.current = now;
    }, [model.coach.wide]);
}

/** What has just come is brought into sight, such as the level of a hint that was asked for. */
function useNewInSight(place: { current: HTMLElement | null }, blocks: readonly unknown[]): void {
    const before = useRef(blocks);
    useLayoutEffect(() => {
        const known = before.current;
        before.current = blocks;
        const body = place.current?.querySelector(".coach-body");
        const scroller = place.current?.closest(".aside, .panel");
        if (!body || !scroller || blocks.length <= known.length) return;
        const first = blocks.findIndex((block, at) => at > 0 && JSON.stringify(block) !== JSON.stringify(known[at]));
        const fresh = body.children[first]?.getBoundingClientRect();
        const seen = scroller.getBoundingClientRect();
        if (fresh && (fresh.top < seen.top || fresh.bottom + MARGIN > seen.bottom)) scroller.scrollTop += fresh.top - seen.top - MARGIN;
    }, [blocks]);
}

/** What was asked for can be cancelled; a button that is gone gives its focus to no other question. */
function afterAsk(place: HTMLElement, gone: Element): Element | null {
    return place.querySelector(".coach-cancel") ?? (gone.matches(".ask") ? place : firstOpen(place));
}

function firstOpen(place: HTMLElement): Element | null {
    return place.querySelector("button:not([aria-disabled=true])");
}

export function Coach({ store, model, ideas, asked, open }: CoachProps) {
    const place = useRef<HTMLDivElement>(null);
    const { labels, coach, thinking } = model;
    useKeptFocus(place, afterAsk);
    useFirstWide(model, () => open?.("wide"));
    const thinks = thinking.text !== "";
    const asks = coach.panel.filter((block) => block.kind === "asks");
    const told = coach.panel.filter((block) => block.kind !== "asks");
    const act = (action: string, number: number): void => {
        askCoach(store, action as CoachAction, number);
        asked?.(action);
    };
    useNewInSight(place, told);
    useLayoutEffect(() => {
        // The answer stands first.
        if (!thinks && place.current) place.current.scrollTop = 0;
    }, [thinks]);
    return (
        <div ref={place} class="coach" role="group" tabIndex={-1} aria-label={say(labels, "tab_coach")}>
            <Blocks blocks={asks} act={act} labels={labels} />
            {thinks ? (
                <div class="coach-busy">
                    <span class="coach-said">{thinking.text}</span>
                    <progress class="coach-bar" max={1} value={thinking.share} aria-label={thinking.text} />
                    <Button name="coach-cancel" mark="cancel" press={() => askCoach(store, "cancel")}>
                        {say(labels, "coach_cancel")}
                    </Button>
                </div>
            ) : null}
            {ideas}
            {coach.wide.length && open ? (
                <Button name="coach-found" mark="wide" press={() => open("wide")}>
                    {say(labels, "tab_found")}
                </Button>
            ) : null}
            <div class="coach-body">
                <Blocks blocks={told} act={act} labels={labels} />
            </div>
        </div>
    );
}

export function CoachWide({ store, model, close }: CoachProps & { close: () => void }) {
    const place = useRef<HTMLElement>(null);
    useKeptFocus(place, firstOpen);
    const leave = () => {
        askCoach(store, "close");
        close();
    };
    useKeys(place, (event) => {
        if (event.key !== "Escape") return false;
        leave();
        return true;
    });
    const act = (action: string, number: number) => {
        if (action === "close") leave();
        else askCoach(store, action as CoachAction, number);
        // The board shows what is tried again.
        if (action === "again") close();
    };
    return (
        <section ref={place} class="coach-wide" aria-label={say(model.labels, "tab_found")}>
            <Blocks blocks={model.coach.wide} act={act} labels={model.labels} />
        </section>
    );
}
