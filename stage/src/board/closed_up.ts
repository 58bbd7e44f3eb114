/** Panes without the rows in which nothing lies: the rows below them move up. Pure. */
import type { Pane, PaneForm, PaneWindow, Picture } from "../model";

/** A picture whose panes have closed up, and a text that tells how. */
export function closedUp(picture: Picture): { picture: Picture; how: string } {
    const isEmpty = (window: PaneWindow): boolean => window.filled !== undefined && !(picture.places[window.filled] ?? "").includes("data-spot=");
    const panes = picture.panes.map((pane) => closedPane(pane, isEmpty));
    const how = panes.flatMap((pane) => pane.forms.map(textOf)).join(" ");
    return { picture: { ...picture, panes }, how };
}

/** What a form shows where, as one text: another row may come to stand where one was. */
export function textOf(form: PaneForm): string {
    return form.windows.map((window) => [...window.at, ...window.box].join(" ")).join();
}

function closedPane(pane: Pane, isEmpty: (window: PaneWindow) => boolean): Pane {
    const asks = pane.forms.some((form) => form.windows.some((window) => window.filled ?? window.ghosts));
    return asks ? { ...pane, forms: pane.forms.map((form) => closedForm(form, isEmpty)) } : pane;
}

function closedForm(form: PaneForm, isEmpty: (window: PaneWindow) => boolean): PaneForm {
    const empty = form.windows.filter(isEmpty);
    const gone = form.windows.filter((window) => isEmpty(window) || (window.ghosts && !empty.length));
    const windows = form.windows.filter((window) => !gone.includes(window)).map((window): PaneWindow => {
        const above = gone.filter((one) => one.at[0] === window.at[0] && one.at[1] < window.at[1]);
        const up = above.reduce((sum, one) => sum + one.box[3], 0);
        // What stands in place of a family is drawn with it.
        const places = window.ghosts ? gone.flatMap((one) => one.places) : window.places;
        return { ...window, places, at: [window.at[0], window.at[1] - up] };
    });
    const height = Math.max(...windows.map((window) => window.at[1] + window.box[3]));
    return { ...form, height, windows };
}
