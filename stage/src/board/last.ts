/** From where to where each seat went last: lines over the panes, since both ends may lie in different ones. */
import type { Rect } from "../layout";
import type { LastMove } from "../model";
import type { Spot } from "./border";
import type { Picture } from "./picture";
import { centreOf, rectOf } from "./screen";
import { make, shapeOf } from "./svg";

/** All that marks what was done last. */
export const LAST_MARKS = '[data-mark="last"], .disc-last, [data-layer="position"] .path-last, .board-marks .path-last';

/** How far from a place its line ends, and how long the tip is. */
const GAP = 3;
const TIP = 11;

export class LastLines {
    private readonly drawing = make("svg", { class: "board-lines", "aria-hidden": "true" });

    constructor(private readonly host: HTMLElement) {}

    clear(): void {
        this.drawing.replaceChildren();
    }

    hide(hidden: boolean): void {
        this.drawing.toggleAttribute("hidden", hidden);
    }

    /** Find where the lines go; what is returned draws them and asks for no layout. */
    measure(last: readonly LastMove[], picture: Picture): () => void {
        const found = last.flatMap((one) => (one.path ? [] : one.lines.flatMap(([from, to]) => this.line(from, to, one.colour, picture) ?? [])));
        return () => {
            this.drawing.replaceChildren(...found);
            if (found.length || this.drawing.parentNode) this.host.append(this.drawing);
        };
    }

    private line(from: string, to: string, colour: number, picture: Picture): SVGGElement | null {
        const [start, end] = [from, to].map((spot) => this.rect(spot, picture));
        if (!start || !end) return null;
        const [first, last] = [onBorder(start, centreOf(end)), onBorder(end, centreOf(start))];
        const long = Math.hypot(last.x - first.x, last.y - first.y);
        if (long < 2 * TIP) return null;
        const turn = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
        const d = `M${first.x} ${first.y}L${last.x} ${last.y}`;
        const drawn = make("g", { class: `by-seat-${colour}` });
        drawn.append(
            make("path", { class: "way-inner", d }),
            make("path", { class: "way-line", d }),
            make("path", { class: "way-tip", d: `M0 0L${-TIP} -6L${-TIP} 6Z`, transform: `translate(${last.x} ${last.y}) rotate(${turn})` }),
        );
        return drawn;
    }

    /** Where a place is in the host, whatever of it was scrolled away. */
    private rect(spot: string, picture: Picture): Rect | null {
        // What is hidden has no place of its own: it came from among its like.
        const alike = `[data-spot^="${CSS.escape(spot.slice(0, spot.lastIndexOf(".") + 1))}"]`;
        const place = picture.place(spot) ?? (spot.includes(".") ? this.host.querySelector<SVGElement>(alike) : null);
        if (!place) return null;
        const [rect, host] = [rectOf(shapeOf(place) ?? place), rectOf(this.host)];
        return { ...rect, x: rect.x - host.x + this.host.scrollLeft, y: rect.y - host.y + this.host.scrollTop };
    }
}

/** Where the line from the middle of a rectangle to a point leaves it. */
function onBorder(rect: Rect, to: Spot): Spot {
    const middle = centreOf(rect);
    const [x, y] = [to.x - middle.x, to.y - middle.y];
    const share = Math.min(1, (rect.width / 2 + GAP) / Math.max(0.01, Math.abs(x)), (rect.height / 2 + GAP) / Math.max(0.01, Math.abs(y)));
    return { x: middle.x + x * share, y: middle.y + y * share };
}
