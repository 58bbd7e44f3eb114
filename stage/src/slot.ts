/** Places on the stage as styles. */
import type { Rect } from "./layout";

/** The style of an element that stands at a rectangle of the stage. */
export function boxOf(rect: Rect): Record<string, string> {
    return {
        position: "absolute", left: `${rect.x}px`, top: `${rect.y}px`, width: `${Math.max(0, rect.width)}px`, height: `${Math.max(0, rect.height)}px`,
    };
}
