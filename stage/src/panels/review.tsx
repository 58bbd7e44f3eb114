/**
 * The review of a game: the few turns that cost most, each to be tried again on the board; the curve of points; below
 * them, for who wants to see all, every decision with its grade by seat, and one of them looked at closely.
 */
import { useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { DecisionShown, MomentShown, ReviewCurve, ReviewShown, SeatReviewed, ViewModel } from "../model";
import { useAnswer } from "../parts/answers";
import type { Asker } from "../parts/asker";
import { Button } from "../parts/button";
import { RuleCard } from "../parts/card";
import { Drawing } from "../parts/drawing";
import { useKeys } from "../parts/panel-keys";
import { SeatMark } from "../parts/point-table";
import { classes, say, type Labels } from "../parts/words";
import { Curve } from "../replay/curve";
import { askCoach } from "./coach";
import { looksOf } from "./log";

/** Signs beside the colours, which not everybody tells apart. */
export const SIGNS: Record<DecisionShown["grade"], string> = { best: "★", "as-good": "✓", slightly: "≈", costs: "?", much: "??", open: "·" };

interface ReviewProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    close: () => void;
}

/** The decision nearest to a turn, of those before it the last. */
export function decisionAt(decisions: readonly DecisionShown[], turn: number): DecisionShown | null {
    return decisions.find((one) => one.turn >= turn) ?? decisions.at(-1) ?? null;
}

export function ReviewPanel({ store, model, close }: ReviewProps): VNode | null {
    const { review, labels } = model;
    const [wanted, want] = useState(-1);
    const [open, setOpen] = useState(false);
    if (!review) return null;
    const thinks = model.thinking.text !== "";
    const { turning } = review;
    const [first] = turning;
    // One of somebody's own is tried again on the board; others are looked at here.
    const see = (number: number): void => {
        if (review.mistakes) {
            askCoach(store, "practise", number);
            close();
        } else {
            want(number);
            setOpen(true);
        }
    };
    return (
        <section class="review" aria-label={say(labels, "tab_review")}>
            <div class="review-head">
                <p class="review-text" role="status">{review.text}</p>
                {thinks ? (
                    <>
                        <progress class="coach-bar" max={1} value={review.share} aria-label={review.text} />
                        <Button name="coach-cancel" mark="cancel" press={() => askCoach(store, "cancel")}>
                            {say(labels, "coach_cancel")}
                        </Button>
                    </>
                ) : null}
            </div>
            <div class="review-body">
                <ReviewCurveShown store={store} model={model} review={review} present={review.decisions.find((one) => one.number === first?.number)} goTo={(number) => {
                    want(number);
                    setOpen(true);
                }} />
                <div class="review-turning">
                    {first ? (
                        <>
                            <Button name="decided primary" mark="decided" off={thinks} press={() => see(first.number)}>
                                {say(labels, "review_decided")}
                            </Button>
                            <ol class="turning" aria-label={review.text}>
                                {turning.map((one) => (
                                    <li key={one.number}>
                                        <Button name="turning-turn" mark={`turn-${one.number}`} off={thinks} press={() => see(one.number)}>
                                            <b class="turning-number">{one.turn}</b>
                                            <span class="turning-title">{one.title}</span>
                                            <span class="turning-cost">{one.lost}</span>
                                        </Button>
                                    </li>
                                ))}
                            </ol>
                        </>
                    ) : null}
                    {review.open ? <p class="faint review-open">{review.open}</p> : null}
                </div>
            </div>
            {review.decisions.length ? (
                <details class="review-all" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
                    <summary>{say(labels, "review_all")}</summary>
                    {open ? <All store={store} model={model} review={review} wanted={wanted} want={want} close={close} /> : null}
                </details>
            ) : null}
        </section>
    );
}

interface CurveShownProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    review: ReviewShown;
    present: DecisionShown | undefined;
    goTo: (number: number) => void;
}

