/** A question before something is gone for ever; whoever thinks better of it finds the button that asked. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button";
import { focusOn } from "./focus";
import { useKeys } from "./panel-keys";

interface AskedProps {
    text: string;
    sure: string;
    not: string;
    /** The `data-key` of the button that asked. */
    mark: string;
    yes: () => void;
    no: () => void;
}

export function Asked({ text, sure, not, mark, yes, no }: AskedProps) {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
        // What cannot be taken back is not under the finger.
        focusOn(place.current?.querySelector(".leave"));
    }, []);
    useKeys(place, (event) => {
        if (event.key !== "Escape") return false;
        no();
        return true;
    });
    return (
        <div ref={place} class="asked" role="group" aria-label={text}>
            <p>{text}</p>
            <div class="buttons">
                <Button name="sure" press={yes}>
                    {sure}
                </Button>
                <Button name="leave" mark={mark} press={no}>
                    {not}
                </Button>
            </div>
        </div>
    );
}
