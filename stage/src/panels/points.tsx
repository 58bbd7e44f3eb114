/** Everybody's points, and how a game ended. */
import type { ViewModel } from "../model";
import { RuleCard } from "../parts/card";
import { ReportTable } from "../parts/report";
import { PointsTable } from "../parts/point-table";
import { say } from "../parts/words";
import { EndingNext, type EndingNextProps } from "./ending-next";

export function PointsPanel({ model }: { model: ViewModel }) {
    if (!model.points.rows.length) return <p class="faint">{say(model.labels, "points_none")}</p>;
    return <PointsTable points={model.points} labels={model.labels} />;
}

interface EndingProps extends EndingNextProps {
    model: ViewModel;
}

/** How a game ended, beside its last board: who won, where one goes from here, the final scoring, points by source. */
export function EndingPanel(props: EndingProps) {
    const { model } = props;
    const { ending, labels } = model;
    if (!ending) return null;
    return (
        <div class="ending">
            <h3 class="ending-title">{ending.title}</h3>
            <p class="because">{ending.why}</p>
            <ul class="order">
                {ending.order.map((line) => (
                    <li key={line}>{line}</li>
                ))}
            </ul>
            {!model.at_table && <EndingNext {...props} />}
            {ending.report ? (
                <>
                    <h3 class="panel-title">{ending.report.title}</h3>
                    <ReportTable report={ending.report} model={model} />
                </>
            ) : null}
            <h3 class="panel-title">{say(labels, "tab_points")}</h3>
            <PointsPanel model={model} />
            {ending.cards.map((card) => (
                <RuleCard key={card.rule} card={card} />
            ))}
        </div>
    );
}
