/** Buttons: one that is off stays where it is, can be reached, and does nothing. */
import type { ComponentChildren } from "preact";

export interface ButtonProps {
    name: string;
    press: () => void;
    children?: ComponentChildren;
    off?: boolean | undefined;
    label?: string | undefined;
    pressed?: boolean | undefined;
    expanded?: boolean | undefined;
    /** What it is known by when it is made anew. */
    mark?: string | undefined;
}

export function Button({ name, press, children, off, label, pressed, expanded, mark }: ButtonProps) {
    return (
        <button
            type="button"
            class={name}
            data-key={mark}
            aria-disabled={off === undefined ? undefined : off ? "true" : "false"}
            aria-label={label}
            aria-pressed={pressed}
            aria-expanded={expanded}
            onClick={() => {
                if (!off) press();
            }}
        >
            {children}
        </button>
    );
}

/** A box to be ticked, with its label. */
export function Tick(props: { name: string; text: string; on: boolean; change: (on: boolean) => void; label?: string; mark?: string }) {
    return (
        <label class={`tick ${props.name}`}>
            <input
                type="checkbox"
                name={props.name}
                checked={props.on}
                data-key={props.mark}
                aria-label={props.label}
                onChange={(event) => props.change(event.currentTarget.checked)}
            />
            <span>{props.text}</span>
        </label>
    );
}

/** A list to choose one from, with its label. */
export function Choice(props: {
    name: string;
    label: string;
    options: ReadonlyArray<{ value: string; text: string }>;
    value: string;
    change: (value: string) => void;
    mark?: string;
}) {
    return (
        <label class={`choice-of ${props.name}`}>
            <span>{props.label}</span>
            <select name={props.name} data-key={props.mark} onChange={(event) => props.change(event.currentTarget.value)}>
                {props.options.map((one) => (
                    <option key={one.value} value={one.value} selected={one.value === props.value}>
                        {one.text}
                    </option>
                ))}
            </select>
        </label>
    );
}
