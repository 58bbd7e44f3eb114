/** A board of the class: the whole stage, in the place that it is given. */
import type { VNode } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { mount } from "../app";
import { aroundOf } from "./around";
import type { BoardLine } from "./board-line";
import type { VoteBar } from "./messages";
import { speak, Spoken } from "./spoken";
import { VoteOverlay } from "./vote-overlay";

interface Props {
    line: BoardLine;
    /** Whether nothing else on the page wants keys. */
    alone?: boolean;
    /** Nothing can be done on it now. */
    rests?: boolean;
    bars?: readonly VoteBar[];
}

export function Board({ line, alone = false, rests = false, bars = [] }: Props): VNode {
    const place = useRef<HTMLDivElement>(null);
    const { languages } = useContext(Spoken);
    useLayoutEffect(() => {
        const element = place.current;
        return element ? mount(element, line, aroundOf(element, alone, { languages, speak })) : undefined;
    }, [line]);
    return (
        <div class="board-frame">
            <div ref={place} class="board-place" data-board={line.number} inert={rests} />
            <VoteOverlay board={place} bars={bars} />
        </div>
    );
}
