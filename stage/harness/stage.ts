/** The whole stage with recorded messages, without a kernel: `stage(host, opened)`. For tests and for looking at. */
import "../src/style/stage.css";
import { mount } from "../src/app";
import type { Opened } from "../src/model";
import { Recorded } from "./recorded";

/** Put the stage on the page, as high as the window; what is returned plays changes and tells what was asked for. */
export function stage(host: HTMLElement, opened: Opened, dark = false): Recorded {
    host.replaceChildren();
    const transport = new Recorded(opened);
    mount(host, transport, { dark, height: window.innerHeight, reveal: () => undefined, watch: () => () => undefined });
    return transport;
}
