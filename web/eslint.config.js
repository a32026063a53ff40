import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: [".svelte-check/"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: typescript.parser } } },
  { files: ["*.js", "*.config.ts"], languageOptions: { globals: globals.node } },
  {
    rules: {
      // Lists are keyed where their things move or hold something; most are drawn from the view, which comes whole.
      "svelte/require-each-key": "off",
      // Maps and Sets here are built anew within a $derived or stand in $state.raw: none is changed under a reader.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
