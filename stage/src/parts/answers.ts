/** Answers to questions, kept for as long as they hold. */
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../model";

/** What was told already, by what it depends on. */
export type Known = Map<string, unknown>;

export interface Told<T> {
    /** The answer; null while it is not there. */
    answer: T | null;
    /** Why there is none. */
    problem: string;
}

/** Whether a question was answered, and not by what kept it from being answered. */
export function isTold<T extends object>(answer: T | Problem | null | undefined): answer is T {
    return !!answer && !("problem" in answer);
}

/**
 * The answer to a question. Whatever it depends on is in the key: with another key it is asked anew, and an answer that
 * comes late is not shown.
 */
export function useAnswer<T extends object>(key: string, ask: () => Promise<T | Problem | null>, known?: Known): Told<T> {
    const [told, tell] = useState<{ key: string; value: T | Problem | null } | null>(null);
    useEffect(() => {
        if (known?.has(key)) return;
        let wanted = true;
        const take = (value: T | Problem | null) => {
            if (isTold<T>(value)) known?.set(key, value);
            if (wanted) tell({ key, value });
        };
        // A question that cannot be answered any more leaves the place as it is.
        void ask().then(take, () => undefined);
        return () => {
            wanted = false;
        };
    }, [key]);
    const value = known?.has(key) ? (known.get(key) as T) : told?.key === key ? told.value : null;
    return isTold<T>(value) ? { answer: value, problem: "" } : { answer: null, problem: value?.problem ?? "" };
}
