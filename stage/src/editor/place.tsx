/** A place that is open: a number, or the pieces that lie there, what can be done with them, and what can be put there. */
import type { EditorRequests, PieceLying, PieceOffered, PlaceOpen } from "../model";
import { Button } from "../parts/button";
import { Drawing } from "../parts/drawing";
import { say, type Labels } from "../parts/words";
import type { AboutOf } from "../store";

/** Ask for a change of the position. */
export type Change = <K extends keyof EditorRequests>(type: K, ...about: AboutOf<K>) => void;

/** More pieces than these are shown without their names beside them, nor are names longer than these letters. */
const MOST_NAMED = 14;
const LONGEST_NAME = 22;

type Piece = Pick<PieceLying, "text" | "picture" | "state">;

function isMuch(pieces: readonly Piece[]): boolean {
    return pieces.length > MOST_NAMED || pieces.some(({ picture, text }) => picture && text.length > LONGEST_NAME);
}

/** How something is cannot be seen by its picture alone: then its name stands beside it. */
function isPictureEnough(piece: Piece, short: boolean): boolean {
    return short && piece.picture !== "" && !piece.state;
}

function Shown({ piece, short }: { piece: Piece; short: boolean }) {
    return (
        <>
            {piece.picture ? <Drawing svg={piece.picture} /> : null}
            {isPictureEnough(piece, short) ? null : <span>{piece.text}</span>}
        </>
    );
}

interface PlaceProps {
    place: PlaceOpen;
    labels: Labels;
    /** The number of the piece that is marked; -1: none. */
    marked: number;
    mark: (at: number) => void;
    change: Change;
}

export function PlacePanel(props: PlaceProps) {
    const { place, labels, marked, change } = props;
    const counted = place.holding === "number" || place.holding === "count";
    const one =
        place.holding === "one" ? place.lying[0]
        : place.holding === "count" ? (place.number > 0 ? place.lying.at(-1) : undefined)
        : place.lying.find((piece) => piece.at === marked);
    return (
        <section class={`bench-place holds-${place.holding}`} aria-label={place.text}>
            <h3 class="panel-title" tabIndex={-1}>
                {place.text}
            </h3>
            {counted ? <Figure place={place} labels={labels} change={change} /> : <Lying {...props} />}
            {one && place.holding !== "number" ? <Actions {...props} one={one} /> : null}
            {counted ? null : <Palette place={place} labels={labels} change={change} />}
        </section>
    );
}

function Figure({ place, labels, change }: { place: PlaceOpen; labels: Labels; change: Change }) {
    const set = (number: number) => change("set", { place: place.name, number });
    return (
        <div class="row figure">
            <Button name="less" mark={`less:${place.name}`} label={`${say(labels, "less")}: ${place.text}`} press={() => set(place.number - 1)}>
                −
            </Button>
            <input
                type="number"
                value={place.number}
                aria-label={place.text}
                data-key={`number:${place.name}`}
                onChange={(event) => set(Math.trunc(Number(event.currentTarget.value)) || 0)}
            />
            <Button name="more" mark={`more:${place.name}`} label={`${say(labels, "more")}: ${place.text}`} press={() => set(place.number + 1)}>
                +
            </Button>
            {place.pieces[0]?.picture ? <Drawing svg={place.pieces[0].picture} /> : null}
        </div>
    );
}

function Lying({ place, labels, marked, mark }: PlaceProps) {
    const short = isMuch(place.lying);
    return (
        <div>
            {/* People look at a pile from above. */}
            {place.holding === "pile" && place.lying.length > 1 ? <p class="faint">{say(labels, "next_first")}</p> : null}
            <ul class="pieces lying" aria-label={`${say(labels, "lies")}: ${place.text}`}>
                {place.lying.map((one) => (
                    <li key={one.at}>
                        {place.holding === "one" ? (
                            <span class="piece here">
                                <Shown piece={one} short={false} />
                            </span>
                        ) : (
                            <Button
                                name="piece"
                                mark={`piece:${place.name}:${one.at}`}
                                label={isPictureEnough(one, short) ? one.text : undefined}
                                pressed={marked === one.at}
                                press={() => mark(marked === one.at ? -1 : one.at)}
                            >
                                <Shown piece={one} short={short} />
                            </Button>
                        )}
                    </li>
                ))}
                {place.lying.length ? null : <li class="faint">{say(labels, "nothing")}</li>}
            </ul>
        </div>
    );
}

function Actions({ place, labels, mark, change, one }: PlaceProps & { one: PieceLying }) {
    const target = { place: place.name, lying: one.at };
    const last = place.lying.length - 1;
    const shift = (to: number) => {
        mark(to);
        change("shift", { ...target, to });
    };
    const action = (name: string, press: () => void, off?: boolean) => (
        <Button name={name} mark={`${name}:${place.name}`} label={`${say(labels, name)}: ${one.text}`} press={press} off={off}>
            {say(labels, name)}
        </Button>
    );
    return (
        <div class="row actions">
            {place.can_take && place.holding !== "count" ? action("take", () => change("take", target)) : null}
            {place.can_move ? action("move", () => change("lift", target)) : null}
            {place.holding === "pile" ? (
                <>
                    {action("up", () => shift(one.at + 1), one.at >= last)}
                    {action("down", () => shift(one.at - 1), one.at <= 0)}
                    {action("top", () => shift(last), one.at >= last)}
                </>
            ) : null}
        </div>
    );
}

function Palette({ place, labels, change }: { place: PlaceOpen; labels: Labels; change: Change }) {
    const short = isMuch(place.pieces);
    const put = (piece: PieceOffered) => change("put", { place: place.name, piece: piece.number });
    return (
        <div class="palette">
            <p class="faint">{say(labels, "put")}</p>
            <ul class="pieces offered" aria-label={`${say(labels, "put")}: ${place.text}`}>
                {place.pieces.map((piece) => (
                    <li key={piece.number}>
                        <Button
                            name="piece"
                            mark={`put:${place.name}:${piece.number}`}
                            label={isPictureEnough(piece, short) ? piece.text : undefined}
                            pressed={place.holding === "one" ? piece.here : undefined}
                            press={() => put(piece)}
                        >
                            <Shown piece={piece} short={short} />
                        </Button>
                    </li>
                ))}
            </ul>
        </div>
    );
}
