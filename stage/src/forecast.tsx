/** What it would be if the game ended now, by source. */
import type { VNode } from "preact";
import { reads } from "./redrawn";
import type { ViewModel } from "./model";

function Drawn({ model }: { model: ViewModel }): VNode | null {
    const { forecast } = model.summary;
    if (!forecast) return null;
    return (
        <details class="forecast">
            <summary>{forecast.title}</summary>
            <dl>
                {forecast.rows.map((row) => (
                    <div key={row.text}><dt>{row.text}</dt><dd>{row.points}</dd></div>
                ))}
            </dl>
        </details>
    );
}

export const Forecast = reads(["summary"], Drawn);
