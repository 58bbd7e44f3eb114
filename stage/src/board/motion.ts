/**
 * Movement, one thing at a time: pieces are lifted into the middle and drop one by one, then other pieces go where
 * they went, then points are told. Everything stands at its end already; what travels is a copy.
 */
import type { Motion } from "../model";
import { animate } from "./animate";
import { shift } from "./flight";
import { hubInLayer, hubSign, inRow, sayLanding, within } from "./hub";
import type { Moving } from "./moving";
import { drawStop } from "./path";
import type { Picture } from "./picture";
import type { Before, Travel } from "./pieces";
import { travelsOf } from "./pieces";
import { pointStages, stand } from "./point-chips";
import type { Stage } from "./stages";
import { Stages } from "./stages";

/** Milliseconds at speed 1. */
const TIMES = { lift: 250, travel: 260, rest: 60, landing: 600, piece: 300 };
const LONGEST_SOWING = 2600;
// More pieces than these travel together.
const ONE_BY_ONE = 4;

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
        const travels = travelsOf(before, moving.picture, moving.flightLayer, motion.path_mark?.start ?? "");
        // What is new and came from nowhere is there when all that brought it was seen.
        for (const one of travels) if (!one.from && !motion.pieces.includes(one.name)) this.hide(one.piece);
        const stages = [...this.sowing(motion, travels, moving), ...this.others(motion, travels, moving), ...pointStages(motion.gains, moving)];
        this.stages.run(stages, () => {
            for (const piece of this.hidden) piece.style.visibility = "";
            this.hidden = [];
            moving.flightLayer.clear();
            moving.marks.clear("moment");
            done();
        });
    }

    private hide(piece: SVGElement): void {
        piece.style.visibility = "hidden";
        this.hidden.push(piece);
    }

    /** Pieces that go one by one along a way, through a middle where there is one. */
    private sowing(motion: Motion, travels: readonly Travel[], moving: Moving): Stage[] {
        const flying = motion.pieces.flatMap((name) => travels.find((one) => one.name === name) ?? []);
        if (!flying.length) return [];
        const { picture, flightLayer, marks, prefix, speed } = moving;
        const hub = hubInLayer(motion.hub, picture, flightLayer);
        const sign = hub && hubSign(motion.hub?.left[0] ?? "", hub, flightLayer);
        const time = dropTime(flying.length, speed);
        // The path may have begun with an earlier decision.
        const stops = (motion.path_mark?.stops ?? []).slice(-flying.length);
        const flights = flying.map((travel, at) => {
            const middle = hub && travel.from && !within(travel.from, hub) ? inRow(hub, at, flying.length) : travel.from;
            return { ...travel, flight: this.send(travel, moving), middle };
        });
        const lifted = flights.filter((one) => one.middle !== one.from);
        const lift: Stage = {
            time: TIMES.lift / speed,
            start: () => {
                for (const { flight, home, from, middle } of lifted) go(flight, shift(home, from ?? home), shift(home, middle ?? home), TIMES.lift / speed);
            },
        };
        const drops = flights.flatMap((one, at): Stage[] => [
            { time: time.travel, start: () => go(one.flight, shift(one.home, one.middle ?? one.home), "none", time.travel) },
            {
                time: time.rest,
                start: () => {
                    this.land(one);
                    const stop = stops[at];
                    if (stop) drawStop(picture, stop, "last", "moment", prefix);
                    if (sign) sign.textContent = motion.hub?.left[at + 1] ?? "";
                },
            },
        ]);
        const { landing } = motion;
        const last = (): void => {
            if (!landing) return;
            marks.outline(landing.spot, "landing", "moment")?.classList.add(landing.hue);
            if (hub && sign) sayLanding(sign, landing, hub, prefix);
        };
        return [...(lifted.length ? [lift] : []), ...drops, ...(landing ? [{ time: TIMES.landing / speed, start: last }] : [])];
    }

    /** Other pieces that are elsewhere now: one by one, or together where there are many. */
    private others(motion: Motion, travels: readonly Travel[], moving: Moving): Stage[] {
        const moved = travels.filter((one) => one.from && !motion.pieces.includes(one.name)).map((one) => ({ ...one, flight: this.send(one, moving) }));
        const groups = moved.length > ONE_BY_ONE ? [moved] : moved.map((one) => [one]);
        const time = TIMES.piece / moving.speed;
        return groups.flatMap((group): Stage[] => [
            { time, start: () => group.forEach(({ flight, home, from }) => go(flight, shift(home, from ?? home), "none", time)) },
            { time: 0, start: () => group.forEach((one) => this.land(one)) },
        ]);
    }

    /** Let a copy lie where the piece was, and hide the piece until the copy lands. */
    private send({ piece, home, from }: Travel, { flightLayer, picture }: Moving): SVGSVGElement {
        const flight = flightLayer.copy(piece, picture);
        flight.style.transform = shift(home, from ?? home);
        piece.style.visibility = "hidden";
        this.hidden.push(piece);
        return flight;
    }

    private land({ piece, flight }: { piece: SVGElement; flight: SVGElement }): void {
        flight.remove();
        piece.style.visibility = "";
    }
}

function go(element: Element, from: string, to: string, time: number): void {
    (element as HTMLElement).style.transform = to === "none" ? "" : to;
    animate(element, [{ transform: from }, { transform: to }], time);
}
