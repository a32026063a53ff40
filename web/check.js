/** All that is checked about the client, side by side: `npm run check`. Each says something only if it finds something. */
import { spawn } from "node:child_process";

const SCRIPTS = ["format:check", "lint", "types", "test"];

function run(script) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [process.env.npm_execpath, "run", "--silent", script]);
    let said = "";
    child.stdout.on("data", (text) => (said += text));
    child.stderr.on("data", (text) => (said += text));
    child.on("close", (code) => {
      if (code) console.log(`--- npm run ${script}\n${said}`);
      done(code === 0);
    });
  });
}

const fine = await Promise.all(SCRIPTS.map(run));
process.exit(fine.every(Boolean) ? 0 : 1);
