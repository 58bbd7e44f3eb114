/** What surrounds the stage on a page of its own: the window, and the strip above it. */
import type { Surroundings } from "../transport";

type Spoken = Surroundings["spoken"];

/** Height of the strip, and the space below the stage. */
const STRIP = 28;
const SPACE = 4;
/** On a page enlarged twofold little is left, and the choices are to be seen there too. */
const LEAST = 280;

export function around(spoken: Spoken): Surroundings {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    return {
        get dark() {
            return dark.matches;
        },
        get height() {
            return Math.max(LEAST, window.innerHeight - STRIP - SPACE);
        },
        alone: true,
        spoken,
        reveal: () => undefined,
        again: () => {
            location.reload();
        },
        watch(changed) {
            window.addEventListener("resize", changed);
            dark.addEventListener("change", changed);
            return () => {
                window.removeEventListener("resize", changed);
                dark.removeEventListener("change", changed);
            };
        },
    };
}
