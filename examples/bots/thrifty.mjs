// A bot as a process, in JavaScript: it takes the first option that ends or keeps something, or else the last.
// farflung sim salvage --players 2 --games 20 --bots "process:node examples/bots/thrifty.mjs,random"
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type !== "choose") continue;
  const ends = said.options.find((option) => /^(stop|keep|end|done)/.test(option.text));
  const chosen = ends ?? said.options[said.options.length - 1];
  process.stdout.write(JSON.stringify({ answer: chosen.code }) + "\n");
}
