/** Letters of a board that is drawn as a whole: they grow as it shrinks, and where that is not enough it is not shrunk further. */

// No letters are smaller, in pixels; to that they grow up to so many times, which their places have room for.
const SMALLEST = 11;
const MOST = 1.65;
const NEAR = 1.005;

interface Letters {
    element: SVGTextElement;
    /** As the drawing says. */
    own: number;
}

function lettersOf(drawing: SVGSVGElement): Letters[] {
    // What stands in a symbol is shown at many sizes.
    const texts = [...drawing.querySelectorAll("text")].filter((one) => !one.closest("symbol"));
    return texts.map((element) => ({ element, own: parseFloat(getComputedStyle(element).fontSize) })).filter(({ own }) => own > 0);
}

/** How large a unit of an element is on the screen. */
function scaleOf(element: SVGGraphicsElement): number {
    const matrix = element.getScreenCTM();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
}

/** Keep the letters of a drawing readable in its place, now and at any other width. Returns how to stop. */
export function keepLetters(place: HTMLElement, drawing: SVGSVGElement): () => void {
    const letters = lettersOf(drawing);
    const [, , width] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const grow = (): void => {
        const scales = letters.map(({ element }) => scaleOf(element));
        letters.forEach(({ element, own }, at) => {
            const wanted = (SMALLEST * NEAR) / (scales[at] || 1);
            element.style.fontSize = wanted > own ? `${Math.min(wanted, own * MOST).toFixed(2)}px` : "";
        });
        if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
        else place.removeAttribute("tabindex");
    };
    const across = scaleOf(drawing);
    if (!width || !letters.length || !across || typeof ResizeObserver === "undefined") return () => undefined;
    const smallest = Math.min(...letters.map(({ element, own }) => (own * scaleOf(element)) / across));
    drawing.style.minWidth = `${Math.ceil((width * SMALLEST) / (smallest * MOST))}px`;
    const observer = new ResizeObserver(grow);
    observer.observe(place);
    grow();
    return () => observer.disconnect();
}
