/**
 * Movement, one thing at a time: pieces are lifted into the middle and drop one by one, then other pieces go where
 * they went, then points are told. Everything stands at its end already; what travels is a copy.
 */
import type { Rect } from "../layout";
import type { Gain, Motion } from "../model";
import type { Spot } from "./border";
import type { Sky } from "./flight";
import { shift } from "./flight";
import type { Marks } from "./marks";
import { drawPath, drawStop } from "./path";
import type { Picture } from "./picture";
import { centreOf, onScreen, rectOf } from "./screen";
import type { Stage } from "./stages";
import { Stages } from "./stages";
import { make } from "./svg";

/** Milliseconds at speed 1. */
export const TIMES = { lift: 250, travel: 260, rest: 60, landing: 600, piece: 300, points: 600 };
const LONGEST_SOWING = 2600;
// More pieces than these travel together.
const ONE_BY_ONE = 4;

/** Where pieces were: by their names, and those of each place by what they look like. */
export interface Before {
    pieces: ReadonlyMap<string, Rect>;
    looks: ReadonlyMap<string, Rect[]>;
}

export interface Moving {
    picture: Picture;
    sky: Sky;
    marks: Marks;
    prefix: string;
    speed: number;
    reduced: boolean;
}

/** Remember where all pieces are, before something changes. */
export function remember(picture: Picture, source: string): Before {
    const pieces = new Map<string, Rect>();
    for (const piece of piecesIn(picture.places())) pieces.set(piece.dataset["piece"] ?? "", rectOf(piece));
    const place = picture.place(source);
    const looks = new Map<string, Rect[]>();
    for (const piece of place ? piecesIn([place]) : []) {
        looks.set(lookOf(piece), [...(looks.get(lookOf(piece)) ?? []), rectOf(piece)]);
    }
    return { pieces, looks };
}

/** How long each drop takes so that a sowing is not too long. */
export function dropTime(pieces: number, speed: number): { travel: number; rest: number } {
    const usual = TIMES.travel + TIMES.rest;
    const factor = Math.min(1, LONGEST_SOWING / (usual * Math.max(1, pieces))) / speed;
    return { travel: TIMES.travel * factor, rest: TIMES.rest * factor };
}

/** Whether all that moves is to be seen in the panes as they are. */
export function inView(motion: Motion, picture: Picture): boolean {
    return motion.pieces.length > 0 && motion.path.every((spot) => picture.place(spot) !== null);
}

/** Shows how things moved. */
export class Mover {
    private readonly stages = new Stages();
    private hidden: SVGElement[] = [];

    get running(): boolean {
        return this.stages.running;
    }

    /** End all movement at once. */
    finish(): void {
        this.stages.end();
    }

    /** Show a movement; `done` is called when it is over, however it ends. */
    play(motion: Motion, before: Before, moving: Moving, done: () => void): void {
        if (moving.reduced) {
            stand(motion, moving);
            done();
            return;
        }
        const stages = [...this.sowing(motion, before, moving), ...this.others(motion, before, moving), ...points(motion.gains, moving)];
        this.stages.run(stages, () => {
            for (const piece of this.hidden) piece.style.visibility = "";
            this.hidden = [];
            moving.sky.clear();
            moving.marks.clear("moment");
            done();
        });
    }

    private hide(piece: SVGElement): void {
        piece.style.visibility = "hidden";
        this.hidden.push(piece);
    }

