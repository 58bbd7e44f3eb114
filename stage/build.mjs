// Bundles the page into the one module and the one style sheet that the package carries. `--check` only compares.
import { build } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const TARGET = new URL("../trajan_tutor/desk/page/", import.meta.url);
// Above this a reader of the code is owed a reason; see README.md beside this file.
const LARGEST = 60 * 1024;

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
for (const file of result.outputFiles) {
    const name = file.path.slice(file.path.lastIndexOf("/") + 1);
    const place = new URL(name, TARGET);
    const size = gzipSync(file.contents, { level: 9 }).length;
    console.log(`${name}: ${file.contents.length} bytes, ${size} with gzip`);
    if (size > LARGEST) console.log(`${name} is larger than ${LARGEST} bytes with gzip: say why in stage/README.md.`);
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
process.exitCode = stale ? 1 : 0;
