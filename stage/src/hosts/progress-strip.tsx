/** The strip above a board: the way back, and how far the tutor has come. */

import type { Language } from "../languages";
import { LanguageChoice } from "../parts/language-choice";

export type Standing = "starting" | "ready" | "failed";

interface Props {
    labels: Record<string, string>;
    standing: Standing;
    share: number;
    back: boolean;
    languages: readonly Language[];
    language: string;
    speak: (language: string) => void;
}

export function Strip({ labels, standing, share, back, languages, language, speak }: Props) {
    return (
        <div class="page-strip">
            {back && <a href="?">{labels["back"]}</a>}
            <span class="standing" role="status">
                {standing === "failed" || (standing === "starting" && back) ? labels[standing] : ""}
            </span>
            {standing === "starting" && <progress value={share} max={1} aria-label={labels["starting"]} />}
            <LanguageChoice languages={languages} language={language} label={labels["language"]} bare speak={speak} />
        </div>
    );
}
