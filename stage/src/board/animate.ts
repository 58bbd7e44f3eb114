/** Lets an element be seen on its way; it stands at its end anyway, since not every surrounding can animate. */
export function animate(element: Element, frames: Keyframe[], time: number): void {
    if (typeof element.animate === "function") element.animate(frames, { duration: time, easing: "ease-in-out", fill: "forwards" });
}
