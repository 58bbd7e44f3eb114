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
    /** Higher strip, bar and slots where the window is high. */
    tall: boolean;
    /** Fingers, not a mouse: larger targets. */
    coarse: boolean;
    width: number;
    height: number;
    top: Rect;
    /** The panes. */
    table: Rect;
    /** The overview: thumbnails, or tabs on a phone. */
    strip: Rect;
    bar: Rect;
    rail: Rect;
}
