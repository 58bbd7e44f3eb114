/** What is not there yet: a piece as it would lie, the sign of what is done at the end of a way, the number of an idea. */
import type { GhostShown } from "../model";
import { fragment } from "../parts/markup";
import type { Spot } from "./border";
import type { Layer } from "./pane";
import { disc, RADIUS as DISC } from "./path";
import type { Picture } from "./picture";
import { make } from "./svg";

/** Of the broken ring round a piece. */
const RADIUS = 34;

/** Draw a piece where it would lie, in the colours of its sheet; `kind` says whose idea it is, `text` stands beside it. */
export function drawGhost(picture: Picture, ghost: GhostShown, kind: string, layer: Layer, text = ""): void {
    const [x, y] = ghost.at;
    const window = picture.windowAt(ghost.sheet, x, y);
    if (!window) return;
    const place = make("g", { class: `ghost ghost-${kind}`, transform: `translate(${x} ${y})` });
    const piece = fragment(ghost.drawn);
    piece.setAttribute("class", window.dress.getAttribute("class") ?? "");
    place.append(make("circle", { class: "ghost-ring", r: RADIUS }), piece);
    if (text) {
        const scale = [...picture.panes.values()].find((pane) => pane.windows.includes(window))?.scale ?? 1;
        const number = disc(RADIUS * 0.8, -RADIUS * 0.8, DISC / Math.min(1, scale), text);
        number.setAttribute("class", `disc disc-${kind}`);
        place.append(number);
    }
    window.marks[layer].append(place);
}

/** What is done somewhere: its hue, its symbol, and how ids of the picture begin. */
interface Done {
    hue: string;
    symbol: string;
    prefix: string;
}

/** Draw a disc in the hue of what is done at a point, with its sign. */
export function signed(drawing: SVGGElement, at: Spot, radius: number, { hue, symbol, prefix }: Done, picture: Picture): void {
    const sign = make("g", { class: `end-sign ${hue}`, transform: `translate(${at.x} ${at.y})` });
    const use = make("use", { href: `#${prefix}${symbol}` });
    sign.append(make("circle", { class: "end-ground", r: radius }), use);
    drawing.append(sign);
    // Measured where it is drawn: symbols begin at their corners.
    const { middle, height } = picture.measured(use);
    const scale = height ? (1.4 * radius) / height : 1;
    use.setAttribute("transform", `translate(${-middle.x * scale} ${-middle.y * scale}) scale(${scale})`);
}
