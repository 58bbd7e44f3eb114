/** What can be chosen, as buttons: hue, sign, name, consequence and key. */
import type { VNode } from "preact";
import { AmountChoice } from "./amount-choice";
import { amountsOf } from "./amounts";
import { arranged, signSize, type Arrangement, type Room } from "./choice-layout";
import type { Choice, ViewModel } from "./model";
import type { Pointing } from "./pointing";
import { boardClasses, Ghost, Symbol } from "./sign";
import { Stage } from "./stage";
import { useValue } from "./value";

interface Props {
    model: ViewModel;
    stage: Stage;
    pointing: Pointing;
    room: Room;
}

/** Room for what can be chosen beside a number, as a part of the width. */
const BESIDE = 0.3;

/** What can be chosen: a number as one control, with the rest beside it; or all of it as buttons. */
export function Choices({ model, stage, pointing, room }: Props): VNode {
    const { amounts, rest } = amountsOf(Stage.listed(model.choices));
    if (!amounts) return <Buttons model={model} stage={stage} pointing={pointing} room={room} all={rest} />;
    const beside = room.narrow ? { ...room, height: room.height / 2 } : { ...room, width: room.width * BESIDE };
    return (
        <div class={`by-amount ${room.narrow ? "narrow" : ""}`} role="group" aria-label={heading(model)}>
            <AmountChoice key={`${model.began} ${model.at}`} model={model} stage={stage} pointing={pointing} amounts={amounts} />
            {rest.length > 0 && <Buttons model={model} stage={stage} pointing={pointing} room={beside} all={rest} />}
        </div>
    );
}

function Buttons({ model, stage, pointing, room, all }: Props & { all: Choice[] }): VNode {
    const group = useValue(stage.group);
    const looked = useValue(stage.looked);
    const inGroup = group ? all.filter((choice) => choice.group === group) : [];
    const choices = inGroup.length ? inGroup : all;
    const found = arranged(inGroup.length ? choices.map((one) => ({ ...one, group: "" })) : choices, room);
    const hinted = hintedOf(choices, new Set(model.marks.hint.map((tag) => tag.spot)));
    return (
        <div class={`choices says-${found.says}`} role="group" aria-label={heading(model)} style={cells(found)}>
            {found.groups.map((name, at) => (
                <button key={`group ${name}`} type="button" class="choice group" onClick={() => stage.group.set(name)}>
                    <span class="name">{name}</span>
                    <Key at={at} />
                </button>
            ))}
            {!found.groups.length && choices.slice(0, found.count).map((choice, at) => (
                <ChoiceButton
                    key={choice.move} choice={choice} at={at} rows={found.rows} model={model} stage={stage} pointing={pointing}
                    looked={looked !== "" && choice.spots.includes(looked)} hinted={hinted.has(choice.move)} taught={choice.move === model.marks.taught}
                />
            ))}
            {!found.groups.length && found.count < choices.length && (
                <button type="button" class="choice all" onClick={() => stage.listed.set(true)}>
                    <span class="name">{model.labels["choices_all"]}</span>
                    <span class="key" aria-hidden="true">L</span>
                </button>
            )}
        </div>
    );
}

/** The moves that a hint means: those with the most of its places, where that tells them from the others. */
export function hintedOf(choices: readonly Choice[], spots: ReadonlySet<string>): Set<string> {
    const shared = choices.map((choice) => choice.spots.filter((spot) => spots.has(spot)).length);
    const most = Math.max(0, ...shared);
    if (!most || (choices.length > 1 && shared.every((count) => count === most))) return new Set();
    return new Set(choices.filter((_, at) => shared[at] === most).map((choice) => choice.move));
}

/** What is asked for by the choices, for those who listen. */
export function heading(model: ViewModel): string {
    if (!model.choices.length) return model.labels["choices_none"] ?? "";
    return model.labels[model.picked ? "choices_picked" : "choices"] ?? "";
}

function cells(found: Arrangement): Record<string, string> {
    return { "--columns": String(found.columns), "--rows": String(found.rows), "--size": `${found.size}px`, maxWidth: `${found.width}px` };
}

interface ButtonProps {
    choice: Choice;
    at: number;
    rows: number;
    model: ViewModel;
    stage: Stage;
    pointing: Pointing;
    looked: boolean;
    hinted: boolean;
    taught: boolean;
}

function ChoiceButton({ choice, at, rows, model, stage, pointing, looked, hinted, taught }: ButtonProps): VNode {
    const point = (): void => pointing.point(choice);
    const leave = (): void => pointing.leave();
    return (
        <button
            type="button" class={`choice ${boardClasses(model)} ${choice.hue} ${looked ? "looked" : ""} ${hinted ? "hinted" : ""} ${taught ? "taught" : ""}`} data-move={choice.move}
            aria-description={choice.text} onClick={() => stage.actions.choose(choice)}
            onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}
        >
            {choice.ghost ? <Ghost model={model} drawn={choice.ghost.drawn} size={signSize(choice, rows)} /> : <Symbol model={model} symbol={choice.symbol} size={signSize(choice, rows)} />}
            <span class="said">
                <span class="name">{choice.name || choice.text}</span>
                {choice.consequence && <>{" "}<span class="consequence">{choice.consequence}</span></>}
            </span>
            <Key at={at} />
        </button>
    );
}

function Key({ at }: { at: number }): VNode | null {
    return at < 9 ? <span class="key" aria-hidden="true">{at + 1}</span> : null;
}
