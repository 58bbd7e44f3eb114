/** The analysis beside the board: the best ideas as they deepen, marked on the board while one is looked at, played by a click. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { IdeaShown, IdeaMarks, ViewModel } from "../model";
import type { Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { useKeptFocus } from "../parts/focus";
import { say } from "../parts/words";
import { askCoach } from "./coach";

interface AnalysisProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    /** Mark a turn on the board; null to end it. */
    mark: (marks: IdeaMarks | null) => void;
    /** Show on the board where the first ideas would be played, by their numbers; none to end it. */
    stand: (ideas: readonly IdeaMarks[]) => void;
    /** Without a mouse nobody can look before they choose: the first touch marks, the second plays. */
    coarse: boolean;
    /** Only the ideas, in one row, where there is little room. */
    brief?: boolean;
    /** What switches it on stands elsewhere. */
    offered?: boolean;
}

/** So many ideas are numbered on the board. */
const STANDING = 3;

/**
 * The ideas in the order in which they stood when a hand came near: under a hand nothing moves. What has left the list
 * meanwhile stays as it was told.
 */
export function held(before: readonly IdeaShown[], now: readonly IdeaShown[]): IdeaShown[] {
    const known = new Map(now.map((idea) => [idea.number, idea]));
    return before.map((idea) => known.get(idea.number) ?? idea);
}

function useHeld(ideas: readonly IdeaShown[]): { shown: readonly IdeaShown[]; hold: (on: boolean) => void } {
    const [before, keep] = useState<readonly IdeaShown[] | null>(null);
    const shown = before ? held(before, ideas) : ideas;
    const hold = (on: boolean): void => keep((kept) => (on ? (kept ?? ideas) : null));
    return { shown, hold };
}

export function Analysis({ store, model, mark, stand, coarse, brief = false, offered = false }: AnalysisProps): VNode | null {
    const place = useRef<HTMLDivElement>(null);
    const { analysis, labels } = model;
    const { shown, hold } = useHeld(analysis.ideas);
    const [touched, touch] = useState(-1);
    const clear = (): void => {
        hold(false);
        touch(-1);
        mark(null);
    };
    // What was marked belongs to the position before, and to ideas that were looked at.
    useEffect(() => clear, [model.at, analysis.on]);
    useEffect(() => stand(analysis.may && analysis.on ? shown.slice(0, STANDING).map((idea) => idea.marks) : []), [shown, analysis.may, analysis.on]);
    useEffect(() => () => stand([]), []);
    useKeptFocus(place, (inside) => inside.querySelector("button"));
    if (!analysis.may || (offered && !analysis.on)) return null;
    const press = (idea: IdeaShown): void => {
        if (coarse && touched !== idea.number) {
            touch(idea.number);
            hold(true);
            mark(idea.marks);
            return;
        }
        clear();
        askCoach(store, "play-idea", idea.number);
    };
    return (
        <div ref={place} class={brief ? "analysis brief" : "analysis"} role="group" aria-label={say(labels, "analysis")} data-standing={analysis.standing}>
            {brief || offered ? null : <Switch store={store} model={model} />}
            {offered && analysis.on ? <span class="analysis-depth">{analysis.text}</span> : null}
            {analysis.on && analysis.standing !== "waiting" ? <Depth share={analysis.share} done={analysis.standing === "done"} /> : null}
            {analysis.on && analysis.standing === "thinking" && !shown.length ? <p class="faint">{say(labels, "analysis_empty")}</p> : null}
            {brief && analysis.standing === "waiting" ? <p class="faint">{analysis.text}</p> : null}
            {shown.length ? (
                <ol class="ideas" onPointerEnter={() => hold(true)} onPointerLeave={clear}>
                    {shown.map((idea, at) => (
                        <li key={idea.number}>
                            <button
                                type="button" class={`idea ${idea.best ? "best" : ""}`} data-key={`idea-${idea.number}`}
                                aria-label={idea.said} aria-pressed={coarse ? touched === idea.number : undefined}
                                onClick={() => press(idea)}
                                onPointerEnter={(event) => event.pointerType === "mouse" && mark(idea.marks)}
                                onFocus={() => {
                                    hold(true);
                                    mark(idea.marks);
                                }}
                                onBlur={clear}
                            >
                                <span class="rank">{at + 1}</span>
                                <span class="title">{idea.title}</span>
                                <span class="value">
                                    <b>{touched === idea.number ? say(labels, "analysis_again") : idea.value}</b>
                                    {idea.less && touched !== idea.number ? <span>{idea.less}</span> : null}
                                </span>
                            </button>
                        </li>
                    ))}
                </ol>
            ) : null}
        </div>
    );
}

/** Switches the analysis on and off, and tells how deep it is. */
function Switch({ store, model }: { store: Asker<ViewModel>; model: ViewModel }): VNode {
    const { analysis, labels } = model;
    return (
        <div class="analysis-head">
            <Button name="analyse" mark="analyse" pressed={analysis.on} press={() => askCoach(store, "analyse")}>
                {say(labels, "analysis")}
            </Button>
            {analysis.on ? <span class="analysis-depth">{analysis.text}</span> : null}
        </div>
    );
}

function Depth({ share, done }: { share: number; done: boolean }): VNode {
    return <div class={`depth ${done ? "done" : ""}`} aria-hidden="true"><span style={{ width: `${Math.max(2, 100 * share)}%` }} /></div>;
}
