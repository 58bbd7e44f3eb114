/** The picture that a notebook keeps of a widget: while the widget is on the page it is not seen, read aloud or reached. */

/** What the kernel marks its pictures with, and what a widget is known by that is there. */
const KEPT = ".trajan-tutor-kept";
const LIVE = "trajan-tutor-live";
const HIDDEN = "trajan-tutor-hidden";
/** What shows that an output holds more than the picture: its words and its rules of style are the picture's own. */
const OTHERS = `.${LIVE}, input, textarea, pre, table, [contenteditable]`;

/** Hide the picture that was shown with a widget, also when it is drawn anew; returns how to show it again. */
export function hideKept(el: HTMLElement): () => void {
    el.classList.add(LIVE);
    let hidden: Element | null = null;
    const hide = (): void => {
        const found = outputOfPicture(el);
        if (found === hidden) return;
        hidden?.classList.remove(HIDDEN);
        found?.classList.add(HIDDEN);
        hidden = found;
    };
    // An output is attached after its widget was made, and an output that is brought up to date may be a new one.
    const frame = requestAnimationFrame(() => {
        hide();
        const around = hidden?.parentElement;
        if (around) changes.observe(around, { childList: true });
    });
    const changes = new MutationObserver(hide);
    return () => {
        cancelAnimationFrame(frame);
        changes.disconnect();
        hidden?.classList.remove(HIDDEN);
        el.classList.remove(LIVE);
    };
}

/** What holds the last picture before a widget, and nothing else; null where there is none. */
function outputOfPicture(el: HTMLElement): Element | null {
    const before = [...document.querySelectorAll(KEPT)].filter((one) => one.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
    const picture = before.at(-1);
    if (!picture) return null;
    let branch: Element = picture;
    while (branch.parentElement && !branch.parentElement.contains(el)) branch = branch.parentElement;
    return isAlone(branch, picture) ? branch : null;
}

function isAlone(branch: Element, picture: Element): boolean {
    if (branch.querySelector(OTHERS) || branch.querySelectorAll(KEPT).length > 1) return false;
    const words = document.createTreeWalker(branch, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const around = words.currentNode.parentElement;
        if (words.currentNode.textContent?.trim() && !picture.contains(around) && around?.tagName !== "STYLE" && !around?.closest("[class*=rompt]")) return false;
    }
    return true;
}
