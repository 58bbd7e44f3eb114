/** Words of the page, and how figures are written. */

export type Labels = Record<string, string>;

/** The label of a name; empty while it is not known. */
export function say(labels: Labels, name: string): string {
    return labels[name] ?? "";
}

/** A number with the sign of minus, as the picture has it. */
export function figure(value: number): string {
    return String(value).replace("-", "\u2212");
}

/** A number that says whether it was gained or lost. */
export function signed(value: number): string {
    return value > 0 ? `+${value}` : figure(value);
}

/** Class names without those that do not hold. */
export function classes(...names: Array<string | false>): string {
    return names.filter(Boolean).join(" ");
}
