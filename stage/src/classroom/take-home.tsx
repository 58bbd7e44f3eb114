/** A pupil's progress goes home as a file, and comes back as one. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type Labels, say } from "../parts/words";
import { bring } from "./post";

interface Props {
    labels: Labels;
    /** Where one goes on without a class; an empty text where there is no such page. */
    lightPage: string;
}

export function TakeHome({ labels, lightPage }: Props): VNode {
    const [said, tell] = useState("");
    const read = async (field: HTMLInputElement): Promise<void> => {
        const file = field.files?.[0];
        if (!file) return;
        const answer = await bring(await file.text());
        tell(answer?.text || say(labels, "no_answer"));
        // The same file may be brought again.
        field.value = "";
    };
    return (
        <div class="take-home">
            <a class="button" href="progress" download>{say(labels, "take_home")}</a>
            <label class="bring"><span>{say(labels, "bring_back")}</span><input type="file" accept="application/json,.json" onChange={(event) => void read(event.currentTarget)} /></label>
            {lightPage && <a class="light-page" href={lightPage} target="_blank" rel="noopener noreferrer">{say(labels, "light_page")}</a>}
            <p role="status">{said}</p>
        </div>
    );
}
