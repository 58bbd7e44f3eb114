/** A list of the languages that are offered, each under its own name; nothing where there is no choice. */
import type { VNode } from "preact";
import type { Language } from "../languages";

interface Props {
    languages: readonly Language[];
    language: string;
    label: string | undefined;
    /** Whether the label is only told to those who listen. */
    bare?: boolean;
    speak: (language: string) => void;
}

export function LanguageChoice({ languages, language, label, bare, speak }: Props): VNode | null {
    if (languages.length < 2) return null;
    return (
        <label class="language-choice">
            {!bare && <span>{label}</span>}
            <select name="spoken" aria-label={label} onChange={(event) => speak(event.currentTarget.value)}>
                {languages.map(({ key, name }) => <option key={key} value={key} lang={key} selected={key === language}>{name}</option>)}
            </select>
        </label>
    );
}
