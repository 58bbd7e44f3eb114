/** What became of the last thing that was done: always at one place, of one size. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { reads } from "./redrawn";
import { fitted } from "./instruction";
import type { Grid, Rect } from "./layout";
import type { Answer, ViewModel } from "./model";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { ruleOf } from "./actions";
import { useValue } from "./value";
import { copy } from "./save";

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
    rect: Rect;
}

/** The sentences that are told, and the tone of all of them: that of the first. */
export function judged(model: ViewModel): { tone: string; title: string; answers: Answer[] } {
    const { lesson, notice } = model;
    if (lesson?.problem) return { tone: "problem", title: "", answers: [{ tone: "refused", text: lesson.problem }] };
    if (lesson?.answers.length && notice.tone !== "problem") {
        return { tone: lesson.answers[0]?.tone ?? "", title: "", answers: lesson.answers };
    }
    if (!notice.tone) return { tone: "", title: "", answers: [] };
    const tone = notice.tone === "problem" ? "refused" : notice.tone === "hint" ? "hint" : "note";
    return { tone: notice.tone, title: notice.title, answers: notice.text && notice.text !== notice.title ? [{ tone, text: notice.text }] : [] };
}

/** Whether what is told stands in the panel of the coach as well. */
function isCoached({ lesson, notice, coach }: ViewModel): boolean {
    if (lesson?.answers.length || lesson?.problem || (notice.tone !== "hint" && notice.tone !== "note")) return false;
    const texts = coach.panel.flatMap((block) => [block.text ?? "", ...(block.kind === "text" ? [] : (block.items ?? []).map((item) => item.text))]);
    return texts.some((text) => text !== "" && notice.text.includes(text));
}

/** At the lower end of a place, as high as it needs to be. */
function atFoot(rect: Rect, height: number) {
    return { left: `${rect.x}px`, width: `${rect.width}px`, bottom: `${height - rect.y - rect.height}px`, maxHeight: `${rect.height}px` };
}

/** A longer sentence is not set in bold letters. */
const SHORT = 110;

/** Signs beside the colours, which not everybody tells apart. */
const SIGNS: Record<string, string> = { praise: "✓", mistake: "✗", refused: "✗", problem: "!", hint: "→" };

/** Sizes of the letters that are tried, the largest first. */
const SIZES = { phone: [13, 12], solo: [14, 13, 12], duo: [14, 13, 12], trio: [18, 16, 14] };

/** The largest letters with which all that is told can be read at once; whether it is cut nevertheless. */
function useFit(told: string, form: Grid["form"], rect: Rect) {
    const frame = useRef<HTMLDivElement>(null);
    const [fit, setFit] = useState({ size: SIZES[form][0] ?? 14, cut: false });
    useLayoutEffect(() => {
        const slot = frame.current;
        if (!slot) return;
        const found = fitted(SIZES[form], 0, (size) => {
            slot.style.fontSize = `${size}px`;
            return slot.scrollHeight <= slot.clientHeight + 1;
        });
        slot.style.fontSize = `${found.size}px`;
        setFit(found);
    }, [told, form, rect.width, rect.height]);
    return { frame, ...fit };
}

function Drawn({ model, stage, grid, rect }: Props): VNode {
    const { form } = grid;
    const moving = useValue(stage.moving);
    const open = useValue(stage.rule);
    const { tone, title, answers } = judged(model);
    const rule = ruleOf(stage);
    // What the coach says is read beside the board, where the coach stands.
    const shown = !moving && tone !== "" && !(form !== "phone" && isCoached(model));
    const told = shown ? [title, ...answers.map((one) => one.text)].join("\n") : "";
    const { frame, size, cut } = useFit(told, form, rect);
    const [opened, setOpened] = useState("");
    const isOpen = opened !== "" && opened === told;
    return (
        <div
            ref={frame} role="group" data-slot="verdict" class={`verdict lesson-answers tone-${shown ? tone : "none"} ${isOpen ? "open" : ""}`} tabIndex={0}
            style={{ ...(model.lesson || form === "phone" ? boxOf(rect) : atFoot(rect, grid.height)), fontSize: `${size}px` }}
            aria-label={model.labels["verdict"]} hidden={!shown}
        >
            {shown && title && <p class="title"><Sign tone={tone} />{title}</p>}
            {shown && answers.map((one, number) => (
                <p key={number} class={`tone-${one.tone} ${!title && number === 0 && one.text.length <= SHORT ? "title" : ""}`}>
                    {!title && number === 0 && <Sign tone={tone} />}{one.text}
                </p>
            ))}
            {shown && rule && (
                <button type="button" class="link rule-link" aria-expanded={open === rule} onClick={() => stage.actions.openRule()}>
                    {model.labels["show_rule"]}
                </button>
            )}
            {(isOpen || (shown && cut)) && (
                <button type="button" class="more" aria-expanded={isOpen} onClick={() => setOpened(isOpen ? "" : told)}>
                    {model.labels[isOpen ? "less" : "more"]}
                </button>
            )}
            {shown && tone === "problem" && (
                <button type="button" class="link copy-report" onClick={() => void copy(`${title}\n${answers.map((one) => one.text).join("\n")}`)}>
                    {model.labels["copy_report"]}
                </button>
            )}
        </div>
    );
}

function Sign({ tone }: { tone: string }): VNode | null {
    const sign = SIGNS[tone];
    return sign ? <span class="sign" aria-hidden="true">{sign} </span> : null;
}

export const Verdict = reads<Props>(["lesson", "notice", "labels", "coach"], Drawn);
