/** What is open and where a piece can go, marked on the editor's board as on the stage: by lines, with every fill as it is. */
import { outlined } from "../board/outline";
import { make, shapeOf } from "../board/svg";

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const OF_MARKS = /\.(legal|chosen|soft)(?![\w-])/;
const KINDS = [["legal", "lit"], ["chosen", "chosen"]] as const;

/** Take from the style of a picture what it says of places that are marked. */
export function withoutMarks(picture: SVGSVGElement): void {
    for (const style of picture.querySelectorAll("style")) {
        style.textContent = style.textContent.replace(RULE, (rule, selectors: string, body: string) => {
            const kept = selectors.split(",").filter((one) => !OF_MARKS.test(one));
            return kept.length === selectors.split(",").length ? rule : kept.length ? `${kept.join(",")}{${body}}` : "";
        });
    }
}

/** Draw the marks of a picture above everything that lies on it. */
export function drawMarks(place: Element): void {
    const picture = place.querySelector("svg");
    if (!picture) return;
    const group = make("g", { class: "board-marks", "aria-hidden": "true" });
    for (const [name, kind] of KINDS) {
        for (const one of picture.querySelectorAll(`[data-spot].${name}`)) {
            const shape = shapeOf(one);
            const mark = shape && outlined(shape, picture, kind);
            if (mark) group.append(mark);
        }
    }
    picture.append(group);
}
