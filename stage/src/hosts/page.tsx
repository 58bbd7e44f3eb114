/** The light page: opens what its address names, draws it at once, and starts Python behind it. */
import "../style/stage.css";
import "./page.css";
import { render } from "preact";
import { mount } from "../app";
import { firstLanguage, keepLanguage, namedLanguage, type Language } from "../languages";
import { Beginning } from "./beginning";
import { Channel, type Opening, type PageNews } from "./channel";
import { drawnBefore, isListed, Memory, SEEDS } from "./drawn-boards";
import { around } from "./page-around";
import { keep } from "../save";
import { StartPage, type Start } from "./start";
import { Strip, type Standing } from "./progress-strip";
import { fetchText } from "./unpack";

/** So long after all is there, something is done for later visits. */
const LATER = 4000;
const strip = document.createElement("header");
const root = document.createElement("main");
/** The languages that the page is offered in. */
const languages = Object.entries(JSON.parse(metaOf("languages") || "{}") as Record<string, string>).map(([key, name]): Language => ({ key, name }));
let language = namedLanguage(languages) || firstLanguage(languages);
const channel = new Channel(language, hear);
const pictures: Record<string, string> = {};
/** The games whose first game can be watched. */
const films = metaOf("films").split(" ");
let start: Start | null = null;
let standing: Standing = "starting";
let share = 0;
let keeps: boolean | null = null;
let alone = false;
let restored = false;
let brought = "";
/** Whether the page is called after what is shown on it. */
let titled = false;
let close: () => void = () => undefined;

function metaOf(name: string): string {
    return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
}

function hear(news: PageNews): void {
    if (news.type === "arrived") share = news.share;
    else if (news.type === "start") start = news.language === language ? news : start;
    else if (news.type === "not-kept") keeps = false;
    else if (news.type === "taken") keep(news.name, news.text, "application/json");
    else if (news.type === "brought") brought = news.text;
    else if (news.type === "failed") {
        standing = "failed";
        console.error(news.reason);
    } else {
        standing = "ready";
        keeps = news.keeps;
        restored = news.restored;
        document.documentElement.dataset["restored"] = String(restored);
    }
    document.documentElement.dataset["tutor"] = standing;
    draw();
}

/** What the address asks for; null for the first page. */
function asked(): Opening | null {
    const words = new URLSearchParams(location.search);
    const [lesson, play] = [words.get("lesson"), words.get("play")];
    if (lesson) return { kind: "lesson", name: lesson };
    return play ? { kind: "play", name: play, seed: 1 + Math.floor(Math.random() * SEEDS) } : null;
}

const carry = {
    take: () => channel.take(),
    bring: (text: string) => channel.bring(text),
};

/** The board that the address asks for; null for the first page, and where there is no such board. */
function board(): Opening | null {
    const opening = asked();
    return opening && isListed(opening) ? opening : null;
}

function draw(): void {
    const opening = board();
    if (!start) return;
    const missing = opening ? "" : (asked()?.name ?? "");
    render(<Strip labels={start.labels} standing={standing} share={share} back={opening !== null || missing !== ""} languages={languages} language={language} speak={(to) => void speak(to)} />, strip);
    if (!opening) render(<StartPage start={start} missing={missing} pictures={pictures} films={films} keeps={keeps} alone={alone} carry={carry} brought={brought} />, root);
}

/** Show what the address asks for now. */
async function go(): Promise<void> {
    close();
    close = () => undefined;
    render(null, root);
    root.replaceChildren();
    const opening = board();
    draw();
    if (opening) await open(opening);
    else channel.start();
}

async function open(opening: Opening): Promise<void> {
    const drawn = await drawnBefore(opening, language);
    const host = channel.open(opening, drawn.text, (text) => {
        root.textContent = text;
    });
    const first = host.first();
    const transport = first && drawn.record ? new Beginning(host, first, drawn.record) : host;
    const memory = new Memory(opening, first, (address, title) => {
        document.title = title;
        titled = true;
        if (opening.kind === "lesson") history.replaceState(null, "", `?lesson=${address}`);
    });
    const unlisten = transport.listen((message) => {
        memory.hear(message);
    });
    // What Python has not done yet is no standing to come back to.
    void transport.ready?.then(() => memory.begin());
    const shut = mount(root, transport, around({ languages, speak: (to) => void speak(to) }));
    close = () => {
        unlisten();
        shut();
    };
}

/** Whoever plays comes first; then the next visit is made quicker. */
async function remember(): Promise<void> {
    if (!restored) await new Promise((resolve) => setTimeout(resolve, LATER));
    if (restored || (await channel.remember(language))) document.documentElement.dataset["quick"] = "";
}

document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href");
    if (!address?.startsWith("?") || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Python goes on running: only what is shown becomes another.
    event.preventDefault();
    history.pushState(null, "", address === "?" ? location.pathname : address);
    void go();
});
window.addEventListener("popstate", () => void go());

/** The pictures of the covers move by themselves; a page of its own draws each. */
async function loadPictures({ language: spoken, games }: Start): Promise<void> {
    await Promise.all(
        games.map(async ({ name }) => {
            const drawing = await fetchText(`first/${spoken}/cover/${name}.svg`).catch(() => "");
            if (!drawing || language !== spoken) return;
            if (pictures[name]) URL.revokeObjectURL(pictures[name]);
            pictures[name] = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
        }),
    );
    draw();
}

/** What the first page shows to whoever has done nothing yet, with the words of the page. */
async function fetchStart(): Promise<Start> {
    return JSON.parse(await fetchText(`first/${language}/start.json`)) as Start;
}

/** Show the words of the page in its language. */
function begin(shown: Start): void {
    start = shown;
    document.documentElement.lang = shown.language;
    if (!board() || !titled) document.title = shown.labels["title"] ?? "";
    draw();
}

/** Go on in another language, at any moment; what is played goes on. */
async function speak(to: string): Promise<void> {
    language = to;
    keepLanguage(to);
    // Python says anew how far the visitor is, as soon as it is there.
    channel.speak(to);
    const shown = await fetchStart();
    if (language !== to) return;
    begin(shown);
    await loadPictures(shown);
    if (alone) await keepOffline();
}

/** Keep what is for this language alone, so that it is there without a network, too. */
async function keepOffline(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
        port1.onmessage = resolve;
        active?.postMessage({ language }, [port2]);
    });
}

document.body.replaceChildren(strip, root);
void go();
const first = await fetchStart();
begin(first);
await loadPictures(first);
// Without a network it works from the second visit on; what is fetched now comes first.
if ("serviceWorker" in navigator) {
    await channel.ready;
    await navigator.serviceWorker.register(new URL("../service.js", import.meta.url));
    await keepOffline();
    alone = true;
    document.documentElement.dataset["alone"] = "";
    draw();
    await remember();
}
