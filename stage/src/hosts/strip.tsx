/** The strip above a board: the way back, and how far the tutor has come. */

export type Standing = "starting" | "ready" | "failed";

interface Props {
    labels: Record<string, string>;
    standing: Standing;
    share: number;
    back: boolean;
}

export function Strip({ labels, standing, share, back }: Props) {
    return (
        <div class="page-strip">
            {back && <a href="?">{labels["back"]}</a>}
            <span class="standing" role="status">
                {standing === "failed" || (standing === "starting" && back) ? labels[standing] : ""}
            </span>
            {standing === "starting" && <progress value={share} max={1} aria-label={labels["starting"]} />}
        </div>
    );
}
