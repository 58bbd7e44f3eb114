/** The middle through which pieces go one by one, and what is said in it. */
import type { Rect } from "../layout";
import type { Hub, LandingShown } from "../model";
import type { Spot } from "./border";
import type { FlightLayer } from "./flight";
import type { Picture } from "./picture";
import { centreOf, onScreen } from "./screen";
import { make } from "./svg";

export interface Circle extends Spot {
    radius: number;
}

/** Where a middle is, in the layer of what travels; null where no pane shows it. */
export function hubInLayer(hub: Hub | null, picture: Picture, flightLayer: FlightLayer): Circle | null {
    const window = hub && picture.windowAt(hub.sheet, hub.at[0], hub.at[1]);
    if (!window) return null;
    const [x, y] = hub.at;
    const drawing = window.marks.moment;
    const [middle, rim] = [onScreen({ x, y }, drawing), onScreen({ x: x + hub.radius, y }, drawing)];
    return { ...flightLayer.inLayer(middle), radius: rim.x - middle.x };
}

/** Where one of several pieces lies in the middle. */
export function inRow(hub: Circle, at: number, number: number): Spot {
    const step = Math.min(hub.radius * 0.62, (hub.radius * 1.5) / Math.max(1, number));
    return { x: hub.x + (at - (number - 1) / 2) * step, y: hub.y + hub.radius * 0.12 };
}

/** Whether something lies in the middle. */
export function within(rect: Rect | Spot, hub: Circle): boolean {
    const { x, y } = "width" in rect ? centreOf(rect) : rect;
    return Math.hypot(x - hub.x, y - hub.y) <= hub.radius;
}

/** A ring round the middle, with a few words. */
export function hubSign(text: string, hub: Circle, flightLayer: FlightLayer): HTMLElement {
    const sign = flightLayer.chip(text, { x: hub.x, y: hub.y }, "hub-sign");
    Object.assign(sign.style, { width: `${2 * hub.radius}px`, height: `${2 * hub.radius}px` });
    return sign;
}

/** Say what the last piece brought about: its sign and its name on its hue. */
export function sayLanding(sign: HTMLElement, landing: LandingShown, hub: Circle, prefix: string): void {
    sign.className = `chip hub-sign hub-landing ${landing.hue}`;
    const word = document.createElement("span");
    word.textContent = landing.text;
    sign.replaceChildren(...(landing.symbol ? [glyph(landing.symbol, hub.radius * 0.8, prefix)] : []), word);
}

/** A symbol of the picture as a picture of its own. */
export function glyph(symbol: string, size: number, prefix: string): SVGSVGElement {
    const drawn = make("svg", { width: size, height: size, viewBox: "0 0 24 24" });
    const use = make("use", { href: `#${prefix}${symbol}` });
    drawn.append(use);
    // Its size is known once it is on the page.
    queueMicrotask(() => {
        const box = drawn.isConnected && typeof use.getBBox === "function" ? use.getBBox() : null;
        if (box?.width) drawn.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    });
    return drawn;
}
