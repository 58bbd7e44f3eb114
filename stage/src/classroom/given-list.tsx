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
}

export function GivenList({ name, label, choices, chosen, choose }: Props): VNode {
    const groups = [...new Set(choices.map((one) => one.group))];
    return (
        <div class="given-list" role="radiogroup" aria-label={label}>
            {groups.map((group) => (
                <fieldset key={group}>
                    <legend>{group}</legend>
                    {choices.filter((one) => one.group === group).map((one) => (
                        <label key={`${one.kind} ${one.name}`} class="given" data-given={`${one.kind} ${one.name}`}>
                            <input type="radio" name={name} checked={one === chosen} onChange={() => choose(one)} />
                            <span>{one.title}</span>
                        </label>
                    ))}
                </fieldset>
            ))}
        </div>
    );
}
