/** A few options of which one is chosen, in a row. */
import type { VNode } from "preact";

interface Props {
    /** Tells the rows of one page from each other. */
    name: string;
    legend: string;
    options: ReadonlyArray<{ name: string; text: string }>;
    chosen: string;
    choose: (name: string) => void;
}

export function Options({ name, legend, options, chosen, choose }: Props): VNode {
    return (
        <fieldset class="options" data-options={name}>
            <legend>{legend}</legend>
            <div class="options-row">
                {options.map((one) => (
                    <label key={one.name} class="pill" data-option={one.name}>
                        <input type="radio" name={`option-${name}`} checked={one.name === chosen} onChange={() => choose(one.name)} />
                        <span>{one.text}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}
