/** The light page: opens what its address names, draws it at once, and starts Python behind it. */
import { render } from "preact";
import type { Start } from "./channel";
import { Channel } from "./channel";
import { fetchText } from "./unpack";
import { StartPage } from "./start";
import "./page.css";

// TEMP
function mount(root: HTMLElement, transport: import("../transport").Transport, first: any): () => void {
    let model = first.model;
    let n = 0;
    const draw = () => {
        root.innerHTML = "";
        const p = document.createElement("p"); p.className = "prompt"; p.textContent = model.prompt; root.append(p);
        for (const c of model.choices) {
            const b = document.createElement("button"); b.className = "choice"; b.textContent = c.text;
            b.onclick = () => { n += 1; transport.send({ type: "do", request: { type: "choose", move: c.move, id: `c${Math.random()}`, at: model.at } }); };
            root.append(b);
        }
        const d = document.createElement("div"); d.innerHTML = model.svg; root.append(d);
        root.dataset["at"] = String(model.at);
    };
    transport.listen((m: any) => { model = m.type === "opened" ? m.model : { ...model, ...m.set }; draw(); });
    draw();
    return () => transport.close();
}

const SEEDS = 6;
const channel = new Channel((news) => {
    document.documentElement.dataset["python"] = news.type;
    performance.mark(news.type);
    if (news.type === "start") start = news, show();
    if (news.type === "failed") console.error(news.reason);
});
let start: Start | null = null;
const root = document.createElement("main");
document.body.append(root);

function show(): void {
    const route = new URLSearchParams(location.search);
    if (route.has("lesson") || route.has("play")) return;
    if (start) render(<StartPage start={start} />, root);
}

async function open(): Promise<void> {
    const route = new URLSearchParams(location.search);
    const lesson = route.get("lesson");
    const play = route.get("play");
    if (!lesson && !play) {
        start = JSON.parse(await fetchText("first/start.json")) as Start;
        show();
        channel.start();
        return;
    }
    const seed = 1 + Math.floor(Math.random() * SEEDS);
    const opening = lesson ? { kind: "lesson" as const, name: lesson } : { kind: "play" as const, name: play ?? "", seed };
    const drawn = await fetchText(lesson ? `first/lesson/${lesson}.json` : `first/play/${play}/${seed}.json`).catch(() => "");
    const transport = channel.open(opening, drawn, (text) => { root.textContent = text; });
    mount(root, transport, transport.first());
    performance.mark("drawn");
}
void open();
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("service.js");
