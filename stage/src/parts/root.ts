/** The root of something that stands alone: its name, and how it is to look. */

export function dressRoot(root: HTMLElement, kind: string, label: string, theme: string, dark: boolean): void {
    const shown = theme === "auto" ? (dark ? "dark" : "light") : theme;
    root.className = `trajan-tutor ${kind} theme-${shown}`;
    root.dataset["theme"] = shown;
    root.setAttribute("role", "group");
    root.setAttribute("aria-label", label);
}
