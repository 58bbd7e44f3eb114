/** The door of the room: a code and a name, and one sentence. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Labels, say } from "../parts/words";
import { post } from "./post";
import { SpokenChoice } from "./spoken";

interface Props {
    labels: Labels;
    /** A code that came with the address. */
    code: string;
    joined: () => void;
}

/** No name is longer; the server says so in words for whoever sends one by another way. */
const LONGEST = 24;
/** Who waits at the door asks again so often, in milliseconds. */
const AGAIN = 3000;

export function Join({ labels, code: hint, joined }: Props): VNode {
    const [returns, goBack] = useState(false);
    const [problem, tell] = useState("");
    const [waits, wait] = useState(false);
    const form = useRef<HTMLFormElement>(null);
    const timer = useRef(0);
    useEffect(() => () => window.clearTimeout(timer.current), []);
    const send = async (): Promise<void> => {
        const fields = form.current;
        window.clearTimeout(timer.current);
        if (!fields || waits) return;
        const written = (name: string): string => fields.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? "";
        const [code, name] = [written("code"), written("name")];
        const missing = !code ? "code" : !returns && !name ? "name" : "";
        if (missing) {
            tell(say(labels, `missing_${missing}`));
            fields.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
            return;
        }
        wait(true);
        tell("");
        await ask(returns, code, name);
        wait(false);
    };
    const ask = async (isBack: boolean, code: string, name: string): Promise<void> => {
        const answer = isBack ? await post(labels, "rejoin", { code }) : await post(labels, "join", { code, name });
        if (answer.type === "joined") joined();
        else tell(answer.text);
        // Who teaches sees the name meanwhile, for as long as the page asks again.
        if (answer.type === "waits") timer.current = window.setTimeout(() => void ask(isBack, code, name), AGAIN);
        if (answer.type === "no") form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus();
    };
    return (
        <main class="join">
            <form ref={form} novalidate onSubmit={(event) => { event.preventDefault(); void send(); }}>
                <h1>{say(labels, "title")}</h1>
                <p class="join-say" id="join-say">{say(labels, returns ? "rejoin_say" : "join_say")}</p>
                <label>
                    <span>{say(labels, returns ? "rejoin_code" : "code")}</span>
                    <input
                        key={String(returns)} name="code" class="code-field" type="text" autocomplete="off" inputMode="numeric" spellcheck={false}
                        required maxLength={24} defaultValue={returns ? "" : hint} autoFocus={!hint || returns} aria-describedby="join-say join-problem" aria-invalid={problem !== ""}
                    />
                </label>
                {!returns && (
                    <label>
                        <span>{say(labels, "name")}</span>
                        <input name="name" type="text" dir="auto" autocomplete="off" spellcheck={false} required maxLength={LONGEST} autoFocus={hint !== ""} aria-describedby="join-problem" />
                    </label>
                )}
                <p class="join-problem" id="join-problem" role="alert">{problem}</p>
                <button type="submit" class="big first" aria-disabled={waits}>{say(labels, waits ? "joining" : "join")}</button>
                {say(labels, "rejoin") && <button type="button" class="link" onClick={() => { goBack(!returns); tell(""); }}>{say(labels, returns ? "join_new" : "rejoin")}</button>}
                <p class="join-keeps">{say(labels, "keeps")}</p>
                <SpokenChoice labels={labels} />
            </form>
        </main>
    );
}
