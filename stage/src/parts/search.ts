/** Searching as people type: without capitals, and without the marks on letters, which not every keyboard has. */

/** Letters that Unicode does not take apart into a plain one and a mark. */
const WHOLE: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe" };

/** A text as it is compared in a search: "Łuk" and "luk" are alike, and so are "přístav" and "pristav". */
export function plainly(text: string): string {
    const lower = text.toLowerCase().normalize("NFKD");
    return lower.replace(/\p{Mark}/gu, "").replace(/[łøđßæœ]/g, (letter) => WHOLE[letter] ?? letter);
}

/** Whether texts have all the words that were typed, each as a part of theirs. */
export function searched(typed: string): (texts: readonly string[]) => boolean {
    const words = plainly(typed).split(/\s+/).filter(Boolean);
    return (texts) => {
        const text = plainly(texts.join(" "));
        return words.every((word) => text.includes(word));
    };
}
