/** The top bar: what is played, the seats with their points, the clock, what stands open, and the stage's own buttons. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { reads } from "./redrawn";
import { fitted } from "./instruction";
import type { Grid } from "./layout";
import { Menu } from "./menu";
import type { CountShown, SeatSummary, TokenShown, ViewModel } from "./model";
import { Icon, Symbol } from "./sign";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { UnsavedSign } from "./unsaved";
import { useValue } from "./value";

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
}

/** A window that is narrower has no room for more than the points of so many seats. */
const narrowFor = (seats: number): number => Math.max(760, 440 + 110 * seats);
/** How long points take to count up, in milliseconds. */
const COUNTING = 600;

function Drawn({ model, stage, grid }: Props): VNode {
    const { summary, labels } = model;
    const title = model.lesson?.title || summary.title || labels["region"] || "";
    return (
        <div class="top" style={boxOf(grid.top)}>
            <Menu model={model} stage={stage} />
            <UnsavedSign model={model} stage={stage} grid={grid} />
            <h1 class="unseen">{labels["region"]}</h1>
            {grid.form === "phone" ? <h2 class="unseen">{title}</h2> : <Title text={title} grid={grid} beside={lengthBeside(summary)} />}
            <ul class="seats" aria-label={labels["scores"]}>
                {summary.seats.map((seat) => (
                    <Seat key={seat.seat} seat={seat} model={model} grid={grid} stage={stage} />
                ))}
            </ul>
            {summary.counts.length > 0 && (
                <ul class="clock">
                    {summary.counts.map((count) => <li key={count.symbol}><Counted count={count} model={model} /></li>)}
                </ul>
            )}
            {grid.form !== "phone" && summary.tokens.length > 0 && (
                <ul class="tokens">
                    {summary.tokens.map((token, at) => <Open key={at} token={token} model={model} />)}
                </ul>
            )}
            {grid.form !== "phone" && summary.warning && (
                <p class="warning"><span aria-hidden="true">{summary.warning}</span><span class="unseen">{summary.warning_said}</span></p>
            )}
            {grid.form !== "phone" && model.picture?.whole && (
                <button type="button" class="square whole-table" aria-label={labels["whole_table"]} title={labels["whole_table"]} aria-keyshortcuts="0" onClick={() => stage.table?.whole()}>
                    <Icon name="whole" />
                </button>
            )}
            {grid.form !== "phone" && model.may_practise && (
                <button type="button" class="square practise" aria-label={labels["practise"]} title={labels["practise"]} onClick={() => stage.actions.do("practise")}>
                    <Icon name="star" />
                </button>
            )}
            <FullScreen model={model} stage={stage} />
        </div>
    );
}

export const Top = reads<Props>(["summary", "labels", "lesson", "picture", "prefix", "others", "may_practise", "readings", "unsaved"], Drawn);

/** Sizes of the letters that are tried, the largest first. */
const SIZES = { trio: [18, 16, 14], duo: [15, 13, 12], solo: [15, 13, 12, 11], phone: [15] };

/** How much stands beside the title: where that changes, its room does. */
function lengthBeside({ seats, counts, tokens, warning }: ViewModel["summary"]): string {
    const numbers = [...counts, ...seats.flatMap((seat) => [{ number: String(seat.points) }, ...seat.counts])].map(({ number }) => number.length);
    return [...numbers, tokens.length, warning.length].join();
}

/** The title in the largest letters with which it is whole: on two lines where one is too short. */
function Title({ text, grid, beside }: { text: string; grid: Grid; beside: string }): VNode {
    const place = useRef<HTMLHeadingElement>(null);
    useLayoutEffect(() => {
        const title = place.current;
        if (!title) return;
        fitted(SIZES[grid.form], 0, (size) => {
            title.style.fontSize = `${size}px`;
            return title.scrollWidth <= title.clientWidth && title.scrollHeight <= Math.min(grid.top.height, title.clientHeight + size / 3);
        });
    }, [text, beside, grid.form, grid.width]);
    return <h2 ref={place} class="title lesson-title"><span>{text}</span></h2>;
}

function Seat({ seat, model, grid, stage }: Props & { seat: SeatSummary }): VNode {
    const held = useValue(stage.held);
    const points = useCounted(held?.[seat.seat] ?? seat.points, stage);
    const classes = [`seat-${seat.colour}`, seat.to_move && "to-move", seat.won && !held && "won", seat.own && "own"].filter(Boolean).join(" ");
    return (
        <li class={`seat ${classes}`} data-seat={seat.seat} title={seat.name}>
            <span class={`mark seat-${seat.colour}`} aria-hidden="true">{seat.letter}</span>
            <span class="unseen name">{seat.name}</span>
            <span class="points" title={seat.called || undefined}>{points}</span>
            {seat.called && <span class="unseen">{seat.called}</span>}
            {grid.form === "trio" && <span class="extra">{seat.name}</span>}
            {grid.form !== "phone" && grid.width >= narrowFor(model.summary.seats.length) && seat.counts.map((count) => <Counted key={count.symbol} count={count} model={model} />)}
        </li>
    );
}

/** A number with the sign of what is counted; what both say is told to those who rest on it, and to those who listen. */
function Counted({ count, model }: { count: CountShown; model: ViewModel }): VNode {
    return (
        <span class="count" title={count.said}>
            <Symbol model={model} symbol={count.symbol} size={16} />
            <span aria-hidden="true">{count.number}</span>
            <span class="unseen">{count.said}</span>
        </span>
    );
}

/** The points as they are shown: they count up when what brought them has been seen. */
function useCounted(points: number, stage: Stage): number {
    const moving = useValue(stage.moving);
    const [shown, show] = useState(points);
    const from = useRef(points);
    from.current = shown;
    const leaps = Math.abs(points - shown) < 2 || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    useEffect(() => {
        const start = from.current;
        if (moving || start === points) return undefined;
        if (leaps) {
            show(points);
            return undefined;
        }
        const began = performance.now();
        let frame = 0;
        const count = (now: number): void => {
            const share = Math.min(1, (now - began) / COUNTING);
            show(Math.round(start + (points - start) * share));
            if (share < 1) frame = requestAnimationFrame(count);
        };
        frame = requestAnimationFrame(count);
        return () => cancelAnimationFrame(frame);
    }, [points, moving]);
    // What is not counted up stands at once: an effect would come a moment later.
    return leaps && !moving ? points : shown;
}

function Open({ token, model }: { token: TokenShown; model: ViewModel }): VNode {
    return (
        <li class={`token ${token.standing}`} title={token.said}>
            {token.symbol ? <Symbol model={model} symbol={token.symbol} size={18} /> : <span aria-hidden="true">?</span>}
            <span class="unseen">{token.said}</span>
        </li>
    );
}

function FullScreen({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const full = useValue(stage.full.shown);
    const label = model.labels[full ? "full_screen_leave" : "full_screen"];
    return (
        <button type="button" class="square full-screen" aria-label={label} title={label} aria-pressed={full} aria-keyshortcuts="F" onClick={() => stage.full.toggle()}>
            <Icon name={full ? "small" : "full"} />
        </button>
    );
}
