// @vitest-environment happy-dom
/** The line to the room: it connects anew with growing pauses, and says so quietly. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../../src/classroom/line";

class Socket {
    static made: Socket[] = [];
    static readonly OPEN = 1;
    readyState = 0;
    readonly sent: string[] = [];
    onopen: () => void = () => undefined;
    onclose: (event: { code: number }) => void = () => undefined;
    onmessage: (event: { data: string }) => void = () => undefined;
    constructor(readonly url: URL) {
        Socket.made.push(this);
    }
    open(): void {
        this.readyState = 1;
        this.onopen();
    }
    send(text: string): void {
        this.sent.push(text);
    }
    close(code = 1006): void {
        this.readyState = 3;
        this.onclose({ code });
    }
}

const last = (): Socket => Socket.made.at(-1) as Socket;
const turnedAway = vi.fn();
let line: Line<{ type: string }, object>;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody is there")));
    vi.spyOn(Math, "random").mockReturnValue(0);
    Socket.made = [];
    turnedAway.mockClear();
    line = new Line({ address: "pupil", turnedAway });
});
afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
});

test("it speaks to the same place as the page, and hears", () => {
    const heard: string[] = [];
    line.listen((message) => heard.push(message.type));
    last().open();
    last().onmessage({ data: '{"type":"room"}' });
    expect(heard).toEqual(["room"]);
    expect(last().url.href).toMatch(/^ws:.*\/pupil\?page=\w*$/);
});

test("a page says which it is, the same each time, so that the room forgets its line of before", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.123456789);
    const page = new Line({ address: "pupil", turnedAway });
    const said = last().url.searchParams.get("page");
    expect(said).toMatch(/^\w{8,16}$/);
    last().open();
    last().close();
    vi.advanceTimersByTime(1000);
    expect(last().url.searchParams.get("page")).toBe(said);
    page.close();
});

test("a line that is lost is tried anew, each time after a longer pause, and nothing is sent meanwhile", () => {
    last().open();
    last().close();
    expect(line.away.get()).toBe(true);
    expect(line.send({ type: "here" })).toBe(false);
    const pauses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
        const before = Socket.made.length;
        let waited = 0;
        while (Socket.made.length === before) {
            vi.advanceTimersByTime(100);
            waited += 100;
        }
        pauses.push(waited);
        last().close();
    }
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[0]).toBeLessThan(1000);
    expect(pauses[4]).toBeLessThanOrEqual(10_000);
});

test("whoever waits hears when the line is back", () => {
    const back = vi.fn();
    last().open();
    line.back(back);
    last().close();
    vi.advanceTimersByTime(400);
    expect(back).not.toHaveBeenCalled();
    last().open();
    expect(back).toHaveBeenCalledOnce();
    expect(line.away.get()).toBe(false);
});

test("what is asked and not answered ends a line that only looks alive", () => {
    last().open();
    const first = last();
    line.send({ type: "desk" }, true);
    vi.advanceTimersByTime(8500);
    expect(first.readyState).toBe(3);
    expect(Socket.made.length).toBeGreaterThan(1);
});

test("an answer in time keeps it", () => {
    last().open();
    line.send({ type: "desk" }, true);
    vi.advanceTimersByTime(3000);
    last().onmessage({ data: '{"type":"desk"}' });
    vi.advanceTimersByTime(6000);
    expect(Socket.made).toHaveLength(1);
});

test("a network that is there again is tried at once", () => {
    last().open();
    window.dispatchEvent(new Event("offline"));
    expect(line.away.get()).toBe(true);
    const before = Socket.made.length;
    window.dispatchEvent(new Event("online"));
    expect(Socket.made).toHaveLength(before + 1);
});

test("whoever has not come in is turned away, and whose class is over is not connected anew", () => {
    last().open();
    last().close(4410);
    expect(line.over.get()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
    expect(turnedAway).not.toHaveBeenCalled();
    new Line({ address: "pupil", turnedAway });
    last().close(4401);
    expect(turnedAway).toHaveBeenCalledOnce();
});

test("a line that never comes about is given up for another try", () => {
    const first = last();
    vi.advanceTimersByTime(9500);
    expect(first.readyState).toBe(3);
    expect(Socket.made.length).toBeGreaterThan(1);
});

test("a page that nobody sees keeps its line though its clocks are slow; one that slept does not", () => {
    last().open();
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const slept = (seconds: number): void => void vi.setSystemTime(Date.now() + 1000 * seconds);
    slept(60);
    vi.advanceTimersByTime(10_000);
    expect(Socket.made).toHaveLength(1);
    seen.mockReturnValue("visible");
    slept(60);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.made.length).toBeGreaterThan(1);
});

test.each([
    [429, true],
    [503, true],
    [400, false],
    [0, false],
])("a line that was never open was refused: with the status %s the room is too busy: %s", async (status, busy) => {
    const asked = vi.fn<(address: URL) => Promise<{ status: number }>>(() => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError("nobody is there"))));
    vi.stubGlobal("fetch", asked);
    last().close();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.mock.calls[0]?.[0].pathname).toMatch(/pupil$/);
    expect([line.away.get(), line.busy.get()]).toEqual([true, busy]);
    await vi.advanceTimersByTimeAsync(300);
    last().open();
    expect([line.away.get(), line.busy.get()]).toEqual([false, false]);
    last().close();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
});
