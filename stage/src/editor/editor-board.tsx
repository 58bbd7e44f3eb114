/** The board of the editor: every place is a button; one tab stop, and arrows go from place to place. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Drawing } from "../parts/drawing";
import { focusOn } from "../parts/focus";
import { useKeys } from "../parts/panel-keys";
import { drawMarks, withoutMarks } from "./editor-marks";
import { middleOf, nearest, WAYS } from "./nearest";

/** Make buttons of the places in a picture, which have only an id and a label. */
function withButtons(picture: SVGSVGElement): void {
    withoutMarks(picture);
    for (const spot of picture.querySelectorAll("g[aria-label]")) {
        const start = spot.id.indexOf("--");
        if (start < 0) continue;
        spot.setAttribute("data-spot", spot.id.slice(start + 2));
        spot.setAttribute("role", "button");
        spot.setAttribute("tabindex", "-1");
        spot.classList.add("spot");
    }
}

function nameOf(spot: Element | null | undefined): string {
    return spot?.getAttribute("data-spot") ?? "";
}

/** The place that a click inside the picture means: the nearest around it that takes what is moved, else the nearest. */
function spotAround(target: EventTarget | null): Element | null {
    if (!(target instanceof Element)) return null;
    return target.closest("[data-spot].legal") ?? target.closest("[data-spot]");
}

interface BoardProps {
    svg: string;
    /** The place that is open. */
    spot: string;
    pick: (spot: string) => void;
}

export function EditorBoard({ svg, spot, pick }: BoardProps) {
    const place = useRef<HTMLDivElement>(null);
    const current = useRef("");
    const spots = () => [...(place.current?.querySelectorAll("[data-spot]") ?? [])];
    const stop = () => {
        const all = spots();
        const named = (name: string) => all.find((one) => nameOf(one) === name);
        const chosen = named(current.current) ?? named(spot) ?? all[0];
        for (const one of all) one.setAttribute("tabindex", one === chosen ? "0" : "-1");
        return chosen;
    };
    useLayoutEffect(() => void stop());
    const choose = (target: Element) => {
        current.current = nameOf(target);
        pick(current.current);
    };
    useKeys(place, (event, target) => {
        const from = target.closest("[data-spot]");
        if (!from) return false;
        if (event.key === "Enter" || event.key === " ") {
            choose(from);
            return true;
        }
        const way = WAYS[event.key];
        if (!way) return false;
        const others = spots().filter((one) => one !== from);
        const next = others[nearest(middleOf(from), others.map(middleOf), way)];
        if (next) {
            current.current = nameOf(next);
            stop();
            focusOn(next);
        }
        return true;
    });
    return (
        <div
            ref={place}
            class="picture"
            onClick={(event) => {
                const target = spotAround(event.target);
                if (target) choose(target);
            }}
        >
            <Drawing
                svg={svg}
                board
                dress={withButtons}
                replace={(drawing, put) => {
                    const had = drawing.contains(document.activeElement);
                    put();
                    drawMarks(drawing);
                    const next = stop();
                    if (had) focusOn(next);
                }}
            />
        </div>
    );
}
