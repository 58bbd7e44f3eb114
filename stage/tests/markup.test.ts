// @vitest-environment happy-dom
/** Texts become markup by a list of what draws. */
import { expect, test } from "vitest";
import { drawing, fragment, parsed, sheet } from "../src/parts/markup";

test.each([
    "<script>window.broken = 1</script>",
    "<SCRIPT/XLINK:HREF='data:,window.broken = 1'></SCRIPT>",
    '<g><image href="x" onerror="window.broken = 1"/></g>',
    '<rect onclick="window.broken = 1"/>',
    '<rect ONLOAD="window.broken = 1"/>',
    '<img src="x" onerror="window.broken = 1">',
    '<g/></g></svg><img src="x" onerror="window.broken = 1">',
    '<foreignObject><iframe srcdoc="x"></iframe></foreignObject>',
    '<a href="javascript:window.broken = 1"><rect/></a>',
    '<use href="data:image/svg+xml,x#a"/>',
    '<use xlink:href="//example.org/x.svg#a"/>',
    '<use href="#a"><set attributeName="href" to="javascript:window.broken = 1"/></use>',
    '<use href="#a"><animate attributeName="href" values="//example.org#a"/></use>',
    '<rect fill="url(https://example.org/#a)"/>',
    '<rect fill="u&#114;l(//example.org/#a)"/>',
    '<rect style="fill:\\75 rl(//example.org)"/>',
    '<rect style="background:image-set(&quot;//example.org&quot; 1x)"/>',
    "<style>.a{fill:none}</style>",
    '<rect formaction="x"/>',
    '<rect xml:base="//example.org/"/>',
    "<title><p>x</p></title>",
    "<text>before</text><object data='x'></object>",
])("what could run or fetch something is no fragment: %s", (text) => {
    expect(fragment(text).childNodes).toHaveLength(0);
    expect(fragment(`<g><rect/>${text}</g>`).childNodes).toHaveLength(0);
    expect(parsed(text)).toBeNull();
});

test("what draws is taken up as it is, with names that hold anything", () => {
    const text = '<g class="p" data-spot="mat.0" aria-label="url(x) \\ javascript:" tabindex="-1"><use href="#a"></use><path d="M0 0" clip-path="url(#c)"></path></g>';
    expect(fragment(text + text).children).toHaveLength(2);
    expect(parsed(text)?.outerHTML).toBe(text);
    expect(parsed("only words")).toBeNull();
});

test("a drawing has a list of attributes too, and a style sheet fetches nothing", () => {
    const [head, tail] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">', "</svg>"];
    expect(drawing(`${head}<rect rx="1"/>${tail}`)).not.toBeNull();
    expect(drawing(`${head}<style>.a{fill:none}</style>${tail}`)).not.toBeNull();
    expect(drawing(`${head}<rect formaction="x"/>${tail}`)).toBeNull();
    expect(drawing(`${head}<style>.a{fill:url(//example.org)}</style>${tail}`)).toBeNull();
    expect(sheet(".a{fill:url(#b)}@media print{.a{fill:none}}")).toContain("print");
    expect(sheet(".a{background:url(x.png)}")).toBe("");
});
