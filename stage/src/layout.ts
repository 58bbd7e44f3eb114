/** Where everything stands: the grid of the stage for each size of its window. Pure: sizes in, rectangles out. */

export interface Rect {
    x: number;
    y: number;
    width: number;
    height: number;
}

export type Form = "solo" | "duo" | "trio" | "phone";

/** The grid of the stage, in pixels from its upper left corner. On a phone `rail` is the card below the top. */
export interface Grid {
    form: Form;
    /** Higher bar and slots where the window is high. */
    tall: boolean;
    /** Fingers, not a mouse: larger targets. */
    coarse: boolean;
    /** Higher than wide, and for fingers: tabs and choices stand below each other. */
    upright: boolean;
    width: number;
    height: number;
    top: Rect;
    /** The panes. */
    table: Rect;
    /** The overview: a tab for each pane. */
    strip: Rect;
    bar: Rect;
    rail: Rect;
}

/** Space between the parts of the stage. */
export const GAP = 6;
const PHONE_GAP = 5;
const PHONE = { top: 44, card: 132, tabs: 49, bar: 187 };
const LOW_PHONE = { card: 50, bar: 140 };
const HIGH_FROM = 700;
/** Two rows of choices, each with two lines: what it is, and what it leads to. */
const BAR = 100;
/** A window that is lower shows large letters: an enlarged page. Beside each other more of it fits than below. */
const LOW_BELOW = 480;
const LEAST_BESIDE = 500;
/** Where there is so little, the room is the table's. */
const NO_TABS_BELOW = 330;

/** The form that fits a width: from 640 pixels with a rail, from 1120 with a companion, from 1600 with room for more. */
function formFor(width: number, height: number): Form {
    if (width < (height < LOW_BELOW ? LEAST_BESIDE : 640)) return "phone";
    if (width < 1120) return "solo";
    return width < 1600 ? "duo" : "trio";
}

/** Where everything stands in a window of a size; `side` says where the rail is, `extra` what the bar takes from the table. */
export function gridFor(width: number, height: number, coarse: boolean, side: "left" | "right" = "right", extra = 0): Grid {
    const form = formFor(width, height);
    const tall = height >= HIGH_FROM;
    const upright = coarse && form !== "phone" && height > width;
    const common = { form, tall, coarse, upright, width, height };
    return form === "phone" ? { ...common, ...phone(width, height, extra) } : { ...common, ...wide(common, side, extra) };
}

type Places = Pick<Grid, "top" | "table" | "strip" | "bar" | "rail">;

function phone(width: number, height: number, extra: number): Places {
    const isLow = height < LOW_BELOW;
    const [high, tabs, card] = isLow ? [LOW_PHONE.bar, height < NO_TABS_BELOW ? 0 : PHONE.tabs, LOW_PHONE.card] : [PHONE.bar + extra, PHONE.tabs, PHONE.card];
    const bar = { x: 0, y: height - high, width, height: high };
    const strip = { x: 0, y: bar.y - tabs, width, height: tabs };
    const above = PHONE.top + card + PHONE_GAP;
    return {
        top: { x: 0, y: 0, width, height: PHONE.top },
        rail: { x: 0, y: PHONE.top, width, height: card },
        table: { x: PHONE_GAP, y: above, width: width - 2 * PHONE_GAP, height: Math.max(0, strip.y - PHONE_GAP - above) },
        strip,
        bar,
    };
}

function railWidth(width: number, form: Form): number {
    if (width < 640) return 240;
    if (form === "trio") return 430;
    if (form === "duo") return width < 1240 ? 300 : 336;
    return width < 980 ? 264 : 288;
}

function heights(form: Form, tall: boolean, coarse: boolean, upright: boolean): { top: number; strip: number; bar: number } {
    const [top, strip] = coarse ? [48, 44] : [36, 36];
    // A window that is higher than wide has room below each other for what does not fit beside each other.
    if (upright) return { top, strip: 2 * strip + GAP, bar: BAR + 64 };
    if (form === "trio" && tall) return { top: Math.max(top, 46), strip: Math.max(strip, 40), bar: coarse ? 120 : 112 };
    return { top, strip, bar: BAR + (coarse ? 16 : 0) };
}

function wide({ width, height, form, tall, coarse, upright }: Omit<Grid, keyof Places>, side: "left" | "right", extra: number): Places {
    const high = heights(form, tall, coarse, upright);
    if (height < NO_TABS_BELOW) high.strip = 0;
    const rail = railWidth(width, form);
    const left = side === "left" ? rail : 0;
    const inner = { x: left + GAP, width: width - rail - 2 * GAP };
    const bar = { x: left, y: height - high.bar - extra, width: width - rail, height: high.bar + extra };
    const strip = { ...inner, y: high.top + GAP, height: high.strip };
    const above = strip.y + strip.height + GAP;
    return {
        top: { x: 0, y: 0, width, height: high.top },
        strip,
        table: { ...inner, y: above, height: Math.max(0, bar.y - GAP - above) },
        bar,
        rail: { x: side === "left" ? 0 : width - rail, y: high.top, width: rail, height: height - high.top },
    };
}
