// Bundles the harness into a folder: node harness/build.mjs FOLDER
import { build } from "esbuild";
import { copyFileSync } from "node:fs";

const folder = process.argv[2];
await build({
    entryPoints: ["harness/walk.ts"],
    bundle: true,
    format: "esm",
    target: "es2022",
    outdir: folder,
});
copyFileSync("harness/walk.html", `${folder}/walk.html`);
