/** The outline of a place drawn as a mark: a line of its own above the pieces, and a lighter one inside it. */
import { make, transformsUpTo } from "./svg";

/** How a place is marked. Those that come first are drawn where several would be. */
export const KINDS = ["refused", "chosen", "hint", "pointed", "focused", "foreseen", "look", "lit", "soft", "last"] as const;
export type Kind = (typeof KINDS)[number] | "landing";

const SINGLE = new Set<Kind>(["foreseen", "soft"]);
let count = 0;

/** A mark round a shape that lies somewhere in a group; null where the shape cannot be copied. */
export function outlined(shape: SVGGraphicsElement, group: Element, kind: Kind): SVGGElement | null {
    const copied = copyOf(shape);
    if (!copied) return null;
    const mark = make("g", { class: `mark mark-${kind}`, transform: transformsUpTo(shape, group) });
    const clip = shape.getAttribute("clip-path");
    const line = dressed(copied, `mark-line${clip ? " mark-within" : ""}`, clip);
    if (SINGLE.has(kind)) {
        mark.append(line);
        return mark;
    }
    const inside = dressed(copied, `mark-inner${clip ? " mark-within" : ""}`, clip);
    if (!clip) {
        // Without its own outline to cut it, the lighter line would be seen on both sides.
        count += 1;
        const cut = make("clipPath", { id: `mark-cut-${count}` });
        cut.append(dressed(copied, "", null));
        inside.setAttribute("clip-path", `url(#mark-cut-${count})`);
        mark.append(cut);
    }
    mark.append(inside, line);
    return mark;
}

/** A shape by itself: what a reference stands for is copied, since lines of one width cannot be asked of a reference. */
function copyOf(shape: SVGGraphicsElement): SVGElement | null {
    const href = shape instanceof SVGUseElement ? shape.getAttribute("href") : null;
    if (!href) return shape.cloneNode(true) as SVGElement;
    const root = shape.getRootNode() as Document | ShadowRoot;
    const target = root.querySelector(`#${CSS.escape(href.slice(1))}`);
    if (!(target instanceof SVGElement)) return null;
    const copied = target.cloneNode(true) as SVGElement;
    for (const name of ["x", "y"]) {
        const moved = shape.getAttribute(name);
        if (moved) copied.setAttribute(name, moved);
    }
    return copied;
}

function dressed(copied: SVGElement, classes: string, clip: string | null): SVGElement {
    const one = copied.cloneNode(true) as SVGElement;
    for (const name of ["id", "style", "fill", "stroke", "stroke-width", "transform", "clip-path"]) one.removeAttribute(name);
    // Its own classes stay: they may say how large it is.
    one.classList.remove("shape");
    one.classList.add(...classes.split(" ").filter(Boolean));
    if (clip) one.setAttribute("clip-path", clip);
    return one;
}
