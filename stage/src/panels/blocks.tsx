/** The blocks of which the coach's words are made; it shows what it is given. */
import { useRef } from "preact/hooks";
import type { CoachBlock, CoachItem } from "../model";
import { Button, Tick } from "../parts/button";
import { RuleCard } from "../parts/card";
import { Drawing } from "../parts/drawing";
import { classes, type Labels } from "../parts/words";
import { SmallBoard } from "./small_board";

export type CoachAct = (action: string, number: number) => void;

interface BlockProps {
    block: CoachBlock;
    act: CoachAct;
    /** Rules whose cards are open: they stay so when the words around them change. */
    opened: Set<string>;
}

export function Blocks({ blocks, act, labels }: { blocks: readonly CoachBlock[]; act: CoachAct; labels: Labels }) {
    const opened = useRef(new Set<string>()).current;
    return (
        <>
            {blocks.map((block, at) => (
                <Block key={`${at}-${block.kind}`} block={block} act={act} opened={opened} labels={labels} />
            ))}
        </>
    );
}

function Block({ block, act, opened, labels }: BlockProps & { labels: Labels }) {
    const items = block.items ?? [];
    switch (block.kind) {
        case "title":
            return <h3 class="panel-title">{block.text}</h3>;
        case "asks":
            return (
                <div class="asks">
                    {items.map((item) => <Ask key={item.action} item={item} act={act} />)}
                </div>
            );
        case "buttons":
            return (
                <div class="buttons">
                    {items.map((item) => (
                        <CoachAsk key={keyOf(item)} item={item} act={act} />
                    ))}
                </div>
            );
        case "select":
            return <Select block={block} act={act} opened={opened} />;
        case "ticks":
            return <Turns block={block} act={act} opened={opened} />;
        case "picture":
            return <Drawing svg={block.svg ?? ""} name="chart" readable />;
        case "boards":
            return (
                <div class="coach-boards">
                    {items.map((item, at) => (
                        <figure class="coach-board" key={at}>
                            <figcaption>{item.text}</figcaption>
                            <SmallBoard svg={item.svg ?? ""} labels={labels} />
                        </figure>
                    ))}
                </div>
            );
        case "steps":
            return (
                <ol class="coach-steps">
                    {items.map((item, at) => (
                        <li key={at} class={item.done ? "done" : undefined}>
                            {item.text}
                        </li>
                    ))}
                </ol>
            );
        case "reasons":
            return (
                <ul class="coach-reasons">
                    {items.map((item, at) => (
                        <Reason key={at} item={item} opened={opened} />
                    ))}
                </ul>
            );
        case "folded":
            return (
                <details class="coach-folded">
                    <summary>{block.text}</summary>
                    {(block.blocks ?? []).map((one, at) => (
                        <Block key={`${at}-${one.kind}`} block={one} act={act} opened={opened} labels={labels} />
                    ))}
                </details>
            );
        case "text":
            return <p class={classes("coach-text", !!block.faint && "faint", !!block.strong && "strong")}>{block.text}</p>;
    }
}

function keyOf(item: CoachItem): string {
    return `${item.action ?? ""}-${item.number ?? -1}`;
}

function CoachAsk({ item, act, label }: { item: CoachItem; act: CoachAct; label?: string }) {
    const action = item.action ?? "";
    return (
        <Button
            name={`action-${action}`}
            mark={keyOf(item)}
            off={item.state === "off"}
            label={label}
            press={() => act(action, item.number ?? -1)}
        >
            {item.text}
        </Button>
    );
}

/** Each stands at its own place, whatever else can be asked for now. */
const ASKED_AT: Record<string, string> = { "hint-level": "hint" };

function Ask({ item, act }: { item: CoachItem; act: CoachAct }) {
    const action = item.action ?? "";
    const place = ASKED_AT[action] ?? action;
    // Another level is another question, asked by the same button: who presses it goes on.
    return (
        <Button name={`ask ask-${place} action-${action}`} mark={place} pressed={place === "hint" ? undefined : !!item.on} press={() => act(action, item.number ?? -1)}>
            {item.text}
        </Button>
    );
}

function Reason({ item, opened }: { item: CoachItem; opened: Set<string> }) {
    const rule = item.card?.rule ?? "";
    const remember = (open: boolean) => {
        if (open) opened.add(rule);
        else opened.delete(rule);
    };
    return (
        <li class={item.against ? "against" : "for"}>
            <span class="sign">{item.sign}</span>
            <span>{item.text}</span>
            {item.card ? <RuleCard card={item.card} open={opened.has(rule)} toggle={remember} /> : null}
        </li>
    );
}

function Select({ block, act }: BlockProps) {
    const action = block.action ?? "";
    return (
        <label class="coach-tell">
            <span>{block.label}</span>
            <select data-key={action} onChange={(event) => act(action, Number(event.currentTarget.value))}>
                {(block.options ?? []).map((text, at) => (
                    <option key={at} value={String(at)} selected={at === block.chosen}>
                        {text}
                    </option>
                ))}
            </select>
        </label>
    );
}

function Turns({ block, act }: BlockProps) {
    return (
        <ul class="coach-turns" aria-label={block.label}>
            {(block.items ?? []).map((item) => (
                <li key={keyOf(item)}>
                    <Tick
                        name="chosen-turn"
                        text={item.text}
                        on={!!item.on}
                        mark={keyOf(item)}
                        change={() => act(item.action ?? "", item.number ?? -1)}
                    />
                    {item.more ? <CoachAsk item={item.more} act={act} label={`${item.more.text}: ${item.text}`} /> : null}
                </li>
            ))}
        </ul>
    );
}
