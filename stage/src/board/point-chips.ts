/** Points that were gained: a chip at the place, which flies to the player. */
import type { Gain, Motion } from "../model";
import { animate } from "./animate";
import type { Moving } from "./moving";
import { drawPath } from "./path";
import { centreOf, rectOf } from "./screen";
import type { Stage } from "./stages";

const POINTS = 600;

/** Where nothing may move, everything stands at its end, and what happened is told until the next input. */
export function stand(motion: Motion, { picture, flightLayer, prefix }: Moving): void {
    const gained = motion.gains.flatMap((gain) => {
        const place = picture.place(gain.spot);
        return place ? [{ gain, at: flightLayer.inLayer(centreOf(rectOf(place))) }] : [];
    });
    if (motion.path_mark) drawPath(picture, motion.path_mark, "last", "moment", prefix);
    for (const { gain, at } of gained) flightLayer.chip(gain.text, at, gain.points < 0 ? "chip-loss" : "chip-gain");
}

/** Points fly from where they were gained to the player who has them now. */
export function pointStages(gains: readonly Gain[], { picture, flightLayer, speed }: Moving): Stage[] {
    return gains.flatMap((gain): Stage[] => {
        const place = picture.place(gain.spot);
        if (!place || !gain.text) return [];
        const time = POINTS / speed;
        return [
            {
                time,
                start: () => {
                    const at = flightLayer.inLayer(centreOf(rectOf(place)));
                    const chip = flightLayer.chip(gain.text, at, gain.points < 0 ? "chip-loss" : "chip-gain");
                    const score = flightLayer.layer.closest(".trajan-tutor")?.querySelector(`.seat[data-seat="${gain.seat}"]`);
                    const goal = score ? flightLayer.inLayer(centreOf(rectOf(score))) : { x: at.x, y: at.y - 40 };
                    const middle = "translate(-50%, -50%)";
                    const there = `translate(${goal.x - at.x}px, ${goal.y - at.y}px) ${middle} scale(.7)`;
                    animate(chip, [{ transform: middle }, { transform: middle, offset: 0.45 }, { transform: there }], time);
                },
            },
        ];
    });
}
