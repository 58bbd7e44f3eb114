/** What is not on the disk: a lasting sign, which tries again by itself, tells why, and hands out a copy. */
import { useEffect, useRef } from "preact/hooks";
import type { VNode } from "preact";
import { Dialog } from "./dialog";
import type { Grid } from "./layout";
import type { CopiesToTake, ViewModel } from "./model";
import { keep } from "./save";
import { Icon } from "./sign";
import type { Stage } from "./stage";

/** Milliseconds between two attempts to write what is not written. */
export const AGAIN = 4000;

interface Props {
    model: ViewModel;
    stage: Stage;
}

/** Stands in the top bar as long as something is not on the disk. */
export function UnsavedSign({ model, stage, grid }: Props & { grid: Grid }): VNode | null {
    const { unsaved, labels } = model;
    if (!unsaved) return null;
    const small = grid.form === "phone";
    return (
        <div class="unsaved" role="group" aria-label={unsaved.text}>
            <button type="button" class="about" aria-label={unsaved.text} title={unsaved.text} aria-haspopup="dialog" onClick={() => stage.panel.set("unsaved")}>
                <Icon name="unsaved" />
                {!small && <span class="text">{unsaved.text}</span>}
            </button>
            {/* Where there is no room for it, it stands in the dialog. */}
            {!small && grid.form !== "solo" && <button type="button" class="download" onClick={() => void takeAlong(stage)}>{labels["unsaved_download"]}</button>}
        </div>
    );
}

/** Why, what is done about it, and the copy. */
export function UnsavedDialog({ model, stage }: Props): VNode | null {
    const { unsaved, labels } = model;
    const close = (): void => stage.panel.set("");
    // All is written: there is nothing left to tell.
    useEffect(() => {
        if (!unsaved) close();
    }, [unsaved === null]);
    if (!unsaved) return null;
    return (
        <Dialog title={unsaved.text} close={close} closeLabel={labels["close"] ?? ""}>
            <div class="unsaved-about">
                {[...unsaved.about, labels["unsaved_about"] ?? ""].map((text) => <p key={text}>{text}</p>)}
                <button type="button" class="download" onClick={() => void takeAlong(stage)}>{labels["unsaved_download"]}</button>
            </div>
        </Dialog>
    );
}

/** Let what is not on the disk be written, as long as anything is not; says when all of it is. */
export function useRetries({ model, stage }: Props, say: (text: string) => void): void {
    const text = model.unsaved?.text ?? "";
    const before = useRef(text);
    useEffect(() => {
        if (text && !before.current) say(text);
        if (!text && before.current) say(model.labels["unsaved_saved"] ?? "");
        before.current = text;
    }, [text]);
    useEffect(() => {
        if (!text) return undefined;
        let waits = false;
        const again = window.setInterval(() => {
            if (waits || stage.store.connection === "gone") return;
            waits = true;
            stage.store.ask("save", {}).then(
                () => { waits = false; },
                () => undefined,
            );
        }, AGAIN);
        return () => window.clearInterval(again);
    }, [text !== ""]);
}

async function takeAlong(stage: Stage): Promise<void> {
    const { files } = await stage.store.ask<CopiesToTake>("copies", {});
    for (const file of files) keep(file.name, file.text, "application/json");
}
