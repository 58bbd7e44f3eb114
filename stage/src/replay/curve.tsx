/**
 * The curve of the points with the present place marked in it: a click, dragging and keys go to another one. Where its
 * turns lie, the drawing itself says.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Drawing } from "../parts/drawing";
import { useKeys } from "../parts/panel-keys";

/** The turn at a place of a curve: the nearest there is. */
export function turnAt(x: number, first: number, step: number, last: number): number {
    return Math.min(Math.max(Math.round((x - first) / step), 0), last);
}

/** The turn that a key goes to, as in a slider; null for other keys. */
export function turnByKey(key: string, at: number, last: number): number | null {
    const wanted = new Map([
        ["ArrowLeft", at - 1],
        ["ArrowDown", at - 1],
        ["ArrowRight", at + 1],
        ["ArrowUp", at + 1],
        ["PageDown", at - 10],
        ["PageUp", at + 10],
        ["Home", 0],
        ["End", last],
    ]).get(key);
    return wanted === undefined ? null : Math.min(Math.max(wanted, 0), last);
}

interface CurveProps {
    svg: string;
    label: string;
    at: number;
    last: number;
    text: string;
    goTo: (at: number) => void;
}

export function Curve({ svg, label, at, last, text, goTo }: CurveProps) {
    const place = useRef<HTMLDivElement>(null);
    const measures = () => {
        const drawing = place.current?.querySelector("svg");
        const { first, step } = drawing?.dataset ?? {};
        return { drawing, first: Number(first), step: Number(step) };
    };
    useLayoutEffect(() => {
        const { drawing, first, step } = measures();
        if (step) drawing?.querySelector(".playhead")?.setAttribute("transform", `translate(${first + at * step} 0)`);
    });
    useKeys(place, (event) => {
        const wanted = turnByKey(event.key, at, last);
        if (wanted === null) return false;
        goTo(wanted);
        return true;
    });
    const follow = (event: PointerEvent) => {
        const { drawing, first, step } = measures();
        const matrix = drawing?.getScreenCTM()?.inverse();
        if (!matrix || !step) return;
        const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
        const wanted = turnAt(x, first, step, last);
        if (wanted !== at) goTo(wanted);
    };
    return (
        <div
            ref={place}
            class="curve-place"
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={at}
            aria-valuetext={text}
            onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                follow(event);
            }}
            onPointerMove={(event) => {
                if (event.buttons && event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
            }}
        >
            <Drawing svg={svg} name="chart" readable />
        </div>
    );
}
