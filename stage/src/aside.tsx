/** What stands below the verdict: an open rule, the coach or a lesson's own, what it would be now, the log. */
import type { VNode } from "preact";
import { Forecast } from "./forecast";
import type { Rect } from "./layout";
import { LessonAside, RuleCard } from "./lesson";
import type { Card, ViewModel } from "./model";
import { Analysis } from "./panels/analysis";
import { Coach } from "./panels/coach";
import { Log } from "./panels/log";
import { boxOf } from "./slot";
import type { Stage } from "./stage";
import { useValue } from "./value";

/** Whether the coach stands there: in every game, and beside a lesson in which one plays on. */
export function hasCoach(model: ViewModel): boolean {
    return model.picture !== null && (model.lesson === null || model.coach.panel.length > 0);
}

/** The card of a rule, where the model has it. */
export function cardOf(model: ViewModel, rule: string): Card | null {
    const { lesson, cards } = model;
    const known = [lesson?.refused, ...(lesson?.rules ?? []), ...(lesson?.end?.cards ?? []), ...cards];
    return known.find((card) => card?.rule === rule) ?? null;
}

export function Aside({ model, stage, rect, coarse }: { model: ViewModel; stage: Stage; rect: Rect; coarse: boolean }): VNode {
    const rule = useValue(stage.rule);
    const card = rule ? cardOf(model, rule) : null;
    const { store } = stage;
    // Where the coach stands, it offers them itself.
    const ideas = (offered: boolean): VNode => <Analysis store={store} model={model} coarse={coarse} mark={(marks) => stage.mark(marks)} stand={(shown) => stage.stand(shown)} offered={offered} />;
    return (
        <div class="aside" role="group" data-slot="coach" style={boxOf(rect)} tabIndex={0} aria-label={model.labels[model.lesson ? "lesson" : "tab_coach"]}>
            {card && <RuleCard key={rule} card={card} open stage={stage} />}
            {rule && !card && <button type="button" class="link" onClick={() => stage.panel.set("rule")}>{model.labels["show_rule"]}</button>}
            {model.lesson && <LessonAside model={model} stage={stage} />}
            {hasCoach(model) ? <Coach store={store} model={model} ideas={ideas(true)} open={(panel) => stage.panel.set(panel)} /> : ideas(false)}
            <Forecast model={model} />
            {!model.lesson && model.log.length > 0 && <Log model={model} />}
        </div>
    );
}
