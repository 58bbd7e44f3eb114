/** How far a lesson is, and what it shows beside its words: rules, a review, what was taught. */
import type { VNode } from "preact";
import { reads } from "./redrawn";
import type { Rect } from "./layout";
import type { Card, LessonShown, Points, ViewModel } from "./model";
import { print } from "./save";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import type { LessonAction } from "./store";

function DrawnDots({ model, rect }: { model: ViewModel; rect: Rect }): VNode {
    const { lesson, labels } = model;
    return (
        <div class="progress" style={boxOf(rect)}>
            {lesson && (
                <ol class="dots" aria-label={labels["lesson_progress"]}>
                    {lesson.dots.map((dot, at) => (
                        <li key={at} class={`${dot.standing} ${dot.star ? "star" : ""}`} title={dot.star ? dot.said : undefined} aria-current={dot.standing === "present" ? "step" : undefined}>
                            {dot.star && <span class="sign" aria-hidden="true">★</span>}<span class="unseen">{dot.said}</span>
                        </li>
                    ))}
                </ol>
            )}
            {lesson && <span class="place">{lesson.place}</span>}
        </div>
    );
}

export const Dots = reads(["lesson", "labels"], DrawnDots);

/** The actions of a lesson that stand beside it, and those that stand on its sheet on a phone; a step is taken back in the bar. */
const HELPS: LessonAction[] = ["hint", "show-me", "come-back", "to-game"];
const ON_SHEET: LessonAction[] = ["show-me", "come-back", "again", "explore", "to-game"];
/** So many moments that have just come up are offered at once; one where the coach needs the room. */
const CALLED = 2;

/** Who explores comes back by the last button of the rail: only from a turn that is shown another one leads back. */
function helpsOf(lesson: LessonShown, listed: LessonAction[]): LessonAction[] {
    return listed.filter((one) => lesson.may.includes(one) && (one !== "come-back" || lesson.phase === "shown"));
}

function cardsOf(lesson: LessonShown): Card[] {
    if (lesson.end) return lesson.end.cards;
    return lesson.phase === "away" ? [] : lesson.rules;
}

/** Whether a lesson has anything to show on its sheet. */
export function hasSheet(lesson: LessonShown): boolean {
    const helps = helpsOf(lesson, ON_SHEET).length > 0 || cardsOf(lesson).length > 0;
    return helps || lesson.moments.length > 0 || lesson.review !== null || Boolean(lesson.end?.other);
}

/** What stands beside a lesson where a game has its coach; on a phone `sheet` closes the sheet that it stands on. */
export function LessonAside({ model, stage, sheet }: { model: ViewModel; stage: Stage; sheet?: () => void }): VNode | null {
    const { lesson, labels } = model;
    if (!lesson) return null;
    // Where the coach stands beside it the hints are the coach's: one button is enough.
    const helps = helpsOf(lesson, sheet ? ON_SHEET : HELPS).filter((one) => one !== "hint" || model.coach.panel.length === 0);
    const cards = cardsOf(lesson);
    const go = (action: LessonAction): void => {
        sheet?.();
        stage.actions.go(action);
    };
    return (
        <div class="lesson-aside">
            {helps.length > 0 && (
                <div class="helps" role="group" aria-label={labels["lesson"]}>
                    {helps.map((one) => (
                        <button key={one} type="button" class={`help go-${one}`} onClick={() => go(one)}>
                            {one === "to-game" ? lesson.back_to : labels[`lesson_${one.replace("-", "_")}`]}
                        </button>
                    ))}
                </div>
            )}
            {lesson.end?.other && (
                <button type="button" class="help other-lesson" onClick={() => stage.actions.do("lesson", { address: lesson.end?.other?.address ?? "" })}>{lesson.end.other.text}</button>
            )}
            {lesson.end?.page && (
                <button type="button" class="help print-page" onClick={() => print(lesson.end?.page ?? "", lesson.title)}>{labels["lesson_print"]}</button>
            )}
            {lesson.review && <Sums points={lesson.review} model={model} />}
            <Moments lesson={lesson} model={model} stage={stage} done={sheet} />
            {cards.map((card) => <RuleCard key={card.rule} card={card} stage={stage} />)}
        </div>
    );
}

/** What has come up in the game is offered at once; everything else that can be looked up stands below, in any order. */
function Moments({ lesson, model, stage, done }: { lesson: LessonShown; model: ViewModel; stage: Stage; done: (() => void) | undefined }): VNode | null {
    const { labels } = model;
    const open = (name: string): void => {
        done?.();
        stage.actions.do("look-up", { name });
    };
    const called = lesson.moments.filter((one) => one.called && !one.seen).slice(0, model.coach.panel.length ? 1 : CALLED);
    const others = lesson.moments.filter((one) => !called.includes(one));
    if (!lesson.moments.length || lesson.back_to) return null;
    return (
        <div class="moments" role="group" aria-label={labels["lesson_moments"]}>
            {called.length > 0 && <p class="faint">{labels["lesson_called"]}</p>}
            {called.map((one) => <button key={one.name} type="button" class="moment called" data-moment={one.name} onClick={() => open(one.name)}>{one.title}</button>)}
            <details>
                <summary>{labels["lesson_moments"]}</summary>
                {others.map((one) => (
                    <button key={one.name} type="button" class="moment" data-moment={one.name} onClick={() => open(one.name)}>
                        {one.seen && <span aria-hidden="true">✓ </span>}{one.title}
                    </button>
                ))}
            </details>
        </div>
    );
}

/** A rule, its sentence folded away until somebody wants it. */
export function RuleCard({ card, open = false, stage }: { card: Card; open?: boolean; stage?: Stage }): VNode {
    const { later, trial } = card;
    return (
        <details class="rule-card" data-rule={card.rule} open={open}>
            <summary>{card.title}</summary>
            <p>{card.text}</p>
            {card.marks.map((mark) => <p key={`${mark.label} ${mark.text}`} class="faint"><b>{mark.label}</b> <span lang={mark.language}>{mark.text}</span></p>)}
            {trial && stage && (
                <button type="button" class="help try-both" onClick={() => stage.actions.do("try-ruling", { ruling: trial.ruling, game: trial.game })}>{trial.text}</button>
            )}
            {later && stage && (
                <button type="button" class="link later" title={later.text} aria-label={later.text} onClick={() => stage.actions.do("lesson", { address: later.address })}>§</button>
            )}
        </details>
    );
}

function Sums({ points, model }: { points: Points; model: ViewModel }): VNode {
    return (
        <table class="sums lesson-review">
            <thead>
                <tr>
                    <th scope="col">{model.labels["points_source"]}</th>
                    {points.names.map((name, at) => (
                        <th key={name} scope="col"><span class={`mark seat-${points.looks[at]?.colour ?? at}`} title={name} role="img" aria-label={name}>{points.looks[at]?.letter}</span></th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {points.rows.map((row) => (
                    <tr key={row.label}><th scope="row">{row.label}</th>{row.points.map((one, at) => <td key={at}>{one}</td>)}</tr>
                ))}
                <tr class="total"><th scope="row">{model.labels["points_sum"]}</th>{points.totals.map((one, at) => <td key={at}>{one}</td>)}</tr>
            </tbody>
        </table>
    );
}
