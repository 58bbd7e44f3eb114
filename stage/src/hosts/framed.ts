/**
 * Notebooks that show what came of a cell in a frame of its own, as Colab and VS Code do.
 *
 * The frame is as high as what is in it, or much higher: its window says nothing of what is seen. What the system
 * prefers says nothing of light and dark there: the notebook has a theme of its own.
 */

/** Of the screen, as much as a notebook leaves to one output. */
const SHARE = 0.68;
const LEAST = 480;
/** Colab cuts off what is higher than 1000 pixels. */
const MOST = 760;

/** How high a stage is in such a frame; null where the page is in none. */
export function heightInFrame(): number | null {
    if (window.parent === window) return null;
    return Math.round(Math.max(LEAST, Math.min(MOST, window.screen.availHeight * SHARE)));
}

/** Where a notebook says whether it is dark. */
export const THEMES: ReadonlyArray<[() => Element, string]> = [
    [() => document.body, "data-jp-theme-light"],
    [() => document.body, "data-vscode-theme-kind"],
    [() => document.documentElement, "theme"],
];

/** Whether the notebook is dark, where it says so; null where what the system prefers counts. */
export function darkByNotebook(): boolean | null {
    const { jpThemeLight: lab, vscodeThemeKind: code } = document.body.dataset;
    if (lab !== undefined) return lab === "false";
    // The kind that is called high contrast alone is dark.
    if (code !== undefined) return /dark$|contrast$/.test(code);
    const { google } = window as { google?: { colab?: unknown } };
    return google?.colab === undefined ? null : document.documentElement.matches("[theme=dark]");
}
