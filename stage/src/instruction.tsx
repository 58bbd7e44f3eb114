/** What there is to do: the words of the step, and its goal, which is never cut. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { reads } from "./drawn";
import type { Grid } from "./layout";
import type { Aim, ViewModel } from "./model";
import { MOST_EXTRA } from "./rail-layout";
import { boxOf } from "./slot";
import type { Rect } from "./layout";

export interface Told {
    /** Tells one step from another: only another one is set out anew. */
    step: string;
    words: string[];
    goal: string;
    aims: Aim[];
}

/** What the instruction says: of the lesson, or of whose turn it is. */
export function toldBy(model: ViewModel): Told {
    const { lesson } = model;
    if (lesson) return toldByLesson(lesson, model);
    if (!model.picture) return { step: "empty", words: [], goal: "", aims: [] };
    if (model.offer) return { step: "offer", words: [model.offer.text], goal: model.turn, aims: [] };
    if (model.others.hot_seat) return { step: "hot-seat", words: [], goal: model.others.hot_seat, aims: [] };
    if (model.others.waits) return { step: "others", words: latest(model), goal: model.others.bot, aims: [] };
    if (model.ending) return { step: "ending", words: [model.ending.why], goal: model.ending.title, aims: [] };
    const card = model.cards[0];
    return { step: `${model.turn} ${card?.rule ?? ""}`, words: card ? [card.text] : [], goal: model.turn, aims: [] };
}

function toldByLesson(lesson: NonNullable<ViewModel["lesson"]>, model: ViewModel): Told {
    const step = `${lesson.address} ${lesson.place} ${lesson.phase === "away" ? "away" : ""}`;
    if (lesson.phase === "away") return { step, words: [], goal: model.labels["lesson_explore"] ?? "", aims: [] };
    if (lesson.end) return { step: `${step} end`, words: [lesson.end.title], goal: lesson.end.idea, aims: [] };
    const aside = lesson.question && !lesson.goal ? lesson.question.say : "";
    return { step, words: lesson.words, goal: lesson.goal || aside, aims: lesson.aims };
}

/** What the seat that decides has done of late. */
function latest(model: ViewModel): string[] {
    const last = model.log.at(-1);
    return last ? model.log.slice(-3).filter((line) => line.seat === last.seat).map((line) => line.text) : [];
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

/** Sizes of the letters that are tried, the largest first. */
export function sizesFor(form: Grid["form"]): number[] {
    if (form === "trio") return [20, 18, 16];
    return form === "phone" ? [14, 13, 12] : [15, 14, 13];
}

function Drawn({ model, grid, rect, brief, grow }: Props): VNode {
    const told = toldBy(model);
    const { words, frame, size, cut } = useFit(told, grid, rect, grow);
    const [open, setOpen] = useState("");
    const isOpen = open === told.step;
    return (
        <div
            ref={frame} role="group" data-slot="instruction" class={`instruction lesson-panel ${isOpen ? "open" : ""} ${cut ? "cut" : ""} ${brief && told.goal ? "brief" : ""}`} tabIndex={0}
            aria-label={model.labels["lesson"]} style={{ ...boxOf(rect), fontSize: `${size}px` }}
        >
            <div ref={words} class="words lesson-words">
                {told.words.map((text, number) => <p key={number}>{text}</p>)}
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
    ["lesson", "labels", "turn", "cards", "others", "offer", "picture", "ending", "log"], Drawn,
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
