/** A board in a narrow place: letters that would be too small to be read are left out until it is enlarged. */
import { useState } from "preact/hooks";
import { Drawing } from "../parts/drawing";
import { classes, say, type Labels } from "../parts/words";

export function SmallBoard({ svg, labels }: { svg: string; labels: Labels }) {
    const [large, enlarge] = useState(false);
    return (
        <div class={classes("small-board", large && "large")}>
            <Drawing key={String(large)} svg={svg} name={large ? "chart" : ""} readable={large} spare={!large} />
            <button type="button" class="link" aria-pressed={large} onClick={() => enlarge(!large)}>
                {say(labels, large ? "enlarge_close" : "enlarge")}
            </button>
        </div>
    );
}
