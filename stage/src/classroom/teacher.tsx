/** The teacher's page: three states behind tabs, and what matters in all of them above. */
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { panelKey } from "../parts/panel-keys";
import { Tabs } from "../parts/tabs";
import { type Labels, say } from "../parts/words";
import { useValue } from "../value";
import { AtTheDoor } from "./at-the-door";
import { DoorState } from "./door-state";
import { LiveState } from "./live-state";
import type { ClassLive, ClassStart } from "./messages";
import { SharedState } from "./shared-state";
import { SpokenChoice } from "./spoken";
import { TablesState } from "./tables-state";
import { type StateProps, TeacherRoom } from "./teacher-room";

type State = "projector" | "live" | "tables" | "board";

const STATES: readonly State[] = ["projector", "live", "tables", "board"];

export function Teacher({ start }: { start: ClassStart }): VNode {
    const { labels } = start;
    const room = useMemo(() => new TeacherRoom(labels, start.longest_body, () => location.reload()), []);
    useEffect(() => () => room.close(), []);
    useEffect(() => {
        // A board keeps the keys in it from the page; all others mean what the part says in which they are pressed.
        const hear = (event: KeyboardEvent): void => void panelKey(event);
        document.addEventListener("keydown", hear);
        return () => document.removeEventListener("keydown", hear);
    }, []);
    const live = useValue(room.live);
    const [state, show] = useState<State>("projector");
    return (
        <main class="teacher" data-state={state}>
            <Head room={room} live={live} labels={labels} state={state} show={show} />
            <Notes room={room} live={live} labels={labels} />
            {live?.waiting && <AtTheDoor room={room} live={live} labels={labels} waiting={live.waiting} />}
            <div class="state" id="class-panel" role="tabpanel" aria-labelledby={`class-tab-${state}`}>
                {live ? <Shown room={room} live={live} labels={labels} state={state} /> : <p class="opening">{say(labels, "opening")}</p>}
            </div>
        </main>
    );
}

function Shown({ state, ...props }: StateProps & { state: State }): VNode {
    if (state === "projector") return <DoorState {...props} />;
    if (state === "tables") return <TablesState {...props} />;
    return state === "live" ? <LiveState {...props} /> : <SharedState {...props} />;
}

interface HeadProps {
    room: TeacherRoom;
    live: ClassLive | null;
    labels: Labels;
    state: State;
    show: (state: State) => void;
}

function Head({ room, live, labels, state, show }: HeadProps): VNode {
    const tabs = STATES.map((name) => ({ name, text: say(labels, `tab_${name}`) }));
    return (
        <header class="teacher-head">
            <h1 class="unseen">{say(labels, "title")}</h1>
            <Tabs id="class" label={say(labels, "tabs")} tabs={tabs} chosen={state} choose={(name) => show(name as State)} />
            <p class="teacher-says" role="status">{live?.sentence}</p>
            <SpokenChoice labels={labels} />
            <p class="teacher-code"><span>{say(labels, "code")}</span> <b>{live?.code}</b></p>
            <button type="button" class="pause-all" aria-pressed={live?.paused ?? false} onClick={() => live && room.ask({ type: "pause", on: !live.paused, to: [] })}>
                <span aria-hidden="true">{live?.paused ? "▶" : "❚❚"}</span> {say(labels, live?.paused ? "go_on" : "pause_all")}
            </button>
        </header>
    );
}

/** What went wrong, above everything else. */
function Notes({ room, live, labels }: { room: TeacherRoom; live: ClassLive | null; labels: Labels }): VNode {
    const away = useValue(room.line.away);
    const busy = useValue(room.line.busy);
    const refused = useValue(room.refused);
    const notes = [away ? say(labels, busy ? "busy" : "away") : "", refused, ...(live?.problems ?? []), live?.coach.behind ? live.coach.text : ""].filter(Boolean);
    return <div class="notes" role="alert">{[...new Set(notes)].map((text) => <p key={text}>{text}</p>)}</div>;
}
