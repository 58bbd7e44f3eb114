/** Answers to questions, kept for as long as they hold. */
import { useEffect, useState } from "preact/hooks";

/** What was told already, by what it depends on. */
export type Known = Map<string, unknown>;

/**
 * The answer to a question; null while it is not there. Whatever it depends on is in the key: with another key it is
 * asked anew, and an answer that comes late is not shown. An empty key asks nothing.
 */
export function useAnswer<T>(key: string, ask: () => Promise<T>, known?: Known): T | null {
    const [told, tell] = useState<{ key: string; value: T } | null>(null);
    useEffect(() => {
        if (!key || known?.has(key)) return;
        let wanted = true;
        const take = (value: T) => {
            known?.set(key, value);
            if (wanted) tell({ key, value });
        };
        // A question that cannot be answered any more leaves the place as it is.
        void ask().then(take, () => undefined);
        return () => {
            wanted = false;
        };
    }, [key]);
    if (key && known?.has(key)) return known.get(key) as T;
    return told?.key === key ? told.value : null;
}
