/** A number, and where there are sides one of them, as one control: written, stepped by keys or buttons, then confirmed. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { chosenOf, nearestOf, steppedOf, type Amounts } from "./amounts";
import type { ViewModel } from "./model";
import type { Pointing } from "./pointing";
import { boardClasses, Symbol } from "./sign";
import type { Stage } from "./stage";

interface Props {
    model: ViewModel;
    stage: Stage;
    pointing: Pointing;
    amounts: Amounts;
}

export function AmountChoice({ model, stage, pointing, amounts }: Props): VNode {
    const { numbers, sides } = amounts;
    const { labels } = model;
    // What a lesson means is there to be confirmed, and nothing is to be searched for.
    const taught = amounts.choices.find((choice) => choice.move === model.marks.taught);
    const [number, setNumber] = useState(taught?.amount ?? numbers[0] ?? 0);
    const [side, setSide] = useState(taught?.side ?? sides[0] ?? "");
    const form = useRef<HTMLFormElement>(null);
    const field = useRef<HTMLInputElement>(null);
    const chosen = chosenOf(amounts, number, side);
    const isNear = (): boolean => Boolean(form.current?.matches(":focus-within, :hover"));
    useEffect(() => {
        if (chosen && isNear()) pointing.point(chosen);
    }, [chosen?.move]);
    const step = (by: number): void => {
        const next = steppedOf(amounts, number, by);
        if (field.current) field.current.value = String(next);
        setNumber(next);
    };
    const stepper = (by: 1 | -1, sign: string, label: string | undefined): VNode => (
        <button
            type="button" class="step-amount" aria-label={label} aria-disabled={steppedOf(amounts, number, by) === number} onClick={() => step(by)}
        >
            {sign}
        </button>
    );
    return (
        <form
            ref={form} class="amount" noValidate onSubmit={(event) => {
                event.preventDefault();
                // What cannot be chosen becomes the nearest that can, and is seen before it is confirmed.
                if (field.current && Number(field.current.value) !== number) field.current.value = String(number);
                else if (chosen) stage.actions.choose(chosen);
            }}
            onPointerEnter={() => chosen && pointing.point(chosen)} onPointerLeave={() => pointing.leave()}
            onFocusIn={() => chosen && pointing.point(chosen)} onFocusOut={() => pointing.leave()}
        >
            <div class="stepper">
                {stepper(-1, "−", labels["amount_less"])}
                <input
                    ref={field} class="amount-number" type="number" inputMode="numeric" autoComplete="off" min={numbers[0]} max={numbers.at(-1)}
                    defaultValue={String(number)} aria-label={labels["amount"]} aria-valuetext={chosen?.text}
                    onInput={(event) => setNumber(nearestOf(amounts, event.currentTarget.valueAsNumber))}
                    onBlur={(event) => {
                        event.currentTarget.value = String(number);
                    }}
                />
                {stepper(1, "+", labels["amount_more"])}
            </div>
            {sides.length > 1 && (
                <div class="sides" role="radiogroup" aria-label={labels["amount_side"]}>
                    {sides.map((one) => (
                        <label key={one} class={one === side ? "side-chosen" : ""}>
                            <input type="radio" name="amount-side" class="unseen" checked={one === side} onChange={() => setSide(one)} />
                            <Symbol model={model} symbol={chosenOf(amounts, number, one)?.symbol ?? ""} size={20} />
                            <span>{one}</span>
                        </label>
                    ))}
                </div>
            )}
            <button type="submit" class={`choice confirm ${boardClasses(model)} ${chosen?.hue ?? ""} ${taught && taught === chosen ? "taught" : ""}`} aria-description={chosen?.text} aria-disabled={!chosen}>
                <Symbol model={model} symbol={chosen?.symbol ?? ""} size={20} />
                <span class="said">
                    <span class="name">{chosen?.name}</span>
                    {chosen?.consequence && <>{" "}<span class="consequence">{chosen.consequence}</span></>}
                </span>
                <span class="key" aria-hidden="true">↵</span>
            </button>
        </form>
    );
}
