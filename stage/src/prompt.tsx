/** What is asked, in the first line of the bar: where its words have little room, what stands beside them gives way. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import type { Grid } from "./layout";

/**
 * What gives way, one after another: nothing; the other steps of the turn; the size of the letters; the one line, of which
 * two smaller ones take the room; at last the present step, too.
 */
export const WAYS = ["wide", "alone", "small", "double", "bare"] as const;

interface Props {
    text: string;
    grid: Grid;
    /** The words of what stands beside: others take other room. */
    beside: string;
    before: ComponentChildren;
    after: ComponentChildren;
}

export function PromptLine({ text, grid, beside, before, after }: Props): VNode {
    const line = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const frame = line.current;
        const prompt = frame?.querySelector<HTMLElement>(".prompt");
        if (!frame || !prompt) return;
        frame.dataset["way"] = firstThatFits(WAYS, (way) => {
            frame.dataset["way"] = way;
            return prompt.scrollWidth <= prompt.clientWidth && prompt.scrollHeight <= frame.clientHeight;
        });
    }, [text, beside, grid.form, grid.bar.width]);
    return (
        <div ref={line} class="bar-head">
            {before}
            <p class="prompt">{text}</p>
            {after}
        </div>
    );
}

/** The first of several ways that fits, or the last one. */
export function firstThatFits<Way extends string>(ways: readonly [Way, ...Way[]], fits: (way: Way) => boolean): Way {
    let last = ways[0];
    for (const way of ways) {
        last = way;
        if (fits(way)) return way;
    }
    return last;
}
