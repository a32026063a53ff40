import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts, so that building the client needs no test runner. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  // However busy the machine is: a test that hangs is ended all the same.
  test: { include: ["test/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
