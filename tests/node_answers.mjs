// Answers a line of JSON with a line of JSON, as long as it is asked: {module, input} has the module's `answer` called
// with the input, and {value} or {error} goes back. One process for many questions: starting Node takes longer than
// most answers.
import { createInterface } from "node:readline";

console.log = console.error; // what a module says for people must not stand between the answers

for await (const line of createInterface({ input: process.stdin })) {
  const { module, input } = JSON.parse(line);
  let told;
  try {
    const { answer } = await import(module);
    told = { value: (await answer(input)) ?? null };
  } catch (error) {
    told = { error: String(error?.stack ?? error) };
  }
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
