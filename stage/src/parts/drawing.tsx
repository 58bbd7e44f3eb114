/** Drawings that come from the kernel, shown among the words of the page. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { keepLetters } from "./letters";
import { drawing } from "./markup";

/** Whether the surroundings are dark; null leaves it to what the reader prefers. */
export const Dark = createContext<boolean | null>(null);

// No letters on the page are smaller, in pixels.
const SMALLEST_LETTERS = 11;

/** Let a drawing that follows the reader follow the surroundings instead. */
function inTheme(text: string, dark: boolean | null): string {
    if (dark === null) return text;
    return text.replace(/@media\s*\(prefers-color-scheme:\s*dark\)/g, dark ? "@media all" : "@media not all");
}

/** Read a drawing; null when it is none, or holds what does not draw. */
export function drawn(text: string, dark: boolean | null = null): SVGSVGElement | null {
    return text ? drawing(inTheme(text, dark)) : null;
}

/** How large the letters of a drawing are on the page, in pixels, also in drawings within it. */
function lettersOf(drawing: SVGSVGElement): Map<SVGTextElement, number> {
    return new Map([...drawing.querySelectorAll("text")].map((one) => {
        const scale = one.getScreenCTM();
        return [one, parseFloat(getComputedStyle(one).fontSize) * (scale ? Math.hypot(scale.a, scale.b) : 1)];
    }));
}

/** Keep a drawing as large as its smallest letters need; a place that is narrower is moved to and fro. */
function keepReadable(place: HTMLElement, drawing: SVGSVGElement): void {
    const { width } = drawing.getBoundingClientRect();
    const smallest = Math.min(...[...lettersOf(drawing).values()].filter((size) => size > 0));
    if (!width || !Number.isFinite(smallest)) return;
    drawing.style.minWidth = `${Math.ceil((width * SMALLEST_LETTERS) / smallest)}px`;
    if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
}

/** Leave out letters that nobody could read, as maps do. */
function leaveOutTiny(drawing: SVGSVGElement): void {
    for (const [one, size] of lettersOf(drawing)) if (size < SMALLEST_LETTERS) one.style.visibility = "hidden";
}

interface DrawingProps {
    svg: string;
    name?: string | undefined;
    /** Whether its letters are to be read at any width. */
    readable?: boolean;
    /** Whether letters are left out that are too small to be read. */
    spare?: boolean;
    /** Whether it is a board, whose letters can grow. */
    board?: boolean;
    /** Puts a drawing in the place of the one before, which is still there when this is called. */
    replace?: (place: HTMLElement, put: () => void) => void;
    dress?: (drawing: SVGSVGElement) => void;
}

export function Drawing({ svg, name = "", readable = false, spare = false, board = false, replace, dress }: DrawingProps) {
    const place = useRef<HTMLDivElement>(null);
    const dark = useContext(Dark);
    useLayoutEffect(() => {
        const element = place.current;
        if (!element) return undefined;
        const drawing = drawn(svg, dark);
        if (drawing) dress?.(drawing);
        const put = () => element.replaceChildren(...(drawing ? [drawing] : []));
        if (replace) replace(element, put);
        else put();
        if (drawing && readable) keepReadable(element, drawing);
        if (drawing && spare) leaveOutTiny(drawing);
        return drawing && board ? keepLetters(element, drawing) : undefined;
        // The drawing alone decides: the functions are new at every turn.
    }, [svg, dark]);
    return <div ref={place} class={`drawing ${name}`.trim()} />;
}
