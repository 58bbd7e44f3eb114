/** Things that travel over the panes: copies of pieces, chips with points, the sign in the middle of a path. */
import type { Rect } from "../layout";
import type { Picture } from "./picture";
import type { Spot } from "./border";
import { centreOf, rectOf } from "./screen";
import { make } from "./svg";

/** A layer over the panes, with what travels and what is said for a moment. */
export class FlightLayer {
    readonly layer = document.createElement("div");

    constructor(private readonly host: HTMLElement) {
        this.layer.className = "board-flight";
        this.layer.setAttribute("aria-hidden", "true");
        host.append(this.layer);
    }

    /** Lie above all panes, whichever came last. */
    raise(): void {
        this.host.append(this.layer);
    }

    clear(): void {
        this.layer.replaceChildren();
    }

    /** Where a point of the window is in the layer. */
    inLayer(point: Spot): Spot {
        const { x, y } = rectOf(this.layer);
        return { x: point.x - x, y: point.y - y };
    }

    /** A copy of a piece, which lies where the piece does. */
    copy(piece: SVGGraphicsElement, picture: Picture): SVGSVGElement {
        const layer = rectOf(this.layer);
        const drawn = make("svg", { class: "flight", width: Math.max(1, layer.width), height: Math.max(1, layer.height) });
        const parent = piece.parentElement as Element | null;
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
        const around = picture.around(piece);
        const dress = make("g", { class: around?.window.dress.getAttribute("class") ?? "" });
        if (matrix) dress.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - layer.x, matrix.f - layer.y].join(" ")})`);
        const copied = piece.cloneNode(true) as SVGElement;
        copied.removeAttribute("id");
        copied.removeAttribute("data-piece");
        copied.style.visibility = "";
        dress.append(copied);
        drawn.append(dress);
        drawn.style.setProperty("--scale", String(around?.pane.scale ?? 1));
        this.layer.append(drawn);
        return drawn;
    }

    /** A few words at a point of the layer. */
    chip(text: string, at: Spot, classes: string): HTMLElement {
        const chip = document.createElement("div");
        chip.className = `chip ${classes}`;
        chip.textContent = text;
        Object.assign(chip.style, { left: `${at.x}px`, top: `${at.y}px` });
        this.layer.append(chip);
        return chip;
    }
}

/** How something that lies at `home` is moved so that it seems to lie at `from`. */
export function shift(home: Rect, from: Rect | Spot): string {
    const [start, end] = ["width" in from ? centreOf(from) : from, centreOf(home)];
    const size = "width" in from && home.width ? from.width / home.width : 1;
    // Scaled about its own middle, wherever the layer begins.
    return `translate(${start.x - end.x * size}px, ${start.y - end.y * size}px) scale(${size})`;
}
