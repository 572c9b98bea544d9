#!/usr/bin/env node
import { exitCode } from "./exit-code.js";
import { guardProcess } from "./guard-process.js";
import { main } from "./main.js";

const done = guardProcess();

// `evals … | head` closes the pipe when it has read enough: that is the reader's choice, not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  done();
  if (error.code === "EPIPE") process.exit(0);
  console.error(`evals: standard output could not be written: ${error.message}`);
  process.exit(exitCode.incomplete);
});

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
  done();
});
