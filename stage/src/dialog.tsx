/** A sheet over the stage, inside its root, so that it is there on the whole screen too. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren, VNode } from "preact";
import { useKeys } from "./parts/panel-keys";
import { Icon } from "./sign";

interface Props {
    title: string;
    close: () => void;
    closeLabel: string;
    children: ComponentChildren;
}

export function Dialog({ title, close, closeLabel, children }: Props): VNode {
    const frame = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        const before = document.activeElement;
        frame.current?.focus();
        return () => before instanceof HTMLElement && before.focus({ preventScroll: true });
    }, []);
    useKeys(frame, (event) => {
        if (event.key !== "Escape") return false;
        close();
        return true;
    });
    return (
        <div class="dialog-over" onClick={(event) => event.target === event.currentTarget && close()}>
            <div ref={frame} class="dialog" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1}>
                <div class="dialog-head">
                    <h3>{title}</h3>
                    <button type="button" class="square" aria-label={closeLabel} onClick={close}><Icon name="close" /></button>
                </div>
                <div class="dialog-body">{children}</div>
            </div>
        </div>
    );
}
