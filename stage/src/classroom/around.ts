/** What surrounds a stage in a class: the place that it fills. */
import type { Surroundings } from "../transport";

/** A stage that is as high as its place; `alone` where no other thing on the page wants its keys. */
export function aroundOf(place: HTMLElement, alone: boolean, spoken?: Surroundings["spoken"]): Surroundings {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    return {
        get dark() {
            return dark.matches;
        },
        get height() {
            return place.clientHeight;
        },
        alone,
        spoken,
        reveal: () => undefined,
        again: () => location.reload(),
        watch(changed) {
            const sizes = new ResizeObserver(changed);
            sizes.observe(place);
            dark.addEventListener("change", changed);
            return () => {
                sizes.disconnect();
                dark.removeEventListener("change", changed);
            };
        },
    };
}

/** Whether it is dark around, drawn anew when that changes. */
export function watchDark(changed: (dark: boolean) => void): () => void {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const hear = (): void => changed(dark.matches);
    hear();
    dark.addEventListener("change", hear);
    return () => dark.removeEventListener("change", hear);
}
