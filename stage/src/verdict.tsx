/** What became of the last thing that was done: always at one place, of one size. */
import type { VNode } from "preact";
import { reads } from "./drawn";
import type { Rect } from "./layout";
import type { Answer, ViewModel } from "./model";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { ruleOf } from "./actions";
import { useValue } from "./value";
import { copy } from "./save";

interface Props {
    model: ViewModel;
    stage: Stage;
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

/** Signs beside the colours, which not everybody tells apart. */
const SIGNS: Record<string, string> = { praise: "✓", mistake: "✗", refused: "✗", problem: "!", hint: "→" };

function Drawn({ model, stage, rect }: Props): VNode {
    const moving = useValue(stage.moving);
    const open = useValue(stage.rule);
    const { tone, title, answers } = judged(model);
    const rule = ruleOf(stage);
    const shown = !moving && tone !== "";
    return (
        <div
            role="group" data-slot="verdict" class={`verdict lesson-answers tone-${shown ? tone : "none"}`} style={boxOf(rect)} tabIndex={0}
            aria-label={model.labels["verdict"]}
        >
            {!shown && model.lesson?.phase !== "reading" && <p class="empty">{model.labels["verdict_empty"]}</p>}
            {shown && title && <p class="title"><Sign tone={tone} />{title}</p>}
            {shown && answers.map((one, number) => (
                <p key={number} class={`tone-${one.tone} ${!title && number === 0 ? "title" : ""}`}>
                    {!title && number === 0 && <Sign tone={tone} />}{one.text}
                </p>
            ))}
            {shown && rule && (
                <button type="button" class="link rule-link" aria-expanded={open === rule} onClick={() => stage.actions.openRule()}>
                    {model.labels["show_rule"]}
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

export const Verdict = reads<Props>(["lesson", "notice", "labels"], Drawn);
