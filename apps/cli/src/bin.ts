#!/usr/bin/env node
import { guardProcess } from "./guard-process.js";
import { main } from "./main.js";

const done = guardProcess();

// `evals … | head` closes the pipe when it has read enough: that is the reader's choice, not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  done();
  process.exit(0);
});

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  done();
});
