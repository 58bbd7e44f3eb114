/** TEMPORARY: a board as plain as can be, until the stage itself is there. */
import type { Opened, ViewModel } from "../model";
import type { Transport } from "../transport";

export async function openStage(root: HTMLElement, transport: Transport): Promise<() => void> {
    const first =
        transport.first() ??
        (await new Promise<Opened>((resolve) => {
            const stop = transport.listen((message) => {
                if (message.type !== "opened") return;
                stop();
                resolve(message);
            });
        }));
    let model = first.model as ViewModel & { svg?: string };
    const board = document.createElement("div");
    board.className = "trajan-tutor";
    root.append(board);
    const draw = () => {
        board.replaceChildren();
        const p = document.createElement("p");
        p.className = "prompt";
        p.textContent = model.prompt;
        board.append(p);
        for (const c of model.choices) {
            const b = document.createElement("button");
            b.className = "choice";
            b.textContent = c.text;
            b.onclick = () => {
                transport.send({ type: "do", request: { type: "choose", move: c.move, id: `c${Math.random()}`, at: model.at } });
            };
            board.append(b);
        }
        for (const a of model.lesson?.may ?? []) {
            const b = document.createElement("button");
            b.className = `action-${a}`;
            b.textContent = a;
            b.onclick = () => {
                transport.send({ type: "do", request: { type: "go", action: a, id: `c${Math.random()}`, at: model.at } });
            };
            board.append(b);
        }
        const d = document.createElement("div");
        d.innerHTML = model.svg ?? "";
        board.append(d);
        board.dataset["at"] = String(model.at);
    };
    const stop = transport.listen((m) => {
        if (m.type === "gone") return;
        model = m.type === "opened" ? m.model : { ...model, ...m.set };
        draw();
    });
    draw();
    return () => {
        stop();
        board.remove();
    };
}
