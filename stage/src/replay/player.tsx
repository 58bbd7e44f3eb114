/** A game from beginning to end: a scrubber, its pictures one by one, its curve and its turning points. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { FrameShown, Problem, ReplayShown } from "../model";
import { isTold } from "../parts/answers";
import { Button } from "../parts/button";
import { Drawing } from "../parts/drawing";
import { say, type Labels } from "../parts/words";
import { Curve } from "./curve";
import { travel } from "./travel";

const REPLAY_MILLISECONDS = 1200;

export interface PlayerProps {
    replay: ReplayShown;
    labels: Labels;
    /** A picture that is there already. */
    first?: FrameShown | undefined;
    ask: (number: number) => Promise<FrameShown | Problem | null>;
    /** Play on from a node of the tree; only where there is a game to go on with. */
    go?: (node: number) => void;
}

/** Frames are asked for one at a time: who pulls the scrubber wants to see the last place. */
function useFrame(wanted: number, ask: PlayerProps["ask"], first: FrameShown | undefined): { frame: FrameShown | null; ready: boolean } {
    const [told, tell] = useState<{ asked: number; frame: FrameShown | null } | null>(first ? { asked: first.number, frame: first } : null);
    const asking = useRef(false);
    useEffect(() => {
        if (asking.current || told?.asked === wanted) return;
        asking.current = true;
        const take = (frame: FrameShown | Problem | null) => {
            asking.current = false;
            // A picture that there is not leaves the one before.
            tell({ asked: wanted, frame: isTold<FrameShown>(frame) ? frame : (told?.frame ?? null) });
        };
        void ask(wanted).then(take, () => {
            asking.current = false;
        });
    }, [wanted, told]);
    return { frame: told?.frame ?? null, ready: told?.asked === wanted };
}

export function ReplayPlayer({ replay, labels, first, ask, go }: PlayerProps) {
    const last = replay.captions.length - 1;
    const [wanted, want] = useState(first?.number ?? 0);
    const [playing, play] = useState(false);
    const { frame, ready } = useFrame(wanted, ask, first);
    const text = replay.captions[wanted] ?? "";
    const goTo = (number: number) => {
        play(false);
        want(Math.min(Math.max(number, 0), last));
    };
    const toggle = () => {
        play(!playing);
        if (!playing) want(wanted === last ? 0 : wanted + 1);
    };
    useEffect(() => {
        if (!playing || !ready) return;
        if (wanted === last) {
            play(false);
            return;
        }
        const timer = window.setTimeout(() => want(wanted + 1), REPLAY_MILLISECONDS);
        return () => window.clearTimeout(timer);
    }, [playing, ready, wanted]);
    const node = replay.nodes[wanted];
    return (
        <section class="replay" aria-label={say(labels, "replay")}>
            <div class="scrub">
                <Button name="replay-play primary" mark="play" press={toggle}>
                    {say(labels, playing ? "replay_pause" : "replay_play")}
                </Button>
                <Button name="before" label={say(labels, "replay_previous")} off={wanted === 0} press={() => goTo(wanted - 1)}>
                    ◀
                </Button>
                <input
                    type="range"
                    class="replay-at"
                    min={0}
                    max={last}
                    value={wanted}
                    aria-label={say(labels, "replay_position")}
                    aria-valuetext={text}
                    onInput={(event) => goTo(Number(event.currentTarget.value))}
                />
                <Button name="after" label={say(labels, "replay_next")} off={wanted === last} press={() => goTo(wanted + 1)}>
                    ▶
                </Button>
                {go && node !== undefined ? (
                    <Button name="replay-go" press={() => go(node)}>
                        {say(labels, "replay_go")}
                    </Button>
                ) : null}
            </div>
            <p class="replay-caption">{text}</p>
            <div class="replay-body">
                <div class="replay-stage">
                    <Drawing svg={frame?.svg ?? ""} name="replay-picture" board replace={travel} />
                    <ul class="replay-told" aria-label={say(labels, "log")} tabIndex={0}>
                        {(frame?.told ?? []).map((line, at) => (
                            <li key={at}>{line}</li>
                        ))}
                    </ul>
                </div>
                <div class="replay-aside">
                    <h3 class="panel-title">{say(labels, "replay_curve")}</h3>
                    <Curve svg={replay.curve} label={say(labels, "replay_curve")} at={wanted} last={last} text={text} goTo={goTo} />
                    {replay.turning.length ? (
                        <div class="turning">
                            <h3 class="panel-title">{say(labels, "replay_turning")}</h3>
                            <ol>
                                {replay.turning.map((point) => (
                                    <li key={point.frame}>
                                        <Button name="turning-point" press={() => goTo(point.frame)}>
                                            {point.title}
                                        </Button>
                                        {point.gains.map((line, at) => (
                                            <p class="faint" key={at}>
                                                {line}
                                            </p>
                                        ))}
                                    </li>
                                ))}
                            </ol>
                        </div>
                    ) : null}
                </div>
            </div>
        </section>
    );
}
