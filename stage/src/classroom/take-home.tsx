/** A pupil's progress goes home as a file, and comes back as one. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import type { ClassStart } from "./messages";
import { sendFile, take } from "./post";
import { upload } from "./upload";

/** Where it is asked for, and brought. */
const ADDRESS = "progress";
/** The name of the file, as everywhere. */
const FILE = "trajan-tutor-progress.json";

/** `light_page` is where one goes on without a class; an empty text where there is no such page. */
export function TakeHome({ start }: { start: ClassStart }): VNode {
    const { labels, light_page: lightPage } = start;
    const [said, tell] = useState("");
    const waits = (): void => tell(say(labels, "waits"));
    const read = async (field: HTMLInputElement): Promise<void> => {
        const file = field.files?.[0];
        if (!file) return;
        const answer = await upload(labels, file, ADDRESS, start, (address, part) => sendFile(labels, address, part), waits);
        tell(answer.text);
        // The same file may be brought again.
        field.value = "";
    };
    const home = async (event: Event): Promise<void> => {
        // Fetched by the page, so that a refusal is read here and is no file.
        event.preventDefault();
        tell(await take(labels, ADDRESS, FILE));
    };
    return (
        <div class="take-home">
            <a class="button" href={ADDRESS} download onClick={(event) => void home(event)}>{say(labels, "take_home")}</a>
            <label class="bring"><span>{say(labels, "bring_back")}</span><input type="file" accept="application/json,.json" onChange={(event) => void read(event.currentTarget)} /></label>
            {lightPage && <a class="light-page" href={lightPage} target="_blank" rel="noopener noreferrer">{say(labels, "light_page")}</a>}
            <p role="status">{said}</p>
        </div>
    );
}