/** The points from turn to turn, the costly turns marked when all is known. */
function ReviewCurveShown({ store, model, review, present, goTo }: CurveShownProps): VNode {
    const { labels } = model;
    const key = `review ${model.began} ${review.at} ${review.share >= 1}`;
    const { answer } = useAnswer<ReviewCurve>(key, () => store.ask("show", { page: "review" }));
    const last = useRef("");
    if (answer) last.current = answer.curve;
    return (
        <div class="review-curve">
            {last.current ? (
                <Curve
                    svg={last.current} label={say(labels, "review_curve")} at={(present?.turn ?? review.first_turn) - review.first_turn}
                    last={review.last_turn - review.first_turn} text={present ? saidOf(present, labels) : ""}
                    goTo={(at) => {
                        const found = decisionAt(review.decisions, at + review.first_turn);
                        if (found) goTo(found.number);
                    }}
                />
            ) : null}
        </div>
    );
}

interface AllProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    review: ReviewShown;
    wanted: number;
    want: (number: number) => void;
    close: () => void;
}

/** Every decision that has a grade, by seat, and one of them looked at closely. */
function All({ store, model, review, wanted, want, close }: AllProps): VNode {
    const { labels } = model;
    const numbers = review.decisions.map((one) => one.number);
    const chosen = numbers.includes(wanted) ? wanted : (review.turning[0]?.number ?? numbers[0] ?? -1);
    return (
        <div class="review-body">
            <div class="review-game">
                {review.seats.map((seat) => (
                    <Seat key={seat.seat} seat={seat} model={model} review={review} chosen={chosen} want={want} />
                ))}
                <ul class="grades" aria-hidden="true">
                    {review.grades.map(({ grade, text }) => (
                        <li key={grade}>
                            <span class={`cell grade-${grade}`}>{SIGNS[grade]}</span> {text}
                        </li>
                    ))}
                    <li>
                        <span class="cell quick" /> {say(labels, "review_unsure")}
                    </li>
                </ul>
                {review.others ? (
                    <Button name="look-at-others" mark="others" off={model.thinking.text !== ""} press={() => askCoach(store, "look-at-others")}>
                        {say(labels, "review_others")}
                    </Button>
                ) : null}
            </div>
            <div class="review-moment">
                <Moment store={store} model={model} review={review} number={chosen} want={want} close={close} />
            </div>
        </div>
    );
}

interface SeatProps {
    seat: SeatReviewed;
    model: ViewModel;
    review: ReviewShown;
    chosen: number;
    want: (number: number) => void;
}

function saidOf(one: DecisionShown, labels: Labels): string {
    const parts = [`${one.turn}.`, one.title, one.text, one.cost, one.deep ? "" : say(labels, "review_unsure")];
    return parts.filter(Boolean).join(" · ");
}

