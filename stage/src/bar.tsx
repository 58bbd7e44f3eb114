/** The bar below the table: the steps of the turn, what is asked, Take back, and what can be chosen. */
import type { VNode } from "preact";
import { Bids } from "./bids";
import type { Room } from "./choice-layout";
import { Choices } from "./choices";
import { reads } from "./redrawn";
import type { Grid } from "./layout";
import { LostChoices, useConnection } from "./lost";
import type { ViewModel } from "./model";
import { OthersControls } from "./others";
import { Rivals, standsBelow } from "./parts/rivals";
import type { Pointing } from "./pointing";
import { PromptLine } from "./prompt";
import { Answers } from "./question";
import { Icon } from "./sign";
import { boxOf } from "./slot";
import type { Stage } from "./stage";

interface Props {
    model: ViewModel;
    stage: Stage;
    grid: Grid;
    pointing: Pointing;
}

/** How wide a bidding stands beside the choices, with the gap between. */
const BIDS = 176;

/** The room that a grid leaves for choices. */
export function roomOf(grid: Grid): Room {
    const edge = grid.form === "phone" ? 12 : 8;
    const [head, foot] = grid.form === "phone" ? [39, 53] : [grid.coarse ? 48 : grid.form === "trio" ? 34 : 32, 4];
    return {
        width: grid.bar.width - 2 * edge,
        height: grid.bar.height - head - foot,
        target: grid.coarse ? 44 : 24,
        narrow: grid.form === "phone",
        size: grid.form === "trio" ? 14 : 13,
    };
}

function Drawn({ model, stage, grid, pointing }: Props): VNode {
    const { connection } = useConnection(stage);
    const narrow = grid.form === "phone";
    const isToldBelow = standsBelow(model, grid);
    const bids = model.bids && !model.offer && connection !== "gone" ? <Bids model={model} titled={narrow} /> : null;
    return (
        <div class={`bar ${bids ? "has-bids" : ""}`} role="group" style={boxOf(grid.bar)} aria-label={model.labels["choices"]}>
            {narrow && bids ? <div class="bar-head"><p class="unseen">{promptOf(model, connection, isToldBelow)}</p>{bids}</div> : <PromptLine
                text={promptOf(model, connection, isToldBelow)} grid={grid}
                beside={[...model.steps.map((step) => `${step.label} ${step.standing}`), nameOfTakingBack(model)].join()}
                before={grid.form !== "phone" && <Steps model={model} named={grid.form !== "solo"} />}
                after={grid.form !== "phone" && connection !== "gone" && <TakeBack model={model} stage={stage} />}
            />}
            {!narrow && bids}
            <div class="slot" data-slot="choices">
                <Inside model={model} stage={stage} grid={grid} pointing={pointing} gone={connection === "gone"} />
            </div>
        </div>
    );
}

export const Bar = reads<Props>(
    ["choices", "steps", "prompt", "labels", "lesson", "others", "offer", "picture", "marks", "can_undo", "picked", "by_itself", "keeps", "ending", "bids", "summary", "rivals"],
    Drawn,
);

/** What is asked now, or why nothing is. */
function promptOf(model: ViewModel, connection: string, isToldBelow: boolean): string {
    const { labels, others, lesson } = model;
    if (connection === "gone") return [labels["gone"], model.keeps].filter(Boolean).join(" ");
    if (connection === "slow") return labels["waiting"] ?? "";
    if (connection === "taken") return labels["taken"] ?? "";
    if (others.waits) return others.bot;
    if (lesson?.question && !others.hot_seat) return lesson.question.say;
    return (model.picture ? model.prompt : "") || (isToldBelow ? (labels["rivals"] ?? "") : "");
}

function Inside({ model, stage, grid, pointing, gone }: Props & { gone: boolean }): VNode {
    const whole = roomOf(grid);
    const room = model.bids && !whole.narrow ? { ...whole, width: whole.width - BIDS } : whole;
    if (gone) return <LostChoices model={model} stage={stage} />;
    if (model.others.waits) return <OthersControls model={model} stage={stage} />;
    if (model.offer) return <Offered model={model} stage={stage} />;
    if (!model.picture) return <Empty model={model} stage={stage} />;
    if (model.others.hot_seat) return <div class="choices" />;
    const asked = model.lesson?.question;
    if (asked && (asked.choices.length || asked.form === "number" || asked.form === "text")) {
        return <Answers model={model} stage={stage} question={asked} room={room} />;
    }
    // What was bid stands there already.
    if (standsBelow(model, grid) && !model.choices.length && !model.bids) return <Rivals turns={model.rivals} model={model} />;
    return <Choices model={model} stage={stage} pointing={pointing} room={room} />;
}

function Steps({ model, named }: { model: ViewModel; named: boolean }): VNode | null {
    if (!model.steps.length) return null;
    return (
        <ol class="steps" aria-label={model.labels["steps"]}>
            {model.steps.map((step) => (
                <li key={step.label} class={step.standing} aria-current={step.standing === "present" ? "step" : undefined}>
                    {step.standing === "done" && <span aria-hidden="true">✓</span>}
                    {named || step.standing === "present" ? <span> {step.label}</span> : <span class="unseen">{step.label}</span>}
                    {!named && step.standing === "open" && <span aria-hidden="true">○</span>}
                    {step.said && <span class="unseen"> {step.said}</span>}
                </li>
            ))}
        </ol>
    );
}

function TakeBack({ model, stage }: { model: ViewModel; stage: Stage }): VNode | null {
    if (!model.picture || model.others.waits) return null;
    return (
        <button
            type="button" class="plain undo" aria-disabled={!model.can_undo} aria-keyshortcuts="Backspace" onClick={() => stage.actions.undo()}
        >
            <Icon name="undo" /> <span class="said">{nameOfTakingBack(model)}</span>
        </button>
    );
}

function nameOfTakingBack(model: ViewModel): string {
    return model.labels[model.picked ? "unpick" : "undo"] ?? "";
}

function Offered({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    return (
        <div class="choices offered" style={{ "--columns": "2", "--rows": "1", "--size": "13px" }}>
            <button type="button" class="choice continue" onClick={() => void stage.actions.do("continue")}><span class="name">{model.offer?.go_on}</span></button>
            <button type="button" class="choice decline" onClick={() => void stage.actions.do("decline")}><span class="name">{model.offer?.decline}</span></button>
        </div>
    );
}

function Empty({ model, stage }: { model: ViewModel; stage: Stage }): VNode {
    const open = (panel: string) => (): void => stage.panel.set(panel);
    return (
        <div class="choices" style={{ "--columns": "3", "--rows": "1", "--size": "13px" }}>
            <button type="button" class="choice new" onClick={open("new")}><span class="name">{model.labels["new"]}</span></button>
            <button type="button" class="choice" onClick={open("saved")}><span class="name">{model.labels["saved_games"]}</span></button>
            <button type="button" class="choice" onClick={open("book")}><span class="name">{model.labels["tab_book"]}</span></button>
        </div>
    );
}
