/** All choices in the rail, found by typing. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { heading } from "./choices";
import type { Rect } from "./layout";
import type { Choice, ViewModel } from "./model";
import { searched } from "./parts/search";
import type { Pointing } from "./pointing";
import { boardClasses } from "./sign";
import { boxOf } from "./slot";
import type { Stage } from "./stage";

/** Choices in which each word that was typed occurs. */
export function found(choices: readonly Choice[], typed: string): Choice[] {
    const has = searched(typed);
    return choices.filter((one) => has([one.name, one.consequence, one.text, one.move]));
}

export function List({ model, stage, pointing, rect }: { model: ViewModel; stage: Stage; pointing: Pointing; rect: Rect }): VNode {
    const [typed, setTyped] = useState("");
    const input = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => input.current?.focus(), []);
    const shown = found(model.choices, typed);
    return (
        <div class="list" role="group" style={boxOf(rect)} aria-label={heading(model)}>
            <div class="list-head">
                <input
                    ref={input} type="search" aria-label={model.labels["choices_find"]} placeholder={model.labels["choices_find"]}
                    value={typed} onInput={(event) => setTyped(event.currentTarget.value)}
                    onKeyDown={(event) => {
                        const [first] = shown;
                        if (event.key === "Enter" && first) stage.actions.choose(first);
                    }}
                />
                <button type="button" class="plain" onClick={() => stage.listed.set(false)}>{model.labels["close"]}</button>
            </div>
            <ul>
                {shown.map((choice, at) => (
                    <li key={choice.move}>
                        {choice.group && choice.group !== shown[at - 1]?.group ? <h3 class="panel-title">{choice.group}</h3> : null}
                        <button
                            type="button" class={`row ${boardClasses(model)} ${choice.hue}`} data-move={choice.move} onClick={() => stage.actions.choose(choice)}
                            onPointerEnter={() => pointing.point(choice)} onPointerLeave={() => pointing.leave()}
                            onFocus={() => pointing.point(choice)} onBlur={() => pointing.leave()}
                        >
                            {choice.text}
                        </button>
                    </li>
                ))}
                {!shown.length && <li class="faint">{model.labels["choices_not_found"]}</li>}
            </ul>
        </div>
    );
}
