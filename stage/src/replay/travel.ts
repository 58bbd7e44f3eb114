/** Puts a picture in the place of another; pieces come from where they lay. */

const TRAVEL_MILLISECONDS = 220;

function piecesIn(place: Element): Element[] {
    return [...place.querySelectorAll("[id*='-p-']")];
}

export function travel(place: HTMLElement, put: () => void): void {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = new Map(still ? [] : piecesIn(place).map((piece) => [piece.id, piece.getBoundingClientRect()]));
    put();
    if (!before.size) return;
    for (const piece of piecesIn(place)) {
        const [then, now] = [before.get(piece.id), piece.getBoundingClientRect()];
        if (!then || !(piece instanceof SVGGraphicsElement) || Math.hypot(then.x - now.x, then.y - now.y) < 2) continue;
        const unit = piece.getScreenCTM()?.a ?? 1;
        const rest = getComputedStyle(piece).transform;
        const base = rest === "none" ? "" : `${rest} `;
        const from = `${base}translate(${(then.x - now.x) / unit}px, ${(then.y - now.y) / unit}px)`;
        piece.animate([{ transform: from }, { transform: base || "none" }], { duration: TRAVEL_MILLISECONDS, easing: "ease-out" });
    }
}
