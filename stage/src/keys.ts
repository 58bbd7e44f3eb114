/** What keys mean on the stage; pure. Figures and brackets by their place on the keyboard, letters by what they write. */

export type Command =
    | { do: "go"; direction: "left" | "right" | "up" | "down"; all: boolean }
    | { do: "choose-number"; number: number }
    | { do: "pane"; by: 1 | -1 }
    | { do: "speed"; by: 1 | -1 }
    | { do: "choose" | "whole" | "pin" | "next" | "undo" | "hint" | "explore" | "list" | "rule" | "score" | "full" | "keys" | "escape" }
    | { do: "pause" | "step-back" | "step-on" };

interface Pressed {
    key: string;
    code: string;
    shiftKey: boolean;
}

const DIRECTIONS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;
const LETTERS = {
    p: "pin", n: "next", h: "hint", e: "explore", l: "list", r: "rule", s: "score", f: "full",
} as const;

/** The keys that are listed for readers, with the names of their labels. */
export const LISTED: ReadonlyArray<readonly [string, string]> = [
    ["← ↑ → ↓", "key_go"], ["⇧ ← ↑ → ↓", "key_go_all"], ["↵ ␣", "key_choose"], ["1 – 9", "key_number"], ["[ ]", "key_panes"],
    ["0", "key_whole"], ["P", "key_pin"], ["N", "key_next"], ["⌫", "key_undo"], ["H", "key_hint"], ["E", "key_explore"],
    ["L", "key_list"], ["R", "key_rule"], ["S", "key_score"], ["F", "key_full"], ["␣", "key_pause"], ["← →", "key_step"],
    ["− +", "key_speed"], ["?", "key_keys"], ["Esc", "key_escape"],
];

/** What a key means where nothing is written; `others`: somebody else is at the turn. Null: nothing. */
export function commandOf(pressed: Pressed, others: boolean): Command | null {
    const { key, code } = pressed;
    if (others) {
        const found = amongOthers(pressed);
        if (found) return found;
    }
    if (key in DIRECTIONS) return { do: "go", direction: DIRECTIONS[key as keyof typeof DIRECTIONS], all: pressed.shiftKey };
    if (key === "Escape") return { do: "escape" };
    if (key === "Enter" || key === " ") return { do: "choose" };
    if (key === "Backspace") return { do: "undo" };
    if (key === "?") return { do: "keys" };
    const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (number && !pressed.shiftKey) return number === "0" ? { do: "whole" } : { do: "choose-number", number: Number(number) };
    if (code === "BracketLeft" || key === "[") return { do: "pane", by: -1 };
    if (code === "BracketRight" || key === "]") return { do: "pane", by: 1 };
    const letter = letterOf(pressed);
    return letter in LETTERS ? { do: LETTERS[letter as keyof typeof LETTERS] } : null;
}

function amongOthers({ key }: Pressed): Command | null {
    if (key === " ") return { do: "pause" };
    if (key === "ArrowLeft") return { do: "step-back" };
    if (key === "ArrowRight") return { do: "step-on" };
    if (key === "-" || key === "+") return { do: "speed", by: key === "+" ? 1 : -1 };
    return null;
}

/** The letter that is written; where another script is, the one that stands there on a Latin keyboard. */
function letterOf({ key, code }: Pressed): string {
    const written = key.toLowerCase();
    return /^[a-z]$/.test(written) ? written : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}
