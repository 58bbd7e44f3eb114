/** Where the slots of the rail stand; pure. Nothing in here depends on what an answer says. */
import type { Grid, Rect } from "./layout";

interface RailLayout {
    progress: Rect;
    instruction: Rect;
    verdict: Rect;
    coach: Rect;
    buttons: Rect;
}

/** The most that a long instruction takes from the coach, in pixels. */
export const MOST_EXTRA = 60;

/** A window that is lower than any notebook has smaller slots. */
const LOW = 560;
const EDGE = 12;
const CARD_EDGE = 10;
const GAP = 6;

/** How high progress, instruction, verdict and buttons are. */
function heights(grid: Grid): [number, number, number, number] {
    if (grid.rail.height < LOW) return [22, 150, 96, 44];
    if (grid.form === "trio") return [26, 230, 170, 50];
    return grid.tall ? [22, 230, 150, 44] : [22, 190, 118, 44];
}

/** How high the one slot of a game is, in which a verdict stands below the rule of the step. */
function toldHeight(grid: Grid): number {
    if (grid.rail.height < LOW) return Math.min(130, Math.round(grid.rail.height / 3));
    if (grid.form === "trio") return 230;
    return grid.tall ? 190 : 160;
}

/**
 * Set out the rail of a grid; `extra` is what the instruction of this step takes from the coach. Only a lesson has progress,
 * and a slot for its verdicts: in a game they are few, and the room is the coach's. The buttons stand in so many rows.
 */
export function railFor(grid: Grid, extra = 0, isLesson = true, rows = 1): RailLayout {
    const isKnown = last?.grid === grid && last.extra === extra && last.isLesson === isLesson && last.rows === rows;
    if (!last || !isKnown) last = { grid, extra, isLesson, rows, layout: setOut(grid, extra, isLesson, rows) };
    return last.layout;
}

/** How wide the buttons are together. */
export function buttonsWidth(grid: Grid): number {
    return grid.rail.width - 2 * (grid.form === "phone" ? CARD_EDGE : EDGE);
}

/** How high they are: in two rows each is lower, but for fingers. */
export function buttonsHeight(grid: Grid, rows: number): number {
    if (rows > 1) return rows * (grid.coarse ? 44 : 34) + (rows - 1) * GAP;
    return heights(grid)[3];
}

/** What was set out last: who asks again gets the same rectangles. */
let last: { grid: Grid; extra: number; isLesson: boolean; rows: number; layout: RailLayout } | null = null;

function setOut(grid: Grid, extra: number, isLesson: boolean, rows: number): RailLayout {
    if (grid.form === "phone") return cardFor(grid, isLesson);
    const [dots, high, judging] = heights(grid);
    const buttons = buttonsHeight(grid, rows);
    const [progress, instruction, verdict] = isLesson ? [dots, high, judging] : [0, toldHeight(grid), 0];
    const { y, height } = grid.rail;
    const [x, width] = [grid.rail.x + EDGE, grid.rail.width - 2 * EDGE];
    const tops = { progress: y + GAP, instruction: y + GAP + (progress ? progress + GAP : 0) };
    const told = instruction + Math.min(extra, MOST_EXTRA);
    const judged = isLesson ? tops.instruction + told + GAP : tops.instruction;
    const coach = tops.instruction + told + GAP + (verdict ? verdict + GAP : 0);
    const last = y + height - GAP - 2 - buttons;
    return {
        progress: { x, y: tops.progress, width, height: progress },
        instruction: { x, y: tops.instruction, width, height: told },
        verdict: { x, y: judged, width, height: verdict || told },
        coach: { x, y: coach, width, height: Math.max(0, last - GAP - coach) },
        buttons: { x, y: last, width, height: buttons },
    };
}

/** On a phone the rail is a card below the top, and its buttons are the last row of the bar. */
function cardFor(grid: Grid, hasProgress: boolean): RailLayout {
    const { x, y, width, height } = grid.rail;
    const [left, wide] = [x + CARD_EDGE, width - 2 * CARD_EDGE];
    const [progress, told, buttons] = [hasProgress ? 14 : 0, 36, 44];
    const judged = y + progress + told + 6;
    return {
        progress: { x: left, y: y + 4, width: wide, height: progress },
        instruction: { x: left, y: y + progress + 6, width: wide, height: told },
        verdict: { x: left, y: judged, width: wide, height: y + height - judged - 4 },
        coach: { x: left, y, width: wide, height: 0 },
        buttons: { x: left, y: grid.bar.y + grid.bar.height - buttons - 6, width: wide, height: buttons },
    };
}
