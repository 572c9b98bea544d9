/** The accepted answers of a case as one text, so that two cases can be compared. */
export const acceptedText = (expected: string | readonly string[]): string =>
  typeof expected === "string" ? expected : JSON.stringify(expected);