/** A seat: how many decisions have each grade, and all of them in a row, gone along with the arrow keys. */
function Seat({ seat, model, review, chosen, want }: SeatProps): VNode {
    const row = useRef<HTMLDivElement>(null);
    const { labels } = model;
    const own = review.decisions.filter((one) => one.seat === seat.seat);
    const at = own.findIndex((one) => one.number === chosen);
    useKeys(row, (event) => {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        const next = own[at + step];
        if (!step || !next) return false;
        want(next.number);
        requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-decision="${next.number}"]`)?.focus());
        return true;
    });
    return (
        <div class="review-seat">
            <p class="review-counts">
                <SeatMark look={looksOf(model).get(seat.seat)} />
                <b>{seat.name}</b>
                <span class="unseen">{seat.said}</span>
                <span class="counts">
                    {seat.counts.map((count, grade) => {
                        const shown = review.grades[grade];
                        return shown && count ? (
                            <span key={shown.grade} title={shown.text}>
                                <span class={`cell small grade-${shown.grade}`} aria-label={shown.text}>{SIGNS[shown.grade]}</span>{count}
                            </span>
                        ) : null;
                    })}
                </span>
            </p>
            <div ref={row} class="decisions" role="group" aria-label={`${say(labels, "review_decisions")}: ${seat.name}`}>
                {own.map((one, number) => (
                    <button
                        key={one.number} type="button" data-decision={one.number} tabIndex={one.number === chosen || (at < 0 && number === 0) ? 0 : -1}
                        class={classes("cell", `grade-${one.grade}`, !one.deep && "quick")} aria-pressed={one.number === chosen}
                        aria-label={saidOf(one, labels)} title={saidOf(one, labels)} onClick={() => want(one.number)}
                    >
                        {SIGNS[one.grade]}
                    </button>
                ))}
            </div>
        </div>
    );
}

interface MomentProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    review: ReviewShown;
    number: number;
    want: (number: number) => void;
    close: () => void;
}

function Moment({ store, model, review, number, want, close }: MomentProps): VNode {
    const { labels } = model;
    const place = review.decisions.findIndex((one) => one.number === number);
    const [before, shown, after] = [review.decisions[place - 1], review.decisions[place], review.decisions[place + 1]];
    const key = `moment ${model.began} ${review.at} ${number} ${shown?.deep ?? false}`;
    const { answer, problem } = useAnswer<MomentShown>(key, () => store.ask("moment", { number }));
    const earlier = useRef<MomentShown | null>(null);
    if (answer) earlier.current = answer;
    // The one before stays until the next one is there.
    const told = answer ?? earlier.current;
    if (!told || !shown) return <p class="faint">{problem || say(labels, "loading")}</p>;
    return (
        <article class="moment" aria-busy={!answer}>
            <div class="moment-head">
                <Button name="before" label={say(labels, "review_before")} off={!before} press={() => before && want(before.number)}>
                    ◀
                </Button>
                <h3 class="moment-title">{told.title}</h3>
                <Button name="after" label={say(labels, "review_after")} off={!after} press={() => after && want(after.number)}>
                    ▶
                </Button>
                <span class={`cell grade-${shown.grade}`} aria-hidden="true">{SIGNS[shown.grade]}</span>
                <p class="moment-grade"><b>{told.grade}</b>{told.cost ? `, ${told.cost}` : ""}</p>
            </div>
            <div class="moment-body">
                <div class="moment-side">
                    <figure class="moment-board" aria-label={say(labels, "review_board")}>
                        <Drawing svg={told.svg} spare />
                    </figure>
                    <MomentButtons store={store} model={model} shown={shown} may={review.turning.slice(0, review.mistakes).some((one) => one.number === shown.number)} node={told.node} close={close} />
                </div>
                <div class="moment-words">
                    {told.depth ? <p class="faint">{told.depth}</p> : null}
                    <h4>{say(labels, "review_played")}</h4>
                    <Turn steps={told.played} />
                    {told.better.length ? (
                        <>
                            <h4>{say(labels, "review_better")}</h4>
                            <Turn steps={told.better} />
                        </>
                    ) : null}
                    {told.reasons.length ? (
                        <>
                            <h4>{say(labels, "review_because")}</h4>
                            <ul class="coach-reasons">
                                {told.reasons.map((reason, at) => (
                                    <li key={at} class="for">
                                        <span class="sign">{reason.sign}</span>
                                        <span>{reason.text}</span>
                                        {reason.card ? <RuleCard card={reason.card} /> : null}
                                    </li>
                                ))}
                            </ul>
                        </>
                    ) : null}
                    {told.answer ? <p>{told.answer}</p> : null}
                </div>
            </div>
        </article>
    );
}

interface MomentButtonsProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    shown: DecisionShown;
    may: boolean;
    node: number;
    close: () => void;
}

/** A costly decision of one's own can be tried again as a puzzle; every one can be gone to. */
function MomentButtons({ store, model, shown, may, node, close }: MomentButtonsProps): VNode {
    const { labels } = model;
    return (
        <div class="buttons">
            <Button
                name="review-retry" mark="retry" off={!may || model.thinking.text !== ""}
                press={() => {
                    askCoach(store, "practise", shown.number);
                    close();
                }}
            >
                {say(labels, "review_retry")}
            </Button>
            <Button
                name="review-here" mark="here"
                press={() => {
                    store.do("jump", { node });
                    close();
                }}
            >
                {say(labels, "review_here")}
            </Button>
        </div>
    );
}

/** The steps of a turn. */
function Turn({ steps }: { steps: readonly string[] }): VNode {
    return (
        <ol class="moment-steps">
            {steps.map((step, at) => (
                <li key={at}>{step}</li>
            ))}
        </ol>
    );
}
