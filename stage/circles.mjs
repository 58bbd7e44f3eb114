/** A rule for eslint: no module may come back to itself by what it imports, be it a type alone. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const IMPORTED = /^\s*(?:import|export)\b[^;"]*?from\s+"(\.[^"]+)"|^import\s+"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;
const ENDINGS = [".ts", ".tsx"];
const known = new Map();

/** The modules that a module imports, by their files. */
export function importsOf(file, text = readFileSync(file, "utf8")) {
    return [...text.matchAll(IMPORTED)].flatMap(([, ...names]) => {
        const place = path.resolve(path.dirname(file), names.find(Boolean));
        return ENDINGS.map((ending) => place + ending).filter(existsSync);
    });
}

/** The way from a module over its imports back to itself; an empty list where there is none. */
export function circleOf(file, text) {
    const from = new Map(importsOf(file, text).map((one) => [one, ""]));
    for (const one of from.keys()) {
        if (!known.has(one)) known.set(one, importsOf(one));
        for (const next of known.get(one)) {
            if (next === file) return wayTo(one, from);
            if (!from.has(next)) from.set(next, one);
        }
    }
    return [];
}

function wayTo(file, from) {
    return file ? [...wayTo(from.get(file), from), file] : [];
}

export default {
    create: (context) => ({
        Program(node) {
            const way = circleOf(context.filename, context.sourceCode.text);
            if (way.length) context.report({ node, message: `An import circle, over ${way.map((one) => path.basename(one)).join(", ")}.` });
        },
    }),
};
