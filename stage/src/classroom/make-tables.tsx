/** Pupils play each other: which game, how many at a table, who with whom; as it is set first, one click makes pairs of all. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { say } from "../parts/words";
import { useValue } from "../value";
import type { TableGameShown, TablesAsked } from "./messages";
import { Options } from "./option-row";
import { asked, type Places, present } from "./seating";
import { SeatPlan } from "./seat-plan";
import type { StateProps } from "./teacher-room";

/** So many sit at a table, where that can be. */
const USUAL = 2;

type Who = "drawn" | "own";

export function MakeTables(props: StateProps & { done: () => void }): VNode | null {
    const { room, live, labels, done } = props;
    const [name, choose] = useState("");
    const [wanted, resize] = useState(USUAL);
    const [who, mean] = useState<Who>("drawn");
    const [rest, leave] = useState<TablesAsked["rest"]>("bot");
    const [bot, take] = useState("");
    const [places, sit] = useState<Places>([]);
    const chosen = useValue(room.chosen);
    const game = live.table_games.find((one) => one.name === name) ?? live.table_games[0];
    if (!game) return null;
    const size = game.sizes.includes(wanted) ? wanted : (game.sizes[0] ?? USUAL);
    const mayBeThree = size === USUAL && game.sizes.includes(USUAL + 1);
    const to = [...chosen];
    const now = present(places, new Set(live.pupils.map((pupil) => pupil.id)));
    const seats = who === "own" ? asked(now, size) : [];
    const off = who === "own" ? !seats.length : !live.pupils.length;
    const send = (): void => {
        if (off) return;
        room.ask({ type: "tables", game: game.name, size, to: who === "own" ? [] : to, seats, rest: mayBeThree ? rest : "bot", bot: botOf(game, bot) });
        done();
    };
    const against = (): void => {
        if (!live.pupils.length) return;
        room.ask({ type: "simultaneous", game: game.name, to });
        done();
    };
    return (
        <div class="make-tables">
            <h2 class="unseen">{say(labels, "tables_make")}</h2>
            <div class="row">
                <button type="button" class="big first make" aria-disabled={off} onClick={send}>{say(labels, "tables_make")}</button>
                <button type="button" class="against" aria-disabled={!live.pupils.length} onClick={against}>{say(labels, "tables_against")}</button>
                <p class="faint make-who">{who === "drawn" && (to.length ? <>{say(labels, "tables_chosen")} <b>{to.length}</b></> : say(labels, "tables_all"))}</p>
            </div>
            <div class="make-options">
            <Options name="game" legend={say(labels, "tables_game")} options={live.table_games.map((one) => ({ name: one.name, text: one.title }))} chosen={game.name} choose={choose} />
            <Options name="size" legend={say(labels, "tables_size")} options={game.sizes.map((one) => ({ name: String(one), text: String(one) }))} chosen={String(size)} choose={(one) => resize(Number(one))} />
            <Options name="who" legend={say(labels, "tables_who")} options={(["drawn", "own"] as const).map((one) => ({ name: one, text: say(labels, `tables_${one}`) }))} chosen={who} choose={(one) => mean(one as Who)} />
            {mayBeThree && <Options name="rest" legend={say(labels, "tables_rest")} options={(["bot", "three"] as const).map((one) => ({ name: one, text: say(labels, `rest_${one}`) }))} chosen={rest} choose={(one) => leave(one as TablesAsked["rest"])} />}
            {game.bots.length > 1 && <Options name="bot" legend={say(labels, "tables_bot")} options={game.bots.map((one) => ({ name: one.name, text: one.title }))} chosen={botOf(game, bot)} choose={take} />}
            </div>
            {who === "own" && <SeatPlan {...props} size={size} places={now} sit={sit} />}
        </div>
    );
}

/** The bot of a name where the game has it, else its first one. */
function botOf(game: TableGameShown, name: string): string {
    return (game.bots.find((one) => one.name === name) ?? game.bots[0])?.name ?? "";
}
