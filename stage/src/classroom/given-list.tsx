/** All that can be given or opened, in its groups: one click chooses. */
import type { VNode } from "preact";
import type { GivenChoice } from "./messages";

interface Props {
    /** Tells the lists of one page from each other. */
    name: string;
    label: string;
    choices: readonly GivenChoice[];
    chosen: GivenChoice | null;
    choose: (choice: GivenChoice) => void;
    /** It is done at once: buttons, since arrow keys would do it with everything that they pass. */
    atOnce?: boolean;
}

export function GivenList({ name, label, choices, chosen, choose, atOnce = false }: Props): VNode {
    const groups = [...new Set(choices.map((one) => one.group))];
    return (
        <div class="given-list" role={atOnce ? "group" : "radiogroup"} aria-label={label}>
            {groups.map((group) => (
                <fieldset key={group}>
                    <legend>{group}</legend>
                    {choices.filter((one) => one.group === group).map((one) => (atOnce ? (
                        <button key={`${one.kind} ${one.name}`} type="button" class="given" data-given={`${one.kind} ${one.name}`} onClick={() => choose(one)}>{one.title}</button>
                    ) : (
                        <label key={`${one.kind} ${one.name}`} class="given" data-given={`${one.kind} ${one.name}`}>
                            <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
                            <span>{one.title}</span>
                        </label>
                    )))}
                </fieldset>
            ))}
        </div>
    );
}
