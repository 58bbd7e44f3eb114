/** Tells those who listen what happened, politely and in one place. */

export class Speaker {
    private last = "";

    constructor(private readonly region: HTMLElement) {}

    /** Say a text. The same text again is said again: a space at its end makes it another one. */
    say(text: string): void {
        if (!text) return;
        this.last = text === this.last ? `${text}\u00a0` : text;
        this.region.textContent = this.last;
    }
}
