import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.FARFLUNG_SERVER ?? "http://127.0.0.1:8199";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/farflung/web/dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
