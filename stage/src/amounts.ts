/** Choices that differ by a number: which numbers and sides there are, and which choice they name. Pure. */
import type { Choice } from "./model";

/** The numbers that can be chosen, the smallest first, and their sides; one choice for each pair that there is. */
export interface Amounts {
    numbers: number[];
    sides: string[];
    choices: Choice[];
}

/** The choices that are one control, and the rest of them; null where fewer than two differ by a number. */
export function amountsOf(choices: readonly Choice[]): { amounts: Amounts | null; rest: Choice[] } {
    const counted = choices.filter((choice) => choice.amount !== undefined);
    if (counted.length < 2) return { amounts: null, rest: [...choices] };
    const numbers = [...new Set(counted.map((choice) => choice.amount ?? 0))].sort((one, other) => one - other);
    const sides = [...new Set(counted.map((choice) => choice.side ?? ""))].filter(Boolean);
    return { amounts: { numbers, sides, choices: counted }, rest: choices.filter((choice) => choice.amount === undefined) };
}

/** The choice of a number and a side; without sides that of the number. */
export function chosenOf({ sides, choices }: Amounts, number: number, side: string): Choice | null {
    return choices.find((choice) => choice.amount === number && (!sides.length || choice.side === side)) ?? null;
}

/** The number that can be chosen and is nearest to one that was written. */
export function nearestOf({ numbers }: Amounts, written: number): number {
    if (Number.isNaN(written)) return numbers[0] ?? 0;
    return numbers.reduce((best, one) => (Math.abs(one - written) < Math.abs(best - written) ? one : best), numbers[0] ?? 0);
}

/** The number so many steps further, or the last one. */
export function steppedOf({ numbers }: Amounts, number: number, by: number): number {
    const at = Math.max(0, Math.min(numbers.length - 1, numbers.indexOf(number) + by));
    return numbers[at] ?? number;
}
