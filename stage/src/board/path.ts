/** A path over the board: numbered discs, arrows and what will lie there, on the borders between places. */
import type { PathMark, PathStop } from "../model";
import type { Layer } from "./pane";
import type { Picture } from "./picture";
import type { Spot } from "./border";
import { make } from "./svg";

export const RADIUS = 10.5;
const RING = 10;

/** Where the arrow of a stop begins: as far before the disc as it ends behind it. */
export function tail(stop: Pick<PathStop, "at" | "arrow">): Spot {
    return { x: 2 * stop.at[0] - stop.arrow[0], y: 2 * stop.at[1] - stop.arrow[1] };
}

/** Draw the first stops of a path; `kind` is hint, last or foreseen. */
export function drawPath(picture: Picture, path: PathMark, kind: string, layer: Layer, prefix: string, stops = path.stops.length): void {
    for (const stop of path.stops.slice(0, stops)) drawStop(picture, stop, kind, layer, prefix);
}

/** Draw one stop of a path. */
export function drawStop(picture: Picture, stop: PathStop, kind: string, layer: Layer, prefix: string): void {
    const window = picture.windowAt(stop.sheet, stop.at[0], stop.at[1]);
    if (!window) return;
    const drawn = make("g", { class: `path-stop path-${kind}` });
    const from = tail(stop);
    const arrow = make("g", { class: "path-arrow" });
    arrow.append(
        make("path", { class: "path-shaft", d: `M${from.x} ${from.y}L${stop.arrow[0]} ${stop.arrow[1]}` }),
        make("path", { class: "path-tip", d: "M6 0L-6 -6L-6 6Z", transform: `translate(${stop.arrow.join(" ")}) rotate(${stop.turn})` }),
    );
    drawn.append(arrow, disc(stop.at[0], stop.at[1], RADIUS, stop.text));
    window.marks[layer].append(drawn);
    if (stop.symbol) ringed(drawn, stop, prefix, picture);
}

/** A disc with a short text. */
export function disc(x: number, y: number, radius: number, text: string): SVGGElement {
    const group = make("g", { class: "disc", transform: `translate(${x} ${y})` });
    const said = make("text", { class: "disc-text", y: 0, dy: ".35em" });
    said.style.setProperty("--own", `${radius * 1.25}px`);
    said.textContent = text;
    const wide = text.length > 2 ? radius * 0.62 * (text.length - 1.4) : 0;
    group.append(make("rect", { class: "disc-ground", x: -radius - wide, y: -radius, width: 2 * (radius + wide), height: 2 * radius, rx: radius }), said);
    return group;
}

function ringed(drawn: SVGGElement, stop: PathStop, prefix: string, picture: Picture): void {
    const [x, y] = stop.piece;
    const use = make("use", { class: "path-piece", href: `#${prefix}${stop.symbol}` });
    drawn.append(make("circle", { class: "path-ring", cx: x, cy: y, r: RING }), use);
    const middle = picture.middle(use);
    use.setAttribute("transform", `translate(${x - middle.x * stop.scale} ${y - middle.y * stop.scale}) scale(${stop.scale})`);
}
