/** A line of the history: go there, name it, remove it after it was asked once more, choose it for a comparison. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BranchShown } from "../model";
import { Asked } from "../parts/asked";
import { Button, Tick } from "../parts/button";
import { useKeys } from "../parts/panel-keys";
import { classes, say, type Labels } from "../parts/words";

interface BranchProps {
    branch: BranchShown;
    labels: Labels;
    chosen: boolean;
    choose: (on: boolean) => void;
    go: () => void;
    rename: (name: string) => void;
    remove: () => void;
}

export function BranchLine(props: BranchProps) {
    const { branch, labels } = props;
    const [asking, ask] = useState<"" | "rename" | "remove">("");
    const called = (label: string) => `${branch.title}: ${say(labels, label)}`;
    return (
        <li class={classes("line", branch.current && "current")}>
            <p class="line-title">{branch.title}</p>
            <p class="line-text">{branch.text}</p>
            <p class="line-marks">
                {branch.marks.map((mark) => (
                    <span key={mark.kind} class={`line-mark ${mark.kind}`}>
                        {mark.text}
                    </span>
                ))}
            </p>
            {asking === "rename" ? (
                <NameForm
                    branch={branch}
                    labels={labels}
                    keep={(name) => {
                        ask("");
                        props.rename(name);
                    }}
                    leave={() => ask("")}
                />
            ) : asking === "remove" ? (
                <Asked
                    text={branch.removing}
                    sure={say(labels, "history_remove_sure")}
                    not={say(labels, "history_remove_not")}
                    mark={`remove-${branch.head}`}
                    yes={() => {
                        ask("");
                        props.remove();
                    }}
                    no={() => ask("")}
                />
            ) : (
                <div class="buttons">
                    <Button name="go" label={called("history_go")} mark={`go-${branch.head}`} press={props.go}>
                        {say(labels, "history_go")}
                    </Button>
                    <Button name="rename" label={called("history_rename")} mark={`rename-${branch.head}`} press={() => ask("rename")}>
                        {say(labels, "history_rename")}
                    </Button>
                    {branch.removable ? (
                        <Button name="remove" label={called("history_remove")} mark={`remove-${branch.head}`} press={() => ask("remove")}>
                            {say(labels, "history_remove")}
                        </Button>
                    ) : null}
                    <Tick
                        name="choose"
                        text={say(labels, "history_choose")}
                        label={called("history_choose")}
                        on={props.chosen}
                        mark={`choose-${branch.head}`}
                        change={props.choose}
                    />
                </div>
            )}
        </li>
    );
}

interface NameProps {
    branch: BranchShown;
    labels: Labels;
    keep: (name: string) => void;
    leave: () => void;
}

function NameForm({ branch, labels, keep, leave }: NameProps) {
    const place = useRef<HTMLFormElement>(null);
    const input = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
    useKeys(place, (event) => {
        if (event.key !== "Escape") return false;
        leave();
        return true;
    });
    return (
        <form
            ref={place}
            class="asked"
            onSubmit={(event) => {
                event.preventDefault();
                keep(input.current?.value ?? "");
            }}
        >
            <input ref={input} maxLength={80} defaultValue={branch.name} aria-label={say(labels, "history_name")} data-key={`rename-${branch.head}`} />
            <div class="buttons">
                <button type="submit" class="keep">
                    {say(labels, "history_keep")}
                </button>
                <Button name="leave" press={leave}>
                    {say(labels, "history_cancel")}
                </Button>
            </div>
        </form>
    );
}
