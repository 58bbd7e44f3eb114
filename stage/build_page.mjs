// Bundles what the light page is made of besides Python into a folder: the page, its worker, its service worker.
import { build } from "esbuild";

const [folder] = process.argv.slice(2);
await build({
    absWorkingDir: new URL(".", import.meta.url).pathname,
    entryPoints: [
        { in: "src/hosts/page.tsx", out: "page" },
        { in: "src/hosts/worker.ts", out: "worker" },
        { in: "src/hosts/service.ts", out: "service" },
    ],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    outdir: folder,
});
