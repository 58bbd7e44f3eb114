/** Bars of votes over the places of a board, wherever the board shows them. The same is said in words beside it. */
import type { RefObject, VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { outlineOnScreen, rectOf } from "../board/screen";
import { shapeOf } from "../board/svg";
import type { Rect } from "../layout";
import type { VoteBar } from "./messages";
import { bySpot, placed, type SpotVotes } from "./vote-places";

/** The size of one line of a bar, in pixels; it grows with the board. */
const WIDTH = 60;
const HEIGHT = 24;
const EDGES = 6;
/** A board of that height has bars of that size. */
const USUAL = 640;
const LARGER = 1.9;

interface Shown {
    votes: SpotVotes;
    at: Rect;
}

interface Props {
    board: RefObject<HTMLElement | null>;
    bars: readonly VoteBar[];
    /** Whether it is read from afar. */
    large?: boolean;
}

export function VoteOverlay({ board, bars, large = false }: Props): VNode | null {
    const layer = useRef<HTMLDivElement>(null);
    const [shown, show] = useState<{ size: number; bars: Shown[] }>({ size: 1, bars: [] });
    useLayoutEffect(() => {
        const element = board.current;
        if (!element || !bars.length) {
            show({ size: 1, bars: [] });
            return undefined;
        }
        let before = "";
        const look = (): void => {
            const found = measured(element, layer.current ?? element, bars, large);
            const now = JSON.stringify(found);
            if (now !== before) show(found);
            before = now;
        };
        return whenItMoves(element, look);
    }, [bars]);
    return (
        <div ref={layer} class="vote-overlay" aria-hidden="true" style={{ "--size": String(shown.size) }}>
            {shown.bars.map(({ votes, at }) => (
                <div key={votes.spot} class="vote-spot" data-vote-at={votes.spot} style={{ left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px` }}>
                    {votes.bars.map((bar) => (
                        <div key={bar.move} class="vote-line">
                            <span class="vote-fill" style={{ width: `${Math.round(bar.share * 100)}%` }} />
                            <span class="vote-rank">{bar.rank}</span>
                            <span class="vote-count">{bar.count}</span>
                        </div>
                    ))}
                </div>
            ))}
        </div>
    );
}

/** Call now, and in the frame after whatever moves or changes on a board; returns how to stop. */
function whenItMoves(board: HTMLElement, look: () => void): () => void {
    let frame = 0;
    const soon = (): void => {
        frame ||= requestAnimationFrame(() => {
            frame = 0;
            look();
        });
    };
    const changes = new MutationObserver(soon);
    changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["style", "viewBox", "transform", "hidden"] });
    const sizes = new ResizeObserver(soon);
    sizes.observe(board);
    const arrived = (): void => soon();
    for (const event of ["transitionend", "animationend", "scroll"]) board.addEventListener(event, arrived, true);
    look();
    return () => {
        cancelAnimationFrame(frame);
        changes.disconnect();
        sizes.disconnect();
        for (const event of ["transitionend", "animationend", "scroll"]) board.removeEventListener(event, arrived, true);
    };
}

function measured(board: HTMLElement, layer: HTMLElement, bars: readonly VoteBar[], large: boolean): { size: number; bars: Shown[] } {
    const own = rectOf(layer);
    const table = rectOf(board.querySelector(".panes") ?? board);
    const size = Math.max(0.85, Math.min(1.6, table.height / USUAL)) * (large ? LARGER : 1);
    const inside = (rect: Rect): Rect => ({ ...rect, x: rect.x - own.x, y: rect.y - own.y });
    const found = bySpot(bars).flatMap((votes) => {
        const place = board.querySelector(`.panes [data-spot="${CSS.escape(votes.spot)}"]`);
        const shape = place && shapeOf(place);
        if (!place || !shape) return [];
        const outline = outlineOnScreen(shape).map(({ x, y }) => ({ x: x - own.x, y: y - own.y }));
        const pieces = [...place.querySelectorAll("[data-piece]")].map((piece) => inside(rectOf(piece)));
        return [{ votes, at: inside(rectOf(shape)), outline, pieces, width: WIDTH * size, height: (HEIGHT * votes.bars.length + EDGES) * size }];
    });
    const boxes = placed(found, inside(table));
    return { size, bars: found.flatMap(({ votes }, at) => (boxes[at] ? [{ votes, at: boxes[at] }] : [])) };
}
