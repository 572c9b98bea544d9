import { data, scores, task } from "./cities.js";

// What Eval of Braintrust does with the same three.
for (const { input, expected } of data()) {
  const output = await task(input);
  for (const scorer of scores) {
    const { name, score } = await scorer({ input, output, expected });
    console.log(`${name}\t${score.toFixed(2)}\t${output}`);
  }
}
