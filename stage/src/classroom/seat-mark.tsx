/** The mark of a seat as the board has it: a letter on its colour. */
import type { VNode } from "preact";

interface Props {
    letter: string;
    colour: string;
    /** Whether this one is to decide. */
    waits: boolean;
    /** Whether a bot decides there. */
    bot: boolean;
}

export function SeatMark({ letter, colour, waits, bot }: Props): VNode {
    return <span class={["seat-mark", waits && "waits", bot && "bot"].filter(Boolean).join(" ")} data-colour={colour} aria-hidden="true">{letter}</span>;
}
