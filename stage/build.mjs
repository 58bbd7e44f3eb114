// Bundles the stage, and the pages of a class, each into the one module and the one style sheet that the package carries.
// `--check` only compares.
import { build } from "esbuild";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

// No file of them may be larger with gzip; README.md beside this file says what there is room for.
const BUNDLES = [
    { name: "stage", source: "src/hosts/jupyter.ts", folder: "desk", largest: 77 * 1024 },
    { name: "classroom", source: "src/classroom/class-page.tsx", folder: "classroom", largest: 92 * 1024 },
];
const check = process.argv.includes("--check");

/** Bundle one of them; returns whether what is stored is as it has to be. */
async function bundle({ name, source, folder, largest }) {
    const target = new URL(`../trajan_tutor/${folder}/page/`, import.meta.url);
    const result = await build({
        entryPoints: { [name]: source },
        bundle: true,
        minify: true,
        format: "esm",
        target: "es2022",
        charset: "utf8",
        legalComments: "none",
        outdir: target.pathname,
        write: false,
        metafile: false,
    });
    mkdirSync(target, { recursive: true });
    return result.outputFiles.map((file) => stored(file, target, largest)).every(Boolean);
}

function stored(file, target, largest) {
    const name = file.path.slice(file.path.lastIndexOf("/") + 1);
    const place = new URL(name, target);
    const size = gzipSync(file.contents, { level: 9 }).length;
    const small = size <= largest;
    console.log(`${name}: ${file.contents.length} bytes, ${size} with gzip`);
    if (!small) console.log(`${name} is larger than ${largest} bytes with gzip: see stage/README.md.`);
    if (!check) {
        writeFileSync(place, file.contents);
        return true;
    }
    const same = before(place) === file.text;
    if (!same) console.log(`${name} is not what the sources say: run "make stage".`);
    return same && small;
}

/** What is stored; a bundle that is missing is stale. */
function before(place) {
    try {
        return readFileSync(place, "utf8");
    } catch {
        return "";
    }
}

const well = [];
for (const one of BUNDLES) well.push(await bundle(one));
process.exitCode = well.every(Boolean) ? 0 : 1;
