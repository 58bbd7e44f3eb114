// Bundles the page into the one module and the one style sheet that the package carries. `--check` only compares.
import { build } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const TARGET = new URL("../trajan_tutor/desk/page/", import.meta.url);
// No file of it may be larger with gzip; README.md beside this file says what there is room for.
const LARGEST = 76 * 1024;

const result = await build({
    entryPoints: { "stage": "src/hosts/jupyter.ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    outdir: TARGET.pathname,
    write: false,
    metafile: false,
});

const check = process.argv.includes("--check");
let stale = false;
let large = false;
for (const file of result.outputFiles) {
    const name = file.path.slice(file.path.lastIndexOf("/") + 1);
    const place = new URL(name, TARGET);
    const size = gzipSync(file.contents, { level: 9 }).length;
    console.log(`${name}: ${file.contents.length} bytes, ${size} with gzip`);
    if (size > LARGEST) {
        large = true;
        console.log(`${name} is larger than ${LARGEST} bytes with gzip: see stage/README.md.`);
    }
    if (!check) {
        writeFileSync(place, file.contents);
        continue;
    }
    let before = "";
    try {
        before = readFileSync(place, "utf8");
    } catch {
        // A bundle that is missing is stale.
    }
    if (before !== file.text) {
        stale = true;
        console.log(`${name} is not what the sources say: run "make stage".`);
    }
}
process.exitCode = stale || (check && large) ? 1 : 0;
