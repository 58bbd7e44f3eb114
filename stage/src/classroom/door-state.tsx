/** The door of the room and the projector: code, link, QR, who may come in, and what to try when nobody can. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Drawing } from "../parts/drawing";
import { say } from "../parts/words";
import { NewCode } from "./at-the-door";
import { copied } from "./copy";
import { FurtherKey } from "./further-key";
import { Give } from "./give";
import type { ClassLive, ProjectAsked } from "./messages";
import { RoomsAside } from "./rooms-aside";
import type { StateProps } from "./teacher-room";

const SHOWN: ReadonlyArray<ProjectAsked["what"]> = ["code", "board", "pupil", "table"];

export function DoorState(props: StateProps): VNode {
    const { live, labels } = props;
    return (
        <div class="door-state">
            <section class="door-card" aria-label={say(labels, "tab_projector")}>
                <p class="door-code" aria-label={`${say(labels, "code")} ${live.code}`}>{live.code}</p>
                <NewCode {...props} />
                <div class="door-ways">
                    <Drawing svg={live.qr} name="qr" />
                    <Address {...props} />
                </div>
                <Window {...props} />
            </section>
            <section class="door-steps" aria-label={say(labels, "door")}>
                <Door {...props} />
                {live.advice.length > 0 && <Advice {...props} />}
                <h2>{say(labels, "give_title")}</h2>
                <Give {...props} />
                <p><a href="class.csv" download>{say(labels, "class_csv")}</a></p>
                {live.aside.length > 0 && <RoomsAside {...props} />}
                <FurtherKey {...props} />
                <p class="keeps">{live.keeps}</p>
            </section>
        </div>
    );
}

function Door({ room, live, labels }: StateProps): VNode {
    const closed = live.door === "closed";
    return (
        <div class="door">
            <button type="button" class={closed ? "big first" : "big"} onClick={() => room.ask({ type: "door", open: closed })}>{say(labels, closed ? "let_in" : "close_door")}</button>
            <p>{say(labels, closed ? "closed_say" : "open_say")}</p>
            <Expected room={room} live={live} labels={labels} />
        </div>
    );
}

/** What is being typed stays as it is, whatever comes from the room meanwhile. */
function Expected({ room, live, labels }: StateProps): VNode {
    const [typed, type] = useState<string | null>(null);
    return (
        <label class="expected">
            <span>{say(labels, "expected")}</span>
            <input
                type="number" min={1} max={200} value={typed ?? (live.expected || "")} onInput={(event) => type(event.currentTarget.value)} onBlur={() => type(null)}
                onChange={(event) => room.ask({ type: "expect", count: Number(event.currentTarget.value) || 0 })}
            />
            <span class="faint">{live.fits}</span>
        </label>
    );
}

/** The address, with the others of this machine behind it. */
function Address({ room, live, labels }: StateProps): VNode {
    const field = useRef<HTMLInputElement>(null);
    const [said, tell] = useState("");
    const copy = async (): Promise<void> => {
        if (field.current) tell(say(labels, (await copied(field.current)) ? "copied" : "selected"));
    };
    return (
        <div class="address">
            <label>
                <span>{say(labels, "link")}</span>
                <input ref={field} class="link-field" type="text" readOnly value={live.link} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <div class="row"><button type="button" onClick={() => void copy()}>{say(labels, "copy")}</button><span role="status" class="faint">{said}</span></div>
            {live.links.length > 1 && (
                <fieldset>
                    <legend>{say(labels, "links")}</legend>
                    {live.links.map((link) => (
                        <label key={link.number} class="option">
                            <input type="radio" name="link" checked={link.chosen} onChange={() => room.ask({ type: "link", number: link.number })} />
                            <span>{link.text}</span>
                        </label>
                    ))}
                </fieldset>
            )}
        </div>
    );
}

/** The window for the projector, which never holds a name, and what it shows. */
function Window({ room, live, labels }: StateProps): VNode {
    const open = (): void => void window.open(new URL("projector", document.baseURI), "trajan-tutor-projector", "popup,width=1280,height=720");
    return (
        <div class="window">
            <button type="button" class="big" onClick={open}>{say(labels, "open_projector")}</button>
            <fieldset>
                <legend>{say(labels, "projector_shows")}</legend>
                {SHOWN.map((what) => (
                    <label key={what} class="option">
                        <input
                            type="radio" name="projected" checked={live.projected === what} disabled={!canShow(live, what)}
                            onChange={() => room.ask({ type: "project", what })}
                        />
                        <span>{say(labels, `shows_${what}`)}</span>
                    </label>
                ))}
            </fieldset>
        </div>
    );
}

/** Whether there is something of a kind that the projector can show. */
function canShow(live: ClassLive, what: ProjectAsked["what"]): boolean {
    if (what === "board") return live.board !== null;
    if (what === "pupil") return live.looked !== null;
    return what === "code" || live.tables.length > 0;
}

function Advice({ live, labels }: StateProps): VNode {
    return (
        <div class="advice" role="status">
            <h2>{say(labels, "nobody")}</h2>
            <ol>{live.advice.map((text) => <li key={text}>{text}</li>)}</ol>
        </div>
    );
}
