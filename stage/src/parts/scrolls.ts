/** Words that have more lines than room. */
import { useLayoutEffect, useState } from "preact/hooks";

/** Whether words scroll, for whatever reason: then keys have to reach them. A pixel is no reason. */
export function useScrolls(words: { current: HTMLElement | null }): boolean {
    const [scrolls, tell] = useState(false);
    const look = (): void => {
        const { current } = words;
        tell(current !== null && current.scrollHeight > current.clientHeight + 1);
    };
    useLayoutEffect(look);
    useLayoutEffect(() => {
        const sizes = new ResizeObserver(look);
        if (words.current) sizes.observe(words.current);
        return () => sizes.disconnect();
    }, []);
    return scrolls;
}
