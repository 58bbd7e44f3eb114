/** What there is to do: the words of the step, and its goal, which is never cut. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { reads } from "./redrawn";
import type { Grid } from "./layout";
import type { Aim, RivalTurn, ViewModel } from "./model";
import { byTurns } from "./panels/log";
import { Named } from "./parts/named";
import { Rivals, standsBelow } from "./parts/rivals";
import { useScrolls } from "./parts/scrolls";
import { signed } from "./parts/words";
import { MOST_EXTRA } from "./rail-layout";
import { boxOf } from "./slot";
import type { Rect } from "./layout";

/** So many lines of the log are told while others decide. */
const LATEST = 4;

export interface Told {
    /** Tells one step from another: only another one is set out anew. */
    step: string;
    words: string[];
    goal: string;
    aims: Aim[];
    /** What the others did, a line for each turn. */
    rivals: RivalTurn[];
}

/** What the instruction says: of the lesson, or of whose turn it is. */
function toldBy(model: ViewModel): Told {
    const { lesson, practice, rivals } = model;
    const nothing = { words: [], goal: "", aims: [], rivals: [] };
    if (lesson) return { ...nothing, ...toldByLesson(lesson, model), rivals };
    if (!model.picture) return { ...nothing, step: "empty" };
    if (practice) return { ...nothing, step: `${practice.goal} ${practice.standing}`, words: practice.words, goal: practice.goal };
    if (model.offer) return { ...nothing, step: "offer", words: [model.offer.text], goal: model.turn };
    if (model.others.hot_seat) return { ...nothing, step: "hot-seat", goal: model.others.hot_seat };
    if (model.others.waits) {
        const turns = latest(model);
        return { ...nothing, step: `others ${turns.map((one) => one.text).join()}`, rivals: turns, goal: model.others.bot };
    }
    if (model.ending) return { ...nothing, step: "ending", words: [model.ending.why], goal: model.ending.title };
    const card = model.cards[0];
    const step = `${model.turn} ${card?.rule ?? ""} ${rivals.map((one) => one.text).join()}`;
    // Whose own turn it is learns that from what is asked below the table.
    const isPlain = card && !model.coach.trying && model.summary.seats.some((seat) => seat.own && seat.to_move);
    return { step, words: card ? [card.text] : [], goal: isPlain ? "" : model.turn, aims: [], rivals };
}

function toldByLesson(lesson: NonNullable<ViewModel["lesson"]>, model: ViewModel): Omit<Told, "rivals"> {
    const step = `${lesson.address} ${lesson.place} ${lesson.phase === "away" || lesson.phase === "done" ? lesson.phase : ""}`;
    if (lesson.phase === "away") return { step, words: [], goal: model.labels["lesson_explore"] ?? "", aims: [] };
    if (lesson.end) return { step: `${step} end`, words: [lesson.end.title], goal: lesson.end.idea, aims: [] };
    const aside = lesson.question && !lesson.goal ? lesson.question.say : "";
    return { step, words: lesson.words, goal: lesson.goal || aside, aims: lesson.aims };
}

/** What was done of late, in lines of one seat each. */
function latest(model: ViewModel): RivalTurn[] {
    return byTurns(model.log.slice(-LATEST)).map(({ first, text, points }) => ({
        seat: first.seat, name: first.name, text, points: points ? signed(points) : "",
    }));
}

interface Props {
    model: ViewModel;
    grid: Grid;
    rect: Rect;
    /** There is room for the goal alone, beside a verdict. */
    brief: boolean;
    /** Takes this much from the coach. */
    grow: (extra: number) => void;
}

/** Few words beside a table are written as large as this, where they leave so much of their room: others of the step may be longer. */
const FEW = { size: 18, share: 0.6 };

/** Sizes of the letters that are tried, the largest first. */
function sizesFor(form: Grid["form"]): number[] {
    if (form === "trio") return [20, 18, 16];
    return form === "phone" ? [14, 13, 12] : [FEW.size, 15, 14, 13];
}

function Drawn({ model, grid, rect, brief, grow }: Props): VNode {
    const told = toldBy(model);
    const { words, frame, size, cut } = useFit(told, grid, rect, grow);
    const [open, setOpen] = useState("");
    const isOpen = open === told.step;
    const scrolls = useScrolls(words);
    return (
        <div
            ref={frame} role="group" data-slot="instruction" class={`instruction lesson-panel ${isOpen ? "open" : ""} ${cut ? "cut" : ""} ${brief && told.goal ? "brief" : ""}`} tabIndex={0}
            aria-label={model.labels["lesson"]} style={{ ...boxOf(rect), fontSize: `${size}px` }}
        >
            <div ref={words} class="words lesson-words" tabIndex={scrolls ? 0 : undefined} style={{ overflow: scrolls ? undefined : "hidden" }}>
                {told.words.map((text, number) => <p key={number}><Named text={text} model={model} /></p>)}
                {!standsBelow(model, grid) && told.rivals.length > 0 && <Rivals turns={told.rivals} model={model} />}
                {told.aims.length > 0 && (
                    <ul class="aims lesson-aims">{told.aims.map((aim) => <li key={aim.text} class={aim.met ? "met" : ""}>{aim.text}</li>)}</ul>
                )}
            </div>
            {told.goal && <p class="goal lesson-goal">{told.goal}</p>}
            {((cut && !brief) || isOpen) && (
                <button type="button" class="more" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? "" : told.step)}>
                    {isOpen ? model.labels["less"] : model.labels["more"]}
                </button>
            )}
        </div>
    );
}

export const Instruction = reads<Props>(
    ["lesson", "labels", "turn", "cards", "others", "offer", "picture", "ending", "log", "practice", "rivals", "summary"], Drawn,
);

/** Find the largest letters that fit, as the step begins; then take room from the coach; then let the words scroll. */
function useFit(told: Told, grid: Grid, rect: Rect, grow: (extra: number) => void) {
    const words = useRef<HTMLDivElement>(null);
    const frame = useRef<HTMLDivElement>(null);
    const [fit, setFit] = useState({ size: sizesFor(grid.form)[0] ?? 15, cut: false });
    useLayoutEffect(() => {
        const [inner, outer] = [words.current, frame.current];
        if (!inner || !outer) return;
        const base = rect.height - Number(outer.dataset["extra"] ?? 0);
        const most = grid.form === "phone" ? 0 : MOST_EXTRA;
        const found = fitted(sizesFor(grid.form), most, (size, extra) => {
            outer.style.fontSize = `${size}px`;
            outer.style.height = `${base + extra}px`;
            if (size === FEW.size && grid.form !== "trio" && (told.rivals.length || inner.scrollHeight > outer.clientHeight * FEW.share)) return false;
            return inner.scrollHeight <= inner.clientHeight + 1;
        });
        outer.dataset["extra"] = String(found.extra);
        outer.style.height = `${base + found.extra}px`;
        setFit(found);
        grow(found.extra);
    }, [told.step, grid.form, grid.width, grid.height, grid.rail.width]);
    return { words, frame, ...fit };
}

/** The size and the room with which everything fits, tried in this order; whether it is cut nevertheless. */
export function fitted(sizes: readonly number[], most: number, fits: (size: number, extra: number) => boolean) {
    for (const size of sizes) if (fits(size, 0)) return { size, extra: 0, cut: false };
    const size = sizes.at(-1) ?? 13;
    for (let extra = 20; extra <= most; extra += 20) if (fits(size, extra)) return { size, extra, cut: false };
    return { size, extra: most, cut: true };
}
