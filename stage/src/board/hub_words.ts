/** What the middle of a circle says while a place on it is chosen: what is asked, or where the choice that is looked at ends. */
import type { HubSaid } from "../model";
import { glyph } from "./hub";
import type { Picture } from "./picture";
import { make } from "./svg";

/** What the middle says while somebody looks at one of several places; none of them is a choice: what is asked. */
export function hubWords(hub: HubSaid, looked: readonly string[]): { text: string; symbol: string; hue: string } {
    const end = looked.map((spot) => hub.ends[spot]).find(Boolean);
    return end ?? { text: hub.text.replace(/[.。]$/, ""), symbol: "", hue: "" };
}

/** Draw it among the marks of the moment. */
export function drawHubWords(picture: Picture, hub: HubSaid, looked: readonly string[], prefix: string): void {
    const [x, y] = hub.at;
    const window = picture.windowAt(hub.sheet, x, y);
    if (!window) return;
    const { text, symbol, hue } = hubWords(hub, looked);
    const room = make("foreignObject", { x: x - hub.radius, y: y - hub.radius, width: 2 * hub.radius, height: 2 * hub.radius });
    const said = document.createElement("div");
    said.className = `hub-words ${hue}`;
    said.textContent = text;
    if (symbol) said.prepend(glyph(symbol, hub.radius * 0.5, prefix));
    room.append(said);
    window.marks.moment.append(room);
}
