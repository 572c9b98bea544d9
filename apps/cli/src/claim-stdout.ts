/**
 * Keeps standard output for the report, and gives the function that prints there: a plugin that calls `console.log`
 * would break the JSON or the table that a program reads. What it prints goes to standard error.
 */
export function claimStdout(): (text: string) => void {
  const print = console.log.bind(console);
  console.log = console.error;
  console.info = console.error;
  console.debug = console.error;
  return print;
}
