/** All lessons, with how far one is in each, and how much help a lesson gives. */
import { useId } from "preact/hooks";
import type { VNode } from "preact";
import type { Entry, ViewModel } from "./model";
import type { Stage } from "./stage";

export function Course({ model, stage }: { model: ViewModel; stage: Stage }): VNode | null {
    const { lesson, labels } = model;
    const name = useId();
    if (!lesson) return null;
    const chosen = lesson.dial.find((one) => one.value === lesson.autonomy);
    const open = (address: string): void => {
        stage.panel.set("");
        stage.actions.do("lesson", { address });
    };
    return (
        <div class="course">
            {lesson.dial.length > 0 && (
                <fieldset class="dial">
                    <legend>{labels["lesson_dial"]}</legend>
                    {lesson.dial.map((one) => (
                        <label key={one.value}>
                            <input type="radio" name={name} value={one.value} checked={one.value === lesson.autonomy} onChange={() => stage.actions.do("dial", { value: one.value })} />
                            <span>{one.text}</span>
                        </label>
                    ))}
                    <p class="faint about">{chosen?.about}</p>
                </fieldset>
            )}
            <Listed title={labels["lesson_games"]} all={lesson.contents.filter((one) => one.is_game)} open={open} />
            <Listed title={labels["lesson_lessons"]} all={lesson.contents.filter((one) => !one.is_game)} open={open} />
        </div>
    );
}

function Listed({ title, all, open }: { title: string | undefined; all: Entry[]; open: (address: string) => void }): VNode | null {
    if (!all.length) return null;
    return (
        <>
            <h4>{title}</h4>
            <ol class="lesson-list">
                {all.map((one) => (
                    <li key={one.address} class={one.standing}>
                        <span class="number">{one.number}</span>
                        <button type="button" class="lesson-of-all" data-address={one.address} aria-current={one.here} onClick={() => open(one.address)}>{one.title}</button>
                        <span class="faint">{one.said}</span>
                    </li>
                ))}
            </ol>
        </>
    );
}
