/** How well words of the page stand out: text against what is behind it. The board's own colours are tested where it is drawn. */

import { styleOf } from "./measure";

interface Colour {
    red: number;
    green: number;
    blue: number;
    alpha: number;
}

const LEAST = 4.5;
const LEAST_LARGE = 3;
const LARGE = 24;
const LARGE_BOLD = 18.66;

const known = new Map<string, Colour>();
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour as any style may write it, as it is painted. */
function painted(style: string): Colour {
    const found = known.get(style);
    if (found || !canvas) return found ?? { red: 0, green: 0, blue: 0, alpha: 0 };
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = style;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour = { red, green, blue, alpha: alpha / 255 };
    known.set(style, colour);
    return colour;
}

function over(above: Colour, below: Colour): Colour {
    const mix = (one: number, other: number): number => one * above.alpha + other * (1 - above.alpha);
    return { red: mix(above.red, below.red), green: mix(above.green, below.green), blue: mix(above.blue, below.blue), alpha: 1 };
}

/** What is behind an element, as far as it and what it stands in say so. */
function ground(element: Element, root: Element): Colour {
    const layers: Colour[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
        const colour = painted(styleOf(one).backgroundColor);
        layers.push(colour);
        if (colour.alpha === 1 || one === root) break;
    }
    return layers.reduceRight((below, above) => over(above, below), { red: 255, green: 255, blue: 255, alpha: 1 });
}

function light({ red, green, blue }: Colour): number {
    const [r, g, b] = [red, green, blue].map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function ratio(one: Colour, other: Colour): number {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}

/** Words of the page that stand out too little; what cannot be used now may be faint. */
export function faint(root: Element): string[] {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!text || !(parent instanceof HTMLElement) || parent.closest("style, .unseen, [aria-disabled=true]") || !parent.checkVisibility()) continue;
        const style = styleOf(parent);
        const size = Number.parseFloat(style.fontSize);
        const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700);
        const behind = ground(parent, root);
        const stands = ratio(over(painted(style.color), behind), behind);
        if (stands < (isLarge ? LEAST_LARGE : LEAST)) found.add(`${text.slice(0, 30)}: ${stands.toFixed(1)}`);
    }
    return [...found];
}
