/** Everybody's points, and how a game ended. */
import type { ViewModel } from "../model";
import type { Asker } from "../parts/asker";
import { once } from "../parts/asker";
import { Button } from "../parts/button";
import { RuleCard } from "../parts/card";
import { Drawing } from "../parts/drawing";
import { PointsTable } from "../parts/table";
import { say } from "../parts/words";

export function PointsPanel({ model }: { model: ViewModel }) {
    if (!model.points.rows.length) return <p class="faint">{say(model.labels, "points_none")}</p>;
    return <PointsTable points={model.points} labels={model.labels} />;
}

interface EndingProps {
    store: Asker<ViewModel>;
    model: ViewModel;
    replay: () => void;
    begin: () => void;
    lookBack: () => void;
}

export function EndingPanel({ store, model, replay, begin, lookBack }: EndingProps) {
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
            <div class="buttons">
                <Button name="open-replay" mark="replay" press={replay}>
                    {say(labels, "open_replay")}
                </Button>
                <Button name="look-back" mark="look-back" press={lookBack}>
                    {say(labels, "coach_look_back")}
                </Button>
                <Button name="again" mark="again" press={() => once(store, "again")}>
                    {say(labels, "form_again")}
                </Button>
                <Button name="another-game" mark="another" press={begin}>
                    {say(labels, "new")}
                </Button>
            </div>
            <Drawing svg={ending.chart} name="chart" readable />
            <PointsPanel model={model} />
            {ending.cards.map((card) => (
                <RuleCard key={card.rule} card={card} />
            ))}
        </div>
    );
}
