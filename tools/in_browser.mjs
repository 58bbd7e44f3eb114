// Runs `main` of a Python file in the Python of the browser, outside of one, with folders of this machine mounted in it.
//
//     node tools/in_browser.mjs PYODIDE FILE NAME=FOLDER…
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [pyodide, file, ...mounts] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const { info } = JSON.parse(readFileSync(resolve(pyodide, "pyodide-lock.json"), "utf8"));
// What is compiled here names lines, and not the columns of each instruction: these are a third of it, pressed.
const env = { HOME: "/home", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${resolve(pyodide)}/`, lockFileContents: { info, packages: {} }, env });
for (const mount of mounts) {
    const [name, root] = mount.split("=");
    python.FS.mkdirTree(`/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, `/${name}`);
}
try {
    python.runPython(readFileSync(file, "utf8"), { filename: file });
    await python.runPythonAsync("await main()");
} catch (error) {
    // Without the line of Pyodide that it came through, which is a million letters long.
    console.error(error.message);
    process.exit(1);
}
