// @vitest-environment happy-dom
/** What is sent is measured where it is sent, and each refusal has its own sentence. */
import { expect, test } from "vitest";
import { refusal, silence, told, type Told } from "../../src/classroom/server-answers";
import { upload } from "../../src/classroom/upload";

const LABELS = new Proxy<Record<string, string>>({}, { get: (_, name) => `label of ${String(name)}` });
const LIMITS = { longest_body: 10, longest_file: 100 };
const WELL: Told = { type: "part", text: "", seconds: 0 };

async function sentBy(length: number, answer: (count: number) => Told): Promise<{ sent: string[]; last: Told }> {
    const sent: string[] = [];
    const send = async (address: string, part: Blob): Promise<Told> => {
        sent.push(`${address} ${await part.text()}`);
        return answer(sent.length);
    };
    const text = "abcdefghijklmnopqrstuvwxyz".repeat(4).slice(0, length);
    return { last: await upload(LABELS, new Blob([text]), "progress", LIMITS, send, () => undefined), sent };
}

test.each([
    [403, "refused_unknown"],
    [401, "refused_unknown"],
    [404, "refused_nowhere"],
    [413, "refused_long"],
    [429, "refused_busy"],
    [502, "refused_closed"],
    [503, "refused_closed"],
    [504, "refused_closed"],
    [500, "refused_failed"],
    [507, "refused_failed"],
    [400, "refused_other"],
    [405, "refused_other"],
])("a refusal %i without a sentence has one of its own", (status, label) => {
    expect(refusal(status)).toBe(label);
    expect(told(LABELS, status, null, null)).toEqual({ type: "no", text: `label of ${label}`, seconds: 0 });
});

test("what the class says itself is said as it is, with when to ask again", () => {
    expect(told(LABELS, 429, { type: "no", text: "Slowly." }, "6")).toEqual({ type: "no", text: "Slowly.", seconds: 6 });
    expect(told(LABELS, 200, { type: "joined", text: "" }, null)).toEqual({ type: "joined", text: "", seconds: 0 });
});

test("somebody else who answers is not nobody", () => {
    expect(told(LABELS, 200, null, null).text).toBe("label of refused_strange");
    expect(told(LABELS, 200, ["log in"], "soon").text).toBe("label of refused_strange");
    expect(silence(LABELS).text).toBe("label of no_answer");
});

test("a file goes in parts of what the server takes at once, and all of it arrives", async () => {
    expect((await sentBy(10, () => WELL)).sent).toEqual(["progress?part=1&of=1 abcdefghij"]);
    const { sent } = await sentBy(21, () => WELL);
    expect(sent).toEqual(["progress?part=1&of=3 abcdefghij", "progress?part=2&of=3 klmnopqrst", "progress?part=3&of=3 u"]);
});

test("what is longer than all that is taken is not sent at all", async () => {
    const { sent, last } = await sentBy(101, () => WELL);
    expect(sent).toEqual([]);
    expect(last).toEqual({ type: "no", text: "label of file_long", seconds: 0 });
});

test("what is refused is told, and nothing follows; what is too much at once is sent again", async () => {
    const no = { type: "no", text: "No.", seconds: 0 };
    expect(await sentBy(30, (count) => (count === 2 ? no : WELL))).toMatchObject({ last: no, sent: { length: 2 } });
    const busy = { type: "no", text: "Slowly.", seconds: 0.001 };
    expect((await sentBy(30, (count) => (count === 2 ? busy : WELL))).sent.map((one) => one[14])).toEqual(["1", "2", "2", "3"]);
});
