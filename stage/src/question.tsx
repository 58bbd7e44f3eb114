/** What a lesson asks in words: answers to choose from, or a number or a text to write. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { answersFor } from "./answer-layout";
import type { Room } from "./choice-layout";
import type { QuestionShown, ViewModel } from "./model";
import type { Stage } from "./stage";

export function Answers({ model, stage, question, room }: { model: ViewModel; stage: Stage; question: QuestionShown; room: Room }): VNode {
    if (question.choices.length) return <ByChoice stage={stage} question={question} room={room} />;
    return <ByWriting key={model.lesson?.place} model={model} stage={stage} question={question} />;
}

function ByChoice({ stage, question, room }: { stage: Stage; question: QuestionShown; room: Room }): VNode {
    const found = answersFor(question.choices.map((one) => one.text), room);
    return (
        <div
            class="choices question" role="group" aria-label={question.say}
            style={{ "--columns": String(found.columns), gridTemplateRows: found.rows.map((high) => `${high}fr`).join(" "), "--size": `${found.size}px`, maxWidth: `${found.width}px` }}
        >
            {question.choices.map((one, at) => (
                <button
                    key={one.name} type="button" class="choice answer-choice" data-answer={one.name} data-key={one.name}
                    onClick={() => stage.actions.answer(one.name)}
                >
                    <span class="said"><span class="name">{one.text}</span></span>
                    {at < 9 && <span class="key" aria-hidden="true">{at + 1}</span>}
                </button>
            ))}
        </div>
    );
}

function ByWriting({ model, stage, question }: { model: ViewModel; stage: Stage; question: QuestionShown }): VNode {
    const [written, setWritten] = useState("");
    const field = useRef<HTMLInputElement>(null);
    const { number } = model.notice;
    const told = useRef(number);
    useEffect(() => {
        if (number === told.current) return;
        told.current = number;
        // What was wrong is written over by the next answer.
        if (model.lesson?.answers.some((one) => one.tone === "mistake")) field.current?.select();
    }, [number]);
    return (
        <form
            class="question writing"
            onSubmit={(event) => {
                event.preventDefault();
                if (written.trim()) stage.actions.answer(written.trim());
            }}
        >
            <label>
                <span class="unseen">{question.say}</span>
                <input
                    ref={field} class="number" inputMode={question.form === "number" ? "numeric" : "text"} maxLength={12} autoComplete="off" data-key="number"
                    value={written} onInput={(event) => setWritten(event.currentTarget.value)}
                />
            </label>
            <button type="submit" class="send-answer">{model.labels["lesson_reply"]}</button>
        </form>
    );
}
