/** The language of a page of a class: kept in a cookie, which the server reads; the page is loaded anew in it. */
import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Language } from "../languages";
import { LanguageChoice } from "../parts/language-choice";
import { type Labels, say } from "../parts/words";

const COOKIE = "trajan_tutor_language";
/** So many seconds: as long as whoever is in stays in. */
const KEPT = 30 * 24 * 60 * 60;

/** What the page was begun with: its language, and those that there are. */
export const Spoken = createContext<{ language: string; languages: readonly Language[] }>({ language: "en", languages: [] });

/** Go on in another language: what lies on the board stays as it is. */
export function speak(language: string): void {
    const path = new URL(".", document.baseURI).pathname;
    document.cookie = `${COOKIE}=${encodeURIComponent(language)}; path=${path}; max-age=${String(KEPT)}; SameSite=Lax`;
    location.reload();
}

export function SpokenChoice({ labels }: { labels: Labels }): VNode | null {
    const { language, languages } = useContext(Spoken);
    return <LanguageChoice languages={languages} language={language} label={say(labels, "language")} bare speak={speak} />;
}
