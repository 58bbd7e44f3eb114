import js from "@eslint/js";
import typescript from "typescript-eslint";
import noCircles from "./circles.mjs";

export default typescript.config(
    { ignores: ["dist", "node_modules"] },
    { files: ["**/*.mjs"], ...js.configs.recommended, languageOptions: { globals: { process: "readonly", console: "readonly", URL: "readonly" } } },
    {
        files: ["{src,harness}/**/*.{ts,tsx}", "tests/**/*.{ts,tsx}"],
        extends: [js.configs.recommended, ...typescript.configs.strictTypeChecked],
        languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
        plugins: { own: { rules: { "no-circles": noCircles } } },
        rules: {
            "own/no-circles": "error",
            "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
            "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        },
    },
);
