import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.FARFLUNG_SERVER ?? "http://127.0.0.1:8123";

/** What is built, once more as brotli has it: compressed here, once, and as small as it goes. */
const brotli: Plugin = {
  name: "brotli",
  apply: "build",
  writeBundle({ dir }, files) {
    for (const file of Object.values(files)) {
      const text = file.type === "chunk" ? file.code : file.source;
      if (/\.(js|css|html)$/.test(file.fileName) && text.length > 1000)
        writeFileSync(join(dir!, `${file.fileName}.br`), brotliCompressSync(text));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), brotli],
  build: { outDir: "../src/farflung/web/dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