    private sowing(motion: Motion, before: Before, moving: Moving): Stage[] {
        const pieces = motion.pieces.map((name) => pieceNamed(moving.picture, name));
        const flying = pieces.filter((piece) => piece !== null);
        if (!flying.length) return [];
        const { picture, sky, marks, prefix, speed } = moving;
        const hub = hubOnScreen(motion, moving);
        const looks = new Map([...before.looks].map(([look, rects]) => [look, [...rects]]));
        const time = dropTime(flying.length, speed);
        const sign = hub ? hubSign(motion.hub?.left[0] ?? "", hub, moving) : null;
        const flights = flying.map((piece, at) => {
            const home = inLayer(rectOf(piece), sky);
            const begin = looks.get(lookOf(piece))?.shift() ?? before.pieces.get(piece.dataset["piece"] ?? "");
            const middle = hub ? inRow(hub, at, flying.length) : null;
            const flight = sky.copy(piece, picture);
            this.hide(piece);
            const from = begin ? inLayer(begin, sky) : (middle ?? home);
            flight.style.transform = shift(home, middle ?? from);
            return { piece, flight, home, from, middle: middle ?? from };
        });
        const lift: Stage = {
            time: TIMES.lift / speed,
            start: () => {
                for (const { flight, home, from, middle } of flights) go(flight, shift(home, from), shift(home, middle), TIMES.lift / speed);
            },
        };
        const drops = flights.flatMap(({ piece, flight, home, middle }, at): Stage[] => [
            { time: time.travel, start: () => go(flight, shift(home, middle), "none", time.travel) },
            {
                time: time.rest,
                start: () => {
                    flight.remove();
                    piece.style.visibility = "";
                    const stop = motion.path_mark?.stops[at];
                    if (stop) drawStop(picture, stop, "last", "moment", prefix);
                    if (sign) sign.textContent = motion.hub?.left[at + 1] ?? "";
                },
            },
        ]);
        const landing = motion.landing;
        const last: Stage[] = landing
            ? [{ time: TIMES.landing / speed, start: () => land(landing, hub, marks, moving, sign) }]
            : [];
        return [lift, ...drops, ...last];
    }

    private others(motion: Motion, before: Before, moving: Moving): Stage[] {
        const { picture, sky, speed } = moving;
        const moved = piecesIn(picture.places()).flatMap((piece) => {
            const name = piece.dataset["piece"] ?? "";
            const was = before.pieces.get(name);
            if (!was || motion.pieces.includes(name)) return [];
            const [from, home] = [inLayer(was, sky), inLayer(rectOf(piece), sky)];
            const near = Math.hypot(from.x - home.x, from.y - home.y) < 2;
            if (near) return [];
            const flight = sky.copy(piece, picture);
            flight.style.transform = shift(home, from);
            this.hide(piece);
            return [{ piece, flight, home, from }];
        });
        const groups = moved.length > ONE_BY_ONE ? [moved] : moved.map((one) => [one]);
        return groups.flatMap((group): Stage[] => [
            {
                time: TIMES.piece / speed,
                start: () => {
                    for (const { flight, home, from } of group) go(flight, shift(home, from), "none", TIMES.piece / speed);
                },
            },
            {
                time: 0,
                start: () => {
                    for (const { flight, piece } of group) {
                        flight.remove();
                        piece.style.visibility = "";
                    }
                },
            },
        ]);
    }
}

/** Where nothing may move, everything stands at its end, and what happened is told until the next input. */
function stand(motion: Motion, { picture, sky, prefix }: Moving): void {
    if (motion.path_mark) drawPath(picture, motion.path_mark, "last", "moment", prefix);
    for (const gain of motion.gains) {
        const place = picture.place(gain.spot);
        if (place) sky.chip(gain.text, sky.inLayer(centreOf(rectOf(place))), gain.points < 0 ? "chip-loss" : "chip-gain");
    }
}

function points(gains: readonly Gain[], { picture, sky, speed }: Moving): Stage[] {
    return gains.flatMap((gain): Stage[] => {
        const place = picture.place(gain.spot);
        if (!place || !gain.text) return [];
        const time = TIMES.points / speed;
        return [
            {
                time,
                start: () => {
                    const at = sky.inLayer(centreOf(rectOf(place)));
                    const chip = sky.chip(gain.text, at, gain.points < 0 ? "chip-loss" : "chip-gain");
                    const score = sky.layer.closest(".trajan-tutor")?.querySelector(`[data-score="${gain.seat}"]`);
                    const goal = score ? sky.inLayer(centreOf(rectOf(score))) : { x: at.x, y: at.y - 40 };
                    const middle = "translate(-50%, -50%)";
                    const there = `translate(${goal.x - at.x}px, ${goal.y - at.y}px) ${middle} scale(.7)`;
                    animate(chip, [{ transform: middle }, { transform: middle, offset: 0.45 }, { transform: there }], time);
                },
            },
        ];
    });
}

