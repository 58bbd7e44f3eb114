/** The pages of a class: what the server has written into the page says which one this is. */
import "../style/stage.css";
import "./style/class.css";
import { render, type VNode } from "preact";
import type { ClassStart } from "./messages";
import { Spoken } from "./spoken";
import { Projector } from "./projector";
import { Pupil } from "./pupil";
import { Teacher } from "./teacher";

const PAGES: Record<ClassStart["page"], (props: { start: ClassStart }) => VNode> = { pupil: Pupil, teacher: Teacher, projector: Projector };

function begin(): void {
    const start = JSON.parse(document.getElementById("start")?.textContent ?? "{}") as ClassStart;
    const Page = PAGES[start.page];
    document.documentElement.lang = start.language;
    document.documentElement.dataset["page"] = start.page;
    document.title = start.labels["title"] ?? "";
    const root = document.body.appendChild(document.createElement("div"));
    root.className = "class-page";
    const shown = start.problem ? <main class="problem"><p>{start.problem}</p></main> : <Page start={start} />;
    render(<Spoken.Provider value={start}>{shown}</Spoken.Provider>, root);
}

begin();