interface Circle extends Spot {
    radius: number;
}

/** The middle through which pieces go, in the layer. */
function hubOnScreen(motion: Motion, { picture, sky }: Moving): Circle | null {
    const { hub } = motion;
    const window = hub && picture.windowAt(hub.sheet, hub.at[0], hub.at[1]);
    if (!window) return null;
    const [x, y] = hub.at;
    const [middle, rim] = [onScreen({ x, y }, window.marks.moment), onScreen({ x: x + hub.radius, y }, window.marks.moment)];
    return { ...sky.inLayer(middle), radius: rim.x - middle.x };
}

function inRow(hub: Circle, at: number, number: number): Spot {
    const step = Math.min(hub.radius * 0.62, (hub.radius * 1.5) / Math.max(1, number));
    return { x: hub.x + (at - (number - 1) / 2) * step, y: hub.y + hub.radius * 0.12 };
}

function hubSign(text: string, hub: Circle, { sky }: Moving): HTMLElement {
    const sign = sky.chip(text, { x: hub.x, y: hub.y }, "hub-sign");
    Object.assign(sign.style, { width: `${2 * hub.radius}px`, height: `${2 * hub.radius}px` });
    return sign;
}

function land(landing: NonNullable<Motion["landing"]>, hub: Circle | null, marks: Marks, moving: Moving, sign: HTMLElement | null): void {
    const mark = marks.outline(landing.spot, "landing", "moment");
    mark?.classList.add(landing.hue);
    if (!hub || !sign) return;
    sign.className = `chip hub-sign hub-landing ${landing.hue}`;
    const word = document.createElement("span");
    word.textContent = landing.text;
    sign.replaceChildren(...(landing.symbol ? [glyph(landing.symbol, hub, moving)] : []), word);
}

function glyph(symbol: string, hub: Circle, { prefix }: Moving): SVGSVGElement {
    const size = hub.radius * 0.8;
    const drawn = make("svg", { width: size, height: size, viewBox: "0 0 24 24" });
    const use = make("use", { href: `#${prefix}${symbol}` });
    drawn.append(use);
    queueMicrotask(() => {
        const box = drawn.isConnected && typeof use.getBBox === "function" ? use.getBBox() : null;
        if (box?.width) drawn.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    });
    return drawn;
}

function inLayer(rect: Rect, sky: Sky): Rect {
    return { ...rect, ...sky.inLayer(rect) };
}

function go(element: Element, from: string, to: string, time: number): void {
    (element as HTMLElement).style.transform = to === "none" ? "" : to;
    animate(element, [{ transform: from }, { transform: to }], time);
}

function animate(element: Element, frames: Keyframe[], time: number): void {
    // Not every surrounding can animate; everything stands at its end anyway.
    if (typeof element.animate === "function") element.animate(frames, { duration: time, easing: "ease-in-out", fill: "forwards" });
}

function piecesIn(places: readonly SVGElement[]): SVGGraphicsElement[] {
    return places.flatMap((place) => [...place.querySelectorAll<SVGGraphicsElement>("[data-piece]")]);
}

function pieceNamed(picture: Picture, name: string): SVGGraphicsElement | null {
    return piecesIn(picture.places()).find((piece) => piece.dataset["piece"] === name) ?? null;
}

function lookOf(piece: SVGElement): string {
    return (piece.getAttribute("href") ?? piece.querySelector("use")?.getAttribute("href")) ?? "";
}

